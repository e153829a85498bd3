// layered: counts the histories that lead to every state, exactly and on several threads. It works breadth first: a
// layer is the set of all states with the same number of marks, and each layer follows from the one before.
//
// States in different layers are never equal, so only two layers are held at a time (layer_expand.hpp expands one layer
// into the next).
//
// `Counts` is a list of counter types. The engine starts with the first. If a count would overflow, the engine copies
// the current layer to the next wider type and expands the layer again. If the last type would overflow, the engine
// stops and reports RunStatus::overflow.
//
// A checkpoint stores the last finished layer. The engine saves it when the caller asks for that, and at the end of the
// run, for whatever reason the run ended.
//
// The reference implementation is in histories_ref.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <tuple>
#include <type_traits>
#include <utility>

#include "quadrille/detail/checkpoint.hpp"
#include "quadrille/detail/exact_sum.hpp"
#include "quadrille/detail/function_ref.hpp"
#include "quadrille/detail/layer.hpp"
#include "quadrille/detail/layer_expand.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::engines {

// A checkpoint of the layered engine holds the last finished layer, state by state, with the type of its counter and
// its growth. Before the layer it holds the account of earlier layers: the data that on_layer has gathered. A resumed
// run rebuilds the tables: the layer has other slots but the same states, and all later rows are the same.

/// An on_layer that can be saved along with a layer, and restored before the walk continues from it.
template <class OnLayer>
concept CanBeSaved = requires(OnLayer& account, const Archive& archive) {
  account.visit(archive);
};

/// Saves or restores the states of a layer with their histories. \throws OutOfBudget, std::bad_alloc
template <class State, class Count>
void visit_layer(const Archive& archive, Layer<State, Count>& layer) {
  int grade = layer.grade();
  std::array<std::uint64_t, shard_count> sizes{};
  for (std::size_t s = 0; s < shard_count; ++s) sizes[s] = layer.shard(s).size();
  archive(grade);
  archive(sizes);
  if (archive.restores()) layer.reset(grade);
  for (std::size_t s = 0; s < shard_count; ++s) {
    if (archive.restores()) {
      layer.reset_shard(s, sizes[s]);
      for (std::uint64_t i = 0; i < sizes[s]; ++i) {
        State state{};
        Count paths{};
        archive(state);
        archive(paths);
        layer.add(s, state, paths, state.marks().hash());
      }
    } else {
      for (std::size_t at = 0; at < layer.shard(s).slot_count(); ++at) {
        auto slot = layer.shard(s).slot(at);
        if (slot.paths == 0) continue;
        archive(slot.state);
        archive(slot.paths);
      }
    }
  }
}

// The walk behind `layered`: layer after layer, with wider counters and checkpoints.
//
// A walk calls a LayerVisitor once a layer and knows nothing else of its caller. So it is compiled once for a space and
// its counters, independently of the statistics. A module with many statistics on one space compiles it in one file
// (`extern template` of walk_layers, as enumerate/soccer/walk.hpp of the repository does).

/// The caller's treatment of the layers of a walk, for each type of counter.
template <MarkedState State, class... Counts>
struct LayerVisitor {
  std::tuple<FunctionRef<void(const Layer<State, Counts>&)>...> visits;  ///< in the order of the counters
  std::optional<FunctionRef<void(const Archive&)>> account;  ///< saves or restores the data kept along with a layer
};

namespace detail {

/// The progress of a walk besides its current layer.
struct WalkProgress {
  bool reported = false;     ///< the visitor has seen the layer
  bool saved = false;        ///< the checkpoint holds the layer
  double growth = 8;         ///< the ratio of the layer's size to the previous one's; it falls from layer to layer
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
      const Archive archive(options_.checkpoint->parts.at(0));
      std::uint32_t counter = 0;
      archive(counter);
      return resume<0>(archive, counter);
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

  // The token that ends the visitor's tallies; none if a checkpoint is kept. A saved layer must have been counted,
  // because a resumed walk does not show it again.
  std::stop_token tally_stop() const { return options_.checkpoint ? std::stop_token() : options_.stop; }

  template <std::size_t I>
  void visit(const Archive& archive, double& growth, LayerOf<I>& layer) const {
    archive(growth);
    (*visitor_.account)(archive);
    visit_layer(archive, layer);
  }

  template <std::size_t I>
  void save(LayerOf<I>& layer, WalkProgress& progress) const {
    if (progress.saved) return;
    const SavedProgress reached{.step = static_cast<std::uint64_t>(layer.grade()), .states = layer.size()};
    progress.saved = options_.checkpoint->save(reached, [&](const ByteSink& sink) {
      const Archive archive(sink);
      auto counter = static_cast<std::uint32_t>(I);
      archive(counter);
      visit<I>(archive, progress.growth, layer);
    });
  }

  // Shows the visitor the layer, unless that is done, and continues from it until the space is complete or another
  // reason ends the walk. The layer has the I-th counter.
  template <std::size_t I>
  RunStatus continue_from(LayerOf<I> layer, WalkProgress progress) {
    using Slot = typename LayerOf<I>::ShardType::Slot;
    LayerOf<I> next(budget_, tally_stop());
    Scatters<Slot> scatters([this] { return Scatter<Slot>(budget_); });
    const auto end = [&](RunStatus status) {
      try {
        if (options_.checkpoint) save<I>(layer, progress);
      } catch (const std::bad_alloc&) {  // the results matter more; the checkpoint's owner reports this
      }
      return status;
    };

    while (true) {
      if (!progress.reported) std::get<I>(visitor_.visits)(layer);
      progress.reported = true;
      if (options_.last_grade && layer.grade() >= *options_.last_grade) {
        return end(has_successors(space_, layer) ? RunStatus::grade_limit : RunStatus::complete);
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

  // Continues from the checkpoint's layer, which has the I-th counter or a wider one.
  template <std::size_t I>
  RunStatus resume(const Archive& archive, std::size_t counter) {
    if constexpr (I + 1 < sizeof...(Counts)) {
      if (counter != I) return resume<I + 1>(archive, counter);
    }
    WalkProgress progress{.reported = true, .saved = true};
    LayerOf<I> layer(budget_, tally_stop());
    visit<I>(archive, progress.growth, layer);
    return continue_from<I>(std::move(layer), progress);
  }

  const Space& space_;
  const RunOptions& options_;
  const Visitor& visitor_;
  Budget budget_;
};

}  // namespace detail

/// Walks as `layered` does. \pre options.checkpoint is empty, or visitor.account is set
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
/// of grade. `layer` is a Layer<State, C> with C one of the counters, so `on_layer` is generic.
/// \tparam Counts   the counters to use, narrowest first; by default 64 and then 128 bits
/// \param options   options.memory covers all that the engine holds, except on_layer's own tallies
/// \param on_layer  with a checkpoint, it has visit(archive), which names the data that it has gathered. They are saved
///                  along with a layer, and restored when a walk is resumed; the resumed walk shows it only the
///                  remaining layers. The checkpoint must be of the same walk: the same space, counters and limits
/// \return how the run ended; every layer that on_layer received is complete and exact. Layer::tally throws
///         TallyStopped if the walk must stop; let that pass to the engine
/// \throws whatever on_layer and the checkpoint throw
/// \complexity O(states * moves) time and O(largest two layers) memory
/// Checked against: walk_histories (histories_ref.hpp)
template <class... Counts, GradedSpace Space, class OnLayer>
RunStatus layered(const Space& space, const RunOptions& options, OnLayer&& on_layer) {
  if constexpr (sizeof...(Counts) == 0) {
    return layered<std::uint64_t, Count128>(space, options, on_layer);
  } else {
    using State = typename Space::State;
    LayerVisitor<State, Counts...> visitor{{FunctionRef<void(const Layer<State, Counts>&)>(on_layer)...}, {}};
    const auto account = [&](const Archive& archive) {
      if constexpr (CanBeSaved<std::remove_reference_t<OnLayer>>) on_layer.visit(archive);
    };
    if (options.checkpoint) {
      if (!CanBeSaved<std::remove_reference_t<OnLayer>>) {
        throw std::logic_error("layered: a checkpoint needs an on_layer that can be saved with it");
      }
      visitor.account = account;
    }
    return walk_layers(space, options, visitor);
  }
}

}  // namespace quadrille::engines
