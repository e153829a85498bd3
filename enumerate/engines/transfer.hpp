// Transfer matrices: a sweep over a graph whose rows are all equal, computed as products of sparse matrices.
//
// Because the rows are equal, one matrix describes every row. Its entries are the numbers of ways through a row from
// one state of the sweep to another, and its powers describe several rows. A chain stores the matrix of a row as
// several sparse matrices, one for each step of the sweep, because their product would be far larger. A chain has a
// direction. In the direction `forwards` it multiplies a vector that gives the number of ways to each state. In the
// direction `backwards` it multiplies a vector of values: the value of a state is the sum of the values of the state's
// successors.
//
// Numbers are exact: before a multiplication, the code bounds the width of the results and makes room for them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <unordered_map>
#include <vector>

#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/function_ref.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::engines {

/// A state's key; the sweep defines it.
using TransferKey = std::uint64_t;

/// A step: calls visit(successor) for each way from a state to a next one; a successor that it visits twice counts
/// twice. A chain calls it from one thread at a time.
using TransferStep = std::function<void(TransferKey, FunctionRef<void(TransferKey)>)>;

/// States, numbered in the order in which they were found.
class TransferStates {
 public:
  /// No states yet. \param budget  charged for the memory; outlives the object
  explicit TransferStates(Budget& budget);

  /// The number of states.
  std::size_t size() const { return keys_.size(); }
  /// The key of the i-th state.
  TransferKey key(std::size_t i) const { return keys_[i]; }
  /// The state's number; a new state gets the next one. \throws OutOfBudget
  std::uint32_t number(TransferKey key);

 private:
  struct Hash {
    std::size_t operator()(TransferKey key) const;
  };
  using Numbers = std::unordered_map<TransferKey, std::uint32_t, Hash, std::equal_to<>,
                                     BudgetAllocator<std::pair<const TransferKey, std::uint32_t>>>;

  std::vector<TransferKey, BudgetAllocator<TransferKey>> keys_;
  Numbers numbers_;
};

/// A vector of exact numbers, one for each state.
class TransferVector {
 public:
  /// All zeros. \param words  the number of 64-bit words of each number
  TransferVector(std::size_t size, std::size_t words, Budget& budget);

  /// The number of numbers.
  std::size_t size() const { return size_; }
  /// The number of words of each number.
  std::size_t words() const { return words_; }
  /// The words of the i-th number, lowest first.
  std::span<const std::uint64_t> at(std::size_t i) const { return {words_of_all_.data() + i * words_, words_}; }
  /// The same, for writing.
  std::span<std::uint64_t> at(std::size_t i) { return {words_of_all_.data() + i * words_, words_}; }
  /// The i-th as a number.
  Natural number(std::size_t i) const;
  /// The same numbers, then zeros up to `size` numbers. \pre size is at least the size of this vector
  TransferVector extended(std::size_t size) const;
  /// The number of bits of the largest number. \complexity O(size * words) at most
  std::size_t bits() const;

 private:
  std::size_t size_;
  std::size_t words_;
  std::vector<std::uint64_t, BudgetAllocator<std::uint64_t>> words_of_all_;
};

/// The sum of the products of the numbers of two vectors; the shorter one counts as extended by zeros.
/// \complexity O(size) products
Natural dot(const TransferVector& a, const TransferVector& b);

/// A matrix of small numbers, most of them zero, row by row.
class TransferMatrix {
 public:
  /// A matrix without rows. \param budget  charged for the memory; outlives the object
  explicit TransferMatrix(Budget& budget);

  /// The number of rows.
  std::size_t rows() const { return starts_.size() - 1; }
  /// The number of entries.
  std::size_t entries() const { return entries_.size(); }
  /// Adds a row, the sum of ones at these columns; a column may occur several times.
  /// \param columns  gets sorted \throws OutOfBudget
  void add_row(std::vector<std::uint32_t>& columns);
  /// The transposed matrix. \param columns  the number of columns of this one
  TransferMatrix transposed(std::size_t columns) const;
  /// The matrix times the vector, computed on all free threads. \throws OutOfBudget
  TransferVector times(const TransferVector& vector) const;

 private:
  struct Entry {
    std::uint32_t column;
    std::uint32_t factor;
  };

  Budget* budget_;
  std::vector<std::size_t, BudgetAllocator<std::size_t>> starts_;
  std::vector<Entry, BudgetAllocator<Entry>> entries_;
  std::uint64_t largest_row_ = 0;  // of the sums of the factors of each row
};

/// A sweep's steps as a chain of matrices, each from the states before a step to those after it.
class TransferChain {
 public:
  /// The direction in which the chain is used; it keeps only the matrices for that one.
  enum class Direction { forwards, backwards };

  /// Finds the states after each step and their numbers of ways, and appends those after the last step to `to`. If
  /// `from` and `to` are the same object, the steps are taken from the new states too, until no new ones appear. Then
  /// the steps lead from the states to themselves.
  /// \param stop  ends the work between two states \throws OutOfBudget, Interrupted
  /// \complexity O(ways from all states to next ones) expected
  TransferChain(std::span<const TransferStep> steps, TransferStates& from, TransferStates& to, Direction direction,
                Budget& budget, const std::stop_token& stop);

  /// The vector taken through the chain, in the direction of the constructor. Forwards it takes a number for each state
  /// of `from` and gives one for each state of `to`; backwards the reverse. \pre all states of both were known when the
  /// chain was made
  TransferVector times(const TransferVector& vector) const;
  /// The number of entries of all matrices.
  std::size_t entries() const;

 private:
  std::vector<TransferMatrix> matrices_;  // in the order of use
};

}  // namespace quadrille::engines
