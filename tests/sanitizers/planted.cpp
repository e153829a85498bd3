// Faults that the sanitizers must find, one at a time. A sanitizer that misses one cannot find its kind at all.
//
//   planted race | overrun | overflow
#include <tbb/global_control.h>
#include <tbb/task_arena.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <iostream>
#include <limits>
#include <map>
#include <string>
#include <thread>
#include <vector>

#include "quadrille/detail/parallel.hpp"

namespace {

using std::chrono::steady_clock;

// Two bodies of one loop add to one number. Each starts once the other runs on its own thread. They are counted with
// relaxed order, so the counter does not order the additions.
int race() {
  const tbb::global_control threads(tbb::global_control::max_allowed_parallelism, 2);
  tbb::task_arena arena(2);
  std::atomic<int> begun{0};
  int sum = 0;
  arena.execute([&] {
    quadrille::engines::parallel_for_task(0, 2, [&](std::size_t) {
      begun.fetch_add(1, std::memory_order_relaxed);
      const steady_clock::time_point end = steady_clock::now() + std::chrono::seconds(60);
      while (begun.load(std::memory_order_relaxed) < 2 && steady_clock::now() < end) std::this_thread::yield();
      ++sum;
    });
  });
  return sum;
}

int overrun() {
  const std::vector<int> numbers(8, 1);
  const int* const first = numbers.data();
  return first[numbers.size()];
}

int overflow() {
  int sum = std::numeric_limits<int>::max();
  for (const int more : std::vector<int>{1}) sum += more;
  return sum;
}

}  // namespace

int main(int count, char** words) {
  const std::map<std::string, std::function<int()>> faults{
      {"race", race}, {"overrun", overrun}, {"overflow", overflow}};
  const auto fault = faults.find(count == 2 ? words[1] : "");
  if (fault == faults.end()) {
    std::cerr << "planted: name a fault: race, overrun, overflow\n";
    return 2;
  }
  std::cout << fault->first << " passed by: " << fault->second() << '\n';
}
