// Writes a table as JSON. Also writes the JSON Schema that all tables follow.
#include <cstdint>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "export/tables/formats.hpp"
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

// JSON on one line. Text that is not UTF-8 (a file's name may be any bytes) gets replacement characters, so that the
// output is always JSON.
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

namespace {

using Schema = nlohmann::ordered_json;

Schema text(const char* meaning) { return {{"type", "string"}, {"description", meaning}}; }

const char* json_type(ColumnType type) { return type == ColumnType::index ? "integer" : "string"; }

Schema schema_of_cell(const ColumnSchema& column) {
  Schema cell{{"description", column.meaning}, {"type", json_type(column.type)}};
  if (column.optional) cell["type"] = {json_type(column.type), "null"};
  if (column.type == ColumnType::count) cell["pattern"] = "^-?[0-9]+$";
  if (column.type == ColumnType::decimal) cell["pattern"] = R"(^-?[0-9]+(\.[0-9]+)?(e[+-][0-9]+)?$)";
  return cell;
}

Schema schema_of_table(const TableSchema& table) {
  Schema names = Schema::array();
  Schema cells = Schema::object();
  for (const ColumnSchema& column : table.columns) {
    names.push_back(column.name);
    cells[column.name] = schema_of_cell(column);
  }
  const Schema row{{"type", "object"}, {"properties", cells}, {"required", names}, {"additionalProperties", false}};
  return {{"title", "quadrille " + table.command},
          {"description", "A row for " + table.row + "."},
          {"properties", {{"columns", {{"const", names}}}, {"rows", {{"type", "array"}, {"items", row}}}}}};
}

Schema schema_of_provenance() {
  return {{"type", "object"},
          {"properties",
           {{"command", text("the request, in its normal form")},
            {"rules", text("the rules counted")},
            {"version", text("version of the program")},
            {"seconds", {{"type", "number"}, {"description", "seconds from the request to the rows; with --timings"}}},
            {"threads",
             {{"type", "integer"}, {"description", "number of threads that the run was allowed; with --timings"}}}}},
          {"required", {"command", "rules", "version"}},
          {"additionalProperties", false}};
}

}  // namespace

std::string json_schema(const std::vector<TableSchema>& tables) {
  Schema any = Schema::array();
  Schema definitions = Schema::object();
  for (const TableSchema& table : tables) {
    any.push_back({{"$ref", "#/$defs/" + table.name}});
    definitions[table.name] = schema_of_table(table);
  }
  const Schema schema{
      {"$schema", "https://json-schema.org/draft/2020-12/schema"},
      {"title", "The tables of quadrille"},
      {"description",
       "What `--format json` writes: indices are numbers; counts, decimals and vertices are strings; an empty cell is "
       "null."},
      {"type", "object"},
      {"properties",
       {{"provenance", schema_of_provenance()},
        {"missing", text("what a partial answer lacks")},
        {"columns", {{"type", "array"}, {"items", {{"type", "string"}}}}},
        {"rows", {{"type", "array"}, {"items", {{"type", "object"}}}}}}},
      {"required", {"provenance", "columns", "rows"}},
      {"additionalProperties", false},
      {"anyOf", any},
      {"$defs", definitions}};
  return schema.dump(2) + "\n";
}

}  // namespace quadrille::exports
