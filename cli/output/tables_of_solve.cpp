// What the tables of `quadrille solve` hold.
#include "cli/output/tables_of_commands.hpp"

namespace quadrille::cli {

std::vector<TableMeaning> tables_of_solve() {
  return {
      {"solve_tennis",
       "solve tennis",
       "one state",
       {{"points_1", "points that player 1 has left"},
        {"points_2", "points that player 2 has left"},
        {"ball", "the ball's place; positive on player 2's side"},
        {"lower", "the value for player 1 is at least this"},
        {"upper", "the value for player 1 is at most this"}}},
      {"solve_tennis_strategy",
       "solve tennis --strategy",
       "one draw of one player's optimal mix",
       {{"player", "whose draw: 1 or 2"}, {"draw", "the number drawn"}, {"probability", "its share of the mix"}}},
      {"solve_tennis_play",
       "solve tennis --play",
       "the games of one result",
       {{"result", "player 1's result"},
        {"ending", "beyond (the ball left the court) or points (they ran out)"},
        {"games", "games played with that result"}}},
  };
}

}  // namespace quadrille::cli
