// Expands a layer, the set of all states with k marks, into the next layer. Several threads share the work.
//
// The work is done in passes. Each pass expands a part of the layer, in two phases:
//   scatter  threads take pieces of the part and compute the successors, with their numbers of histories. Each
//            thread has a buffer for every shard (part) of the next layer, and appends a successor to the buffer of
//            its shard;
//   gather   threads take whole shards of the next layer and merge the buffers of all threads into its table.
// No two threads share a table, so there are no locks. Passes are small enough for their buffers to stay in the cache.
// Sums do not depend on the order of merging, so the layer is the same on any number of threads.
//
// Rejected: sorting each layer's successors and merging equal neighbours. That needs all successors at once (three to
// eight times the layer), and took 1.9 s of processor time; the passes took 1.5 s.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "quadrille/detail/layer.hpp"
#include "quadrille/detail/parallel.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::engines {

namespace detail {

/// The part of a layer that one thread expands at a time.
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

/// A thread's successors, grouped by shard.
template <class Slot>
class Scatter {
 public:
  explicit Scatter(Budget& budget) : by_shard_(shard_count, Buffer(BudgetAllocator<Slot>(budget))) {}

  void append(std::size_t shard, const Slot& slot) { by_shard_[shard].push_back(slot); }

  /// Merges the successors appended for `shard` into the layer. It prefetches slots a few successors ahead: the table
  /// of a large layer does not fit the cache.
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

/// The buffers of all threads, kept from layer to layer.
template <class Slot>
using Scatters = PerThread<Scatter<Slot>>;

/// Expands `from` into `to`, and discards the old contents of `to`. Returns false if the stop token ended it before it
/// was complete.
/// \tparam From   a Layer with the same counter, or a PackedLayer, which counts nothing but its states
/// \param worked  the states expanded before this layer, for the observer
/// \param growth  the expected ratio of the next layer's size to this one's; a wrong forecast costs time only
/// \throws CountOverflow, OutOfBudget, std::bad_alloc; `from` is then unchanged and `to` unusable
template <GradedSpace Space, class From, class Count>
bool expand(const Space& space, const From& from, Layer<typename Space::State, Count>& to,
            Scatters<typename Shard<typename Space::State, Count>::Slot>& scatters, double growth, std::uint64_t worked,
            const RunOptions& options) {
  using Slot = typename Shard<typename Space::State, Count>::Slot;
  to.reset(from.grade() + 1);
  parallel_for_index(0, shard_count, [&](std::size_t s) {
    if (options.stop.stop_requested()) return;  // allocating gigabytes takes a second
    to.reset_shard(s, static_cast<std::size_t>(growth * static_cast<double>(from.shard(s).size())));
  });

  const std::vector<Piece> pieces = pieces_of(from);
  const std::uint64_t total = from.size();
  for (std::size_t begin = 0; begin < pieces.size(); begin += pieces_a_pass) {
    if (options.stop.stop_requested()) return false;
    const std::size_t end = std::min(begin + pieces_a_pass, pieces.size());
    parallel_for_index(begin, end, [&](std::size_t p) {
      Scatter<Slot>& scatter = scatters.local();
      const Piece& piece = pieces[p];
      for (std::size_t at = piece.begin; at < piece.end; ++at) {
        const auto& slot = from.shard(piece.shard).slot(at);
        if (slot.paths == 0) continue;
        [[maybe_unused]] bool has_move = false;
        space.for_each_move(slot.state, [&](const typename Space::Move& move) {
          const Slot successor{space.after(slot.state, move), slot.paths};
          assert(space.grade(successor.state) == from.grade() + 1 && "rule a of graded_space.hpp");
          has_move = true;
          scatter.append(shard_of(successor.state.marks().hash()), successor);
        });
        assert(has_move != is_over(space, slot.state) && "rule c of graded_space.hpp");
      }
    });
    std::vector<Scatter<Slot>*> filled;
    scatters.for_each([&](Scatter<Slot>& scatter) { filled.push_back(&scatter); });
    parallel_for_index(0, shard_count, [&](std::size_t s) {
      for (Scatter<Slot>* const scatter : filled) scatter->drain_into(to, s);
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

/// The same layer with a wider counter; nothing if memory does not suffice, or if the stop token is set.
/// \param tally_stop  ends a tally of the result
template <class Wide, class State, class Count>
std::optional<Layer<State, Wide>> widened(const Layer<State, Count>& layer, Budget& budget,
                                          const std::stop_token& stop = {}, std::stop_token tally_stop = {}) try {
  Layer<State, Wide> result(budget, std::move(tally_stop));
  result.reset(layer.grade());
  for (std::size_t s = 0; s < shard_count; ++s) {
    if (stop.stop_requested()) return std::nullopt;
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

/// True if some state of the layer has a move. This is known at once, except in a game's last layers, which are small.
template <GradedSpace Space, class AnyLayer>
bool has_successors(const Space& space, const AnyLayer& layer) {
  bool found = false;
  for (std::size_t s = 0; s < shard_count; ++s) {
    for (std::size_t at = 0; at < layer.shard(s).slot_count() && !found; ++at) {
      const auto& slot = layer.shard(s).slot(at);
      if (slot.paths != 0) space.for_each_move(slot.state, [&](const auto&) { found = true; });
    }
  }
  return found;
}

}  // namespace detail

}  // namespace quadrille::engines
