// Counts the histories (trails from the start) of a whole pitch of Paper Soccer, modulo the prime 2^61 - 1, by an
// independent method. This method confirms the counts of the engine `trails`.
//
// The engine `trails` processes one vertex after another, and remembers how the drawn edges between past and future
// vertices are joined. The sweep of this file shares no code with that engine. It processes one edge after another, and
// remembers the vertices at which the pieces of the trail end (histories::Fragments). It treats goals as vertices at
// which the trail ends, and it starts from the other side of the pitch.
//
// For one number x, the sweep also computes the sum of x^plies over all histories. This sum confirms the numbers of
// histories of each length, which are the coefficients of a polynomial in x. Suppose another method gives wrong
// numbers, and the errors do not depend on x. Then the polynomial with the wrong coefficients has the same value at x
// only with probability (number of plies) / 2^61.
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

/// The x of the sum over histories of x^plies. Any other number would serve.
constexpr std::uint64_t histories_point = 1'000'003;

struct HistoriesResidue {
  std::uint64_t histories = 0;    ///< the number of histories, including the empty one, modulo residue_modulus
  std::uint64_t at_point = 0;     ///< the sum over them of histories_point^plies, modulo residue_modulus
  std::uint64_t peak_states = 0;  ///< the most states after any one edge
};

/// The progress of a sweep, reported after each edge on the calling thread.
struct HistoriesProgress {
  std::uint64_t edges = 0;      ///< the edges decided so far
  std::uint64_t all_edges = 0;  ///< all edges of the graph
  std::uint64_t states = 0;
};

using HistoriesObserver = std::function<void(const HistoriesProgress&)>;

/// Counts the trails from the graph's start. A terminal ends a trail. The count runs on as many threads as oneTBB
/// gives, and does not depend on their number.
/// \throws Error (unusable_input) if the frontier is too wide; std::bad_alloc
/// \complexity O(edges * states) time and O(states) memory: 48 bytes for each of the successors of one edge's states.
///             States grow exponentially with the frontier alone: 0.2 million on paper:3x3, 8 million on paper:4x4
HistoriesResidue histories_sweep(const residue::Graph& graph, const HistoriesObserver& observer = {});

/// The number of histories of a pitch.
/// \throws Error (unusable_input) as histories_sweep; std::bad_alloc
/// Checked against: count_soccer on every pitch that it can list, and the engine trails
HistoriesResidue residue_of_histories(const soccer::PitchName& name, const HistoriesObserver& observer = {});

}  // namespace quadrille::confirm

namespace quadrille::confirm::histories {

// One state of the histories' sweep: the ends of the trail's fragments in the finished part of a drawing.
//
// A sweep decides a graph edge by edge. At a vertex it joins two edges that a trail takes one after the other, when the
// later of them is drawn. The parts joined so far are fragments: trails with two ends each. An end lies in the slot of
// a vertex with undecided edges, or *outside*: there the whole trail begins or ends, and no edge can be joined.
// Fragments with the same ends may differ in between; the number of ways counts that. So a state is a list of pairs of
// ends, and joinings are counted with the multiplicity of their pair.

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
  /// Equal for the same fragments, regardless of the order in which they were added.
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

  /// The number of fragment ends at `end`.
  unsigned count(End end) const {
    unsigned ends = 0;
    for (const std::uint8_t pair : pairs_) ends += unsigned{pair >> 4U == end} + unsigned{(pair & 15U) == end};
    return end == 0 ? 0 : ends;
  }

  /// Calls visit(other fragments, other end, ways) for each different fragment that has an end at `end`. `ways` is the
  /// number of ends that the choice can mean.
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
  Pairs pairs_{};  // in decreasing order, then zeros
};

}  // namespace quadrille::confirm::histories
