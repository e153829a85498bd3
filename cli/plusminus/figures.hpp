// Plusses and Minuses in the report.
#pragma once

#include "cli/report/figures.hpp"

namespace quadrille::cli::plusminus_commands {

ReportPart plusminus_report_part();

}  // namespace quadrille::cli::plusminus_commands
