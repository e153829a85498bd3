// What every engine is told before it runs, what it tells while it runs, and how a run can end.
//
// Engines never print and never read the clock: they call an observer between pieces of work, ask a stop token, and
// keep their own account of memory (budget.hpp). Whatever ended a run, the layers reported before are exact.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <stop_token>

namespace quadrille::enumerate {

enum class Ending {
  complete,     ///< the whole space was walked
  grade_limit,  ///< stopped after the last grade asked for, with states left beyond it
  memory,       ///< the next layer did not fit the budget; finished layers stand
  interrupted,  ///< the stop token was set; finished layers stand
  overflow,     ///< a count left the widest counter; finished layers stand
};

/// Where a run is: in layer `grade`, with `done` of its `total` states expanded into `found` states of the next layer.
struct Progress {
  int grade = 0;
  std::uint64_t done = 0;
  std::uint64_t total = 0;
  std::uint64_t found = 0;
};

using Observer = std::function<void(const Progress&)>;

struct RunOptions {
  std::optional<int> last_grade;                                 ///< stop after this layer; every layer if empty
  std::size_t memory = std::numeric_limits<std::size_t>::max();  ///< bytes that the engine may hold
  std::stop_token stop;
  Observer observer;  ///< called from the thread that called the engine, a few hundred times a second at most
};

}  // namespace quadrille::enumerate
