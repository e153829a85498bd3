// Database: an SQLite file in which the program stores the results of its runs (`--format sqlite`). It has these
// tables:
//
//     runs               id, table_name, command, rules, version, started, seconds, threads, rows, missing
//     count_chess        run, ply, games, ...
//     ...                a table like count_chess for each other kind of answer
//
// One database holds the tables of any number of runs, of one command or of many. The table `runs` has one row for
// each run. Each row of any other table contains, in the column `run`, the `id` of its run. The table for a kind of
// answer is created when the first run with such an answer is written. If the answer of a run is partial, the column
// `missing` of `runs` names the rows that the answer lacks; otherwise it is NULL.
//
// All data of a run are written in one transaction, so after any failure the database has all rows of the run or none.
// Two numbers in the file, PRAGMA application_id and user_version, identify a database of this program. The program
// never writes to any other database.
//
// A whole number is stored as an integer if SQLite's 64 signed bits hold it, and otherwise as a text of its digits. The
// columns are declared without a type, because any numeric type would turn a long text of digits into a rounded real.
// Decimals are texts as well, with all their digits. But SQL compares and orders texts by their letters, not by their
// values. So each table has a view (for count_chess, count_chess_real) that shows long whole numbers and decimals as
// floating-point numbers. An empty cell is NULL.
//
// The caller gives the path of the database, and decides how long to wait for a locked one. The class prints nothing.
//
// Source: https://www.sqlite.org/lang_transaction.html, https://www.sqlite.org/datatype3.html
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/table.hpp"

namespace quadrille::exports {

/// Waits a little while another program holds the database. \returns true to try again
using WaitForLock = std::function<bool()>;

class Database {
 public:
  static constexpr std::int32_t application_id = 0x5175'6472;  ///< the letters Qudr
  static constexpr std::int32_t schema = 1;                    ///< as PRAGMA user_version

  /// The protection of a database's earlier content while it is written.
  enum class Kind {
    in_place,  ///< the content does not change until a run is complete
    draft,     ///< the caller discards it on failure, or moves it into place: it is written without a journal
  };

  /// Opens the file and checks that it is one of ours. An empty file is: it becomes a database with its first run.
  /// \param path   an existing file
  /// \param place  its name in messages
  /// \throws Error (unusable_input), like all functions here, naming the place and the remedy: it is no database, or
  ///         of another program or schema, or damaged, locked, or cannot be read or written
  Database(const std::string& path, std::string place, Kind kind, const WaitForLock& wait);

  /// Checks the conditions of appending, and writes nothing: no other columns under the table's name, and the right to
  /// write (which a locked database does not give).
  void require_room_for(const Table& header, const WaitForLock& wait);

  /// Takes the database for this program alone, until the run is complete or this object is destroyed.
  void lock(const WaitForLock& wait);

  /// Begins a run. \pre lock was called
  /// \param header   its columns, its name and its provenance; the rows are not read
  /// \param started  the start time, UTC, as ISO 8601
  void begin_run(const Table& header, const std::string& started);

  /// Appends the run of a draft, a database of one run of such a table, as begin_run to end_run would have written it.
  /// \param draft  a file
  void append_run_of(const std::string& draft, const Table& header, const WaitForLock& wait);

  /// The next cell of the current row. A text must stay unchanged until end_row.
  void put(std::int64_t number);
  void put(const Natural& number);
  void put_text(const std::string& text);
  void put(const Cell& cell);
  /// \throws std::logic_error if the row has not as many cells as the table has columns
  void end_row();

  /// Ends the run: all of it is in the database, or this throws and nothing of it is.
  void end_run(const Timing& timing, const std::string& missing);

 private:
  [[noreturn]] void refuse(std::string_view why, std::string_view remedy) const;
  [[noreturn]] void refuse(const SQLite::Exception& error) const;
  template <class Work>
  auto guarded(Work&& work) const;
  template <class... Value>
  void bind(const Value&... value);
  template <class Work>
  void when_unlocked(const WaitForLock& wait, Work&& work);
  SQLite::Database open(const std::string& path) const;
  bool is_blank();
  void require_ours();
  void make_room_for(const Table& header);
  void make_view(const Table& header);
  void require_columns(const std::string& table, const std::vector<std::string>& columns);

  const std::string place_;
  SQLite::Database database_;
  std::optional<SQLite::Statement> statement_{};  // inserts a row of the current run
  int next_ = 0;                                  // the parameter that the next cell is bound to
  int cells_ = 0;                                 // the number of parameters of a row, its run included
  std::int64_t run_ = 0;
  std::int64_t rows_ = 0;
};

}  // namespace quadrille::exports
