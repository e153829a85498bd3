// What every engine is told before it runs, what it tells while it runs, and how a run can end.
//
// Engines never print: they call an observer between pieces of work, ask a stop token, count their memory (budget.hpp).
// Only threads that wait for work read the clock, to ask the token. What was reported before a stop is exact.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <stop_token>

#include "quadrille/detail/checkpoint.hpp"

namespace quadrille::engines {

/// What ended a run.
enum class RunStatus {
  complete,     ///< the whole space was walked
  grade_limit,  ///< stopped after the last grade asked for, with states left beyond it
  memory,       ///< the next layer did not fit the budget; finished layers stand
  interrupted,  ///< the stop token was set; finished layers stand
  overflow,     ///< a count left the widest counter; finished layers stand
  work_limit,   ///< the work or the time that was given is used up; what was found stands
};

/// How far a run has come. A display adds the clock: throughput from `worked`, the time left from `fraction`.
struct Progress {
  const char* unit = "ply";  ///< what the run advances by: "ply", or "vertex" where a graph is swept
  int grade = 0;             ///< the unit being worked on
  std::uint64_t done = 0;    ///< how many of its `total` states are done
  std::uint64_t total = 0;   ///< the states of the unit
  std::uint64_t found = 0;   ///< states found so far: of the next unit, or of the whole space by a depth-first engine
  std::uint64_t worked = 0;  ///< states handled since the run began
  std::optional<double> fraction{};  ///< of the whole run that is done, 0 to 1: an estimate, where the engine has one
};

class Ranks;  // ranks.hpp

/// Is shown how far a run has come.
using Observer = std::function<void(const Progress&)>;

/// What a run is bounded by, and what observes it.
struct RunOptions {
  std::optional<int> last_grade;                                 ///< stop after this layer; every layer if empty
  std::size_t memory = std::numeric_limits<std::size_t>::max();  ///< bytes that the engine may hold
  std::stop_token stop;                                          ///< ends the run as soon as it is set
  std::optional<Checkpoint> checkpoint;                          ///< taken by the engines that say so
  Observer observer;          ///< called from the thread that called the engine, a few hundred times a second at most
  std::uint64_t modulus = 0;  ///< counts are taken modulo this number below 2^63, in the engines that say so; 0: exact
  Ranks* ranks = nullptr;     ///< the processes that share the work, in the engines that say so; null for one alone
};

/// Thrown when the stop token is set. Functions that return a RunStatus catch it; others document that they throw it.
struct Interrupted {};

/// \throws Interrupted if the stop token is set
inline void throw_if_stopped(const std::stop_token& stop) {
  if (stop.stop_requested()) throw Interrupted{};
}

}  // namespace quadrille::engines
