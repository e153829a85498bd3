// TableOutput: writes a table to standard output or to the file of --out. The option --format names the format of the
// table.
//
// The constructor checks the format and the output file before any long work.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/options/choices.hpp"
#include "cli/output/database_output.hpp"
#include "cli/output/output.hpp"
#include "cli/session.hpp"
#include "quadrille/table.hpp"

namespace quadrille::cli {

enum class TableFormat { table, csv, json, bfile, markdown, latex, sqlite };

/// The option --format of every command that prints a table.
ChoiceOption<TableFormat> table_format_option();

class TableOutput {
 public:
  using Shape = std::string (*)(const Table& table, std::size_t width);
  static std::string in_columns(const Table& table, std::size_t width);

  /// \param session  outlives this object
  /// \param header  the table without its rows: a b-file needs an index and the column of --column
  /// \throws Error (unusable_input) if --format, --column or --out cannot be used
  TableOutput(const Session& session, const Table& header);

  /// True if people will read it. Only then drawings and remarks may follow the table.
  bool for_people() const { return format_ == TableFormat::table; }

  /// True if it will be a b-file, which contains Table::comments.
  bool is_bfile() const { return format_ == TableFormat::bfile; }

  /// Writes the table. An incomplete result without rows replaces no file: the result of an earlier run remains.
  /// \param remarks  the text after the table, if it is for people
  /// \param shape    writes the rows for people, in lines of at most `width` columns
  /// \throws Error (unusable_input) if it cannot be written, or the rows do not suit the format
  void write(const Table& table, std::string_view remarks = {}, Shape shape = in_columns) const;

 private:
  std::string text_of(const Table& table, std::string_view remarks, Shape shape) const;

  const Session& session_;
  TableFormat format_;
  std::string column_;
  std::optional<Output> output_;            // of the text formats
  std::optional<DatabaseOutput> database_;  // of sqlite
};

}  // namespace quadrille::cli
