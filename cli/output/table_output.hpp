// A Table on its way out: which format, and where to.
//
// Format and place are checked when the object is made, before any long work.
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

/// --format of every command that prints a table.
ChoiceOption<TableFormat> table_format_option();

class TableOutput {
 public:
  using Shape = std::string (*)(const Table& table, std::size_t width);
  static std::string in_columns(const Table& table, std::size_t width);

  /// \param session  outlives this object
  /// \param header  the table without its rows: a b-file needs an index and the column of --column
  /// \throws Error (unusable_input) if --format, --column or --out cannot be used
  TableOutput(const Session& session, const Table& header);

  /// Whether people will read it: drawings and remarks may follow the table then, and only then.
  bool for_people() const { return format_ == TableFormat::table; }

  /// Whether it will be a b-file, which Table::comments stand in.
  bool is_bfile() const { return format_ == TableFormat::bfile; }

  /// A result without any of its rows replaces no file: what an earlier run found stands.
  /// \param remarks  what follows the table if it is for people
  /// \throws Error (unusable_input) if it cannot be written, or the rows do not suit the format
  /// \param shape    how people see the rows, in lines of at most so many columns
  void write(const Table& table, std::string_view remarks = {}, Shape shape = in_columns) const;

 private:
  std::string text_of(const Table& table, std::string_view remarks, Shape shape) const;

  const Session& session_;
  TableFormat format_;
  std::string column_;
  std::optional<Output> output_;            // of the text formats
  std::optional<DatabaseOutput> database_;  // of the one that is no text
};

}  // namespace quadrille::cli
