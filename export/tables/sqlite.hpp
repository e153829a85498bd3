// A database of runs, in SQLite: `--format sqlite`.
//
//     runs               id, table_name, command, rules, version, started, seconds, threads, rows, missing
//     count_chess        run, ply, games, ...
//     ...                run, and the columns of that table
//
// One database holds the tables of any number of runs, of one command or of many: a row of `runs` says where the rows
// of other tables that bear its number come from. A table is made when its first run is written, with its columns as
// the program has them. `missing` says which rows are missing, and is NULL when none is.
//
// Everything of one run is written in one transaction: whatever ends the program, the run is there with all its rows
// or not at all. A database of ours is known by PRAGMA application_id and user_version, and no other is ever written
// to.
//
// Whole numbers are integers where SQLite's 64 signed bits hold them, and texts of their digits where they do not. The
// columns are declared without a type: any numeric one would turn a long text of digits into a rounded real. Decimals
// are texts as well, with all their digits. SQL compares and orders texts by their letters, so each table has a view,
// count_chess_real, in which counts and decimals that are texts are floating-point numbers. An empty cell is NULL.
//
// The other files of this folder turn values into text and leave files to cli/. A database cannot be had without its
// file, so this one takes a path; it prints nothing, and its caller decides how long it waits for a locked
// database. Source: https://www.sqlite.org/lang_transaction.html, https://www.sqlite.org/datatype3.html
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

/// Waits a little while another program holds the database. \returns whether to try again
using WaitForLock = std::function<bool()>;

class Database {
 public:
  static constexpr std::int32_t application_id = 0x5175'6472;  ///< the letters Qudr
  static constexpr std::int32_t schema = 1;                    ///< as PRAGMA user_version

  /// How a database that is being written stands by what it held before.
  enum class Kind {
    in_place,  ///< it stays as it was until a run is whole
    draft,     ///< it is thrown away if anything fails, and put in its place by the caller: written without a journal
  };

  /// Opens the file and asks whether it is one of ours; an empty file is, it becomes a database with its first run.
  /// \param path   a file that is there
  /// \param place  what messages call it
  /// \throws Error (unusable_input), here as in all functions, naming the place and the remedy: it is no database, or
  ///         of another program or schema, or damaged, locked, or cannot be read or written
  Database(const std::string& path, std::string place, Kind kind, const WaitForLock& wait);

  /// Asks what appending will need, and writes nothing: no other columns under the table's name, and the right to write
  /// (which a locked database does not give).
  void require_room_for(const Table& header, const WaitForLock& wait);

  /// Takes the database for this program alone, until the run is whole or this object goes.
  void lock(const WaitForLock& wait);

  /// Begins a run. \pre lock was called
  /// \param header   its columns, its name and its provenance; rows are not looked at
  /// \param started  when it was, UTC, as ISO 8601
  void begin_run(const Table& header, const std::string& started);

  /// Appends the run of a draft, a database of one run of such a table, as begin_run to end_run would have written it.
  /// \param draft  a file
  void append_run_of(const std::string& draft, const Table& header, const WaitForLock& wait);

  /// The next cell of the row at hand. A text stays where it is until end_row.
  void put(std::int64_t number);
  void put(const Natural& number);
  void put_text(const std::string& text);
  void put(const Cell& cell);
  /// \throws std::logic_error if the row has not as many cells as the table has columns
  void end_row();

  /// Ends the run: all of it is in the database, or this throws and nothing is.
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
  std::optional<SQLite::Statement> statement_{};  // inserts a row of the run at hand
  int next_ = 0;                                  // the parameter that the next cell is bound to
  int cells_ = 0;                                 // how many parameters a row has, its run among them
  std::int64_t run_ = 0;
  std::int64_t rows_ = 0;
};

}  // namespace quadrille::exports
