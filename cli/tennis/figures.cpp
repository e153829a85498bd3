// What the report shows of Tennis and Footsteps: values, the opening mix, and the lengths of games.
#include "cli/tennis/figures.hpp"

#include <fmt/format.h>

#include "cli/output/counted.hpp"
#include "cli/output/tables.hpp"
#include "cli/report/charts.hpp"
#include "cli/tennis/arguments.hpp"
#include "enumerate/tennis/counts.hpp"
#include "enumerate/tennis/play.hpp"
#include "enumerate/tennis/solve.hpp"
#include "jobs/runner.hpp"

namespace quadrille::cli {

namespace {

using enumerate::decimal_of_fixed;
using Scale = exports::Chart::Scale;

// The rows of `count tennis`.
FigureTable count_games(const tennis::Rules& rules, int points, const Options& options) {
  const jobs::Runner runner(options);
  Table table = new_table("count_tennis_outcome");
  table.provenance.command =
      fmt::format("quadrille count tennis --points {}{} --by outcome", points, options_of(rules));
  table.provenance.rules = fmt::format("{}, {} points each", to_string(rules), points);
  const engines::RunOptions run = runner.engine_options();
  const engines::Counts counts = runner.on_threads([&] { return count_tennis_games({points, rules}, run); });
  append_rows(table, counts);
  return {std::move(table), {counts.status, {}, "all rows", "give more, or ask for fewer points"}};
}

using AddRows = void (*)(const enumerate::TennisSolution&, int points, int fields, Table&);

// The rows of `solve tennis`, by `add_rows`.
FigureTable solve(const tennis::Rules& rules, int points, const char* name, const char* option, AddRows add_rows,
                  const Options& options) {
  const jobs::Runner runner(options);
  Table table = new_table(name);
  table.indexed = false;
  table.provenance.command = fmt::format("quadrille solve tennis --points {}{} {}", points, options_of(rules), option);
  table.provenance.rules = to_string(rules);
  enumerate::TennisTask task;
  task.rules = rules;
  task.points_1 = task.points_2 = points;
  const engines::RunOptions run = runner.engine_options();
  RunStatus status = RunStatus::complete;
  runner.on_threads([&] {
    const enumerate::TennisSolution solution = solve_tennis(task, run);
    status = solution.status;
    if (status == RunStatus::complete) add_rows(solution, points, rules.fields, table);
  });
  return {std::move(table), {status, "before anything was found", {}, "give more, or ask for fewer points"}};
}

void list_values(const enumerate::TennisSolution& solution, int points, int fields, Table& table) {
  for (int points_1 = 0; points_1 <= points; ++points_1) {
    for (int points_2 = 0; points_2 <= points; ++points_2) {
      for (int ball = -fields; ball <= fields; ++ball) {
        const enumerate::Enclosure value = solution.values.at({points_1, points_2, ball});
        table.rows.push_back({Natural(points_1), Natural(points_2), Natural(ball), decimal_of_fixed(value.lower),
                              decimal_of_fixed(value.upper)});
      }
    }
  }
}

void list_opening(const enumerate::TennisSolution& solution, int points, int, Table& table) {
  enumerate::TennisStrategist strategies(solution.values);
  const tennis::Position start{points, points, 0};
  auto found = strategies.at(start);
  if (!found || found->guaranteed.width() > enumerate::TennisTask{}.width) {
    auto exact = strategies.exactly_at(start);
    if (exact && (!found || exact->guaranteed.width() < found->guaranteed.width())) found = std::move(exact);
  }
  if (!found) return;
  const auto list = [&](int player, const enumerate::Mix& mix) {
    int draw = tennis::legal_draws(points).least;
    for (const enumerate::Share share : mix) {
      if (share != 0) table.rows.push_back({Natural(player), Natural(draw), enumerate::decimal_of_share(share)});
      ++draw;
    }
  };
  list(1, found->player_1);
  list(2, found->player_2);
}

// Values, opening and games of one variant.
void add_variant(std::vector<JobFigure>& figures, const std::string& variant, const std::string& name) {
  const tennis::Rules rules = parse_rules({.variant = variant});
  const std::string option = " --variant " + variant;
  figures.push_back(
      {figure(
           variant + "-values", fmt::format("{}: the value by points left, the ball at the centre", name),
           "What the position is worth to player 1 under best play, between losing and winning; the "
           "table has every place of the ball, as an interval that is certain.",
           only(heat("points_1", "points_2", {"lower", "upper"}, "value for player 1", Scale::diverging), "ball", "0")),
       fmt::format("solve tennis --points 20{} --by states", option),
       [=](const Options& options) { return solve(rules, 20, "solve_tennis", "--by states", list_values, options); }});
  figures.push_back({figure(variant + "-opening", fmt::format("{}: the opening mix with 50 points", name),
                            "How often an optimal player draws each number in the first turn.",
                            only(bars("draw", "probability", "probability", Scale::linear), "player", "1")),
                     fmt::format("solve tennis --points 50{} --strategy", option), [=](const Options& options) {
                       return solve(rules, 50, "solve_tennis_strategy", "--strategy", list_opening, options);
                     }});
  figures.push_back({figure(variant + "-games", fmt::format("{}: games of 20 points by turns", name),
                            "Every game that can be played, by its length and its winner.",
                            series("turns", {"wins_1", "wins_2", "draws"}, "games", Scale::log)),
                     fmt::format("count tennis --points 20{}", option),
                     [=](const Options& options) { return count_games(rules, 20, options); }});
}

FigureSection section() {
  FigureSection section{{"tennis",
                         "Tennis and Footsteps",
                         "Both players bid at once from their points, and the ball moves towards who bid less. There "
                         "is no best bid, only a best mix; values are solved turn by turn as matrix games.",
                         {}},
                        {}};
  add_variant(section.figures, "tennis", "Tennis");
  add_variant(section.figures, "footsteps", "Footsteps");
  return section;
}

}  // namespace

ReportPart tennis_report_part() { return {{}, section}; }

}  // namespace quadrille::cli
