// How many classes a listing would walk through: known before it starts, where a quick sweep can tell.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "enumerate/soccer/engine.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

struct ClassBound {
  Natural classes;             ///< strong classes, the start among them
  bool is_exact = true;        ///< false if there are at least so many
  bool lacked_memory = false;  ///< whether it is that low because memory ended a sweep which would have told more
};

/// The strong classes that the task has to list, up to its last ply and its symmetry; by winner that is the whole game,
/// each class by itself. A pitch that is large for a sweep has at least as many as the largest small pitch that lies in
/// it with the same start: its histories are histories there too, since where the smaller has goals the larger has the
/// same or none. So has a pitch for whose sweep memory does not suffice.
/// \param options  what the sweep runs with; its last grade and its checkpoint are not used
/// \param known    those up to the last ply, not up to the symmetry, where they were counted before: nothing is swept
/// \returns nothing for the few classes of the first plies, or if the sweep ended early
/// \complexity a sweep of about a second at most
std::optional<ClassBound> bound_classes(const CountTask& task, const engines::RunOptions& options = {},
                                        const std::optional<Natural>& known = {});

/// Why the classes of the whole pitch cannot all be held at once, if that is known before they are listed: where a job
/// that has to hold them stopped, "before ply 0, with 5 classes to hold ...".
/// \param bytes_a_class  what each class takes at least
/// \param options        options.memory is all that there is
/// \complexity a sweep of at most half a second
std::optional<std::string> too_many_to_hold(const soccer::PitchName& pitch, std::size_t bytes_a_class,
                                            const engines::RunOptions& options);

}  // namespace quadrille::enumerate
