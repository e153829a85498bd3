#include "cli/table_output.hpp"

#include "cli/arguments.hpp"
#include "export/bfile.hpp"
#include "export/csv.hpp"
#include "export/json.hpp"
#include "export/text_table.hpp"
#include "graphs/error.hpp"

namespace quadrille::cli {

TableOutput::TableOutput(const Session& session, const exports::Table& header)
    : format_(format_of(session)), column_(session.arguments().column.value_or("")), output_(session.output()) {
  if (session.arguments().column && format_ != Format::bfile) {
    throw Error(ErrorKind::unusable_input, "--column: only a b-file has one column; add --format bfile");
  }
  if (session.arguments().column && column_.empty()) {
    throw Error(ErrorKind::unusable_input, "--column '': names no column; give a column's name");
  }
  text_of(header);
}

TableOutput::Format TableOutput::format_of(const Session& session) {
  return parse_choice<Format>(
      "--format", session.arguments().format.value_or("table"),
      {{"table", Format::table}, {"csv", Format::csv}, {"json", Format::json}, {"bfile", Format::bfile}});
}

std::string TableOutput::text_of(const exports::Table& table) const {
  switch (format_) {
    case Format::table:
      return exports::text_table(table);
    case Format::csv:
      return exports::csv(table);
    case Format::json:
      return exports::json(table);
    case Format::bfile:
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
