// Tennis and Footsteps in the report.
#pragma once

#include "cli/report/figures.hpp"

namespace quadrille::cli::tennis_commands {

ReportPart tennis_report_part();

}  // namespace quadrille::cli::tennis_commands
