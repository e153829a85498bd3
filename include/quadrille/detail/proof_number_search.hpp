// proof_number_search: finds the winner of a game of two players by a search that visits few of the positions (df-pn;
// Nagai 2002).
//
// Each position has two numbers. The proof number is a lower bound on how many positions must still be settled to prove
// that the player to move wins. The disproof number is a lower bound on how many must be settled to prove that this
// player does not win. The children of a position are the positions after one move. A child is open if its winner is
// not known yet. For each child, let a be the number for a proof that the player to move at the parent wins, and b the
// number for a disproof. The player to move needs only one good move, so the parent's proof number is the smallest a. A
// disproof must refute all moves, so Allis (1994) adds all b. Here the parent's disproof number is the largest b, plus
// one for each other open child (weak proof numbers, Ueda et al. 2008). The reason is that many ways lead to the same
// positions, and a sum would count such positions repeatedly.
//
// From each position the search goes down to the child with the smallest a. It stays below this child until the child's
// a exceeds the second smallest a by a margin (Pawlewicz & Lew 2007). With the margin, the search changes less often
// from one child to another. All results lie in one table of bounded size (proof_search/table.hpp), shared by all
// threads. If the table is full, entries are lost; a position without an entry is searched again.
//
// The search decides if a given player wins. In a game that can be tied, two searches, one for each player, identify a
// tie.
//
// The winner is the same on any number of threads. On one thread everything is reproducible. On several, the number of
// positions searched, and the choice among several winning moves, differ from run to run.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "quadrille/detail/parallel.hpp"
#include "quadrille/detail/proof_search/descent.hpp"
#include "quadrille/detail/proof_search/table.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/detail/search_space.hpp"
#include "quadrille/error.hpp"

namespace quadrille::engines {

/// The question of a search, and its limit.
struct SearchOptions {
  Player player = Player::one;                  ///< the question: does this player win?
  std::optional<std::uint64_t> positions = {};  ///< give up after about this many positions; never if empty
};

/// A move, with its numbers for the player who makes it.
template <class Move>
struct RatedMove {
  Move move;             ///< a legal move
  bool same_mover;       ///< true if the game is not over after it and the same player moves again
  ProofNumbers numbers;  ///< for a win of that player (a drawn game is no win of the asked player's)
};

/// One question about the positions of a space, and all results so far.
template <SearchSpace Space>
class ProofNumberSearch {
 public:
  using State = typename Space::State;  ///< a state of the space
  using Move = typename Space::Move;    ///< a move of the space

  /// \param space    kept by reference, so it outlives this object
  /// \param options  memory bounds the table (1 GiB if unbounded); stop ends a search; checkpoint is read
  ///                 here and saved by `solve`; observer receives the depth of the calling thread, the positions
  ///                 (worked), and the used slots and all slots of the table (done, total)
  /// \throws OutOfBudget if the memory does not hold the smallest table; Error (unusable_input) if the checkpoint is
  ///         of the other player's question
  ProofNumberSearch(const Space& space, RunOptions options, SearchOptions search = {})
      : space_(space), options_(std::move(options)), search_(search), table_(bytes_of_table(options_)) {
    if (options_.checkpoint && options_.checkpoint->resume) restore();
  }
  ProofNumberSearch(const Space&& space, RunOptions options, SearchOptions search = {}) = delete;

  /// True if the player wins from the state; nothing if the search ended before it knew (see status()).
  /// \complexity as hard as the position is; a call stack as deep as the longest game
  /// Relies on: Nagai, "Df-pn algorithm for searching AND/OR trees and its applications" (2002)
  /// Checked against: proof_search/alpha_beta_ref.hpp, and backward_induction on whole spaces
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

  /// The reason why the last search ended: complete, interrupted by the stop token, or work_limit if
  /// SearchOptions::positions was reached.
  RunStatus status() const { return status_; }
  /// Positions searched so far, repeated searches included.
  std::uint64_t positions() const { return positions_.load(std::memory_order_relaxed); }
  /// The used slots of the table. \complexity O(1)
  std::size_t used_slots() const { return used_slots_.load(std::memory_order_relaxed); }
  /// All slots of the table.
  std::size_t slots() const { return table_.slots(); }
  /// Gives up after `more` further positions; never if empty.
  void set_limit(std::optional<std::uint64_t> more) {
    search_.positions = more ? std::optional(positions() + *more) : std::nullopt;
  }
  /// Sets the token that ends future searches.
  void set_stop(std::stop_token stop) { options_.stop = std::move(stop); }

  /// An entry of the table.
  struct Known {
    ProofNumbers numbers{};  ///< the numbers of the state
    std::uint64_t work = 0;  ///< the positions searched for them, rounded down to a power of 2
  };
  /// The state's entry. Nothing if the state is decided without a search, was not searched, or has been lost from the
  /// table.
  std::optional<Known> known(const State& state) const {
    const Assessment assessed = assess(space_, state);
    Known known;
    if (assessed.decision.known || !table_.find(assessed.key, known.numbers, &known.work)) return std::nullopt;
    return known;
  }

  /// The legal moves in the order of for_each_move, each with its known numbers, without a search. \pre the game is not
  /// over
  std::vector<RatedMove<Move>> moves(const State& state) const {
    std::vector<RatedMove<Move>> rated;
    const Player mover = space_.mover(state);
    space_.for_each_move(state, [&](const Move& move) {
      const State next = space_.after(state, move);
      const Assessment assessed = assess(space_, next);
      if (assessed.decision.known) {
        rated.push_back({move, false, detail::settled(descent_.succeeds(assessed.decision.winner, mover))});
        return;
      }
      ProofNumbers numbers = assessed.first;
      table_.find(assessed.key, numbers);
      const bool same = space_.mover(next) == mover;
      rated.push_back({move, same, same ? numbers : ProofNumbers{numbers.lose, numbers.win}});
    });
    return rated;
  }

  /// A move that settles the mover's question in his favour: the asked player wins, or the other prevents it. If the
  /// table has lost it, it is searched for. Nothing if there is no such move, or if the search ended early (status()).
  /// \pre the game is not over
  std::optional<Move> winning_move(const State& state) {
    const auto known = [&]() -> std::optional<Move> {
      for (const RatedMove<Move>& rated : moves(state)) {
        if (rated.numbers.win == 0) return rated.move;
      }
      return std::nullopt;
    };
    if (const auto move = known()) return move;
    const std::optional<bool> wins = solve(state);
    if (!wins || *wins != (space_.mover(state) == search_.player)) return std::nullopt;
    if (const auto move = known()) return move;
    // The table knows that the position is won, but has lost the winning move.
    const SearchKey key = assess(space_, state).key;
    while (status_ == RunStatus::complete && !search_from(state, key).settled()) {
    }
    return winning_;
  }

 private:
  using Worker = typename detail::ProofDescent<Space>::Worker;
  static constexpr std::size_t usual_memory = std::size_t{1} << 30U;
  static constexpr std::uint64_t least_work_saved = 4;

  static std::size_t bytes_of_table(const RunOptions& options) {
    return options.memory == RunOptions{}.memory ? usual_memory : options.memory;
  }
  // Searches on all threads until the state is settled, the search must end, or the table must grow or be saved.
  ProofNumbers search_from(const State& state, const SearchKey& key) {
    const std::thread::id caller = std::this_thread::get_id();
    const std::size_t threads = concurrency();
    descent_.begin(threads);
    winning_.reset();
    std::mutex found_mutex;  // guards won and winning_
    int won = 0;             // 1: the mover is proved to win; -1: not to win; 0: open
    parallel_for_task(0, threads, [&](std::size_t) {
      Worker worker{};
      worker.is_caller = std::this_thread::get_id() == caller;
      const detail::PauseAtTheEnd pause(descent_);  // one thread's end, even by an exception, ends all
      const ProofNumbers found = descent_.search(worker, state, key, {ProofNumbers::infinite, ProofNumbers::infinite});
      if (found.settled()) {
        const std::scoped_lock lock(found_mutex);
        won = found.win == 0 ? 1 : -1;
        if (worker.winning) winning_ = worker.winning;
      }
      report(worker);
    });
    if (won != 0) return detail::settled(won > 0);
    if (options_.stop.stop_requested()) {
      status_ = RunStatus::interrupted;
    } else if (out_of_positions()) {
      status_ = RunStatus::work_limit;
    }
    if (wants_to_grow()) table_.grow();
    if (options_.checkpoint && (status_ != RunStatus::complete || options_.checkpoint->due())) save();
    return {};
  }

  bool wants_to_grow() const { return table_.can_grow() && 2 * used_slots() > table_.slots(); }
  bool out_of_positions() const { return search_.positions && positions() >= *search_.positions; }

  // Adds the worker's counts to the sums over all threads.
  void report(Worker& worker) {
    positions_.fetch_add(worker.positions - worker.reported_positions, std::memory_order_relaxed);
    worker.reported_positions = worker.positions;
    used_slots_.fetch_add(std::exchange(worker.taken_slots, 0), std::memory_order_relaxed);
  }

  // Called at intervals: stop, grow, save or report if due.
  void look_around(Worker& worker) {
    report(worker);
    if (options_.stop.stop_requested() || out_of_positions() || wants_to_grow()) descent_.pause();
    if (!worker.is_caller) return;
    if (options_.checkpoint && options_.checkpoint->due()) descent_.pause();
    if (!options_.observer) return;
    Progress progress;
    progress.unit = "position";
    progress.grade = static_cast<int>(worker.depth);
    progress.done = used_slots();
    progress.total = table_.slots();
    progress.worked = progress.found = positions();
    options_.observer(progress);
  }

  void save() {
    const SavedProgress progress{.states = used_slots()};
    options_.checkpoint->save(progress, [&](const ByteSink& sink) {
      const Archive archive(sink);
      Player player = search_.player;
      std::uint64_t positions = this->positions();
      archive(player);
      archive(positions);
      table_.save(archive, least_work_saved);
    });
  }
  void restore() {
    const Archive archive(options_.checkpoint->parts.at(0));
    Player player{};
    std::uint64_t positions = 0;
    archive(player);
    if (player != search_.player)
      refuse("checkpoint", "belongs to the search for the other player", "give another one");
    archive(positions);
    used_slots_.store(table_.restore(archive), std::memory_order_relaxed);
    positions_.store(positions, std::memory_order_relaxed);
  }

  const Space& space_;
  RunOptions options_;
  SearchOptions search_;
  ProofTable table_;
  detail::ProofDescent<Space> descent_{space_, search_.player, table_, [this](Worker& worker) { look_around(worker); }};
  std::optional<Move> winning_{};  // a winning move of the last search's root
  std::atomic<std::uint64_t> positions_{0};
  std::atomic<std::size_t> used_slots_{0};
  RunStatus status_ = RunStatus::complete;
};

}  // namespace quadrille::engines
