// layered: breadth first, a layer at a time, in parallel, with exact path counts.
//
// Duplicates can only meet inside one layer, so two layers are all that is ever held (layer_expand.hpp says how one
// becomes the next).
//
// Counts start in the first type of `Counts` and move to the next when one would wrap: the layer at hand is copied to
// the wider counter and expanded anew. When the last type would wrap, the engine says so and stops.
//
// A checkpoint stores the last finished layer (layer_checkpoint.hpp): when it is due, and in whatever way the walk
// ends.
//
// The reference implementation is histories_ref.hpp.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <type_traits>

#include "quadrille/detail/layered_walk.hpp"

namespace quadrille::engines {

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
