// The tables of Paper Soccer without their rows, as its commands and the Python module give them: the request in its
// normal form, and the rules.
#pragma once

#include <fmt/format.h>

#include <concepts>
#include <string>

#include "cli/output/show.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_estimate.hpp"
#include "quadrille/soccer_family.hpp"
#include "quadrille/soccer_solve.hpp"

namespace quadrille::cli::soccer_commands {

/// What decides beyond the plies; other programs' rules differ.
inline constexpr const char* soccer_endings = "own goals lose, and so does who is to move and has no ply";

/// Of `count soccer`.
template <class Row>
Table count_soccer_table(const soccer::CountPlan<Row>& plan) {
  const char* const mirror = plan.query.mirror ? ", up to its mirror" : "";
  Table table = table_for<Row>(request_of(plan), fmt::format("paper soccer, {}{}", plan.query.pitch, mirror));
  // A vertex is no index, and a total has none.
  table.indexed = !std::same_as<Row, soccer::TotalCounts> && !std::same_as<Row, soccer::BallCounts>;
  table.unfilled = plan.unfilled;
  return table;
}

/// Of `count soccer` with a family of pitches.
inline Table count_soccer_table(const soccer::FamilyPlan& plan) {
  const char* const mirror = plan.query.mirror ? ", up to its mirror" : "";
  Table table = table_for<soccer::PitchCounts>(request_of(plan.query),
                                               fmt::format("paper soccer, {}{}", plan.query.pitches, mirror));
  table.indexed = false;
  table.unfilled = plan.unfilled;
  if (const auto index = soccer::index_of(plan.query.pitches)) table.numbers = {"n of " + index->pitch, index->first};
  return table;
}

/// Of `estimate soccer`. \throws Error (unusable_input) as request_of
inline Table estimate_soccer_table(const soccer::EstimateQuery& query) {
  Table table = table_for<soccer::EstimatedQuantity>(request_of(query), "paper soccer, " + query.pitch);
  table.indexed = false;
  return table;
}

/// Of `solve soccer`. \throws Error (unusable_input) as request_of
template <class Row, class Query>
Table solve_soccer_table(const Query& query) {
  Table table = table_for<Row>(request_of(query), fmt::format("paper soccer, {}: {}", query.pitch, soccer_endings));
  table.indexed = false;
  return table;
}

}  // namespace quadrille::cli::soccer_commands
