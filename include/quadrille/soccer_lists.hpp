// Requests for lists about Paper Soccer, a part of quadrille/soccer.hpp: the edges of a pitch, the graph of its states,
// its positions, the plies of one drawing, and replayed records.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/job.hpp"
#include "quadrille/natural.hpp"
#include "quadrille/record.hpp"
#include "quadrille/table.hpp"

namespace quadrille::soccer {

/// An edge of a pitch's lattice. Drawings are numbers in which bit e is edge e.
struct EdgeRow {
  int edge = 0;      ///< the segment
  std::string from;  ///< its first end: "(0,1)"
  std::string to;    ///< its other end
};

/// A ply from one state to another in the state graph, whose states are the strong classes.
struct GraphEdgeRow {
  int from = 0;      ///< the number of a state, as in GraphNodeRow
  int to = 0;        ///< the state after the ply
  int ply = 0;       ///< its number in the game, 1 for the first
  int player = 0;    ///< the player who draws it, 1 or 2
  int edge = 0;      ///< the edge it draws, as in EdgeRow
  std::string ball;  ///< the vertex where the ball lies
};

/// A state of the state graph.
struct GraphNodeRow {
  int node = 0;         ///< its number
  int ply = 0;          ///< segments drawn
  std::string ball;     ///< the vertex where the ball lies
  int mover = 0;        ///< the player to move, 1 or 2
  std::string outcome;  ///< "ongoing", "goal_1", "goal_2", "blocked"
  Natural histories;    ///< the number of histories that lead to it
  std::string history;  ///< the least of these
};

/// A ply of one history.
struct DrawingRow {
  std::string from;  ///< the vertex before the ply
  std::string to;    ///< the vertex after the ply
  int ply = 0;       ///< segments drawn
  int player = 0;    ///< 1 or 2
  int edge = 0;      ///< the segment
};

/// A strong class.
struct PositionRow {
  int grade = 0;        ///< the number of drawn edges
  std::string drawing;  ///< the drawn edges as a hexadecimal number: "0x1e5"
  std::string ball;     ///< the vertex where the ball lies
  int mover = 0;        ///< the player to move, 1 or 2
  int bounces = 0;      ///< bounces of each of its histories
  Natural size;         ///< the number of histories in the class
  std::string outcome;  ///< "ongoing", "goal_1", "goal_2", "blocked"
};

/// A ply of a written history, or the start (ply 0) of a history without plies.
struct ReplayRow {
  int history = 0;                         ///< its number in the record, 1 for the first
  int ply = 0;                             ///< segments drawn
  std::optional<int> mover = {};           ///< the player to move, 1 or 2
  std::optional<std::string> from = {};    ///< the vertex before the ply
  std::string to;                          ///< the vertex after the ply
  std::optional<std::string> bounce = {};  ///< "yes" if the same player draws again after it (Def. 2.5), "no" otherwise
  std::optional<std::string> outcome = {};  ///< the outcome of the history, at its last ply
};

Schema<EdgeRow> schema_of(RowType<EdgeRow>);            ///< the columns of its table
Schema<GraphEdgeRow> schema_of(RowType<GraphEdgeRow>);  ///< the columns of its table
Schema<GraphNodeRow> schema_of(RowType<GraphNodeRow>);  ///< the columns of its table
Schema<DrawingRow> schema_of(RowType<DrawingRow>);      ///< the columns of its table
Schema<PositionRow> schema_of(RowType<PositionRow>);    ///< the columns of its table
Schema<ReplayRow> schema_of(RowType<ReplayRow>);        ///< the columns of its table

/// The edges of a pitch.
struct EdgesRequest {
  std::string pitch;  ///< "paper:3x3", "classic:8x10"
};

/// The state graph of a pitch, or one drawing of it: the plies of a history.
struct GraphRequest {
  std::string pitch;                     ///< "paper:3x3", "classic:8x10"
  std::optional<int> plies = {};         ///< the last ply of the listed states; all states if empty
  bool nodes = false;                    ///< true: lists the states, by ply and by their least history; false: the
                                         ///< plies between them, by the state and by the ball's next vertex
  std::optional<std::string> history{};  ///< if set, this history's plies are listed, and no states: "(2,2) (2,1)"
  std::size_t most_states = 100'000;     ///< a larger graph is refused
};

/// The positions of a pitch, in the order of grade, drawing (as a number) and ball.
struct PositionsRequest {
  std::string pitch;              ///< "paper:3x3", "classic:8x10"
  std::optional<int> plies = {};  ///< the last ply listed; the whole game if empty
};

/// @{
/// Checks that drawings can hold the pitch and that the history is legal on it, and makes the table. In the plan, the
/// pitch and the history are in their normal form. The rows of a graph are GraphEdgeRow, GraphNodeRow or DrawingRow.
/// \throws Error (unusable_input) if the pitch or the history cannot be read, or the pitch is too large for drawings;
///         Error (breaks_rules) if the history breaks the rules
/// \complexity O(plies of the history)
Plan<EdgesRequest> plan(const EdgesRequest& request, const Options& options = {});
Plan<GraphRequest> plan(const GraphRequest& request, const Options& options = {});
Plan<PositionsRequest> plan(const PositionsRequest& request, const Options& options = {});
/// @}

/// @{
/// Lists as planned. Graphs are listed on one thread, ply by ply: a run that ends early has the finished plies.
/// \throws Error (unusable_input) if a graph has more states than allowed, naming the last ply that would fit
/// \complexity edges: O(edges); graphs: O(classes * (plies from each + history)) time and memory; a drawing: O(plies)
Answer run(const Plan<EdgesRequest>& plan, const Options& options = {});
Answer run(const Plan<GraphRequest>& plan, const Options& options = {});
/// @}

/// Plans and runs. \throws as both \complexity as both
template <class Request>
Answer list(const Request& request, const Options& options = {}) {
  return run(plan(request, options), options);
}

/// The states of a pitch and the plies between them: both tables of one walk.
struct Graph {
  std::vector<GraphNodeRow> nodes;  ///< the states
  std::vector<GraphEdgeRow> edges;  ///< the plies between them
  Ending ending{};                  ///< how the walk ended
};

/// Both tables. \pre the request names no history \throws Error as plan and run \complexity as run
Graph graph_of(const GraphRequest& request, const Options& options = {});

/// Takes some consecutive rows. \returns true if it wants more
using PositionSink = std::function<bool(std::span<const PositionRow>)>;

/// Takes the rows as texts, which several threads make.
struct PositionTextSink {
  /// Appends the text of some consecutive rows. Several threads call it at once.
  std::function<void(std::span<const PositionRow>, std::string&)> append;
  /// Takes the next text, in the order of the rows. \returns true if it wants more
  std::function<bool(std::string_view)> take;
};

/// The end of a stream of positions.
struct PositionsEnding : Ending {
  std::size_t taken = 0;  ///< the number of rows that the sink took
  bool enough = false;    ///< true if the sink wanted no more
};

/// The number of rows of the request. Nothing if it cannot be found in less than a second or within the options'
/// memory, or if the stop token is set. \throws Error (unusable_input) as for_each_position \complexity a sweep of less
/// than a second
std::optional<RequestSize> size_of(const PositionsRequest& request, const Options& options = {});

/// @{
/// Passes every position to the sink once: the rows are too many to hold. If the sink wants no more, the run ends with
/// RunStatus::interrupted. Options::checkpoint is ignored.
/// \throws Error (unusable_input) if the pitch cannot be read or is too large for drawings; whatever the sink throws
/// \complexity O(classes * (plies from each + log(largest ply))) time; O(largest two plies) memory
PositionsEnding for_each_position(const PositionsRequest& request, const PositionSink& sink,
                                  const Options& options = {});
PositionsEnding for_each_position(const PositionsRequest& request, const PositionTextSink& sink,
                                  const Options& options = {});
/// @}

/// A record: a line `pitch paper:3x3`, then one line for each history, as `(2,2)
/// (2,1) (3,1)`; # starts a comment.
struct ReplayRequest {
  std::string record;      ///< the text
  std::string file = "-";  ///< the source of the text, as the table's provenance names it
};

/// @{
/// Replays a record by the rules, with one row for each ply. A faulty history has the
/// rows before its fault. The table's provenance names the pitch among the rules. The
/// replay works on the calling thread, and stops between histories, also at the
/// deadline. \throws Error (unusable_input) naming line and column of a text that
/// cannot be read, or if the pitch is too large
///         for drawings
/// \complexity O(plies)
Plan<ReplayRequest> plan(const ReplayRequest& request, const Options& options = {});
RecordAnswer run(const Plan<ReplayRequest>& plan, const Options& options = {});
/// @}

/// Plans and runs. \throws as both \complexity as both
inline RecordAnswer replay(const ReplayRequest& request, const Options& options = {}) {
  return run(plan(request, options), options);
}

}  // namespace quadrille::soccer
