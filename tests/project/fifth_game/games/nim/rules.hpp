// Nim with one heap, the made-up fifth game: two players take one or two counters in turn; the last counter wins.
#pragma once

#include <array>

namespace quadrille::nim {

inline constexpr std::array<int, 2> takes{1, 2};

/// The remaining counters.
struct Heap {
  int counters = 0;
};

constexpr bool over(Heap heap) { return heap.counters == 0; }
constexpr bool legal(Heap heap, int take) { return take <= heap.counters; }
constexpr Heap after(Heap heap, int take) { return {heap.counters - take}; }

}  // namespace quadrille::nim
