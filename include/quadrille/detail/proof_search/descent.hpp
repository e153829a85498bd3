// How one thread of proof-number search goes down: which position next, and how far.
//
// What all threads share: the table, marks of the positions where somebody is, and a flag that makes all return.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "quadrille/detail/proof_search/table.hpp"
#include "quadrille/detail/search_space.hpp"

namespace quadrille::engines::detail {

/// The numbers of a position whose mover has won his question, or has lost it.
constexpr ProofNumbers settled(bool won) {
  return won ? ProofNumbers{0, ProofNumbers::infinite} : ProofNumbers{ProofNumbers::infinite, 0};
}

template <SearchSpace Space>
class ProofDescent {
 public:
  using State = typename Space::State;
  using Move = typename Space::Move;

  struct Child {
    State state;
    Move move;
    SearchKey key;
    ProofNumbers known;  // before the table is asked, which may have lost what was found meanwhile
    bool same_mover;
  };

  /// One thread's search.
  struct Worker {
    std::deque<std::vector<Child>> children{};  // by depth; a deque, so that they stay where they are
    std::size_t depth = 0;
    std::uint64_t positions = 0;       // searched,
    std::uint64_t told_positions = 0;  // and of them, those added to the sum of all
    std::size_t taken_slots = 0;       // empty ones, not yet added to the sum
    bool is_caller = false;            // whether it runs on the thread that called the engine
    std::optional<Move> winning{};     // a move that wins where the search began, once that is known
  };

  /// \param look_around  called by each thread after every 1024 positions
  ProofDescent(const Space& space, Player player, ProofTable& table, std::function<void(Worker&)> look_around)
      : space_(space), player_(player), table_(table), look_around_(std::move(look_around)) {}

  /// Makes all threads return soon, or lets them work.
  void pause() { pause_.store(true, std::memory_order_relaxed); }
  bool paused() const { return pause_.load(std::memory_order_relaxed); }
  void begin(std::size_t threads) {
    pause_.store(false, std::memory_order_relaxed);
    shared_ = threads > 1;
  }

  /// Whether the mover has what he wants if this is the winner.
  bool succeeds(Player winner, Player mover) const { return (winner == player_) == (mover == player_); }

  /// The numbers of the state, searched until one of them reaches its bound.
  ProofNumbers search(Worker& worker, const State& state, const SearchKey& key, const ProofNumbers& bound) {
    if (shared_) mark_of(key).fetch_add(1, std::memory_order_relaxed);  // first, so that others see it soon
    if (++worker.positions % positions_between_looks == 0) look_around_(worker);
    const std::uint64_t before = worker.positions;
    if (worker.children.size() <= worker.depth) worker.children.emplace_back();
    std::vector<Child>& children = worker.children[worker.depth];
    ProofNumbers numbers;
    if (expand(state, children)) {
      numbers = settled(true);
    } else {
      ++worker.depth;
      numbers = search_children(worker, children, bound);
      --worker.depth;
    }
    if (shared_) mark_of(key).fetch_sub(1, std::memory_order_relaxed);
    if (table_.store(key, numbers, worker.positions - before + 1)) ++worker.taken_slots;
    return numbers;
  }

 private:
  static constexpr std::uint64_t positions_between_looks = 1024;
  // Threads part at least so many moves below the root. What is chosen above decides how much there is to search: two
  // threads that parted there searched twice as many positions of Paper Soccer's pitches as one does; from here on
  // about as many in every other run, and up to three times as many in the rest.
  static constexpr std::size_t least_depth_to_part = 14;
  static constexpr std::size_t mark_count = std::size_t{1} << 16U;
  using Marks = std::array<std::atomic<std::uint16_t>, mark_count>;

  std::atomic<std::uint16_t>& mark_of(const SearchKey& key) { return (*marks_)[key.high % mark_count]; }

  // Fills in the children that are not decided. \returns whether one of the moves wins at once
  bool expand(const State& state, std::vector<Child>& children) const {
    children.clear();
    const Player mover = space_.mover(state);
    bool won = false;
    [[maybe_unused]] bool has_move = false;
    space_.for_each_move(state, [&](const Move& move) {
      has_move = true;
      if (won) return;
      const State next = space_.after(state, move);
      assert(space_.grade(next) == space_.grade(state) + 1 && "rule a of graded_space.hpp");
      const Assessment assessed = assess(space_, next);
      if (assessed.decision.known) {
        won = succeeds(assessed.decision.winner, mover);
        return;
      }
      table_.prefetch(assessed.key);
      const bool same = space_.mover(next) == mover;
      for (const Child& other : children) {
        if (other.key == assessed.key && other.same_mover == same) return;
      }
      children.push_back({next, move, assessed.key, assessed.first, same});
    });
    assert(has_move && "rule c of graded_space.hpp");
    return won;
  }

  ProofNumbers search_children(Worker& worker, std::vector<Child>& children, const ProofNumbers& bound) {
    while (true) {
      const Choice choice = choose(children, bound, shared_ && worker.depth >= least_depth_to_part);
      if (choice.numbers.win == 0 && worker.depth == 1) worker.winning = children[choice.child].move;
      if (choice.numbers.win >= bound.win || choice.numbers.lose >= bound.lose || paused()) return choice.numbers;
      Child& child = children[choice.child];
      // Stay with the child until it is no better than the next by half, or the bound is reached.
      ProofNumbers below;
      below.win = choice.next_win == ProofNumbers::infinite
                      ? bound.win
                      : std::min(bound.win, std::max(choice.next_win + choice.next_win / 2, choice.own_win) + 1);
      below.lose = bound.lose == ProofNumbers::infinite ? bound.lose : bound.lose - (choice.open - 1);
      if (!child.same_mover) std::swap(below.win, below.lose);
      child.known = search(worker, child.state, child.key, below);
    }
  }

  struct Choice {
    ProofNumbers numbers;        // of the parent
    std::size_t child = 0;       // to search next
    std::uint32_t own_win = 0;   // its number of a win,
    std::uint32_t next_win = 0;  // and that of the best of the others
    std::uint32_t open = 0;      // children that are not settled
  };

  // What the children make of their parent, and which of them to search while the parent is within its bound; not one
  // that others are at, if threads are to part.
  Choice choose(const std::vector<Child>& children, const ProofNumbers& bound, bool part) {
    Choice choice;
    std::uint32_t least = ProofNumbers::infinite;  // of win
    std::uint32_t largest = 0;                     // of lose
    std::uint64_t best = ~std::uint64_t{0};
    choice.next_win = choice.own_win = ProofNumbers::infinite;
    for (std::size_t i = 0; i < children.size(); ++i) {
      const Child& child = children[i];
      ProofNumbers numbers = child.known;
      table_.find(child.key, numbers);
      if (!child.same_mover) std::swap(numbers.win, numbers.lose);
      if (numbers.win == 0) {
        choice.numbers = settled(true);
        choice.child = i;
        return choice;
      }
      if (numbers.lose == 0) continue;
      ++choice.open;
      least = std::min(least, numbers.win);
      largest = std::max(largest, numbers.lose);
      // A child that others are at looks worse than it is, by one for each of them.
      std::uint64_t seeming = numbers.win;
      if (part) seeming += mark_of(child.key).load(std::memory_order_relaxed);
      const std::uint64_t rank = seeming << 32U | numbers.lose;
      if (rank < best && numbers.win < bound.win) {
        best = rank;
        choice.next_win = std::min(choice.next_win, choice.own_win);
        choice.own_win = numbers.win;
        choice.child = i;
      } else {
        choice.next_win = std::min(choice.next_win, numbers.win);
      }
    }
    if (choice.open == 0) {
      choice.numbers = settled(false);
    } else {
      choice.numbers = {least, std::min(largest + choice.open - 1, ProofNumbers::most)};
    }
    return choice;
  }

  const Space& space_;
  const Player player_;
  ProofTable& table_;
  const std::function<void(Worker&)> look_around_;
  std::unique_ptr<Marks> marks_ = std::make_unique<Marks>();  // how many threads are at a position with this hash
  bool shared_ = false;                                       // whether several threads search
  std::atomic<bool> pause_{false};
};

}  // namespace quadrille::engines::detail
