#include "enumerate/tennis/analysis.hpp"

#include <algorithm>
#include <cassert>

namespace quadrille::enumerate {

namespace {

using tennis::DrawRange;
using tennis::legal_draws;
using tennis::Position;

// How much less than the best of all draws one earns; certain, as the best earns at least the greatest bound below.
Enclosure less_than_the_best(const std::vector<Enclosure>& earnings, int draw, const DrawRange& draws) {
  const Enclosure own = earnings[static_cast<std::size_t>(draw - draws.least)];
  Enclosure best = earnings.front();
  for (const Enclosure& other : earnings) {
    best = {std::max(best.lower, other.lower), std::max(best.upper, other.upper)};
  }
  return {std::max(Fixed{0}, best.lower - own.upper), std::max(Fixed{0}, best.upper - own.lower)};
}

}  // namespace

std::vector<Enclosure> earnings_1(const TennisValues& values, const Position& position, const Mix& mix_2) {
  const DrawRange draws_1 = legal_draws(position.points_1);
  const DrawRange draws_2 = legal_draws(position.points_2);
  assert(mix_2.size() == static_cast<std::size_t>(draws_2.size()));
  const auto size = static_cast<std::size_t>(draws_1.size());
  MixedLine lower;
  MixedLine upper;
  lower.reset(size);
  upper.reset(size);
  std::vector<Fixed> lows(size);
  std::vector<Fixed> highs(size);
  for (int draw_2 = draws_2.least; draw_2 <= draws_2.most; ++draw_2) {
    const Share share = mix_2[static_cast<std::size_t>(draw_2 - draws_2.least)];
    if (share == 0) continue;
    for (int draw_1 = draws_1.least; draw_1 <= draws_1.most; ++draw_1) {
      const Enclosure value = values.at(tennis::after(values.rules(), position, {draw_1, draw_2}));
      lows[static_cast<std::size_t>(draw_1 - draws_1.least)] = value.lower;
      highs[static_cast<std::size_t>(draw_1 - draws_1.least)] = value.upper;
    }
    lower.add(share, lows);
    upper.add(share, highs);
  }
  std::vector<Enclosure> earnings;
  earnings.reserve(size);
  for (std::size_t i = 0; i < size; ++i) earnings.push_back({lower.at(i).lower, upper.at(i).upper});
  return earnings;
}

std::optional<TennisTurn> analyse_turn(const TennisValues& values, const Position& position,
                                       const tennis::Draws& draws) {
  const DrawRange draws_1 = legal_draws(position.points_1);
  const DrawRange draws_2 = legal_draws(position.points_2);
  assert(draws_1.holds(draws.player_1) && draws_2.holds(draws.player_2));
  const auto strategies = CertifiedStrategySolver(values).at(position);
  if (!strategies) return std::nullopt;
  TennisTurn turn;
  turn.before = values.at(position);
  turn.after = values.at(tennis::after(values.rules(), position, draws));
  turn.given_away_1 = less_than_the_best(earnings_1(values, position, strategies->player_2), draws.player_1, draws_1);
  // Player 2 is player 1 of the mirrored position.
  turn.given_away_2 =
      less_than_the_best(earnings_1(values, mirrored(position), strategies->player_1), draws.player_2, draws_2);
  return turn;
}

}  // namespace quadrille::enumerate
