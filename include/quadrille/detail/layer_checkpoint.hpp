// How the layered engine's work lies in a checkpoint: the last finished layer, and the account of those before it.
//
// A layer is all that the walk needs to go on, and the account (what on_layer has gathered) is all that it has come to.
// States are saved with their histories, shard by shard, empty slots left out; the tables are built anew, so a resumed
// layer has other slots but the same states, and every row that follows is the same.
//
// What is read back is checked as far as this program would otherwise rely on it: sizes before memory is taken for
// them, and of each state that the space holds it, its grade, its shard, and that it is there once.
#pragma once

#include <array>
#include <cstdint>
#include <numeric>
#include <utility>

#include "quadrille/detail/exact_sum.hpp"
#include "quadrille/detail/function_ref.hpp"
#include "quadrille/detail/layer.hpp"
#include "quadrille/detail/saved_values.hpp"

namespace quadrille::engines {

/// An on_layer that can be saved along with a layer, and restored before the walk goes on from it.
template <class OnLayer>
concept CanBeSaved = requires(const OnLayer& account, OnLayer& restored, const ByteSink& sink,
                              const ByteSource& source) {
  account.save(sink);
  restored.restore(source);
};

/// Such an on_layer, whatever its type.
struct SavedAccount {
  FunctionRef<void(const ByteSink&)> save;
  FunctionRef<void(const ByteSource&)> restore;
};

/// What of a walk stands before its account and its layer.
struct WalkHeader {
  std::uint32_t shards = shard_count;
  std::uint32_t wider_counters = 0;  ///< how many of the walk's counters are wider than the layer's
  std::uint32_t state_size = 0;
  std::uint32_t count_size = 0;
  double growth = 1;  ///< of the layer over the one before it

  template <class State, class Count>
  bool fits() const {
    return shards == shard_count && state_size == sizeof(State) && count_size == sizeof(Count) && growth >= 0.1 &&
           growth <= 8.0;
  }
};

template <class State, class Count>
void put_layer(const ByteSink& sink, const Layer<State, Count>& layer) {
  put(sink, layer.grade());
  put(sink, layer.size());
  for (std::size_t s = 0; s < shard_count; ++s) put_size(sink, layer.shard(s).size());
  for (std::size_t s = 0; s < shard_count; ++s) {
    for (std::size_t at = 0; at < layer.shard(s).slot_count(); ++at) {
      const auto& slot = layer.shard(s).slot(at);
      if (slot.paths == 0) continue;
      put(sink, slot.state);
      put(sink, slot.paths);
    }
  }
}

/// Saves a walk that has come to `layer`. \returns whether it is saved
template <class State, class Count>
bool save_walk(const Checkpoint& checkpoint, const Layer<State, Count>& layer, std::size_t wider_counters,
               double growth, const SavedAccount& account) {
  return checkpoint.save([&](const ByteSink& sink) {
    put(sink, WalkHeader{.wider_counters = static_cast<std::uint32_t>(wider_counters),
                         .state_size = sizeof(State),
                         .count_size = sizeof(Count),
                         .growth = growth});
    account.save(sink);
    put_layer(sink, layer);
  });
}

/// \throws Error (unusable_input) if what is there is no layer of this space; OutOfBudget, std::bad_alloc
template <class Count, GradedSpace Space>
Layer<typename Space::State, Count> get_layer(const ByteSource& source, const Space& space, Budget& budget) {
  using State = typename Space::State;
  constexpr std::size_t most_states = std::size_t{1} << 40U;
  Layer<State, Count> layer(budget);
  layer.reset(get<int>(source));
  const std::size_t size = get_size(source, most_states);
  std::array<std::size_t, shard_count> sizes{};
  for (std::size_t& shard_size : sizes) shard_size = get_size(source, size);
  if (size == 0 || std::accumulate(sizes.begin(), sizes.end(), std::size_t{0}) != size) refuse_checkpoint();

  for (std::size_t s = 0; s < shard_count; ++s) {
    layer.reset_shard(s, sizes[s]);
    for (std::size_t i = 0; i < sizes[s]; ++i) {
      const auto state = get<State>(source);
      const auto paths = get<Count>(source);
      if constexpr (requires { space.holds(state); }) {
        if (!space.holds(state)) refuse_checkpoint();
      }
      const std::uint64_t hash = state.marks().hash();
      if (paths == 0 || space.grade(state) != layer.grade() || shard_of(hash) != s) refuse_checkpoint();
      try {
        layer.add(s, state, paths, hash);
      } catch (const CountOverflow&) {
        refuse_checkpoint();  // it was there already, and two large counts were added
      }
      if (layer.shard(s).size() != i + 1) refuse_checkpoint();  // it was there already
    }
  }
  return layer;
}

}  // namespace quadrille::engines
