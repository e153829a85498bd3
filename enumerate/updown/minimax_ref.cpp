// The reference implementation for enumerate/updown/minimax.cpp: plain minimax over lists, each scored letter by letter
// when it is complete.
#include <algorithm>

#include "enumerate/updown/minimax.hpp"
#include "games/updown/score.hpp"

namespace quadrille::enumerate {

int solve_updown_ref(const PartialRound& round) {
  if (static_cast<int>(round.list.size()) == round.n) return updown::score_ref(updown::word_of(round.list));
  const bool offense = updown::mover(round.first, round.list.size() + 1) == updown::Role::offense;
  int best = offense ? -1 : round.n;
  for (int number = 1; number <= round.n; ++number) {
    if (std::find(round.list.begin(), round.list.end(), number) != round.list.end()) continue;
    PartialRound next = round;
    next.list.push_back(number);
    const int score = solve_updown_ref(next);
    best = offense ? std::max(best, score) : std::min(best, score);
  }
  return best;
}

}  // namespace quadrille::enumerate
