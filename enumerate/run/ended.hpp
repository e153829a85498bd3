// Functions for the report of a job that ended early. The file also has the loop in which a job replays the games of a
// record, because this loop may end early.
//
// A report says the status of the job, which rows are missing, where the job ended, and what the user can do about it.
// All jobs use these functions, so all report an early end in the same words.
#pragma once

#include <fmt/format.h>

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/job.hpp"
#include "quadrille/record.hpp"

namespace quadrille::running {

/// The report of a job that ended early; members as in Ending.
struct EarlyEnd {
  std::string missing;    ///< the missing rows: "all rows"
  std::string reached{};  ///< the place where it ended: "after ply 3"
  std::string remedy{};   ///< "give more, or a smaller n"
};

/// The typed rows of a run and its ending, from which answer_of makes an Answer.
template <class Row>
struct Found : Ending {
  std::vector<Row> rows{};  ///< those that were finished, in order
};

/// The status to report for a run: work_limit if the deadline interrupted it, else the status given. A signal, here or
/// to another rank before the deadline, leaves it interrupted.
inline RunStatus status_of(RunStatus status, const Options& options) {
  const bool by_deadline = status == RunStatus::interrupted && options.deadline && !options.stop.stop_requested() &&
                           std::chrono::steady_clock::now() >= *options.deadline;
  return by_deadline ? RunStatus::work_limit : status;
}

/// Sets the ending of a run, in the spelling of the options. Sets `end` only if rows are missing.
inline void set_end(Ending& ending, RunStatus status, const EarlyEnd& end, const Options& options) {
  ending.status = status_of(status, options);
  if (ending.whole()) return;
  ending.missing = end.missing;
  ending.reached = end.reached;
  ending.remedy = quadrille::spelled(end.remedy, options.spelling);
}

/// The answer: the rows in the plan's table, and the ending of the run.
template <class Row>
Answer answer_of(const Table& header, const Found<Row>& found) {
  Answer answer{.table = header, .ending = static_cast<const Ending&>(found)};
  append_rows(answer.table, found.rows);
  if (!found.whole()) answer.table.missing = found.missing;
  return answer;
}

/// The early end of a job that finishes one ply after the other.
/// \param last    the last ply that was finished, negative if there is none
/// \param before  the place where the job ended if there is none
EarlyEnd end_after_ply(int last, std::string remedy, std::string_view before = "before any ply was finished");

/// Adds to a list of missing rows: "round 2, round 5".
void add_missing(std::string& missing, std::string_view more);

// The common part of the jobs that replay a record: the walk over its games, with stop token and progress.

/// The rows of a record, and its breaches of the rules.
template <class Row>
struct Replayed : Found<Row> {
  std::vector<RecordFault> faults{};
};

/// The answer to a request for a replay.
template <class Row>
RecordAnswer answer_of(const Table& header, Replayed<Row>&& found) {
  RecordAnswer answer{answer_of(header, static_cast<const Found<Row>&>(found)), std::move(found.faults)};
  answer.table.missing = answer.ending.missing;
  return answer;
}

/// Calls replay(i) for each game of a record, until a stop is requested or the deadline has passed.
/// \param unit  the unit of the record's list: "history", "round", "game"
template <class Replay>
void replay_games(Ending& result, const char* unit, std::size_t games, const Options& options, const Replay& replay) {
  constexpr std::size_t between_reports = 64;
  const auto ends = [&] {
    return options.stop.stop_requested() || (options.deadline && std::chrono::steady_clock::now() >= *options.deadline);
  };
  for (std::size_t i = 0; i < games; ++i) {
    if (ends()) {
      add_missing(result.missing, fmt::format("all from {} {} on", unit, i + 1));
      set_end(result, RunStatus::interrupted, {result.missing, fmt::format("before {} {}", unit, i + 1)}, options);
      return;
    }
    if (options.progress && i % between_reports == 0) {
      Progress at;
      at.unit = unit;
      at.grade = static_cast<int>(i) + 1;
      at.worked = i;
      at.fraction = static_cast<double>(i) / static_cast<double>(games);
      options.progress(at);
    }
    replay(i);
  }
}

/// Notes a game that breaks the rules, and the rows that are missing because of it.
template <class Rows>
void add_fault(Rows& result, std::size_t i, std::string message, const std::string& missing) {
  result.faults.push_back({static_cast<int>(i) + 1, std::move(message)});
  add_missing(result.missing, missing);
}

}  // namespace quadrille::running
