// TennisCertificate: the text of a certificate, a file that proves the values of Tennis or Footsteps. It gives player
// 1's mix (a probability for each bid) at every position, and the payoff that the mix guarantees.
//
// docs/certificates.md ("Of Tennis") gives the format, and the rule by which a reader checks a certificate with whole
// numbers alone. The payoffs are the lower bounds that enumerate/tennis/intervals.hpp finds. Only player 1's mixes and
// bounds are written, because the upper bound of a position is the negated lower bound of its mirror image (the
// position with the players exchanged).
#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "enumerate/numbers/enclosure.hpp"
#include "games/tennis/rules.hpp"

namespace quadrille::enumerate {

class TennisCertificate {
 public:
  TennisCertificate(const tennis::Rules& rules, int points);

  /// Appends the line of a position. \pre in the order of OnMix (intervals.hpp), each position once
  void add(const tennis::Position& position, const Mix& mix, Fixed guaranteed);

  std::size_t positions() const { return positions_; }
  std::string take_text() { return std::move(text_); }

  /// Upper bound on the bytes that a certificate takes: the text, and the mixes of one total of points. The bound
  /// assumes a share for every legal bid. Optimal mixes give most bids no share (with 100 points a seventh of the
  /// shares is written), so it also covers the growth of the text.
  static std::size_t bytes(const tennis::Rules& rules, int points);

 private:
  std::string text_;
  std::size_t positions_ = 0;
};

}  // namespace quadrille::enumerate
