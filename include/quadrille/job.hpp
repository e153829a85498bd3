// How a question is put and answered: a request is planned, then run.
//
//     const auto plan = quadrille::updown::plan({.n = 20});  // the request, checked; the columns; nothing long yet
//     const quadrille::Answer answer = run(plan);            // one table, and how the run ended
//     for (const auto& row : quadrille::rows<quadrille::updown::ScoreCounts>(answer)) use(row.score);
//
// Each verb of each game has a request, a plain struct, in the game's header (soccer.hpp, updown.hpp, ...). Nothing
// here prints or ends the program.
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

/// What a job is run with. All may be left out.
struct Options {
  int threads = 0;                      ///< at most so many threads; all processors if 0
  std::optional<std::size_t> memory{};  ///< bytes that the process may hold; what the machine or its group has if empty
  std::stop_token stop{};               ///< ends the run: what was found so far is returned
  /// Ends the run at this time, with RunStatus::work_limit; never if empty.
  std::optional<std::chrono::steady_clock::time_point> deadline{};
  std::function<void(const Progress&)> progress{};  ///< called on the caller's thread, some hundred times a second
  /// The processes that count together; null for one alone. A job that cannot share its work lets one of them do it.
  engines::Ranks* ranks = nullptr;
  int primes = 0;  ///< with `ranks`: counts modulo so many primes, the last of them a check; 0: as wide as needed
  int prime = 0;  ///< with `ranks` and the engine colour: sweeps modulo this one of its primes alone, and prints no row
  bool join = false;  ///< with `ranks` and the engine colour: sweeps nothing, and joins what `checkpoint` holds
  std::optional<int> checkpoint_every{};         ///< with `ranks`: seconds between two saves
  std::string checkpoint{};                      ///< the file that stores the work of a long job; none if empty
  std::function<void(std::string_view)> note{};  ///< told what people may want to know, before long work and in it
  Spelling spelling = bare;                      ///< of the arguments that notes and the texts of a Result mention
  /// Called before a file is written; what it returns is held until the file is in its place. A program can hold off
  /// signals meanwhile.
  std::function<std::unique_lock<std::mutex>()> hold_signals{};
};

/// The time so many seconds from now, at most 30 years. \pre seconds >= 0
inline std::chrono::steady_clock::time_point in_seconds(double seconds) {
  constexpr double most = 1e9;
  return std::chrono::steady_clock::now() + std::chrono::duration_cast<std::chrono::nanoseconds>(
                                                std::chrono::duration<double>(seconds < most ? seconds : most));
}

/// How large a request is, as far as that is known before it starts: numbers of its answer and its work, which are the
/// same on any machine, not times.
struct RequestSize {
  /// What is counted.
  enum class Unit {
    rows,   ///< of the answer
    states  ///< that an engine has to expand
  };
  /// How well the number is known.
  enum class Known {
    exactly,   ///< it is the number
    at_least,  ///< the number is no smaller
    about      ///< the number is of this size
  };

  Natural count;                 ///< how many
  Unit unit = Unit::states;      ///< of what
  Known known = Known::exactly;  ///< how well
};

/// @{
/// What a request may come to before somebody has to agree to it.
inline constexpr std::uint64_t usual_rows = 100'000'000;
inline constexpr std::uint64_t usual_states = 100'000'000'000;
/// @}

/// Whether the request is beyond that.
inline bool is_beyond_usual(const RequestSize& size) {
  return size.count > (size.unit == RequestSize::Unit::rows ? usual_rows : usual_states);
}

/// The whole numbers from one to another.
struct Range {
  int first = 1;  ///< the least
  int last = 1;   ///< the greatest
  /// One number.
  constexpr Range(int only = 1) : first(only), last(only) {}  // NOLINT(google-explicit-constructor): `{.n = 20}`
  /// All from `least` to `greatest`.
  constexpr Range(int least, int greatest) : first(least), last(greatest) {}
  /// Whether it is one number.
  constexpr bool single() const { return first == last; }
  friend bool operator==(const Range&, const Range&) = default;
};

/// A request before it is run: checked, with all that is known of its answer.
template <class Request>
struct Plan {
  Request request;                    ///< as it was given
  TableSchema schema;                 ///< of the answer's table
  Table table;                        ///< the answer's, without rows: columns and provenance
  std::optional<RequestSize> size{};  ///< how large the answer or the work is; empty where that is small or unknown
};

/// How a run ended: why, how far it came, what is missing and what to do about it.
struct Ending {
  RunStatus status = RunStatus::complete;  ///< why it ended
  std::string reached{};                   ///< where it ended early: "after ply 3"; empty if there is nothing to say
  std::string missing{};             ///< which rows are missing: "all plies after 3"; empty when the result is whole
  std::string remedy{};              ///< what to do about it: "give more, or fewer plies"
  std::string checkpoint_failure{};  ///< why the last save of the checkpoint failed; empty if it did not
  bool resumable = false;            ///< whether the checkpoint holds work to resume

  /// Whether no row is missing.
  bool whole() const { return status == RunStatus::complete || status == RunStatus::grade_limit; }
};

/// The answer to a request: one table, and how the run ended.
struct Answer {
  Table table;      ///< the rows that were finished, in order, with their provenance
  Ending ending{};  ///< how the run ended; where rows are missing, `table.missing` says which
};

/// The rows of an answer, typed. \pre the table is one of rows of this type \complexity O(cells)
template <class Row>
std::vector<Row> rows(const Answer& answer) {
  return rows_of(answer.table, schema_of(RowType<Row>{}));
}

}  // namespace quadrille
