// Paper Soccer: what can be counted and listed of a pitch.
//
//     for (const auto& row : quadrille::soccer::count(quadrille::soccer::CountQuery{.pitch = "paper:3x3"}).rows) {
//       std::cout << row.ply << ' ' << row.weak_classes << '\n';
//     }
//
// A history is the sequence of the ball's vertices from the start. Two histories are in one weak class if they have the
// same drawing (Def. 2.7), and in one strong class if the ball lies on the same vertex too (Def. 2.8). A pitch is named
// by its rules and its size: "paper:MxN" is Def. 2.1 of "Experiments in Paper Soccer" (Hoivik); "classic:WxH", both
// even, is the pitch that people play on, with walls and goal mouths. Families of pitches: soccer_family.hpp.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "quadrille/detail/soccer_pitch.hpp"
#include "quadrille/job.hpp"
#include "quadrille/natural.hpp"
#include "quadrille/soccer_lists.hpp"
#include "quadrille/table.hpp"

/// \namespace quadrille::soccer
/// Paper Soccer: what can be counted and listed of a pitch.
namespace quadrille::soccer {

/// How to count. All engines give the same numbers; an engine leaves a column empty that it cannot know.
enum class Engine {
  automatic,  ///< the job chooses, and notes which and why
  layered,    ///< lists the classes a ply at a time, with their histories; holds two plies; fills every column
  reverse,    ///< lists the classes and holds none; no histories
  frontier,   ///< counts classes without listing them, on narrow pitches of any length; no histories, no outcomes
  trails,  ///< counts histories and finished games too without listing them, on narrower pitches; not up to the mirror
};

/// As `--engine` names it: auto, layered, reverse, frontier, trails.
std::string_view to_string(Engine engine);

/// What is counted of a pitch; `Row` says by what.
template <class Row>
struct CountBy {
  std::string pitch;                  ///< "paper:3x3", "classic:8x10"
  Engine engine = Engine::automatic;  ///< how
  std::optional<int> plies = {};      ///< the last ply counted, at least 0; the whole game if empty
  /// Whether everything is counted up to the reflection that maps the start and each goal to itself: two histories or
  /// classes that are mirror images count once, and a ball off the axis counts at the smaller of its two vertices.
  bool mirror = false;
};

/// The positions after so many plies.
struct PlyCounts {
  int ply = 0;                       ///< segments drawn
  std::optional<Natural> histories;  ///< sequences of the ball's vertices; empty if the engine cannot know them
  Natural weak_classes;              ///< drawings
  Natural strong_classes;            ///< drawings with a ball
  std::optional<Natural> goal_1;     ///< weak classes whose ball lies on g1: player 2 has won
  std::optional<Natural> goal_2;     ///< weak classes whose ball lies on g2: player 1 has won
  std::optional<Natural> blocked;    ///< weak classes without a goal and without a legal ply: the mover has lost
  friend bool operator==(const PlyCounts&, const PlyCounts&) = default;
};

/// All positions, over all plies.
struct TotalCounts {
  std::optional<Natural> histories;  ///< sequences of the ball's vertices; empty if the engine cannot know them
  Natural weak_classes;              ///< drawings
  Natural strong_classes;            ///< drawings with a ball
  friend bool operator==(const TotalCounts&, const TotalCounts&) = default;
};

/// The positions with the ball at one vertex.
struct BallCounts {
  std::string ball;                  ///< "(2,1)"
  std::optional<Natural> histories;  ///< sequences of the ball's vertices; empty if the engine cannot know them
  Natural weak_classes;              ///< drawings
  friend bool operator==(const BallCounts&, const BallCounts&) = default;
};

/// The positions after so many bounces.
struct BounceCounts {
  int bounces = 0;                   ///< plies after which the same player continues
  std::optional<Natural> histories;  ///< sequences of the ball's vertices; empty if the engine cannot know them
  Natural weak_classes;              ///< drawings
  friend bool operator==(const BounceCounts&, const BounceCounts&) = default;
};

/// The positions with so many drawn vertices.
struct VertexCounts {
  int vertices = 0;                  ///< ends of drawn segments, and the start always
  std::optional<Natural> histories;  ///< sequences of the ball's vertices; empty if the engine cannot know them
  Natural weak_classes;              ///< drawings
  friend bool operator==(const VertexCounts&, const VertexCounts&) = default;
};

/// The weak classes of one size.
struct SizeCounts {
  Natural size;          ///< how many histories such a class holds
  Natural histories;     ///< sequences of the ball's vertices
  Natural weak_classes;  ///< drawings
  friend bool operator==(const SizeCounts&, const SizeCounts&) = default;
};

/// The games that end with one ply, by winner and by how they end. A ply at which no game ends has no row. A count is
/// empty only where a limit ended the job before it was known.
struct OutcomeCounts {
  int ply = 0;                            ///< segments drawn
  std::optional<Natural> goal_wins_1;     ///< finished histories that player 1 wins: the ball lies on g2
  std::optional<Natural> goal_wins_2;     ///< finished histories that player 2 wins: the ball lies on g1
  std::optional<Natural> blocked_wins_1;  ///< those that player 1 wins: player 2 is to move and has no ply
  std::optional<Natural> blocked_wins_2;  ///< those that player 2 wins: player 1 is to move and has no ply
  friend bool operator==(const OutcomeCounts&, const OutcomeCounts&) = default;
};

/// The positions after so many plies, by who wins from there under best play. The whole pitch has to be solved for any
/// of them, so it is one that can be listed: each class is held at once, in ten bytes on up to 64 segments.
struct WinnerCounts {
  int ply = 0;     ///< segments drawn
  Natural wins_1;  ///< weak classes from which player 1 wins, ended ones too
  Natural wins_2;  ///< weak classes from which player 2 wins, ended ones too
  friend bool operator==(const WinnerCounts&, const WinnerCounts&) = default;
};

using CountQuery = CountBy<PlyCounts>;               ///< by ply
using CountTotalQuery = CountBy<TotalCounts>;        ///< over all plies
using CountByBallQuery = CountBy<BallCounts>;        ///< by the vertex where the ball lies
using CountByBouncesQuery = CountBy<BounceCounts>;   ///< by the number of bounces
using CountByVerticesQuery = CountBy<VertexCounts>;  ///< by the number of drawn vertices
using CountBySizeQuery = CountBy<SizeCounts>;        ///< weak classes by their number of histories
using CountOutcomeQuery = CountBy<OutcomeCounts>;    ///< finished games by ply, winner and how they end
using CountWinnerQuery = CountBy<WinnerCounts>;      ///< weak classes by ply and by who wins under best play

Schema<PlyCounts> schema_of(RowType<PlyCounts>);          ///< the columns of its table
Schema<TotalCounts> schema_of(RowType<TotalCounts>);      ///< the columns of its table
Schema<BallCounts> schema_of(RowType<BallCounts>);        ///< the columns of its table
Schema<BounceCounts> schema_of(RowType<BounceCounts>);    ///< the columns of its table
Schema<VertexCounts> schema_of(RowType<VertexCounts>);    ///< the columns of its table
Schema<SizeCounts> schema_of(RowType<SizeCounts>);        ///< the columns of its table
Schema<OutcomeCounts> schema_of(RowType<OutcomeCounts>);  ///< the columns of its table
Schema<WinnerCounts> schema_of(RowType<WinnerCounts>);    ///< the columns of its table

/// A count whose engine is chosen and can take the query: what `plan` returns.
template <class Row>
struct CountPlan {
  CountBy<Row> query;    ///< its engine is not `automatic`, its pitch is named in the normal form
  PitchName pitch{};     ///< the query's, read
  std::string reason{};  ///< why that engine; empty if the query named it
  /// Whether the query left the choice open and the engine leaves columns empty, or may not come to an end: a note says
  /// so before it counts.
  bool is_compromise = false;
  /// Where the frontier leaves histories empty that trails can count: how many seconds of a thread it is expected to
  /// take.
  std::optional<double> trails_seconds{};
  std::optional<Result<Row>> counted{};  ///< where choosing the engine was interrupted
  std::vector<std::string> unfilled{};   ///< the columns that the engine leaves empty
  /// The strong classes up to the last ply, not up to the mirror, where choosing the engine has counted them.
  std::optional<Natural> classes{};
};

/// Chooses the engine and checks that it can take the query. A plan that the stop token ends holds the result of a
/// count that was interrupted before its first ply, which `count` returns.
/// \throws Error (unusable_input) if the pitch cannot be read, or has no mirror and is asked for one; if the plies are
///         negative; or naming what the engine cannot take (the pitch, the grouping, a last ply, a checkpoint) and one
///         that can
/// \complexity O(1), or a sweep of less than a second
template <class Row>
CountPlan<Row> plan(const CountBy<Row>& query, const Options& options = {});

/// @{
/// The request in its normal form: `quadrille count soccer --pitch paper:3x3 --engine layered --by ply`. A checkpoint
/// bears it. \pre the engine is not automatic
/// \throws Error (unusable_input) if the query's pitch cannot be read; nothing for a plan \complexity O(1)
template <class Row>
std::string request_of(const CountPlan<Row>& plan);
template <class Row>
std::string request_of(const CountBy<Row>& query);
/// @}

/// How many states the count expands: nothing where that is not known in less than a second or within the options'
/// memory, where the engine lists none, or if the stop token is set. Takes no Options::checkpoint. Throws nothing.
/// \complexity O(1) where choosing the engine has counted the classes, else a sweep of less than a second
template <class Row>
std::optional<RequestSize> size_of(const CountPlan<Row>& plan, const Options& options = {});

/// What is known of a count before it starts: for the user, who may have to agree to it.
template <class Row>
struct CountOutlook {
  const CountPlan<Row>& plan;       ///< how it will be counted
  std::optional<RequestSize> size;  ///< as size_of
  /// Whether the same would be counted in total by an engine that lists no class. This and the next are found out where
  /// the size is beyond the usual.
  bool total_is_swept = false;
  /// The bytes with which trails, which lists none either, is expected to answer this very query, if it can.
  std::optional<std::uint64_t> memory_of_trails{};
};

/// Is shown the outlook of a count once, before it starts. What it throws ends the job before any work.
template <class Row>
using OnCountOutlook = std::function<void(const CountOutlook<Row>&)>;

/// @{
/// Counts histories and classes. The rows are the same for any number of threads. A count that ends early has the rows
/// of the plies that were finished; the frontier, which works across all plies, has none, and WinnerCounts are finished
/// from the last ply to the first; trails has the columns that it knows by then. Options::checkpoint is taken by the
/// engines layered, frontier and trails, and on ranks by reverse, but not for WinnerCounts.
/// Without `on_outlook` nothing is found out about the size.
/// \pre the plan is as `plan` made it: its `pitch` is counted, which is its query's
/// \tparam Row  one of the row types above
/// \throws Error (unusable_input) as `plan` does, if the checkpoint is not this request's, or if ranks are to count
///         modulo primes and the engine cannot; what on_outlook throws
/// \complexity layered, reverse: O(classes * plies from each) time; layered O(two plies), for WinnerCounts O(classes),
///             and reverse O(1) memory.
///             frontier: O(vertices * states), with about 4^w w! / log(2)^w states for w vertices along the shorter
///             side, and as many times the plies for PlyCounts.
///             trails: O(segments * states), with about as many states as involutions of the segments that cross a line
///             across the pitch, and as many times the plies but for TotalCounts
template <class Row>
Result<Row> count(const CountPlan<Row>& plan, const Options& options = {});
template <class Row>
Result<Row> count(const CountBy<Row>& query, const Options& options = {},
                  const std::type_identity_t<OnCountOutlook<Row>>& on_outlook = {});
/// @}

}  // namespace quadrille::soccer
