#include "cli/soccer/titles.hpp"

#include <fmt/format.h>

#include <cstddef>

#include "cli/report/findings.hpp"

namespace quadrille::cli::soccer_commands {

std::string peak_of_drawings(const std::string& pitch, std::optional<int> plies,
                             std::span<const soccer::CountRow> rows) {
  const std::vector<Natural> drawings = numbers_of(rows, &soccer::CountRow::weak_classes);
  const std::vector<std::size_t> peaks = peaks_of(drawings);
  const int last = *rows.back().ply;
  if (peaks.front() + 1 == drawings.size()) {
    return fmt::format("{}: drawings grow to the last ply{}, to {} at ply {}", pitch, plies ? " counted" : "",
                       about(drawings.back()), last);
  }
  return fmt::format("{}: drawings peak at {} {} of {}{}", pitch, peaks.size() > 1 ? "plies" : "ply",
                     texts_at(texts_of(rows, &soccer::CountRow::ply), peaks, "and"), last, plies ? " counted" : "");
}

std::string more_frequent_winner(const std::string& pitch, std::optional<int> plies,
                                 std::span<const soccer::CountRow> rows) {
  using Row = soccer::CountRow;
  const std::string within = plies ? fmt::format(" of at most {} plies", *plies) : "";
  const Natural one = sum_of(numbers_of(rows, &Row::goal_wins_1)) + sum_of(numbers_of(rows, &Row::blocked_wins_1));
  const Natural two = sum_of(numbers_of(rows, &Row::goal_wins_2)) + sum_of(numbers_of(rows, &Row::blocked_wins_2));
  const Natural all = one + two;
  if (all == 0) return fmt::format("{}: no game{} is over", pitch, within);
  if (one == two) return fmt::format("{}: each player wins half of the games{}", pitch, within);
  return fmt::format("{}: player {} wins {} of the games{}", pitch, one > two ? 1 : 2,
                     percentage(one > two ? one : two, all), within);
}

std::string commonest_bounces(const std::string& pitch, std::optional<int> plies,
                              std::span<const soccer::CountRow> rows) {
  const std::vector<Natural> drawings = numbers_of(rows, &soccer::CountRow::weak_classes);
  const std::string bounces = texts_at(texts_of(rows, &soccer::CountRow::bounces), peaks_of(drawings), "or");
  return fmt::format("{}: drawings{} have {} bounce{} most often, {} of them", pitch,
                     plies ? fmt::format(" of at most {} plies", *plies) : "", bounces, bounces == "1" ? "" : "s",
                     share_of_peaks(drawings));
}

std::string growth_with_pitch(const std::string& what, const std::vector<Natural>& numbers,
                              std::span<const soccer::CountRow> rows) {
  const std::size_t last = numbers.size() - 1;
  return fmt::format("{} has {} {}, {} times as many as {}", rows[last].pitch, about(numbers[last]), what,
                     ratio(numbers[last], numbers[last - 1]), rows[last - 1].pitch);
}

}  // namespace quadrille::cli::soccer_commands
