// A typical drawing of Paper Soccer in the report: one drawn uniformly.
#pragma once

#include "cli/report/figures.hpp"

namespace quadrille::cli {

/// The picture of one drawing of classic:6x8. The usual pitch, classic:8x10, would take the report's time several times
/// over.
JobPicture drawn_soccer();

}  // namespace quadrille::cli
