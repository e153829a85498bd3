// Which engine counts Paper Soccer: what each can take, and how one is chosen when none is asked for.
//
//   layered         lists every class, a layer at a time, with its histories: fills every column, holds two layers
//   reverse_search  lists every class and holds none: no histories, hardly any memory
//   frontier        counts without listing: no histories, no outcomes, but boards of any number of classes, if narrow;
//                   by ply the classes at which a game is over too, where their sweeps take a minute or two at most
//   trails          counts histories and games without listing, and classes by the frontier, with those at which a
//                   game is over: every column by ply, total and outcome, of boards narrower still
//   colour          counts classes in total, twenty times faster than the frontier, and in less memory
//
// All give the same rows where both fill a column (tests/enumerate/soccer/engine_test.cpp).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "enumerate/soccer/grouping.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::enumerate {

/// What decides which engine can count.
struct CountTask {
  soccer::PitchName pitch;
  By by = By::ply;
  Symmetry symmetry = Symmetry::none;
  std::optional<int> last_ply{};
  bool saved = false;     ///< whether the run is to be saved in a checkpoint
  bool on_ranks = false;  ///< whether ranks count together: reverse search then saves its work too
};

struct EngineChoice {
  soccer::Engine engine = soccer::Engine::layered;
  std::string reason;  ///< why, as the end of a sentence: `takes layered: it fills every column of this table`
  /// Whether people may want another: columns stay empty, or the count may not come to an end.
  bool is_compromise = false;
  /// Where the frontier leaves histories empty that trails can count: how many seconds of a thread it is expected to
  /// take.
  std::optional<double> trails_seconds{};
  /// The task's strong classes up to its last ply, not up to its symmetry, where the frontier counted them for the
  /// choice.
  std::optional<Natural> classes{};
  bool interrupted = false;  ///< the stop token ended that count; then `engine` says nothing, and `reached` where
  std::string reached{};
};

/// Chooses in this order: an engine that fills every column and comes to an end; an engine that is expected to come to
/// an end within options.memory; layered, whose finished plies stand when memory ends. Whole games of at most
/// listable_classes classes are listed (the frontier counts that number first), and first plies up to listable_plies.
/// Beyond that trails counts where it is expected to take at most patient_seconds, since it knows histories; and
/// totals, of which it fills every column, where it is expected to take at most a second. Outcomes, which no other
/// engine counts beyond listing, it counts however long it takes.
///
/// \param options  memory is what the engine will have; the sweep heeds the stop token and tells the observer
///
/// \complexity O(1), or a sweep of less than a second
EngineChoice choose_engine(const CountTask& task, const engines::RunOptions& options);

/// Listing 10^8 classes takes layered ten seconds and two GiB.
inline constexpr std::uint64_t listable_classes = 100'000'000;
/// What trails may take of one thread: beyond what can be listed, and in place of a list.
inline constexpr double patient_seconds = 120;
inline constexpr double short_seconds = 1;
/// paper:5x5 has 15,631,742 classes to ply 10, and no pitch has more moves from a point.
inline constexpr int listable_plies = 10;

/// The bytes that trails is expected to take for the task, by the counters that take less; nothing if it cannot count
/// it. O(points)
std::optional<std::uint64_t> memory_of_trails(const CountTask& task);

/// Checks before any work whether the engine can count. O(1).
/// \throws Error (unusable_input) naming what the engine cannot take (the pitch, the grouping, a last ply or a
///         checkpoint) and what can
/// \pre engine != automatic
void require_engine(soccer::Engine engine, const CountTask& task);

/// Whether the frontier by ply also counts the classes at which a game is over: not up to the mirror, and only where
/// that is expected to take at most patient_seconds of one thread. \complexity O(points * segments)
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

/// `run` for a family of pitches, counted one after another; those of one width that frontier or trails count come from
/// one sweep where that is quicker, with the same rows. A count that ends early has the rows of the pitches that were
/// finished.
/// \complexity as `run` of each pitch; one sweep for those of a width takes O(height * states of a row * ways on from
///             each) for the highest of them
Answer run_family(const CountPlan& plan, const Options& options);

}  // namespace quadrille::soccer
