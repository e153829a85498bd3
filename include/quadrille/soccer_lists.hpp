// Paper Soccer's lists, a part of quadrille/soccer.hpp: the edges of a pitch, its state graph, its positions, one
// drawing, and written records replayed.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "quadrille/job.hpp"
#include "quadrille/natural.hpp"
#include "quadrille/record.hpp"
#include "quadrille/table.hpp"

namespace quadrille::soccer {

/// An edge of a pitch's lattice. Drawings are numbers whose bit e is edge e.
struct EdgeRow {
  int edge = 0;      ///< the segment
  std::string from;  ///< its end that comes first: "(0,1)"
  std::string to;    ///< its other vertex
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
  int mover = 0;        ///< 1 or 2
  std::string outcome;  ///< "ongoing", "goal_1", "goal_2", "blocked"
  Natural histories;    ///< how many lead to it
  std::string history;  ///< the least of them
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
  int grade = 0;        ///< how many edges are drawn
  std::string drawing;  ///< the drawn edges as a hexadecimal number: "0x1e5"
  std::string ball;     ///< the vertex where the ball lies
  int mover = 0;        ///< the player, 1 or 2, whose turn it is
  int bounces = 0;      ///< of each of its histories
  Natural size;         ///< how many histories the class holds
  std::string outcome;  ///< "ongoing", "goal_1", "goal_2", "blocked"
};

/// A ply of a written history, or its start (ply 0) where it has no plies.
struct ReplayRow {
  int history = 0;                          ///< its number in the record, 1 for the first
  int ply = 0;                              ///< segments drawn
  std::optional<int> mover = {};            ///< the player, 1 or 2, whose turn it is
  std::optional<std::string> from = {};     ///< the vertex before the ply
  std::string to;                           ///< the vertex after the ply
  std::optional<std::string> bounce = {};   ///< "yes" if the same player goes on after it (Def. 2.5), "no" otherwise
  std::optional<std::string> outcome = {};  ///< how the history stands, at its last ply
};

Schema<EdgeRow> schema_of(RowType<EdgeRow>);            ///< the columns of its table
Schema<GraphEdgeRow> schema_of(RowType<GraphEdgeRow>);  ///< the columns of its table
Schema<GraphNodeRow> schema_of(RowType<GraphNodeRow>);  ///< the columns of its table
Schema<DrawingRow> schema_of(RowType<DrawingRow>);      ///< the columns of its table
Schema<PositionRow> schema_of(RowType<PositionRow>);    ///< the columns of its table
Schema<ReplayRow> schema_of(RowType<ReplayRow>);        ///< the columns of its table

/// The edges of a pitch.
struct EdgesQuery {
  std::string pitch;  ///< "paper:3x3", "classic:8x10"
};

/// The plies between the states of a pitch, by the state and by where the ball goes.
struct GraphEdgesQuery {
  std::string pitch;                  ///< "paper:3x3", "classic:8x10"
  std::optional<int> plies = {};      ///< the states within so many plies; all if empty
  std::size_t most_states = 100'000;  ///< of more the query is refused
};

/// The states of a pitch, by ply and by their least history.
struct GraphNodesQuery {
  std::string pitch;                  ///< "paper:3x3", "classic:8x10"
  std::optional<int> plies = {};      ///< the last ply
  std::size_t most_states = 100'000;  ///< more states than this are refused
};

/// The plies of a history.
struct DrawingQuery {
  std::string pitch;    ///< "paper:3x3", "classic:8x10"
  std::string history;  ///< "(2,2) (2,1)", the start first
};

/// The positions of a pitch, in the order of grade, drawing (as a number) and ball.
struct PositionsQuery {
  std::string pitch;              ///< "paper:3x3", "classic:8x10"
  std::optional<int> plies = {};  ///< the last ply listed; the whole game if empty
};

/// @{
/// Graphs are listed on one thread, ply by ply: a job that ends early has the plies that it finished.
/// \throws Error (unusable_input) if the pitch cannot be read or is too large for drawings; if a graph has more states
///         than allowed, naming the last ply that would fit; if a history cannot be read. Error (breaks_rules) if a
///         history breaks the rules
/// \complexity edges: O(edges); graphs: O(classes * (plies from each + history)) time and memory; a drawing: O(plies)
Result<EdgeRow> list(const EdgesQuery& query, const Options& options = {});
Result<GraphEdgeRow> list(const GraphEdgesQuery& query, const Options& options = {});
Result<GraphNodeRow> list(const GraphNodesQuery& query, const Options& options = {});
Result<DrawingRow> list(const DrawingQuery& query, const Options& options = {});
/// @}

/// The states of a pitch and the plies between them, both tables of one walk.
struct GraphQuery {
  std::string pitch;                  ///< "paper:3x3", "classic:8x10"
  std::optional<int> plies = {};      ///< the states within so many plies; all if empty
  std::size_t most_states = 100'000;  ///< of more the query is refused
};

/// What GraphNodesQuery and GraphEdgesQuery give. Both end alike.
struct Graph {
  Result<GraphNodeRow> nodes;  ///< the states
  Result<GraphEdgeRow> edges;  ///< the plies between them
};

/// Both tables. \throws Error as list(GraphNodesQuery) \complexity as list(GraphNodesQuery)
Graph list(const GraphQuery& query, const Options& options = {});

/// Takes some rows, neighbours in their order. \returns whether it wants more
using PositionSink = std::function<bool(std::span<const PositionRow>)>;

/// Takes the rows as texts, which are made on several threads.
struct PositionTextSink {
  /// Appends the text of some rows, neighbours in their order. Called from several threads at once.
  std::function<void(std::span<const PositionRow>, std::string&)> append;
  /// Takes the next text, in the order of the rows. \returns whether it wants more
  std::function<bool(std::string_view)> take;
};

/// How a stream of positions ended. It holds no rows.
struct PositionsResult : Result<PositionRow> {
  std::size_t taken = 0;  ///< how many rows the sink took
  bool enough = false;    ///< the sink wanted no more
};

/// How many rows the query has; nothing where that is not known in less than a second or within the options' memory, or
/// if the stop token is set.
/// \throws Error (unusable_input) as for_each_position \complexity a sweep of less than a second
std::optional<RequestSize> size_of(const PositionsQuery& query, const Options& options = {});

/// @{
/// Hands every position on, once. The rows are too many to hold, so the result holds none: it says how the run ended.
/// A sink that wants no more ends it with RunStatus::interrupted. Options::checkpoint is not taken.
/// \throws Error (unusable_input) if the pitch cannot be read or is too large for drawings; whatever the sink throws
/// \complexity O(classes * (plies from each + log(largest ply))) time; O(largest two plies) memory
PositionsResult for_each_position(const PositionsQuery& query, const PositionSink& sink, const Options& options = {});
PositionsResult for_each_position(const PositionsQuery& query, const PositionTextSink& sink,
                                  const Options& options = {});
/// @}

/// A record: a line `pitch paper:3x3`, then a history a line, as `(2,2) (2,1) (3,1)`; # starts a comment.
struct ReplayQuery {
  std::string record;  ///< the text
};

/// The plies of a record; a history has them up to its fault.
struct ReplayResult : RecordResult<ReplayRow> {
  std::string pitch{};  ///< of the record: "paper:3x3"
};

/// Replays a record by the rules. It runs on the calling thread; the stop token is asked between histories.
/// \throws Error (unusable_input) naming line and column of what cannot be read, or if the pitch is too large for
///         drawings \complexity O(plies)
ReplayResult replay(const ReplayQuery& query, const Options& options = {});

}  // namespace quadrille::soccer
