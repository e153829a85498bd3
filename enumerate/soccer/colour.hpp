// Paper Soccer's classes in total, counted by the colour sweep (enumerate/engines/colour/sweep.hpp).
//
// A pitch is a strip once its goals are left out: a drawing that touches a goal is one that does not, with one segment
// more from its ball, so an end counts once and once more for each segment to a goal. (The theorem on drawings is in
// frontier.hpp.)
//
// Checked against: frontier and layered on every pitch that they count
#pragma once

#include <cstdint>
#include <vector>

#include "enumerate/engines/colour/sweep.hpp"
#include "enumerate/soccer/grouping.hpp"

namespace quadrille::enumerate {

/// True if the colour sweep can count so.
constexpr bool colour_can(By by) { return by == By::total; }

/// True if the pitch is narrow enough.
bool fits_colour(const soccer::PitchName& name);

/// The size of the array of any pitch, too wide ones as well. \complexity O(points of the shorter side, squared)
long double gibibytes_of_colour(const soccer::PitchName& name);

/// The pitch without its goals, its rows along the shorter side. \param across  along the longer side instead
/// \pre the start is no goal
engines::Strip strip_of(const soccer::Pitch& pitch, bool across = false);

/// The cost of the count. \pre fits_colour \complexity O(points)
engines::ColourCost cost_of_colour(const soccer::PitchName& name);

/// The classes of several pitches by one sweep, in their order; nothing if they differ in more than their rows (the
/// engine's are_colour_family), the start is a goal, or the sweep did not end, as `status` says.
struct ColourFamily {
  std::vector<Natural> classes;
  engines::RunStatus status = engines::RunStatus::complete;
};
/// \param options  without a checkpoint \pre each fits_colour \complexity as of the longest pitch
ColourFamily count_colour_family(const std::vector<soccer::PitchName>& pitches, const engines::RunOptions& options);

/// The primes that the count takes, the one to check by among them; none where the start is a goal.
std::vector<std::uint32_t> primes_of_colour(const soccer::Pitch& pitch);

/// With a symmetry, the classes that are their own mirror image, which lie on half of the pitch, by the frontier: the
/// smaller count by far, so it goes first. Without one, or without a game, no rows.
/// \throws Error (unusable_input) if the pitch has no mirror and is asked for one
Counted own_images_beside_colour(const soccer::Pitch& pitch, Symmetry symmetry, const engines::RunOptions& options);

/// The rows of a pitch with so many classes, mirror images counted once if there are such rows of own images.
Counted rows_of_colour(const Natural& classes, const Counted& own_images);

/// Counts by the colour sweep, with histories empty. If the run does not end, there are no rows.
/// \param options  options.checkpoint is taken, and modulus, one of the primes: then without symmetry
/// \throws Error (unusable_input) if the pitch has no mirror and is asked for one
/// \complexity O(points * residues) for each prime; cost_of_colour says how many
/// \pre fits_colour, and no last ply
Counted count_soccer_colour(const soccer::Pitch& pitch, Symmetry symmetry = Symmetry::none,
                            const engines::RunOptions& options = {});

}  // namespace quadrille::enumerate
