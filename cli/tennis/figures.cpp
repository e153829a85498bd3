// Makes the report's charts of Tennis and Footsteps. They show the values of positions, the best first bids, and the
// lengths of games.
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/report/charts.hpp"
#include "cli/report/findings.hpp"
#include "cli/tennis/parts.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::cli::tennis_commands {

namespace {

using Scale = exports::Chart::Scale;

// Adds the figures of one variant: values, opening and games.
void add_variant(std::vector<JobFigure>& figures, const std::string& variant, const std::string& name) {
  constexpr int few = 20;
  constexpr int full = 50;
  const tennis::Rules rules = parse_rules({.variant = variant});
  figures.push_back(figure_of<tennis::PositionValue>(
      figure(
          variant + "-values",
          "The value for player 1, under best play, of the position with the ball at the centre, from losing to "
          "winning. The table has every place of the ball, each value as a certain interval.",
          only(heat("points_1", "points_2", {"lower", "upper"}, "value for player 1", Scale::diverging), "ball", "0")),
      {std::bind_front(values_title, name)},
      tennis::SolveRequest{.points = few, .rules = rules, .show = tennis::Show::states}));
  figures.push_back(figure_of<tennis::BidProbability>(
      figure(variant + "-opening", "The probability with which an optimal player bids each number in the first turn.",
             only(bars("bid", "probability", "probability", Scale::linear), "player", "1")),
      {std::bind_front(opening_title, name, full)},
      tennis::SolveRequest{.points = full, .rules = rules, .show = tennis::Show::strategy}));
  figures.push_back(figure_of<tennis::GameCounts>(
      figure(variant + "-games", "Every possible game, by its length and its winner. The scale is logarithmic.",
             named(series("turns", {"wins_1", "wins_2", "draws"}, "games", Scale::log),
                   {"player 1 wins", "player 2 wins", "ties"})),
      {std::bind_front(lengths_title, name, few)}, tennis::CountRequest{.points = few, .rules = rules}));
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

std::string values_title(const std::string& name, std::span<const tennis::PositionValue> rows) {
  int most = 0;
  std::optional<int> undecided;
  for (const tennis::PositionValue& row : rows) {
    if (row.ball != 0) continue;
    const int larger = std::max(row.points_1, row.points_2);
    most = std::max(most, larger);
    const char* const certain = row.points_1 == row.points_2 ? "0" : row.points_1 > row.points_2 ? "1" : "-1";
    if (row.lower == certain && row.upper == certain) continue;
    undecided = std::min(undecided.value_or(larger), larger);
  }
  if (!undecided) return fmt::format("{}: up to {} points, the player with more points wins for certain", name, most);
  return fmt::format(
      "{}: below {} points the player with more points wins for certain; from there on chance can decide", name,
      *undecided);
}

std::string opening_title(const std::string& name, int points, std::span<const tennis::BidProbability> rows) {
  int most = 0;
  double odd = 0;
  double all = 0;
  for (const tennis::BidProbability& row : rows) {
    const double chance = std::stod(row.probability);
    if (row.player != 1 || chance <= 0) continue;
    most = std::max(most, row.bid);
    all += chance;
    if (row.bid % 2 == 1) odd += chance;
  }
  const bool mostly_odd = 2 * odd >= all;
  return fmt::format("{}: with {} points the best mix bids at most {} at first, {} numbers {:.1f}% of the time", name,
                     points, most, mostly_odd ? "odd" : "even", 100 * (mostly_odd ? odd : all - odd) / all);
}

std::string lengths_title(const std::string& name, int points, std::span<const tennis::GameCounts> rows) {
  const std::vector<Natural> games = numbers_of(rows, &tennis::GameCounts::games);
  return fmt::format("{}: games of {} points last {} turns most often, {} of them", name, points,
                     texts_at(texts_of(rows, &tennis::GameCounts::turns), peaks_of(games), "or"),
                     share_of_peaks(games));
}

ReportPart tennis_report_part() { return {{}, section}; }

}  // namespace quadrille::cli::tennis_commands
