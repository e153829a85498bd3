// The number of histories of a whole pitch of Paper Soccer, modulo the prime 2^61 - 1, by an
// independent method: it confirms what the engine trails counts.
//
// That engine takes a vertex at a time and remembers how the drawn edges that cross its frontier are joined. This sweep
// shares no code with it: it takes an edge at a time, remembers at which vertices the fragments of the trail end
// (histories::Fragments), has the goals as vertices where the trail ends, and runs from the other side of the pitch.
//
// Beside the number of histories it finds the sum of x^plies over all histories, for one number x.
// If a list of histories by ply is wrong anywhere, but not so as to suit x, its polynomial differs
// from this at x but with probability (number of plies) / 2^61.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "enumerate/confirm/soccer/residue_graph.hpp"
#include "games/soccer/pitch.hpp"

namespace quadrille::confirm {

/// The x of the sum over histories of x^plies; any number would do.
constexpr std::uint64_t histories_point = 1'000'003;

struct HistoriesResidue {
  std::uint64_t histories = 0;    ///< the number of histories, the empty one too, modulo residue_modulus
  std::uint64_t at_point = 0;     ///< the sum over them of histories_point^plies, modulo residue_modulus
  std::uint64_t peak_states = 0;  ///< the most states after any one edge
};

/// Where the sweep is: called after each edge, from the thread that called it.
struct HistoriesProgress {
  std::uint64_t edges = 0;      ///< decided so far
  std::uint64_t all_edges = 0;  ///< of the graph
  std::uint64_t states = 0;
};

using HistoriesObserver = std::function<void(const HistoriesProgress&)>;

/// Counts the trails from the graph's start; a terminal ends a trail. On as many threads as oneTBB gives; the answer
/// does not depend on their number.
/// \throws Error (unusable_input) if the frontier is too wide; std::bad_alloc
/// \complexity O(edges * states) time and O(states) memory: 48 bytes for each of the successors of one edge's states.
///             States grow exponentially with the frontier alone: 0.2 million on paper:3x3, 8 million on paper:4x4
HistoriesResidue histories_sweep(const residue::Graph& graph, const HistoriesObserver& observer = {});

/// The histories of a pitch.
/// \throws Error (unusable_input) as histories_sweep; std::bad_alloc
/// Checked against: count_soccer on every pitch that it can list, and the engine trails
HistoriesResidue residue_of_histories(const soccer::PitchName& name, const HistoriesObserver& observer = {});

}  // namespace quadrille::confirm

namespace quadrille::confirm::histories {

// One state of the histories' sweep: the trails that the finished part of a drawing was cut into, by where they end.
//
// A sweep that decides a graph edge by edge joins the two edges that a trail takes one after the other at a vertex when
// the later of them is drawn. What is joined so far are fragments, trails with two ends each. An end lies at a vertex
// that still has edges to come, in its slot, or *outside*: there the whole trail begins or ends, and nothing is joined
// any more. Fragments with the same ends differ in what lies between, and that is in the number of ways; so a state is
// a list of pairs of ends, and what may be joined is counted with the multiplicity of its pair.

/// A fragment's end: 1 + a slot, or `outside`.
using End = unsigned;
constexpr End outside = 15;
constexpr End at_slot(unsigned slot) { return slot + 1; }

class Fragments {
 public:
  static constexpr std::size_t most = 16;
  using Word = std::array<std::uint64_t, 2>;

  Fragments() = default;
  explicit Fragments(const Word& word) : pairs_(std::bit_cast<Pairs>(word)) {}
  /// The same for the same fragments, whatever order they came in.
  Word word() const { return std::bit_cast<Word>(pairs_); }

  bool empty() const { return pairs_[0] == 0; }
  bool full() const { return pairs_[most - 1] != 0; }

  /// \pre not full
  void add(End a, End b) {
    auto pair = static_cast<std::uint8_t>(std::max(a, b) << 4U | std::min(a, b));
    for (std::uint8_t& place : pairs_) {
      if (pair > place) std::swap(pair, place);
      if (pair == 0) return;
    }
  }

  /// How many ends lie there.
  unsigned count(End end) const {
    unsigned ends = 0;
    for (const std::uint8_t pair : pairs_) ends += unsigned{pair >> 4U == end} + unsigned{(pair & 15U) == end};
    return end == 0 ? 0 : ends;
  }

  /// Calls visit(the other fragments, the other end, ways) for each different fragment that has an end there; `ways`
  /// are the ends that could be meant.
  template <class Visit>
  void for_each_at(End end, Visit&& visit) const {
    for (std::size_t i = 0, same = 1; i < most && pairs_[i] != 0; i += same) {
      same = 1;
      while (i + same < most && pairs_[i + same] == pairs_[i]) ++same;
      const End high = pairs_[i] >> 4U;
      const End low = pairs_[i] & 15U;
      if (high != end && low != end) continue;
      Fragments others = *this;
      std::copy(pairs_.begin() + static_cast<std::ptrdiff_t>(i) + 1, pairs_.end(),
                others.pairs_.begin() + static_cast<std::ptrdiff_t>(i));
      others.pairs_[most - 1] = 0;
      visit(others, high == end ? low : high, high == low ? 2 * same : same);
    }
  }

 private:
  using Pairs = std::array<std::uint8_t, most>;
  Pairs pairs_{};  // from the largest on, zeros behind
};

}  // namespace quadrille::confirm::histories
