// Tennis and Footsteps: counts against the reference implementations, certain intervals against exact values.
#include <fmt/format.h>

#include "enumerate/tennis/counts.hpp"
#include "enumerate/tennis/intervals.hpp"
#include "quadrille/tennis.hpp"
#include "tests/fuzz/comparisons.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

tennis::Rules rules_of(const Query& query) {
  return {query["footsteps"] == 1 ? tennis::Variant::footsteps : tennis::Variant::tennis, query["fields"],
          query["beyond"]};
}

Options options_of(const Query& query) { return {.threads = query["threads"]}; }

std::string rules_text(const Query& query) {
  return fmt::format("--variant {} --fields {} --threads {}", query["footsteps"] == 1 ? "footsteps" : "tennis",
                     query["fields"], query["threads"]);
}

void compare_counts(const Query& query) {
  const enumerate::TennisStart start{query["points"], rules_of(query)};
  const auto games = enumerate::count_tennis_games_ref(start).rows;
  const Answer counted = tennis::count({.points = start.points, .rules = start.rules}, options_of(query));
  require(rows<tennis::GameCounts>(counted) == games, "games differ from the reference's");
  require(enumerate::count_tennis_games_swept(start).rows == games,
          "games that were swept differ from the reference's");
  const Answer positions =
      tennis::count({.points = start.points, .by = tennis::By::positions, .rules = start.rules}, options_of(query));
  require(rows<tennis::PositionCounts>(positions) == enumerate::count_tennis_positions_ref(start).rows,
          "positions differ from the reference's");
}

std::string counts_command(const Query& query) {
  return fmt::format("quadrille count tennis --points {} {}", query["points"], rules_text(query));
}

// A decimal as a rational number.
enumerate::Rational rational(std::string text) {
  const bool negative = text.starts_with('-');
  if (negative) text.erase(0, 1);
  const std::size_t point = std::min(text.find('.'), text.size());
  Natural digits = 0;
  Natural unit = 1;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (i == point) continue;
    require(text[i] >= '0' && text[i] <= '9', "a value that is no decimal: " + text);
    digits = 10 * digits + (text[i] - '0');
    if (i > point) unit *= 10;
  }
  return {negative ? Natural(-digits) : digits, unit};
}

void compare_values(const Query& query) {
  const auto exact = enumerate::solve_tennis_ref(rules_of(query), query["points"]);
  tennis::SolveRequest request{.points = query["points"], .rules = rules_of(query), .show = tennis::Show::states};
  const tennis::CertifiedAnswer values = tennis::solve(request, options_of(query));
  require(!values.table.rows.empty() && values.failure.empty(), "no values");
  for (const auto& row : rows<tennis::PositionValue>(values)) {
    const auto value = exact.find({row.points_1, row.points_2, row.ball});
    require(value != exact.end(), "a position that the reference does not have");
    require(rational(row.lower) <= value->second && value->second <= rational(row.upper),
            fmt::format("the interval at {},{},{} does not hold the value", row.points_1, row.points_2, row.ball));
  }
  request.show = tennis::Show::strategy;
  std::array<enumerate::Rational, 2> sums{};
  for (const auto& bid : rows<tennis::BidProbability>(tennis::solve(request, options_of(query)))) {
    const enumerate::Rational probability = rational(bid.probability);
    require(probability > 0 && bid.bid >= 1 && bid.bid <= query["points"], "a bid that is none");
    sums.at(static_cast<std::size_t>(bid.player - 1)) += probability;
  }
  require(sums[0] == 1 && sums[1] == 1, "probabilities that do not add up to 1");
}

std::string values_command(const Query& query) {
  return fmt::format("quadrille solve tennis --points {} --by states --beyond {} {}", query["points"], query["beyond"],
                     rules_text(query));
}

}  // namespace

std::vector<Comparison> tennis_comparisons() {
  const std::vector<Parameter> rules{{"footsteps", 0, 1}, {"fields", 1, 4}, {"beyond", 1, 2}, {"threads", 1, 3}};
  std::vector<Parameter> count{{"points", 1, 6}};
  std::vector<Parameter> solve{{"points", 1, 4}};
  count.insert(count.end(), rules.begin(), rules.end());
  solve.insert(solve.end(), rules.begin(), rules.end());
  return {{{"count-tennis", count}, counts_command, compare_counts},
          {{"solve-tennis", solve}, values_command, compare_values}};
}

}  // namespace quadrille::fuzz
