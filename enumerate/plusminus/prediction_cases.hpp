// Computes the values of a residual board for all predictions at its open signs at once. A residual board is a partly
// filled grid, and its open signs are those that the filled squares do not yet decide (residual_board.hpp).
//
// A board with w open signs has 2^w cases: a case is a number whose bits are the predictions at these signs. For each
// case the code stores one byte, a margin: player 1's points minus player 2's points at the open signs under best play.
// A placement fixes some of the open signs and leaves the others open. So case x of the board leads to a case a(x) of
// the next board, and adds s(x) to the margin. Both a(x) and s(x) are a constant plus one term for each bit set in x (a
// CaseMap). This also holds if the next board is replaced by its image under a reversal.
//
// The values are exact: a margin lies between -(n - 1) and n - 1, because neither player can have more points than
// signs. So a margin fits in a byte. The code adds `zero_margin` to it and stores the sum as an unsigned byte, because
// every x86-64 processor has a vector instruction that compares unsigned bytes.
#pragma once

#include <cstdint>
#include <span>

#include "enumerate/plusminus/residual_board.hpp"

namespace quadrille::enumerate::placing {

using StoredMargin = std::uint8_t;
inline constexpr int zero_margin = 64;
static_assert(largest_side - 1 < zero_margin && zero_margin + largest_side - 1 < 256);

struct CaseMap {
  struct Term {
    std::int32_t index = 0;  ///< a change of the case
    int points = 0;
  };

  int signs = 0;  ///< the number of bits of the board's cases
  Term constant;
  std::array<Term, most_signs> terms;

  /// The case of the next board, and the points, for one case of the board.
  Term at(std::uint32_t index) const;
};

/// The map of the cases of `board` to those after the placement, where `reversal` is applied to the next board.
/// \param placement  made from `board`
CaseMap case_map(const ResidualBoard& board, const Placement& placement, Reversal reversal);

/// Player 1 plays for a large margin, player 2 for a small one.
enum class Aim { largest, smallest };

/// The stored margin of a case before any move is tried: worse than any margin for the side to move.
constexpr StoredMargin worst(Aim aim) { return aim == Aim::largest ? 0 : 255; }

/// Improves every case of `best` by the move to the board whose cases are `rest`.
/// \pre best has 2^map.signs cases, and `rest` has all cases to which the map leads
/// \complexity O(2^map.signs); vector instructions where the lowest four signs are carried over unchanged
void improve(std::span<StoredMargin> best, std::span<const StoredMargin> rest, const CaseMap& map, Aim aim);

}  // namespace quadrille::enumerate::placing
