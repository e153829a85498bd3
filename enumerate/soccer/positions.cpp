// The fast implementation of soccer_positions, which lists all positions of a pitch. It takes the positions after each
// number of plies, sorts their keys in parallel, and fills blocks of rows in this order.

#include "enumerate/soccer/positions.hpp"

#include <tbb/parallel_sort.h>

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <numeric>

#include "enumerate/soccer/tallies.hpp"
#include "enumerate/soccer/walk.hpp"

namespace quadrille::enumerate {

namespace {

constexpr std::size_t blocks_a_batch = 16;
constexpr std::size_t text_a_row = 256;  // more than the longest line of csv
constexpr std::size_t batch_memory = blocks_a_batch * PositionBlock::most_rows * (sizeof(SoccerPosition) + text_a_row);

// The sort key of a state, and its place. The first number decides between most states, without a look at them.
struct Key {
  std::uint64_t leading = 0;
  std::uint64_t ball_and_place = 0;  // 16 bits of ball, 8 of shard, 40 of slot

  std::size_t shard() const { return ball_and_place >> 40U & 0xffU; }
  std::size_t slot() const { return ball_and_place & ((std::uint64_t{1} << 40U) - 1); }
};

static_assert(engines::shard_count == 256 && sizeof(soccer::Vertex) == 2, "a key's second number holds just that");

// Of two drawings of the same size, the one with the larger leading number is the larger. If the numbers are equal,
// drawings of one word are equal. For more words, the number holds the seven highest edges: sets of the same size
// compare as numbers just as the lists of their edges do, the highest first.
template <std::size_t Words>
std::uint64_t leading(const graphs::EdgeSet<Words>& drawing) {
  if constexpr (Words == 1) return drawing.word(0);
  constexpr int most = 7;
  constexpr unsigned bits = 9;
  static_assert(graphs::most_edges <= std::size_t{1} << bits);
  std::uint64_t number = 0;
  int taken = 0;
  for (std::size_t i = Words; i-- > 0;) {
    for (std::uint64_t rest = drawing.word(i); rest != 0 && taken < most; ++taken) {
      const auto highest = static_cast<std::uint64_t>(63 - std::countl_zero(rest));
      number = number << bits | (64 * i + highest);
      rest ^= std::uint64_t{1} << highest;
    }
  }
  return number;
}

// The order of numbers: the highest word decides first.
template <std::size_t Words>
std::strong_ordering compare_as_numbers(const graphs::EdgeSet<Words>& a, const graphs::EdgeSet<Words>& b) {
  for (std::size_t i = Words; i-- > 0;) {
    if (a.word(i) != b.word(i)) return a.word(i) <=> b.word(i);
  }
  return std::strong_ordering::equal;
}

using Keys = std::vector<Key, engines::BudgetAllocator<Key>>;

// Sorts; compare(a, b) compares the drawings of two keys with the same leading number.
void sort(Keys& keys, engines::FunctionRef<std::strong_ordering(const Key&, const Key&)> compare) {
  tbb::parallel_sort(keys.begin(), keys.end(), [compare](const Key& a, const Key& b) {
    if (a.leading != b.leading) return a.leading < b.leading;
    const std::strong_ordering order = compare(a, b);
    return order == std::strong_ordering::equal ? a.ball_and_place < b.ball_and_place : std::is_lt(order);
  });
}

// The keys of all states of a layer, in the order of the stream. \throws OutOfBudget
template <std::size_t Words, class Count>
Keys ordered(const engines::Layer<SoccerState<Words>, Count>& layer) {
  std::array<std::size_t, engines::shard_count> first{};
  for (std::size_t s = 1; s < engines::shard_count; ++s) first[s] = first[s - 1] + layer.shard(s - 1).size();
  Keys keys(layer.size(), engines::BudgetAllocator<Key>(layer.budget()));
  engines::parallel_for_index(0, engines::shard_count, [&](std::size_t s) {
    std::size_t next = first[s];
    for (std::size_t at = 0; at < layer.shard(s).slot_count(); ++at) {
      const auto& slot = layer.shard(s).slot(at);
      if (slot.paths == 0) continue;
      keys[next++] = {leading(slot.state.drawing), std::uint64_t{slot.state.ball} << 48U | s << 40U | at};
    }
  });
  const auto compare = [&](const Key& a, const Key& b) {
    if constexpr (Words == 1) return std::strong_ordering::equal;
    return compare_as_numbers(layer.shard(a.shard()).slot(a.slot()).state.drawing,
                              layer.shard(b.shard()).slot(b.slot()).state.drawing);
  };
  sort(keys, compare);
  return keys;
}

template <std::size_t Words>
class Stream {
 public:
  Stream(const SoccerSpace<Words>& space, const PositionSink& sink, const engines::RunOptions& options,
         PositionsEnd& end)
      : space_(space), vertices_(space.pitch()), sink_(sink), options_(options), end_(end), blocks_(blocks_a_batch) {
    for (PositionBlock& block : blocks_) block.rows.reserve(PositionBlock::most_rows);
  }

  template <class Count>
  void operator()(const engines::Layer<SoccerState<Words>, Count>& layer) {
    const Keys keys = ordered(layer);
    constexpr std::size_t rows = PositionBlock::most_rows;
    for (std::size_t begin = 0; begin < keys.size(); begin += blocks_a_batch * rows) {
      if (options_.stop.stop_requested()) throw engines::Interrupted();
      const std::size_t blocks = std::min(blocks_a_batch, (keys.size() - begin + rows - 1) / rows);
      engines::parallel_for_index(0, blocks, [&](std::size_t b) {
        const std::size_t first = begin + b * rows;
        const std::size_t last = std::min(first + rows, keys.size());
        fill(blocks_[b].rows, layer, std::span(keys).subspan(first, last - first));
        if (sink_.prepare) sink_.prepare(blocks_[b]);
      });
      for (std::size_t b = 0; b < blocks; ++b) take(blocks_[b]);
      if (options_.observer) {
        options_.observer(engines::Progress{.unit = "rows of ply",
                                            .grade = layer.grade(),
                                            .done = std::min(begin + blocks_a_batch * rows, keys.size()),
                                            .total = keys.size()});
      }
    }
    end_.last_finished_grade = layer.grade();
    end_.cut = false;
  }

 private:
  template <class Count>
  void fill(std::vector<SoccerPosition>& rows, const engines::Layer<SoccerState<Words>, Count>& layer,
            std::span<const Key> keys) const {
    // The states are scattered over a layer that is larger than any cache: each is prefetched a few rows ahead.
    constexpr std::size_t ahead = 16;
    const auto slot_of = [&](const Key& key) -> const auto& { return layer.shard(key.shard()).slot(key.slot()); };
    for (std::size_t i = 0; i < std::min(ahead, keys.size()); ++i) __builtin_prefetch(&slot_of(keys[i]));
    rows.clear();
    for (std::size_t i = 0; i < keys.size(); ++i) {
      if (i + ahead < keys.size()) __builtin_prefetch(&slot_of(keys[i + ahead]));
      const auto& slot = slot_of(keys[i]);
      // The move passes at each first visit to a vertex off the wall, except for b0's before the first ply.
      const int passed = static_cast<int>(vertices_.of(slot.state.drawing).off_the_wall) - 1;
      rows.push_back({.drawing = slot.state.drawing.template resized<graphs::WideEdgeSet::words>(),
                      .size = slot.paths,
                      .grade = layer.grade(),
                      .bounces = layer.grade() - passed,
                      .ball = slot.state.ball,
                      .mover = passed % 2 == 0 ? soccer::Player::one : soccer::Player::two,
                      .outcome = space_.outcome(slot.state)});
    }
  }

  void take(const PositionBlock& block) {
    const bool more = sink_.take(block);
    end_.rows += block.rows.size();
    end_.cut = true;
    if (more) return;
    end_.enough = true;
    throw engines::Interrupted();
  }

  const SoccerSpace<Words>& space_;
  const DrawnVertices<Words> vertices_;
  const PositionSink& sink_;
  const engines::RunOptions& options_;
  PositionsEnd& end_;
  std::vector<PositionBlock> blocks_;
};

}  // namespace

PositionsEnd soccer_positions(const soccer::Pitch& pitch, const PositionSink& sink,
                              const engines::RunOptions& options) {
  soccer::require_drawable(pitch.name());
  PositionsEnd end;
  engines::RunOptions for_engine = options;
  for_engine.memory -= std::min(batch_memory, options.memory);
  if (for_engine.memory == 0) {
    end.status = engines::RunStatus::memory;
    return end;
  }
  graphs::with_width(pitch.lattice().edge_count(), [&]<std::size_t Words>() {
    const SoccerSpace<Words> space(pitch);
    Stream<Words> stream(space, sink, options, end);
    try {
      end.status = engines::layered(space, for_engine, stream);
    } catch (const engines::Interrupted&) {
      end.status = engines::RunStatus::interrupted;
    }
  });
  return end;
}

}  // namespace quadrille::enumerate
