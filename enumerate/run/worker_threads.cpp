#include "enumerate/run/worker_threads.hpp"

#include <malloc.h>
#include <pthread.h>
#include <sys/resource.h>
#include <tbb/task_arena.h>
#include <tbb/task_group.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <vector>

namespace quadrille::running {

namespace {

// What holds threads until all of them are there.
class Gate {
 public:
  void arrive_and_wait() {
    std::unique_lock lock(mutex_);
    ++arrived_;
    changed_.notify_all();
    changed_.wait(lock, [this] { return open_; });
  }
  // Waits for so many, but not for ever: a busy machine may take its time, and then they come later.
  void await(int threads) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, std::chrono::seconds(1), [&] { return arrived_ >= threads; });
  }
  void open() {
    const std::scoped_lock lock(mutex_);
    open_ = true;
    changed_.notify_all();
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  int arrived_ = 0;
  bool open_ = false;
};

class Opener {
 public:
  explicit Opener(Gate& gate) : gate_(gate) {}
  ~Opener() { gate_.open(); }
  Opener(const Opener&) = delete;
  Opener& operator=(const Opener&) = delete;

 private:
  Gate& gate_;
};

void* wait_at(void* gate) {
  static_cast<Gate*>(gate)->arrive_and_wait();
  return nullptr;
}

// The C library reserves up to 64 MiB of addresses for each of the first threads. Where addresses are bounded (ulimit
// -v) that would leave neither threads nor work enough: all then share one arena.
void save_addresses() {
  rlimit addresses{};
  if (::getrlimit(RLIMIT_AS, &addresses) == 0 && addresses.rlim_cur != RLIM_INFINITY) ::mallopt(M_ARENA_MAX, 1);
}

// How many threads like those of oneTBB can be created beside those there are; at most `wanted`.
int creatable(int wanted) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return 0;
  pthread_attr_setstacksize(&attributes, tbb::global_control::active_value(tbb::global_control::thread_stack_size));
  std::vector<pthread_t> created(static_cast<std::size_t>(wanted));
  Gate gate;
  int count = 0;
  while (count < wanted &&
         pthread_create(&created[static_cast<std::size_t>(count)], &attributes, wait_at, &gate) == 0) {
    ++count;
  }
  gate.open();
  for (int i = 0; i < count; ++i) pthread_join(created[static_cast<std::size_t>(i)], nullptr);
  pthread_attr_destroy(&attributes);
  return count;
}

std::atomic<int> starting = 0;  // calls of start_library and make_work

class Starting {
 public:
  Starting() { ++starting; }
  ~Starting() { --starting; }
  Starting(const Starting&) = delete;
  Starting& operator=(const Starting&) = delete;
};

// oneTBB's first call of all loads other libraries. Here it is known to be made.
void start_library() noexcept {
  const Starting now;
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism, 1);
}

// Gives so many threads something to do at once, so that oneTBB creates them now. Where memory ends on the way, oneTBB
// does not bear to be taken down again (its destructors wait for ever): the exception ends in std::terminate.
void make_work(int threads) noexcept {
  const Starting now;
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(threads));
  tbb::task_arena arena(threads);
  arena.execute([threads] {
    Gate gate;
    tbb::task_group group;
    const Opener opener(gate);  // whatever happens: the group waits for its tasks
    for (int i = 1; i < threads; ++i) group.run([&gate] { gate.arrive_and_wait(); });
    gate.await(threads - 1);
    gate.open();
    group.wait();
  });
}

// The threads that oneTBB has are the process's, and so is what is known of them.
struct Pool {
  std::mutex mutex;
  bool is_started = false;
  int threads = 1;       // that exist
  bool is_full = false;  // whether no more could be created
};

Pool& pool() {
  static Pool of_this_process;
  return of_this_process;
}

int available(int wanted) {
  Pool& known = pool();
  const std::scoped_lock lock(known.mutex);
  if (!known.is_started) start_library();
  known.is_started = true;
  if (wanted > known.threads && !known.is_full) {
    save_addresses();
    const int more = wanted - known.threads;
    const int found = creatable(more);
    known.is_full = found < more;
    // The work itself needs most of the memory that the stacks of more threads would take.
    const int added = known.is_full ? found / 4 : found;
    if (added > 0) make_work(known.threads + added);
    known.threads += added;
  }
  return wanted < known.threads ? wanted : known.threads;
}

}  // namespace

bool threads_starting() { return starting != 0; }

WorkerThreads::WorkerThreads(int wanted)
    : wanted_(wanted),
      count_(available(wanted)),
      control_(tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(count_)) {}

}  // namespace quadrille::running
