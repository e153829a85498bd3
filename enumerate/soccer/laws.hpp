// The laws of a family's growth in words: below a table, and in a b-file's comments.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "quadrille/soccer_laws.hpp"

namespace quadrille::soccer {

/// Lines about the columns: each law with its generating function and the growth, or that there is none. Columns that
/// are equal, weak and strong classes, are said together. O(text)
/// \param pitch  FamilyIndex::pitch
std::vector<std::string> lines_about(const std::vector<ColumnLaws>& laws, std::string_view pitch);

}  // namespace quadrille::soccer
