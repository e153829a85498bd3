// What `quadrille report` shows: for each figure the command whose table it draws, and how.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "export/report/page.hpp"
#include "games/soccer/pitch.hpp"

namespace quadrille::cli {

/// A figure before its table is there.
struct FigurePlan {
  exports::Figure figure;  ///< all but its table
  std::string command;     ///< without the program's name: "count updown --n 20"
};

struct SectionPlan {
  exports::ReportSection section;  ///< all but its figures
  std::vector<FigurePlan> figures;
};

/// The sections in the page's order.
/// \param plies  how far the pitches are counted; wholly if empty
std::vector<SectionPlan> report_sections(const std::vector<soccer::PitchName>& pitches, std::optional<int> plies);

}  // namespace quadrille::cli
