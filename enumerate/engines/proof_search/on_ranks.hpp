// solve_on_ranks: finds the winner of a position by a proof-number search that several ranks (processes) share.
//
// Rank 0 keeps the first plies of the game as a tree (top_tree.hpp), and gives the leaves of the tree to the ranks as
// jobs. The ranks work in rounds. In a round each rank gets one leaf, searches a bounded number of positions below the
// leaf, and stores them in a table of its own. The rank then reports to rank 0 the proof numbers of the leaf and of the
// leaf's moves. A leaf goes to the rank that searched the leaf or its parent before, because the table of that rank
// holds most positions below the leaf. If each rank has one thread, all runs on the same number of ranks search the
// same positions.
//
// A checkpoint holds only the tree. A run that continues from a checkpoint may have any number of ranks. It begins with
// empty tables, so it must search again positions that were in the tables of the earlier run.
//
// A round lasts until its last rank is done, so a rank that finishes early must wait. Most waits are short: all jobs of
// a round have the same bound on their positions, and most jobs reach this bound.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "enumerate/engines/proof_search/top_tree.hpp"
#include "quadrille/detail/proof_number_search.hpp"
#include "quadrille/detail/ranks.hpp"

namespace quadrille::engines {

/// The result of a search on ranks. Only rank 0 has `wins`.
struct SolvedOnRanks {
  std::optional<bool> wins{};              ///< true if the player wins; empty if the search ended without an answer
  RunStatus status = RunStatus::complete;  ///< complete, interrupted, or memory if a rank has none for a table
  std::uint64_t positions = 0;             ///< searched by all ranks, including the runs that this one resumes
  std::size_t used_slots = 0;              ///< of the tables of all ranks
  std::size_t slots = 0;                   ///< the size of these tables
};

/// The number of positions that a job searches. It grows with the square root of all positions searched before, so that
/// jobs are short while little is known, and the tree stays small.
struct JobSize {
  std::uint64_t least = 4096;
  double of_root = 30;
  std::uint64_t most = 5'000'000;

  std::uint64_t after(std::uint64_t positions) const {
    const double wanted = of_root * std::sqrt(static_cast<double>(positions));
    return std::max(least, wanted < static_cast<double>(most) ? static_cast<std::uint64_t>(wanted) : most);
  }
};

namespace detail {

template <SearchSpace Space>
class SearchOnRanks {
  using State = typename Space::State;
  static_assert(std::is_trivially_copyable_v<State>);

 public:
  SearchOnRanks(const Space& space, const State& root, const RunOptions& options, SearchOptions search, JobSize size)
      : space_(space), root_(root), options_(options), ranks_(*options.ranks), player_(search.player), size_(size) {}

  SolvedOnRanks run() {
    if (const Assessment root = assess(space_, root_); root.decision.known) {
      found_.wins = root.decision.winner == player_;
      return found_;
    }
    make_search();
    if (agreed(&ranks_, found_.status) != RunStatus::complete) {
      found_.status = RunStatus::memory;
      return found_;
    }
    together(ranks_, [&] {
      if (is_first()) make_tree();
    });
    do {
      read_orders(ranks_.broadcast(is_first() ? orders() : std::string()));
      if ((task_ & save_bit) != 0) save();
      if ((task_ & over_bit) == 0) search_job();
    } while ((task_ & over_bit) == 0);
    if (is_first() && tree_->root().settled()) {
      found_.status = RunStatus::complete;
      found_.wins = (tree_->root().win == 0) == (space_.mover(root_) == player_);
    }
    return found_;
  }

 private:
  using Node = typename TopTree<Space>::Node;

  // The bits of the first word of rank 0's orders.
  static constexpr std::uint64_t save_bit = 1;
  static constexpr std::uint64_t over_bit = 2;
  // The words of a rank's report of a job.
  enum Report : std::size_t { ended, searched, used, all, numbers_known, report_words };

  bool is_first() const { return ranks_.rank() == 0; }
  bool is_bounded() const { return options_.memory != RunOptions{}.memory; }
  std::size_t memory_of_tree() const { return is_bounded() ? options_.memory / 8 : std::size_t{1} << 30U; }

  void make_search() {
    RunOptions own = options_;
    own.checkpoint.reset();
    own.ranks = nullptr;
    if (is_bounded() && is_first()) own.memory -= memory_of_tree();
    if (options_.observer) {
      own.observer = [this](Progress at) {
        at.worked += found_.positions - reported_;
        at.found = at.worked;
        options_.observer(at);
      };
    }
    try {
      search_.emplace(space_, std::move(own), SearchOptions{.player = player_});
    } catch (const OutOfBudget&) {
      found_.status = RunStatus::memory;
    }
  }

  void make_tree() {
    tree_.emplace(space_, player_, root_, memory_of_tree() / TopTree<Space>::bytes_of_node);
    if (options_.checkpoint && options_.checkpoint->resume) {
      if (options_.checkpoint->parts.empty()) refuse("checkpoint", "has no tree", "give another one");
      visit(Archive(options_.checkpoint->parts.front()));
    }
  }

  // Saves or restores rank 0's part; the other ranks have no data to save.
  void visit(const Archive& archive) {
    Player player = player_;
    archive(player);
    if (player != player_) refuse("checkpoint", "belongs to the search for the other player", "give another one");
    archive(found_.positions);
    tree_->visit(archive);
  }

  void save() {
    const SavedProgress progress{.states = nodes_};
    options_.checkpoint->save(progress, [&](const ByteSink& sink) {
      if (is_first()) visit(Archive(sink));
    });
  }

  // The most-proving leaves, one a rank. If the tree has too few, it grows.
  std::vector<Node> choose() {
    std::vector<Node> chosen = tree_->choose(ranks_.count());
    while (!chosen.empty() && chosen.size() < ranks_.count() && tree_->has_room()) {
      tree_->expand(chosen.front());
      chosen = tree_->choose(ranks_.count());
    }
    return chosen;
  }

  // Gives leaves to their owners, the most-proving first, and the rest to the other ranks.
  void give_out(const std::vector<Node>& leaves) {
    jobs_.assign(ranks_.count(), std::nullopt);
    std::vector<Node> rest;
    for (const Node leaf : leaves) {
      const std::size_t owner = tree_->owner(leaf);
      if (owner < jobs_.size() && !jobs_[owner]) {
        jobs_[owner] = leaf;
      } else {
        rest.push_back(leaf);
      }
    }
    std::size_t rank = 0;
    for (const Node leaf : rest) {
      while (jobs_[rank]) ++rank;
      jobs_[rank] = leaf;
    }
  }

  // The orders of rank 0 to all: the task, the number of nodes of its tree, the size of a job, and for each rank a flag
  // and the state of its job.
  std::string orders() {
    const bool ends = found_.status != RunStatus::complete;
    const std::vector<Node> leaves = ends ? std::vector<Node>() : choose();
    give_out(leaves);
    std::uint64_t task = leaves.empty() ? over_bit : 0;
    if (options_.checkpoint && (task == over_bit || options_.checkpoint->due())) task |= save_bit;
    std::string text;
    for (const std::uint64_t word : {task, std::uint64_t{tree_->size()}, size_.after(found_.positions)})
      append(text, word);
    for (const std::optional<Node>& job : jobs_) {
      append(text, job.has_value());
      append(text, job ? tree_->state(*job) : root_);
    }
    return text;
  }
  template <class Value>
  static void append(std::string& text, const Value& value) {
    const std::size_t at = text.size();
    text.resize(at + sizeof value);
    std::memcpy(&text[at], &value, sizeof value);
  }
  template <class Value>
  static void take(std::string_view& text, Value& value) {
    std::memcpy(static_cast<void*>(&value), text.data(), sizeof value);
    text.remove_prefix(sizeof value);
  }
  void read_orders(std::string_view text) {
    take(text, task_);
    take(text, nodes_);
    take(text, positions_of_job_);
    for (std::size_t rank = 0; rank <= ranks_.rank(); ++rank) {
      take(text, has_job_);
      take(text, job_);
    }
  }

  // Searches this rank's job, and collects the results of all ranks.
  void search_job() {
    std::vector<std::uint64_t> numbers;  // of the job, then of its moves
    if (has_job_) {
      search_->set_limit(positions_of_job_);
      const std::optional<bool> wins = search_->solve(job_);
      if (wins) {
        numbers.push_back(word_of(settled(*wins == (space_.mover(job_) == player_))));
      } else if (const auto known = search_->known(job_)) {
        numbers.push_back(word_of(known->numbers));
        for (const auto& rated : search_->moves(job_)) numbers.push_back(word_of(rated.numbers));
      }
    }
    std::array<std::uint64_t, report_words> mine{};
    mine[ended] = options_.stop.stop_requested() ? 1 : 0;
    mine[searched] = search_->positions() - std::exchange(reported_, search_->positions());
    mine[used] = search_->used_slots();
    mine[all] = search_->slots();
    mine[numbers_known] = numbers.size();
    const auto reports = ranks_.gather(mine);
    std::size_t most = 0;
    found_.used_slots = found_.slots = 0;
    for (const auto& report : reports) {
      if (report[ended] != 0) found_.status = RunStatus::interrupted;
      found_.positions += report[searched];
      found_.used_slots += report[used];
      found_.slots += report[all];
      most = std::max<std::size_t>(most, report[numbers_known]);
    }
    numbers.resize(most);
    const auto numbers_of_all = ranks_.gather(numbers);
    if (!is_first()) return;
    for (std::size_t rank = 0; rank < reports.size(); ++rank) {
      const std::size_t known = reports[rank][numbers_known];
      if (!jobs_[rank] || known == 0) continue;
      std::vector<ProofNumbers> read;
      for (std::size_t i = 0; i < known; ++i) read.push_back(numbers_in(numbers_of_all[rank][i]));
      tree_->update(*jobs_[rank], read.front(), std::span(read).subspan(1), rank);
    }
  }
  static std::uint64_t word_of(const ProofNumbers& numbers) { return std::uint64_t{numbers.win} << 32U | numbers.lose; }
  static ProofNumbers numbers_in(std::uint64_t word) {
    return {static_cast<std::uint32_t>(word >> 32U), static_cast<std::uint32_t>(word)};
  }

  const Space& space_;
  const State& root_;
  const RunOptions& options_;
  Ranks& ranks_;
  const Player player_;
  const JobSize size_;
  std::optional<ProofNumberSearch<Space>> search_{};
  std::optional<TopTree<Space>> tree_{};     // of rank 0
  std::vector<std::optional<Node>> jobs_{};  // of rank 0, by rank
  std::uint64_t task_ = 0;                   // of this round, like the next four members
  std::uint64_t nodes_ = 0;
  std::uint64_t positions_of_job_ = 0;
  bool has_job_ = false;
  State job_{root_};
  std::uint64_t reported_ = 0;  // those of the positions of this rank that it has reported
  SolvedOnRanks found_{};
};

}  // namespace detail

/// Decides by all ranks together whether the player wins from the state.
/// \param options  ranks is set; the rest as ProofNumberSearch, memory that of this rank
/// \param search   `positions` is ignored \param size  of a job; the winner does not depend on it
/// \throws Error (unusable_input) on every rank if the checkpoint is of another question or of fewer nodes
/// \complexity as ProofNumberSearch; an eighth of rank 0's memory is kept for the tree
/// Checked against: ProofNumberSearch, and backward_induction on whole spaces
template <SearchSpace Space>
SolvedOnRanks solve_on_ranks(const Space& space, const typename Space::State& state, const RunOptions& options,
                             SearchOptions search = {}, JobSize size = {}) {
  return detail::SearchOnRanks<Space>(space, state, options, search, size).run();
}

}  // namespace quadrille::engines
