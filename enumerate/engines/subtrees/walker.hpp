// SubtreeWalker: how a thread walks a subtree of a search that several ranks share, and gives parts
// of it away.
//
// The states of a search are the nodes of a tree, each visited once and none stored. A root is a
// node that nobody has visited yet; it stands for all below it, and is a few words that any rank
// can go on from. A walker goes below one root at a time, some visits at once, and can hand over
// what it has not come to as roots of their own (Avis & Jordan, "mts: a light framework for
// parallelizing tree search codes", 2021).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "quadrille/detail/function_ref.hpp"

namespace quadrille::engines {

class Budget;  // budget.hpp

/// What walkers have found: numbers that are added up, and numbers of which the largest counts.
struct SubtreeFindings {
  std::vector<std::uint64_t> sums;    ///< over all nodes
  std::vector<std::uint64_t> maxima;  ///< the same
};

/// Takes the words of a root.
using TakeRoot = FunctionRef<void(std::span<const std::uint64_t>)>;

/// Of one thread.
class SubtreeWalker {
 public:
  virtual ~SubtreeWalker() = default;

  /// Goes to a root, and visits nothing yet. \pre over()
  virtual void begin(std::span<const std::uint64_t> root) = 0;
  /// Whether all below the root is visited or given away; true before the first root.
  virtual bool over() const = 0;
  /// Visits about so many nodes, at least one, fewer if no more are left. \returns how many. \pre !over()
  virtual std::uint64_t advance(std::uint64_t visits) = 0;
  /// Gives away at most so many of the unvisited nodes that are nearest to the root, and keeps one at least. O(depth).
  virtual void give(std::size_t most, TakeRoot take) = 0;
  /// Names all unvisited nodes whose parents are visited, and keeps them.
  virtual void for_each_left(TakeRoot take) const = 0;
  /// Adds what it has found so far, since it was made.
  virtual void add_to(SubtreeFindings& findings) const = 0;
};

/// A search by its subtrees.
struct SubtreeSearch {
  std::size_t root_words = 0;  ///< of a root
  std::size_t sums = 0;        ///< how many there are in the findings
  std::size_t maxima = 0;      ///< the same
  /// A walker for a thread. What it holds of size is charged to the budget.
  std::function<std::unique_ptr<SubtreeWalker>(Budget&)> walker{};
  /// After so many visits a thread looks whether others need work: about a millisecond. The findings are the same for
  /// any number.
  std::uint64_t budget = std::uint64_t{1} << 16U;
  int grade = 0;  ///< of the roots, for the observer
};

}  // namespace quadrille::engines
