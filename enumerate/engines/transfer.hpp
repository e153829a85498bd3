// Transfer matrices: a sweep over a graph that repeats itself, row after row, as products of sparse
// matrices.
//
// Where every row looks like the one before, one row's steps say how many ways lead from each state
// to each other one, and all longer graphs are powers of that matrix. A row is kept as a chain of
// sparse matrices, one a step of the sweep: that is far smaller than their product. A chain goes on
// from a vector of numbers of ways (`forwards`), or back from a vector of values (`backwards`: the
// value of a state is the sum of its successors' values).
//
// Numbers are exact: a product first finds how wide its results can become, and makes room.
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

/// A state's key; which, the sweep says.
using TransferKey = std::uint64_t;

/// A step: calls visit(successor) for each way on from a state; a successor that it visits twice counts twice. What it
/// is given and what it visits is never changed by others at the same time.
using TransferStep = std::function<void(TransferKey, FunctionRef<void(TransferKey)>)>;

/// States, numbered in the order in which they were found.
class TransferStates {
 public:
  /// None. \param budget  is charged with what is held, and outlives the object
  explicit TransferStates(Budget& budget);

  /// How many there are.
  std::size_t size() const { return keys_.size(); }
  /// The key of the i-th.
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

/// A vector of exact numbers, one a state.
class TransferVector {
 public:
  /// Zeros. \param words  of 64 bits, for each number
  TransferVector(std::size_t size, std::size_t words, Budget& budget);

  /// How many numbers.
  std::size_t size() const { return size_; }
  /// The words of each.
  std::size_t words() const { return words_; }
  /// The words of the i-th, lowest first.
  std::span<const std::uint64_t> at(std::size_t i) const { return {words_of_all_.data() + i * words_, words_}; }
  /// The same, to be written.
  std::span<std::uint64_t> at(std::size_t i) { return {words_of_all_.data() + i * words_, words_}; }
  /// The i-th as a number.
  Natural number(std::size_t i) const;
  /// The same numbers and zeros after them, so many in all. \pre size >= this size
  TransferVector extended(std::size_t size) const;
  /// The bits of the largest. \complexity O(size * words) at most
  std::size_t bits() const;

 private:
  std::size_t size_;
  std::size_t words_;
  std::vector<std::uint64_t, BudgetAllocator<std::uint64_t>> words_of_all_;
};

/// The sum of the products of the numbers of two vectors; where one is shorter, zeros follow it.
/// \complexity O(size) products
Natural dot(const TransferVector& a, const TransferVector& b);

/// A matrix of small numbers, most of them zero, row by row.
class TransferMatrix {
 public:
  /// Without rows. \param budget  is charged with what is held, and outlives the object
  explicit TransferMatrix(Budget& budget);

  /// How many rows.
  std::size_t rows() const { return starts_.size() - 1; }
  /// How many entries.
  std::size_t entries() const { return entries_.size(); }
  /// Adds a row, the sum of ones at these columns; a column may stand there several times.
  /// \param columns  is sorted \throws OutOfBudget
  void add_row(std::vector<std::uint32_t>& columns);
  /// Rows and columns exchanged. \param columns  how many columns this one has
  TransferMatrix transposed(std::size_t columns) const;
  /// The matrix times the vector, on all threads that are free. \throws OutOfBudget
  TransferVector times(const TransferVector& vector) const;

 private:
  struct Entry {
    std::uint32_t column;
    std::uint32_t factor;
  };

  Budget* budget_;
  std::vector<std::size_t, BudgetAllocator<std::size_t>> starts_;
  std::vector<Entry, BudgetAllocator<Entry>> entries_;
  std::uint64_t largest_row_ = 0;  // of the sums of a row's factors
};

/// A sweep's steps as a chain of matrices, each from the states before a step to those after it.
class TransferChain {
 public:
  /// Which way the chain is used; it keeps the matrices that serve it.
  enum class Direction { forwards, backwards };

  /// Finds the states after each step and their numbers of ways, and appends those after the last step to `to`. If
  /// `from` and `to` are the same, the new ones are gone on from too, until there are no more: then the steps lead from
  /// those states to themselves.
  /// \param stop  ends the work between two states \throws OutOfBudget, Interrupted
  /// \complexity O(ways on from all states) expected
  TransferChain(std::span<const TransferStep> steps, TransferStates& from, TransferStates& to, Direction direction,
                Budget& budget, const std::stop_token& stop);

  /// The vector taken through the chain, in the direction that it was made for: a number for each of the states of `to`
  /// from one for each of `from`, or the other way round. \pre all states of both were known when the chain was made
  TransferVector times(const TransferVector& vector) const;
  /// The entries of all matrices.
  std::size_t entries() const;

 private:
  std::vector<TransferMatrix> matrices_;  // in the order of use
};

}  // namespace quadrille::engines
