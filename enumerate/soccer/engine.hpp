// Which engine counts Paper Soccer: the three, by name, and how one is chosen when none is asked for.
//
//   layered         lists every class, a layer at a time, with its histories: fills every column, holds two layers
//   reverse_search  lists every class and holds none: no histories, hardly any memory
//   frontier        counts without listing: no histories, no outcomes, but boards of any number of classes, if narrow
//
// All give the same rows where both fill a column (tests/enumerate/soccer/engine_test.cpp).
#pragma once

#include <string>
#include <string_view>

#include "enumerate/soccer/counts.hpp"

namespace quadrille::enumerate {

enum class SoccerEngine { layered, reverse, frontier };

/// As `--engine` names it: layered, reverse, frontier.
std::string_view to_string(SoccerEngine engine);

/// Whether the engine fills this column of soccer_columns, in every row or in none.
bool fills(SoccerEngine engine, std::string_view column);

struct SoccerEngineChoice {
  SoccerEngine engine = SoccerEngine::layered;
  std::string reason;  ///< why, as the end of a sentence: `takes layered: it fills every column of this table`
};

/// The engine that fills every column of the answer and comes to an end; if there is none, one that is expected to end
/// within options.memory; if there is none either, the one whose finished layers are of use. Whole games with at most
/// listable_classes classes are listed (that number is counted first, by the frontier), and first plies up to
/// listable_plies.
/// \complexity O(1), or a sweep of less than a second
SoccerEngineChoice choose_soccer_engine(const soccer::PitchName& name, const SoccerQuestion& question,
                                        const engines::RunOptions& options);

/// Listing 10^8 classes takes layered ten seconds and two GiB.
inline constexpr std::uint64_t listable_classes = 100'000'000;
/// paper:5x5 has 15,631,742 classes to ply 10, and no pitch has more moves from a point.
inline constexpr int listable_plies = 10;

/// Asks before any work whether the engine can answer. O(1).
/// \param checkpoint  whether the run is to be saved
/// \throws Error (unusable_input) naming what the engine cannot take, the pitch, the grouping, a last ply or a
/// checkpoint,
///         and what can
void require_engine(SoccerEngine engine, const soccer::PitchName& name, const SoccerQuestion& question,
                    const std::optional<int>& last_ply, bool checkpoint);

/// Counts by the engine.
/// \throws Error (unusable_input) if the engine cannot take the pitch, the grouping or a checkpoint; it names one that
/// can
engines::Counts count_soccer(SoccerEngine engine, const soccer::Pitch& pitch, const SoccerQuestion& question,
                             const engines::RunOptions& options = {});

}  // namespace quadrille::enumerate
