// The walk behind `layered`: layer after layer, with wider counters and checkpoints.
//
// What a caller does with a layer hides behind a LayerVisitor, which is called once a layer. So a walk is compiled once
// for a space and its counters, whatever is counted on it; a module that counts much on one space can even do that in
// one file (`extern template` of walk_layers, as enumerate/soccer/walk.hpp of the repository does).
#pragma once

#include <algorithm>
#include <optional>
#include <stop_token>
#include <tuple>
#include <utility>

#include "quadrille/detail/function_ref.hpp"
#include "quadrille/detail/layer.hpp"
#include "quadrille/detail/layer_checkpoint.hpp"
#include "quadrille/detail/layer_expand.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::engines {

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

  // What ends the visitor's tallies. Where a checkpoint is kept nothing does: the layer that is to be saved must have
  // been counted, for a resumed walk does not show it again.
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

}  // namespace quadrille::engines
