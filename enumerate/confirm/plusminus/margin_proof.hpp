// Proves the margin of Plusses & Minuses under best play (player 1's points minus player 2's) with the help of a hint.
//
// Each player first writes a list of n - 1 signs, one sign at a time, and then the players fill the grid. The hint is a
// margin for each pair of complete lists. The caller supplies the hint: quadrille_confirm takes it from the solver
// whose result it confirms. The proof does not trust the hint; the hint only selects a strategy for each player. At
// each turn, the strategy chooses the sign (plus or minus) that would be better for its player if all margins of the
// hint were right. Against this strategy the opponent's signs can lead to 2^(n-1) pairs of complete lists. For each of
// these pairs, an independent method computes the margin without the hint.
//
// The least margin among the pairs of player 1's strategy is a lower bound of the game's margin. The greatest margin
// among the pairs of player 2's strategy is an upper bound. Both bounds are true for any hint, right or wrong. If the
// bounds are equal, they are the margin. A wrong hint can make the bounds differ, but it cannot make them false.
// Limits: n at most 9.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace quadrille::confirm {

// The placement phase of Plusses & Minuses, valued by an independent method: all partial permutations, one by one.
//
// A layer holds every partial permutation with k filled columns, and for each of them one byte for every given pair of
// sign lists. Backward induction goes from the full grids, where it counts the points, to the empty grid. There are no
// equivalence classes, no symmetries and no partial scores.
//
// It shares no code with the solver (enumerate/plusminus), whose margins it confirms. So it has a backward induction of
// its own, and does not use that of the engines.

/// The largest n: a partial permutation holds nine columns.
inline constexpr int most_placement_columns = 9;

/// Two lists of n - 1 signs; bit k - 1 is set if the k-th sign is a plus.
struct SignLists {
  std::uint32_t first = 0;   ///< player 1's
  std::uint32_t second = 0;  ///< player 2's
};

/// The margin (player 1's points minus player 2's) under best placements, for each pair of lists.
/// \param places_first  1 or 2: the player of the first square
/// \pre 1 <= n <= most_placement_columns
/// \complexity O(pairs * sum over k of C(n,k)^2 k! (n-k)^2) time, in parallel; O(pairs * largest two layers) memory:
///             for n = 9 and 64 pairs 0.8 GiB
std::vector<std::int8_t> placement_margins_plain(int n, int places_first, std::span<const SignLists> pairs);

inline constexpr int most_proved_side = most_placement_columns;

/// The game's margin is at least `at_least` and at most `at_most`.
struct MarginBounds {
  int at_least = 0;
  int at_most = 0;
};

/// The 2^(n-1) pairs of lists that the strategy of `player` allows. Of a plus and a minus, the strategy takes the one
/// with the better minimax value of `hint`, and a plus if they are equal.
/// \param hint  the margin for each pair of lists, at index `first | second << (n - 1)`
/// \pre 1 <= n <= most_proved_side, hint.size() == 4^(n-1)
/// \complexity O(4^n n)
std::vector<SignLists> strategy_lists(int n, int player, std::span<const std::int8_t> hint);

/// \param places_first  1 or 2: the player of the first square
/// \param hint          as for strategy_lists
/// \pre 1 <= n <= most_proved_side, hint.size() == 4^(n-1)
/// \complexity for n = 9 a minute or two and 0.8 GiB on two processors
MarginBounds prove_plusminus_margin(int n, int places_first, std::span<const std::int8_t> hint);

}  // namespace quadrille::confirm
