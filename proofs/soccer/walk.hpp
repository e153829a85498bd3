// The exhaustive checker of Paper Soccer: a predicate asked about every state of a pitch, up to a ply.
//
// It walks histories one by one with the rules of games/soccer/ and gathers them into classes itself. It uses no engine
// of enumerate/, so that what it finds about them is evidence. It counts each position, which is drawing, ball and
// mover, once; the predicate is asked about the position through all its histories.
#pragma once

#include <optional>
#include <stop_token>

#include "proofs/soccer/question.hpp"

namespace quadrille::soccer {

/// The most states that an assertion about several states at once is asked about together.
inline constexpr std::size_t most_states_at_once = 2100;

/// The most states that are walked on one pitch: about a quarter of a gigabyte at a time.
inline constexpr std::size_t most_states = 1'000'000;

/// Asks about every state of `pitch` with at most `last_ply` plies (every state if empty). A witness has the fewest
/// plies possible, then is lexicographically least; the walk goes no further than its length. A question about `states`
/// is asked about all states up to the last ply at which there are at most most_states_at_once of them; any other walk
/// ends before it passes most_states. The result says what was in fact examined. \pre the pitch is drawable
/// \complexity O(histories) for states, O(histories log histories) for weak classes
proofs::Exhaustion walk_pitch(const StateQuestion& question, const Pitch& pitch, std::optional<int> last_ply,
                              std::stop_token stop = {});

}  // namespace quadrille::soccer
