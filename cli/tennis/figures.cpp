// What the report shows of Tennis and Footsteps: values, the opening mix, and the lengths of games.
#include "cli/tennis/figures.hpp"

#include <fmt/format.h>

#include <functional>
#include <string>
#include <vector>

#include "cli/report/charts.hpp"
#include "cli/tennis/arguments.hpp"
#include "cli/tennis/titles.hpp"
#include "enumerate/tennis/tables.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::cli::tennis_commands {

namespace {

using Scale = exports::Chart::Scale;

tennis::SolveRequest request_of(tennis::SolveRows rows, const tennis::Rules& rules, int points) {
  tennis::SolveRequest request;
  request.rows = rows;
  request.rules = rules;
  request.state = tennis::start_of(points);
  return request;
}

// Values, opening and games of one variant.
void add_variant(std::vector<JobFigure>& figures, const std::string& variant, const std::string& name) {
  constexpr int few = 20;
  constexpr int full = 50;
  const tennis::Rules rules = parse_rules({.variant = variant});
  const std::string option = " --variant " + variant;
  figures.push_back(job_figure<tennis::PositionValue>(
      figure(
          variant + "-values",
          "What the position with the ball at the centre is worth to player 1 under best play, between losing and "
          "winning; the table has every place of the ball, as an interval that is certain.",
          only(heat("points_1", "points_2", {"lower", "upper"}, "value for player 1", Scale::diverging), "ball", "0")),
      {std::bind_front(values_title, name)}, fmt::format("solve tennis --points {}{} --by states", few, option),
      tennis::header_of<tennis::PositionValue>(request_of(tennis::SolveRows::states, rules, few)),
      [rules](const Options& options) {
        return tennis::solve(tennis::SolveStatesQuery{few, rules}, options);
      }));
  figures.push_back(job_figure<tennis::DrawProbability>(
      figure(variant + "-opening", "How often an optimal player draws each number in the first turn.",
             only(bars("draw", "probability", "probability", Scale::linear), "player", "1")),
      {std::bind_front(opening_title, name, full)}, fmt::format("solve tennis --points {}{} --strategy", full, option),
      tennis::header_of<tennis::DrawProbability>(request_of(tennis::SolveRows::strategy, rules, full)),
      [rules](const Options& options) {
        return tennis::strategy({tennis::start_of(full), rules}, options);
      }));
  const tennis::CountQuery games{few, rules};
  figures.push_back(job_figure<tennis::GameCounts>(
      figure(variant + "-games",
             "Every game that can be played, by its length and its winner. The scale is "
             "logarithmic.",
             named(series("turns", {"wins_1", "wins_2", "draws"}, "games", Scale::log),
                   {"player 1 wins", "player 2 wins", "draws"})),
      {std::bind_front(lengths_title, name, few)}, fmt::format("count tennis --points {}{}", few, option),
      header_of(games), [games](const Options& options) { return tennis::count(games, options); }));
}

FigureSection section() {
  FigureSection section{{"tennis",
                         "Tennis and Footsteps",
                         "There is no best bid, only a best mix; values are solved turn by turn as matrix games.",
                         {}},
                        {}};
  add_variant(section.figures, "tennis", "Tennis");
  add_variant(section.figures, "footsteps", "Footsteps");
  return section;
}

}  // namespace

ReportPart tennis_report_part() { return {{}, section}; }

}  // namespace quadrille::cli::tennis_commands
