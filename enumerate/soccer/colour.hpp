// Counts all classes of a pitch of Paper Soccer by the colour sweep (enumerate/engines/colour/sweep.hpp).
//
// The colour sweep counts drawings (sets of drawn segments) on the pitch without its goals. Each drawing that touches a
// goal arises from one without goals by one more segment, from the ball to the goal. So the sweep counts each drawing
// without goals once for itself, and once more for each segment from its ball to a goal. A drawing determines its ball
// (the corollary in frontier.hpp), so the number of classes is the number of drawings.
//
// Checked against: the engines frontier and layered, on every pitch that they count
#pragma once

#include <cstdint>
#include <vector>

#include "enumerate/engines/colour/sweep.hpp"
#include "enumerate/soccer/grouping.hpp"

namespace quadrille::enumerate {

/// True if the colour sweep can count this grouping.
constexpr bool colour_can(By by) { return by == By::total; }

/// True if the pitch is narrow enough for the colour sweep.
bool fits_colour(const soccer::PitchName& name);

/// The size of the sweep's array for any pitch, even one too wide to sweep. \complexity O(points of the shorter side,
/// squared)
long double gibibytes_of_colour(const soccer::PitchName& name);

/// The pitch without its goals, its rows along the shorter side. \param across  along the longer side instead
/// \pre the start is no goal
engines::Strip strip_of(const soccer::Pitch& pitch, bool across = false);

/// The cost of the count. \pre fits_colour \complexity O(points)
engines::ColourCost cost_of_colour(const soccer::PitchName& name);

/// The classes of several pitches from one sweep, in the pitches' order. Empty if the pitches differ in more than their
/// rows (the engine's are_colour_family), if a start is a goal, or if the sweep ended early, as `status` says.
struct ColourFamily {
  std::vector<Natural> classes;
  engines::RunStatus status = engines::RunStatus::complete;
};
/// \param options  without a checkpoint \pre each fits_colour \complexity as of the longest pitch
ColourFamily count_colour_family(const std::vector<soccer::PitchName>& pitches, const engines::RunOptions& options);

/// The primes of the count, the one to check by included; none if the start is a goal.
std::vector<std::uint32_t> primes_of_colour(const soccer::Pitch& pitch);

/// With a symmetry: the classes that are their own mirror image. They lie on half of the pitch, and the frontier counts
/// them. This is by far the smaller count, so it goes first. Without a symmetry, or without a game: no rows.
/// \throws Error (unusable_input) if a symmetry is asked for and the pitch has no mirror
Counted own_images_beside_colour(const soccer::Pitch& pitch, Symmetry symmetry, const engines::RunOptions& options);

/// The rows of a pitch with that many classes. Mirror images are counted once if `own_images` has rows.
Counted rows_of_colour(const Natural& classes, const Counted& own_images);

/// Counts by the colour sweep; histories stay empty. If the run ends early, there are no rows.
/// \param options  options.checkpoint is taken, and options.modulus, one of the primes, which excludes a symmetry
/// \throws Error (unusable_input) if a symmetry is asked for and the pitch has no mirror
/// \complexity O(points * residues) for each prime; cost_of_colour gives their number
/// \pre fits_colour, and no last ply
Counted count_soccer_colour(const soccer::Pitch& pitch, Symmetry symmetry = Symmetry::none,
                            const engines::RunOptions& options = {});

}  // namespace quadrille::enumerate
