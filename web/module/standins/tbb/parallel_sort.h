// A substitute for oneTBB's sort, on one thread.
#pragma once
#include <algorithm>

namespace tbb {

template <class Iterator>
void parallel_sort(Iterator begin, Iterator end) {
  std::sort(begin, end);
}

}  // namespace tbb
