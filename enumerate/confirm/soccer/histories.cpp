#include "enumerate/confirm/soccer/histories.hpp"

#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <array>
#include <ranges>
#include <utility>
#include <vector>

#include "enumerate/confirm/soccer/residue.hpp"
#include "enumerate/confirm/soccer/residue_plan.hpp"
#include "enumerate/confirm/soccer/residue_sweep.hpp"
#include "quadrille/error.hpp"

namespace quadrille::confirm {

namespace histories {
namespace {

using residue::Departure;
using residue::Leaving;
using residue::Step;

constexpr std::size_t groups = 256;

// The number of ways, and the sum over them of x^plies.
struct Ways {
  std::uint64_t count = 0;
  std::uint64_t at_point = 0;

  void add(const Ways& more) {
    count = residue_sum(count, more.count);
    at_point = residue_sum(at_point, more.at_point);
  }
  Ways times(std::uint64_t factor) const { return {residue_product(count, factor), residue_product(at_point, factor)}; }
  Ways one_ply_more() const { return {count, residue_product(at_point, histories_point)}; }
};

struct Entry {
  Fragments::Word state{};
  Ways ways;
};

// An edge to decide, with data from the whole sweep at this place.
struct PlannedStep {
  Step step;
  unsigned most_at_a = 0;  // the number of ends at a's slot that can still be joined or be the trail's own
  unsigned most_at_b = 0;
  bool start_left = false;  // true if the start left the frontier before
};

std::vector<PlannedStep> planned(const residue::Graph& graph) {
  std::vector<PlannedStep> steps;
  bool start_left = false;
  for (const residue::Stage& stage : plan_of(graph)) {
    for (const Step& step : stage.steps) {
      steps.push_back({step, 0, 0, start_left});
      for (const Departure& departure : step.departures) start_left |= departure.leaving == Leaving::start;
    }
  }
  std::array<unsigned, residue::most_slots> most{};
  for (PlannedStep& step : steps | std::views::reverse) {
    // The trail ends once, and at the start it also begins.
    for (const Departure& departure : step.step.departures) {
      most[departure.slot] = departure.leaving == Leaving::start ? 2 : 1;
    }
    step.most_at_a = most[step.step.a]++;
    step.most_at_b = most[step.step.b]++;
  }
  return steps;
}

// Takes states through one edge, for one thread.
class Worker {
 public:
  void begin(const PlannedStep& planned) { planned_ = &planned; }

  void run(const Entry& entry) {
    const Step& step = planned_->step;
    const Fragments state(entry.state);
    if (!step.must_be_drawn) depart(state, entry.ways);
    if (!step.may_be_drawn) return;
    const Ways ways = entry.ways.one_ply_more();
    const bool open = !ended(state, planned_->start_left);
    const auto joinings = [&](const Fragments& ends, unsigned slot, bool terminal, const auto& visit) {
      if (!terminal) return for_each_joining(ends, slot, visit);
      if (open) visit(ends, outside, 1);  // the trail ends here
    };
    joinings(state, step.a, step.a_is_terminal, [&](const Fragments& rest, End from, std::uint64_t ways_a) {
      joinings(rest, step.b, step.b_is_terminal, [&](const Fragments& others, End to, std::uint64_t ways_b) {
        join(others, from, to, ways.times(ways_a * ways_b));
      });
    });
  }

  // The states of a group that were found since the last call.
  std::vector<Entry> take(std::size_t group) { return std::exchange(found_[group], {}); }
  const Ways& complete() const { return complete_; }

 private:
  // True if the trail's last end is outside. If the start has left, its first end is outside too.
  static bool ended(const Fragments& state, bool start_left) { return state.count(outside) > (start_left ? 1U : 0U); }

  // The new edge's end in a slot stays open, or is joined to an open end.
  template <class Visit>
  static void for_each_joining(const Fragments& state, unsigned slot, const Visit& visit) {
    visit(state, at_slot(slot), std::uint64_t{1});
    state.for_each_at(at_slot(slot), visit);
  }

  void join(Fragments state, End from, End to, const Ways& ways) {
    if (from == outside && to == outside) return finish(state, ways);
    if (state.full()) {
      throw Error(ErrorKind::unusable_input, "graph: its trails have too many fragments; take a narrower pitch");
    }
    state.add(from, to);
    depart(state, ways);
  }

  // The trail from its beginning to its end is joined. No other fragment may have been drawn.
  void finish(const Fragments& others, const Ways& ways) {
    if (others.empty() && !planned_->step.is_incomplete) complete_.add(ways);
  }

  void depart(const Fragments& state, const Ways& ways) {
    const Step& step = planned_->step;
    if (state.count(at_slot(step.a)) > planned_->most_at_a || state.count(at_slot(step.b)) > planned_->most_at_b)
      return;
    depart_next(state, ways, 0, planned_->start_left);
  }

  void depart_next(const Fragments& state, const Ways& ways, std::size_t at, bool start_left) {
    const auto& departures = planned_->step.departures;
    if (at == departures.size()) return hand_on(state, ways);
    const End end = at_slot(departures[at].slot);
    const unsigned ends = state.count(end);
    const auto depart_rest = [&](const Fragments& after, const Ways& times, bool left) {
      depart_next(after, times, at + 1, left);
    };
    if (departures[at].leaving != Leaving::start) {
      if (ends == 0) return depart_rest(state, ways, start_left);
      if (ends == 1 && !ended(state, start_left)) move_outside(state, end, ways, start_left, depart_rest);
      return;
    }
    // The trail begins at one of the start's ends. If there is a second, the trail ends there.
    if (ends == 1) return move_outside(state, end, ways, true, depart_rest);
    if (ends != 2 || ended(state, start_left)) return;
    state.for_each_at(end, [&](const Fragments& rest, End other, std::uint64_t) {
      if (other == end) finish(rest, ways.times(2));
    });
    move_outside(state, end, ways, true, [&](const Fragments& first, const Ways& times, bool left) {
      move_outside(first, end, times, left, depart_rest);
    });
  }

  // Moves one end of a fragment from `end` to outside, in every way. A fragment with both ends there is skipped.
  template <class Visit>
  void move_outside(const Fragments& state, End end, const Ways& ways, bool start_left, Visit&& visit) {
    state.for_each_at(end, [&](const Fragments& rest, End other, std::uint64_t times) {
      if (other == end) return;
      if (other == outside) return finish(rest, ways.times(times));
      Fragments after = rest;
      after.add(other, outside);
      visit(after, ways.times(times), start_left);
    });
  }

  void hand_on(const Fragments& state, const Ways& ways) {
    const Fragments::Word word = state.word();
    const std::uint64_t mixed = (word[0] ^ (word[1] * 0xd1b5'4a32'd192'ed03U)) * 0x9e37'79b9'7f4a'7c15U;
    found_[mixed >> 56U].push_back({word, ways});
  }

  const PlannedStep* planned_ = nullptr;
  std::array<std::vector<Entry>, groups> found_;
  Ways complete_;
};

// Sorts the entries and adds up those of the same state.
void merge(std::vector<Entry>& entries) {
  std::ranges::sort(entries, {}, &Entry::state);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (kept > 0 && entries[kept - 1].state == entries[i].state) {
      entries[kept - 1].ways.add(entries[i].ways);
    } else {
      entries[kept++] = entries[i];
    }
  }
  entries.resize(kept);
  entries.shrink_to_fit();
}

}  // namespace
}  // namespace histories

HistoriesResidue histories_sweep(const residue::Graph& graph, const HistoriesObserver& observer) {
  using namespace histories;
  const std::uint64_t empty = graph.full ? 0 : 1;  // the empty history, if it counts
  HistoriesResidue result{empty, empty, 1};
  if (graph.points[graph.start].terminal()) return result;
  std::vector<std::vector<Entry>> states(groups);
  states.front().push_back({Fragments().word(), {1, 1}});
  tbb::enumerable_thread_specific<Worker> workers;
  HistoriesProgress progress{0, graph.edges.size(), 1};
  for (const PlannedStep& step : planned(graph)) {
    tbb::parallel_for(std::size_t{0}, groups, [&](std::size_t group) {
      Worker& worker = workers.local();
      worker.begin(step);
      for (const Entry& entry : std::exchange(states[group], {})) worker.run(entry);
    });
    tbb::parallel_for(std::size_t{0}, groups, [&](std::size_t group) {
      for (Worker& worker : workers) {
        const std::vector<Entry> found = worker.take(group);
        states[group].insert(states[group].end(), found.begin(), found.end());
      }
      merge(states[group]);
    });
    progress.states = 0;
    for (const std::vector<Entry>& group : states) progress.states += group.size();
    ++progress.edges;
    result.peak_states = std::max(result.peak_states, progress.states);
    if (observer) observer(progress);
  }
  Ways all{empty, empty};
  for (const Worker& worker : workers) all.add(worker.complete());
  result.histories = all.count;
  result.at_point = all.at_point;
  return result;
}

HistoriesResidue residue_of_histories(const soccer::PitchName& name, const HistoriesObserver& observer) {
  return histories_sweep(residue_sweep_graph_of(name, residue_graph_of(name)), observer);
}

}  // namespace quadrille::confirm
