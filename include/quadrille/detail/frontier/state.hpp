// The state of a sweep over the edge sets of trails, stored in one word. A vertex is open if the sweep has added it and
// some of its edges are still to come. Each open vertex has one of the slots 0 to 12. For each slot the state holds a
// label, which names the component of the slot's vertex, and the parity of this vertex's degree.
//
// A label has four bits. The label of a slot is the lowest slot whose vertex is in the same component. It is 15 if no
// edge drawn so far ends at the slot's vertex, or if no vertex has the slot. So equal states have equal words, and a
// few operations on all labels at once join components or remove a slot from a component. A step works on the labels of
// all slots side by side, and on the parities separately (`StateParts`). Between steps the word holds labels and
// parities:
//
//   bits 0 to 47   the labels of slots 0 to 11, but for bit 1: see below;
//   bits 48 to 59  the parities of the same slots;
//   bits 60 to 63  the label of slot 12, each bit inverted;
//   bit 1          inverted if slot 12 is odd. (No slot is lower than slot 0, so the label of slot 0 is 0 or 15, and
//                  bit 0 alone determines it.)
//
// If slot 12 has no vertex, bits 60 to 63 are 0 and bit 1 is not inverted. An older layout had only twelve slots. If
// twelve slots suffice, words and checkpoints are the same as in that layout.
//
// A trail has two ends. The word does not record if the sweep has already passed one of them, because the parities show
// as much of this as later steps need (see `for_each_way`). If two components must become one by the end of the sweep,
// they get one label at once (see `with_odd_joined`).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "quadrille/detail/sweep.hpp"

namespace quadrille::engines {

using FrontierKey = std::uint64_t;

static_assert(graphs::most_slots == 13, "the layout above is of thirteen slots");

inline constexpr std::size_t last_slot = graphs::most_slots - 1;  ///< the slot with a place of its own in the word
inline constexpr FrontierKey all_labels = (FrontierKey{1} << 4 * graphs::most_slots) - 1;  ///< each is no_label
inline constexpr FrontierKey label_units = all_labels / 15;                                ///< a 1 in each label
inline constexpr std::uint64_t no_label = 15;

/// A state in parts, as a step works on it.
struct StateParts {
  FrontierKey labels = all_labels;  ///< the label of slot s at bit 4s
  std::uint32_t parity = 0;         ///< bit s: 1 if slot s is odd
  friend bool operator==(const StateParts&, const StateParts&) = default;
};

inline constexpr std::size_t parity_shift = 4 * last_slot;  ///< the first bit of the parities in a word
inline constexpr std::size_t last_label_shift = parity_shift + last_slot;
inline constexpr FrontierKey first_labels = (FrontierKey{1} << parity_shift) - 1;  ///< of all slots except the last
inline constexpr std::uint32_t first_parities = (std::uint32_t{1} << last_slot) - 1;

/// A state as one word. \pre the label of slot 0 is 0 or no_label, and untouched slots are even
constexpr FrontierKey packed(const StateParts& parts) {
  const FrontierKey key = (parts.labels & first_labels) | FrontierKey{parts.parity} << parity_shift;
  if (parts.labels >> parity_shift == no_label) [[likely]]
    return key;
  const FrontierKey last_parity = parts.parity >> last_slot;
  const FrontierKey last_label = parts.labels >> parity_shift ^ no_label ^ last_parity;  // cancels it in bit 60
  return key ^ last_parity << 1U ^ last_label << last_label_shift;
}

/// The parts of a word. Different words give different parts, even if they are not of a state.
constexpr StateParts unpacked(FrontierKey key) {
  const FrontierKey labels = key & first_labels;
  const auto parity = static_cast<std::uint32_t>(key >> parity_shift);
  if (parity <= first_parities) [[likely]]
    return {labels | no_label << parity_shift, parity};
  const FrontierKey last_parity = (key ^ key >> 1U) & 1U;
  const FrontierKey last_label = key >> last_label_shift ^ no_label;
  return {(labels ^ last_parity << 1U) | last_label << parity_shift,
          (parity & first_parities) | static_cast<std::uint32_t>(last_parity) << last_slot};
}

/// The state before the first step: nothing open, nothing drawn.
inline constexpr FrontierKey start_key = packed({});
/// No state has this key. Its bits 0 to 3 would mean that slot 0 is untouched, and bit 48 that it is odd. But a vertex
/// without edges has degree 0, and a slot without a vertex is even.
inline constexpr FrontierKey no_key = ~FrontierKey{0};

constexpr std::uint64_t label(FrontierKey labels, std::size_t slot) { return (labels >> (4 * slot)) & 15U; }

/// A 1 in each label that equals `value`.
constexpr FrontierKey labels_equal(FrontierKey labels, std::uint64_t value) {
  FrontierKey differs = labels ^ (label_units * value);
  differs |= differs >> 1U;
  differs |= differs >> 2U;
  return ~differs & label_units;
}

/// The labels with two components merged into one. \pre both are labels of touched slots
constexpr FrontierKey merged(FrontierKey labels, std::uint64_t a, std::uint64_t b) {
  const std::uint64_t low = a < b ? a : b;
  const std::uint64_t high = a ^ b ^ low;
  return labels ^ (labels_equal(labels, high) * (high ^ low));
}

/// The labels with the new edge between the slots `a` and `b`.
constexpr FrontierKey joined(FrontierKey labels, std::size_t a, std::size_t b) {
  const auto touched = [&labels](std::size_t slot) {
    if (label(labels, slot) == no_label) labels ^= (no_label ^ slot) << (4 * slot);
    return label(labels, slot);
  };
  const std::uint64_t of_a = touched(a);
  const std::uint64_t of_b = touched(b);
  return of_a == of_b ? labels : merged(labels, of_a, of_b);
}

/// Removes a touched slot. Returns false if its component has no other open slot; the slot is removed even then.
constexpr bool take_out(FrontierKey& labels, std::size_t slot) {
  const std::uint64_t component = label(labels, slot);
  labels |= no_label << (4 * slot);
  if (component != slot) return true;
  const FrontierKey rest = labels_equal(labels, slot);
  if (rest == 0) return false;
  const auto lowest = static_cast<std::uint64_t>(std::countr_zero(rest)) / 4;
  labels ^= rest * (component ^ lowest);
  return true;
}

/// The labels with the odd components joined, to the root's if the root is open.
///
/// A vertex is odd if its degree is, and complete if no edges are to come. Call a component odd if an odd number of its
/// open vertices where a trail may end are odd. Every edge changes the parity of two such vertices of its component or
/// of none, so an odd component has an odd complete vertex: the root or the other end. While the root is open, an odd
/// component contains the other end, so the root will be odd, and the trail will join the two. Once the root is
/// complete, two odd components contain one end each. In both cases the separate components become one in the end, so
/// joining their labels at once loses nothing. Neither component can become complete alone: every vertex that leaves it
/// from now on is even (except the open root), and an odd number of odd vertices stays odd. So states whose drawings
/// have the same completions become one state.
///
/// Edges of a folded graph (see SweepEdge) may change the parity of vertices where no trail may end; these parities are
/// not counted.
///
/// \param parity     the parities of the open slots where a trail may end
/// \param root_slot  most_slots if the root is not open
/// \param root_done  true if the root is complete \complexity O(odd slots)
constexpr FrontierKey with_odd_joined(FrontierKey labels, std::uint32_t parity, std::size_t root_slot, bool root_done) {
  std::uint32_t odd = 0;  // a bit for each label
  for (std::uint32_t rest = parity; rest != 0; rest &= rest - 1) {
    odd ^= 1U << label(labels, static_cast<std::size_t>(std::countr_zero(rest)));
  }
  if (odd == 0) return labels;
  std::uint64_t with = no_label;
  if (root_done) {
    with = static_cast<std::uint64_t>(std::countr_zero(odd));
  } else if (root_slot != graphs::most_slots) {
    with = label(labels, root_slot);
  }
  if (with == no_label) return labels;  // the root is untouched, or not open yet
  for (odd &= ~(1U << with); odd != 0; odd &= odd - 1) {
    const auto component = static_cast<std::uint64_t>(std::countr_zero(odd));
    labels = merged(labels, with, component);
    if (component < with) with = component;
  }
  return labels;
}

inline constexpr std::size_t most_links = graphs::most_slots - 1;  ///< the most backward edges of a vertex

/// One way to take a step.
struct StepWay {
  FrontierKey key = 0;                  ///< the state after the step; meaningless if closed
  int marks = 0;                        ///< the segments drawn in the step
  std::size_t end = graphs::no_vertex;  ///< the trail's other end, if this step decides it; otherwise no_vertex
  bool closed = false;      ///< true if the drawing is complete and connected: nothing may be drawn after it
  std::uint32_t drawn = 0;  ///< the drawn links, as a bit mask
};

/// Calls visit(way) for each way to take one step from `key`. Several ways may lead to the same state.
///
/// Which ends of the trail are complete follows from the parities. A vertex is odd if its degree is. The odd vertices
/// of the finished edge set are the ends of the trail: none, or the root and one other vertex, the other end. Call a
/// vertex complete if no edges are to come. Every edge changes the parity of two vertices where a trail may end. So the
/// number of odd vertices, complete and open together, is even. While the root is open, only the other end can be
/// complete and odd. So an odd number of odd open vertices then means that the other end is already complete. Once the
/// root is complete, an odd number means that the other end is still to come, and an even number means that every open
/// vertex must become even. If the number is even, either the root is even (a closed trail), or the root and the
/// complete other end are odd. Both cases have the same possible continuations.
template <class Visit>
void for_each_way(const graphs::SweepStep& step, FrontierKey key, Visit&& visit) {
  struct Part {
    FrontierKey labels;
    std::uint32_t parity;
    std::uint16_t marks;
    std::uint16_t drawn;
  };
  const StateParts now = unpacked(key);
  const bool odd_open = (static_cast<unsigned>(std::popcount(now.parity & step.may_end)) & 1U) != 0;

  std::array<Part, std::size_t{1} << most_links> parts;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled below
  std::size_t count = 1;
  parts[0] = {now.labels, now.parity, 0, 0};
  for (std::size_t i = 0; i < step.links.size(); ++i) {
    const graphs::SweepLink& link = step.links[i];
    const std::size_t without = link.drawn ? 0 : count;  // the number of ways without it
    for (std::size_t j = 0; j < count; ++j) {
      const Part& part = parts[j];
      parts[without + j] = {joined(part.labels, step.slot, link.slot), part.parity ^ link.turned,
                            static_cast<std::uint16_t>(part.marks + link.marks),
                            static_cast<std::uint16_t>(part.drawn | 1U << i)};
    }
    count += without;
    if (i == 0 && !step.leavers.empty() && step.leavers.front().slot == link.slot) {
      // The parity of the first leaver is now known.
      const graphs::SweepLeaver& first = step.leavers.front();
      const bool odd_allowed = first.root || (first.may_end && odd_open == step.root_done);
      const bool even_allowed = !first.root || !odd_open;
      std::size_t left = 0;
      for (std::size_t j = 0; j < count; ++j) {
        const bool odd = (parts[j].parity >> first.slot & 1U) != 0;
        if (odd ? odd_allowed : even_allowed) parts[left++] = parts[j];
      }
      count = left;
    }
  }

  for (const Part& part : std::span(parts.data(), count)) {
    FrontierKey labels = part.labels;
    std::uint32_t parity = part.parity;
    std::size_t end = graphs::no_vertex;
    bool odd_left = odd_open;
    bool root_done = step.root_done;
    bool closed = false;
    bool possible = true;
    for (const graphs::SweepLeaver& leaver : step.leavers) {
      const bool odd = (parity >> leaver.slot & 1U) != 0;
      const bool touched = label(labels, leaver.slot) != no_label;
      if (leaver.root) {
        possible = touched && (odd || !odd_left);
        if (!odd) end = leaver.vertex;
        root_done = true;
      } else if (odd) {
        possible = leaver.may_end && odd_left == root_done;
        end = leaver.vertex;
      }
      if (!possible) break;
      odd_left ^= odd;
      parity &= ~(std::uint32_t{1} << leaver.slot);
      if (touched && !take_out(labels, leaver.slot)) {
        closed = true;
        possible = labels == all_labels;  // no other component may be drawn
        if (!possible) break;
      }
    }
    if (!possible || (closed && !root_done)) continue;
    if (!closed) labels = with_odd_joined(labels, parity & step.may_end, step.root_slot, root_done);
    visit(StepWay{packed({labels, parity}), part.marks, end, closed, part.drawn});
  }
}

/// Calls visit(key, marks, end, closed) for each way: the facts that a count needs.
template <class Visit>
void for_each_successor(const graphs::SweepStep& step, FrontierKey key, Visit&& visit) {
  for_each_way(step, key, [&](const StepWay& way) { visit(way.key, way.marks, way.end, way.closed); });
}

/// Every bit of the result depends on every bit of the word.
constexpr std::uint64_t mixed(std::uint64_t word) {
  word *= 0x9e3779b97f4a7c15ULL;
  word ^= word >> 32U;
  return word * 0xd6e8feb86659fd93ULL;
}

/// The part of a state that the step does not change, as 64 bits: states that differ in it have no common successor.
///
/// Equal parts of the range of 64 bits hold about as many states each. A hash alone would not do that: there are few
/// invariants, at most three ways a slot, and some have many states. But invariants with the same touched slots have
/// about as many states each, whatever their parities. So these are equally spaced, starting from a hash of the touched
/// slots.
constexpr std::uint64_t invariant_of(const graphs::SweepStep& step, FrontierKey key) {
  const StateParts parts = unpacked(key);
  const FrontierKey touched = ~labels_equal(parts.labels, no_label) & label_units;
  const std::uint64_t parity = parts.parity & step.untouched_by;
  FrontierKey of_slots = 0;
  std::uint64_t place = 0;
  std::uint64_t distance = std::uint64_t{1} << 63U;
  for (std::uint32_t rest = step.untouched_by; rest != 0; rest &= rest - 1) {
    const auto slot = static_cast<std::size_t>(std::countr_zero(rest));
    of_slots |= FrontierKey{1} << (4 * slot);
    place |= (parity >> slot & 1U) * distance;  // an untouched slot is even
    distance >>= touched >> (4 * slot) & 1U;
  }
  return mixed(touched & of_slots) + place;
}

/// The mirror image of a state, if slot s is the image of slot images[s].
inline FrontierKey reflected(FrontierKey key, std::span<const std::size_t, graphs::most_slots> images) {
  const StateParts parts = unpacked(key);
  std::array<std::uint64_t, graphs::most_slots> lowest{};  // the new label of each component, by its old one
  lowest.fill(no_label);
  StateParts image{0, 0};
  for (std::size_t s = 0; s < graphs::most_slots; ++s) {
    const std::uint64_t component = label(parts.labels, images[s]);
    std::uint64_t now = no_label;
    if (component != no_label) {
      if (lowest[component] == no_label) lowest[component] = s;
      now = lowest[component];
    }
    image.labels |= now << (4 * s);
    image.parity |= (parts.parity >> images[s] & 1U) << s;
  }
  return packed(image);
}

}  // namespace quadrille::engines
