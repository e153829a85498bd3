// Runs a job (the computation of a command) and writes its table. All commands that print a table call the functions of
// this file after they have read their arguments.
//
// The output is opened before any long work. Then the job runs, and a line shows its progress. The first signal, such
// as Ctrl-C, asks the job to stop. Finally the rows are written as a table. If rows are missing, for example after a
// stop, a sentence on standard error names them. This sentence has the same form for every command.
#pragma once

#include <fmt/format.h>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/interrupt.hpp"
#include "cli/options/input.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/streams.hpp"
#include "cli/output/table_output.hpp"
#include "cli/session.hpp"
#include "enumerate/run/spelling.hpp"
#include "quadrille/job.hpp"
#include "quadrille/record.hpp"
#include "quadrille/table.hpp"

namespace quadrille::cli {

/// An Ending, with the file to resume from and the reason why a whole answer does not meet the request.
struct JobEnd : Ending {
  std::string resumes_from{};  ///< the file of --checkpoint if it holds work; otherwise empty
  std::string unmet{};  ///< the reason why a whole result does not meet the request; the exit status is then a limit's

  JobEnd() = default;
  /// \param checkpoint  the file of --checkpoint; empty if there is none
  explicit JobEnd(const Ending& ending, const std::string& checkpoint = {})
      : Ending(ending), resumes_from(ending.resumable ? checkpoint : std::string()) {}
};

/// "interrupted after ply 3", "--memory 64M: reached after ply 3; give more"; empty if nothing ended the job early.
std::string end_reason(const Session& session, const JobEnd& end);

/// The same with the missing part: "interrupted after ply 3; missing: all plies after 3".
std::string end_message(const Session& session, const JobEnd& end);

/// The exit status for a job that ended with this run status.
Exit exit_of(RunStatus status);

/// The display of a job, while it works and at its end.
struct Shown {
  std::string doing = "counting";                               ///< the text until the job reports
  std::function<std::string(const engines::Progress&)> text{};  ///< the text of a report; progress_text if empty
  std::string checkpoint{};                                     ///< the file of --checkpoint; none if empty
  /// If set, a job that ended early without rows writes nothing, and the sentence about its end closes with this text:
  /// ", so nothing is written".
  std::optional<std::string> if_empty{};
  std::optional<std::string> if_interrupted_empty{};  ///< the same for an interrupted job; if_empty if not set
  bool one_thread = false;  ///< the job uses one thread despite --threads, so its time is reported without threads
  bool untimed = false;     ///< the job's time is not reported
};

/// Reports the end of the job: its time, or the missing part, the reason and the way to resume.
Exit finish(const Session& session, const JobEnd& end, const Shown& shown = {});

/// Writes the table, then reports the end of the job, as above. A table without rows is not written if the result does
/// not meet the request.
/// \param remarks  the text after the table, for people
Exit finish(const Session& session, const TableOutput& output, const Table& table, const JobEnd& end,
            const Shown& shown = {}, std::string_view remarks = {});

/// Runs job(options) with the session's options and no progress line. A signal asks the job to stop.
/// \param job  may change its options
template <class Job>
auto run_unshown_job(const Session& session, Job&& job) {
  const Interrupt::Listener listener(session.interrupt());
  Options options = session.options();
  options.stop = listener.token();
  return std::forward<Job>(job)(options);
}

/// The same with a progress line.
template <class Job>
auto run_job(const Session& session, const Shown& shown, Job&& job) {
  return run_unshown_job(session, [&](Options& options) {
    ProgressLine progress(session.quiet(), shown.doing);
    options.checkpoint = shown.checkpoint;
    if (shown.text) {
      options.progress = [&](const engines::Progress& at) { progress.show([&] { return shown.text(at); }); };
    } else {
      options.progress = progress.observer();
    }
    return std::forward<Job>(job)(std::as_const(options));
  });
}

/// The value of JobEnd::unmet: the answer's own reason, if its type has one.
template <class Found>
std::string unmet_of(const Found& found) {
  if constexpr (requires { found.unmet(); }) return found.unmet();
  return {};
}

/// Answers a request: plans it, opens the output, runs the job and writes the answer.
/// \param less     the remedy for a large request: "give fewer --plies"
/// \param remarks  remarks(answer): the text after the table of a whole answer, for people
template <class Request, class Remarks>
Exit answer(const Session& session, const Request& request, const Shown& shown, std::string_view less,
            const Remarks& remarks) {
  std::optional<TableOutput> output;
  const auto found = run_job(session, shown, [&](const Options& options) {
    const auto planned = plan(request, options);
    output.emplace(session, planned.table);
    session.agree_to(planned.size, less);
    return run(planned, options);
  });
  const std::string said = found.ending.whole() && output->for_people() ? remarks(found) : std::string();
  JobEnd end(found.ending, shown.checkpoint);
  end.unmet = unmet_of(found);
  return finish(session, *output, found.table, end, shown, said);
}

/// The same without remarks.
template <class Request>
Exit answer(const Session& session, const Request& request, const Shown& shown, std::string_view less = {}) {
  return answer(session, request, shown, less, [](const auto& /*found*/) { return std::string(); });
}

// Replays a written record and writes its table: the steps that all `replay` commands share.
//
// The output is opened before the record is read. Each place where the record breaks the rules is named on standard
// error, and the exit status is then 1. The rows that keep the rules are written nevertheless.

/// The display of a replay, whose time is not reported.
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

/// Replays a record: opens the output, reads the record, writes the rows and names the faults.
/// \param request  names the file; its record is read once the output is open
/// \param remarks  remarks(answer): the text after the table, for people
template <class Request, class Remarks>
Exit answer_record(const Session& session, const Request& request, const Remarks& remarks) {
  auto planned = plan(request, session.options());
  const TableOutput output(session, planned.table);
  const RecordAnswer found =
      replay_record(session, request.file, [&](const std::string& record, const Options& options) {
        planned.request.record = record;
        return run(planned, options);
      });
  output.write(found.table, output.for_people() ? remarks(found) : std::string());
  for (const RecordFault& fault : found.faults) {
    print_line(fmt::format("{}: {}", input_name(request.file), fault.message));
  }
  const Exit exit = finish(session, JobEnd(found.ending), replay_shown(request.file));
  return exit == Exit::done && !found.faults.empty() ? Exit::mismatch : exit;
}

/// The same without remarks.
template <class Request>
Exit answer_record(const Session& session, const Request& request) {
  return answer_record(session, request, [](const RecordAnswer& /*found*/) { return std::string(); });
}

}  // namespace quadrille::cli
