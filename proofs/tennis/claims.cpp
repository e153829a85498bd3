// The list of claims about Tennis and Footsteps. Two claims are about the example games that published texts print as
// tables (data/tennis). The others are about the values of the positions of small games, and about ties. The value of a
// position is the expected payment to player 1 if both players bid best.
//
// The values are computed twice. The engine (enumerate/tennis/intervals.hpp) encloses the value of each position in
// an interval. It computes the intervals of half of the positions, and derives the rest by symmetry. The reference
// implementation (enumerate/tennis/intervals_ref.cpp) computes the exact value of every position separately. One
// assertion in the list is that each exact value lies in the engine's interval.

#include "proofs/tennis/claims.hpp"

#include <algorithm>
#include <numeric>

#include "enumerate/numbers/matrix_games/exact_game.hpp"
#include "enumerate/tennis/intervals.hpp"
#include "games/tennis/record.hpp"
#include "proofs/tennis/question.hpp"

namespace quadrille::tennis {

using proofs::Assertion;
using proofs::Claim;
using proofs::ProofVerdict;
using proofs::Role;
using proofs::StatementVerdict;

namespace {

using enumerate::Enclosure;
using enumerate::Rational;
using Record = RecordQuestion::Record;

Assertion record_assertion(Role role, std::string text, Record record, RecordQuestion::BrokenRow broken_row,
                           std::string fails_on = {}) {
  return make_assertion(role, std::move(text), RecordQuestion(std::move(record), std::move(broken_row)),
                        std::move(fails_on));
}

Assertion court_assertion(Role role, int walked, int generated, std::string text,
                          CourtQuestion::BrokenPosition broken_position) {
  return make_assertion(role, std::move(text), CourtQuestion(walked, generated, std::move(broken_position)));
}

std::optional<std::size_t> first_row_against_the_rules(const Record& record) {
  const auto fault = first_fault({}, record);
  if (!fault) return std::nullopt;
  return static_cast<std::size_t>(fault->turn);
}

// Nothing if the written bids, replayed by the rules, end as given; otherwise the last row.
std::optional<std::size_t> unless_it_ends(const Record& record, std::size_t turns, int ball) {
  const Game game = play({}, record);
  const bool as_said =
      game.bids.size() == turns && game.last().ball == ball && outcome({}, game.last()) == Outcome::win_1;
  if (as_said) return std::nullopt;
  return record.size() - 1;
}

std::optional<std::size_t> player_1_wins_at_turn_5(const Record& record) { return unless_it_ends(record, 5, 2); }
std::optional<std::size_t> player_1_wins_at_turn_10(const Record& record) { return unless_it_ends(record, 10, 2); }

// The first of the positions for which a predicate fails, in their order.
template <class Holds>
std::optional<Position> first_broken(const ExactValues& values, Holds&& holds) {
  for (const auto& [position, value] : values) {
    if (!holds(position, value)) return position;
  }
  return std::nullopt;
}

std::optional<Position> exact_value_not_mirrored(const Court& court) {
  const ExactValues values = enumerate::solve_tennis_ref(court.rules, court.points);
  return first_broken(values, [&](const Position& position, const Rational& value) {
    const bool level = position == mirrored(position);
    const Rational opposite = -values.at(mirrored(position));
    return value == opposite && (!level || value.is_zero());
  });
}

std::optional<Position> exact_value_outside_its_interval(const Court& court) {
  const auto solution = enumerate::solve_tennis({court.rules, court.points, court.points});
  return first_broken(enumerate::solve_tennis_ref(court.rules, court.points),
                      [&](const Position& position, const Rational& value) {
                        const Enclosure interval = solution.values.at(position);
                        const Rational in_units = value * enumerate::fixed_one;
                        return interval.lower <= in_units && in_units <= interval.upper;
                      });
}

std::optional<Position> exact_value_falls_with_own_points(const Court& court) {
  const ExactValues values = enumerate::solve_tennis_ref(court.rules, court.points);
  return first_broken(values, [&](const Position& position, const Rational& value) {
    const auto richer = values.find({position.points_1 + 1, position.points_2, position.ball});
    return richer == values.end() || value <= richer->second;
  });
}

// The least payoff of a mix of the rows, and the most that a mix of the columns concedes.
Rational guaranteed_by_row(const enumerate::ExactPayoffs& payoffs, const std::vector<Rational>& mix) {
  std::vector<Rational> sums(payoffs.columns);
  for (std::size_t i = 0; i < payoffs.rows; ++i) {
    for (std::size_t j = 0; j < payoffs.columns; ++j) sums[j] += mix[i] * payoffs.at(i, j);
  }
  return *std::min_element(sums.begin(), sums.end());
}

Rational conceded_by_column(const enumerate::ExactPayoffs& payoffs, const std::vector<Rational>& mix) {
  std::vector<Rational> sums(payoffs.rows);
  for (std::size_t i = 0; i < payoffs.rows; ++i) {
    for (std::size_t j = 0; j < payoffs.columns; ++j) sums[i] += mix[j] * payoffs.at(i, j);
  }
  return *std::max_element(sums.begin(), sums.end());
}

bool is_a_mix(const std::vector<Rational>& mix, std::size_t size) {
  const bool none_negative = std::all_of(mix.begin(), mix.end(), [](const Rational& share) { return share >= 0; });
  return mix.size() == size && none_negative && std::accumulate(mix.begin(), mix.end(), Rational(0)) == 1;
}

// The payoffs of every pair of bids: the exact values of the positions after them.
enumerate::ExactPayoffs payoffs_at(const Rules& rules, const Position& position, const ExactValues& values) {
  const BidRange bids_1 = legal_bids(position.points_1);
  const BidRange bids_2 = legal_bids(position.points_2);
  enumerate::ExactPayoffs payoffs{static_cast<std::size_t>(bids_1.size()), static_cast<std::size_t>(bids_2.size()), {}};
  for (int bid_1 = bids_1.least; bid_1 <= bids_1.most; ++bid_1) {
    for (int bid_2 = bids_2.least; bid_2 <= bids_2.most; ++bid_2) {
      payoffs.entries.push_back(values.at(after(rules, position, {bid_1, bid_2})));
    }
  }
  return payoffs;
}

std::optional<Position> position_without_a_value(const Court& court) {
  return first_without_value(court.rules, enumerate::solve_tennis_ref(court.rules, court.points));
}

std::optional<Position> start_worth_something(const Court& court) {
  return first_broken(enumerate::solve_tennis_ref(court.rules, court.points),
                      [](const Position& position, const Rational& value) {
                        return position != start_of(position.points_1) || value.is_zero();
                      });
}

template <class Holds>
std::optional<Position> first_broken_position(const Court& court, Holds&& holds) {
  for (int s1 = 0; s1 <= court.points; ++s1) {
    for (int s2 = 0; s2 <= court.points; ++s2) {
      for (int ball = -court.rules.fields - 1; ball <= court.rules.fields + 1; ++ball) {
        if (!holds(Position{s1, s2, ball})) return Position{s1, s2, ball};
      }
    }
  }
  return std::nullopt;
}

// Optimal strategies must be mixes against which no single bid gains more than the width of the interval.
std::optional<Position> strategy_that_a_bid_beats(const Court& court) {
  const auto solution = enumerate::solve_tennis({court.rules, court.points, court.points});
  enumerate::CertifiedStrategySolver solver(solution.values);
  return first_broken_position(court, [&](const Position& position) {
    if (outcome(court.rules, position) != Outcome::none) return true;
    const auto found = solver.at(position);
    if (!found) return false;
    for (const enumerate::Mix* mix : {&found->player_1, &found->player_2}) {
      enumerate::Share sum = 0;
      for (const enumerate::Share share : *mix) {
        if (share < 0) return false;
        sum += share;
      }
      if (sum != enumerate::share_one) return false;
    }
    const enumerate::Fixed width = found->guaranteed.width();
    return 0 <= width && width <= enumerate::fixed_one / 1'000'000'000;
  });
}

std::optional<Position> no_tie_with_the_ball_on_the_centre(const Court& court) {
  return first_broken_position(court, [&](const Position& position) {
    const bool out_of_points = position.points_1 == 0 && position.points_2 == 0;
    const bool tie = out_of_points && position.ball == 0;
    return (outcome(court.rules, position) == Outcome::tie) == tie && (!tie || worth(court.rules, position) == 0);
  });
}

}  // namespace

std::optional<Position> first_without_value(const Rules& rules, const ExactValues& values) {
  return first_broken(values, [&](const Position& position, const Rational& value) {
    if (outcome(rules, position) != Outcome::none) return value == worth(rules, position);
    const enumerate::ExactPayoffs payoffs = payoffs_at(rules, position, values);
    const auto found = enumerate::solve_exactly(payoffs);
    return found && is_a_mix(found->row, payoffs.rows) && is_a_mix(found->column, payoffs.columns) &&
           guaranteed_by_row(payoffs, found->row) == value && conceded_by_column(payoffs, found->column) == value;
  });
}

std::vector<Claim> claims() {
  return {
      {"tennis/example-1",
       "the sources' first table",
       "the first table obeys the rules, and player 1 wins with the ball at 2",
       StatementVerdict::holds,
       ProofVerdict::none,
       "",
       {record_assertion(Role::statement, "the first table obeys the rules", first_table(),
                         first_row_against_the_rules),
        record_assertion(Role::statement, "the first table ends at turn 5, the ball on 2: player 1 wins", first_table(),
                         player_1_wins_at_turn_5)}},
      {"tennis/example-2",
       "the sources' second table",
       "the second table obeys the rules",
       StatementVerdict::refuted,
       ProofVerdict::none,
       "at turn 10 player 1 bids 1 of 1 point yet keeps 1, in both sources. At turn 11 player 1 bids 0 with 1 point "
       "left in source 000, which is forbidden, and has spent 51 of 50 points in source 001. The game is over at turn "
       "10",
       {record_assertion(Role::statement, "the second table of source 000 obeys the rules", second_table_000(),
                         first_row_against_the_rules, "tennis:50"),
        record_assertion(Role::statement, "the second table of source 001 obeys the rules", second_table_001(),
                         first_row_against_the_rules, "tennis:50"),
        record_assertion(Role::support, "the bids of source 000 end the game at turn 10, the ball on 2: player 1 wins",
                         second_table_000(), player_1_wins_at_turn_10),
        record_assertion(Role::support, "the bids of source 001 end the game at turn 10, the ball on 2: player 1 wins",
                         second_table_001(), player_1_wins_at_turn_10)}},
      {"tennis/symmetry",
       "beyond the sources",
       "value(s1,s2,b) = -value(s2,s1,-b), so the start is worth 0",
       StatementVerdict::holds,
       ProofVerdict::none,
       "exact rational values, computed separately for each position",
       {court_assertion(Role::statement, 8, 4, "exchanging the players exchanges the sign of every value",
                        exact_value_not_mirrored),
        court_assertion(Role::support, 8, 4, "every exact value lies in the engine's interval",
                        exact_value_outside_its_interval),
        court_assertion(Role::support, 8, 4, "no value falls when its owner has a point more",
                        exact_value_falls_with_own_points),
        court_assertion(Role::support, 8, 12,
                        "optimal strategies are probability vectors, and no single bid gains against them",
                        strategy_that_a_bid_beats)}},
      {"tennis/value",
       "beyond the sources",
       "every position has a value: a mix of player 1 guarantees it, and a mix of player 2 concedes no more; the start "
       "is worth 0",
       StatementVerdict::holds,
       ProofVerdict::none,
       "von Neumann's minimax theorem at each position, then induction on the points. Footsteps as well; exact "
       "rational mixes against every legal bid",
       {court_assertion(Role::statement, 8, 4,
                        "at every position a mix of player 1 guarantees exactly what a mix of player 2 concedes",
                        position_without_a_value),
        court_assertion(Role::statement, 8, 4, "the start of every game that is examined is worth 0",
                        start_worth_something)}},
      {"tennis/centre",
       "beyond the sources, which are silent",
       "a game with both players out of points and the ball on 0 is a tie",
       StatementVerdict::remark,
       ProofVerdict::none,
       "a choice, not a finding: rule pages that mention this case call it a \"draw\"",
       {court_assertion(Role::remark, 8, 12, "a game is a tie exactly if both are out of points and the ball is on 0",
                        no_tie_with_the_ball_on_the_centre)}},
  };
}

}  // namespace quadrille::tennis
