// What the tables of `quadrille count` hold.
#include "cli/output/tables_of_commands.hpp"

namespace quadrille::cli {

std::vector<TableMeaning> tables_of_count() {
  return {
      {"count_tennis_outcome",
       "count tennis --by outcome",
       "the games of one length",
       {{"turns", "turns played"},
        {"games", "finished games of so many turns"},
        {"wins_1", "those that player 1 wins"},
        {"wins_2", "those that player 2 wins"},
        {"draws", "those that nobody wins"}}},
      {"count_tennis_positions",
       "count tennis --by positions",
       "the positions after so many turns",
       {{"turns", "turns played"}, {"positions", "different (points, points, ball), finished ones included"}}},
  };
}

}  // namespace quadrille::cli
