// The implementation of Database, an SQLite file with the tables of many runs. Every error of SQLite becomes an Error
// whose message names the database and a remedy.
#include "export/tables/sqlite.hpp"

#include <fmt/format.h>
#include <sqlite3.h>

#include <limits>
#include <new>
#include <stdexcept>
#include <utility>

#include "quadrille/error.hpp"

namespace quadrille::exports {

namespace {

constexpr std::string_view another = "name another file";

std::vector<std::string> columns_of_runs() {
  return {"id", "table_name", "command", "rules", "version", "started", "seconds", "threads", "rows", "missing"};
}

// Names are letters, digits and underscores; quoted, so that none of them is a keyword of SQL.
std::string quoted(const std::string& name) { return '"' + name + '"'; }

std::vector<std::string> with_run(std::vector<std::string> columns) {
  columns.insert(columns.begin(), "run");
  return columns;
}

std::string create_table(const Table& header) {
  std::string sql =
      fmt::format("CREATE TABLE IF NOT EXISTS {} (run INTEGER NOT NULL REFERENCES runs", quoted(header.name));
  for (const std::string& column : header.columns) sql += ", " + quoted(column);
  return sql + ")";
}

std::string view_of(const Table& header) { return header.name + "_real"; }

// A view of the table for queries that compare, order or add up: numbers that the table holds as text become
// floating-point numbers. Columns that are texts by their schema stay texts.
std::string create_view(const Table& header) {
  std::string sql = fmt::format("CREATE VIEW {} AS SELECT run", quoted(view_of(header)));
  for (std::size_t i = 0; i < header.columns.size(); ++i) {
    const std::string name = quoted(header.columns[i]);
    sql += header.types.at(i) == ColumnType::text
               ? ", " + name
               : fmt::format(", CASE typeof({0}) WHEN 'text' THEN CAST({0} AS REAL) ELSE {0} END AS {0}", name);
  }
  return sql + " FROM " + quoted(header.name);
}

std::string insert_row(const Table& header) {
  std::string sql = fmt::format("INSERT INTO {} VALUES (?", quoted(header.name));
  for (std::size_t i = 0; i < header.columns.size(); ++i) sql += ", ?";
  return sql + ")";
}

constexpr const char* create_runs =
    "CREATE TABLE runs (id INTEGER PRIMARY KEY, table_name TEXT NOT NULL, command TEXT NOT NULL, rules TEXT NOT NULL, "
    "version TEXT NOT NULL, started TEXT NOT NULL, seconds REAL NOT NULL, threads INTEGER NOT NULL, "
    "rows INTEGER NOT NULL, missing TEXT)";

}  // namespace

void Database::refuse(std::string_view why, std::string_view remedy) const {
  quadrille::refuse(place_, std::string(why), std::string(remedy));
}

void Database::refuse(const SQLite::Exception& error) const {
  const std::string said = error.getErrorStr();
  switch (error.getErrorCode() & 0xff) {  // the primary code; the higher bits hold details
    case SQLITE_NOMEM:
      throw std::bad_alloc();
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      refuse("is locked by another program", "wait until that has finished, or " + std::string(another));
    case SQLITE_NOTADB:
      refuse("exists and is no SQLite database", another);
    case SQLITE_CORRUPT:
      refuse(fmt::format("is damaged ({})", said), another);
    case SQLITE_CANTOPEN:
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
      refuse(fmt::format("cannot be written to ({})", said), "name a file in a folder that can be written to");
    case SQLITE_FULL:
    case SQLITE_IOERR:
    case SQLITE_TOOBIG:
      refuse(fmt::format("not all could be written ({})", said), "make room, or name another file");
    default:
      refuse(fmt::format("rejects the rows ({})", said), another);
  }
}

// Calls work(), and turns exceptions of SQLite into an Error.
template <class Work>
auto Database::guarded(Work&& work) const {
  try {
    return std::forward<Work>(work)();
  } catch (const SQLite::Exception& error) {
    refuse(error);
  }
}

// Calls work(), again and again while the database is locked and the caller waits.
template <class Work>
void Database::when_unlocked(const WaitForLock& wait, Work&& work) {
  while (true) {
    try {
      work();
      return;
    } catch (const SQLite::Exception& error) {
      if ((error.getErrorCode() & 0xff) != SQLITE_BUSY || !wait || !wait()) refuse(error);
    }
  }
}

SQLite::Database Database::open(const std::string& path) const {
  return guarded([&] { return SQLite::Database(path, SQLite::OPEN_READWRITE); });
}

Database::Database(const std::string& path, std::string place, Kind kind, const WaitForLock& wait)
    : place_(std::move(place)), database_(open(path)) {
  when_unlocked(wait, [&] { require_ours(); });
  if (kind == Kind::draft) guarded([&] { database_.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF"); });
}

bool Database::is_blank() {
  return database_.execAndGet("PRAGMA application_id").getInt() == 0 &&
         database_.execAndGet("PRAGMA user_version").getInt() == 0 &&
         database_.execAndGet("SELECT count(*) FROM sqlite_master").getInt() == 0;
}

void Database::require_ours() {
  if (is_blank()) return;
  const int id = database_.execAndGet("PRAGMA application_id").getInt();
  if (id != application_id) refuse(fmt::format("is a database of another program (application id {})", id), another);
  const int found = database_.execAndGet("PRAGMA user_version").getInt();
  if (found != schema) {
    refuse(fmt::format("is a database of schema {}, and this program writes schema {}", found, schema), another);
  }
  require_columns("runs", columns_of_runs());
}

// A missing table is no fault: it is made when it is needed.
void Database::require_columns(const std::string& table, const std::vector<std::string>& columns) {
  SQLite::Statement query(database_, "SELECT name FROM pragma_table_info(?) ORDER BY cid");
  query.bind(1, table);
  std::vector<std::string> found;
  while (query.executeStep()) found.push_back(query.getColumn(0).getString());
  if (found.empty() || found == columns) return;
  refuse(
      fmt::format("its table {} has the columns {} and not {}", table, fmt::join(found, ","), fmt::join(columns, ",")),
      another);
}

void Database::require_room_for(const Table& header, const WaitForLock& wait) {
  when_unlocked(wait, [&] { database_.exec("BEGIN IMMEDIATE"); });
  guarded([&] {
    require_columns(header.name, with_run(header.columns));
    database_.exec("ROLLBACK");
  });
}

void Database::lock(const WaitForLock& wait) {
  // Excludes readers too: a reader could otherwise keep the rows in memory and delay the commit.
  when_unlocked(wait, [&] { database_.exec("BEGIN EXCLUSIVE"); });
}

// Makes the tables and the view that do not exist yet. \pre lock was called
void Database::make_room_for(const Table& header) {
  if (header.name.empty()) throw std::logic_error("a table without a name has no place in a database");
  if (header.types.size() != header.columns.size()) throw std::logic_error("a database wants a table with its types");
  require_ours();  // it may have become another one since it was opened
  require_columns(header.name, with_run(header.columns));
  if (is_blank()) {
    database_.exec(fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", application_id, schema));
    database_.exec(create_runs);
  }
  database_.exec(create_table(header));
  make_view(header);
}

// Makes the table's view, and replaces the different one of an earlier version of this program. A table of that name is
// the user's own, and stays.
void Database::make_view(const Table& header) {
  const std::string sql = create_view(header);
  SQLite::Statement query(database_, "SELECT sql, type = 'view' FROM sqlite_master WHERE name = ?");
  query.bind(1, view_of(header));
  const bool found = query.executeStep();
  if (found && (query.getColumn(0).getString() == sql || query.getColumn(1).getInt() == 0)) return;
  query.reset();
  if (found) database_.exec("DROP VIEW " + quoted(view_of(header)));
  database_.exec(sql);
}

void Database::append_run_of(const std::string& draft, const Table& header, const WaitForLock& wait) {
  guarded([&] {
    SQLite::Statement attach(database_, "ATTACH DATABASE ? AS draft");
    attach.bind(1, draft);
    attach.exec();
  });
  lock(wait);
  guarded([&] {
    make_room_for(header);
    std::string columns = "table_name, command, rules, version, started, seconds, threads, rows, missing";
    database_.exec("INSERT INTO main.runs SELECT NULL, " + columns + " FROM draft.runs");
    const std::string run = std::to_string(database_.getLastInsertRowid());
    columns.clear();
    for (const std::string& column : header.columns) columns += ", " + quoted(column);
    const std::string table = quoted(header.name);
    database_.exec("INSERT INTO main." + table + " SELECT " + run + columns + " FROM draft." + table +
                   " ORDER BY rowid");
    database_.exec("COMMIT");
  });
}

void Database::begin_run(const Table& header, const std::string& started) {
  guarded([&] {
    make_room_for(header);
    SQLite::Statement run(database_, "INSERT INTO runs VALUES (NULL, ?, ?, ?, ?, ?, 0, 0, 0, 'all of it')");
    const Provenance& from = header.provenance;
    int parameter = 1;
    for (const std::string& text : {header.name, from.command, from.rules, from.version, started}) {
      run.bind(parameter++, text);
    }
    run.exec();
    run_ = database_.getLastInsertRowid();
    rows_ = 0;
    statement_.emplace(database_, insert_row(header));
    cells_ = static_cast<int>(header.columns.size()) + 1;
    next_ = 1;
    put(run_);
  });
}

// Binds the next cell to a value, or to NULL if there is none.
template <class... Value>
void Database::bind(const Value&... value) {
  if (next_ > cells_) throw std::logic_error("a row of more columns than its table");
  guarded([&] { statement_->bind(next_++, value...); });
}

void Database::put(std::int64_t number) { bind(number); }

void Database::put_text(const std::string& text) {
  if (next_ > cells_) throw std::logic_error("a row of more columns than its table");
  guarded([&] { statement_->bindNoCopy(next_++, text); });
}

void Database::put(const Natural& number) {
  using Limits = std::numeric_limits<std::int64_t>;
  if (number >= Limits::min() && number <= Limits::max()) {
    put(static_cast<std::int64_t>(number));
  } else {
    bind(number.str());
  }
}

void Database::put(const Cell& cell) {
  if (const auto* number = std::get_if<Natural>(&cell)) return put(*number);
  if (const auto* text = std::get_if<std::string>(&cell)) return put_text(*text);
  bind();
}

void Database::end_row() {
  if (next_ != cells_ + 1) throw std::logic_error("a row of fewer columns than its table");
  guarded([&] {
    statement_->exec();
    statement_->reset();
  });
  ++rows_;
  next_ = 2;  // the run stays bound
}

void Database::end_run(const Timing& timing, const std::string& missing) {
  guarded([&] {
    statement_.reset();
    SQLite::Statement run(database_, "UPDATE runs SET seconds = ?, threads = ?, rows = ?, missing = ? WHERE id = ?");
    run.bind(1, timing.seconds);
    run.bind(2, timing.threads);
    run.bind(3, rows_);
    if (!missing.empty()) run.bind(4, missing);
    run.bind(5, run_);
    run.exec();
    database_.exec("COMMIT");
  });
}

}  // namespace quadrille::exports
