#include "cli/output/show.hpp"

#include <fmt/format.h>

#include "cli/output/streams.hpp"

namespace quadrille::cli {

namespace {

// `first second`, where there is a second.
std::string followed(const std::string& first, const std::string& second) {
  return second.empty() ? first : first + ' ' + second;
}

}  // namespace

std::string why_it_ended(const Session& session, const JobEnd& end) {
  switch (end.status) {
    case RunStatus::complete:
    case RunStatus::grade_limit:
      return {};
    case RunStatus::interrupted:
      return followed("interrupted", end.reached);
    case RunStatus::memory:
      return fmt::format("{}; {}", followed(session.memory_ended(), end.reached), end.remedy);
    case RunStatus::overflow:
      return fmt::format("{}; {}", followed("a count outgrew the widest counter", end.reached), end.remedy);
  }
  return {};
}

std::string ending_sentence(const Session& session, const JobEnd& end) {
  const std::string why = why_it_ended(session, end);
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
      return Exit::limit;
  }
  return Exit::done;
}

Exit finish(const Session& session, const JobEnd& end, const Shown& shown) {
  const std::string ended_early = ending_sentence(session, end);
  if (const std::string& sentence = ended_early.empty() ? end.unmet : ended_early; !sentence.empty()) {
    print_error(sentence);
    if (!end.checkpoint.empty()) {
      const char* const more = end.status == RunStatus::memory ? " with more memory" : "";
      print_error(fmt::format("--checkpoint {}: the same command{} goes on from there", end.checkpoint, more));
    }
  } else if (shown.one_thread) {
    session.note_time();
  } else {
    session.note_time_and_threads();
  }
  if (!end.checkpoint_failure.empty()) print_error(end.checkpoint_failure);
  return ended_early.empty() && !end.unmet.empty() ? Exit::limit : exit_of(end.status);
}

Exit finish(const Session& session, const TableOutput& output, const Table& table, const JobEnd& end,
            const Shown& shown, std::string_view remarks) {
  const std::string why = why_it_ended(session, end);
  if (!why.empty() && table.rows.empty() && shown.if_empty) {
    print_error(why + *shown.if_empty);
    return exit_of(end.status);
  }
  output.write(table, remarks);
  return finish(session, end, shown);
}

}  // namespace quadrille::cli
