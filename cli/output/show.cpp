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

Exit finish(const Session& session, const TableOutput& output, const Table& table, const JobEnd& end) {
  const std::string why_ended = why_it_ended(session, end);
  const std::string& why = why_ended.empty() ? end.unmet : why_ended;
  if (why.empty() || !table.rows.empty() || !end.missing.empty()) output.write(table, end.remarks);
  if (why.empty()) {
    session.note_time_and_threads();
  } else {
    print_error(end.missing.empty() ? why : fmt::format("{}; missing: {}", why, end.missing));
  }
  return why_ended.empty() && !why.empty() ? Exit::limit : exit_of(end.status);
}

}  // namespace quadrille::cli
