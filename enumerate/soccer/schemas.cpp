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

// The schema of rows with a key, histories and weak classes.
template <class Row, class Key>
Schema<Row> schema_by(const std::string& by, Key Row::*key, const char* row, const char* meaning) {
  return {"count_soccer_" + by,
          "count soccer --by " + by,
          row,
          {{by, key, meaning}, {"histories", &Row::histories, histories}, {"weak_classes", &Row::weak_classes, weak}}};
}

}  // namespace

Schema<PlyCounts> schema_of(RowType<PlyCounts> /*row*/) {
  return {
      "count_soccer_ply",
      "count soccer --by ply",
      "the positions after so many plies",
      {{"ply", &PlyCounts::ply, "drawn segments so far"},
       {"histories", &PlyCounts::histories, histories},
       {"weak_classes", &PlyCounts::weak_classes, weak},
       {"strong_classes", &PlyCounts::strong_classes, "strong classes: different drawings with the ball (Def. 2.8)"},
       {"goal_1", &PlyCounts::goal_1, "weak classes whose ball lies on g1: player 2 has won"},
       {"goal_2", &PlyCounts::goal_2, "weak classes whose ball lies on g2: player 1 has won"},
       {"blocked", &PlyCounts::blocked,
        "weak classes without a goal and without a legal ply: the player to move has lost"}}};
}

Schema<TotalCounts> schema_of(RowType<TotalCounts> /*row*/) {
  return {"count_soccer_total",
          "count soccer --by total",
          "the whole game, or all plies up to --plies",
          {{"histories", &TotalCounts::histories, histories},
           {"weak_classes", &TotalCounts::weak_classes, weak},
           {"strong_classes", &TotalCounts::strong_classes, "strong classes (Def. 2.8)"}}};
}

Schema<PitchCounts> schema_of(RowType<PitchCounts> /*row*/) {
  return {"count_soccer_pitches",
          "count soccer --pitch FAMILY --by total",
          "the whole game of one pitch, or all plies up to --plies",
          {{"pitch", &PitchCounts::pitch, "the pitch, as paper:MxN"},
           {"histories", &PitchCounts::histories, histories},
           {"weak_classes", &PitchCounts::weak_classes, weak},
           {"strong_classes", &PitchCounts::strong_classes, "strong classes (Def. 2.8)"}}};
}

Schema<BallCounts> schema_of(RowType<BallCounts> /*row*/) {
  return schema_by("ball", &BallCounts::ball, "all positions with the ball at one vertex", "the vertex, as (i,j)");
}

Schema<BounceCounts> schema_of(RowType<BounceCounts> /*row*/) {
  return schema_by("bounces", &BounceCounts::bounces, "all positions after so many bounces",
                   "plies after which the same player went on");
}

Schema<VertexCounts> schema_of(RowType<VertexCounts> /*row*/) {
  return schema_by("vertices", &VertexCounts::vertices, "all positions with so many drawn vertices",
                   "ends of drawn segments, b0 always among them");
}

Schema<SizeCounts> schema_of(RowType<SizeCounts> /*row*/) {
  return schema_by("size", &SizeCounts::size, "all weak classes of one size", "how many histories a weak class holds");
}

Schema<OutcomeCounts> schema_of(RowType<OutcomeCounts> /*row*/) {
  return {"count_soccer_outcome",
          "count soccer --by outcome",
          "the games that end with this ply",
          {{"ply", &OutcomeCounts::ply, "drawn segments at the end"},
           {"goal_wins_1", &OutcomeCounts::goal_wins_1, "those that player 1 wins: the ball lies on g2"},
           {"goal_wins_2", &OutcomeCounts::goal_wins_2, "those that player 2 wins: the ball lies on g1"},
           {"blocked_wins_1", &OutcomeCounts::blocked_wins_1,
            "those that player 1 wins: player 2 is to move and has no legal ply"},
           {"blocked_wins_2", &OutcomeCounts::blocked_wins_2,
            "those that player 2 wins: player 1 is to move and has no legal ply"}}};
}

Schema<WinnerCounts> schema_of(RowType<WinnerCounts> /*row*/) {
  return {"count_soccer_winner",
          "count soccer --by winner",
          "the positions after so many plies",
          {{"ply", &WinnerCounts::ply, "drawn segments so far"},
           {"wins_1", &WinnerCounts::wins_1, "weak classes from which player 1 wins under best play, ended ones too"},
           {"wins_2", &WinnerCounts::wins_2, "weak classes from which player 2 wins under best play, ended ones too"}}};
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
