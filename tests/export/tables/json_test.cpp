// JSON: the layout, one type for each column, and text that is not UTF-8.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <stdexcept>

#include "export/tables/formats.hpp"

namespace quadrille::exports::json_test {

Table table_of(ColumnType type, std::vector<std::vector<Cell>> rows = {}) {
  Table table = empty_table({"t", "", "", {{"n", type, ""}}});
  table.rows = std::move(rows);
  return table;
}

TEST(Json, WritesProvenanceColumnsAndOneRowALine) {
  const Table table{{"ply", "histories"},
                    {{Natural(0), Natural(1)}, {Natural(1), {}}},
                    {"quadrille count", "rules", "quadrille 0.1.0"},
                    {},
                    true,
                    {},
                    {},
                    {ColumnType::index, ColumnType::count}};
  EXPECT_EQ(json(table),
            "{\n"
            "  \"provenance\": {\"command\":\"quadrille count\",\"rules\":\"rules\",\"version\":\"quadrille 0.1.0\"},\n"
            "  \"columns\": [\"ply\",\"histories\"],\n"
            "  \"rows\": [\n"
            "    {\"ply\":0,\"histories\":\"1\"},\n"
            "    {\"ply\":1,\"histories\":null}\n"
            "  ]\n"
            "}\n");
}

TEST(Json, SaysHowTheRunWentIfAsked) {
  const auto read = nlohmann::json::parse(json(table_of(ColumnType::index), Timing{1.5, 2}));
  EXPECT_EQ(read["provenance"]["seconds"], 1.5);
  EXPECT_EQ(read["provenance"]["threads"], 2);
}

TEST(Json, CarriesWhatIsMissing) {
  Table table = table_of(ColumnType::index);
  table.missing = "all \"plies\"";
  const auto read = nlohmann::json::parse(json(table));
  EXPECT_EQ(read["missing"], "all \"plies\"");
  EXPECT_TRUE(read["rows"].empty());
}

TEST(Json, WritesTheCellsOfAColumnInOneType) {
  const auto types = [&](ColumnType type, const std::vector<std::vector<Cell>>& cells) {
    std::string text;
    const auto read = nlohmann::json::parse(json(table_of(type, cells)));
    for (const auto& row : read["rows"]) text += std::string(row["n"].type_name()) + ' ';
    return text;
  };
  const std::vector<std::vector<Cell>> cells{{Natural(7)}, {Natural(-1)}, {Cell()}, {Natural("9007199254740993")}};
  EXPECT_EQ(types(ColumnType::index, cells), "number number null number ");
  EXPECT_EQ(types(ColumnType::count, cells), "string string null string ");
  EXPECT_EQ(types(ColumnType::text, {{std::string("7")}, {Cell()}}), "string null ");
}

TEST(Json, RefusesATableWhoseTypesAreNotItsColumns) {
  EXPECT_THROW(json(table_of(ColumnType::index, {{std::string("seven")}})), std::invalid_argument);
  Table untyped = table_of(ColumnType::count);
  untyped.types.clear();
  EXPECT_THROW(json(untyped), std::invalid_argument);
}

TEST(Json, StaysJsonWhateverBytesATextHolds) {
  const auto read = nlohmann::json::parse(json(table_of(ColumnType::text, {{std::string("a\xff\n\"")}})));
  EXPECT_EQ(read["rows"][0]["n"], "a\xef\xbf\xbd\n\"");
}

}  // namespace quadrille::exports::json_test
