#include "enumerate/plusminus/solve.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "enumerate/plusminus/placing.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

using namespace placing;

// The lists while they are made. Player 1 is to append if they are equally long.
struct Lists {
  ListPair signs;
  int length_1 = 0;
  int length_2 = 0;

  int player() const { return length_1 == length_2 ? 1 : 2; }
  Lists with(bool plus) const {
    Lists longer = *this;
    const bool one = player() == 1;
    int& length = one ? longer.length_1 : longer.length_2;
    (one ? longer.signs.first : longer.signs.second) |= static_cast<std::uint32_t>(plus) << length;
    ++length;
    return longer;
  }
};

bool prefers(int player, int a, int b) { return player == 1 ? a > b : a < b; }

class Appends {
 public:
  Appends(int n, std::span<const std::int8_t> margins) : signs_(n - 1), margins_(margins) {}

  bool over(const Lists& lists) const { return lists.length_2 == signs_; }

  int value(const Lists& lists) const {
    if (over(lists)) return margins_[lists.signs.first | lists.signs.second << signs_];
    const int plus = value(lists.with(true));
    const int minus = value(lists.with(false));
    return lists.player() == 1 ? std::max(plus, minus) : std::min(plus, minus);
  }

  bool best(const Lists& lists) const {
    return !prefers(lists.player(), value(lists.with(false)), value(lists.with(true)));
  }

 private:
  const int signs_;
  const std::span<const std::int8_t> margins_;
};

// A best play of the placements, by the margins of all layers.
class PlacementLine {
 public:
  PlacementLine(int n, int places_first, const std::vector<BoardLayer>& layers)
      : n_(n), places_first_(places_first), layers_(layers), board_(empty_grid(n)) {
    for (int line = 1; line <= n; ++line) {
      columns_.push_back(line);
      rows_.push_back(line);
    }
  }

  void play(std::uint32_t predictions, std::vector<PlusminusTurn>& line) {
    while (board_.free > 0) {
      const int player = mover(n_, board_.free, places_first_);
      const auto [column, row] = best_square(player, predictions);
      line.push_back({player, FilledSquare{columns_[at(column)], rows_[at(row)]}});
      const Placement placement = place(board_, column, row);
      predictions = static_cast<std::uint32_t>(case_map(board_, placement, {}).at(predictions).index);
      board_ = placement.rest;
      columns_.erase(columns_.begin() + column);
      rows_.erase(rows_.begin() + row);
    }
  }

 private:
  static std::size_t at(int index) { return static_cast<std::size_t>(index); }

  int value(int column, int row, std::uint32_t predictions) const {
    const Placement placement = place(board_, column, row);
    if (placement.rest.free == 0) return 0;  // the only move there is
    const Canonical rest = canonical(placement.rest);
    const CaseMap::Term meets = case_map(board_, placement, rest.reversal).at(predictions);
    const BoardLayer& layer = layers_[at(placement.rest.free - 1)];
    return layer.margins(layer.index_of(rest.board))[at(meets.index)] + meets.points;
  }

  std::pair<int, int> best_square(int player, std::uint32_t predictions) const {
    std::pair<int, int> best{0, 0};
    int best_value = value(0, 0, predictions);
    for (int column = 0; column < board_.free; ++column) {
      for (int row = 0; row < board_.free; ++row) {
        const int found = value(column, row, predictions);
        if (!prefers(player, found, best_value)) continue;
        best_value = found;
        best = {column, row};
      }
    }
    return best;
  }

  const int n_;
  const int places_first_;
  const std::vector<BoardLayer>& layers_;
  ResidualBoard board_;
  std::vector<int> columns_;  // the free ones, as they are called on the grid
  std::vector<int> rows_;
};

std::vector<PlusminusTurn> best_play(int n, int places_first, const Appends& appends,
                                     const std::vector<BoardLayer>& layers) {
  std::vector<PlusminusTurn> line;
  Lists lists;
  while (!appends.over(lists)) {
    const bool plus = appends.best(lists);
    line.push_back({lists.player(), AppendedSign{plus}});
    lists = lists.with(plus);
  }
  PlacementLine(n, places_first, layers).play(lists.signs.first | lists.signs.second << (n - 1), line);
  return line;
}

void require_range(const std::string& what, int value, int least, int most) {
  if (value >= least && value <= most) return;
  throw Error(ErrorKind::unusable_input, what + ' ' + std::to_string(value) +
                                             ": out of range; give a whole number from " + std::to_string(least) +
                                             " to " + std::to_string(most));
}

}  // namespace

int value_appends(int n, std::span<const std::int8_t> margins) { return Appends(n, margins).value({}); }

PlusminusSolution solve_plusminus(int n, int places_first, bool line, const engines::RunOptions& options) {
  require_range("n", n, 1, largest_solved_plusminus);
  require_range("places first", places_first, 1, 2);
  engines::Budget budget(options.memory);
  const PlacementValues values = value_placements(n, places_first, budget, line, options);
  PlusminusSolution solution;
  solution.status = values.status;
  if (values.status != engines::RunStatus::complete) return solution;

  for (const std::int8_t margin : values.margins) ++solution.pairs[margin];
  const Appends appends(n, values.margins);
  solution.margin = appends.value({});
  if (line) solution.line = best_play(n, places_first, appends, values.layers);
  return solution;
}

}  // namespace quadrille::enumerate
