// Appends the rows of a command to an SQLite database. If there is no database yet, this code builds one in a temporary
// file and then renames that file to the name of --out.
#include "cli/output/database_output.hpp"

#include <fmt/format.h>
#include <sys/stat.h>

#include <cerrno>
#include <chrono>
#include <filesystem>
#include <thread>
#include <tuple>

#include "cli/output/streams.hpp"
#include "enumerate/run/file_descriptor.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

using exports::Database;

constexpr double seconds_before_work = 1;
constexpr double seconds_before_a_note = 1;
constexpr double seconds_after_work = 30;

std::string out_of(const Session& session) {
  if (session.arguments().out) return *session.arguments().out;
  throw Error(ErrorKind::unusable_input, "--format sqlite: a database needs a file; add --out FILE");
}

}  // namespace

DatabaseOutput::DatabaseOutput(const Session& session, const Table& header)
    : session_(session),
      place_(fmt::format("--out '{}'", out_of(session))),
      output_(session.output()),
      path_(std::filesystem::absolute(out_of(session))) {
  struct stat found = {};
  if (::stat(path_.c_str(), &found) != 0) {
    if (::lstat(path_.c_str(), &found) != 0) return;
    refuse("is a link to a file that is not there", "name the file itself");
  }
  if (!S_ISREG(found.st_mode) || is_standard_output(found)) {
    refuse("is not a regular file, and a database needs one", "name another file");
  }
  const auto wait = wait_for(seconds_before_work);
  Database(path_, place_, Database::Kind::in_place, wait).require_room_for(header, wait);
}

void DatabaseOutput::refuse(std::string_view why, std::string_view remedy) const {
  throw Error(ErrorKind::unusable_input, fmt::format("{}: {}; {}", place_, why, remedy));
}

bool DatabaseOutput::is_there() const {
  std::error_code error;
  return std::filesystem::exists(path_, error);
}

exports::WaitForLock DatabaseOutput::wait_for(double seconds) const {
  using Clock = std::chrono::steady_clock;
  return [this, seconds, start = Clock::now(), noted = false]() mutable {
    const double waited = std::chrono::duration<double>(Clock::now() - start).count();
    if (waited >= seconds) return false;
    if (!noted && waited >= seconds_before_a_note) {
      noted = true;
      session_.note(fmt::format("{}: is locked by another program; waiting for it, up to {} s", place_, seconds));
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    return true;
  };
}

void DatabaseOutput::write(const Table& table) const {
  if (table.rows.empty() && !table.missing.empty()) return;
  DatabaseRun run(*this, table);
  for (const auto& row : table.rows) {
    for (const Cell& cell : row) run.rows().put(cell);
    run.rows().end_row();
  }
  run.finish(table.missing);
}

DatabaseRun::DatabaseRun(const DatabaseOutput& output, const Table& header) : output_(output) {
  header_.name = header.name;
  header_.columns = header.columns;
  header_.types = header.types;
  const auto& [path, place] = std::tie(output.path_, output.place_);
  if (output.is_there()) {
    const auto wait = output.wait_for(seconds_after_work);
    database_.emplace(path, place, Database::Kind::in_place, wait);
    database_->lock(wait);  // a signal may still end the program here: nothing is written yet
    held_ = output.session_.interrupt().hold();
  } else {
    held_ = output.session_.interrupt().hold();
    file_.emplace(path);
    if (file_->error() != 0)
      output.refuse(running::reason(file_->error()), "name a file in a folder that can be written to");
    database_.emplace(file_->name(), place, Database::Kind::draft, exports::WaitForLock());
    database_->lock({});
  }
  database_->begin_run(header, output.session_.started());
}

void DatabaseRun::finish(const std::string& missing) {
  database_->end_run(output_.session_.timing(), missing);
  database_.reset();
  const int error = file_ ? file_->place_new() : 0;
  if (error == EEXIST) {
    const auto wait = output_.wait_for(seconds_after_work);
    Database(output_.path_, output_.place_, Database::Kind::in_place, wait).append_run_of(file_->name(), header_, wait);
  } else if (error != 0) {
    output_.refuse(fmt::format("could not be written ({})", running::reason(error)), "make room, or name another file");
  }
  file_.reset();
  held_.unlock();
}

}  // namespace quadrille::cli
