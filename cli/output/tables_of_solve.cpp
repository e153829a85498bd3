// What the tables of `quadrille solve` hold.
#include "cli/output/tables_of_commands.hpp"

namespace quadrille::cli {

std::vector<TableMeaning> tables_of_solve() {
  return {
      {"solve_updown",
       "solve updown",
       "one n",
       {{"n", "numbers written"},
        {"first", "who moves first: offense or defense"},
        {"score", "the score under best play by both"}}},
      {"solve_updown_list",
       "solve updown --list",
       "one legal next number",
       {{"number", "the number to write next"}, {"score", "the score under best play after it"}}},
      {"solve_updown_line",
       "solve updown --line",
       "one turn of a game of best play",
       {{"turn", "turns so far, this one included"},
        {"player", "who moves: offense or defense"},
        {"number", "the number written"}}},
      {"solve_plusminus",
       "solve plusminus",
       "one board",
       {{"n", "rows and columns of the grid"},
        {"margin", "player 1's points less player 2's under best play by both"}}},
      {"solve_plusminus_predictions",
       "solve plusminus --by predictions",
       "the pairs of predictions of one margin",
       {{"margin", "player 1's points less player 2's when both place best"},
        {"pairs", "pairs of prediction lists with that margin"}}},
      {"solve_plusminus_line",
       "solve plusminus --line",
       "one turn of a game of best play",
       {{"turn", "turns so far, this one included"},
        {"player", "who moves: 1 or 2"},
        {"move", "the sign appended to the own list, or the square filled"}}},
  };
}

}  // namespace quadrille::cli
