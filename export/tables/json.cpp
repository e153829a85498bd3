#include "export/tables/json.hpp"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "quadrille/detail/run.hpp"

namespace quadrille::exports {

namespace {

using Json = nlohmann::ordered_json;

Json value(const Cell& cell, ColumnType type) {
  if (std::holds_alternative<std::monostate>(cell)) return nullptr;
  if (type != ColumnType::index) return to_string(cell);
  const auto* number = std::get_if<Natural>(&cell);
  if (number == nullptr) throw std::invalid_argument("json: an index that is a text: " + to_string(cell));
  return static_cast<std::int64_t>(*number);
}

// On one line. Text that is not UTF-8 (a file's name may be anything) gets replacement characters: the output is JSON
// whatever the input was.
std::string dump(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace

std::string json(const Table& table, const std::optional<Timing>& timing, const std::stop_token& stop) {
  if (table.types.size() != table.columns.size()) throw std::invalid_argument("json: a table without its types");
  const Provenance& from = table.provenance;
  Json provenance{{"command", from.command}, {"rules", from.rules}, {"version", from.version}};
  if (timing) {
    provenance["seconds"] = timing->seconds;
    provenance["threads"] = timing->threads;
  }
  std::string text = "{\n  \"provenance\": " + dump(provenance);
  if (!table.missing.empty()) text += ",\n  \"missing\": " + dump(table.missing);
  text += ",\n  \"columns\": " + dump(table.columns) + ",\n  \"rows\": [";
  const char* separator = "\n    ";
  for (const auto& row : table.rows) {
    engines::throw_if_stopped(stop);
    Json object = Json::object();
    for (std::size_t i = 0; i < row.size(); ++i) object[table.columns[i]] = value(row[i], table.types[i]);
    text += separator + dump(object);
    separator = ",\n    ";
  }
  return text + (table.rows.empty() ? "]\n}\n" : "\n  ]\n}\n");
}

}  // namespace quadrille::exports
