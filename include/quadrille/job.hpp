// Requests, plans and answers. A caller turns a request into a plan, runs the plan, and receives an answer.
//
//     const auto plan = quadrille::updown::plan({.n = 20});  // checks the request, does nothing long
//     const quadrille::Answer answer = run(plan);            // one table, and how the run ended
//     for (const auto& row : quadrille::rows<quadrille::updown::ScoreCounts>(answer)) use(row.score);
//
// Each task of each game (count, solve, ...) has a request, a plain struct in the game's header (soccer.hpp,
// updown.hpp, ...). No function here prints or ends the process.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/detail/run.hpp"
#include "quadrille/error.hpp"
#include "quadrille/natural.hpp"
#include "quadrille/table.hpp"

namespace quadrille {

using engines::Progress;
using engines::RunStatus;

/// Options of a run. All may be left out.
struct Options {
  int threads = 0;                      ///< the most threads; all processors if 0
  std::optional<std::size_t> memory{};  ///< the bytes that the process may hold; the machine's or its group's if empty
  std::stop_token stop{};               ///< ends the run; the results so far are returned
  /// Ends the run at this time, with RunStatus::work_limit; never if empty.
  std::optional<std::chrono::steady_clock::time_point> deadline{};
  std::function<void(const Progress&)> progress{};  ///< called on the caller's thread, some hundred times a second
  /// The processes that share the work; null for one process alone. If a job cannot share its work, one of them does it
  /// all.
  engines::Ranks* ranks = nullptr;
  int primes = 0;     ///< with `ranks`: counts modulo this many primes, the last as a check; 0: exact counters
  int prime = 0;      ///< with `ranks` and the engine colour: sweeps modulo this one of its primes alone; no rows
  bool join = false;  ///< with `ranks` and the engine colour: joins the residues in `checkpoint`, without a sweep
  std::optional<int> checkpoint_every{};         ///< with `ranks`: seconds between two saves
  std::string checkpoint{};                      ///< the file that stores the work of a long job; no file if empty
  std::function<void(std::string_view)> note{};  ///< receives notes for people, before long work and during it
  Spelling spelling = bare;                      ///< of the arguments that notes and messages mention
  /// Called before a file is written. The lock that it returns is held until the file is in its place. A program can
  /// hold off signals meanwhile.
  std::function<std::unique_lock<std::mutex>()> hold_signals{};
};

/// The time `seconds` from now, at most 30 years ahead. \pre seconds >= 0
inline std::chrono::steady_clock::time_point in_seconds(double seconds) {
  constexpr double most = 1e9;
  return std::chrono::steady_clock::now() + std::chrono::duration_cast<std::chrono::nanoseconds>(
                                                std::chrono::duration<double>(seconds < most ? seconds : most));
}

/// Size of a request, as far as it is known before the start: rows of its answer or states of its work. Both numbers
/// are the same on any machine; neither is a time.
struct RequestSize {
  /// The unit of the size.
  enum class Unit {
    rows,   ///< rows of the answer
    states  ///< states that an engine has to expand
  };
  /// Precision of the number.
  enum class Known {
    exactly,   ///< the exact number
    at_least,  ///< a lower bound
    about      ///< an estimate
  };

  Natural count;                 ///< the number
  Unit unit = Unit::states;      ///< its unit
  Known known = Known::exactly;  ///< its precision
};

/// @{
/// The largest sizes of a request that need no confirmation.
inline constexpr std::uint64_t usual_rows = 100'000'000;
inline constexpr std::uint64_t usual_states = 100'000'000'000;
/// @}

/// True if the request is larger than these.
inline bool is_beyond_usual(const RequestSize& size) {
  return size.count > (size.unit == RequestSize::Unit::rows ? usual_rows : usual_states);
}

/// The whole numbers from `first` to `last`, both included.
struct Range {
  int first = 1;  ///< the least
  int last = 1;   ///< the greatest
  /// One number.
  constexpr Range(int only = 1) : first(only), last(only) {}  // NOLINT(google-explicit-constructor): `{.n = 20}`
  /// All from `least` to `greatest`.
  constexpr Range(int least, int greatest) : first(least), last(greatest) {}
  /// True if the range holds one number only.
  constexpr bool single() const { return first == last; }
  friend bool operator==(const Range&, const Range&) = default;
};

/// A checked request, with all that is known of its answer before it runs.
template <class Request>
struct Plan {
  Request request;                    ///< the request as given
  TableSchema schema;                 ///< the schema of the answer's table
  Table table;                        ///< the answer's table without rows: columns and provenance
  std::optional<RequestSize> size{};  ///< size of the answer or the work; empty if that is small or unknown
};

/// The end of a run: the reason, the progress, the missing rows and the remedy.
struct Ending {
  RunStatus status = RunStatus::complete;  ///< why it ended
  std::string reached{};                   ///< the last point reached, if it ended early: "after ply 3"; may be empty
  std::string missing{};                   ///< the missing rows: "all plies after 3"; empty if the result is whole
  std::string remedy{};                    ///< the remedy: "give more, or fewer plies"
  std::string checkpoint_failure{};        ///< why the last save of the checkpoint failed; empty if it succeeded
  bool resumable = false;                  ///< true if the checkpoint holds work to resume

  /// True if no row is missing.
  bool whole() const { return status == RunStatus::complete || status == RunStatus::grade_limit; }
};

/// The answer to a request: one table, and how the run ended.
struct Answer {
  Table table;      ///< the finished rows, in order, with their provenance
  Ending ending{};  ///< how the run ended; `table.missing` names the missing rows
};

/// The rows of an answer, typed. \pre the table's rows are of this type \complexity O(cells)
template <class Row>
std::vector<Row> rows(const Answer& answer) {
  return rows_of(answer.table, schema_of(RowType<Row>{}));
}

}  // namespace quadrille
