// The exhaustive checker: a sentence asked about every state of a pitch, up to a ply.
//
// It walks histories one by one with the rules of games/soccer/ and gathers them into classes itself; none of the
// engines in enumerate/ has a part in it, so that what it finds about them is evidence.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "proofs/claim.hpp"

namespace quadrille::proofs {

/// The smallest example against a sentence: one history, or two that only together break it.
struct Witness {
  soccer::PitchName pitch;
  std::vector<soccer::History> histories;
};

/// `paper:1x3 (1,2) (0,1)`; two histories are separated by ` | `.
std::string to_string(const Witness& witness);

/// What a walk found.
struct Exhaustion {
  soccer::PitchName pitch;
  int plies = 0;                ///< the longest history examined
  bool whole = false;           ///< whether no state lies beyond
  std::uint64_t positions = 0;  ///< positions (drawing, ball, mover) examined, through all their histories
  bool cut_short = false;       ///< whether `go_on` ended the walk; then nothing else here is of use
  std::optional<Witness> witness;
};

/// `exhaustive:paper:1x3/11/364`, as the ledger writes evidence.
std::string to_string(const Exhaustion& exhaustion);

/// The most states that a sentence about several states at once is asked about together.
inline constexpr std::size_t most_states_at_once = 2100;

/// Asked often while something works; the answer false ends the work as soon as may be.
using GoOn = std::function<bool()>;

/// The most states that are walked on one pitch: about a quarter of a gigabyte at a time.
inline constexpr std::size_t most_states = 1'000'000;

/// Asks `sentence` about every state of `pitch` with at most `last_ply` plies (every state if empty). A witness has the
/// fewest plies there are, then is lexicographically least; the walk goes no further than its length. A sentence about
/// `states` is asked about all states up to the last ply at which there are at most most_states_at_once of them; any
/// other walk ends before most_states are passed. What was in fact examined is in the answer. \pre the pitch is
/// drawable \complexity O(histories) for states, O(histories log histories) for weak classes
Exhaustion exhaust(
    const Sentence& sentence, const soccer::Pitch& pitch, std::optional<int> last_ply,
    const GoOn& go_on = [] { return true; });

}  // namespace quadrille::proofs
