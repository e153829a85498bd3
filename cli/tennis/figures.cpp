// What the report shows of Tennis and Footsteps: values, the opening mix, and the lengths of games.
#include "cli/tennis/figures.hpp"

#include <fmt/format.h>

#include "cli/report/charts.hpp"
#include "cli/tennis/arguments.hpp"
#include "cli/tennis/tables.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::cli {

namespace {

using Scale = exports::Chart::Scale;

SolveTennisRequest request_of(SolveTennisRows rows, const tennis::Rules& rules, int points) {
  SolveTennisRequest request;
  request.rows = rows;
  request.rules = rules;
  request.state = tennis::start_of(points);
  return request;
}

// Values, opening and games of one variant.
void add_variant(std::vector<JobFigure>& figures, const std::string& variant, const std::string& name) {
  const tennis::Rules rules = parse_rules({.variant = variant});
  const std::string option = " --variant " + variant;
  figures.push_back(job_figure<tennis::PositionValue>(
      figure(
          variant + "-values", fmt::format("{}: the value by points left, the ball at the centre", name),
          "What the position is worth to player 1 under best play, between losing and winning; the "
          "table has every place of the ball, as an interval that is certain.",
          only(heat("points_1", "points_2", {"lower", "upper"}, "value for player 1", Scale::diverging), "ball", "0")),
      fmt::format("solve tennis --points 20{} --by states", option),
      header_of<tennis::PositionValue>(request_of(SolveTennisRows::states, rules, 20)),
      [rules](const Options& options) {
        return tennis::solve(tennis::SolveStatesQuery{20, rules}, options);
      }));
  figures.push_back(job_figure<tennis::DrawProbability>(
      figure(variant + "-opening", fmt::format("{}: the opening mix with 50 points", name),
             "How often an optimal player draws each number in the first turn.",
             only(bars("draw", "probability", "probability", Scale::linear), "player", "1")),
      fmt::format("solve tennis --points 50{} --strategy", option),
      header_of<tennis::DrawProbability>(request_of(SolveTennisRows::strategy, rules, 50)),
      [rules](const Options& options) {
        return tennis::strategy({tennis::start_of(50), rules}, options);
      }));
  const tennis::CountQuery games{20, rules};
  figures.push_back(
      job_figure<tennis::GameCounts>(figure(variant + "-games", fmt::format("{}: games of 20 points by turns", name),
                                            "Every game that can be played, by its length and its winner.",
                                            series("turns", {"wins_1", "wins_2", "draws"}, "games", Scale::log)),
                                     fmt::format("count tennis --points 20{}", option), header_of(games),
                                     [games](const Options& options) { return tennis::count(games, options); }));
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
