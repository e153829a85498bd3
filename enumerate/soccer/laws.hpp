// The laws of growth of a family of pitches, linear recurrences, as lines of text below a table and in the comments of
// a b-file.
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
