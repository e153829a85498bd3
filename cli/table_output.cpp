#include "cli/table_output.hpp"

#include "cli/arguments.hpp"
#include "export/bfile.hpp"
#include "export/csv.hpp"
#include "export/json.hpp"
#include "export/latex.hpp"
#include "export/markdown.hpp"
#include "export/text_table.hpp"
#include "graphs/error.hpp"

namespace quadrille::cli {

TableOutput::TableOutput(const Session& session, const exports::Table& header)
    : session_(session), format_(format_of(session)), column_(session.arguments().column.value_or("")) {
  if (!session.sink() && format_ != Format::sqlite) output_.emplace(session.output());
  if (session.arguments().column && format_ != Format::bfile) {
    throw Error(ErrorKind::unusable_input, "--column: only a b-file has one column; add --format bfile");
  }
  if (session.arguments().column && column_.empty()) {
    throw Error(ErrorKind::unusable_input, "--column '': names no column; give a column's name");
  }
  if (session.arguments().timings && format_ != Format::json) {
    throw Error(ErrorKind::unusable_input, "--timings: only JSON has a place for them; add --format json");
  }
  if (!session.sink() && format_ == Format::sqlite) database_.emplace(session, header);
  text_of(header);
}

TableOutput::Format TableOutput::format_of(const Session& session) {
  return parse_choice<Format>("--format", session.arguments().format.value_or("table"),
                              {{"table", Format::table},
                               {"csv", Format::csv},
                               {"json", Format::json},
                               {"bfile", Format::bfile},
                               {"markdown", Format::markdown},
                               {"latex", Format::latex},
                               {"sqlite", Format::sqlite}});
}

std::string TableOutput::text_of(const exports::Table& table) const {
  switch (format_) {
    case Format::table:
      return exports::text_table(table);
    case Format::csv:
      return exports::csv(table);
    case Format::json:
      return exports::json(table, session_.arguments().timings ? std::optional(session_.timing()) : std::nullopt);
    case Format::bfile:
      return exports::bfile(table, column_);
    case Format::markdown:
      return exports::markdown(table);
    case Format::latex:
      return exports::latex(table);
    case Format::sqlite:
      break;
  }
  return {};
}

void TableOutput::write(const exports::Table& table, std::string_view remarks) const {
  if (session_.sink()) {
    session_.sink()(table);
    return;
  }
  if (database_) {
    database_->write(table);
    return;
  }
  if (table.rows.empty() && !table.missing.empty() && output_->replaces_a_file()) return;
  std::string text = text_of(table);
  if (for_people()) text += remarks;
  output_->write(text);
}

}  // namespace quadrille::cli
