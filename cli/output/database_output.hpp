// DatabaseOutput: writes the rows of one run of a command into an SQLite database, for `--format sqlite --out FILE`.
//
// If FILE is a database of this program, the rows are appended to it. If FILE does not exist, a new database is built
// in a temporary file in the same folder, and then the temporary file is renamed to FILE. In both cases FILE contains
// either all rows of the run or none, whatever happens.
//
// If possible, an unusable FILE is refused before any long work. If another program has locked the database before the
// work, this program waits at most a second for the end of the lock, and then refuses FILE. If the database is locked
// after the work, the program waits up to half a minute, so that a short lock does not cost the computed rows.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "cli/output/output.hpp"
#include "cli/session.hpp"
#include "enumerate/run/temporary_file.hpp"
#include "export/tables/sqlite.hpp"
#include "quadrille/table.hpp"

namespace quadrille::cli {

class DatabaseOutput {
 public:
  /// \param session  outlives this object
  /// \param header   the table that will be written, without its rows
  /// \throws Error (unusable_input) naming the place and the remedy: no --out, no ordinary file, a place that cannot be
  ///         written to, and as exports::Database
  DatabaseOutput(const Session& session, const Table& header);

  /// Appends the table as a run. An incomplete result without rows leaves the file unchanged, or absent.
  /// \throws Error (unusable_input) if it cannot be written; then nothing of it is written
  void write(const Table& table) const;

 private:
  friend class DatabaseRun;

  bool is_there() const;
  [[noreturn]] void refuse(std::string_view why, std::string_view remedy) const;
  exports::WaitForLock wait_for(double seconds) const;

  const Session& session_;
  const std::string place_;  // its name in messages
  const Output output_;      // never written to: its constructor tests the place
  const std::string path_;   // absolute: some other names, as ":memory:", have a special meaning in SQLite
};

/// A run while its rows are being written. No signal ends the program meanwhile.
class DatabaseRun {
 public:
  /// \param output  outlives this object
  DatabaseRun(const DatabaseOutput& output, const Table& header);

  /// The database, which takes the rows cell by cell.
  exports::Database& rows() { return *database_; }

  /// Ends the run and puts a new database in its place. If another program has put its own there meanwhile, the run is
  /// appended to that one, as to any other.
  void finish(const std::string& missing);

 private:
  const DatabaseOutput& output_;
  Table header_;  // its name, and its columns with their types
  std::unique_lock<std::mutex> held_;
  std::optional<running::TemporaryFile> file_;  // of a new database
  std::optional<exports::Database> database_;
};

}  // namespace quadrille::cli
