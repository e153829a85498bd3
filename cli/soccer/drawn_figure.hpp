// A typical drawing of Paper Soccer in the report: one drawn uniformly.
#pragma once

#include <string>

#include "cli/report/figures.hpp"

namespace quadrille::cli::soccer_commands {

/// The picture of the drawing that a record shows.
/// \param record  as `quadrille sample soccer --of drawings --count 1` prints it, its comments included
JobPicture drawn_soccer(std::string record);

}  // namespace quadrille::cli::soccer_commands
