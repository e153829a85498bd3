// A Table as comma-separated values: `--format csv`.
//
// RFC 4180, with a plain newline for its CRLF as every Unix tool expects: a header line, the rows, nothing else. A
// field is quoted when it holds a comma, a quote or a line break, and a quote inside is doubled. An empty cell is an
// empty field.
#pragma once

#include <stop_token>
#include <string>

#include "quadrille/table.hpp"

namespace quadrille::exports {

/// \complexity O(cells)
/// \throws engines::Interrupted if the stop token is set
std::string csv(const Table& table, const std::stop_token& stop = {});

}  // namespace quadrille::exports
