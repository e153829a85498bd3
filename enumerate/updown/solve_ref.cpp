// The obvious twin of enumerate/updown/solve.cpp: plain minimax over lists, each scored letter by letter when it is
// complete.
#include <algorithm>

#include "enumerate/updown/solve.hpp"
#include "games/updown/score.hpp"

namespace quadrille::enumerate {

int solve_updown_ref(const UpdownTable& table) {
  if (static_cast<int>(table.list.size()) == table.n) return updown::score_ref(updown::word_of(table.list));
  const bool offense = updown::mover(table.first, table.list.size() + 1) == updown::Role::offense;
  int best = offense ? -1 : table.n;
  for (int number = 1; number <= table.n; ++number) {
    if (std::find(table.list.begin(), table.list.end(), number) != table.list.end()) continue;
    UpdownTable next = table;
    next.list.push_back(number);
    const int score = solve_updown_ref(next);
    best = offense ? std::max(best, score) : std::min(best, score);
  }
  return best;
}

}  // namespace quadrille::enumerate
