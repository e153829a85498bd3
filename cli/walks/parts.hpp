// Declares two functions about the trails (walks that use no edge twice) of the infinite king-move lattice. One adds
// the command that counts these trails, and one makes their section of the report.
#pragma once

#include <span>
#include <string>

#include "cli/options/command.hpp"
#include "cli/report/figures.hpp"
#include "cli/session.hpp"
#include "quadrille/trails.hpp"

namespace quadrille::cli::walks_commands {

void add_count_trails(Command& parent);

ReportPart walks_report_part();

// The titles of the figures.

/// "261,938,344 trails have 10 plies, 6.7 times as many as 9".
std::string growth_of_trails(std::span<const trails::TrailCounts> rows);

/// The same for walks.
std::string growth_of_walks(std::span<const trails::WalkCounts> rows);

}  // namespace quadrille::cli::walks_commands
