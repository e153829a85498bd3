// The options, the progress and the status of an engine's run. All engines use these types.
//
// An engine never prints. Between pieces of work it reports its progress to an observer, checks if a stop token is set,
// and checks how much memory it uses (budget.hpp). Only a thread that waits for work reads the clock, to know when to
// check the stop token. If a run is stopped, the results that it has already reported are exact.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <stop_token>

#include "quadrille/detail/checkpoint.hpp"

namespace quadrille::engines {

/// The reason why a run ended.
enum class RunStatus {
  complete,     ///< the whole space was walked
  grade_limit,  ///< stopped after the last grade requested, with states beyond it
  memory,       ///< the next layer did not fit the budget; finished layers are valid
  interrupted,  ///< the stop token was set; finished layers are valid
  overflow,     ///< a count exceeded the widest counter; finished layers are valid
  work_limit,   ///< the limit of work or time was reached; the results so far are valid
};

/// Progress of a run. A display adds the clock: throughput from `worked`, the remaining time from `fraction`.
struct Progress {
  const char* unit = "ply";          ///< the unit of progress: "ply", or "vertex" in a sweep of a graph
  int grade = 0;                     ///< the number of the current unit
  std::uint64_t done = 0;            ///< the finished states of the unit, of `total`
  std::uint64_t total = 0;           ///< the states of the unit
  std::uint64_t found = 0;           ///< states found: of the next unit, or of the whole space in a depth-first engine
  std::uint64_t worked = 0;          ///< states expanded since the run began
  std::optional<double> fraction{};  ///< the finished share of the whole run, 0 to 1, if the engine estimates it
};

class Ranks;  // ranks.hpp

/// Receives the progress of a run.
using Observer = std::function<void(const Progress&)>;

/// Bounds and observer of a run.
struct RunOptions {
  std::optional<int> last_grade;                                 ///< stop after this layer; every layer if empty
  std::size_t memory = std::numeric_limits<std::size_t>::max();  ///< bytes that the engine may hold
  std::stop_token stop;                                          ///< ends the run as soon as it is set
  std::optional<Checkpoint> checkpoint;                          ///< used by the engines that say so
  Observer observer;          ///< called on the thread that called the engine, at most a few hundred times a second
  std::uint64_t modulus = 0;  ///< counts are taken modulo this number below 2^63, in the engines that say so; 0: exact
  Ranks* ranks = nullptr;     ///< the processes that share the work, in the engines that say so; null for one alone
};

/// Thrown if the stop token is set. Functions that return a RunStatus catch it; others document that they throw it.
struct Interrupted {};

/// \throws Interrupted if the stop token is set
inline void throw_if_stopped(const std::stop_token& stop) {
  if (stop.stop_requested()) throw Interrupted{};
}

}  // namespace quadrille::engines
