#include "cli/tennis/titles.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "cli/report/findings.hpp"

namespace quadrille::cli::tennis_commands {

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
  if (!undecided) return fmt::format("{}: up to {} points, the player with more wins for certain", name, most);
  return fmt::format("{}: below {} points the player with more wins for certain; from there on chance can decide", name,
                     *undecided);
}

std::string opening_title(const std::string& name, int points, std::span<const tennis::DrawProbability> rows) {
  int most = 0;
  double odd = 0;
  double all = 0;
  for (const tennis::DrawProbability& row : rows) {
    const double chance = std::stod(row.probability);
    if (row.player != 1 || chance <= 0) continue;
    most = std::max(most, row.draw);
    all += chance;
    if (row.draw % 2 == 1) odd += chance;
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

}  // namespace quadrille::cli::tennis_commands
