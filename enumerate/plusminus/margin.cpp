#include "enumerate/plusminus/margin.hpp"

#include <string>

#include "enumerate/plusminus/placing.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

using namespace placing;

std::vector<PlusminusTurn> best_play(int n, int places_first, const PlacementValues& values) {
  std::vector<PlusminusTurn> line;
  PlusminusBestPlay play(n, places_first, values);
  while (!play.over()) {
    line.push_back(play.best());
    play.make(line.back().move);
  }
  return line;
}

void require_range(const std::string& what, int value, int least, int most) {
  if (value >= least && value <= most) return;
  refuse(what + ' ' + std::to_string(value), "out of range",
         "give a whole number from " + std::to_string(least) + " to " + std::to_string(most));
}

}  // namespace

int value_appends(int n, std::span<const std::int8_t> margins) { return value_of_appends({}, n - 1, margins); }

PlusminusSolution solve_plusminus(int n, int places_first, bool line, const engines::RunOptions& options) {
  require_range("n", n, 1, largest_solved_plusminus);
  require_range("places_first", places_first, 1, 2);
  engines::Budget budget(options.memory);
  const PlacementValues values = value_placements(n, places_first, budget, line, options);
  PlusminusSolution solution;
  solution.status = values.status;
  if (values.status != engines::RunStatus::complete) return solution;

  for (const std::int8_t margin : values.margins) ++solution.pairs[margin];
  solution.margin = value_appends(n, values.margins);
  if (line) solution.line = best_play(n, places_first, values);
  return solution;
}

}  // namespace quadrille::enumerate
