// The reference implementation of enumerate/tennis/intervals.cpp: backward induction in rational numbers.
//
// It is a loop of its own, over all positions without their turn, by the points left. The generic engine needs the turn
// in the state (space.hpp): it values what one start reaches, and a position's matrix game once for each turn. Asked
// for all positions (BackwardInductionRef) it takes longer, since it values each at every turn, and is no shorter.
// tests/enumerate/engines/thesis_test.cpp compares the two, which share no code but the rules and the matrix games.
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
        const tennis::DrawRange draws_1 = tennis::legal_draws(position.points_1);
        const tennis::DrawRange draws_2 = tennis::legal_draws(position.points_2);
        ExactPayoffs payoffs{static_cast<std::size_t>(draws_1.size()), static_cast<std::size_t>(draws_2.size()), {}};
        for (int draw_1 = draws_1.least; draw_1 <= draws_1.most; ++draw_1) {
          for (int draw_2 = draws_2.least; draw_2 <= draws_2.most; ++draw_2) {
            payoffs.entries.push_back(values.at(tennis::after(rules, position, {draw_1, draw_2})));
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
