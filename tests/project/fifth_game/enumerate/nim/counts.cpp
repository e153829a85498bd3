#include "enumerate/nim/counts.hpp"

#include "games/nim/rules.hpp"

namespace quadrille::enumerate {

std::vector<Natural> count_nim_games(int counters) {
  // games[c][m]: from a heap of c counters, in m moves.
  const auto size = static_cast<std::size_t>(counters) + 1;
  std::vector<std::vector<Natural>> games(size, std::vector<Natural>(size));
  for (int left = 0; left <= counters; ++left) {
    const nim::Heap heap{left};
    std::vector<Natural>& from = games[static_cast<std::size_t>(left)];
    if (nim::over(heap)) from[0] = 1;
    for (const int take : nim::takes) {
      if (!nim::legal(heap, take)) continue;
      const std::vector<Natural>& then = games[static_cast<std::size_t>(nim::after(heap, take).counters)];
      for (std::size_t moves = 1; moves < size; ++moves) from[moves] += then[moves - 1];
    }
  }
  return games.back();
}

}  // namespace quadrille::enumerate
