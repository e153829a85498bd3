// What the tables of `quadrille replay` hold.
#include "cli/output/tables_of_commands.hpp"

namespace quadrille::cli {

namespace {

std::vector<ColumnMeaning> tennis_columns() {
  return {{"turn", "turns played; 0 is the start"},
          {"draw_1", "what player 1 drew in this turn"},
          {"draw_2", "what player 2 drew in this turn"},
          {"points_1", "points that player 1 has left after it"},
          {"points_2", "points that player 2 has left after it"},
          {"ball", "the ball's place after it"},
          {"outcome", "who has won, at the last turn of a finished game"},
          {"worth", "what that is worth to player 1"}};
}

std::vector<ColumnMeaning> tennis_columns_with_analysis() {
  std::vector<ColumnMeaning> columns = tennis_columns();
  const std::vector<ColumnMeaning> added = {
      {"before_lower", "the position before the turn is worth at least this to player 1"},
      {"before_upper", "and at most this"},
      {"after_lower", "the position after the turn is worth at least this to player 1"},
      {"after_upper", "and at most this"},
      {"given_away_1_lower", "player 1's draw gave away at least this against best play"},
      {"given_away_1_upper", "and at most this"},
      {"given_away_2_lower", "player 2's draw gave away at least this against best play"},
      {"given_away_2_upper", "and at most this"}};
  columns.insert(columns.end(), added.begin(), added.end());
  return columns;
}

}  // namespace

std::vector<TableMeaning> tables_of_replay() {
  return {
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
      {"replay_tennis", "replay tennis FILE", "one turn", tennis_columns()},
      {"replay_tennis_analysis", "replay tennis FILE --analyse", "one turn", tennis_columns_with_analysis()},
  };
}

}  // namespace quadrille::cli
