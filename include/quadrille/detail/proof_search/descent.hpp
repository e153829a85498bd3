// The search of one thread in proof-number search: it chooses the position to search next, and decides when to return.
//
// All threads start from the same position, and share one table of proof numbers. The children of a position are the
// positions after one move. Each child has a proof number, an estimate of the effort to prove that its move wins. If
// other threads are searching a child, a thread adds something to this number, as if the proof needed more effort. So
// the thread prefers another child that is nearly as good. If there is none, the thread follows the other threads, and
// diverges from them further down. The changed numbers are called virtual proof numbers (Kaneko 2010, "Parallel depth
// first proof number search"; Pawlewicz and Hayward 2013, "Scalable parallel DFPN search"). Virtual numbers only serve
// to choose the child; they are neither stored nor returned.
//
// Rejected: one thread leads. At each depth of the leader's current line of play, another thread searches the
// second-best child in advance. On classic:6x4, two threads then searched 1,055,015 positions; with virtual numbers
// they searched 918,098 (medians of seven runs).
//
// Rejected: at intervals, each thread looks up in the table whether another thread has settled a position on its
// current line of play. In trials with shuffled move orders, two threads then searched fewer positions,
// but four and eight threads searched more.
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

/// The number of threads that are searching each position. Some positions share a counter, which at worst makes a
/// thread choose another child. Safe to call from several threads, except `clear`.
class Occupancy {
 public:
  /// Adds one thread at the position.
  void enter(const SearchKey& key) { at(key).fetch_add(1, std::memory_order_relaxed); }
  /// Removes one thread from the position. \pre it has entered
  void leave(const SearchKey& key) { at(key).fetch_sub(1, std::memory_order_relaxed); }
  /// The number of threads that have entered and not left.
  std::uint32_t threads(const SearchKey& key) const { return counts_[place_of(key)].load(std::memory_order_relaxed); }
  /// Sets all counts to 0: a thread that exits by an exception does not leave. \pre no thread searches
  void clear() {
    for (std::atomic<std::uint16_t>& count : counts_) count.store(0, std::memory_order_relaxed);
  }

 private:
  static constexpr std::size_t places = std::size_t{1} << 15U;  // 64 KiB; a thread enters at most one a ply

  static std::size_t place_of(const SearchKey& key) { return key.high % places; }
  std::atomic<std::uint16_t>& at(const SearchKey& key) { return counts_[place_of(key)]; }

  std::array<std::atomic<std::uint16_t>, places> counts_{};
};

/// The numbers of a position whose mover has won or lost his question.
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
    ProofNumbers known;  // the latest numbers, in case the table has lost them
    bool same_mover;
  };

  /// One thread's search.
  struct Worker {
    std::deque<std::vector<Child>> children{};  // by depth; a deque keeps references valid
    std::size_t depth = 0;
    std::uint64_t positions = 0;           // positions searched
    std::uint64_t reported_positions = 0;  // those of them that are in the sum over all threads
    std::size_t taken_slots = 0;           // empty slots filled, not yet added to the sum
    bool is_caller = false;                // true on the thread that called the engine
    std::optional<Move> winning{};         // a winning move of the root of the search, once known
  };

  /// \param look_around  called by each thread after every 1024 positions
  ProofDescent(const Space& space, Player player, ProofTable& table, std::function<void(Worker&)> look_around)
      : space_(space), player_(player), table_(table), look_around_(std::move(look_around)) {}

  /// Makes all threads return soon; `begin` lets them work again.
  void pause() { pause_.store(true, std::memory_order_relaxed); }
  bool paused() const { return pause_.load(std::memory_order_relaxed); }
  void begin(std::size_t threads) {
    pause_.store(false, std::memory_order_relaxed);
    has_others_ = threads > 1;
    occupancy_->clear();
  }

  /// True if this winner settles the question in the mover's favour.
  bool succeeds(Player winner, Player mover) const { return (winner == player_) == (mover == player_); }

  /// Searches the state until one of its numbers reaches its bound. \returns its numbers
  ProofNumbers search(Worker& worker, const State& state, const SearchKey& key, const ProofNumbers& bound) {
    if (++worker.positions % positions_between_looks == 0) look_around_(worker);
    const std::uint64_t before = worker.positions;
    if (worker.children.size() <= worker.depth) worker.children.emplace_back();
    std::vector<Child>& children = worker.children[worker.depth];
    ProofNumbers numbers;
    if (expand(state, children)) {
      numbers = settled(true);
    } else {
      if (has_others_) occupancy_->enter(key);
      ++worker.depth;
      numbers = search_children(worker, children, bound);
      --worker.depth;
      if (has_others_) occupancy_->leave(key);
    }
    if (table_.store(key, numbers, worker.positions - before + 1)) ++worker.taken_slots;
    return numbers;
  }

 private:
  static constexpr std::uint64_t positions_between_looks = 1024;

  // Fills in the undecided children. \returns true if one of the moves wins at once
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
      const Choice choice = choose(children, bound, worker.depth);
      if (choice.numbers.win == 0 && worker.depth == 1) worker.winning = children[choice.child].move;
      if (choice.numbers.win >= bound.win || choice.numbers.lose >= bound.lose || paused()) return choice.numbers;
      Child& child = children[choice.child];
      // Search the child until its number exceeds the next child's by the margin, or the bound is reached.
      const std::uint32_t enough =
          choice.next_win == ProofNumbers::infinite
              ? bound.win
              : std::max(choice.next_win + margin(choice.next_win, worker.depth), choice.child_win) + 1;
      child.known = search(worker, child.state, child.key, bound_below(child, bound, enough, choice.open));
    }
  }

  // The margin by which the searched child's number may exceed the next child's before the thread leaves it (Pawlewicz
  // & Lew 2007). It is an eighth of the number near the root, where a wrong child costs most. It rises to a half
  // further down, where leaving and coming back costs most. The depth counts from the position where the thread began.
  static std::uint32_t margin(std::uint32_t next_win, std::size_t depth) {
    return next_win * std::min<std::uint32_t>(2 + static_cast<std::uint32_t>(depth) / 4, 8) / 16;
  }

  // The number that each thread adds, for the other threads, to a child that it searches: half of the margin, rounded
  // up. With nothing added, the threads searched the same positions twice. With much more, they searched children that
  // one thread never visits.
  static std::uint32_t virtual_part(std::uint32_t win, std::size_t depth) { return (margin(win, depth) + 1) / 2; }

  // The bound for the search of a child, from the bound of its parent, a sufficient `win` for the child and the number
  // of open children.
  static ProofNumbers bound_below(const Child& child, const ProofNumbers& bound, std::uint32_t enough,
                                  std::uint32_t open) {
    ProofNumbers below;
    below.win = std::min(bound.win, enough);
    below.lose = bound.lose == ProofNumbers::infinite ? bound.lose : bound.lose - (open - 1);
    if (!child.same_mover) std::swap(below.win, below.lose);
    return below;
  }

  struct Choice {
    ProofNumbers numbers;         // the parent's numbers
    std::size_t child = 0;        // the child to search now
    std::uint32_t child_win = 0;  // its `win`
    std::uint32_t next_win = 0;   // the `win` of the next child, with its virtual part
    std::uint32_t open = 0;       // the number of unsettled children
  };

  // Computes the parent's numbers from its children, and the child to search if the parent is not settled.
  Choice choose(const std::vector<Child>& children, const ProofNumbers& bound, std::size_t depth) const {
    Choice choice;
    std::uint32_t smallest = ProofNumbers::infinite;  // of win
    std::uint32_t largest = 0;                        // of lose
    std::uint64_t best = ~std::uint64_t{0};
    std::uint64_t next_best = best;
    std::uint32_t best_win = ProofNumbers::infinite;
    choice.next_win = ProofNumbers::infinite;
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
      largest = std::max(largest, numbers.lose);
      smallest = std::min(smallest, numbers.win);
      if (numbers.win >= bound.win) continue;  // its search would return at once
      std::uint32_t seeming = numbers.win;
      if (has_others_) {
        const std::uint32_t threads = occupancy_->threads(child.key);
        if (threads != 0) seeming = std::min(seeming + threads * virtual_part(seeming, depth), ProofNumbers::most);
      }
      // Smallest seeming `win` first; among equals, largest `lose` first.
      const std::uint64_t rank = std::uint64_t{seeming} << 32U | (ProofNumbers::infinite - numbers.lose);
      if (rank < best) {
        next_best = std::exchange(best, rank);
        choice.child = i;
        choice.child_win = numbers.win;
        choice.next_win = std::exchange(best_win, seeming);
      } else if (rank < next_best) {
        next_best = rank;
        choice.next_win = seeming;
      }
    }
    if (choice.open == 0) {
      choice.numbers = settled(false);
    } else {
      choice.numbers = {smallest, std::min(largest + choice.open - 1, ProofNumbers::most)};
    }
    return choice;
  }

  const Space& space_;
  const Player player_;
  ProofTable& table_;
  const std::function<void(Worker&)> look_around_;
  const std::unique_ptr<Occupancy> occupancy_ = std::make_unique<Occupancy>();
  bool has_others_ = false;  // true if several threads search
  std::atomic<bool> pause_{false};
};

/// Makes all threads of a search return soon, when this object is destroyed.
template <class Descent>
class PauseAtTheEnd {
 public:
  explicit PauseAtTheEnd(Descent& descent) : descent_(descent) {}
  PauseAtTheEnd(const PauseAtTheEnd&) = delete;
  PauseAtTheEnd& operator=(const PauseAtTheEnd&) = delete;
  ~PauseAtTheEnd() { descent_.pause(); }

 private:
  Descent& descent_;
};

}  // namespace quadrille::engines::detail
