// A state of a sweep over Euler trails, in one word: for each open slot its component and the parity of its degree.
//
// Bits 0 to 47 hold a label of four bits for each of the twelve slots: the lowest slot of its component, or 15 if no
// edge drawn so far ends at the slot's vertex (or no vertex has the slot). Bits 48 to 59 hold the parities. So equal
// situations have equal words, and components are joined and left by a few operations on all labels at once.
//
// What the word need not hold. Call the odd vertices the ends of the trail: none, or the root and one other. Every edge
// turns the parity of two vertices where a trail may end, so the odd ones that are complete and the odd ones that are
// open are an even number together. Before the root is complete, an odd number of open ones therefore says that the
// other end is complete already; after that, an odd number says that the other end is still to come, and an even number
// that no complete vertex may be odd any more. Whether the root was left even (a closed trail) or odd with the other
// end behind it makes no difference to what may follow.
//
// Edges of a folded graph (see SweepEdge) may turn vertices where no trail may end; those are left out of the counting.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "quadrille/detail/sweep.hpp"

namespace quadrille::engines {

using FrontierKey = std::uint64_t;

inline constexpr std::size_t parity_shift = 4 * graphs::most_slots;
inline constexpr FrontierKey all_labels = (FrontierKey{1} << parity_shift) - 1;
inline constexpr FrontierKey label_units = all_labels / 15;  ///< a 1 in each label
inline constexpr std::uint64_t no_label = 15;

/// The state before the first step: nothing open, nothing drawn.
inline constexpr FrontierKey start_key = all_labels;
/// No state: bits 60 to 63 are never set.
inline constexpr FrontierKey no_key = ~FrontierKey{0};

constexpr std::uint64_t label(FrontierKey labels, std::size_t slot) { return (labels >> (4 * slot)) & 15U; }

/// A 1 in each label that equals `value`.
constexpr FrontierKey labels_equal(FrontierKey labels, std::uint64_t value) {
  FrontierKey differs = labels ^ (label_units * value);
  differs |= differs >> 1U;
  differs |= differs >> 2U;
  return ~differs & label_units;
}

/// The labels with the new edge between the slots `a` and `b`.
constexpr FrontierKey joined(FrontierKey labels, std::size_t a, std::size_t b) {
  const auto touched = [&labels](std::size_t slot) {
    if (label(labels, slot) == no_label) labels ^= (no_label ^ slot) << (4 * slot);
    return label(labels, slot);
  };
  const std::uint64_t of_a = touched(a);
  const std::uint64_t of_b = touched(b);
  if (of_a == of_b) return labels;
  const std::uint64_t low = of_a < of_b ? of_a : of_b;
  const std::uint64_t high = of_a ^ of_b ^ low;
  return labels ^ (labels_equal(labels, high) * (high ^ low));
}

/// Takes a touched slot out. Returns false if its component has no other open slot; the slot is then out all the same.
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

inline constexpr std::size_t most_links = 8;  ///< a vertex has at most so many backward edges

/// A way to go through one step.
struct StepWay {
  FrontierKey key = 0;                  ///< the state after the step; of no meaning if closed
  int marks = 0;                        ///< the segments drawn in the step
  std::size_t end = graphs::no_vertex;  ///< the vertex that this step decides to be the trail's other end, or no_vertex
  bool closed = false;      ///< whether the drawing is complete and connected: nothing may be drawn after it
  std::uint32_t drawn = 0;  ///< the links that are drawn, as a bit mask
};

/// Calls visit(way) for each way to go through one step from `key`, which the same result may end.
template <class Visit>
void for_each_way(const graphs::SweepStep& step, FrontierKey key, Visit&& visit) {
  struct Part {
    FrontierKey labels;
    std::uint32_t parity;
    std::uint16_t marks;
    std::uint16_t drawn;
  };
  const auto parity_now = static_cast<std::uint32_t>(key >> parity_shift);
  const bool odd_open = (static_cast<unsigned>(std::popcount(parity_now & step.may_end)) & 1U) != 0;

  std::array<Part, std::size_t{1} << most_links> parts;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled below
  std::size_t count = 1;
  parts[0] = {key & all_labels, parity_now, 0, 0};
  for (std::size_t i = 0; i < step.links.size(); ++i) {
    const graphs::SweepLink& link = step.links[i];
    const std::size_t without = link.drawn ? 0 : count;  // how many ways leave it out
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
        possible = labels == all_labels;  // nothing else may be drawn
        if (!possible) break;
      }
    }
    if (!possible || (closed && !root_done)) continue;
    visit(StepWay{labels | (FrontierKey{parity} << parity_shift), part.marks, end, closed, part.drawn});
  }
}

/// Calls visit(key, marks, end, closed) for each of them: what a count asks for.
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

/// The part of a state that the step leaves as it is, as 64 bits: states that differ in it have no successor in common.
///
/// Equal parts of the range of 64 bits hold about as many states each. A hash alone would not do that: there are few
/// invariants, at most three ways a slot, and with some come many states. But those with the same slots touched have
/// about as many states whatever their parities, so these stand at equal distances, from where a hash of the slots
/// says.
constexpr std::uint64_t invariant_of(const graphs::SweepStep& step, FrontierKey key) {
  const FrontierKey touched = ~labels_equal(key & all_labels, no_label) & label_units;
  const std::uint64_t parity = key >> parity_shift & step.untouched_by;
  FrontierKey of_slots = 0;
  std::uint64_t place = 0;
  std::uint64_t distance = std::uint64_t{1} << 63U;
  for (std::uint32_t rest = step.untouched_by; rest != 0; rest &= rest - 1) {
    const auto slot = static_cast<std::size_t>(std::countr_zero(rest));
    of_slots |= FrontierKey{1} << (4 * slot);
    place |= (parity >> slot & 1U) * distance;  // a slot that is not touched is even
    distance >>= touched >> (4 * slot) & 1U;
  }
  return mixed(touched & of_slots) + place;
}

/// The mirror image of a state, if slot s is the image of slot images[s].
inline FrontierKey reflected(FrontierKey key, std::span<const std::size_t, graphs::most_slots> images) {
  std::array<std::uint64_t, graphs::most_slots> lowest{};  // of each component, by its label before
  lowest.fill(no_label);
  FrontierKey result = 0;
  for (std::size_t s = 0; s < graphs::most_slots; ++s) {
    const std::uint64_t component = label(key, images[s]);
    std::uint64_t now = no_label;
    if (component != no_label) {
      if (lowest[component] == no_label) lowest[component] = s;
      now = lowest[component];
    }
    result |= now << (4 * s) | (key >> (parity_shift + images[s]) & 1U) << (parity_shift + s);
  }
  return result;
}

}  // namespace quadrille::engines
