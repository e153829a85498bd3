#include "cli/updown/titles.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <vector>

#include "cli/report/findings.hpp"

namespace quadrille::cli::updown_commands {

std::string commonest_score(int n, std::span<const updown::ScoreCounts> rows) {
  const std::vector<Natural> permutations = numbers_of(rows, &updown::ScoreCounts::permutations);
  return fmt::format("Permutations of {} numbers score {} most often, {} of them", n,
                     texts_at(texts_of(rows, &updown::ScoreCounts::score), peaks_of(permutations), "or"),
                     share_of_peaks(permutations));
}

std::string effect_of_first_move(std::span<const updown::Solution> rows) {
  const auto half = static_cast<std::size_t>(std::ranges::count(rows, rows.front().first, &updown::Solution::first));
  std::size_t lengths = 0;
  std::size_t differ = 0;
  for (std::size_t i = 0; i < half && half + i < rows.size(); ++i) {
    ++lengths;
    if (rows[i].score != rows[half + i].score) ++differ;
  }
  const int one = rows[half - 1].score;
  const int other = rows.back().score;
  return fmt::format("With {} numbers best play scores {}; who moves first matters for {} of {} lengths", rows.back().n,
                     one == other ? fmt::format("{} whoever moves first", other)
                                  : fmt::format("{} or {}, by who moves first", one, other),
                     differ, lengths);
}

}  // namespace quadrille::cli::updown_commands
