// Describes the laws of growth (linear recurrences) of a family of pitches in lines of text. The lines appear below a
// table, and in the comments of a b-file (an OEIS file of one sequence).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "quadrille/soccer_laws.hpp"

namespace quadrille::soccer {

/// Lines about the columns: each law with its generating function and the growth, or that there is none. Equal columns,
/// such as weak and strong classes, share their lines. O(text)
/// \param pitch  FamilyIndex::pitch
std::vector<std::string> lines_about(const std::vector<ColumnLaws>& laws, std::string_view pitch);

}  // namespace quadrille::soccer
