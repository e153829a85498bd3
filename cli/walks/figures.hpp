// Trails of the endless lattice in the report.
#pragma once

#include "cli/report/figures.hpp"

namespace quadrille::cli::walks_commands {

ReportPart walks_report_part();

}  // namespace quadrille::cli::walks_commands
