// Counts: the rows an engine returns, as exact numbers under named columns.
//
// Rows are compared, printed and exported as they stand; a column that an engine cannot know from its own definition is
// empty (std::nullopt), never guessed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "quadrille/detail/run.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::engines {

using quadrille::Natural;

struct Counts {
  std::vector<std::string> columns;
  std::vector<std::vector<std::optional<Natural>>> rows;
  RunStatus status = RunStatus::complete;
  int last_finished_grade = -1;  ///< the last layer whose states are all in the rows; -1 if none is
  std::string stand{};           ///< where a run stopped that works otherwise than by layers: `at vertex 3 of 99`
};

}  // namespace quadrille::engines
