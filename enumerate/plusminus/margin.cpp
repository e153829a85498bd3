#include "enumerate/plusminus/margin.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "enumerate/plusminus/placing.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

using namespace placing;

namespace {

bool prefers(int player, int a, int b) { return player == 1 ? a > b : a < b; }

std::size_t at(int index) { return static_cast<std::size_t>(index); }

int place_of(const std::vector<int>& lines, int line) {
  return static_cast<int>(std::find(lines.begin(), lines.end(), line) - lines.begin());
}

}  // namespace

Appending Appending::with(bool plus) const {
  Appending longer = *this;
  const bool one = player() == 1;
  int& length = longer.lengths[one ? 0 : 1];
  (one ? longer.lists.first : longer.lists.second) |= static_cast<std::uint32_t>(plus) << length;
  ++length;
  return longer;
}

int value_of_appends(const Appending& lists, int signs, std::span<const std::int8_t> margins) {
  if (lists.lengths[1] == signs) return margins[lists.lists.first | lists.lists.second << signs];
  const int plus = value_of_appends(lists.with(true), signs, margins);
  const int minus = value_of_appends(lists.with(false), signs, margins);
  return lists.player() == 1 ? std::max(plus, minus) : std::min(plus, minus);
}

PlusminusBestPlay::PlusminusBestPlay(int n, int places_first, const PlacementValues& values)
    : n_(n), places_first_(places_first), values_(values), board_(empty_grid(n)) {
  for (int line = 1; line <= n; ++line) {
    columns_.push_back(line);
    rows_.push_back(line);
  }
}

int PlusminusBestPlay::player() const { return appended() ? mover(n_, board_.free, places_first_) : signs_.player(); }

void PlusminusBestPlay::make(const std::variant<AppendedSign, FilledSquare>& move) {
  if (const auto* append = std::get_if<AppendedSign>(&move)) {
    signs_ = signs_.with(append->plus);
    if (appended()) predictions_ = signs_.lists.first | signs_.lists.second << (n_ - 1);
  } else {
    const auto& square = std::get<FilledSquare>(move);
    fill(place_of(columns_, square.column), place_of(rows_, square.row));
  }
}

void PlusminusBestPlay::fill(int column, int row) {
  const Placement placement = place(board_, column, row);
  const CaseMap::Term meets = case_map(board_, placement, {}).at(predictions_);
  predictions_ = static_cast<std::uint32_t>(meets.index);
  points_ += meets.points;
  board_ = placement.rest;
  columns_.erase(columns_.begin() + column);
  rows_.erase(rows_.begin() + row);
}

int PlusminusBestPlay::value(int column, int row) const {
  const Placement placement = place(board_, column, row);
  if (placement.rest.free == 0) return case_map(board_, placement, {}).at(predictions_).points;
  const Canonical rest = canonical(placement.rest);
  const CaseMap::Term meets = case_map(board_, placement, rest.reversal).at(predictions_);
  const BoardLayer& layer = values_.layers[at(placement.rest.free - 1)];
  return layer.margins(layer.index_of(rest.board))[at(meets.index)] - zero_margin + meets.points;
}

PlusminusTurn PlusminusBestPlay::best() const {
  const int player = this->player();
  if (!appended()) {
    const bool minus = prefers(player, value(signs_.with(false)), value(signs_.with(true)));
    return {player, AppendedSign{!minus}};
  }
  std::pair<int, int> best{0, 0};
  int best_value = value(0, 0);
  for (int column = 0; column < board_.free; ++column) {
    for (int row = 0; row < board_.free; ++row) {
      const int found = value(column, row);
      if (!prefers(player, found, best_value)) continue;
      best_value = found;
      best = {column, row};
    }
  }
  return {player, FilledSquare{columns_[at(best.first)], rows_[at(best.second)]}};
}

int PlusminusBestPlay::margin() const {
  if (over()) return points_;
  if (!appended()) return value(signs_);
  const auto square = std::get<FilledSquare>(best().move);
  return points_ + value(place_of(columns_, square.column), place_of(rows_, square.row));
}

namespace {

std::vector<PlusminusTurn> best_play(int n, int places_first, const PlacementValues& values) {
  std::vector<PlusminusTurn> line;
  PlusminusBestPlay play(n, places_first, values);
  while (!play.over()) {
    line.push_back(play.best());
    play.make(line.back().move);
  }
  return line;
}

void require_range(const std::string& what, int value, int least, int most) {
  if (value >= least && value <= most) return;
  refuse(what + ' ' + std::to_string(value), "out of range",
         "give a whole number from " + std::to_string(least) + " to " + std::to_string(most));
}

}  // namespace

int value_appends(int n, std::span<const std::int8_t> margins) { return value_of_appends({}, n - 1, margins); }

PlusminusSolution solve_plusminus(int n, int places_first, bool line, const engines::RunOptions& options) {
  require_range("n", n, 1, largest_solved_plusminus);
  require_range("places_first", places_first, 1, 2);
  engines::Budget budget(options.memory);
  const PlacementValues values = value_placements(n, places_first, budget, line, options);
  PlusminusSolution solution;
  solution.status = values.status;
  if (values.status != engines::RunStatus::complete) return solution;

  for (const std::int8_t margin : values.margins) ++solution.pairs[margin];
  solution.margin = value_appends(n, values.margins);
  if (line) solution.line = best_play(n, places_first, values);
  return solution;
}

}  // namespace quadrille::enumerate
