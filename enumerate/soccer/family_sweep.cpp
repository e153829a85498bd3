// Implements the sweep that counts the classes or histories of all pitches of a family (family_sweep.hpp). This file
// also turns the rows of a pitch into steps of the sweep.
#include "enumerate/soccer/family_sweep.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "enumerate/engines/trail_sweep/state.hpp"
#include "enumerate/soccer/sweep.hpp"
#include "quadrille/detail/frontier/state.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate {

namespace {

using engines::FunctionRef;
using engines::TransferKey;
using engines::TransferStep;
using soccer::Pitch;
using Visit = FunctionRef<void(TransferKey)>;

// The key of a complete drawing. No state of either kind has it: it is the frontier's no_key, and the mates of its
// slots are no pairing.
constexpr TransferKey whole_state = engines::no_key;

// A pitch that is taller than wide, to be cut, with the multiplicity of a history or a class by the vertex where it
// ends.
struct CutPitch {
  explicit CutPitch(const soccer::PitchName& name) : pitch(name), soccer(whole_sweep(pitch)) {
    for (const soccer::Vertex v : soccer.vertices) rows.push_back(pitch.lattice().point(v).y);
    for (const auto& segments : soccer.segments) times.push_back(1 + segments.size());
  }

  Pitch pitch;
  SoccerSweep soccer;
  std::vector<int> rows;           // of each vertex of the sweep
  std::vector<std::size_t> times;  // the multiplicity of what ends there: itself, and a ply to each goal
};

// For each slot of the plan its number between rows, or the inverse.
template <std::size_t Slots>
using Renumbering = std::array<std::size_t, Slots>;

template <std::size_t Slots>
Renumbering<Slots> inverse(const Renumbering<Slots>& renumbering) {
  Renumbering<Slots> result{};
  for (std::size_t slot = 0; slot < Slots; ++slot) result[renumbering[slot]] = slot;
  return result;
}

// Slot s comes from slot order[s], for the slots in `order`; the unused slots follow.
template <std::size_t Slots>
Renumbering<Slots> in_this_order(std::vector<std::size_t> order) {
  for (std::size_t slot = 0; slot < Slots; ++slot) {
    if (std::find(order.begin(), order.end(), slot) == order.end()) order.push_back(slot);
  }
  Renumbering<Slots> result{};
  std::copy_n(order.begin(), Slots, result.begin());
  return result;
}

// The sweep over drawings: one step for each vertex.
class ClassCut {
 public:
  static constexpr TransferKey first_state = engines::start_key;
  using Slots = Renumbering<graphs::most_slots>;

  explicit ClassCut(const CutPitch& cut) : cut_(cut), plan_(graphs::plan_sweep(cut.soccer.graph)) {}

  void append_steps(std::size_t vertex, RowSteps& steps) const {
    steps.emplace_back([step = plan_[vertex], times = cut_.times](TransferKey key, Visit visit) {
      if (key == whole_state) return visit(key);
      engines::for_each_successor(step, key, [&](TransferKey after, int /*marks*/, std::size_t end, bool closed) {
        const std::size_t often = end == graphs::no_vertex ? 1 : times[end];
        for (std::size_t i = 0; i < often; ++i) visit(closed ? whole_state : after);
      });
    });
  }

  // The slots after the row, from left to right.
  Slots slots_after(int row) const {
    std::vector<std::size_t> order;
    const auto last =
        static_cast<std::size_t>(std::upper_bound(cut_.rows.begin(), cut_.rows.end(), row) - cut_.rows.begin()) - 1;
    const std::vector<std::size_t>& open = plan_[last].open;
    for (std::size_t vertex = 0; vertex <= last; ++vertex) {
      const auto slot = std::find(open.begin(), open.end(), vertex);
      if (slot != open.end()) order.push_back(static_cast<std::size_t>(slot - open.begin()));
    }
    return in_this_order<graphs::most_slots>(std::move(order));
  }

  static TransferKey renumbered(TransferKey key, const Slots& slots) { return engines::reflected(key, slots); }

 private:
  const CutPitch& cut_;
  std::vector<graphs::SweepStep> plan_;
};

// The sweep over trails: two steps for each vertex.
class TrailCut {
 public:
  static constexpr TransferKey first_state = engines::nothing_crosses;
  using Slots = Renumbering<graphs::most_crossing + 1>;

  explicit TrailCut(const CutPitch& cut)
      : cut_(cut), graph_(trail_graph(cut.soccer)), plan_(graphs::plan_trails(graph_)) {}

  void append_steps(std::size_t vertex, RowSteps& steps) const {
    steps.emplace_back([step = plan_[vertex], times = cut_.times[vertex]](TransferKey key, Visit visit) {
      if (key == whole_state) return visit(key);
      engines::close_vertex(step, key, true, [&](const engines::Closing& closing) {
        for (std::size_t i = 0; i < (closing.ends_here ? times : 1); ++i)
          visit(closing.closed ? whole_state : closing.key);
      });
    });
    steps.emplace_back([step = plan_[vertex]](TransferKey key, Visit visit) {
      if (key == whole_state) return visit(key);
      engines::open_vertex(step, key, [&](TransferKey after, std::size_t /*drawn*/) { visit(after); });
    });
  }

  // The slots of the edges that cross after the row, in the order of their lower ends and then of their upper ones.
  Slots slots_after(int row) const {
    std::vector<std::size_t> order;
    for (std::size_t v = 0; v < plan_.size() && cut_.rows[v] <= row; ++v) {
      std::vector<std::size_t> later;
      for (const std::size_t other : graph_.neighbours[v]) {
        if (other > v) later.push_back(other);
      }
      std::sort(later.begin(), later.end());  // plan_trails gives slots in this order
      for (std::size_t i = 0; i < later.size(); ++i) {
        if (cut_.rows[later[i]] > row) order.push_back(plan_[v].forward[i]);
      }
    }
    return in_this_order<graphs::most_crossing + 1>(std::move(order));
  }

  static TransferKey renumbered(TransferKey key, const Slots& slots) {
    const Slots now = inverse(slots);
    TransferKey result = engines::nothing_crosses;
    for (unsigned slot = 0; slot < slots.size(); ++slot) {
      const auto was = static_cast<unsigned>(slots[slot]);
      result = engines::with_mate(result, slot, static_cast<unsigned>(now[engines::mate(key, was)]));
    }
    return result;
  }

 private:
  static graphs::TrailGraph trail_graph(const SoccerSweep& soccer) {
    graphs::TrailGraph graph{std::vector<std::vector<std::size_t>>(soccer.vertices.size()), soccer.graph.root};
    for (const graphs::SweepEdge& edge : soccer.graph.edges) {
      graph.neighbours[edge.u].push_back(edge.v);
      graph.neighbours[edge.v].push_back(edge.u);
    }
    return graph;
  }

  const CutPitch& cut_;
  graphs::TrailGraph graph_;
  std::vector<graphs::TrailStep> plan_;
};

// The steps of the rows from `first` to `last`. At an end with rows beyond it, slots are numbered as between rows.
template <class Cut>
RowSteps steps_of(const CutPitch& pitch, const Cut& cut, int first, int last) {
  RowSteps steps;
  for (std::size_t vertex = 0; vertex < pitch.rows.size(); ++vertex) {
    if (pitch.rows[vertex] >= first && pitch.rows[vertex] <= last) cut.append_steps(vertex, steps);
  }
  if (first > 0) {
    steps.front() = [step = steps.front(), slots = inverse(cut.slots_after(first - 1))](TransferKey key, Visit visit) {
      step(key == whole_state ? key : Cut::renumbered(key, slots), visit);
    };
  }
  if (last < pitch.rows.back()) {
    steps.back() = [step = steps.back(), slots = cut.slots_after(last)](TransferKey key, Visit visit) {
      step(key, [&](TransferKey after) { visit(after == whole_state ? after : Cut::renumbered(after, slots)); });
    };
  }
  return steps;
}

template <class Cut>
FamilyRows rows_of(const CutPitch& pitch) {
  const Cut cut(pitch);
  const int height = pitch.pitch.name().height;
  const int start = height / 2;
  const int plain_below = FamilyRows::low_rows;
  const int plain_above = start + FamilyRows::start_rows;
  const int high = height + 1 - FamilyRows::high_rows;
  return {steps_of(pitch, cut, 0, plain_below - 1),
          steps_of(pitch, cut, plain_below, plain_below),
          steps_of(pitch, cut, start, plain_above - 1),
          steps_of(pitch, cut, plain_above, plain_above),
          steps_of(pitch, cut, high, height),
          Cut::first_state,
          whole_state};
}

}  // namespace

FamilyRows family_rows(soccer::Rules rules, int width, FamilyCount count) {
  const int least = std::max(cut_height, width);  // the sweep goes along the longer side
  const CutPitch pitch({rules, width, least + least % 2});
  return count == FamilyCount::classes ? rows_of<ClassCut>(pitch) : rows_of<TrailCut>(pitch);
}

namespace {

using engines::Budget;
using engines::TransferChain;
using engines::TransferStates;
using engines::TransferVector;

TransferStates only(engines::TransferKey key, Budget& budget) {
  TransferStates states(budget);
  states.number(key);
  return states;
}

TransferVector one(Budget& budget) {
  TransferVector vector(1, 1, budget);
  vector.at(0)[0] = 1;
  return vector;
}

}  // namespace

struct FamilySweep::Parts {
  Parts(const FamilyRows& rows, Budget& of_all, std::stop_token stop_all)
      : budget(of_all),
        stop(std::move(stop_all)),
        first(only(rows.first_state, budget)),
        states_below(budget),
        states_above(budget),
        whole(only(rows.whole_state, budget)),
        low(rows.low, first, states_below, TransferChain::Direction::forwards, budget, stop),
        below(rows.below, states_below, states_below, TransferChain::Direction::forwards, budget, stop),
        start(rows.start, states_below, states_above, TransferChain::Direction::forwards, budget, stop),
        above(rows.above, states_above, states_above, TransferChain::Direction::backwards, budget, stop),
        high(rows.high, states_above, whole, TransferChain::Direction::backwards, budget, stop) {
    begin();
  }

  void begin() {
    steps = 0;
    ways.emplace(low.times(one(budget)).extended(states_below.size()));
    begun.emplace(start.times(*ways));
    // Only whole_state comes after the highest row.
    value.emplace(high.times(one(budget)));
    value_before.reset();
  }

  void step() {
    if (stop.stop_requested()) throw engines::Interrupted();
    TransferVector next_value = above.times(*value);
    TransferVector next_ways = below.times(*ways);
    TransferVector next_begun = start.times(next_ways);
    value_before.emplace(std::move(*value));
    value.emplace(std::move(next_value));
    ways.emplace(std::move(next_ways));
    begun.emplace(std::move(next_begun));
    ++steps;
  }

  Budget& budget;
  std::stop_token stop;
  TransferStates first;
  TransferStates states_below;
  TransferStates states_above;
  TransferStates whole;
  TransferChain low;
  TransferChain below;
  TransferChain start;
  TransferChain above;
  TransferChain high;

  int steps = 0;
  std::optional<TransferVector> ways{};          // v(steps)
  std::optional<TransferVector> begun{};         // S v(steps)
  std::optional<TransferVector> value{};         // w(steps)
  std::optional<TransferVector> value_before{};  // w(steps - 1)
};

FamilySweep::FamilySweep(soccer::Rules rules, int width, FamilyCount count, Budget& budget, std::stop_token stop)
    : parts_(std::make_unique<Parts>(family_rows(rules, width, count), budget, std::move(stop))) {}

FamilySweep::FamilySweep(FamilySweep&&) noexcept = default;
FamilySweep::~FamilySweep() = default;

Natural FamilySweep::at(int height) {
  const int steps = (height + 1) / 2 - FamilyRows::low_rows;
  if (steps < parts_->steps) parts_->begin();
  while (parts_->steps < steps) parts_->step();
  return dot(height % 2 == 0 ? *parts_->value : *parts_->value_before, *parts_->begun);
}

std::size_t FamilySweep::states() const { return parts_->states_below.size() + parts_->states_above.size(); }

std::size_t FamilySweep::entries() const {
  return parts_->low.entries() + parts_->below.entries() + parts_->start.entries() + parts_->above.entries() +
         parts_->high.entries();
}

namespace {

// The matrices of paper:5xN's rows have 12 million entries, and finding them takes as long as about eight of its
// sweeps. Those of paper:6xN have ten times as many. Histories of paper:3xN have 15 million.
constexpr int always_widest_classes = 4;
constexpr int widest_classes = 5;
constexpr int widest_histories = 3;
constexpr std::size_t many = 12;

}  // namespace

bool worth_a_family_sweep(soccer::Engine engine, int width, std::size_t pitches) {
  if (pitches < 2) return false;
  if (engine == soccer::Engine::trails) return width <= widest_histories;
  if (engine != soccer::Engine::frontier) return false;
  return width <= (pitches < many ? always_widest_classes : widest_classes);
}

FamilyCounts::FamilyCounts(soccer::Rules rules, int width, soccer::Engine engine, const engines::RunOptions& options)
    : budget_(options.memory), classes_(rules, width, FamilyCount::classes, budget_, options.stop) {
  if (engine == soccer::Engine::trails) {
    histories_.emplace(FamilySweep(rules, width, FamilyCount::histories, budget_, options.stop));
  }
}

soccer::CountRow FamilyCounts::at(int height) {
  const Natural classes = classes_.at(height) + 1;  // and that of the start
  soccer::CountRow row{.weak_classes = classes, .strong_classes = classes};
  if (histories_) row.histories = histories_->at(height);
  return row;
}

}  // namespace quadrille::enumerate
