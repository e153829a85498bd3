// What the jobs that replay a record have in common: the walk over its games, with stop token and progress.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string>

#include "enumerate/run/ended.hpp"
#include "quadrille/record.hpp"

namespace quadrille::running {

/// The rows of a record, and where it breaks the rules.
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

/// Calls replay(i) for each game of a record until a stop is asked for.
/// \param unit  what the record is a list of: "history", "round", "game"
template <class Replay>
void replay_games(Ending& result, const char* unit, std::size_t games, const Options& options, const Replay& replay) {
  constexpr std::size_t between_reports = 64;
  for (std::size_t i = 0; i < games; ++i) {
    if (options.stop.stop_requested()) {
      add_missing(result.missing, fmt::format("all from {} {} on", unit, i + 1));
      set_end(result, RunStatus::interrupted, {result.missing, fmt::format("before {} {}", unit, i + 1)});
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

/// Notes a game that breaks the rules, and the rows that there are not therefore.
template <class Rows>
void add_fault(Rows& result, std::size_t i, std::string message, const std::string& missing) {
  result.faults.push_back({static_cast<int>(i) + 1, std::move(message)});
  add_missing(result.missing, missing);
}

}  // namespace quadrille::running
