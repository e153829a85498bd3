// Enclosures: proved lower and upper bounds on the value of a matrix game. They are computed in fixed point, from mixed
// strategies of the two players.
//
// The strategies may be proposals of a solver that uses floating point. Their probabilities are rounded to multiples of
// 10^-15 that add up to exactly 1. After rounding, each proposal *is* a strategy, however bad it may be. So the payoff
// that the strategy guarantees bounds the value of the game:
//
// Lemma. Let A be the matrix of the game, and L and H matrices with L <= A <= H entry by entry. Let p be a mix (mixed
// strategy) of the rows and q a mix of the columns. Then
//   min over j of sum_i p_i L_ij  <=  value of A  <=  max over i of sum_j q_j H_ij.
// Proof. p is one of the strategies of the row player, and no p_i is negative. So value(A) >= min_j sum_i p_i A_ij >=
// min_j sum_i p_i L_ij. The proof of the upper bound is the same with signs exchanged.
//
// All arithmetic is in whole numbers. Payoffs are in units of 10^-18, and the shares (probabilities) of a mix in units
// of 10^-15. Products and their sums have 128 bits. One division at the end is rounded down for a lower bound, and up
// for an upper bound. No payoff is more than 4 in absolute value, and the shares add up to 10^15 units. So no sum is
// more than 4 * 10^18 * 10^15 < 2^112, and nothing overflows. The units are decimal, so the printed bounds are the
// proved ones, digit for digit.
//
// If a game has several turns, the enclosure becomes wider in each turn, for two reasons. The division adds less than
// 10^-18 to its width. The rounding of the shares adds less than 10^-15 * (number of shares) * (greatest payoff - least
// payoff).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace quadrille::enumerate {

/// A value in units of 10^-18.
using Fixed = std::int64_t;
inline constexpr Fixed fixed_one = 1'000'000'000'000'000'000;
/// The greatest absolute value of a payoff.
inline constexpr int largest_payoff = 4;

/// The value nearest to a number of absolute value up to 9.
Fixed nearest_fixed(double number);

/// A probability in units of 10^-15, and a mixed strategy: shares that add up to share_one.
using Share = std::int64_t;
inline constexpr Share share_one = 1'000'000'000'000'000;
using Mix = std::vector<Share>;

/// An interval that certainly holds a value.
struct Enclosure {
  Fixed lower = 0;
  Fixed upper = 0;

  constexpr Fixed width() const { return upper - lower; }
  constexpr Enclosure negated() const { return {-upper, -lower}; }
  constexpr bool holds(Fixed value) const { return lower <= value && value <= upper; }
  friend bool operator==(const Enclosure&, const Enclosure&) = default;
};

/// A mix near `weights`: negative weights count as 0, shares are rounded down, and the greatest share gets the
/// difference to 1. If no weight is positive, or one is not a number, the first gets all. Throws nothing.
Mix mix_near(std::span<const double> weights);

/// The mix that gives `chosen`, one of `size`, the whole share.
Mix pure_mix(std::size_t size, std::size_t chosen);

/// The exact weighted sum of lines of payoffs.
class MixedLine {
 public:
  /// Starts a sum of no lines.
  void reset(std::size_t length) { sums_.assign(length, 0); }

  /// \pre the line has the length of the reset, no payoff is more than largest_payoff in size, no share is negative,
  /// and the shares since the reset add up to at most share_one
  void add(Share share, std::span<const Fixed> line);

  /// The least payoff of the mix, rounded down; the greatest, rounded up. \pre the shares add up to share_one
  Fixed least() const;
  Fixed greatest() const;
  /// One payoff of the mix. \pre as above
  Enclosure at(std::size_t i) const;

 private:
  __extension__ using Wide = __int128;

  static Fixed rounded_down(Wide sum);
  static Fixed rounded_up(Wide sum);

  std::vector<Wide> sums_;
};

/// A value or a share as a decimal, exact to its last digit, without zeros at its end: `-0.25`, `1`.
std::string decimal_of_fixed(Fixed value);
std::string decimal_of_share(Share share);

}  // namespace quadrille::enumerate
