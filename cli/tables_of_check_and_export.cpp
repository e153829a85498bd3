// What the tables of `quadrille check` and `quadrille export` hold.
#include "cli/tables_of_commands.hpp"

namespace quadrille::cli {

std::vector<TableMeaning> tables_of_check_and_export() {
  return {
      {"check",
       "check",
       "one claim of the sources",
       {{"claim", "the claim's name in the ledger"},
        {"statement", "what was found of it: holds, refuted, reading (it depends on how it is read) or not-reached"},
        {"proof", "what was found of its proof: sound, gap, false-step or none"},
        {"evidence", "coq:NAME, exhaustive:BOARD/PLIES/POSITIONS and property:CASES/SEED, as far as there are"},
        {"witness", "the smallest example against it"}}},
      {"export_positions",
       "export positions",
       "one strong class, in the order of grade, drawing and ball",
       {{"grade", "how many edges are drawn"},
        {"drawing", "the drawn edges as a hexadecimal number: bit e is edge e of export edges"},
        {"ball", "where the ball lies"},
        {"mover", "the player to move, 1 or 2"},
        {"bounces", "how many plies of each of its histories were bounces"},
        {"size", "how many histories the class holds"},
        {"outcome", "ongoing, goal_1 (player 2 has won), goal_2 (player 1 has won) or blocked (the mover has lost)"}}},
      {"export_edges",
       "export edges",
       "one edge of the pitch",
       {{"edge", "its number: the bit of a drawing that says whether it is drawn"},
        {"from", "its end that comes first"},
        {"to", "its other end"}}},
  };
}

}  // namespace quadrille::cli
