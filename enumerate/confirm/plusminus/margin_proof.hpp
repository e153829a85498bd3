// The margin of Plusses and Minuses, proved by a second road.
//
// The solver's margins of the placements are a hint here and nothing more: from them a way to append signs is read off
// for each player, which allows 2^(n-1) pairs of lists whatever the other appends (strategy_pairs). The placements of
// these pairs are valued anew, by backward induction over all partial permutations (placement_margins_plain). The least
// margin that player 1's way allows, and the greatest that player 2's does, are bounds of the game's margin, whatever
// the hint was worth; where they are equal they are the margin. Limits: n at most 9.
#pragma once

namespace quadrille::enumerate {

inline constexpr int most_proved_side = 9;

/// The game's margin lies between.
struct MarginBounds {
  int at_least = 0;
  int at_most = 0;
};

/// \param places_first  1 or 2
/// \pre 1 <= n <= most_proved_side
/// \complexity for n = 9 a minute or two and 0.8 GiB on two processors
MarginBounds prove_plusminus_margin(int n, int places_first);

}  // namespace quadrille::enumerate
