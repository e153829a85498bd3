// The groupings of Paper Soccer's counts, to run a test over each.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "enumerate/soccer/grouping.hpp"

namespace quadrille::enumerate {

// Those of which the first plies can be counted by themselves; by winner is apart (values/winners_test.cpp).
inline constexpr std::array all_but_winner{By::ply,      By::total, By::ball,   By::bounces,
                                           By::vertices, By::size,  By::outcome};
inline constexpr std::array reverse_groupings{By::ply, By::total, By::ball, By::bounces, By::vertices};
inline constexpr std::array frontier_groupings{By::ply, By::total, By::ball};

/// The rows with those counts empty that the engine leaves empty.
inline std::vector<CountRow> without_what_is_unknown(std::vector<CountRow> rows, bool outcomes_are_known) {
  for (CountRow& row : rows) {
    row.histories.reset();
    if (!outcomes_are_known) row.goal_1 = row.goal_2 = row.blocked = std::nullopt;
  }
  return rows;
}

}  // namespace quadrille::enumerate
