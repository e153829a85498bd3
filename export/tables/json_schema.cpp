#include "export/tables/json_schema.hpp"

#include <nlohmann/json.hpp>

namespace quadrille::exports {

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
            {"version", text("of the program")},
            {"seconds", {{"type", "number"}, {"description", "from the request to the rows; with --timings"}}},
            {"threads", {{"type", "integer"}, {"description", "that the run was allowed; with --timings"}}}}},
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
