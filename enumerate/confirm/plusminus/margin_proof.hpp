// The margin of Plusses & Minuses under best play, proved from a hint.
//
// The hint is a margin for each pair of sign lists. It comes from outside: quadrille_confirm takes
// it from the solver that is to be confirmed. It is not trusted. It only selects, for each player,
// a strategy of appending signs: of two appends the better one by the hint. Whatever the opponent
// appends, such a strategy allows 2^(n-1) pairs of lists. The placements of these pairs are valued
// anew by an independent method (placements.hpp). The least margin that player 1's strategy allows
// is a lower bound of the game's margin, and the greatest that player 2's allows an upper bound,
// for any hint, right or wrong. Where the bounds are equal, they are the margin. A wrong hint can
// make the bounds differ; it cannot make them false.
//
// The independence is therefore this: the proof shares no code and no number with the solver, but
// it would not find the two strategies without the solver's hint. Limits: n at most 9.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "enumerate/confirm/plusminus/placements.hpp"

namespace quadrille::confirm {

inline constexpr int most_proved_side = most_placement_columns;

/// The game's margin is at least one and at most the other.
struct MarginBounds {
  int at_least = 0;
  int at_most = 0;
};

/// The 2^(n-1) pairs of lists that the strategy of `player` allows; the strategy takes, of a plus and a minus, the one
/// with the better minimax value of `hint`, a plus if they are equal.
/// \param hint  for each pair of lists a margin, at index `first | second << (n - 1)`
/// \pre 1 <= n <= most_proved_side, hint.size() == 4^(n-1)
/// \complexity O(4^n n)
std::vector<SignLists> strategy_lists(int n, int player, std::span<const std::int8_t> hint);

/// \param places_first  1 or 2: the player of the first square
/// \param hint          as for strategy_lists
/// \pre 1 <= n <= most_proved_side, hint.size() == 4^(n-1)
/// \complexity for n = 9 a minute or two and 0.8 GiB on two processors
MarginBounds prove_plusminus_margin(int n, int places_first, std::span<const std::int8_t> hint);

}  // namespace quadrille::confirm
