#include "cli/tennis/analysis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "enumerate/tennis/analysis.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

using engines::RunStatus;
using enumerate::Enclosure;
using enumerate::Fixed;

constexpr std::size_t added_columns = 8;

// Nine decimals; the interval only grows.
constexpr Fixed unit = enumerate::fixed_one / 1'000'000'000;

Fixed rounded_down(Fixed value) {
  const Fixed rest = ((value % unit) + unit) % unit;
  return value - rest;
}

void append(std::vector<Cell>& row, const Enclosure& interval) {
  row.emplace_back(enumerate::decimal_of_fixed(rounded_down(interval.lower)));
  row.emplace_back(enumerate::decimal_of_fixed(-rounded_down(-interval.upper)));
}

}  // namespace

RunStatus add_analysis(Table& table, const tennis::Rules& rules, const tennis::Game& game,
                       const engines::RunOptions& options) {
  const tennis::Position& start = game.positions.front();
  const int points = std::max(start.points_1, start.points_2);
  if (points > enumerate::most_solved_points) {
    throw Error(ErrorKind::unusable_input,
                fmt::format("--analyse: the game begins with {} points; at most {} can be valued, leave it out", points,
                            enumerate::most_solved_points));
  }
  const enumerate::TennisSolution solution = enumerate::solve_tennis({rules, points, points}, options);
  for (auto& row : table.rows) row.reserve(table.columns.size());
  const bool valued = solution.status == RunStatus::complete;
  for (std::size_t turn = 0; turn < table.rows.size(); ++turn) {
    auto& row = table.rows[turn];
    const auto analysis = valued && turn > 0
                              ? enumerate::analyse_turn(solution.values, game.positions[turn - 1], game.draws[turn - 1])
                              : std::nullopt;
    if (!analysis) {
      row.resize(row.size() + added_columns);
      continue;
    }
    for (const Enclosure& interval :
         {analysis->before, analysis->after, analysis->given_away_1, analysis->given_away_2}) {
      append(row, interval);
    }
  }
  return solution.status;
}

}  // namespace quadrille::cli
