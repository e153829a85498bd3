// JSON: the layout, the integers that doubles cannot hold, and text that is not UTF-8.
//
// ctest label: quick
#include "export/tables/json.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace quadrille::exports {
namespace {

TEST(Json, WritesProvenanceColumnsAndOneRowALine) {
  const Table table{{"ply", "histories"},
                    {{Natural(0), Natural(1)}, {Natural(1), {}}},
                    {"quadrille count", "rules", "quadrille 0.1.0"},
                    {}};
  EXPECT_EQ(json(table),
            "{\n"
            "  \"provenance\": {\"command\":\"quadrille count\",\"rules\":\"rules\",\"version\":\"quadrille 0.1.0\"},\n"
            "  \"columns\": [\"ply\",\"histories\"],\n"
            "  \"rows\": [\n"
            "    {\"ply\":0,\"histories\":1},\n"
            "    {\"ply\":1,\"histories\":null}\n"
            "  ]\n"
            "}\n");
}

TEST(Json, SaysHowTheRunWentIfAsked) {
  const auto read = nlohmann::json::parse(json({{"n"}, {}, {"c", "r", "v"}, {}}, Timing{1.5, 2}));
  EXPECT_EQ(read["provenance"]["seconds"], 1.5);
  EXPECT_EQ(read["provenance"]["threads"], 2);
}

TEST(Json, CarriesWhatIsMissing) {
  const auto read = nlohmann::json::parse(json({{"n"}, {}, {}, "all \"plies\""}));
  EXPECT_EQ(read["missing"], "all \"plies\"");
  EXPECT_TRUE(read["rows"].empty());
}

TEST(Json, WritesIntegersAbove2To53AsStrings) {
  const Natural edge = Natural(1) << 53;
  const auto read = nlohmann::json::parse(
      json({{"n"}, {{edge}, {Natural(edge + 1)}, {Natural(-edge)}, {Natural(-edge - 1)}}, {}, {}}));
  EXPECT_EQ(read["rows"][0]["n"], std::int64_t{9007199254740992});
  EXPECT_EQ(read["rows"][1]["n"], "9007199254740993");
  EXPECT_EQ(read["rows"][2]["n"], std::int64_t{-9007199254740992});
  EXPECT_EQ(read["rows"][3]["n"], "-9007199254740993");
}

TEST(Json, StaysJsonWhateverBytesATextHolds) {
  const auto read = nlohmann::json::parse(json({{"t"}, {{std::string("a\xff\n\"")}}, {}, {}}));
  EXPECT_EQ(read["rows"][0]["t"], "a\xef\xbf\xbd\n\"");
}

}  // namespace
}  // namespace quadrille::exports
