// The tables of Plusses & Minuses as its commands and the report print them.
#pragma once

#include <fmt/format.h>

#include <concepts>
#include <string>

#include "cli/options/arguments.hpp"
#include "cli/output/show.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::cli::plusminus_commands {

/// Of `count plusminus`. \param options  of the command: `--n 20 --by descents`
template <class Row>
Table count_plusminus_table(const std::string& options) {
  Table table = table_for<Row>("quadrille count plusminus " + options, "plusses and minuses");
  table.indexed = std::same_as<Row, plusminus::PairsCount>;  // the other tables have two indices
  return table;
}

/// Of `solve plusminus`. \param options  what follows --places-first, each with a blank before it: ` --line`
template <class Row>
Table solve_plusminus_table(const IntRange& n, int places_first, const std::string& options = {}) {
  Table table = table_for<Row>(
      fmt::format("quadrille solve plusminus --n {} --places-first {}{}", to_string(n), places_first, options),
      fmt::format("plusses and minuses, player {} places first", places_first));
  table.indexed = !std::same_as<Row, plusminus::LineTurn>;  // no number is what a turn counts
  return table;
}

/// solve(query), with a remedy that names the program's option.
template <class Query>
auto solve_for_table(const Query& query, const Options& options) {
  auto result = solve(query, options);
  if (!result.whole()) result.remedy = "give more, or a smaller --n";
  return result;
}

}  // namespace quadrille::cli::plusminus_commands
