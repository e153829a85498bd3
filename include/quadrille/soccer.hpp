// Paper Soccer: counts of the histories, classes and finished games of a pitch.
//
//     const quadrille::Answer answer = quadrille::soccer::count({.pitch = "paper:3x3"});
//     for (const auto& row : quadrille::soccer::rows(answer)) {
//       std::cout << *row.ply << ' ' << *row.weak_classes << '\n';
//     }
//
// The terms are those of "Experiments in Paper Soccer" (T. Hoivik). A history is the list of the vertices that the ball
// has visited, in order. Two histories are in one weak class if they have the same drawing, the set of drawn segments
// (Def. 2.7). They are in one strong class if the ball also lies on the same vertex (Def. 2.8). The name of a pitch
// gives its rules and its size. "paper:MxN" is the pitch of Def. 2.1. For even W and H, "classic:WxH" is the pitch that
// people play on, with walls and goal mouths. For counts on a family of pitches see soccer_family.hpp.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/detail/soccer_pitch.hpp"
#include "quadrille/job.hpp"
#include "quadrille/natural.hpp"
#include "quadrille/soccer_lists.hpp"
#include "quadrille/table.hpp"

/// \namespace quadrille::soccer
/// Paper Soccer: pitches counted, listed, sampled, estimated and solved.
namespace quadrille::soccer {

/// The engine of a count. All engines give the same numbers; an engine leaves a column empty if it cannot compute it.
enum class Engine {
  automatic,  ///< the job chooses, and notes its choice and the reason
  layered,    ///< lists the classes a ply at a time, with their histories; holds two plies; fills every column
  reverse,    ///< lists the classes and holds none; no histories
  frontier,   ///< counts classes without listing them, on narrow pitches of any length; no histories, no outcomes
  trails,  ///< counts histories and finished games too without listing them, on narrower pitches; not up to the mirror
  colour,  ///< counts classes in total without listing them, on pitches of up to 12 by any number; no histories
};

/// All engines.
inline constexpr std::array all_engines{Engine::automatic, Engine::layered, Engine::reverse,
                                        Engine::frontier,  Engine::trails,  Engine::colour};

/// The name of an engine in `--engine`: auto, layered, reverse, frontier, trails, colour.
std::string_view to_string(Engine engine);

/// The engine of that name. \throws Error (unusable_input) if there is none \complexity O(1)
Engine parse_engine(std::string_view name);

/// The subject of a row of a count.
enum class By {
  ply,       ///< the positions after a number of plies
  total,     ///< all positions, over all plies: one row
  ball,      ///< the positions with the ball at one vertex
  bounces,   ///< the positions after a number of bounces
  vertices,  ///< the positions with a number of drawn vertices
  size,      ///< the weak classes with a number of histories
  outcome,   ///< the games that end at a given ply, by winner and manner of ending
  winner     ///< the positions after a number of plies, by their winner under best play
};

/// All groupings.
inline constexpr std::array groupings{By::ply,      By::total, By::ball,    By::bounces,
                                      By::vertices, By::size,  By::outcome, By::winner};

/// The name of a grouping in `--by`.
std::string_view to_string(By by);

/// The grouping of that name. \throws Error (unusable_input) if there is none \complexity O(1)
By parse_by(std::string_view name);

/// A count of Paper Soccer.
struct CountRequest {
  /// "paper:3x3", "classic:8x10"; in total a family too, "paper:3x1..12" (soccer_family.hpp)
  std::string pitch;
  By by = By::ply;                    ///< the subject of a row
  Engine engine = Engine::automatic;  ///< the engine
  std::optional<int> plies = {};      ///< the last ply counted, at least 0; the whole game if empty
  /// If true, everything is counted up to the reflection that maps the start and each goal to itself. Two histories or
  /// classes that are mirror images count once, and a ball off the axis counts at the smaller of its two vertices.
  bool mirror = false;
};

/// A row of any count. A table has one of the first six columns (or none, in total) and some of the numbers; the other
/// members are empty. A number in the table is empty if the engine cannot compute it. Rows that count nothing are
/// omitted.
struct CountRow {
  std::string pitch{};                      ///< of a family: "paper:3x3"
  std::optional<int> ply{};                 ///< segments drawn
  std::string ball{};                       ///< the ball's vertex, "(2,1)"
  std::optional<int> bounces{};             ///< plies after which the same player continues
  std::optional<int> vertices{};            ///< ends of drawn segments, always with the start
  std::optional<Natural> size{};            ///< the number of histories in a weak class
  std::optional<Natural> histories{};       ///< sequences of the ball's vertices
  std::optional<Natural> weak_classes{};    ///< drawings
  std::optional<Natural> strong_classes{};  ///< drawings with a ball
  std::optional<Natural> goal_1{};          ///< weak classes whose ball lies on g1: player 2 has won
  std::optional<Natural> goal_2{};          ///< weak classes whose ball lies on g2: player 1 has won
  std::optional<Natural> blocked{};         ///< weak classes with no goal and no legal ply: the mover has lost
  std::optional<Natural> goal_wins_1{};     ///< finished histories that player 1 wins: the ball lies on g2
  std::optional<Natural> goal_wins_2{};     ///< finished histories that player 2 wins: the ball lies on g1
  std::optional<Natural> blocked_wins_1{};  ///< those that player 1 wins because player 2 is to move and has no ply
  std::optional<Natural> blocked_wins_2{};  ///< those that player 2 wins because player 1 is to move and has no ply
  std::optional<Natural> wins_1{};  ///< weak classes from which player 1 wins under best play, finished ones too
  std::optional<Natural> wins_2{};  ///< weak classes from which player 2 wins under best play, finished ones too
  friend bool operator==(const CountRow&, const CountRow&) = default;
};

/// The columns of a count's table.
Schema<CountRow> schema_of(By by);
/// The columns of a family's table.
Schema<CountRow> schema_of_family();

/// The rows of a count, typed. \pre the answer is a count's \complexity O(cells)
std::vector<CountRow> rows(const Answer& answer);

/// A checked count before it starts: the request with its chosen engine, and all that is known of the count.
struct CountPlan {
  CountRequest request;  ///< for one pitch: with its engine, the pitch in normal form; for a family: as given
  PitchName pitch{};     ///< the parsed pitch of the request
  std::string reason{};  ///< the reason for the engine; empty if the request named it
  /// True if the request left the choice open and the chosen engine leaves columns empty or may not finish. A note says
  /// so before the count.
  bool is_compromise = false;
  /// The expected time of trails, in seconds of one thread, if the frontier leaves histories empty that trails can
  /// count.
  std::optional<double> trails_seconds{};
  std::optional<Ending> ended{};  ///< set if choosing the engine was interrupted
  /// The number of strong classes up to the last ply, not up to the mirror, if choosing the engine has counted them.
  std::optional<Natural> classes{};
  Table table{};  ///< the answer's table without rows; it names the columns that the engine leaves empty
  /// For a family: one plan for each pitch, in order. All members above except `request` and `table` are then
  /// meaningless.
  std::vector<CountPlan> pitches{};
};

/// Chooses the engine and checks that it can take the request. If the stop token ends the planning, `ended` says so and
/// the answer has no rows.
/// \throws Error (unusable_input) if the pitch cannot be read, or if `mirror` is set and the pitch has none; if the
///         plies are negative; or naming what the engine cannot take (the pitch, the grouping, a last ply, a
///         checkpoint) and an engine that can
/// \complexity O(1), or a sweep of less than a second
CountPlan plan(const CountRequest& request, const Options& options = {});

/// The request in its normal form: `quadrille count soccer --pitch paper:3x3 --engine layered --by ply`. A checkpoint
/// stores this text. \pre the engine is not automatic
/// \throws Error (unusable_input) if the pitch cannot be read \complexity O(1)
std::string request_of(const CountRequest& request);

/// The number of states that the count expands. Nothing if it cannot be found in less than a second or within the
/// options' memory, if the engine lists no states, or if the stop token is set. For a family, the sum of the known
/// numbers. Ignores Options::checkpoint. Throws nothing.
/// \complexity O(1) if choosing the engine has counted the classes, otherwise a sweep of less than a second
std::optional<RequestSize> size_of(const CountPlan& plan, const Options& options = {});

/// Alternatives that list no class, for a request whose engine lists too many.
struct WithoutListing {
  bool total = false;                     ///< true if an engine that lists no class can count the same in total
  std::optional<std::uint64_t> trails{};  ///< the bytes that trails needs for this very request, if it can answer it
};

/// Finds these alternatives. Throws nothing. \complexity as `plan`
WithoutListing without_listing(const CountPlan& plan, const Options& options = {});

/// Counts histories and classes as planned. The rows are the same for any number of threads. A count that ends early
/// has the rows of the finished plies. By winner, rows are finished from the last ply to the first. The frontier works
/// across all plies, so it has no rows; trails has the columns known by then. The engines layered, frontier, trails and
/// colour use Options::checkpoint, and on ranks reverse does too, but never by winner.
/// \pre `plan` made the plan
/// \throws Error (unusable_input) if the checkpoint is not this request's, or if ranks are to count modulo primes and
///         the engine cannot
/// \complexity layered, reverse: O(classes * plies from each) time; layered O(two plies), by winner O(classes), and
///             reverse O(1) memory.
///             frontier: O(vertices * states), with about 4^w w! / log(2)^w states for w vertices along the shorter
///             side; by ply, that times the number of plies.
///             trails: O(segments * states), with about as many states as involutions of the segments that cross a line
///             across the pitch; except in total, that times the number of plies.
///             colour: O(vertices * residues) for each prime of 31 bits, with 10 times as many residues for each vertex
///             more along the shorter side: docs/colour-sweep.md
Answer run(const CountPlan& plan, const Options& options = {});

/// Plans and runs. \throws Error as `plan` and `run` \complexity as both
inline Answer count(const CountRequest& request, const Options& options = {}) {
  return run(plan(request, options), options);
}

}  // namespace quadrille::soccer
