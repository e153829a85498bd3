// A substitute for oneTBB's arena: work runs on the one thread.
#pragma once
#include <utility>

namespace tbb {

class task_arena {
 public:
  explicit task_arena(int /*threads*/) {}
  template <class Work>
  auto execute(Work&& work) const {
    return std::forward<Work>(work)();
  }
};

}  // namespace tbb
