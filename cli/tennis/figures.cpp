// What the report shows of Tennis and Footsteps: values, the opening mix, and the lengths of games.
#include "cli/tennis/figures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/report/charts.hpp"
#include "cli/report/findings.hpp"
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

// "Tennis: below 12 points the player with more wins for certain; from there on chance can decide": the least points
// with which another thing happens in some position. It says nothing of the others: in most the winner is certain.
TitleOf values_finding(const std::string& name) {
  return [=](const Table& table) {
    const std::vector<std::string> ball = texts_of(table, "ball");
    const std::vector<std::string> lower = texts_of(table, "lower");
    const std::vector<std::string> upper = texts_of(table, "upper");
    const std::vector<Natural> one = numbers_of(table, "points_1");
    const std::vector<Natural> two = numbers_of(table, "points_2");
    Natural most = 0;
    std::optional<Natural> undecided;
    for (std::size_t i = 0; i < ball.size(); ++i) {
      if (ball[i] != "0") continue;
      const Natural larger = std::max(one[i], two[i]);
      most = std::max(most, larger);
      const char* const certain = one[i] == two[i] ? "0" : one[i] > two[i] ? "1" : "-1";
      if (lower[i] == certain && upper[i] == certain) continue;
      if (!undecided || larger < *undecided) undecided = larger;
    }
    if (!undecided) return fmt::format("{}: up to {} points, the player with more wins for certain", name, most.str());
    return fmt::format("{}: below {} points the player with more wins for certain; from there on chance can decide",
                       name, undecided->str());
  };
}

// "Tennis: with 50 points best play bids at most 9 at first, and an odd number 94% of the time".
TitleOf opening_finding(const std::string& name, int points) {
  return [=](const Table& table) {
    const std::vector<std::string> player = texts_of(table, "player");
    const std::vector<Natural> draw = numbers_of(table, "draw");
    const std::vector<std::string> probability = texts_of(table, "probability");
    Natural most = 0;
    double odd = 0;
    double all = 0;
    for (std::size_t i = 0; i < draw.size(); ++i) {
      const double chance = std::stod(probability[i]);
      if (player[i] != "1" || chance <= 0) continue;
      most = std::max(most, draw[i]);
      all += chance;
      if (draw[i] % 2 == 1) odd += chance;
    }
    const bool mostly_odd = 2 * odd >= all;
    return fmt::format("{}: with {} points the best mix bids at most {} at first, {} numbers {:.1f}% of the time", name,
                       points, most.str(), mostly_odd ? "odd" : "even", 100 * (mostly_odd ? odd : all - odd) / all);
  };
}

// "Tennis: games of 20 points last 11 turns most often, 21.1% of them".
TitleOf games_finding(const std::string& name, int points) {
  return [=](const Table& table) {
    const std::vector<Natural> games = numbers_of(table, "games");
    return fmt::format("{}: games of {} points last {} turns most often, {} of them", name, points,
                       texts_at(texts_of(table, "turns"), peaks_of(games), "or"), share_of_peaks(games));
  };
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
      values_finding(name), fmt::format("solve tennis --points {}{} --by states", few, option),
      header_of<tennis::PositionValue>(request_of(SolveTennisRows::states, rules, few)),
      [rules](const Options& options) {
        return tennis::solve(tennis::SolveStatesQuery{few, rules}, options);
      }));
  figures.push_back(job_figure<tennis::DrawProbability>(
      figure(variant + "-opening", "How often an optimal player draws each number in the first turn.",
             only(bars("draw", "probability", "probability", Scale::linear), "player", "1")),
      opening_finding(name, full), fmt::format("solve tennis --points {}{} --strategy", full, option),
      header_of<tennis::DrawProbability>(request_of(SolveTennisRows::strategy, rules, full)),
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
      games_finding(name, few), fmt::format("count tennis --points {}{}", few, option), header_of(games),
      [games](const Options& options) { return tennis::count(games, options); }));
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

}  // namespace quadrille::cli
