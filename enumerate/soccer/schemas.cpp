// What the tables of Paper Soccer hold.
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_family.hpp"
#include "quadrille/soccer_solve.hpp"

namespace quadrille::soccer {

namespace {

const char* const histories = "histories: legal sequences of ball vertices from the start, finished or not";
const char* const weak = "weak classes among them: different drawings (Def. 2.7)";

const char* const outcomes =
    "ongoing, goal_1 (player 2 has won), goal_2 (player 1 has won) or blocked (the mover has lost)";

// A column that is never empty.
template <class Value>
Column<CountRow> always(const char* name, Value CountRow::*member, const char* meaning) {
  Column<CountRow> column(name, member, meaning);
  column.schema.optional = false;
  return column;
}

// The schema of rows with a key, histories and weak classes.
Schema<CountRow> schema_by_key(const std::string& by, Column<CountRow> key, const char* row) {
  return {"count_soccer_" + by,
          "count soccer --by " + by,
          row,
          {std::move(key),
           {"histories", &CountRow::histories, histories},
           always("weak_classes", &CountRow::weak_classes, weak)}};
}

// The columns of a total.
std::vector<Column<CountRow>> total_columns() {
  return {{"histories", &CountRow::histories, histories},
          always("weak_classes", &CountRow::weak_classes, weak),
          always("strong_classes", &CountRow::strong_classes, "strong classes (Def. 2.8)")};
}

}  // namespace

Schema<CountRow> schema_of(By by) {
  switch (by) {
    case By::ply:
      return {"count_soccer_ply",
              "count soccer --by ply",
              "the positions after so many plies",
              {always("ply", &CountRow::ply, "drawn segments so far"),
               {"histories", &CountRow::histories, histories},
               always("weak_classes", &CountRow::weak_classes, weak),
               always("strong_classes", &CountRow::strong_classes,
                      "strong classes: different drawings with the ball (Def. 2.8)"),
               {"goal_1", &CountRow::goal_1, "weak classes whose ball lies on g1: player 2 has won"},
               {"goal_2", &CountRow::goal_2, "weak classes whose ball lies on g2: player 1 has won"},
               {"blocked", &CountRow::blocked,
                "weak classes without a goal and without a legal ply: the player to move has lost"}}};
    case By::total:
      return {"count_soccer_total", "count soccer --by total",
              "the whole game, or all plies up to the last that was asked for", total_columns()};
    case By::ball:
      return schema_by_key("ball", always("ball", &CountRow::ball, "the vertex, as (i,j)"),
                           "all positions with the ball at one vertex");
    case By::bounces:
      return schema_by_key("bounces",
                           always("bounces", &CountRow::bounces, "plies after which the same player went on"),
                           "all positions after so many bounces");
    case By::vertices:
      return schema_by_key("vertices",
                           always("vertices", &CountRow::vertices, "ends of drawn segments, b0 always among them"),
                           "all positions with so many drawn vertices");
    case By::size: {
      Schema<CountRow> schema =
          schema_by_key("size", always("size", &CountRow::size, "how many histories a weak class holds"),
                        "all weak classes of one size");
      schema.columns[1].schema.optional = false;
      return schema;
    }
    case By::outcome:
      return {"count_soccer_outcome",
              "count soccer --by outcome",
              "the games that end with this ply",
              {always("ply", &CountRow::ply, "drawn segments at the end"),
               {"goal_wins_1", &CountRow::goal_wins_1, "those that player 1 wins: the ball lies on g2"},
               {"goal_wins_2", &CountRow::goal_wins_2, "those that player 2 wins: the ball lies on g1"},
               {"blocked_wins_1", &CountRow::blocked_wins_1,
                "those that player 1 wins: player 2 is to move and has no legal ply"},
               {"blocked_wins_2", &CountRow::blocked_wins_2,
                "those that player 2 wins: player 1 is to move and has no legal ply"}}};
    case By::winner:
      return {
          "count_soccer_winner",
          "count soccer --by winner",
          "the positions after so many plies",
          {always("ply", &CountRow::ply, "drawn segments so far"),
           always("wins_1", &CountRow::wins_1, "weak classes from which player 1 wins under best play, ended ones too"),
           always("wins_2", &CountRow::wins_2,
                  "weak classes from which player 2 wins under best play, ended ones too")}};
  }
  return {};
}

Schema<CountRow> schema_of_family() {
  Schema<CountRow> schema{"count_soccer_pitches", "count soccer --pitch FAMILY --by total",
                          "the whole game of one pitch, or all plies up to the last that was asked for",
                          total_columns()};
  schema.columns.insert(schema.columns.begin(), always("pitch", &CountRow::pitch, "the pitch, as paper:MxN"));
  return schema;
}

std::vector<CountRow> rows(const Answer& answer) {
  for (const By by : groupings) {
    const Schema<CountRow> schema = schema_of(by);
    if (schema.name == answer.table.name) return rows_of(answer.table, schema);
  }
  return rows_of(answer.table, schema_of_family());
}

Schema<EdgeRow> schema_of(RowType<EdgeRow> /*row*/) {
  return {"export_edges",
          "export edges",
          "one edge of the pitch",
          {{"edge", &EdgeRow::edge, "its number: the bit of a drawing that says whether it is drawn"},
           {"from", &EdgeRow::from, "its end that comes first"},
           {"to", &EdgeRow::to, "its other end"}}};
}

Schema<GraphEdgeRow> schema_of(RowType<GraphEdgeRow> /*row*/) {
  return {"export_graph_edges",
          "export graph",
          "one ply from one state to another, by the state and by where the ball goes",
          {{"from", &GraphEdgeRow::from, "the number of the state, as in export_graph_nodes"},
           {"to", &GraphEdgeRow::to, "the number of the state it leads to"},
           {"ply", &GraphEdgeRow::ply, "its number in the game, 1 for the first"},
           {"player", &GraphEdgeRow::player, "who draws it, 1 or 2"},
           {"edge", &GraphEdgeRow::edge, "the number of the edge it draws, as in export_edges"},
           {"ball", &GraphEdgeRow::ball, "where the ball goes"}}};
}

Schema<GraphNodeRow> schema_of(RowType<GraphNodeRow> /*row*/) {
  return {"export_graph_nodes",
          "export graph --nodes",
          "one state, by ply and by its least history",
          {{"node", &GraphNodeRow::node, "its number"},
           {"ply", &GraphNodeRow::ply, "how many plies lead to it"},
           {"ball", &GraphNodeRow::ball, "where the ball lies"},
           {"mover", &GraphNodeRow::mover, "the player to move, 1 or 2"},
           {"outcome", &GraphNodeRow::outcome, outcomes},
           {"histories", &GraphNodeRow::histories, "how many histories lead to it"},
           {"history", &GraphNodeRow::history, "the least of them"}}};
}

Schema<DrawingRow> schema_of(RowType<DrawingRow> /*row*/) {
  return {"export_graph_drawing",
          "export graph --history",
          "one ply of the history, in the order they were drawn",
          {{"from", &DrawingRow::from, "where the ball lay"},
           {"to", &DrawingRow::to, "where it went"},
           {"ply", &DrawingRow::ply, "its number, 1 for the first"},
           {"player", &DrawingRow::player, "who drew it, 1 or 2"},
           {"edge", &DrawingRow::edge, "the number of the edge, as in export_edges"}}};
}

Schema<PositionRow> schema_of(RowType<PositionRow> /*row*/) {
  return {
      "export_positions",
      "export positions",
      "one strong class, in the order of grade, drawing and ball",
      {{"grade", &PositionRow::grade, "how many edges are drawn"},
       {"drawing", &PositionRow::drawing, "the drawn edges as a hexadecimal number: bit e is edge e of export edges"},
       {"ball", &PositionRow::ball, "where the ball lies"},
       {"mover", &PositionRow::mover, "the player to move, 1 or 2"},
       {"bounces", &PositionRow::bounces, "how many plies of each of its histories were bounces"},
       {"size", &PositionRow::size, "how many histories the class holds"},
       {"outcome", &PositionRow::outcome, outcomes}}};
}

Schema<ReplayRow> schema_of(RowType<ReplayRow> /*row*/) {
  return {"replay_soccer",
          "replay soccer FILE",
          "one ply of one history",
          {{"history", &ReplayRow::history, "the history's number in the record"},
           {"ply", &ReplayRow::ply, "the ply's number in the history"},
           {"mover", &ReplayRow::mover, "who drew it: 1 or 2"},
           {"from", &ReplayRow::from, "where the ball lay"},
           {"to", &ReplayRow::to, "where the ball went"},
           {"bounce", &ReplayRow::bounce, "yes if the same player goes on after it (Def. 2.5)"},
           {"outcome", &ReplayRow::outcome, "how the history stands, at its last ply"}}};
}

Schema<PitchWinner> schema_of(RowType<PitchWinner> /*row*/) {
  return {"solve_soccer",
          "solve soccer",
          "a pitch, or a position of it, and who wins under best play",
          {{"pitch", &PitchWinner::pitch, "the pitch, as paper:MxN"},
           {"winner", &PitchWinner::winner, "1 or 2, the player who wins (1 moves first); empty where undecided"}}};
}

Schema<PlyWinner> schema_of(RowType<PlyWinner> /*row*/) {
  return {"solve_soccer_moves",
          "solve soccer --moves",
          "a legal ply",
          {{"to", &PlyWinner::to, "where the ball goes"},
           {"winner", &PlyWinner::winner, "1 or 2, the player who wins after it; empty where undecided"}}};
}

Schema<LinePly> schema_of(RowType<LinePly> /*row*/) {
  return {"solve_soccer_line",
          "solve soccer --line",
          "a ply of best play",
          {{"ply", &LinePly::ply, "its number in the game, 1 for the first"},
           {"mover", &LinePly::mover, "1 or 2, the player who draws it"},
           {"to", &LinePly::to, "where the ball goes"}}};
}

}  // namespace quadrille::soccer
