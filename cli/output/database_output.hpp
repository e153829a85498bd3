// A run on its way into a database: `--format sqlite --out FILE`.
//
// The file is a database of ours, to which the run is appended, or there is none yet; then a new one is built in a
// temporary file beside it, which takes its name in one step. Either way the file holds all of the run or nothing of
// it, whatever happens.
//
// What can be refused is refused before any long work, a database that another program has locked for more than a
// second among it. One that is locked only when the run is to be written is waited for, for half a minute: then the
// work is done, and worth waiting for.
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

  /// Appends the table as a run. A result without any of its rows leaves the file as it is, or unmade.
  /// \throws Error (unusable_input) if it cannot be written; then nothing of it is
  void write(const Table& table) const;

 private:
  friend class DatabaseRun;

  bool is_there() const;
  [[noreturn]] void refuse(std::string_view why, std::string_view remedy) const;
  exports::WaitForLock wait_for(double seconds) const;

  const Session& session_;
  const std::string place_;  // as messages call it
  const Output output_;      // never written to: it has found the place usable
  const std::string path_;   // from the root on: some other names, as ":memory:", mean something else to SQLite
};

/// A run while its rows are being written. No signal ends the program meanwhile.
class DatabaseRun {
 public:
  /// \param output  outlives this object
  DatabaseRun(const DatabaseOutput& output, const Table& header);

  /// Where the rows go, cell by cell.
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
