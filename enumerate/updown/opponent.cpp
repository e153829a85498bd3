#include "enumerate/updown/opponent.hpp"

#include <algorithm>

#include "enumerate/run/runner.hpp"
#include "enumerate/updown/minimax.hpp"

namespace quadrille::running {

namespace {

int middle_unused(const UpdownRound& round) {
  std::vector<int> unused;
  for (int number = 1; number <= round.n; ++number) {
    if (std::find(round.list.begin(), round.list.end(), number) == round.list.end()) unused.push_back(number);
  }
  return unused[(unused.size() - 1) / 2];
}

}  // namespace

UpdownTurn choose_number(const UpdownRound& round, const Options& options) {
  if (round.n <= enumerate::most_solved_numbers) {
    const auto best =
        enumerate::best_number_updown({round.n, round.first, round.list}, Runner(options).engine_options());
    if (best) return {best->number, best->score};
  }
  return {middle_unused(round), std::nullopt};
}

std::optional<int> proved_score(const UpdownRound& round, const Options& options) {
  if (round.n > enumerate::most_solved_numbers) return std::nullopt;
  return enumerate::solve_updown({round.n, round.first, round.list}, Runner(options).engine_options());
}

}  // namespace quadrille::running
