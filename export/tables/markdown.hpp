// A Table in Markdown: `--format markdown`.
//
//     | ply | histories |
//     | --: | --------: |
//     |   0 |         1 |
//
// The pipe tables that GitHub, Pandoc and most others read. Numbers stand right-aligned, in the source as in what is
// made of it, so that the text can be read as it is. A `|` inside a cell is escaped, a line break is a blank. A partial
// answer says below the table what it lacks.
#pragma once

#include <stop_token>
#include <string>

#include "quadrille/table.hpp"

namespace quadrille::exports {

/// \complexity O(cells)
/// \throws engines::Interrupted if the stop token is set
std::string markdown(const Table& table, const std::stop_token& stop = {});

}  // namespace quadrille::exports
