// A Table in LaTeX: `--format latex`.
//
//     % quadrille count chess --plies 9
//     % chess; quadrille 0.1.0; needs \usepackage{booktabs}
//     \begin{tabular}{rr} \toprule ply & histories \\ \midrule 0 & 1 \\ \bottomrule \end{tabular}
//
// with a line for each row and rule: a tabular in the manner of the package booktabs (no vertical rules), to be put
// into a table environment with a caption. Numbers are right-aligned, texts left-aligned; LaTeX's own characters are
// escaped, and hyphens are separated, since they are minus signs here. An empty cell is empty. A partial answer carries
// what it lacks as a comment.
#pragma once

#include <stop_token>
#include <string>

#include "quadrille/table.hpp"

namespace quadrille::exports {

/// \complexity O(cells)
/// \throws engines::Interrupted if the stop token is set
std::string latex(const Table& table, const std::stop_token& stop = {});

}  // namespace quadrille::exports
