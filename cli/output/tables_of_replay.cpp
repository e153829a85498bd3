// What the tables of `quadrille replay` hold.
#include "cli/output/tables_of_commands.hpp"

namespace quadrille::cli {

std::vector<TableMeaning> tables_of_replay() {
  return {
      {"replay_soccer",
       "replay soccer FILE",
       "one ply of one history",
       {{"history", "the history's number in the record"},
        {"ply", "the ply's number in the history"},
        {"mover", "who drew it: 1 or 2"},
        {"from", "where the ball lay"},
        {"to", "where the ball went"},
        {"bounce", "yes if the same player goes on after it (Def. 2.5)"},
        {"outcome", "how the history stands, at its last ply"}}},
      {"replay_updown",
       "replay updown FILE",
       "one round",
       {{"round", "the round's number in the record"},
        {"offense", "who is on offense: 1 or 2"},
        {"first", "who moves first: 1 or 2"},
        {"list", "the numbers in the order written"},
        {"word", "the list's up/down word"},
        {"score", "length of the longest factor that the word has at two places"},
        {"place_1", "where that factor first begins, from 1"},
        {"place_2", "where it begins again"},
        {"grand_1", "player 1's grand score so far"},
        {"grand_2", "player 2's grand score so far"}}},
      {"replay_plusminus",
       "replay plusminus FILE",
       "one player in one game",
       {{"game", "the game's number in the record"},
        {"player", "1 or 2"},
        {"permutation", "the permutation that the grid is to this player"},
        {"prediction", "the player's prediction list"},
        {"truth", "the truth list of the permutation"},
        {"matches", "| where the two lists agree, . where not"},
        {"points", "the number of matches"},
        {"outcome", "who has won, at player 2's row"}}},
  };
}

}  // namespace quadrille::cli
