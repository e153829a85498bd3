// The row types of Paper Soccer's counts, to run a test over each.
#pragma once

#include "enumerate/soccer/grouping.hpp"

namespace quadrille::enumerate {

template <CountRow... Rows>
struct RowTypes {};

// Every row of which the first plies can be counted by themselves; WinnerCounts are apart (values/winners_test.cpp).
using AllRows = RowTypes<soccer::PlyCounts, soccer::TotalCounts, soccer::BallCounts, soccer::BounceCounts,
                         soccer::VertexCounts, soccer::SizeCounts, soccer::OutcomeCounts>;
using ReverseRows =
    RowTypes<soccer::PlyCounts, soccer::TotalCounts, soccer::BallCounts, soccer::BounceCounts, soccer::VertexCounts>;
using FrontierRows = RowTypes<soccer::PlyCounts, soccer::TotalCounts, soccer::BallCounts>;

/// Calls visit.operator()<Row>() for each of the row types.
template <CountRow... Rows, class Visit>
void for_each_row_type(RowTypes<Rows...> /*rows*/, const Visit& visit) {
  (visit.template operator()<Rows>(), ...);
}

/// The rows with those counts empty that the engine leaves empty.
template <CountRow Row>
std::vector<Row> without_what_is_unknown(std::vector<Row> rows, bool outcomes_are_known) {
  for (Row& row : rows) {
    if constexpr (requires { row.histories.reset(); }) row.histories.reset();
    if constexpr (requires { row.blocked.reset(); }) {
      if (!outcomes_are_known) row.goal_1 = row.goal_2 = row.blocked = std::nullopt;
    }
  }
  return rows;
}

}  // namespace quadrille::enumerate
