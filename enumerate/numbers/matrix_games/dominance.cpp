#include "enumerate/numbers/matrix_games/dominance.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace quadrille::enumerate {

// at(line, crossing): the payoff, for the player whose lines they are.
template <class At>
bool Dominance::strike_lines(Lines& lines, const Lines& crossing, const At& at) {
  const std::size_t before = lines.left.size();
  const auto dominates = [&](std::size_t other, std::size_t line) {
    std::size_t& witness = lines.beats_at[line];
    if (at(other, witness) < at(line, witness)) return false;
    bool equal = true;
    for (const std::size_t k : crossing.left) {
      const double theirs = at(other, k);
      const double ours = at(line, k);
      if (theirs < ours) {
        witness = k;
        return false;
      }
      equal = equal && theirs <= ours;
    }
    return !equal || other < line;
  };
  for (std::size_t i = 0; i < lines.left.size();) {
    const std::size_t line = lines.left[i];
    bool struck = false;
    // The nearest ones first: in a game of bids they are the likeliest.
    for (std::size_t distance = 1; !struck && distance < lines.left.size(); ++distance) {
      struck = (distance <= i && dominates(lines.left[i - distance], line)) ||
               (i + distance < lines.left.size() && dominates(lines.left[i + distance], line));
    }
    if (struck) {
      lines.left.erase(lines.left.begin() + static_cast<std::ptrdiff_t>(i));
    } else {
      ++i;
    }
  }
  // The remembered line must be among those left; striking out crossing lines takes care of that.
  return lines.left.size() < before;
}

void Dominance::strike_out(const Payoffs& payoffs) {
  const std::size_t rows = payoffs.rows;
  const std::size_t columns = payoffs.columns;
  assert(rows > 0 && columns > 0 && payoffs.entries.size() == rows * columns);
  rows_.left.resize(rows);
  std::iota(rows_.left.begin(), rows_.left.end(), std::size_t{0});
  columns_.left.resize(columns);
  std::iota(columns_.left.begin(), columns_.left.end(), std::size_t{0});
  transposed_.resize(rows * columns);
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = 0; j < columns; ++j) transposed_[j * rows + i] = payoffs.at(i, j);
  }
  const double* const straight = payoffs.entries.data();
  const double* const across = transposed_.data();
  rows_.beats_at.assign(rows, 0);
  columns_.beats_at.assign(columns, 0);
  const auto keep_witnesses = [](Lines& lines, const Lines& crossing) {
    for (std::size_t& witness : lines.beats_at) {
      if (!std::binary_search(crossing.left.begin(), crossing.left.end(), witness)) witness = crossing.left.front();
    }
  };
  for (bool changed = true; changed;) {
    changed = strike_lines(rows_, columns_, [=](std::size_t i, std::size_t j) { return straight[i * columns + j]; });
    keep_witnesses(columns_, rows_);
    changed |= strike_lines(columns_, rows_, [=](std::size_t j, std::size_t i) { return -across[j * rows + i]; });
    keep_witnesses(rows_, columns_);
  }
}

}  // namespace quadrille::enumerate
