// How a job says that it ended early: one way to set status, missing, reached and remedy, for all jobs.
#pragma once

#include <string>
#include <string_view>

#include "quadrille/job.hpp"

namespace quadrille::running {

/// What is said of a job that ended early, as in Ending.
struct EarlyEnd {
  std::string missing;    ///< which rows: "all rows"
  std::string reached{};  ///< where it ended: "after ply 3"
  std::string remedy{};   ///< "give more, or a smaller n"
};

/// Sets how the job ended. What is missing is said only if the result is not whole.
/// \param spelling  that of Options, of the arguments that the texts mention
inline void set_end(Ending& result, RunStatus status, const EarlyEnd& end, Spelling spelling = bare) {
  result.status = status;
  if (result.whole()) return;
  result.missing = end.missing;
  result.reached = end.reached;
  result.remedy = quadrille::spelled(end.remedy, spelling);
}

/// The answer: the rows in the plan's table, and how the run ended.
template <class Row>
Answer answer_of(const Table& header, const Result<Row>& found) {
  Answer answer{.table = header, .ending = found};
  append_rows(answer.table, found.rows);
  if (!found.whole()) answer.table.missing = found.missing;
  return answer;
}

/// Of a job that finishes one ply after the other.
/// \param last    the last ply that was finished, negative if there is none
/// \param before  where the job ended then
EarlyEnd end_after_ply(int last, std::string remedy, std::string_view before = "before any ply was finished");

/// Adds to a list of what is missing: "round 2, round 5".
void add_missing(std::string& missing, std::string_view more);

}  // namespace quadrille::running
