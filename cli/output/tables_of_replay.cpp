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
      {"replay_tennis", "replay tennis FILE", "one turn", tennis_columns()},
      {"replay_tennis_analysis", "replay tennis FILE --analyse", "one turn", tennis_columns_with_analysis()},
  };
}

}  // namespace quadrille::cli
