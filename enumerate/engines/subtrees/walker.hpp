// SubtreeWalker: the interface by which a thread walks a subtree of a shared search, and gives parts of the subtree to
// other threads.
//
// The states of a search are the nodes of a tree. The search visits each node once and stores none. A *root* is an
// unvisited node, written in a few words of memory from which any rank (process) can search the node's whole subtree. A
// walker searches below one root at a time, and pauses after a given number of visits. It can then give away unvisited
// nodes as new roots (Avis & Jordan, "mts: a light framework for parallelizing tree search codes", 2021).
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

/// The findings of walkers: numbers that are added up, and numbers of which the largest counts.
struct SubtreeFindings {
  std::vector<std::uint64_t> sums;    ///< sums over all nodes
  std::vector<std::uint64_t> maxima;  ///< maxima over all nodes
};

/// Takes the words of a root.
using TakeRoot = FunctionRef<void(std::span<const std::uint64_t>)>;

/// A walker of one thread.
class SubtreeWalker {
 public:
  virtual ~SubtreeWalker() = default;

  /// Goes to a root, without visiting a node yet. \pre over()
  virtual void begin(std::span<const std::uint64_t> root) = 0;
  /// True if all nodes below the root are visited or given away, and before the first root.
  virtual bool over() const = 0;
  /// Visits about `visits` nodes, at least one, and fewer if no more remain. \returns their number \pre !over()
  virtual std::uint64_t advance(std::uint64_t visits) = 0;
  /// Gives away at most `most` of the unvisited nodes nearest to the root, and keeps at least one. O(depth).
  virtual void give(std::size_t most, TakeRoot take) = 0;
  /// Calls take(root) for all unvisited nodes whose parents are visited, and keeps them.
  virtual void for_each_left(TakeRoot take) const = 0;
  /// Adds the findings of this walker since its construction.
  virtual void add_to(SubtreeFindings& findings) const = 0;
};

/// The description of a search by subtrees.
struct SubtreeSearch {
  std::size_t root_words = 0;  ///< size of a root
  std::size_t sums = 0;        ///< number of sums in the findings
  std::size_t maxima = 0;      ///< number of maxima in the findings
  /// Makes a walker for a thread. Its large data are charged to the budget.
  std::function<std::unique_ptr<SubtreeWalker>(Budget&)> walker{};
  /// The number of visits after which a thread tests whether others need work: about a millisecond. The findings do not
  /// depend on it.
  std::uint64_t budget = std::uint64_t{1} << 16U;
  int grade = 0;  ///< of the roots, for the observer
};

}  // namespace quadrille::engines
