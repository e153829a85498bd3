#include "enumerate/numbers/young_lattice.hpp"

#include <array>

namespace quadrille::enumerate {

namespace {

constexpr std::size_t side = YoungLevel::most_cells + 1;
using Rows = std::vector<std::uint8_t>;  // no row is 0

/// partitions[m][k] is the number of partitions of m into parts of at most k. The rank of a partition among all of its
/// size is a sum of these.
using PartitionTable = std::array<std::array<std::uint32_t, side>, side>;

constexpr PartitionTable make_partition_table() {
  PartitionTable table{};
  for (std::size_t k = 0; k < side; ++k) table[0][k] = 1;
  for (std::size_t m = 1; m < side; ++m) {
    for (std::size_t k = 1; k < side; ++k) table[m][k] = table[m][k - 1] + (k <= m ? table[m - k][k] : 0);
  }
  return table;
}
constexpr PartitionTable partitions = make_partition_table();

// Partitions with a shorter first row come first; for equal first rows the other rows decide.
std::uint32_t rank(const Rows& rows, std::size_t cells) {
  std::uint32_t rank = 0;
  for (const std::uint8_t row : rows) {
    rank += partitions[cells][row - std::size_t{1}];
    cells -= row;
  }
  return rank;
}

// Steps to the next partition in lexicographic order. The last row that can grow, other than the bottom row, grows by a
// cell, and the cells below it become rows of one cell each. \returns false after the last partition, which is one row
bool next(Rows& rows) {
  if (rows.size() == 1) return false;
  std::size_t freed = rows.back();
  rows.pop_back();
  while (rows.size() > 1 && rows[rows.size() - 2] == rows.back()) {
    freed += rows.back();
    rows.pop_back();
  }
  ++rows.back();
  rows.insert(rows.end(), freed - 1, std::uint8_t{1});
  return true;
}

Rows conjugate_rows(const Rows& rows) {
  Rows columns(rows.front());
  for (const std::uint8_t row : rows) {
    for (std::size_t column = 0; column < row; ++column) ++columns[column];
  }
  return columns;
}

bool corner(const Rows& rows, std::size_t row) { return row + 1 == rows.size() || rows[row] > rows[row + 1]; }

std::uint8_t corner_count(const Rows& rows, std::size_t end) {
  std::uint8_t count = 0;
  for (std::size_t row = 0; row < end; ++row) count = static_cast<std::uint8_t>(count + (corner(rows, row) ? 1 : 0));
  return count;
}

// The first slots of all shapes of one size, by rank.
std::vector<std::uint32_t> first_slots(std::size_t cells) {
  std::vector<std::uint32_t> first{0};
  if (cells == 0) return first;
  Rows rows(cells, 1);
  do {
    first.push_back(first.back() + corner_count(rows, rows.size()));
  } while (next(rows));
  return first;
}

}  // namespace

YoungLevel::YoungLevel(int cells) : cells_(cells) {
  const auto size = static_cast<std::size_t>(cells);
  const std::vector<std::uint32_t> smaller = first_slots(size - 1);
  first_slot_ = first_slots(size);
  below_.reserve(first_slot_.back());
  conjugate_.reserve(first_slot_.size() - 1);
  Rows rows(size, 1);
  do {
    conjugate_.push_back(rank(conjugate_rows(rows), size));
    for (std::size_t row = 0; row < rows.size(); ++row) {
      if (!corner(rows, row)) continue;
      if (cells == 1) {
        below_.emplace_back();
        continue;
      }
      Rows rest = rows;
      if (--rest[row] == 0) rest.pop_back();
      const std::uint32_t shape = rank(rest, size - 1);
      const auto corners = static_cast<std::uint8_t>(smaller[shape + 1] - smaller[shape]);
      below_.push_back({smaller[shape], corners, corner_count(rest, row)});
    }
  } while (next(rows));
}

std::size_t YoungLevel::shapes_of(int cells) {
  const auto size = static_cast<std::size_t>(cells);
  return partitions[size][size];
}

std::size_t YoungLevel::slots_of(int cells) {
  std::size_t slots = 0;
  for (int smaller = 0; smaller < cells; ++smaller) slots += shapes_of(smaller);
  return slots;
}

}  // namespace quadrille::enumerate
