// What the tables of `quadrille export` hold.
#include "cli/output/tables_of_commands.hpp"

namespace quadrille::cli {

std::vector<TableMeaning> tables_of_check_and_export() {
  return {
      {"export_graph_edges",
       "export graph",
       "one ply from one state to another, by the state and by where the ball goes",
       {{"from", "the number of the state, as in export_graph_nodes"},
        {"to", "the number of the state it leads to"},
        {"ply", "its number in the game, 1 for the first"},
        {"player", "who draws it, 1 or 2"},
        {"edge", "the number of the edge it draws, as in export_edges"},
        {"ball", "where the ball goes"}}},
      {"export_graph_nodes",
       "export graph --nodes",
       "one state, by ply and by its least history",
       {{"node", "its number"},
        {"ply", "how many plies lead to it"},
        {"ball", "where the ball lies"},
        {"mover", "the player to move, 1 or 2"},
        {"outcome", "ongoing, goal_1 (player 2 has won), goal_2 (player 1 has won) or blocked (the mover has lost)"},
        {"histories", "how many histories lead to it"},
        {"history", "the least of them"}}},
      {"export_graph_drawing",
       "export graph --history",
       "one ply of the history, in the order they were drawn",
       {{"from", "where the ball lay"},
        {"to", "where it went"},
        {"ply", "its number, 1 for the first"},
        {"player", "who drew it, 1 or 2"},
        {"edge", "the number of the edge, as in export_edges"}}},
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
