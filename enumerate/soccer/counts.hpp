// Paper Soccer's state space, counted: the front door of `quadrille count soccer`.
//
// Histories, weak classes and strong classes are counted side by side and each from its own definition: histories as
// exact path counts, strong classes as distinct (drawing, ball), weak classes as distinct drawings (Defs. 2.7, 2.8).
#pragma once

#include "games/soccer/pitch.hpp"
#include "quadrille/detail/counts.hpp"

namespace quadrille::enumerate {

enum class SoccerBy {
  ply,       ///< ply,histories,weak_classes,strong_classes,goal_1,goal_2,blocked
  total,     ///< histories,weak_classes,strong_classes
  ball,      ///< ball,histories,weak_classes; the ball as a vertex number of the pitch's lattice
  bounces,   ///< bounces,histories,weak_classes
  vertices,  ///< vertices,histories,weak_classes: drawn vertices, b0 always among them
  size,      ///< size,histories,weak_classes: the number of histories in a weak class
  outcome,   ///< ply,games_1,games_2,games_blocked: finished histories
};

/// What is asked of a pitch. With `mirror`, everything is counted up to the reflection of games/soccer/mirror.hpp:
/// histories and classes that are mirror images are one; a ball off the axis stands under the smaller of its two
/// vertices.
struct SoccerQuestion {
  explicit(false) SoccerQuestion(SoccerBy grouping, bool modulo_mirror = false) : by(grouping), mirror(modulo_mirror) {}

  SoccerBy by;
  bool mirror;
};

/// The columns of such a count, as the design's contract lists them.
std::vector<std::string> soccer_columns(SoccerBy by);

/// Counts by the layered engine. The rows are the same for any number of threads.
/// \param options  options.last_grade is the last ply counted; options.checkpoint is taken
/// \throws Error (unusable_input) if the pitch is not drawable, or has no mirror and is asked for one; and as `layered`
/// \complexity O(classes * plies from each) time; O(two layers) memory
/// Relies on: soccer/bounces-are-cycles for `bounces` alone (the ledger's form for walls included)
/// Checked against: count_soccer_ref on every pitch small enough
engines::Counts count_soccer(const soccer::Pitch& pitch, const SoccerQuestion& question,
                             const engines::RunOptions& options = {});

/// The obvious twin: every history walked one by one, classes kept in sets, bounces counted as they happen; and up to
/// the mirror, of each two mirror images the smaller one counted. \complexity O(histories log histories); tens of
/// thousands of histories are instant, tens of millions are not
engines::Counts count_soccer_ref(const soccer::Pitch& pitch, const SoccerQuestion& question,
                                 std::optional<int> last_ply = std::nullopt);

}  // namespace quadrille::enumerate
