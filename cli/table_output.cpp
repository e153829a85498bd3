#include "cli/table_output.hpp"

#include "export/bfile.hpp"
#include "export/csv.hpp"
#include "export/json.hpp"
#include "export/text_table.hpp"
#include "graphs/error.hpp"

namespace quadrille::cli {

ChoiceOption<TableFormat> table_format_option() {
  return {"--format",
          "how the table is written",
          {{"table", TableFormat::table, "for people, the default"},
           {"csv", TableFormat::csv},
           {"json", TableFormat::json},
           {"bfile", TableFormat::bfile}}};
}

TableOutput::TableOutput(const Session& session, const exports::Table& header)
    : format_(table_format_option().parse(session.arguments().format.value_or("table"))),
      column_(session.arguments().column.value_or("")),
      output_(session.output()) {
  if (session.arguments().column && format_ != TableFormat::bfile) {
    throw Error(ErrorKind::unusable_input, "--column: only a b-file has one column; add --format bfile");
  }
  if (session.arguments().column && column_.empty()) {
    throw Error(ErrorKind::unusable_input, "--column '': names no column; give a column's name");
  }
  text_of(header);
}

std::string TableOutput::text_of(const exports::Table& table) const {
  switch (format_) {
    case TableFormat::table:
      return exports::text_table(table);
    case TableFormat::csv:
      return exports::csv(table);
    case TableFormat::json:
      return exports::json(table);
    case TableFormat::bfile:
      return exports::bfile(table, column_);
  }
  return {};
}

void TableOutput::write(const exports::Table& table, std::string_view remarks) const {
  if (table.rows.empty() && !table.missing.empty() && output_.replaces_a_file()) return;
  std::string text = text_of(table);
  if (for_people()) text += remarks;
  output_.write(text);
}

}  // namespace quadrille::cli
