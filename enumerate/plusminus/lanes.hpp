// Lanes: the values of a remnant for all predictions at its open signs at once.
//
// A remnant with w open signs has 2^w lanes, one for each case of predictions, and a byte a lane: the margin (player
// 1's points minus player 2's) that the open signs will still bring under best play. A placement fixes some of the
// signs and carries the others over, so lane x of the remnant meets lane a(x) of the rest with s(x) points added, where
// both a and s are sums of a constant and one term for each bit set in x (a LaneMap). Reversals
// (enumerate/plusminus/residual_board.hpp) only change the terms.
//
// Exact: a margin lies between -(n - 1) and n - 1, as neither player can have more points than signs; a byte holds it
// with room to spare. It is stored with `zero_margin` added, so that the comparison is one of unsigned bytes, which
// every x86-64 processor has as a vector instruction.
#pragma once

#include <cstdint>
#include <span>

#include "enumerate/plusminus/residual_board.hpp"

namespace quadrille::enumerate::placing {

using StoredMargin = std::uint8_t;
inline constexpr int zero_margin = 64;
static_assert(largest_side - 1 < zero_margin && zero_margin + largest_side - 1 < 256);

struct LaneMap {
  struct Term {
    std::int32_t lane = 0;
    int points = 0;
  };

  int signs = 0;  ///< how many bits a lane of the remnant has
  Term constant;
  std::array<Term, most_signs> terms;

  /// The lane of the rest and the points for one lane of the remnant.
  Term at(std::uint32_t lane) const;
};

/// How the lanes of `remnant` meet those of the placement's rest after its reversal.
/// \param placement  made from `remnant`
LaneMap lane_map(const Remnant& remnant, const Placement& placement, Reversal reversal);

/// Whether the one to move wants a large margin: player 1 does.
enum class Aim { largest, smallest };

/// What a lane holds before any move was looked at: worse than any margin for the one who moves.
constexpr StoredMargin worst(Aim aim) { return aim == Aim::largest ? 0 : 255; }

/// Improves every lane of `best` by the move whose rest has the lanes `rest`.
/// \pre best has 2^map.signs lanes, and `rest` all that the map leads to
/// \complexity O(2^map.signs); vector instructions where the lowest four signs are carried over as they are
void improve(std::span<StoredMargin> best, std::span<const StoredMargin> rest, const LaneMap& map, Aim aim);

}  // namespace quadrille::enumerate::placing
