// How many classes a listing would walk through: known before it starts, where a quick sweep can tell.
#pragma once

#include <optional>

#include "enumerate/soccer/engine.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

struct ClassBound {
  Natural classes;       ///< strong classes, the start among them
  bool is_exact = true;  ///< false if there are at least so many
};

/// The strong classes of the task, up to its last ply and its symmetry. A pitch that is large for a sweep has at least
/// as many as the largest small pitch that lies in it with the same start: its histories are histories there too, since
/// where the smaller has goals the larger has the same or none. So has a pitch for whose sweep memory does not suffice.
/// \param options  what the sweep runs with; its last grade and its checkpoint are not used
/// \param known    those up to the last ply, not up to the symmetry, where they were counted before: nothing is swept
/// \returns nothing for the few classes of the first plies, or if the sweep ended early
/// \complexity a sweep of about a second at most
std::optional<ClassBound> bound_classes(const CountTask& task, const engines::RunOptions& options = {},
                                        const std::optional<Natural>& known = {});

}  // namespace quadrille::enumerate
