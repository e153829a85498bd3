// Up's & Down's in the report.
#pragma once

#include "cli/report/figures.hpp"

namespace quadrille::cli::updown_commands {

ReportPart updown_report_part();

}  // namespace quadrille::cli::updown_commands
