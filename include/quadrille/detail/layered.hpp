// layered: breadth first, a layer at a time, in parallel, with exact path counts.
//
// Duplicates can only meet inside one layer, so two layers are all that is ever held (layer_expand.hpp says how one
// becomes the next).
//
// Counts start in the first type of `Counts` and move to the next when one would wrap: the layer at hand is copied to
// the wider counter and expanded anew. When the last type would wrap, the engine says so and stops.
//
// A checkpoint stores the last finished layer: when it is due, and in whatever way the walk ends.
//
// The reference implementation is histories_ref.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <tuple>
#include <type_traits>
#include <utility>

#include "quadrille/detail/exact_sum.hpp"
#include "quadrille/detail/function_ref.hpp"
#include "quadrille/detail/layer.hpp"
#include "quadrille/detail/layer_expand.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/detail/saved_values.hpp"

namespace quadrille::engines {

// The checkpoint of the layered engine holds the last finished layer, and the account of those before it.
//
// A layer is all that the walk needs to go on, and the account (what on_layer has gathered) is all that it has come to.
// States are saved with their histories, shard by shard, empty slots left out; the tables are built anew, so a resumed
// layer has other slots but the same states, and every row that follows is the same.
//
// The reader checks each size before it takes memory, and of each state that the space holds it, its grade, its shard,
// and that it is there once.

/// An on_layer that can be saved along with a layer, and restored before the walk goes on from it.
template <class OnLayer>
concept CanBeSaved = requires(const OnLayer& account, OnLayer& restored, const ByteSink& sink,
                              const ByteSource& source) {
  account.save(sink);
  restored.restore(source);
};

/// Such an on_layer, whatever its type.
struct SavedAccount {
  FunctionRef<void(const ByteSink&)> save;       ///< writes it
  FunctionRef<void(const ByteSource&)> restore;  ///< reads it back
};

/// What of a walk stands before its account and its layer.
struct WalkHeader {
  std::uint32_t shards = shard_count;  ///< of the layer
  std::uint32_t wider_counters = 0;    ///< how many of the walk's counters are wider than the layer's
  std::uint32_t state_size = 0;        ///< bytes of a state
  std::uint32_t count_size = 0;        ///< bytes of a number of histories
  double growth = 1;                   ///< of the layer over the one before it

  /// Whether a layer of these types can follow.
  template <class State, class Count>
  bool fits() const {
    return shards == shard_count && state_size == sizeof(State) && count_size == sizeof(Count) && growth >= 0.1 &&
           growth <= 8.0;
  }
};

/// Writes a layer.
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

// The walk behind `layered`: layer after layer, with wider counters and checkpoints.
//
// A walk calls a LayerVisitor once a layer and knows nothing else of its caller. So it is compiled once for a space and
// its counters, whatever is counted; a module that counts much on one space compiles it in one file (`extern template`
// of walk_layers, as enumerate/soccer/walk.hpp of the repository does).

/// What a caller does with the layers of a walk, whichever counter they have.
template <MarkedState State, class... Counts>
struct LayerVisitor {
  std::tuple<FunctionRef<void(const Layer<State, Counts>&)>...> visits;  ///< in the order of the counters
  std::optional<SavedAccount> account;                                   ///< what to save along with a layer
};

namespace detail {

/// What is known of a walk besides the layer it has come to.
struct WalkProgress {
  bool reported = false;     ///< the visitor has seen the layer
  bool saved = false;        ///< the checkpoint holds the layer
  double growth = 8;         ///< of the layer over the one before it; it falls from layer to layer
  std::uint64_t worked = 0;  ///< states that this run has expanded
};

template <GradedSpace Space, class... Counts>
class LayeredWalk {
 public:
  using State = typename Space::State;
  using Visitor = LayerVisitor<State, Counts...>;

  /// All are kept by reference.
  LayeredWalk(const Space& space, const RunOptions& options, const Visitor& visitor)
      : space_(space), options_(options), visitor_(visitor), budget_(options.memory) {}

  RunStatus run() {
    if (options_.checkpoint && options_.checkpoint->resume) {
      return resume<0>(get<WalkHeader>(options_.checkpoint->resume));
    }
    const State start = space_.start();
    LayerOf<0> layer(budget_, tally_stop());
    layer.reset(space_.grade(start));
    for (std::size_t s = 0; s < shard_count; ++s) layer.reset_shard(s, 0);
    const std::uint64_t hash = start.marks().hash();
    layer.add(shard_of(hash), start, CountOf<0>{1}, hash);
    return continue_from<0>(std::move(layer), {});
  }

 private:
  template <std::size_t I>
  using CountOf = std::tuple_element_t<I, std::tuple<Counts...>>;
  template <std::size_t I>
  using LayerOf = Layer<State, CountOf<I>>;

  // The token that ends the visitor's tallies; none where a checkpoint is kept. A layer that is saved must have been
  // counted, for a resumed walk does not show it again.
  std::stop_token tally_stop() const { return options_.checkpoint ? std::stop_token() : options_.stop; }

  template <std::size_t I>
  void save(const LayerOf<I>& layer, WalkProgress& progress) const {
    if (progress.saved) return;
    progress.saved =
        save_walk(*options_.checkpoint, layer, sizeof...(Counts) - 1 - I, progress.growth, *visitor_.account);
  }

  // Shows the visitor the layer (unless that is done) and goes on from it until the space or something else ends. The
  // layer has the I-th counter.
  template <std::size_t I>
  RunStatus continue_from(LayerOf<I> layer, WalkProgress progress) {
    using Slot = typename LayerOf<I>::ShardType::Slot;
    LayerOf<I> next(budget_, tally_stop());
    Scatters<Slot> scatters([this] { return Scatter<Slot>(budget_); });
    const auto end = [&](RunStatus status) {
      if (options_.checkpoint) save<I>(layer, progress);
      return status;
    };

    while (true) {
      if (!progress.reported) std::get<I>(visitor_.visits)(layer);
      progress.reported = true;
      if (options_.last_grade && layer.grade() >= *options_.last_grade) {
        return end(goes_on(space_, layer) ? RunStatus::grade_limit : RunStatus::complete);
      }
      if (options_.checkpoint && options_.checkpoint->due()) save<I>(layer, progress);

      std::optional<RunStatus> ended;
      bool wrapped = false;
      try {
        if (!expand(space_, layer, next, scatters, progress.growth, progress.worked, options_))
          ended = RunStatus::interrupted;
      } catch (const CountOverflow&) {
        wrapped = true;
      } catch (const std::bad_alloc&) {
        ended = RunStatus::memory;
      }
      if (ended || wrapped) {
        next.clear();
        scatters.clear();
      }
      if (ended) return end(*ended);
      if (wrapped) {
        if constexpr (I + 1 == sizeof...(Counts)) {
          return end(RunStatus::overflow);
        } else {
          auto wide = widened<CountOf<I + 1>>(layer, budget_, options_.stop, tally_stop());
          if (!wide) return end(options_.stop.stop_requested() ? RunStatus::interrupted : RunStatus::memory);
          layer.clear();
          return continue_from<I + 1>(std::move(*wide), progress);
        }
      }
      if (next.size() == 0) return end(RunStatus::complete);
      progress = {.growth = std::clamp(static_cast<double>(next.size()) / static_cast<double>(layer.size()), 0.1, 8.0),
                  .worked = progress.worked + layer.size()};
      std::swap(layer, next);
    }
  }

  // Goes on from what the checkpoint holds, whose layer has the I-th counter or a wider one.
  template <std::size_t I>
  RunStatus resume(const WalkHeader& header) {
    if (header.wider_counters != sizeof...(Counts) - 1 - I) {
      if constexpr (I + 1 == sizeof...(Counts)) {
        refuse_checkpoint();
      } else {
        return resume<I + 1>(header);
      }
    }
    if (!header.template fits<State, CountOf<I>>()) refuse_checkpoint();
    const ByteSource& source = options_.checkpoint->resume;
    visitor_.account->restore(source);
    return continue_from<I>(get_layer<CountOf<I>>(source, space_, budget_),
                            {.reported = true, .saved = true, .growth = header.growth});
  }

  const Space& space_;
  const RunOptions& options_;
  const Visitor& visitor_;
  Budget budget_;
};

}  // namespace detail

/// Walks as `layered` does. If options.checkpoint is there, so is visitor.account.
template <GradedSpace Space, class... Counts>
RunStatus walk_layers(const Space& space, const RunOptions& options,
                      const LayerVisitor<typename Space::State, Counts...>& visitor) {
  try {
    return detail::LayeredWalk<Space, Counts...>(space, options, visitor).run();
  } catch (const TallyStopped&) {
    return RunStatus::interrupted;
  } catch (const std::bad_alloc&) {
    return RunStatus::memory;
  }
}

/// Walks the whole space, or as far as `options` say, and calls on_layer(layer) once for each non-empty layer in order
/// of grade; `layer` is a Layer<State, C> with C one of the counters, so `on_layer` is generic.
/// \tparam Counts   the counters to use, narrowest first; 64 and then 128 bits if none is named
/// \param options   options.memory covers all that the engine holds, on_layer's own tallies apart
/// \param on_layer  if there is a checkpoint, it has save(sink) and restore(source): it is saved along with a layer
///                  and restored where a walk is resumed, which shows it only the layers that it has not seen. The
///                  checkpoint is the same walk's: the same space, counters and limits
/// \return how the run ended; every layer that on_layer saw is whole and exact. Layer::tally throws TallyStopped where
///         the walk is to stop; leave that to the engine
/// \throws Error (unusable_input) if the checkpoint holds anything else; whatever on_layer and the checkpoint throw
/// \complexity O(states * moves) time and O(largest two layers) memory
/// Checked against: walk_histories (histories_ref.hpp)
template <class... Counts, GradedSpace Space, class OnLayer>
RunStatus layered(const Space& space, const RunOptions& options, OnLayer&& on_layer) {
  if constexpr (sizeof...(Counts) == 0) {
    return layered<std::uint64_t, Count128>(space, options, on_layer);
  } else {
    using State = typename Space::State;
    LayerVisitor<State, Counts...> visitor{{FunctionRef<void(const Layer<State, Counts>&)>(on_layer)...}, {}};
    const auto save = [&](const ByteSink& sink) {
      if constexpr (CanBeSaved<std::remove_reference_t<OnLayer>>) on_layer.save(sink);
    };
    const auto restore = [&](const ByteSource& source) {
      if constexpr (CanBeSaved<std::remove_reference_t<OnLayer>>) on_layer.restore(source);
    };
    if (options.checkpoint) {
      if (!CanBeSaved<std::remove_reference_t<OnLayer>>) {
        throw std::logic_error("layered: a checkpoint needs an on_layer that can be saved with it");
      }
      visitor.account = SavedAccount{save, restore};
    }
    return walk_layers(space, options, visitor);
  }
}

}  // namespace quadrille::engines
