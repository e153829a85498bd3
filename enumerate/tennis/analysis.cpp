#include "enumerate/tennis/analysis.hpp"

#include <algorithm>
#include <cassert>

namespace quadrille::enumerate {

namespace {

using tennis::BidRange;
using tennis::legal_bids;
using tennis::Position;

//
// The loss of a bid against the best of all bids. The interval is certain: the best bid earns at least the greatest
// lower bound.
Enclosure less_than_the_best(const std::vector<Enclosure>& earnings, int bid, const BidRange& bids) {
  const Enclosure own = earnings[static_cast<std::size_t>(bid - bids.least)];
  Enclosure best = earnings.front();
  for (const Enclosure& other : earnings) {
    best = {std::max(best.lower, other.lower), std::max(best.upper, other.upper)};
  }
  return {std::max(Fixed{0}, best.lower - own.upper), std::max(Fixed{0}, best.upper - own.lower)};
}

}  // namespace

std::vector<Enclosure> earnings_1(const TennisValues& values, const Position& position, const Mix& mix_2) {
  const BidRange bids_1 = legal_bids(position.points_1);
  const BidRange bids_2 = legal_bids(position.points_2);
  assert(mix_2.size() == static_cast<std::size_t>(bids_2.size()));
  const auto size = static_cast<std::size_t>(bids_1.size());
  MixedLine lower;
  MixedLine upper;
  lower.reset(size);
  upper.reset(size);
  std::vector<Fixed> lows(size);
  std::vector<Fixed> highs(size);
  for (int bid_2 = bids_2.least; bid_2 <= bids_2.most; ++bid_2) {
    const Share share = mix_2[static_cast<std::size_t>(bid_2 - bids_2.least)];
    if (share == 0) continue;
    for (int bid_1 = bids_1.least; bid_1 <= bids_1.most; ++bid_1) {
      const Enclosure value = values.at(tennis::after(values.rules(), position, {bid_1, bid_2}));
      lows[static_cast<std::size_t>(bid_1 - bids_1.least)] = value.lower;
      highs[static_cast<std::size_t>(bid_1 - bids_1.least)] = value.upper;
    }
    lower.add(share, lows);
    upper.add(share, highs);
  }
  std::vector<Enclosure> earnings;
  earnings.reserve(size);
  for (std::size_t i = 0; i < size; ++i) earnings.push_back({lower.at(i).lower, upper.at(i).upper});
  return earnings;
}

std::optional<TennisTurn> analyse_turn(const TennisValues& values, const Position& position, const tennis::Bids& bids) {
  const BidRange bids_1 = legal_bids(position.points_1);
  const BidRange bids_2 = legal_bids(position.points_2);
  assert(bids_1.holds(bids.player_1) && bids_2.holds(bids.player_2));
  const auto strategies = CertifiedStrategySolver(values).at(position);
  if (!strategies) return std::nullopt;
  TennisTurn turn;
  turn.before = values.at(position);
  turn.after = values.at(tennis::after(values.rules(), position, bids));
  turn.given_away_1 = less_than_the_best(earnings_1(values, position, strategies->player_2), bids.player_1, bids_1);
  //
  // Player 2 is player 1 of the mirrored position.
  turn.given_away_2 =
      less_than_the_best(earnings_1(values, mirrored(position), strategies->player_1), bids.player_2, bids_2);
  return turn;
}

}  // namespace quadrille::enumerate
