// What the report shows of Plusses and Minuses: points, descents and pairs of all permutations, and best play.
#include "cli/plusminus/figures.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/output/counted.hpp"
#include "cli/output/tables.hpp"
#include "cli/report/charts.hpp"
#include "enumerate/plusminus/counts.hpp"
#include "enumerate/plusminus/solve.hpp"
#include "jobs/runner.hpp"

namespace quadrille::cli {

namespace {

using Scale = exports::Chart::Scale;

// The rows that an engine counts.
template <class Count>
FigureTable counted(const char* name, const std::string& command, const Options& options, Count count) {
  const jobs::Runner runner(options);
  Table table = new_table(name);
  table.indexed = false;
  table.provenance.command = "quadrille " + command;
  table.provenance.rules = "plusses and minuses";
  const engines::RunOptions run = runner.engine_options();
  const engines::Counts counts = runner.on_threads([&] { return count(run); });
  append_rows(table, counts);
  return {std::move(table), {counts.status, {}, "all rows", "give more, or a smaller n"}};
}

JobFigure matches() {
  const std::string command = "count plusminus --predictions +-+-+-+,++-++-+";
  return {figure("plusminus-matches", "Points of both players over all permutations of 8",
                 "Player 1 predicts +-+-+-+, player 2 ++-++-+: how many permutations give both scores.",
                 heat("matches_1", "matches_2", {"permutations"}, "permutations", Scale::log)),
          command, [=](const Options& options) {
            return counted("count_plusminus_matches", command, options, [](const engines::RunOptions& run) {
              return enumerate::count_matches(plusminus::parse_predictions("+-+-+-+,++-++-+"), run);
            });
          }};
}

JobFigure descents() {
  const std::string command = "count plusminus --n 20 --by descents";
  return {figure("plusminus-descents", "Descents of a permutation of 20 and of its inverse",
                 "The joint distribution; its symmetry is that of inversion.",
                 heat("descents", "inverse_descents", {"permutations"}, "permutations", Scale::log)),
          command, [=](const Options& options) {
            return counted("count_plusminus_descents", command, options,
                           [](const engines::RunOptions& run) { return enumerate::count_descents(20, run); });
          }};
}

JobFigure pairs() {
  const std::string command = "count plusminus --n 1..16 --by pairs";
  return {figure("plusminus-pairs", "Pairs of truth lists that occur",
                 "How many pairs of sign words some permutation of n has, it and its inverse.",
                 series("n", {"pairs"}, "pairs", Scale::log)),
          command, [=](const Options& options) {
            int next = 1;
            FigureTable found = counted("count_plusminus_pairs", command, options, [&](const engines::RunOptions& run) {
              engines::Counts counts = enumerate::count_pairs(1, 16, run);
              next = std::max(1, counts.last_finished_grade + 1);
              return counts;
            });
            found.table.indexed = true;
            found.end.missing = fmt::format("all n from {}", next);
            return found;
          }};
}

// The rows of `solve plusminus --by predictions`.
FigureTable solve_margins(int n, const Options& options) {
  const jobs::Runner runner(options);
  Table table = new_table("solve_plusminus_predictions");
  table.provenance.command = fmt::format("quadrille solve plusminus --n {} --places-first 2 --by predictions", n);
  table.provenance.rules = "plusses and minuses, player 2 places first";
  const engines::RunOptions run = runner.engine_options();
  const auto solution = runner.on_threads([&] { return enumerate::solve_plusminus(n, 2, false, run); });
  if (solution.status == RunStatus::complete) {
    for (const auto& [margin, pairs] : solution.pairs) table.rows.push_back({Natural(margin), Natural(pairs)});
  }
  return {std::move(table), {solution.status, {}, "all rows", "give more, or a smaller --n"}};
}

JobFigure margins() {
  return {figure("plusminus-margins", "Margins of all predictions on the board of 8",
                 "Player 1's points less player 2's when both place best, over all pairs of predictions.",
                 bars("margin", "pairs", "pairs of predictions", Scale::linear)),
          "solve plusminus --n 8 --by predictions", [](const Options& options) { return solve_margins(8, options); }};
}

FigureSection section() {
  return {{"plusminus",
           "Plusses and Minuses",
           "Both players predict a word of signs; then a permutation is placed, and each scores where the own word "
           "agrees with the rises and falls of the permutation or of its inverse.",
           {}},
          {matches(), descents(), pairs(), margins()}};
}

}  // namespace

ReportPart plusminus_report_part() { return {{}, section}; }

}  // namespace quadrille::cli
