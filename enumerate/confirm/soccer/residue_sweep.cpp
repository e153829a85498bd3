#include "enumerate/confirm/soccer/residue_sweep.hpp"

#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <vector>

#include "enumerate/confirm/soccer/residue_plan.hpp"
#include "enumerate/confirm/soccer/residue_state.hpp"

namespace quadrille::confirm {

namespace residue {
namespace {

// The states of one group, taken through the edges of a vertex by one thread.
//
// An edge reads the states from a list and adds them up in an open-addressing table. The content of the table is the
// next list, so the list has the table's order. Each state leads to two states. The one without the edge, the state
// itself, falls near its predecessor; the other one is prefetched.
class Worker {
 public:
  Worker(ChunkPool& pool, std::uint64_t x) : pool_(&pool), x_(x), writer_(pool), list_(1), table_(0) {}

  void begin(const Stage& stage, const Stage* next) {
    stage_ = &stage;
    next_ = next;
    writer_.begin(next == nullptr ? 1 : group_count(*next));
    states_after_.assign(stage.steps.size(), 0);
  }

  void run(Group& group) {
    read(group);
    for (std::size_t i = 0; i < stage_->steps.size(); ++i) {
      run_step(stage_->steps[i]);
      states_after_[i] += listed_;
    }
    for (std::size_t i = 0; i < listed_; ++i) {
      const Entry& entry = list_.data()[i];
      writer_.write(next_ == nullptr ? 0 : group_of(entry.state, *next_), entry);
    }
  }

  void end(std::vector<Group>& groups, std::vector<std::uint64_t>& states_after) {
    writer_.collect(groups);
    for (std::size_t i = 0; i < states_after_.size(); ++i) states_after[i] += states_after_[i];
  }

  std::uint64_t complete() const { return complete_; }

 private:
  // States on their way into the table.
  struct Batch {
    static constexpr std::size_t most = 64;
    std::array<Entry, most> entries;
    std::array<std::size_t, most> places;
    std::size_t count = 0;
  };

  void read(Group& group) {
    if (list_.size() < group.size) list_ = EntryArray(group.size + group.size / 2);
    listed_ = 0;
    for (const Piece& piece : group.pieces) {
      std::copy_n(piece.first, piece.count, list_.data() + listed_);
      listed_ += piece.count;
    }
    pool_->give_back(group.pieces);
    group = {};
  }

  void run_step(const Step& step) {
    make_table(2 * listed_ + 2 * listed_ / 3 + 8);
    Batch batch;
    for (std::size_t i = 0; i < listed_; ++i) {
      const Entry& entry = list_.data()[i];
      const State state = entry.state;
      if (!step.must_be_drawn) hand_on(state, entry.ways, step, batch);
      const bool ended =
          (step.a_is_terminal && !untouched(state, step.a)) || (step.b_is_terminal && !untouched(state, step.b));
      if (!ended && step.may_be_drawn) {
        const std::uint64_t ways = x_ == 1 ? entry.ways : residue_product(entry.ways, x_);
        hand_on(draw(state, step.a, step.b), ways, step, batch);
      }
      if (batch.count + 2 > Batch::most) add(batch);
    }
    add(batch);
    list_table();
  }

  void hand_on(State state, std::uint64_t ways, const Step& step, Batch& batch) {
    for (const Departure& departure : step.departures) {
      switch (leave(state, departure.slot, departure.leaving)) {
        case After::dead:
          return;
        case After::complete:
          if (!step.is_incomplete) complete_ = residue_sum(complete_, ways);
          return;
        case After::continues:
          break;
      }
    }
    const std::size_t place = place_of(state);
    __builtin_prefetch(table_.data() + place, 1);
    batch.entries[batch.count] = {state, ways};
    batch.places[batch.count] = place;
    ++batch.count;
  }

  void add(Batch& batch) {
    for (std::size_t i = 0; i < batch.count; ++i) {
      const Entry& entry = batch.entries[i];
      std::size_t place = batch.places[i];
      Entry* slot = table_.data() + place;
      while (slot->state != entry.state && slot->state != no_state) {
        if (++place == capacity_) place = 0;
        slot = table_.data() + place;
      }
      slot->ways = slot->state == no_state ? entry.ways : residue_sum(slot->ways, entry.ways);
      slot->state = entry.state;
    }
    batch.count = 0;
  }

  // Each state leads to two at most, so the table is at most three quarters full and never grows.
  void make_table(std::size_t capacity) {
    if (table_.size() < capacity) {
      table_ = EntryArray(capacity + capacity / 2);
      std::fill_n(table_.data(), table_.size(), Entry{});
    }
    capacity_ = capacity;
  }

  // Moves the table's content into the list, and empties the table.
  void list_table() {
    if (list_.size() < 2 * listed_) list_ = EntryArray(3 * listed_);
    listed_ = 0;
    for (std::size_t place = 0; place < capacity_; ++place) {
      Entry& slot = table_.data()[place];
      if (slot.state == no_state) continue;
      list_.data()[listed_++] = slot;
      slot.state = no_state;
    }
  }

  std::size_t place_of(State state) const {
    const std::uint64_t mixed = (state ^ state >> 29U) * 0x9e37'79b9'7f4a'7c15U;
    return ((mixed >> 32U) * capacity_) >> 32U;
  }

  ChunkPool* pool_;
  std::uint64_t x_;  // the factor of the ways for each drawn edge
  GroupWriter writer_;
  EntryArray list_;
  std::size_t listed_ = 0;
  EntryArray table_;
  std::size_t capacity_ = 0;
  const Stage* stage_ = nullptr;
  const Stage* next_ = nullptr;
  std::vector<std::uint64_t> states_after_;
  std::uint64_t complete_ = 0;
};

// The whole sweep, vertex after vertex. The threads share out the groups of a vertex, the largest first.
class Sweep {
 public:
  Sweep(const std::vector<Stage>& stages, std::uint64_t x) : stages_(stages), groups_(group_count(stages.front())) {
    GroupWriter writer(pool_);
    writer.begin(groups_.size());
    writer.write(group_of(0, stages.front()), {0, 1});
    writer.collect(groups_);
    const int threads = tbb::this_task_arena::max_concurrency();
    for (int i = 0; i < threads; ++i) workers_.emplace_back(pool_, x);
  }

  /// Takes all states through a stage, which must be the one after the last call's.
  /// \returns the number of states after each of its edges
  std::vector<std::uint64_t> run(std::size_t stage) {
    const Stage* const next = stage + 1 < stages_.size() ? &stages_[stage + 1] : nullptr;
    for (Worker& worker : workers_) worker.begin(stages_[stage], next);

    std::vector<Group*> order;
    for (Group& group : groups_) {
      if (group.size > 0) order.push_back(&group);
    }
    std::ranges::sort(order, std::greater{}, &Group::size);
    std::atomic<std::size_t> taken{0};
    tbb::parallel_for(std::size_t{0}, workers_.size(), [&](std::size_t i) {
      for (std::size_t at = taken++; at < order.size(); at = taken++) workers_[i].run(*order[at]);
    });

    groups_.assign(next == nullptr ? 1 : group_count(*next), {});
    std::vector<std::uint64_t> states_after(stages_[stage].steps.size(), 0);
    for (Worker& worker : workers_) worker.end(groups_, states_after);
    return states_after;
  }

  /// The number of drawings completed so far.
  std::uint64_t complete() const {
    std::uint64_t all = 0;
    for (const Worker& worker : workers_) all = residue_sum(all, worker.complete());
    return all;
  }

 private:
  const std::vector<Stage>& stages_;
  ChunkPool pool_;
  std::vector<Group> groups_;
  std::vector<Worker> workers_;
};

}  // namespace
}  // namespace residue

ResidueSweep residue_sweep(const residue::Graph& graph, const ResidueObserver& observer, std::uint64_t x) {
  const std::uint64_t empty = graph.full ? 0 : 1;  // the empty drawing, if it counts
  ResidueSweep result{.residue = empty, .peak_states = 1, .edges = graph.edges.size()};
  if (graph.points[graph.start].terminal()) return result;

  const std::vector<residue::Stage> stages = residue::plan_of(graph);
  residue::Sweep sweep(stages, x);
  std::uint64_t decided = 0;
  for (std::size_t i = 0; i < stages.size(); ++i) {
    const std::vector<std::uint64_t> states_after = sweep.run(i);
    decided += states_after.size();
    result.peak_states = std::max(result.peak_states, std::ranges::max(states_after));
    if (!observer) continue;
    observer({.row = stages[i].row,
              .row_done = i + 1 == stages.size() || stages[i + 1].row != stages[i].row,
              .edges = decided,
              .all_edges = result.edges,
              .states = states_after.back(),
              .peak_states = result.peak_states});
  }
  result.residue = residue_sum(sweep.complete(), empty);
  return result;
}

}  // namespace quadrille::confirm
