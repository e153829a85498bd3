// The JSON Schema of tables: an entry for each table, and the types of its columns. tests/cli/json_schema.sh runs a
// validator.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <regex>
#include <string>

#include "export/tables/formats.hpp"

namespace quadrille::exports::json_schema_test {

TEST(JsonSchema, HasAnEntryForEachTableAndATypeForEachColumn) {
  const TableSchema positions{"positions",
                              "count positions",
                              "a ply",
                              {{"ply", ColumnType::index, "plies"},
                               {"histories", ColumnType::count, "histories", true},
                               {"estimate", ColumnType::decimal, "a mean"},
                               {"ball", ColumnType::text, "a vertex"}}};
  const TableSchema other{"other", "other", "nothing", {{"mover", ColumnType::index, "1 or 2", true}}};
  const auto schema = nlohmann::json::parse(json_schema({positions, other}));
  EXPECT_EQ(schema["$schema"], "https://json-schema.org/draft/2020-12/schema");
  EXPECT_EQ(schema["$defs"].size(), 2U);
  EXPECT_EQ(schema["anyOf"][1]["$ref"], "#/$defs/other");

  const auto& table = schema["$defs"]["positions"]["properties"];
  EXPECT_EQ(table["columns"]["const"], nlohmann::json({"ply", "histories", "estimate", "ball"}));
  const auto& row = table["rows"]["items"];
  EXPECT_EQ(row["required"], table["columns"]["const"]);
  EXPECT_FALSE(row["additionalProperties"].get<bool>());
  EXPECT_EQ(row["properties"]["ply"]["type"], "integer");
  EXPECT_EQ(row["properties"]["histories"]["type"], nlohmann::json({"string", "null"}));
  EXPECT_TRUE(row["properties"]["histories"].contains("pattern"));
  EXPECT_EQ(row["properties"]["estimate"]["type"], "string");
  const std::regex decimals(row["properties"]["estimate"]["pattern"].get<std::string>());
  for (const char* decimal : {"7", "-0.25", "1.440186e+21", "2e-7"}) EXPECT_TRUE(std::regex_match(decimal, decimals));
  for (const char* none : {"", ".5", "1.", "e+21", "inf"}) EXPECT_FALSE(std::regex_match(none, decimals));
  EXPECT_EQ(row["properties"]["ball"]["type"], "string");
  EXPECT_FALSE(row["properties"]["ball"].contains("pattern"));
  EXPECT_EQ(schema["$defs"]["other"]["properties"]["rows"]["items"]["properties"]["mover"]["type"],
            nlohmann::json({"integer", "null"}));
}

}  // namespace quadrille::exports::json_schema_test
