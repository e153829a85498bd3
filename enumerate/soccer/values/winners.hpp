// Who wins from each class of a whole pitch under best play, counted by ply.
//
// Backward induction (Zermelo 1913) over drawings: forwards all layers are listed and packed, backwards each layer gets
// its winners from the layer after it, is counted and then forgotten. The generic engine does both
// (backward_induction.hpp); the drawing alone is the state (drawing_space.hpp), so a class takes ten bytes or so.
#pragma once

#include <optional>
#include <vector>

#include "enumerate/soccer/grouping.hpp"

namespace quadrille::enumerate {

/// Counts the weak classes of each ply, ended ones too, by who wins from there under best play. The rows are the same
/// for any number of threads. The whole pitch is solved whatever is asked for; options.last_grade bounds the rows
/// alone. A run that ends early has the rows of the last plies, if any: those are known first. One that is known to
/// need more memory than there is does not begin.
/// \param options  options.checkpoint is not taken
/// \throws Error   (unusable_input) if the pitch is not drawable, or has no mirror and is asked for one
/// \complexity     O(classes * plies from each) time; O(classes) memory: a drawing and two bytes for each (ten bytes on
///                 up to 64 segments), and the table of the largest ply
///
/// Relies on: soccer/weak-is-strong, soccer/mover; up to the mirror, Burnside's lemma, and that mirror images have the
///            same winner
/// Checked against: count_soccer_winners_ref; solve_winners over SoccerPlaySpace
Counted count_soccer_winners(const soccer::Pitch& pitch, Symmetry symmetry = Symmetry::none,
                             const engines::RunOptions& options = {});

/// The reference implementation: minimax over all histories, each walked one by one with the rules of games/soccer, and
/// nothing assumed: it checks that the histories of a drawing agree in who wins. Of mirror images the smaller one
/// counts. \throws std::logic_error if they do not \complexity O(histories log classes)
std::vector<CountRow> count_soccer_winners_ref(const soccer::Pitch& pitch, Symmetry symmetry = Symmetry::none,
                                               std::optional<int> last_ply = std::nullopt);

}  // namespace quadrille::enumerate
