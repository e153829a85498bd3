// TopTree: a tree of the first plies of a game, for a proof-number search on several ranks (processes). The leaves of
// the tree are jobs for the ranks.
//
// Each node has two proof numbers, one for and one against the player to move
// (quadrille/detail/proof_number_search.hpp). A new leaf has estimated numbers. A search of the leaf gives better
// numbers, for the leaf and for each of its moves. The tree then expands the leaf: each move leads to a new leaf, which
// begins with the numbers of the move. An inner node combines the numbers of its children, as in every proof-number
// search. The tree chooses jobs in the same way as the threads of one search choose positions
// (quadrille/detail/proof_search/descent.hpp). In this choice, the tree treats a child as a little worse than its
// numbers say while other jobs lie below it. So the jobs spread over the tree.
//
// The grade of a position is the number of plies so far. Positions with the same search key and the same grade are one
// node. Each move increases the grade, so the nodes form a graph without cycles. Positions with the same key and
// different grades are different nodes here, but they share one entry in the tables of the searches.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "quadrille/detail/checkpoint.hpp"
#include "quadrille/detail/proof_search/descent.hpp"
#include "quadrille/detail/search_space.hpp"
#include "quadrille/error.hpp"

namespace quadrille::engines {

/// The tree of one question about one state. Used by one thread.
template <SearchSpace Space>
class TopTree {
 public:
  using State = typename Space::State;  ///< a state of the space
  using Node = std::uint32_t;           ///< a node's number, in the order in which nodes are made; the root's is 0

  static constexpr std::size_t nobody = std::numeric_limits<std::size_t>::max();  ///< no rank
  static constexpr std::size_t bytes_of_node = sizeof(State) + 256;               ///< about, with its links

  /// \param space  kept by reference \param root  not decided
  /// \param most_nodes  the number of nodes from which on no leaf is expanded
  TopTree(const Space& space, Player player, const State& root, std::size_t most_nodes)
      : space_(space),
        player_(player),
        most_nodes_(std::min<std::size_t>(most_nodes, std::numeric_limits<Node>::max())) {
    const Assessment assessed = assess(space_, root);
    add(root, assessed.key, assessed.first);
  }
  TopTree(const Space&& space, Player player, const State& root, std::size_t most_nodes) = delete;

  /// The root's numbers, in its mover's view.
  ProofNumbers root() const { return nodes_.front().numbers; }
  /// The number of nodes.
  std::size_t size() const { return nodes_.size(); }
  const State& state(Node node) const { return nodes_[node].state; }
  /// The rank that last searched the leaf or its parent; that rank's table holds most of its positions.
  std::size_t owner(Node node) const { return nodes_[node].owner; }

  /// Leaves that are not settled, each once, the most-proving one first. \returns fewer than `count` if there are no
  /// more \complexity O(nodes)
  std::vector<Node> choose(std::size_t count) {
    for (Position& node : nodes_) {
      node.jobs = 0;
      node.exhausted = false;
    }
    std::vector<Node> chosen;
    while (chosen.size() < count && !root().settled() && !nodes_.front().exhausted) {
      const std::optional<Node> leaf = take_leaf(0);
      if (!leaf) break;
      chosen.push_back(*leaf);
    }
    return chosen;
  }

  /// Stores the result of a search of a leaf. \param of_moves  the numbers of each move, in the order of
  /// for_each_move, for the player who makes it; empty if they are not known \param owner  the rank that has searched
  /// the leaf
  void update(Node leaf, const ProofNumbers& numbers, std::span<const ProofNumbers> of_moves, std::size_t owner) {
    nodes_[leaf].owner = owner;
    if (nodes_[leaf].numbers.settled()) return;  // meanwhile, by a child of another node
    nodes_[leaf].numbers = numbers;
    if (!numbers.settled() && has_room()) expand(leaf, of_moves);
    add_parents(leaf);
    combine_above();
  }

  /// True if more leaves may be expanded.
  bool has_room() const { return nodes_.size() < most_nodes_; }
  /// Expands a leaf without a search.
  void expand(Node leaf) {
    expand(leaf, {});
    combine_above();
  }

  /// Saves the tree, or restores it. States are not saved: the order in which leaves were expanded determines them.
  /// \throws Error (unusable_input) if the saved tree does not fit this root's nodes. It cannot detect the tree of
  ///         another position with the same number of nodes, so a checkpoint names the request
  void visit(const Archive& archive) {
    std::vector<Node> expanded = expanded_;
    archive(expanded);
    if (archive.restores()) {
      for (const Node leaf : expanded) {
        if (leaf >= nodes_.size() || nodes_[leaf].expanded) refuse_to_restore();
        expand(leaf, {});
      }
      above_.clear();
    }
    std::vector<ProofNumbers> numbers;
    numbers.reserve(nodes_.size());
    for (const Position& node : nodes_) numbers.push_back(node.numbers);
    archive(numbers);
    if (numbers.size() != nodes_.size()) refuse_to_restore();
    for (std::size_t i = 0; i < numbers.size(); ++i) nodes_[i].numbers = numbers[i];
  }

 private:
  struct Child {
    Node node;
    bool same_mover;
  };
  struct Position {
    State state;
    int grade;
    ProofNumbers numbers;
    std::size_t owner = nobody;
    std::vector<Child> children{};
    std::vector<Node> parents{};
    bool expanded = false;
    bool exhausted = false;  // true if all leaves below it are chosen
    std::uint32_t jobs = 0;  // chosen below it
  };
  struct Name {
    SearchKey key;
    int grade;
    friend bool operator==(const Name&, const Name&) = default;
  };
  struct Hash {
    std::size_t operator()(const Name& name) const {
      return static_cast<std::size_t>(name.key.low ^ static_cast<std::uint64_t>(name.grade));
    }
  };

  [[noreturn]] static void refuse_to_restore() {
    refuse("checkpoint", "belongs to another position", "give another one");
  }

  static ProofNumbers swapped_unless(bool same_mover, const ProofNumbers& numbers) {
    return same_mover ? numbers : ProofNumbers{numbers.lose, numbers.win};
  }

  bool succeeds(Player winner, Player mover) const { return (winner == player_) == (mover == player_); }

  Node add(const State& state, const SearchKey& key, const ProofNumbers& numbers) {
    const auto node = static_cast<Node>(nodes_.size());
    nodes_.push_back({state, space_.grade(state), numbers});
    names_.emplace(Name{key, nodes_.back().grade}, node);
    return node;
  }

  // Gives the leaf its children. The new nodes depend on the positions alone, not on numbers.
  void expand(Node leaf, std::span<const ProofNumbers> of_moves) {
    expanded_.push_back(leaf);
    nodes_[leaf].expanded = true;
    const State state = nodes_[leaf].state;  // a copy: nodes move
    const Player mover = space_.mover(state);
    std::vector<Child> children;
    bool won = false;
    std::size_t move_number = 0;
    space_.for_each_move(state, [&](const auto& move) {
      const std::size_t number = move_number++;
      const State next = space_.after(state, move);
      const Assessment assessed = assess(space_, next);
      if (assessed.decision.known) {
        won |= succeeds(assessed.decision.winner, mover);
        return;
      }
      const bool same = space_.mover(next) == mover;
      const bool is_known = number < of_moves.size();
      const ProofNumbers numbers = is_known ? swapped_unless(same, of_moves[number]) : assessed.first;
      const auto found = names_.find(Name{assessed.key, space_.grade(next)});
      const bool is_new = found == names_.end();
      const Node child = is_new ? add(next, assessed.key, numbers) : found->second;
      if (is_new) nodes_[child].owner = nodes_[leaf].owner;
      if (!is_new && numbers.settled() && !nodes_[child].numbers.settled()) {
        nodes_[child].numbers = numbers;
        add_parents(child);
      }
      const auto is_same = [&](const Child& other) { return other.node == child && other.same_mover == same; };
      if (std::ranges::any_of(children, is_same)) return;
      children.push_back({child, same});
      nodes_[child].parents.push_back(leaf);
    });
    nodes_[leaf].children = std::move(children);
    if (won) nodes_[leaf].numbers = detail::settled(true);
    above_.insert({nodes_[leaf].grade, leaf});
  }

  // Marks the parents of a node whose numbers have changed: they must be combined again.
  void add_parents(Node node) {
    for (const Node parent : nodes_[node].parents) {
      if (!nodes_[parent].numbers.settled()) above_.insert({nodes_[parent].grade, parent});
    }
  }

  // Combines the marked nodes, the highest grade first, so that each is combined once.
  void combine_above() {
    while (!above_.empty()) {
      const auto last = std::prev(above_.end());
      const Node node = last->second;
      above_.erase(last);
      const ProofNumbers before = nodes_[node].numbers;
      if (!before.settled()) nodes_[node].numbers = combined(nodes_[node].children);
      if (before.settled() || nodes_[node].numbers != before) add_parents(node);
    }
  }

  ProofNumbers combined(const std::vector<Child>& children) const {
    std::uint32_t smallest = ProofNumbers::infinite;  // of win
    std::uint32_t largest = 0;                        // of lose
    std::uint32_t open = 0;
    for (const Child& child : children) {
      const ProofNumbers numbers = swapped_unless(child.same_mover, nodes_[child.node].numbers);
      if (numbers.win == 0) return detail::settled(true);
      if (numbers.lose == 0) continue;
      ++open;
      smallest = std::min(smallest, numbers.win);
      largest = std::max(largest, numbers.lose);
    }
    if (open == 0) return detail::settled(false);
    return {smallest, std::min(largest + open - 1, ProofNumbers::most)};
  }

  // Chooses the most-proving leaf below the node that is not chosen yet.
  std::optional<Node> take_leaf(Node node) {
    Position& here = nodes_[node];
    if (!here.expanded) {
      here.exhausted = true;
      here.jobs = 1;
      return node;
    }
    while (const std::optional<Node> child = best_child(here)) {
      if (const std::optional<Node> leaf = take_leaf(*child)) {
        ++here.jobs;
        return leaf;
      }
    }
    here.exhausted = true;
    return std::nullopt;
  }

  std::optional<Node> best_child(const Position& parent) const {
    std::optional<Node> best;
    std::uint64_t best_rank = std::numeric_limits<std::uint64_t>::max();
    for (const Child& child : parent.children) {
      const Position& below = nodes_[child.node];
      if (below.exhausted || below.numbers.settled()) continue;
      const ProofNumbers numbers = swapped_unless(child.same_mover, below.numbers);
      const std::uint64_t seeming = numbers.win + std::uint64_t{below.jobs} * (numbers.win / 16 + 1);
      const std::uint64_t rank = seeming << 32U | (ProofNumbers::infinite - numbers.lose);
      if (rank < best_rank) {
        best_rank = rank;
        best = child.node;
      }
    }
    return best;
  }

  const Space& space_;
  const Player player_;
  const std::size_t most_nodes_;
  std::vector<Position> nodes_;
  std::unordered_map<Name, Node, Hash> names_;
  std::vector<Node> expanded_;            // in the order of their expansion
  std::set<std::pair<int, Node>> above_;  // nodes to combine, by grade
};

}  // namespace quadrille::engines
