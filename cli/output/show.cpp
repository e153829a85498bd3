// Reports in one sentence how a job has ended, and chooses the exit status.
#include "cli/output/show.hpp"

#include <fmt/format.h>

#include "cli/output/streams.hpp"

namespace quadrille::cli {

namespace {

// `first second`, or `first` alone if there is no second.
std::string followed(const std::string& first, const std::string& second) {
  return second.empty() ? first : first + ' ' + second;
}

// `why; remedy`, or `why` alone if there is no remedy.
std::string with_remedy(const std::string& why, const std::string& remedy) {
  return remedy.empty() ? why : why + "; " + remedy;
}

}  // namespace

std::string end_reason(const Session& session, const JobEnd& end) {
  switch (end.status) {
    case RunStatus::complete:
    case RunStatus::grade_limit:
      return {};
    case RunStatus::interrupted:
      return followed("interrupted", end.reached);
    case RunStatus::memory:
      return with_remedy(followed(session.memory_ended(), end.reached), end.remedy);
    case RunStatus::overflow:
      return with_remedy(followed("a count outgrew the widest counter", end.reached), end.remedy);
    case RunStatus::work_limit:
      return with_remedy(followed("undecided: the time limit was reached", end.reached), end.remedy);
  }
  return {};
}

std::string end_message(const Session& session, const JobEnd& end) {
  const std::string why = end_reason(session, end);
  return why.empty() || end.missing.empty() ? why : fmt::format("{}; missing: {}", why, end.missing);
}

Exit exit_of(RunStatus status) {
  switch (status) {
    case RunStatus::complete:
    case RunStatus::grade_limit:
      return Exit::done;
    case RunStatus::interrupted:
      return Exit::interrupted;
    case RunStatus::memory:
    case RunStatus::overflow:
    case RunStatus::work_limit:
      return Exit::limit;
  }
  return Exit::done;
}

Exit finish(const Session& session, const JobEnd& end, const Shown& shown) {
  const std::string ended_early = end_message(session, end);
  if (const std::string& sentence = ended_early.empty() ? end.unmet : ended_early; !sentence.empty()) {
    print_error(sentence);
    if (!end.resumes_from.empty()) {
      const char* const more = end.status == RunStatus::memory ? " with more memory" : "";
      print_error(fmt::format("--checkpoint {}: the same command{} resumes from it", end.resumes_from, more));
    }
  } else if (shown.one_thread) {
    session.note_time();
  } else if (!shown.untimed) {
    session.note_time_and_threads();
  }
  if (!end.checkpoint_failure.empty()) print_error(end.checkpoint_failure);
  return ended_early.empty() && !end.unmet.empty() ? Exit::limit : exit_of(end.status);
}

Exit finish(const Session& session, const TableOutput& output, const Table& table, const JobEnd& end,
            const Shown& shown, std::string_view remarks) {
  const std::string why = end_reason(session, end);
  const bool interrupted = end.status == RunStatus::interrupted && shown.if_interrupted_empty;
  const std::optional<std::string>& if_empty = interrupted ? shown.if_interrupted_empty : shown.if_empty;
  if (!why.empty() && table.rows.empty() && if_empty) {
    print_error(why + *if_empty);
    return exit_of(end.status);
  }
  if (end.unmet.empty() || !table.rows.empty()) output.write(table, remarks);
  return finish(session, end, shown);
}

}  // namespace quadrille::cli
