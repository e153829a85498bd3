// A Table as aligned columns, for people: `--format table`.
//
// Numbers stand right-aligned under their column's name, texts left-aligned; an empty cell stays blank. What a partial
// answer lacks is said in a last line, so that nobody takes it for the whole.
// Limits: a character is as wide as any other; the texts of this project are plain.
#pragma once

#include <stop_token>
#include <string>

#include "quadrille/table.hpp"

namespace quadrille::exports {

/// The table as text, a header line first; no trailing blanks, each line ends with a newline.
/// \complexity O(cells)
/// \throws engines::Interrupted if the stop token is set
std::string text_table(const Table& table, const std::stop_token& stop = {});

}  // namespace quadrille::exports
