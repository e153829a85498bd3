// The tables of Up's & Down's without their rows, as its commands and the report print them.
#pragma once

#include <fmt/format.h>

#include <string>

#include "cli/options/arguments.hpp"
#include "cli/output/show.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::cli::updown_commands {

/// Of `count updown`. \param by  `score` or `signature`
template <class Row>
Table count_updown_table(const IntRange& n, const std::string& by) {
  return table_for<Row>(fmt::format("quadrille count updown --n {} --by {}", to_string(n), by),
                        fmt::format("up's & down's, {} number{}", to_string(n), n.last == 1 ? "" : "s"));
}

/// Of `solve updown`. \param options  what follows --first, each with a blank before it: ` --line`
template <class Row>
Table solve_updown_table(const IntRange& n, updown::Role first, const std::string& options = {}) {
  return table_for<Row>(fmt::format("quadrille solve updown --n {} --first {}{}", to_string(n),
                                    first == updown::Role::offense ? "offense" : "defense", options),
                        fmt::format("up's & down's, {} number{}", to_string(n), to_string(n) == "1" ? "" : "s"));
}

}  // namespace quadrille::cli::updown_commands
