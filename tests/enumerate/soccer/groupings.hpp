// The groupings of Paper Soccer's counts, for tests that run over each.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "enumerate/soccer/grouping.hpp"

namespace quadrille::enumerate {

// The groupings that can be counted for first plies alone. By winner cannot (values/winners_test.cpp).
inline constexpr std::array all_but_winner{By::ply,      By::total, By::ball,   By::bounces,
                                           By::vertices, By::size,  By::outcome};
inline constexpr std::array reverse_groupings{By::ply, By::total, By::ball, By::bounces, By::vertices};
inline constexpr std::array frontier_groupings{By::ply, By::total, By::ball};

/// The rows without the counts that the engine does not fill.
inline std::vector<CountRow> without_what_is_unknown(std::vector<CountRow> rows, bool outcomes_are_known) {
  for (CountRow& row : rows) {
    row.histories.reset();
    if (!outcomes_are_known) row.goal_1 = row.goal_2 = row.blocked = std::nullopt;
  }
  return rows;
}

}  // namespace quadrille::enumerate
