// Says which requests about Paper Soccer each engine can count, and chooses the engine if the request names none. A
// class is a set of drawn segments, with or without the ball's place, to which one or more histories lead.
//
//   layered         lists every class with its number of histories, ply by ply; it fills every column of a table, and
//                   holds the classes of two plies in memory
//   reverse_search  lists every class and stores none; it counts no histories, and needs hardly any memory
//   frontier        counts any number of classes without listing them, but only on narrow boards; it counts neither
//                   histories nor outcomes. In a table by ply, it also counts the classes at which a game is over, if
//                   that takes a minute or two at most
//   trails          counts histories and games without listing them, on still narrower boards. It fills every column
//                   of a table by ply, by outcome or in total; for the columns of classes, it runs the engine frontier
//   colour          counts classes in total, twenty times faster than the engine frontier and in less memory
//
// If two engines fill the same column, they give the same numbers (tests/enumerate/soccer/engine_test.cpp).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "enumerate/soccer/grouping.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::enumerate {

/// The parts of a request that decide which engine can count it.
struct CountTask {
  soccer::PitchName pitch;
  By by = By::ply;
  Symmetry symmetry = Symmetry::none;
  std::optional<int> last_ply{};
  bool saved = false;     ///< true if the run is to be saved in a checkpoint
  bool on_ranks = false;  ///< true if ranks count together: reverse search then saves its work too
};

struct EngineChoice {
  soccer::Engine engine = soccer::Engine::layered;
  std::string reason;  ///< why, as the end of a sentence: `takes layered: it fills every column of this table`
  /// True if the caller may prefer another engine: columns stay empty, or the count may not finish.
  bool is_compromise = false;
  /// The seconds that trails is expected to take on one thread, where the frontier leaves histories empty that trails
  /// can count.
  std::optional<double> trails_seconds{};
  /// The task's strong classes up to its last ply, not up to its symmetry, if the frontier counted them for the choice.
  std::optional<Natural> classes{};
  bool interrupted = false;  ///< the stop token ended that count, as `reached` says; `engine` means nothing then
  std::string reached{};
};

/// Chooses in this order: an engine that fills every column and finishes; an engine that is expected to finish within
/// options.memory; layered, whose finished plies remain when memory ends. Whole games of at most listable_classes
/// classes are listed (the frontier counts that number first), and so are first plies up to listable_plies. Beyond
/// that, trails counts if it is expected to take at most patient_seconds, since it counts histories. Trails also counts
/// totals, of which it fills every column, if it is expected to take at most a second. It counts outcomes however long
/// that takes, since no other engine counts them beyond listing.
///
/// \param options  memory is that of the engine to come; the sweep heeds the stop token and reports to the observer
///
/// \complexity O(1), or a sweep of less than a second
EngineChoice choose_engine(const CountTask& task, const engines::RunOptions& options);

/// Listing 10^8 classes takes layered ten seconds and two GiB.
inline constexpr std::uint64_t listable_classes = 100'000'000;
/// Most seconds of trails on one thread: for counts beyond listing, and in place of a list.
inline constexpr double patient_seconds = 120;
inline constexpr double short_seconds = 1;
/// paper:5x5 has 15,631,742 classes to ply 10, and no pitch has more moves from a point.
inline constexpr int listable_plies = 10;

/// The bytes that trails is expected to take for the task, with the counters that take less; nothing if it cannot count
/// it. O(points)
std::optional<std::uint64_t> memory_of_trails(const CountTask& task);

/// Checks before any work whether the engine can count. O(1).
/// \throws Error (unusable_input) naming what the engine cannot take (the pitch, the grouping, a last ply or a
///         checkpoint) and what can
/// \pre engine != automatic
void require_engine(soccer::Engine engine, const CountTask& task);

/// True if the frontier by ply also counts the classes at which a game is over: not up to the mirror, and only if that
/// is expected to take at most patient_seconds of one thread.
/// \complexity O(points * segments)
bool frontier_fills_ended(const CountTask& task);

/// The columns of the task's table that the engine leaves empty, in their order.
std::vector<std::string> columns_left_empty(soccer::Engine engine, const CountTask& task);

/// Counts by the engine.
/// \pre require_engine lets the engine count this
Counted count_soccer(soccer::Engine engine, const soccer::Pitch& pitch, By by, Symmetry symmetry,
                     const engines::RunOptions& options = {});

}  // namespace quadrille::enumerate

namespace quadrille::soccer {

// The parts of a planned count of Paper Soccer: the task of one pitch's engine, and the run of a family.

/// The task of the plan's engine. \pre the plan is of one pitch
inline enumerate::CountTask task_of(const CountPlan& plan) {
  return {plan.pitch, plan.request.by, plan.request.mirror ? enumerate::Symmetry::mirror : enumerate::Symmetry::none,
          plan.request.plies};
}

/// `run` for a family of pitches, counted one after another. Pitches of one width that frontier or trails count come
/// from one sweep where that is quicker, with the same rows. If a count ends early, the answer has the rows of the
/// finished pitches.
/// \complexity as `run` of each pitch; one sweep for those of a width takes O(height * states of a row * successors of
///             each) for the highest of them
Answer run_family(const CountPlan& plan, const Options& options);

}  // namespace quadrille::soccer
