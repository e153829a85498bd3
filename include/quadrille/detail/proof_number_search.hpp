// proof_number_search: who wins, by searching as little as possible of a game of two players (df-pn; Nagai 2002).
//
// Each position has two numbers: how much is still to be settled, at the least, to prove that its mover wins, and to
// prove that he does not. The mover chooses one move, so the position is as near to a win as its best child; of a
// refutation all children are part. For that Allis (1994) adds the children's numbers up; here it is the largest of
// them and one for each other open child (weak proof numbers, Ueda et al. 2008): many ways lead to the same positions,
// and a sum counts these again and again. The search goes down to where the numbers are smallest and stays there until
// others are smaller, and a little longer (Pawlewicz & Lew 2007), so that it need not come back for every step.
// Everything it finds lies in one table of bounded size (proof_search/table.hpp), which all threads share; what a full
// table lost is searched again.
//
// It answers whether a player wins. Where games can be drawn, asking for both players tells a draw.
//
// The winner is the same on any number of threads. On one thread all else is, too; on several, how many positions were
// searched, and which of several winning moves was found first, differ from run to run.
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
  ///                 here and saved by `solve`; observer is told the depth of the calling thread, positions (worked),
  ///                 slots of the table in use and in all (done, total)
  /// \throws OutOfBudget if the memory does not hold the smallest table; Error (unusable_input) if the checkpoint is
  ///         of the other player's question
  ProofNumberSearch(const Space& space, RunOptions options, SearchOptions search = {})
      : space_(space), options_(std::move(options)), search_(search), table_(bytes_of_table(options_)) {
    if (options_.checkpoint && options_.checkpoint->resume) restore();
  }
  ProofNumberSearch(const Space&& space, RunOptions options, SearchOptions search = {}) = delete;

  /// Whether the player wins from the state; nothing if the search ended before it knew (see status()).
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

  /// What ended the last search: complete, interrupted by the stop token, or work_limit if SearchOptions::positions was
  /// reached.
  RunStatus status() const { return status_; }
  /// Positions searched so far, each as often as it was.
  std::uint64_t positions() const { return positions_.load(std::memory_order_relaxed); }
  /// Slots of the table in use. \complexity O(1)
  std::size_t used_slots() const { return used_slots_.load(std::memory_order_relaxed); }
  /// Slots of the table in all.
  std::size_t slots() const { return table_.slots(); }
  /// Gives up after so many positions more than were searched so far; never if empty.
  void set_limit(std::optional<std::uint64_t> more) {
    search_.positions = more ? std::optional(positions() + *more) : std::nullopt;
  }
  /// What ends the searches to come.
  void set_stop(std::stop_token stop) { options_.stop = std::move(stop); }

  /// An entry of the table.
  struct Known {
    ProofNumbers numbers{};  ///< of the state
    std::uint64_t work = 0;  ///< the positions that were searched for them, rounded down to a power of 2
  };
  /// The state's entry; none if the state is decided without a search, was not searched, or was lost since.
  std::optional<Known> known(const State& state) const {
    const Assessment assessed = assess(space_, state);
    Known known;
    if (assessed.decision.known || !table_.find(assessed.key, known.numbers, &known.work)) return std::nullopt;
    return known;
  }

  /// The legal moves in the order of for_each_move, with what is known of each without searching. \pre not ended
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

  /// A move after which the mover has won his question: the asked player wins, or the other has prevented it. It is
  /// searched for where the table has lost it. Nothing if there is none, or if the search ended before (status()).
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
    // The table knows that the position is won, and has lost why.
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
  // Searches on all threads until the state is settled, something ends the search, or the table is to grow or be saved.
  ProofNumbers search_from(const State& state, const SearchKey& key) {
    const std::thread::id caller = std::this_thread::get_id();
    const std::size_t threads = concurrency();
    descent_.begin(threads);
    winning_.reset();
    std::mutex found_mutex;  // of won and winning_
    int won = 0;             // -1 if the mover is found to lose
    parallel_for_task(0, threads, [&](std::size_t) {
      Worker worker{};
      worker.is_caller = std::this_thread::get_id() == caller;
      const detail::PauseAtTheEnd pause(descent_);  // whoever ends, by an exception too: the others need not go on
      const ProofNumbers found = descent_.search(worker, state, key, {ProofNumbers::infinite, ProofNumbers::infinite});
      if (found.settled()) {
        const std::scoped_lock lock(found_mutex);
        won = found.win == 0 ? 1 : -1;
        if (worker.winning) winning_ = worker.winning;
      }
      tell(worker);
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

  // Adds what the worker counted to the sums of all.
  void tell(Worker& worker) {
    positions_.fetch_add(worker.positions - worker.told_positions, std::memory_order_relaxed);
    worker.told_positions = worker.positions;
    used_slots_.fetch_add(std::exchange(worker.taken_slots, 0), std::memory_order_relaxed);
  }

  // Now and then: is it time to stop, to grow, to save or to report?
  void look_around(Worker& worker) {
    tell(worker);
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
    const SavedStand stand{.states = used_slots()};
    options_.checkpoint->save(stand, [&](const ByteSink& sink) {
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
    if (player != search_.player) refuse("checkpoint", "is of the other player's question", "give another one");
    archive(positions);
    used_slots_.store(table_.restore(archive), std::memory_order_relaxed);
    positions_.store(positions, std::memory_order_relaxed);
  }

  const Space& space_;
  RunOptions options_;
  SearchOptions search_;
  ProofTable table_;
  detail::ProofDescent<Space> descent_{space_, search_.player, table_, [this](Worker& worker) { look_around(worker); }};
  std::optional<Move> winning_{};  // a move that wins where the last search began
  std::atomic<std::uint64_t> positions_{0};
  std::atomic<std::size_t> used_slots_{0};
  RunStatus status_ = RunStatus::complete;
};

}  // namespace quadrille::engines
