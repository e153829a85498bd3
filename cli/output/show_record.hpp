// From a written record to a table on its way out: what every `replay` of a text does.
//
// The output is opened before the record is read. Each place where the record breaks the rules is then named on
// standard error, and ends the program with exit 1; the rows that keep them are written all the same.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "cli/options/input.hpp"
#include "cli/output/show.hpp"
#include "cli/output/streams.hpp"
#include "quadrille/record.hpp"

namespace quadrille::cli {

/// How a replay is shown: its time is no news.
inline Shown replay_shown(const std::string& file) {
  return {.doing = "replaying " + input_name(file), .untimed = true};
}

/// Runs replay(text, options) on the file's text.
/// \throws Error as read_record
template <class Replay>
auto replay_record(const Session& session, const std::string& file, const Replay& replay) {
  session.bound_memory();
  return read_record(file, [&](std::string_view text) {
    return run_job(session, replay_shown(file),
                   [&](const Options& options) { return replay(std::string(text), options); });
  });
}

/// The whole of a command that replays a record.
/// \param request  names the file; its record is read once the output is open
/// \param remarks  remarks(answer): what follows the table where people read it
template <class Request, class Remarks>
Exit answer_record(const Session& session, const Request& request, const Remarks& remarks) {
  auto planned = plan(request, session.options());
  const TableOutput output(session, planned.table);
  const RecordAnswer found = replay_record(session, request.file, [&](std::string record, const Options& options) {
    planned.request.record = std::move(record);
    return run(planned, options);
  });
  output.write(found.table, output.for_people() ? remarks(found) : std::string());
  for (const RecordFault& fault : found.faults) {
    print_line(fmt::format("{}: {}", input_name(request.file), fault.message));
  }
  const Exit exit = finish(session, JobEnd::of(found.ending), replay_shown(request.file));
  return exit == Exit::done && !found.faults.empty() ? Exit::mismatch : exit;
}

/// The same without remarks.
template <class Request>
Exit answer_record(const Session& session, const Request& request) {
  return answer_record(session, request, [](const RecordAnswer& /*found*/) { return std::string(); });
}

}  // namespace quadrille::cli
