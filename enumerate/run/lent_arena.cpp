#include "enumerate/run/lent_arena.hpp"

#include <map>
#include <mutex>
#include <utility>
#include <vector>

namespace quadrille::running {

namespace {

// The arenas that nobody uses, by their number of threads.
struct Idle {
  std::mutex mutex{};
  std::map<int, std::vector<std::unique_ptr<tbb::task_arena>>> arenas{};
};

// Never taken down: where memory has ended, oneTBB waits for ever in taking itself down.
Idle& idle() {
  static Idle& all = *new Idle;
  return all;
}

std::unique_ptr<tbb::task_arena> take(int threads) {
  {
    Idle& all = idle();
    const std::scoped_lock lock(all.mutex);
    auto& arenas = all.arenas[threads];
    if (!arenas.empty()) {
      auto arena = std::move(arenas.back());
      arenas.pop_back();
      return arena;
    }
    // There will be room for it when it comes back.
    arenas.reserve(arenas.capacity() + 1);
  }
  return std::make_unique<tbb::task_arena>(threads);
}

}  // namespace

LentArena::LentArena(int threads) : threads_(threads), arena_(take(threads)) {}

LentArena::~LentArena() {
  Idle& all = idle();
  const std::scoped_lock lock(all.mutex);
  all.arenas[threads_].push_back(std::move(arena_));
}

}  // namespace quadrille::running
