// The tables of Tennis and Footsteps: their columns and what they mean.
#include "quadrille/tennis.hpp"

namespace quadrille::tennis {

namespace {

// A column of a row type, by a member that the type may have from its base.
template <class Row, class Value, class Base>
Column<Row> column(const char* name, Value Base::*member, const char* meaning) {
  return {name, static_cast<Value Row::*>(member), meaning};
}

template <class Row>
std::vector<Column<Row>> turn_columns() {
  return {column<Row>("turn", &Row::turn, "turns played; 0 is the start"),
          column<Row>("draw_1", &Row::draw_1, "what player 1 drew in this turn"),
          column<Row>("draw_2", &Row::draw_2, "what player 2 drew in this turn"),
          column<Row>("points_1", &Row::points_1, "points that player 1 has left after it"),
          column<Row>("points_2", &Row::points_2, "points that player 2 has left after it"),
          column<Row>("ball", &Row::ball, "the ball's place after it"),
          column<Row>("outcome", &Row::outcome, "who has won, at the last turn of a finished game"),
          column<Row>("worth", &Row::worth, "what that is worth to player 1")};
}

}  // namespace

Schema<GameCounts> schema_of(RowType<GameCounts> /*row*/) {
  return {"count_tennis_outcome",
          "count tennis --by outcome",
          "the games of one length",
          {{"turns", &GameCounts::turns, "turns played"},
           {"games", &GameCounts::games, "finished games of so many turns"},
           {"wins_1", &GameCounts::wins_1, "those that player 1 wins"},
           {"wins_2", &GameCounts::wins_2, "those that player 2 wins"},
           {"draws", &GameCounts::draws, "those that nobody wins"}}};
}

Schema<PositionCounts> schema_of(RowType<PositionCounts> /*row*/) {
  return {"count_tennis_positions",
          "count tennis --by positions",
          "the positions after so many turns",
          {{"turns", &PositionCounts::turns, "turns played"},
           {"positions", &PositionCounts::positions, "different (points, points, ball), finished ones included"}}};
}

Schema<PositionValue> schema_of(RowType<PositionValue> /*row*/) {
  return {"solve_tennis",
          "solve tennis",
          "one state",
          {{"points_1", &PositionValue::points_1, "points that player 1 has left"},
           {"points_2", &PositionValue::points_2, "points that player 2 has left"},
           {"ball", &PositionValue::ball, "the ball's place; positive on player 2's side"},
           {"lower", &PositionValue::lower, "the value for player 1 is at least this", ColumnType::decimal},
           {"upper", &PositionValue::upper, "the value for player 1 is at most this", ColumnType::decimal}}};
}

Schema<DrawProbability> schema_of(RowType<DrawProbability> /*row*/) {
  return {"solve_tennis_strategy",
          "solve tennis --strategy",
          "one draw of one player's optimal mix",
          {{"player", &DrawProbability::player, "whose draw: 1 or 2"},
           {"draw", &DrawProbability::draw, "the number drawn"},
           {"probability", &DrawProbability::probability, "its share of the mix", ColumnType::decimal}}};
}

Schema<PlayResult> schema_of(RowType<PlayResult> /*row*/) {
  return {"solve_tennis_play",
          "solve tennis --play",
          "the games of one result",
          {{"result", &PlayResult::result, "player 1's result"},
           {"ending", &PlayResult::ending, "beyond (the ball left the court) or points (they ran out)"},
           {"games", &PlayResult::games, "games played with that result"}}};
}

Schema<PlayedTurn> schema_of(RowType<PlayedTurn> /*row*/) {
  return {"replay_tennis", "replay tennis FILE", "one turn", turn_columns<PlayedTurn>()};
}

Schema<AnalysedTurn> schema_of(RowType<AnalysedTurn> /*row*/) {
  using Row = AnalysedTurn;
  std::vector<Column<Row>> columns = turn_columns<Row>();
  for (const Column<Row>& added : std::vector<Column<Row>>{
           {"before_lower", &Row::before_lower, "the position before the turn is worth at least this to player 1",
            ColumnType::decimal},
           {"before_upper", &Row::before_upper, "and at most this", ColumnType::decimal},
           {"after_lower", &Row::after_lower, "the position after the turn is worth at least this to player 1",
            ColumnType::decimal},
           {"after_upper", &Row::after_upper, "and at most this", ColumnType::decimal},
           {"given_away_1_lower", &Row::given_away_1_lower, "player 1's draw gave away at least this against best play",
            ColumnType::decimal},
           {"given_away_1_upper", &Row::given_away_1_upper, "and at most this", ColumnType::decimal},
           {"given_away_2_lower", &Row::given_away_2_lower, "player 2's draw gave away at least this against best play",
            ColumnType::decimal},
           {"given_away_2_upper", &Row::given_away_2_upper, "and at most this", ColumnType::decimal}}) {
    columns.push_back(added);
  }
  return {"replay_tennis_analysis", "replay tennis FILE --analyse", "one turn", std::move(columns)};
}

}  // namespace quadrille::tennis
