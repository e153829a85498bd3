// Writes a table as text, in the format that the caller names (TextFormat).
#include "export/tables/formats.hpp"
#include "quadrille/error.hpp"
#include "quadrille/export.hpp"

namespace quadrille::exports {

std::string format_table(const Table& table, TextFormat format, const std::stop_token& stop) {
  switch (format) {
    case TextFormat::table:
      return text_table(table, std::numeric_limits<std::size_t>::max(), stop);
    case TextFormat::csv:
      return csv(table, stop);
    case TextFormat::json:
      return json(table, std::nullopt, stop);
    case TextFormat::bfile:
      return bfile(table, {}, stop);
    case TextFormat::markdown:
      return markdown(table, stop);
    case TextFormat::latex:
      return latex(table, stop);
  }
  refuse("format", "no such form of a table", "give one of TextFormat");
}

}  // namespace quadrille::exports
