// proof_number_search: who wins, by searching as little as possible of a game of two players (df-pn; Nagai 2002).
//
// Each position has two numbers: how much is still to be settled, at the least, to prove that its mover wins, and to
// prove that he does not. The mover chooses one move, so the position is as near to a win as its best child; of a
// refutation all children are part. For that Allis (1994) adds the children's numbers up; here it is the largest of
// them and one for each other open child (weak proof numbers, Ueda et al. 2008): many ways lead to the same positions,
// and a sum counts these again and again. The search goes down to where the numbers are smallest and stays there until
// others are smaller, and a little longer (Pawlewicz & Lew 2007), so that it need not come back for every step.
// Everything it finds lies in one table of bounded size (proof_table.hpp), which all threads share; what a full table
// lost is searched again. A thread that enters a position marks it, and others prefer another that is nearly as good.
//
// It answers whether a player wins. Where games can be drawn, asking for both players tells a draw.
//
// The winner is the same on any number of threads. On one thread all else is, too; on several, how many positions were
// searched, and which of several winning moves was found first, differ from run to run.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "quadrille/detail/parallel.hpp"
#include "quadrille/detail/proof_table.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/detail/saved_values.hpp"
#include "quadrille/detail/search_space.hpp"

namespace quadrille::engines {

/// What is asked of a search.
struct SearchOptions {
  Player player = Player::one;                  ///< does this player win?
  std::optional<std::uint64_t> positions = {};  ///< give up after about so many positions were searched; never if empty
};

/// A move, and what is known of it to whom it belongs.
template <class Move>
struct RatedMove {
  Move move;             ///< a legal move
  bool same_mover;       ///< whether the game goes on after it, with the same player to move
  ProofNumbers numbers;  ///< that the player who makes it wins (a draw is no win of the asked player's)
};

/// One question about the positions of a space, and all that was found out so far.
template <SearchSpace Space>
class ProofNumberSearch {
 public:
  using State = typename Space::State;  ///< a state of the space
  using Move = typename Space::Move;    ///< a move of the space

  /// \param space    kept by reference, so it outlives this object
  /// \param options  memory bounds the table (1 GiB where it is not bounded); stop ends a search; checkpoint is read
  ///                 here and saved by `solve`; observer is told the depth, positions (worked), slots of the table in
  ///                 use and in all (done, total)
  /// \throws OutOfBudget if the memory does not hold the smallest table; Error (unusable_input) if the checkpoint holds
  ///         something else
  ProofNumberSearch(const Space& space, RunOptions options, SearchOptions search = {})
      : space_(space), options_(std::move(options)), search_(search), table_(bytes_of_table(options_)) {
    if (options_.checkpoint && options_.checkpoint->resume) restore(options_.checkpoint->resume);
  }
  ProofNumberSearch(const Space&& space, RunOptions options, SearchOptions search = {}) = delete;

  /// Whether the player wins from the state; nothing if the search ended before it knew (see status()).
  /// \complexity as hard as the position is; a call stack as deep as the longest game
  /// Relies on: Nagai, "Df-pn algorithm for searching AND/OR trees and its applications" (2002)
  /// Checked against: alpha_beta_ref.hpp, and backward_induction on whole spaces
  std::optional<bool> solve(const State& state) {
    status_ = RunStatus::complete;
    const Assessment root = assess(space_, state);
    if (root.decision.known) return root.decision.winner == search_.player;
    const bool asks_mover = space_.mover(state) == search_.player;
    ProofNumbers numbers;
    table_.find(root.key, numbers);
    while (!numbers.settled()) {
      if (status_ != RunStatus::complete) return std::nullopt;
      numbers = search_from(state, root.key);
    }
    return (numbers.win == 0) == asks_mover;
  }

  /// What ended the last search: complete, interrupted by the stop token, or work_limit if SearchOptions::positions was
  /// reached.
  RunStatus status() const { return status_; }
  /// Positions searched so far, each as often as it was.
  std::uint64_t positions() const { return positions_.load(std::memory_order_relaxed); }
  /// Slots of the table in use, and slots in all. \complexity O(1)
  std::size_t used_slots() const { return used_slots_.load(std::memory_order_relaxed); }
  std::size_t slots() const { return table_.slots(); }
  /// Gives up after so many positions more than were searched so far; never if empty.
  void set_limit(std::optional<std::uint64_t> more) {
    search_.positions = more ? std::optional(positions() + *more) : std::nullopt;
  }
  void set_stop(std::stop_token stop) { options_.stop = std::move(stop); }

  /// The legal moves in the order of for_each_move, with what is known of each without searching. \pre not ended
  std::vector<RatedMove<Move>> moves(const State& state) const {
    std::vector<RatedMove<Move>> rated;
    const Player mover = space_.mover(state);
    space_.for_each_move(state, [&](const Move& move) {
      const State next = space_.after(state, move);
      const Assessment assessed = assess(space_, next);
      if (assessed.decision.known) {
        rated.push_back({move, false, settled(succeeds(assessed.decision.winner, mover))});
        return;
      }
      ProofNumbers numbers = assessed.first;
      table_.find(assessed.key, numbers);
      const bool same = space_.mover(next) == mover;
      rated.push_back({move, same, same ? numbers : ProofNumbers{numbers.lose, numbers.win}});
    });
    return rated;
  }

  /// A move after which the mover has won his question: the asked player wins, or the other has prevented it. It is
  /// searched for where the table has lost it. Nothing if there is none, or if the search ended before (status()).
  /// \pre the game is not over
  std::optional<Move> winning_move(const State& state) {
    const Player mover = space_.mover(state);
    while (true) {
      for (const RatedMove<Move>& rated : moves(state)) {
        if (rated.numbers.win == 0) return rated.move;
      }
      const std::optional<bool> wins = solve(state);
      if (!wins || *wins != (mover == search_.player)) return std::nullopt;
      // The position is settled, but none of its moves is known to be: the table lost it, or two ways to the position
      // share an entry. Searched by itself, one of the moves is.
      bool found = false;
      std::vector<RatedMove<Move>> open = moves(state);
      std::stable_sort(open.begin(), open.end(),
                       [](const auto& a, const auto& b) { return a.numbers.win < b.numbers.win; });
      for (const RatedMove<Move>& rated : open) {
        if (rated.numbers.win == 0) return rated.move;
        if (rated.numbers.lose == 0) continue;
        const std::optional<bool> after = solve(space_.after(state, rated.move));
        if (!after) return std::nullopt;
        if (*after == (mover == search_.player)) return rated.move;
        found = true;
      }
      if (!found) return std::nullopt;
    }
  }

 private:
  static constexpr std::size_t usual_memory = std::size_t{1} << 30U;
  static constexpr std::uint64_t positions_between_looks = 1024;
  static constexpr std::uint64_t least_work_saved = 4;
  static constexpr std::size_t mark_count = std::size_t{1} << 16U;

  struct Child {
    State state;
    Move move;
    SearchKey key;
    ProofNumbers known;  // before the table is asked, which may have lost what was found meanwhile
    bool same_mover;
  };

  // One thread's search.
  struct Worker {
    std::deque<std::vector<Child>> children{};  // by depth; a deque, so that they stay where they are
    std::size_t depth = 0;
    std::uint64_t positions = 0;       // searched,
    std::uint64_t told_positions = 0;  // and of them, those added to the sum of all
    std::size_t taken_slots = 0;       // empty ones, not yet added to the sum
    bool is_caller = false;
  };

  static std::size_t bytes_of_table(const RunOptions& options) {
    return options.memory == RunOptions{}.memory ? usual_memory : options.memory;
  }
  static ProofNumbers settled(bool won) {
    return won ? ProofNumbers{0, ProofNumbers::infinite} : ProofNumbers{ProofNumbers::infinite, 0};
  }
  // Whether the mover has what he wants if this is the winner.
  bool succeeds(Player winner, Player mover) const { return (winner == search_.player) == (mover == search_.player); }

  std::atomic<std::uint16_t>& mark_of(const SearchKey& key) { return (*marks_)[key.high % mark_count]; }

  // Searches on all threads until the state is settled, something ends the search, or the table is to grow or be saved.
  ProofNumbers search_from(const State& state, const SearchKey& key) {
    pause_.store(false, std::memory_order_relaxed);
    const std::thread::id caller = std::this_thread::get_id();
    const std::size_t threads = concurrency();
    shared_ = threads > 1;
    std::atomic<int> won{0};  // -1 if the mover is found to lose
    parallel_for_task(0, threads, [&](std::size_t) {
      Worker worker;
      worker.is_caller = std::this_thread::get_id() == caller;
      if (!paused()) {
        const ProofNumbers found = search(worker, state, key, {ProofNumbers::infinite, ProofNumbers::infinite});
        if (found.settled()) won.store(found.win == 0 ? 1 : -1);
      }
      tell(worker);
      pause();  // the others need not go on
    });
    if (won != 0) return settled(won > 0);
    if (options_.stop.stop_requested()) {
      status_ = RunStatus::interrupted;
    } else if (out_of_positions()) {
      status_ = RunStatus::work_limit;
    }
    if (wants_to_grow()) table_.grow();
    if (options_.checkpoint && (status_ != RunStatus::complete || options_.checkpoint->due())) save();
    return {};
  }

  // The numbers of the state, searched until one of them reaches its bound.
  ProofNumbers search(Worker& worker, const State& state, const SearchKey& key, const ProofNumbers& bound) {
    if (shared_) mark_of(key).fetch_add(1, std::memory_order_relaxed);  // first, so that others see it soon
    if (++worker.positions % positions_between_looks == 0) look_around(worker);
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

  // Fills in the children that are not decided. \returns whether one of the moves wins at once
  bool expand(const State& state, std::vector<Child>& children) const {
    children.clear();
    const Player mover = space_.mover(state);
    bool won = false;
    space_.for_each_move(state, [&](const Move& move) {
      if (won) return;
      const State next = space_.after(state, move);
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
    return won;
  }

  ProofNumbers search_children(Worker& worker, std::vector<Child>& children, const ProofNumbers& bound) {
    while (true) {
      const Choice choice = choose(children, bound);
      if (choice.numbers.win >= bound.win || choice.numbers.lose >= bound.lose || paused()) return choice.numbers;
      Child& child = children[choice.child];
      // Stay with the child until it is no better than the next by a quarter, or the bound is reached.
      ProofNumbers below;
      below.win = choice.next_win == ProofNumbers::infinite
                      ? bound.win
                      : std::min(bound.win, std::max(choice.next_win + choice.next_win / 4, choice.own_win) + 1);
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

  // What the children make of their parent, and which of them to search while the parent is within its bound.
  Choice choose(const std::vector<Child>& children, const ProofNumbers& bound) {
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
        return choice;
      }
      if (numbers.lose == 0) continue;
      ++choice.open;
      least = std::min(least, numbers.win);
      largest = std::max(largest, numbers.lose);
      // A child that others are at looks worse than it is, for each of them by a quarter and one.
      std::uint64_t seeming = numbers.win;
      if (shared_) {
        const std::uint64_t others = mark_of(child.key).load(std::memory_order_relaxed);
        seeming += others * (seeming / 4 + 1);
      }
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

  bool paused() const { return pause_.load(std::memory_order_relaxed); }
  void pause() { pause_.store(true, std::memory_order_relaxed); }
  bool wants_to_grow() const { return table_.can_grow() && 2 * used_slots() > table_.slots(); }
  bool out_of_positions() const { return search_.positions && positions() >= *search_.positions; }

  // Adds what the worker counted to the sums of all.
  void tell(Worker& worker) {
    positions_.fetch_add(worker.positions - worker.told_positions, std::memory_order_relaxed);
    worker.told_positions = worker.positions;
    used_slots_.fetch_add(std::exchange(worker.taken_slots, 0), std::memory_order_relaxed);
  }

  // Now and then: is it time to stop, to grow, to save or to report?
  void look_around(Worker& worker) {
    tell(worker);
    if (options_.stop.stop_requested() || out_of_positions() || wants_to_grow()) pause();
    if (!worker.is_caller) return;
    if (options_.checkpoint && options_.checkpoint->due()) pause();
    if (!options_.observer) return;
    Progress progress;
    progress.unit = "position";
    progress.grade = static_cast<int>(worker.depth);
    progress.done = used_slots();
    progress.total = table_.slots();
    progress.worked = progress.found = positions();
    options_.observer(progress);
  }

  struct Header {
    std::uint32_t version = 1;
    std::uint32_t player = 0;
    std::uint64_t positions = 0;
  };

  void save() {
    options_.checkpoint->save([&](const ByteSink& sink) {
      put(sink, Header{.player = static_cast<std::uint32_t>(search_.player), .positions = positions()});
      table_.save(sink, least_work_saved);
    });
  }
  void restore(const ByteSource& source) {
    const auto header = get<Header>(source);
    if (header.version != Header{}.version || header.player != static_cast<std::uint32_t>(search_.player)) {
      refuse_checkpoint();
    }
    used_slots_.store(table_.restore(source), std::memory_order_relaxed);
    positions_.store(header.positions, std::memory_order_relaxed);
  }

  using Marks = std::array<std::atomic<std::uint16_t>, mark_count>;

  const Space& space_;
  RunOptions options_;
  SearchOptions search_;
  ProofTable table_;
  std::unique_ptr<Marks> marks_ = std::make_unique<Marks>();  // how many threads are at a position with this hash
  bool shared_ = false;                                       // whether several threads search
  std::atomic<bool> pause_{false};
  std::atomic<std::uint64_t> positions_{0};
  std::atomic<std::size_t> used_slots_{0};
  RunStatus status_ = RunStatus::complete;
};

}  // namespace quadrille::engines
