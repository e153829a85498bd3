// Tennis and Footsteps in the report.
#pragma once

#include "cli/report/figures.hpp"

namespace quadrille::cli {

ReportPart tennis_report_part();

}  // namespace quadrille::cli
