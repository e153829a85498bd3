// layered: breadth first, a layer at a time, in parallel, with exact path counts.
//
// Duplicates can only meet inside one layer, so two layers are all that is ever held. A layer is expanded in passes:
//   scatter  threads take pieces of the layer and append each successor, with the histories it inherits, to a buffer of
//            their own for the successor's shard;
//   gather   threads take whole shards of the next layer and merge the buffers of all threads into its table.
// No table is ever shared, so there are no locks, and a pass is kept small enough for its buffers to stay in the cache.
// Sums do not depend on the order of merging: the rows are the same on any number of threads.
//
// Counts start in the first type of `Counts` and move to the next when one would wrap: the layer at hand is copied to
// the wider counter and expanded anew. When the last type would wrap, the engine says so and stops.
//
// A checkpoint keeps the last finished layer (layer_checkpoint.hpp): when it is due, and in whatever way the walk ends.
//
// The twin is histories_ref.hpp; the rejected alternative, sorting each layer's successors and merging equal
// neighbours, needs all successors at once (three to eight times the layer) and took 1.9 s of processor time where this
// takes 1.5.
#pragma once

#include <tbb/blocked_range.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "quadrille/detail/layer.hpp"
#include "quadrille/detail/layer_checkpoint.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::engines {

namespace detail {

/// A part of a layer that one thread expands at a time.
struct Piece {
  std::size_t shard;
  std::size_t begin;
  std::size_t end;
};

inline constexpr std::size_t slots_a_piece = 4096;
inline constexpr std::size_t pieces_a_pass = 48;

template <class Layer>
std::vector<Piece> pieces_of(const Layer& layer) {
  std::vector<Piece> pieces;
  for (std::size_t s = 0; s < shard_count; ++s) {
    const std::size_t slots = layer.shard(s).size() == 0 ? 0 : layer.shard(s).slot_count();
    for (std::size_t begin = 0; begin < slots; begin += slots_a_piece) {
      pieces.push_back({s, begin, std::min(begin + slots_a_piece, slots)});
    }
  }
  return pieces;
}

/// A thread's successors, sorted by the shard they belong to.
template <class Slot>
class Scatter {
 public:
  explicit Scatter(Budget& budget) : by_shard_(shard_count, Buffer(BudgetAllocator<Slot>(budget))) {}

  void append(std::size_t shard, const Slot& slot) { by_shard_[shard].push_back(slot); }

  /// Merges what was appended for `shard` into the layer. A few successors ahead, their slots are fetched: on large
  /// layers a table lies outside the cache.
  template <class Layer>
  void drain_into(Layer& layer, std::size_t shard) {
    constexpr std::size_t ahead = 8;
    Buffer& buffer = by_shard_[shard];
    std::array<std::uint64_t, ahead> hashes{};
    for (std::size_t i = 0; i < buffer.size() + ahead; ++i) {
      const std::uint64_t hash = hashes[i % ahead];
      if (i < buffer.size()) {
        hashes[i % ahead] = buffer[i].state.marks().hash();
        layer.prefetch(shard, hashes[i % ahead]);
      }
      if (i >= ahead) layer.add(shard, buffer[i - ahead].state, buffer[i - ahead].paths, hash);
    }
    buffer.clear();
  }

 private:
  using Buffer = std::vector<Slot, BudgetAllocator<Slot>>;
  std::vector<Buffer> by_shard_;
};

/// A thread's buffers are kept from layer to layer.
template <class Slot>
using Scatters = tbb::enumerable_thread_specific<Scatter<Slot>>;

/// Expands `from` into `to` (whose old contents go). Returns false if the stop token ended it half way.
/// \param worked  the states expanded before this layer, for the observer
/// \param growth  how much larger than `from` the next layer is expected to be; a wrong forecast costs time only
/// \throws CountOverflow, OutOfBudget, std::bad_alloc; `from` is then unchanged and `to` of no use
template <GradedSpace Space, class Count>
bool expand(const Space& space, const Layer<typename Space::State, Count>& from,
            Layer<typename Space::State, Count>& to,
            Scatters<typename Shard<typename Space::State, Count>::Slot>& scatters, double growth, std::uint64_t worked,
            const RunOptions& options) {
  using Slot = typename Shard<typename Space::State, Count>::Slot;
  to.reset(from.grade() + 1);
  tbb::parallel_for(std::size_t{0}, shard_count, [&](std::size_t s) {
    to.reset_shard(s, static_cast<std::size_t>(growth * static_cast<double>(from.shard(s).size())));
  });

  const std::vector<Piece> pieces = pieces_of(from);
  const std::uint64_t total = from.size();
  for (std::size_t begin = 0; begin < pieces.size(); begin += pieces_a_pass) {
    if (options.stop.stop_requested()) return false;
    const std::size_t end = std::min(begin + pieces_a_pass, pieces.size());
    tbb::parallel_for(begin, end, [&](std::size_t p) {
      Scatter<Slot>& scatter = scatters.local();
      const Piece& piece = pieces[p];
      for (std::size_t at = piece.begin; at < piece.end; ++at) {
        const Slot& slot = from.shard(piece.shard).slot(at);
        if (slot.paths == 0) continue;
        space.for_each_move(slot.state, [&](const typename Space::Move& move) {
          const Slot successor{space.after(slot.state, move), slot.paths};
          scatter.append(shard_of(successor.state.marks().hash()), successor);
        });
      }
    });
    tbb::parallel_for(std::size_t{0}, shard_count, [&](std::size_t s) {
      for (Scatter<Slot>& scatter : scatters) scatter.drain_into(to, s);
    });
    if (options.observer) {
      options.observer(Progress{.grade = from.grade(),
                                .done = total * end / pieces.size(),
                                .total = total,
                                .found = to.size(),
                                .worked = worked + total * end / pieces.size()});
    }
  }
  return true;
}

/// The same layer with the first of the wider counters; nothing if there is no memory for it.
template <class Wide, class... Wider, class State, class Count>
std::optional<Layer<State, Wide>> widened(const Layer<State, Count>& layer, Budget& budget) try {
  Layer<State, Wide> result(budget);
  result.reset(layer.grade());
  for (std::size_t s = 0; s < shard_count; ++s) {
    result.reset_shard(s, layer.shard(s).size());
    for (std::size_t at = 0; at < layer.shard(s).slot_count(); ++at) {
      const auto& slot = layer.shard(s).slot(at);
      if (slot.paths != 0) result.add(s, slot.state, slot.paths, slot.state.marks().hash());
    }
  }
  return result;
} catch (const std::bad_alloc&) {
  return std::nullopt;
}

/// Whether some state of the layer has a move; found at once except in a game's last layers, which are small.
template <GradedSpace Space, class Count>
bool goes_on(const Space& space, const Layer<typename Space::State, Count>& layer) {
  bool found = false;
  for (std::size_t s = 0; s < shard_count; ++s) {
    for (std::size_t at = 0; at < layer.shard(s).slot_count() && !found; ++at) {
      const auto& slot = layer.shard(s).slot(at);
      if (slot.paths != 0) space.for_each_move(slot.state, [&](const auto&) { found = true; });
    }
  }
  return found;
}

/// What is known of a walk besides the layer it has come to.
struct Reached {
  bool reported = false;     ///< on_layer has seen the layer
  bool saved = false;        ///< the checkpoint holds the layer
  double growth = 8;         ///< of the layer over the one before it; it falls from layer to layer
  std::uint64_t worked = 0;  ///< states that this run has expanded
};

/// Reports `layer` (unless that is done) and goes on from it until the space or something else ends.
template <class Count, class... Wider, GradedSpace Space, class OnLayer>
RunStatus continue_from(const Space& space, const RunOptions& options, Budget& budget,
                        Layer<typename Space::State, Count> layer, Reached reached, OnLayer& on_layer) {
  using State = typename Space::State;
  using Slot = typename Shard<State, Count>::Slot;
  Layer<State, Count> next(budget);
  Scatters<Slot> scatters([&] { return Scatter<Slot>(budget); });
  const auto save = [&] {
    if constexpr (SavedAccount<OnLayer>) {
      if (!reached.saved) save_walk(*options.checkpoint, layer, sizeof...(Wider), reached.growth, on_layer);
      reached.saved = true;
    }
  };
  const auto end = [&](RunStatus status) {
    if (options.checkpoint) save();
    return status;
  };

  while (true) {
    if (!reached.reported) on_layer(std::as_const(layer));
    reached.reported = true;
    if (options.last_grade && layer.grade() >= *options.last_grade) {
      return end(goes_on(space, layer) ? RunStatus::grade_limit : RunStatus::complete);
    }
    if (options.checkpoint && options.checkpoint->due()) save();

    std::optional<RunStatus> ended;
    bool wrapped = false;
    try {
      if (!expand(space, layer, next, scatters, reached.growth, reached.worked, options))
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
      if constexpr (sizeof...(Wider) == 0) {
        return end(RunStatus::overflow);
      } else {
        auto wide = widened<Wider...>(layer, budget);
        if (!wide) return end(RunStatus::memory);
        layer.clear();
        return continue_from<Wider...>(space, options, budget, std::move(*wide), reached, on_layer);
      }
    }
    if (next.size() == 0) return end(RunStatus::complete);
    reached = {.growth = std::clamp(static_cast<double>(next.size()) / static_cast<double>(layer.size()), 0.1, 8.0),
               .worked = reached.worked + layer.size()};
    std::swap(layer, next);
  }
}

/// Goes on from what the checkpoint holds; `Count` is one of the counters that its layer may have.
template <class Count, class... Wider, GradedSpace Space, class OnLayer>
RunStatus resume(const Space& space, const RunOptions& options, Budget& budget, const WalkHeader& header,
                 OnLayer& on_layer) {
  if (header.wider_counters != sizeof...(Wider)) {
    if constexpr (sizeof...(Wider) == 0) {
      refuse_checkpoint();
    } else {
      return resume<Wider...>(space, options, budget, header, on_layer);
    }
  }
  if (!header.template fits<typename Space::State, Count>()) refuse_checkpoint();
  on_layer.restore(options.checkpoint->resume);
  return continue_from<Count, Wider...>(space, options, budget,
                                        get_layer<Count>(options.checkpoint->resume, space, budget),
                                        {.reported = true, .saved = true, .growth = header.growth}, on_layer);
}

}  // namespace detail

/// Walks the whole space, or as far as `options` say, and calls on_layer(layer) once for each non-empty layer in order
/// of grade; `layer` is a Layer<State, C> with C one of the counters, so `on_layer` is generic.
/// \tparam Counts   the counters to use, narrowest first; 64 and then 128 bits if none is named
/// \param options   options.memory covers all that the engine holds, on_layer's own tallies apart
/// \param on_layer  a SavedAccount if there is a checkpoint: restored where one is resumed, which shows it only the
///                  layers that it has not seen. The checkpoint is the same walk's: the same space, counters and limits
/// \return how the run ended; every layer that on_layer saw is whole and exact
/// \throws Error (unusable_input) if the checkpoint holds anything else; whatever on_layer and the checkpoint throw
/// \complexity O(states * moves) time and O(largest two layers) memory
/// Checked against: walk_histories (histories_ref.hpp)
template <class... Counts, GradedSpace Space, class OnLayer>
RunStatus layered(const Space& space, const RunOptions& options, OnLayer&& on_layer) {
  if constexpr (sizeof...(Counts) == 0) {
    return layered<std::uint64_t, Count128>(space, options, on_layer);
  } else {
    using First = std::tuple_element_t<0, std::tuple<Counts...>>;
    Budget budget(options.memory);
    try {
      if constexpr (SavedAccount<std::remove_reference_t<OnLayer>>) {
        if (options.checkpoint && options.checkpoint->resume) {
          const auto header = get<WalkHeader>(options.checkpoint->resume);
          return detail::resume<Counts...>(space, options, budget, header, on_layer);
        }
      } else if (options.checkpoint) {
        throw std::logic_error("layered: a checkpoint needs an on_layer that can be saved with it");
      }
      const typename Space::State start = space.start();
      Layer<typename Space::State, First> layer(budget);
      layer.reset(space.grade(start));
      for (std::size_t s = 0; s < shard_count; ++s) layer.reset_shard(s, 0);
      const std::uint64_t hash = start.marks().hash();
      layer.add(shard_of(hash), start, First{1}, hash);
      return detail::continue_from<Counts...>(space, options, budget, std::move(layer), {}, on_layer);
    } catch (const std::bad_alloc&) {
      return RunStatus::memory;
    }
  }
}

}  // namespace quadrille::engines
