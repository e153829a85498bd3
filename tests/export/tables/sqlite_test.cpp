// Databases of runs: their contents, number for number, and the files that are refused.
#include "export/tables/sqlite.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "quadrille/error.hpp"

namespace quadrille::exports::sqlite_test {

constexpr auto in_place = Database::Kind::in_place;

// A folder for each test, and a file in it.
class DatabaseTest : public testing::Test {
 protected:
  DatabaseTest() {
    std::string name = testing::TempDir() + "quadrille-XXXXXX";
    folder_ = ::mkdtemp(name.data());
    path_ = folder_ / "runs.db";
    std::ofstream(path_).close();
  }
  ~DatabaseTest() override { std::filesystem::remove_all(folder_); }

  std::string path() const { return path_.string(); }

  // Each row's cells joined by '|', each with its type in front; NULL is empty.
  std::vector<std::string> query(const std::string& sql) const {
    SQLite::Database database(path());
    SQLite::Statement statement(database, sql);
    std::vector<std::string> rows;
    while (statement.executeStep()) {
      std::string row;
      for (int i = 0; i < statement.getColumnCount(); ++i) {
        const SQLite::Column cell = statement.getColumn(i);
        row += (i == 0 ? "" : "|");
        row += (cell.isInteger() ? "i" : cell.isText() ? "t" : cell.isFloat() ? "r" : "") + cell.getString();
      }
      rows.push_back(row);
    }
    return rows;
  }
  void execute(const std::string& sql) const {
    SQLite::Database(path(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(sql);
  }

  void add(const Table& table, const std::string& missing = {}, Database::Kind kind = in_place) const {
    Database database(path(), "--out 'runs.db'", kind, {});
    database.require_room_for(table, {});
    database.lock({});
    database.begin_run(table, "2026-11-21T12:00:00Z");
    for (const auto& row : table.rows) {
      for (const Cell& cell : row) database.put(cell);
      database.end_row();
    }
    database.end_run({0.5, 2}, missing);
  }

  void expect_refused(const std::string& phrase, const Table& table) const {
    try {
      add(table);
      FAIL() << "not refused: " << phrase;
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
      EXPECT_NE(std::string(error.what()).find(phrase), std::string::npos) << error.what();
      EXPECT_EQ(std::string(error.what()).find("--out 'runs.db': "), 0U) << error.what();
    }
  }

 private:
  std::filesystem::path folder_;
  std::filesystem::path path_;
};

Table table_of(std::vector<std::vector<Cell>> rows) {
  return {.columns = {"ply", "histories"},
          .rows = std::move(rows),
          .provenance = {"quadrille count", "the rules", "quadrille 0.1.0"},
          .missing = {},
          .name = "count_some",
          .types = {ColumnType::index, ColumnType::count}};
}

TEST_F(DatabaseTest, HoldsTheRunAndItsRows) {
  add(table_of({{Natural(0), Natural(1)}, {Natural(1), {}}, {std::string("last"), std::string()}}));
  EXPECT_EQ(query("SELECT * FROM runs"),
            std::vector<std::string>{"i1|tcount_some|tquadrille count|tthe rules|tquadrille 0.1.0|"
                                     "t2026-11-21T12:00:00Z|r0.5|i2|i3|"});
  EXPECT_EQ(query("SELECT * FROM count_some ORDER BY rowid"),
            (std::vector<std::string>{"i1|i0|i1", "i1|i1|", "i1|tlast|t"}));
  EXPECT_EQ(query("PRAGMA application_id").front(), "i" + std::to_string(Database::application_id));
  EXPECT_EQ(query("PRAGMA user_version").front(), "i1");
  EXPECT_EQ(query("PRAGMA integrity_check").front(), "tok");
}

TEST_F(DatabaseTest, KeepsNumbersOfAnySizeExactly) {
  const Natural edge = Natural(1) << 63;
  add(table_of({{Natural(edge - 1), Natural(-edge)},
                {edge, Natural(-edge - 1)},
                {Natural("123456789012345678901234567890"), Natural("100000000000000000000")}}));
  EXPECT_EQ(query("SELECT ply, histories FROM count_some ORDER BY rowid"),
            (std::vector<std::string>{"i9223372036854775807|i-9223372036854775808",
                                      "t9223372036854775808|t-9223372036854775809",
                                      "t123456789012345678901234567890|t100000000000000000000"}));
}

TEST_F(DatabaseTest, AppendsRunAfterRunAndTableAfterTable) {
  const Table table = table_of({{Natural(0), Natural(1)}});
  Table other = table;
  other.name = "count_other";
  other.columns = {"order", "select"};  // words of SQL
  add(table);
  add(other);
  add(table, "all plies after 0");
  EXPECT_EQ(
      query("SELECT id, table_name, rows, missing FROM runs"),
      (std::vector<std::string>{"i1|tcount_some|i1|", "i2|tcount_other|i1|", "i3|tcount_some|i1|tall plies after 0"}));
  EXPECT_EQ(query("SELECT run FROM count_some"), (std::vector<std::string>{"i1", "i3"}));
  EXPECT_EQ(query("SELECT \"order\" FROM count_other"), std::vector<std::string>{"i0"});
}

TEST_F(DatabaseTest, HoldsNothingOfARunThatWasNotEnded) {
  const Table table = table_of({{Natural(0), Natural(1)}});
  add(table);
  {
    Database database(path(), "--out 'runs.db'", in_place, {});
    database.lock({});
    database.begin_run(table, "2026-11-21T12:00:00Z");
    for (int i = 0; i < 100'000; ++i) {
      database.put(std::int64_t{i});
      database.put(Natural(1) << 70);
      database.end_row();
    }
  }
  EXPECT_EQ(query("SELECT count(*) FROM runs"), std::vector<std::string>{"i1"});
  EXPECT_EQ(query("SELECT count(*) FROM count_some"), std::vector<std::string>{"i1"});
  EXPECT_EQ(query("PRAGMA integrity_check").front(), "tok");
}

TEST_F(DatabaseTest, MayBeADraft) {
  add(table_of({{Natural(0), Natural(1)}}), {}, Database::Kind::draft);
  EXPECT_EQ(query("SELECT * FROM count_some"), std::vector<std::string>{"i1|i0|i1"});
  EXPECT_EQ(query("PRAGMA journal_mode").front(), "tdelete");  // not the draft's own mode
}

TEST_F(DatabaseTest, RefusesWhatIsNoDatabase) {
  std::ofstream(path()) << "my notes\n";
  expect_refused("is no SQLite database", table_of({}));
  std::ofstream(path()) << std::string(10'000, 'x');
  expect_refused("is no SQLite database", table_of({}));
}

TEST_F(DatabaseTest, RefusesDatabasesOfOthers) {
  execute("CREATE TABLE theirs (a)");
  expect_refused("is a database of another program (application id 0)", table_of({}));
  execute("PRAGMA application_id = 77");
  expect_refused("is a database of another program (application id 77)", table_of({}));
}

TEST_F(DatabaseTest, RefusesAnotherSchema) {
  add(table_of({}));
  execute("PRAGMA user_version = 2");
  expect_refused("is a database of schema 2, and this program writes schema 1", table_of({}));
}

TEST_F(DatabaseTest, RefusesOtherColumns) {
  add(table_of({}));
  Table other = table_of({});
  other.columns.push_back("more");
  other.types.push_back(ColumnType::count);
  expect_refused("its table count_some has the columns run,ply,histories and not run,ply,histories,more", other);
  execute("ALTER TABLE runs DROP COLUMN missing");
  expect_refused("its table runs has the columns", table_of({}));
}

TEST_F(DatabaseTest, RefusesAFileThatIsNotThere) {
  std::filesystem::remove(path());
  expect_refused("cannot be written to", table_of({}));
}

TEST_F(DatabaseTest, WaitsForALockedDatabaseAsLongAsItsCallerDoes) {
  add(table_of({{Natural(0), Natural(1)}}));
  std::optional<SQLite::Database> holder(std::in_place, path(), SQLite::OPEN_READWRITE);
  holder->exec("BEGIN EXCLUSIVE");
  expect_refused("is locked by another program", table_of({}));

  int asked = 0;
  Database waited(path(), "--out 'runs.db'", in_place, [&] {
    if (++asked == 3) holder->exec("COMMIT");
    return true;
  });
  EXPECT_EQ(asked, 3);
  holder->exec("BEGIN IMMEDIATE");
  EXPECT_THROW(waited.require_room_for(table_of({}), [&] { return false; }), Error);
  EXPECT_THROW(waited.lock([&] { return ++asked < 10; }), Error);
  EXPECT_EQ(asked, 10);
  holder.reset();
  waited.lock({});
  EXPECT_THROW(query("SELECT * FROM runs"), SQLite::Exception) << "another program reads what is being written";
}

TEST_F(DatabaseTest, RefusesARowOfOtherColumns) {
  Database database(path(), "--out 'runs.db'", in_place, {});
  database.lock({});
  database.begin_run(table_of({}), "2026-11-21T12:00:00Z");
  database.put(std::int64_t{1});
  EXPECT_THROW(database.end_row(), std::logic_error);
  database.put(std::int64_t{2});
  EXPECT_THROW(database.put(std::int64_t{3}), std::logic_error);
  EXPECT_THROW(database.put_text("more"), std::logic_error);
  Table nameless = table_of({});
  nameless.name.clear();
  EXPECT_THROW(database.begin_run(nameless, ""), std::logic_error);
  Table untyped = table_of({});
  untyped.types.clear();
  EXPECT_THROW(database.begin_run(untyped, ""), std::logic_error);
}

}  // namespace quadrille::exports::sqlite_test
