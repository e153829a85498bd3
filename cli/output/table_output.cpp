// Chooses the format of a table, and writes the table as text or into a database.
#include "cli/output/table_output.hpp"

#include <unistd.h>

#include "cli/output/paragraphs.hpp"
#include "export/tables/formats.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

ChoiceOption<TableFormat> table_format_option() {
  return {"--format",
          "format of the table",
          {{"table", TableFormat::table, "for people, the default"},
           {"csv", TableFormat::csv},
           {"json", TableFormat::json},
           {"bfile", TableFormat::bfile},
           {"markdown", TableFormat::markdown},
           {"latex", TableFormat::latex},
           {"sqlite", TableFormat::sqlite, "a table in the database that --out names"}}};
}

TableOutput::TableOutput(const Session& session, const Table& header)
    : session_(session),
      format_(table_format_option().parse(session.arguments().format.value_or("table"))),
      column_(session.arguments().column.value_or("")) {
  if (format_ != TableFormat::sqlite) output_.emplace(session.output());
  if (session.arguments().column && format_ != TableFormat::bfile) {
    throw Error(ErrorKind::unusable_input, "--column: only a b-file has one column; add --format bfile");
  }
  if (session.arguments().column && column_.empty()) {
    throw Error(ErrorKind::unusable_input, "--column '': names no column; give a column's name");
  }
  if (format_ == TableFormat::sqlite) database_.emplace(session, header);
  if (format_ == TableFormat::bfile) exports::require_bfile(header, column_);
}

std::string TableOutput::in_columns(const Table& table, std::size_t width) { return exports::text_table(table, width); }

std::string TableOutput::text_of(const Table& table, std::string_view remarks, Shape shape) const {
  switch (format_) {
    case TableFormat::table: {
      const std::size_t width = terminal_width(session_.arguments().out ? no_terminal : STDOUT_FILENO);
      return shape(table, width) + fitted(remarks, width);
    }
    case TableFormat::csv:
      return exports::csv(table);
    case TableFormat::json:
      return exports::json(table, session_.arguments().timings ? std::optional(session_.timing()) : std::nullopt);
    case TableFormat::bfile:
      return exports::bfile(table, column_);
    case TableFormat::markdown:
      return exports::markdown(table);
    case TableFormat::latex:
      return exports::latex(table);
    case TableFormat::sqlite:
      break;
  }
  return {};
}

void TableOutput::write(const Table& table, std::string_view remarks, Shape shape) const {
  session_.bound_memory(Session::room_for_rows);
  if (database_) {
    database_->write(table);
    return;
  }
  if (table.rows.empty() && !table.missing.empty() && output_->replaces_a_file()) return;
  const std::string text = text_of(table, remarks, shape);
  // A csv file cannot say that rows are missing.
  if (format_ == TableFormat::csv && !table.missing.empty()) {
    output_->write_partial(text);
    return;
  }
  output_->write(text);
}

}  // namespace quadrille::cli
