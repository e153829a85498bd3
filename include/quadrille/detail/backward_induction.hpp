// backward_induction: computes the value of every state of a space from the values of its successors (Zermelo 1913; von
// Neumann & Morgenstern 1944 for simultaneous moves).
//
// The states with equally many marks form a layer. The forward pass collects the states, one layer after another. The
// backward pass, from the last layer to the first, gives each state its value. The caller provides two functions for
// this. If a state has no move, its value is ended(state). Otherwise its value is combine(state, moves), where `moves`
// lists the moves with the values of their successors. The values of a layer depend only on the values of the next
// layer. States of one layer do not depend on each other, so threads share the layer. The values are the same on any
// number of threads.
//
// The caller also chooses the type of the values (move_value.hpp): a winner, a margin, an interval, the value of a
// matrix game. For a game in which the players move by turns, solve_winners computes the winners.
//
// Memory: a finished layer is kept only in packed form (state_values.hpp); the forward pass computes the successors
// from this form. So only the layer under construction needs a hash table. A caller that needs only sums over all
// values receives each layer during the backward pass (OnLayer). Then only the value of the start is kept.
//
// Limits: all states are held at once. A game whose states have a dense numbering, symmetries or bounds can be solved
// faster by a method of its own; backward induction then checks that method. In the repository,
// enumerate/plusminus/placing.hpp and enumerate/tennis/intervals.hpp do this, and give measurements.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

#include "quadrille/detail/layer_expand.hpp"
#include "quadrille/detail/move_value.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/detail/state_values.hpp"
#include "quadrille/detail/two_player.hpp"

namespace quadrille::engines {

/// The values that are kept after the run.
enum class KeepValues {
  all,    ///< the values of all states
  start,  ///< the start's value alone; the other layers are freed after use
};

namespace detail {

/// Collects all layers of the space, up to the last non-empty one. Returns why they are not all, if so.
template <class Value, GradedSpace Space>
RunStatus collect_layers(const Space& space, const RunOptions& options, Budget& budget,
                         std::vector<ValuedLayer<typename Space::State, Value>>& layers) {
  using State = typename Space::State;
  using Slot = typename Shard<State, Presence>::Slot;
  const State start = space.start();
  const std::uint64_t hash = start.marks().hash();
  Layer<State, Presence> table(budget);
  table.reset(space.grade(start));
  for (std::size_t s = 0; s < shard_count; ++s) table.reset_shard(s, 0);
  table.add(shard_of(hash), start, Presence(1), hash);
  layers.emplace_back(PackedLayer<State>(table));

  Scatters<Slot> scatters([&budget] { return Scatter<Slot>(budget); });
  double growth = 8;
  std::uint64_t worked = 0;
  while (true) {
    const PackedLayer<State>& layer = layers.back().states();
    if (options.last_grade && layer.grade() >= *options.last_grade) {
      return has_successors(space, layer) ? RunStatus::grade_limit : RunStatus::complete;
    }
    if (!expand(space, layer, table, scatters, growth, worked, options)) return RunStatus::interrupted;
    if (table.size() == 0) return RunStatus::complete;
    growth = std::clamp(static_cast<double>(table.size()) / static_cast<double>(layer.size()), 0.1, 8.0);
    worked += layer.size();
    layers.emplace_back(PackedLayer<State>(table));
  }
}

/// The moves of some states with the values of the states after them.
///
/// A large layer does not fit the cache. A processor that looked up one successor after the other would wait three
/// times for each: for the bucket, its states and the value. So the code prefetches the buckets of all successors of a
/// few states, then the bucket contents, then the values.
template <GradedSpace Space, class Value>
class Successors {
  [[noreturn]] static void throw_broken_rule_c() {
    throw std::logic_error("backward_induction: a state of the last layer has a move: rule c of graded_space.hpp");
  }
  [[noreturn]] static void throw_broken_rule_b() {
    throw std::logic_error(
        "backward_induction: a move leads to a state that was not reached: rule b of graded_space.hpp");
  }

 public:
  using State = typename Space::State;
  using Move = typename Space::Move;
  using NextLayer = ValuedLayer<State, Value>;

  explicit Successors(const Space& space) : space_(space) {}

  /// Looks up the successors of some states. \param next  the next layer, null for the last
  void look_up(std::span<const State> states, const NextLayer* next) {
    found_.clear();
    ends_.clear();
    moves_.clear();
    for (const State& state : states) {
      space_.for_each_move(state, [&](const Move& move) {
        if (next == nullptr) throw_broken_rule_c();
        const State after = space_.after(state, move);
        found_.push_back({move, after, after.marks().hash()});
        next->states().shard(shard_of(found_.back().hash)).prefetch_bucket(found_.back().hash);
      });
      ends_.push_back(found_.size());
    }
    for (const Found& found : found_) next->states().shard(shard_of(found.hash)).prefetch_states(found.hash);
    for (const Found& found : found_) {
      const Value* const value = next->find(found.state, found.hash);
      if (value == nullptr) throw_broken_rule_b();
      __builtin_prefetch(value);
      moves_.push_back({found.move, *value});
    }
  }

  /// The moves of state `i` of the last look-up; valid until the next look-up.
  std::span<const MoveValue<Move, Value>> of(std::size_t i) const {
    const std::size_t begin = i == 0 ? 0 : ends_[i - 1];
    return std::span(moves_).subspan(begin, ends_[i] - begin);
  }

 private:
  struct Found {
    Move move;
    State state;
    std::uint64_t hash;
  };

  const Space& space_;
  std::vector<Found> found_;
  std::vector<std::size_t> ends_;  // the end of each state's part of found_
  std::vector<MoveValue<Move, Value>> moves_;
};

/// Gives the states of one shard their values, from the next layer's; `next` is null for the last layer.
template <GradedSpace Space, class Value, class Ended, class Combine>
void value_shard(const Space& space, const Ended& ended, const Combine& combine, std::size_t s,
                 ValuedLayer<typename Space::State, Value>& layer,
                 const ValuedLayer<typename Space::State, Value>* next) {
  constexpr std::size_t states_at_once = 32;
  layer.allocate(s);
  const auto states = layer.states().shard(s).states();
  Successors<Space, Value> successors(space);
  for (std::size_t begin = 0; begin < states.size(); begin += states_at_once) {
    const auto some = states.subspan(begin, std::min(states_at_once, states.size() - begin));
    successors.look_up(some, next);
    for (std::size_t i = 0; i < some.size(); ++i) {
      const auto moves = successors.of(i);
      layer.value(s, begin + i) = moves.empty() ? Value(ended(some[i])) : Value(combine(some[i], moves));
    }
  }
}

}  // namespace detail

/// Receives each layer once, from the last to the first, as soon as its values are known.
template <MarkedState State, class Value>
using OnLayer = std::function<void(const ValuedLayer<State, Value>&)>;

/// Values every state that can be reached from the start.
/// \tparam Value    default-constructible and copyable
/// \param space     kept by reference in the result, which it outlives: a temporary is refused
/// \param ended     ended(state), the value of a state without moves
/// \param combine   combine(state, moves), the value of a state with moves; `moves` is a
///                  std::span<const MoveValue<Move, Value>> in the order of for_each_move
/// \param options   options.memory covers states and values, except memory that a value allocates itself;
///                  last_grade: a space with states beyond it gets no values; checkpoint is ignored
/// \param on_layer  may be empty; the layers that it received are exact however the run ends
/// \return the values, or the status that names the reason for their absence
/// \throws whatever `ended`, `combine` and `on_layer` throw
/// \complexity O(states * moves) time; O(states) memory, also if only the start's value is kept: a state and a byte for
///             each, the kept values, and the largest layer's table
/// Relies on: rule a of graded_space.hpp, by which every successor lies in the next layer.
/// Checked against: BackwardInductionRef (backward_induction_ref.hpp)
template <class Value, GradedSpace Space, EndedValue<Space, Value> Ended, CombineValues<Space, Value> Combine>
StateValues<Space, Value> backward_induction(const Space& space, const RunOptions& options, const Ended& ended,
                                             const Combine& combine, KeepValues keep = KeepValues::all,
                                             const OnLayer<typename Space::State, Value>& on_layer = {}) {
  constexpr std::size_t shards_a_pass = 32;
  auto budget = std::make_unique<Budget>(options.memory);
  typename StateValues<Space, Value>::Layers layers;
  RunStatus status = RunStatus::complete;
  try {
    status = detail::collect_layers<Value>(space, options, *budget, layers);
    std::uint64_t total = 0;
    for (const auto& layer : layers) total += layer.states().size();
    std::uint64_t done = 0;
    for (std::size_t grade = layers.size(); grade-- > 0 && status == RunStatus::complete;) {
      auto& layer = layers[grade];
      auto* const next = grade + 1 < layers.size() ? &layers[grade + 1] : nullptr;
      for (std::size_t begin = 0; begin < shard_count; begin += shards_a_pass) {
        if (options.stop.stop_requested()) status = RunStatus::interrupted;
        if (status != RunStatus::complete) break;
        parallel_for_index(begin, begin + shards_a_pass, [&](std::size_t s) {
          detail::value_shard<Space, Value>(space, ended, combine, s, layer, next);
        });
        for (std::size_t s = begin; s < begin + shards_a_pass; ++s) done += layer.states().shard(s).size();
        if (options.observer) {
          options.observer(Progress{.unit = "ply, from the end",
                                    .grade = layer.states().grade(),
                                    .done = done,
                                    .total = total,
                                    .found = done,
                                    .worked = done,
                                    .fraction = static_cast<double>(done) / static_cast<double>(total)});
        }
      }
      if (on_layer && status == RunStatus::complete) on_layer(layer);
      if (keep == KeepValues::start && next != nullptr) next->clear();
    }
  } catch (const std::bad_alloc&) {
    status = RunStatus::memory;
  }
  if (status != RunStatus::complete) layers.clear();
  return {space, status, std::move(budget), std::move(layers)};
}

/// Deleted: the result would refer to a destroyed space.
template <class Value, GradedSpace Space, EndedValue<Space, Value> Ended, CombineValues<Space, Value> Combine>
StateValues<Space, Value> backward_induction(const Space&& space, const RunOptions& options, const Ended& ended,
                                             const Combine& combine, KeepValues keep = KeepValues::all,
                                             const OnLayer<typename Space::State, Value>& on_layer = {}) = delete;

/// The winner of each state under best play; none if best play ends in a drawn game. A player prefers a win, then a
/// drawn game.
template <TwoPlayer Space>
StateValues<Space, Player> solve_winners(const Space& space, const RunOptions& options = {},
                                         KeepValues keep = KeepValues::all,
                                         const OnLayer<typename Space::State, Player>& on_layer = {}) {
  using State = typename Space::State;
  const auto ended = [&](const State& state) { return space.winner(space.outcome(state)); };
  const auto combine = [&](const State& state, std::span<const MoveValue<typename Space::Move, Player>> moves) {
    const Player mover = space.mover(state);
    Player best = opponent(mover);
    for (const auto& [move, winner] : moves) {
      if (winner == mover) return mover;
      if (winner == Player::none) best = Player::none;
    }
    return best;
  };
  return backward_induction<Player>(space, options, ended, combine, keep, on_layer);
}

/// Deleted, as for backward_induction.
template <TwoPlayer Space>
StateValues<Space, Player> solve_winners(const Space&& space, const RunOptions& options = {},
                                         KeepValues keep = KeepValues::all,
                                         const OnLayer<typename Space::State, Player>& on_layer = {}) = delete;

}  // namespace quadrille::engines
