// The reference implementation of enumerate/tennis/intervals.cpp: backward induction in rational numbers.
//
// This file does not use the generic engine, engines::backward_induction, but has a loop of its own. The loop goes
// over all positions in the order of the total of both players' points, and solves the matrix game of each position
// once. The generic engine needs the number of the turn in the state (space.hpp), so it solves a position's matrix
// game again for each turn in which the position can arise. It also values only the positions that can follow one
// start. (Code for all positions with BackwardInductionRef, the reference of the generic engine, would take longer
// than the loop and be no shorter.) tests/enumerate/engines/thesis_test.cpp compares the loop with the generic engine;
// the two share only the rules and the solver of matrix games.
#include <fmt/format.h>

#include <algorithm>

#include "enumerate/tennis/intervals.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

std::map<tennis::Position, Rational> solve_tennis_ref(const tennis::Rules& rules, int most_points) {
  std::map<tennis::Position, Rational> values;
  const int beyond = rules.fields + 1;
  for (int total = 0; total <= 2 * most_points; ++total) {
    for (int points_1 = std::max(0, total - most_points); points_1 <= std::min(total, most_points); ++points_1) {
      for (int ball = -beyond; ball <= beyond; ++ball) {
        const tennis::Position position{points_1, total - points_1, ball};
        if (tennis::outcome(rules, position) != tennis::Outcome::none) {
          values.emplace(position, Rational(tennis::worth(rules, position)));
          continue;
        }
        const tennis::BidRange bids_1 = tennis::legal_bids(position.points_1);
        const tennis::BidRange bids_2 = tennis::legal_bids(position.points_2);
        ExactPayoffs payoffs{static_cast<std::size_t>(bids_1.size()), static_cast<std::size_t>(bids_2.size()), {}};
        for (int bid_1 = bids_1.least; bid_1 <= bids_1.most; ++bid_1) {
          for (int bid_2 = bids_2.least; bid_2 <= bids_2.most; ++bid_2) {
            payoffs.entries.push_back(values.at(tennis::after(rules, position, {bid_1, bid_2})));
          }
        }
        const auto solution = solve_exactly(payoffs);
        if (!solution) {
          refuse(fmt::format("{},{},{}", position.points_1, position.points_2, ball), "QSopt_ex gives up",
                 "ask for fewer points");
        }
        values.emplace(position, solution->value);
      }
    }
  }
  return values;
}

}  // namespace quadrille::enumerate
