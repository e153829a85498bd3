// Nim with one heap, the made-up fifth game: its public interface.
#pragma once

#include "quadrille/job.hpp"
#include "quadrille/natural.hpp"
#include "quadrille/table.hpp"

/// \namespace quadrille::nim
/// Nim with one heap: games counted by their number of moves.
namespace quadrille::nim {

/// The games from a heap, by their number of moves.
struct CountRequest {
  int counters = 0;  ///< 0 to 1000
};

/// The games of one number of moves.
struct GameCounts {
  int moves = 0;  ///< the number
  Natural games;  ///< how many games have this number of moves
};

Schema<GameCounts> schema_of(RowType<GameCounts>);  ///< the columns of its table

/// @{
/// The games from a heap of counters, by their number of moves; rows that count nothing are omitted.
/// \throws Error (unusable_input) if the counters are out of range
/// \complexity O(counters^2)
Plan<CountRequest> plan(const CountRequest& request, const Options& options = {});
Answer run(const Plan<CountRequest>& plan, const Options& options = {});
/// @}

}  // namespace quadrille::nim
