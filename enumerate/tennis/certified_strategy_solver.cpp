#include "enumerate/tennis/certified_strategy_solver.hpp"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

#include "enumerate/numbers/matrix_games/exact_game.hpp"
#include "enumerate/numbers/matrix_games/matrix_game.hpp"

namespace quadrille::enumerate {

using tennis::BidRange;
using tennis::legal_bids;
using tennis::Position;

namespace {

// The sensible bids of a player. The opponent's points plus one already win the turn for certain.
BidRange sensible_bids(int points, int opponents_points) {
  const BidRange legal = legal_bids(points);
  return {legal.least, std::min(legal.most, opponents_points + 1)};
}

std::size_t size_of(const BidRange& bids) { return static_cast<std::size_t>(bids.size()); }

}  // namespace

struct CertifiedStrategySolver::Work {
  MatrixGame game;
  Payoffs payoffs;
  Proposal proposal;
  std::vector<Fixed> line;
  MixedLine sum;
};

CertifiedStrategySolver::CertifiedStrategySolver(const TennisValues& values)
    : values_(values), work_(std::make_unique<Work>()) {}

CertifiedStrategySolver::~CertifiedStrategySolver() = default;

// Proposes mixes over the sensible bids of both, by the middles of the successors' intervals.
bool CertifiedStrategySolver::propose(const Position& position) {
  const tennis::Rules& rules = values_.rules();
  const BidRange bids_1 = sensible_bids(position.points_1, position.points_2);
  const BidRange bids_2 = sensible_bids(position.points_2, position.points_1);
  Payoffs& payoffs = work_->payoffs;
  payoffs.rows = size_of(bids_1);
  payoffs.columns = size_of(bids_2);
  payoffs.entries.clear();
  for (int bid_1 = bids_1.least; bid_1 <= bids_1.most; ++bid_1) {
    for (int bid_2 = bids_2.least; bid_2 <= bids_2.most; ++bid_2) {
      payoffs.entries.push_back(values_.middle(tennis::after(rules, position, {bid_1, bid_2})));
    }
  }
  return work_->game.solve(payoffs, work_->proposal);
}

// The least payoff of player 1's mix over all bids of player 2.
Fixed CertifiedStrategySolver::guaranteed(const Position& position, const Mix& mix) {
  const std::size_t replies = size_of(legal_bids(position.points_2));
  work_->line.resize(replies);
  work_->sum.reset(replies);
  const int least = legal_bids(position.points_1).least;
  for (std::size_t i = 0; i < mix.size(); ++i) {
    if (mix[i] == 0) continue;
    values_.write_line(position, least + static_cast<int>(i), work_->line);
    work_->sum.add(mix[i], work_->line);
  }
  return work_->sum.least();
}

std::optional<TennisStrategies> CertifiedStrategySolver::at_unmirrored(const Position& position) {
  if (!propose(position)) return std::nullopt;
  Mix mix_1 = mix_near(work_->proposal.row);
  Mix mix_2 = mix_near(work_->proposal.column);
  mix_1.resize(size_of(legal_bids(position.points_1)));  // bids that are not sensible get no share
  mix_2.resize(size_of(legal_bids(position.points_2)));
  // A position that is its own mirror image is the same for both players, so one mix is good for both.
  if (is_its_own_mirror(position)) mix_2 = mix_1;
  return with(position, std::move(mix_1), std::move(mix_2));
}

TennisStrategies CertifiedStrategySolver::with(const Position& position, Mix player_1, Mix player_2) {
  const Enclosure bounds{guaranteed(position, player_1), -guaranteed(mirrored(position), player_2)};
  return {std::move(player_1), std::move(player_2), bounds};
}

std::optional<TennisStrategies> CertifiedStrategySolver::at(const Position& position) {
  assert(tennis::outcome(values_.rules(), position) == tennis::Outcome::none);
  if (is_valued(position)) return at_unmirrored(position);
  auto found = at_unmirrored(mirrored(position));
  if (!found) return std::nullopt;
  std::swap(found->player_1, found->player_2);
  found->guaranteed = found->guaranteed.negated();
  return found;
}

// Solves the game whose payoffs are the lower bounds of the successors.
std::optional<ExactSolution> CertifiedStrategySolver::solved_below(const Position& position) {
  const BidRange bids_1 = legal_bids(position.points_1);
  ExactPayoffs payoffs{size_of(bids_1), size_of(legal_bids(position.points_2)), {}};
  work_->line.resize(payoffs.columns);
  const Rational one = fixed_one;
  for (int bid_1 = bids_1.least; bid_1 <= bids_1.most; ++bid_1) {
    values_.write_line(position, bid_1, work_->line);
    for (const Fixed bound : work_->line) payoffs.entries.push_back(Rational(bound) / one);
  }
  return solve_exactly(payoffs);
}

// An optimal mix of player 1 in that game, its shares rounded.
std::optional<Mix> CertifiedStrategySolver::exact_mix(const Position& position) {
  const auto solution = solved_below(position);
  if (!solution) return std::nullopt;
  std::vector<double> weights;
  weights.reserve(solution->row.size());
  for (const Rational& weight : solution->row) weights.push_back(static_cast<double>(weight));
  return mix_near(weights);
}

std::optional<TennisStrategies> CertifiedStrategySolver::exactly_at(const Position& position) {
  auto mix_1 = exact_mix(position);
  auto mix_2 = exact_mix(mirrored(position));
  if (!mix_1 || !mix_2) return std::nullopt;
  return with(position, std::move(*mix_1), std::move(*mix_2));
}

// The value of that game, rounded down.
std::optional<Fixed> CertifiedStrategySolver::exactly_below(const Position& position) {
  const auto solution = solved_below(position);
  if (!solution) return std::nullopt;
  using boost::multiprecision::cpp_int;
  const Rational units = solution->value * fixed_one;
  const cpp_int dividend = numerator(units);
  const cpp_int divisor = denominator(units);
  cpp_int whole;
  cpp_int rest;
  divide_qr(dividend, divisor, whole, rest);  // towards zero
  if (rest < 0) whole -= 1;
  return static_cast<Fixed>(whole);
}

std::optional<Enclosure> CertifiedStrategySolver::exactly(const Position& position) {
  const auto below = exactly_below(position);
  const auto above = exactly_below(mirrored(position));
  if (!below || !above) return std::nullopt;
  return Enclosure{*below, -*above};
}

}  // namespace quadrille::enumerate
