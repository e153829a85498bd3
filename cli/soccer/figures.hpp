// Paper Soccer in the report.
#pragma once

#include "cli/report/figures.hpp"

namespace quadrille::cli::soccer_commands {

ReportPart soccer_report_part();

}  // namespace quadrille::cli::soccer_commands
