// Paper Soccer: what can be counted and listed of a pitch.
//
//     const quadrille::Answer answer = quadrille::soccer::count({.pitch = "paper:3x3"});
//     for (const auto& row : quadrille::soccer::rows(answer)) {
//       std::cout << *row.ply << ' ' << *row.weak_classes << '\n';
//     }
//
// A history is the sequence of the ball's vertices from the start. Two histories are in one weak class if they have the
// same drawing (Def. 2.7), and in one strong class if the ball lies on the same vertex too (Def. 2.8). A pitch is named
// by its rules and its size: "paper:MxN" is Def. 2.1 of "Experiments in Paper Soccer" (Hoivik); "classic:WxH", both
// even, is the pitch that people play on, with walls and goal mouths. Families of pitches: soccer_family.hpp.
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
/// Paper Soccer: what can be counted and listed of a pitch.
namespace quadrille::soccer {

/// How to count. All engines give the same numbers; an engine leaves a column empty that it cannot know.
enum class Engine {
  automatic,  ///< the job chooses, and notes which and why
  layered,    ///< lists the classes a ply at a time, with their histories; holds two plies; fills every column
  reverse,    ///< lists the classes and holds none; no histories
  frontier,   ///< counts classes without listing them, on narrow pitches of any length; no histories, no outcomes
  trails,  ///< counts histories and finished games too without listing them, on narrower pitches; not up to the mirror
  colour,  ///< counts classes in total without listing them, on pitches of up to 12 by any number; no histories
};

/// All of them.
inline constexpr std::array all_engines{Engine::automatic, Engine::layered, Engine::reverse,
                                        Engine::frontier,  Engine::trails,  Engine::colour};

/// As `--engine` names it: auto, layered, reverse, frontier, trails, colour.
std::string_view to_string(Engine engine);

/// The engine of that name. \throws Error (unusable_input) if there is none \complexity O(1)
Engine parse_engine(std::string_view name);

/// What a row of a count is about.
enum class By {
  ply,       ///< the positions after so many plies
  total,     ///< all positions, over all plies: one row
  ball,      ///< the positions with the ball at one vertex
  bounces,   ///< the positions after so many bounces
  vertices,  ///< the positions with so many drawn vertices
  size,      ///< the weak classes that hold so many histories
  outcome,   ///< the games that end with one ply, by winner and by how they end
  winner     ///< the positions after so many plies, by who wins from there under best play
};

/// All groupings.
inline constexpr std::array groupings{By::ply,      By::total, By::ball,    By::bounces,
                                      By::vertices, By::size,  By::outcome, By::winner};

/// As `--by` names it.
std::string_view to_string(By by);

/// The grouping of that name. \throws Error (unusable_input) if there is none \complexity O(1)
By parse_by(std::string_view name);

/// A count of Paper Soccer.
struct CountRequest {
  /// "paper:3x3", "classic:8x10"; in total a family too, "paper:3x1..12" (soccer_family.hpp)
  std::string pitch;
  By by = By::ply;                    ///< what a row is about
  Engine engine = Engine::automatic;  ///< how
  std::optional<int> plies = {};      ///< the last ply counted, at least 0; the whole game if empty
  /// Whether everything is counted up to the reflection that maps the start and each goal to itself: two histories or
  /// classes that are mirror images count once, and a ball off the axis counts at the smaller of its two vertices.
  bool mirror = false;
};

/// A row of any count. Its table has one of the first six columns, or none in total, and some of the numbers; the
/// others are empty. A number of the table is empty where the engine cannot know it. Rows that count nothing are
/// omitted.
struct CountRow {
  std::string pitch{};                      ///< of a family: "paper:3x3"
  std::optional<int> ply{};                 ///< segments drawn
  std::string ball{};                       ///< the ball's vertex, "(2,1)"
  std::optional<int> bounces{};             ///< plies after which the same player continues
  std::optional<int> vertices{};            ///< ends of drawn segments, and the start always
  std::optional<Natural> size{};            ///< how many histories a weak class holds
  std::optional<Natural> histories{};       ///< sequences of the ball's vertices
  std::optional<Natural> weak_classes{};    ///< drawings
  std::optional<Natural> strong_classes{};  ///< drawings with a ball
  std::optional<Natural> goal_1{};          ///< weak classes whose ball lies on g1: player 2 has won
  std::optional<Natural> goal_2{};          ///< weak classes whose ball lies on g2: player 1 has won
  std::optional<Natural> blocked{};         ///< weak classes without a goal and without a legal ply: the mover has lost
  std::optional<Natural> goal_wins_1{};     ///< finished histories that player 1 wins: the ball lies on g2
  std::optional<Natural> goal_wins_2{};     ///< finished histories that player 2 wins: the ball lies on g1
  std::optional<Natural> blocked_wins_1{};  ///< those that player 1 wins: player 2 is to move and has no ply
  std::optional<Natural> blocked_wins_2{};  ///< those that player 2 wins: player 1 is to move and has no ply
  std::optional<Natural> wins_1{};          ///< weak classes from which player 1 wins under best play, ended ones too
  std::optional<Natural> wins_2{};          ///< weak classes from which player 2 wins under best play, ended ones too
  friend bool operator==(const CountRow&, const CountRow&) = default;
};

/// The columns of a count's table.
Schema<CountRow> schema_of(By by);
/// The columns of a family's table.
Schema<CountRow> schema_of_family();

/// The rows of a count, typed. \pre the answer is a count's \complexity O(cells)
std::vector<CountRow> rows(const Answer& answer);

/// A count before it starts: the request with its engine chosen, checked, and what is known of it.
struct CountPlan {
  CountRequest request;  ///< of one pitch with its engine, the pitch in normal form; of a family as it was asked
  PitchName pitch{};     ///< the request's, read
  std::string reason{};  ///< why that engine; empty if the request named it
  /// Whether the request left the choice open and the engine leaves columns empty, or may not come to an end: a note
  /// says so before it counts.
  bool is_compromise = false;
  /// Where the frontier leaves histories empty that trails can count: how many seconds of a thread it is expected to
  /// take.
  std::optional<double> trails_seconds{};
  std::optional<Ending> ended{};  ///< where choosing the engine was interrupted
  /// The strong classes up to the last ply, not up to the mirror, where choosing the engine has counted them.
  std::optional<Natural> classes{};
  Table table{};  ///< the answer's, without rows: columns and provenance, and which columns the engine leaves empty
  /// Of a family: one a pitch, in order; then the members before this one but `request` and `table` say nothing.
  std::vector<CountPlan> pitches{};
};

/// Chooses the engine and checks that it can take the request. A plan that the stop token ends says so in `ended`, and
/// its answer has no rows.
/// \throws Error (unusable_input) if the pitch cannot be read, or has no mirror and is asked for one; if the plies are
///         negative; or naming what the engine cannot take (the pitch, the grouping, a last ply, a checkpoint) and one
///         that can
/// \complexity O(1), or a sweep of less than a second
CountPlan plan(const CountRequest& request, const Options& options = {});

/// The request in its normal form: `quadrille count soccer --pitch paper:3x3 --engine layered --by ply`. A checkpoint
/// bears it. \pre the engine is not automatic
/// \throws Error (unusable_input) if the pitch cannot be read \complexity O(1)
std::string request_of(const CountRequest& request);

/// How many states the count expands: nothing where that is not known in less than a second or within the options'
/// memory, where the engine lists none, or if the stop token is set. Of a family, those that are known. Takes no
/// Options::checkpoint. Throws nothing. \complexity O(1) where choosing the engine has counted the classes, else a
/// sweep of less than a second
std::optional<RequestSize> size_of(const CountPlan& plan, const Options& options = {});

/// The ways to answer a request without listing a class, where the plan's engine lists too many.
struct WithoutListing {
  bool total = false;                     ///< whether an engine that lists none would count the same in total
  std::optional<std::uint64_t> trails{};  ///< the bytes with which trails would answer this very request, if it can
};

/// Finds these ways. Throws nothing. \complexity as `plan`
WithoutListing without_listing(const CountPlan& plan, const Options& options = {});

/// Counts histories and classes as planned. The rows are the same for any number of threads. A count that ends early
/// has the rows of the plies that were finished; the frontier, which works across all plies, has none, and by winner
/// rows are finished from the last ply to the first; trails has the columns that it knows by then. Options::checkpoint
/// is taken by the engines layered, frontier, trails and colour, and on ranks by reverse, but not by winner.
/// \pre the plan is as `plan` made it
/// \throws Error (unusable_input) if the checkpoint is not this request's, or if ranks are to count modulo primes and
///         the engine cannot
/// \complexity layered, reverse: O(classes * plies from each) time; layered O(two plies), by winner O(classes),
///             and reverse O(1) memory.
///             frontier: O(vertices * states), with about 4^w w! / log(2)^w states for w vertices along the shorter
///             side, and as many times the plies by ply.
///             trails: O(segments * states), with about as many states as involutions of the segments that cross a line
///             across the pitch, and as many times the plies but in total
///             colour: O(vertices * residues) for each prime of 31 bits, with 10 times as many residues for each vertex
///             more along the shorter side: docs/colour-sweep.md
Answer run(const CountPlan& plan, const Options& options = {});

/// Plans and runs. \throws Error as `plan` and `run` \complexity as both
inline Answer count(const CountRequest& request, const Options& options = {}) {
  return run(plan(request, options), options);
}

}  // namespace quadrille::soccer
