// The stream of positions, as the program takes it: in blocks that are prepared in parallel, as compact values.
//
// for_each_position (quadrille/soccer.hpp) hands on rows of text and numbers; csv of ten million rows is written faster
// from the values.
#pragma once

#include <cstdint>

#include "enumerate/soccer/positions.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::soccer {

/// How a stream ended.
struct PositionsListed {
  Result<PositionRow> result{};  ///< without rows: its status, and what is missing
  bool enough = false;           ///< the sink wanted no more: then that was the end, whatever the status says
  std::uint64_t rows = 0;        ///< how many were taken
};

/// As for_each_position.
PositionsListed list_positions(const PositionsQuery& query, const enumerate::PositionSink& sink,
                               const Options& options = {});

}  // namespace quadrille::soccer
