// A state of a sweep over trails, in one word. The sweep takes in vertices one by one, and the frontier separates the
// vertices taken in from the vertices to come.
//
// The drawn edges behind the frontier form pieces of one trail. A drawn edge that crosses the frontier is one end of a
// piece, and its *mate* is the edge at the other end of the piece (Knuth, TAOCP 4A, 7.1.4). A state gives the mate of
// each such edge. Mates are edges here, not vertices, because a trail may visit a vertex several times. An imagined
// edge from the end of the trail to its start closes the trail, so that start and end need no states of their own. The
// imagined edge crosses the frontier while exactly one of start and end is taken in.
//
// Each edge that crosses the frontier has a slot. Bits 4s to 4s+3 hold the mate of slot s. A slot is its own mate if
// its edge is not drawn, or if it has no edge. The last slot belongs to the imagined edge. If the last slot is its own
// mate, start and end are both taken in, or neither is. To tell which, the sweep needs no more data: every trail starts
// at the root, and the sweep knows whether it has taken in the root.
//
// At a vertex, ends of pieces meet and are joined in pairs. Each way to join them gives a different trail. A backward
// edge of the vertex leads to an earlier vertex, a forward edge to a later one. The sweep takes in a vertex by two half
// steps, because there are few distinct states between the half steps:
//   close_vertex  pairs some of the ends that come in over backward edges. The other ends are *pending*: each of them
//                 will leave along a forward edge. The step has slots for pending ends (TrailStep::pending), and fills
//                 them in the order of the ends' mates. So states that differ only in the edges by which the
//                 pending ends came in become the same word.
//   open_vertex   sends each pending end out along a forward edge of its own. It pairs some of the remaining forward
//                 edges; each pair is a new piece.
// Checked against: walk_ref.hpp, which walks every trail.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "enumerate/engines/trail_sweep/plan.hpp"

namespace quadrille::engines {

/// A state, in one word.
using TrailKey = std::uint64_t;

/// The key in which every slot is its own mate: no drawn edge crosses.
inline constexpr TrailKey nothing_crosses = 0xfedcba9876543210ULL;

/// The slot at the other end of the slot's piece.
constexpr unsigned mate(TrailKey key, unsigned slot) { return static_cast<unsigned>(key >> (4 * slot) & 15U); }

/// True if the slot has a drawn edge.
constexpr bool crosses(TrailKey key, unsigned slot) { return mate(key, slot) != slot; }

/// The key with another mate of one slot.
constexpr TrailKey with_mate(TrailKey key, unsigned slot, unsigned mate) {
  return (key & ~(TrailKey{15} << (4 * slot))) | TrailKey{mate} << (4 * slot);
}

/// The key in which two slots are the ends of one piece.
constexpr TrailKey paired(TrailKey key, unsigned a, unsigned b) { return with_mate(with_mate(key, a, b), b, a); }

/// The ends of pieces that meet in a vertex, while they are joined.
class MeetingEnds {
 public:
  static constexpr std::size_t most = 12;  ///< ends at one vertex

  /// Adds an end that comes in over a drawn edge. \returns its number
  std::size_t add(unsigned slot) {
    of_slot_[slot] = static_cast<std::int8_t>(count_);
    slots_[count_] = slot;
    return count_++;
  }
  /// The number of ends that were added.
  std::size_t count() const { return count_; }

  /// Adds the two ends of a piece without an edge: the imagined edge of a trail that ends where it starts.
  void add_loop() {
    far_[count_] = -static_cast<int>(count_ + 1) - 1;
    far_[count_ + 1] = -static_cast<int>(count_) - 1;
    count_ += 2;
  }
  /// Adds an end whose piece leaves over the imagined edge, by which no end came in.
  void add_new_imagined() { far_[count_++] = static_cast<int>(graphs::imagined_slot); }

  /// Finds the far ends of the pieces that were added by slot. \returns the key without those slots
  TrailKey detach(TrailKey key) {
    for (std::size_t i = 0; i < count_; ++i) {
      const unsigned other = mate(key, slots_[i]);
      far_[i] = of_slot_[other] >= 0 ? -of_slot_[other] - 1 : static_cast<int>(other);
    }
    for (std::size_t i = 0; i < count_; ++i) key = with_mate(key, slots_[i], slots_[i]);
    return key;
  }

  /// The slot at the far end of the piece, or -(i + 1) if that is the i-th end here.
  int far(std::size_t i) const { return far_[i]; }
  /// Sets the far end of the piece of the i-th end.
  void set_far(std::size_t i, int far) { far_[i] = far; }

 private:
  std::size_t count_ = 0;
  std::array<unsigned, most> slots_{};
  std::array<int, most> far_{};
  std::array<std::int8_t, 16> of_slot_ = filled();

  static constexpr std::array<std::int8_t, 16> filled() {
    return {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
  }
};

namespace detail {

// The key with the ends in `waiting` put into the pending slots: first the pieces with a far end elsewhere, in the
// order of their mates, then those with both ends here.
inline TrailKey with_pending(TrailKey key, const graphs::TrailStep& step, const MeetingEnds& ends,
                             std::uint32_t waiting) {
  std::uint32_t mates = 0;
  std::size_t loops = 0;
  for (std::uint32_t rest = waiting; rest != 0; rest &= rest - 1) {
    const int far = ends.far(static_cast<std::size_t>(std::countr_zero(rest)));
    if (far < 0) ++loops;
    if (far >= 0) mates |= std::uint32_t{1} << static_cast<unsigned>(far);
  }
  std::size_t next = 0;
  for (; mates != 0; mates &= mates - 1) {
    key = paired(key, step.pending[next++], static_cast<unsigned>(std::countr_zero(mates)));
  }
  for (; loops != 0; loops -= 2, next += 2) key = paired(key, step.pending[next], step.pending[next + 1]);
  return key;
}

// Decides on the ends in `left` one by one: each waits, or is joined to a later one.
template <class Visit>
void join_ends(const graphs::TrailStep& step, MeetingEnds& ends, std::uint32_t left, std::uint32_t waiting,
               TrailKey key, Visit&& visit) {
  if (left == 0) {
    visit(with_pending(key, step, ends, waiting), false);
    return;
  }
  const auto first = static_cast<std::size_t>(std::countr_zero(left));
  left &= left - 1;
  if (static_cast<std::size_t>(std::popcount(waiting)) < step.forward.size()) {
    join_ends(step, ends, left, waiting | std::uint32_t{1} << first, key, visit);
  }
  const int far = ends.far(first);
  for (std::uint32_t others = left; others != 0; others &= others - 1) {
    const auto second = static_cast<std::size_t>(std::countr_zero(others));
    const std::uint32_t rest = left & ~(std::uint32_t{1} << second);
    const int far_second = ends.far(second);
    if (far == -static_cast<int>(second) - 1) {  // the two ends of one piece: to join them closes it
      if (rest == 0 && waiting == 0 && key == nothing_crosses) visit(key, true);
      continue;
    }
    if (far >= 0 && far_second >= 0) {
      join_ends(step, ends, rest, waiting, paired(key, static_cast<unsigned>(far), static_cast<unsigned>(far_second)),
                visit);
      continue;
    }
    // A piece with both ends here: its other end gets the far end of the joined one.
    const auto relinked = [&](std::size_t here, int to) {
      const int before = ends.far(here);
      ends.set_far(here, to);
      return before;
    };
    if (far >= 0 || far_second >= 0) {
      const auto here = static_cast<std::size_t>(-(far >= 0 ? far_second : far) - 1);
      const int before = relinked(here, far >= 0 ? far : far_second);
      join_ends(step, ends, rest, waiting, key, visit);
      ends.set_far(here, before);
    } else {
      const auto a = static_cast<std::size_t>(-far - 1);
      const auto b = static_cast<std::size_t>(-far_second - 1);
      const int before_a = relinked(a, -static_cast<int>(b) - 1);
      const int before_b = relinked(b, -static_cast<int>(a) - 1);
      join_ends(step, ends, rest, waiting, key, visit);
      ends.set_far(a, before_a);
      ends.set_far(b, before_b);
    }
  }
}

}  // namespace detail

/// The result of close_vertex.
struct Closing {
  TrailKey key = nothing_crosses;  ///< the state after it; no meaning if closed
  std::size_t drawn = 0;           ///< backward edges of the vertex that are drawn
  bool ends_here = false;          ///< true if the trail ends at the vertex
  bool closed = false;             ///< true if the trail is complete
};

/// Calls visit(closing) for each way to join the ends of pieces that come in at the step's vertex. Each way is another
/// trail; several may give the same result. \param may_end  true if a trail may end at the vertex
template <class Visit>
void close_vertex(const graphs::TrailStep& step, TrailKey key, bool may_end, Visit&& visit) {
  const bool imagined = crosses(key, graphs::imagined_slot);
  // Before the root is taken in, the imagined edge crosses from the end; after that, from the root.
  const bool end_is_to_come = step.root_done ? imagined : !imagined;
  for (const bool ends_here : {false, true}) {
    if (ends_here && !(may_end && end_is_to_come)) continue;
    MeetingEnds ends;
    for (const unsigned slot : step.backward) {
      if (crosses(key, slot)) ends.add(slot);
    }
    const std::size_t drawn = ends.count();
    const bool takes_imagined = step.root ? imagined : ends_here && step.root_done;
    if (takes_imagined) ends.add(graphs::imagined_slot);
    const TrailKey rest = ends.detach(key);
    if (step.root && ends_here) {
      ends.add_loop();
    } else if ((step.root && !imagined) || (ends_here && !step.root_done && !step.root)) {
      ends.add_new_imagined();
    }
    const bool root_is_in = step.root || step.root_done;
    detail::join_ends(step, ends, (std::uint32_t{1} << ends.count()) - 1, 0, rest, [&](TrailKey after, bool closed) {
      if (!closed || root_is_in) visit(Closing{after, drawn, ends_here, closed});
    });
  }
}

namespace detail {

// Pairs some of the edges in `free` as new pieces; the others stay undrawn.
template <class Visit>
void add_pieces(const graphs::TrailStep& step, std::uint32_t free, TrailKey key, std::size_t drawn, Visit&& visit) {
  if (free == 0) {
    visit(key, drawn);
    return;
  }
  const auto first = static_cast<std::size_t>(std::countr_zero(free));
  free &= free - 1;
  add_pieces(step, free, key, drawn, visit);
  for (std::uint32_t others = free; others != 0; others &= others - 1) {
    const auto second = static_cast<std::size_t>(std::countr_zero(others));
    add_pieces(step, free & ~(std::uint32_t{1} << second), paired(key, step.forward[first], step.forward[second]),
               drawn + 2, visit);
  }
}

// The pending ends of a step: the slot at the far end of each piece, or -(i + 1) if that is the i-th end.
struct PendingEnds {
  std::array<int, MeetingEnds::most> far{};
  std::size_t count = 0;
};

// Sends the pending ends from the i-th on along edges in `free`; `edge_of` holds those of the ends before.
template <class Visit>
void send_out(const graphs::TrailStep& step, const PendingEnds& ends,
              std::array<std::size_t, MeetingEnds::most>& edge_of, std::size_t i, std::uint32_t free, TrailKey key,
              Visit&& visit) {
  if (i == ends.count) {
    add_pieces(step, free, key, ends.count, visit);
    return;
  }
  for (std::uint32_t edges = free; edges != 0; edges &= edges - 1) {
    const auto edge = static_cast<std::size_t>(std::countr_zero(edges));
    edge_of[i] = edge;
    TrailKey after = key;
    if (ends.far[i] >= 0) {
      after = paired(key, step.forward[edge], static_cast<unsigned>(ends.far[i]));
    } else if (const auto other = static_cast<std::size_t>(-ends.far[i] - 1); other < i) {
      after = paired(key, step.forward[edge], step.forward[edge_of[other]]);
    }
    send_out(step, ends, edge_of, i + 1, free & ~(std::uint32_t{1} << edge), after, visit);
  }
}

}  // namespace detail

/// Calls visit(key, drawn) for each way to leave the step's vertex, with the state after it and the number of drawn
/// forward edges. Several ways may give the same state.
template <class Visit>
void open_vertex(const graphs::TrailStep& step, TrailKey key, Visit&& visit) {
  detail::PendingEnds ends;
  TrailKey rest = key;
  for (std::size_t at = 0; at < step.pending.size(); ++at) {
    const unsigned slot = step.pending[at];
    if (!crosses(key, slot)) break;  // they are filled in order
    const unsigned other = mate(key, slot);
    const auto found = std::find(step.pending.begin(), step.pending.end(), other);
    ends.far[at] =
        found == step.pending.end() ? static_cast<int>(other) : -static_cast<int>(found - step.pending.begin()) - 1;
    ++ends.count;
    rest = with_mate(rest, slot, slot);
  }
  std::array<std::size_t, MeetingEnds::most> edge_of{};
  detail::send_out(step, ends, edge_of, 0, (std::uint32_t{1} << step.forward.size()) - 1, rest, visit);
}

/// The part of a state that closing the vertex does not change: the set of other edges that are drawn.
constexpr std::uint64_t invariant_of_closing(const graphs::TrailStep& step, TrailKey key) {
  std::uint64_t drawn = 0;
  for (std::uint32_t rest = step.others; rest != 0; rest &= rest - 1) {
    const auto slot = static_cast<unsigned>(std::countr_zero(rest));
    drawn |= std::uint64_t{crosses(key, slot)} << slot;
  }
  return drawn;
}

/// The part of a state that opening the vertex does not change: the pieces without a pending end, and the mates of
/// pending ends.
inline std::uint64_t invariant_of_opening(const graphs::TrailStep& step, TrailKey key) {
  for (const unsigned slot : step.pending) {
    if (!crosses(key, slot)) break;
    const unsigned other = mate(key, slot);
    key = with_mate(key, slot, slot);
    const bool leads_away = (step.others >> other & 1U) != 0 || other == graphs::imagined_slot;
    if (leads_away) key = with_mate(key, other, step.pending[0]);
  }
  return key;
}

/// The same for a state after the vertex was opened: the far ends of its forward edges are the mates of pending ends.
inline std::uint64_t invariant_of_opened(const graphs::TrailStep& step, TrailKey key) {
  for (const unsigned slot : step.forward) {
    if (!crosses(key, slot)) continue;
    const unsigned other = mate(key, slot);
    key = with_mate(key, slot, slot);
    const bool leads_away = (step.others >> other & 1U) != 0 || other == graphs::imagined_slot;
    if (leads_away) key = with_mate(key, other, step.pending[0]);
  }
  return key;
}

}  // namespace quadrille::engines
