// The report's page: it contains its parts, texts are escaped, and downloads are the tables' own csv.
#include "export/report/page.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "export/report/assets.hpp"

namespace quadrille::exports::page_test {

// A page of the test's own, independent of the assets of a build.
constexpr ReportAssets assets{
    .page =
        "{{title}}{{#sections}}[{{id}}{{#figures}}({{id}}|{{chart}}|{{command}}|{{row_count}}|{{csv}}|"
        "{{#rows}}{{#cells}}{{#numeric}}#{{/numeric}}{{text}};{{/cells}}{{/rows}}){{/figures}}]{{/sections}}"
        "{{#claims}}<{{anchor}}:{{statement}}{{#witnesses}}:{{#pictures}}{{{svg}}}{{/pictures}}{{/witnesses}}>"
        "{{/claims}}{{{script}}}",
    .style = "",
    .script = "draw(a < b)",
    .libraries = "",
    .licences = ""};

Figure figure() {
  Figure made;
  made.id = "f";
  made.title = "t";
  made.table.columns = {"n", "word"};
  made.table.rows = {{Natural(1), std::string("a,b")}, {Natural(2), std::string("<c>")}};
  made.table.provenance = {"quadrille count", "", ""};
  made.chart = {Chart::Kind::heat, "n", {"word"}, {"n"}, "label", Chart::Scale::diverging, {{"word", "x\"y"}}};
  return made;
}

// The text before the escaping of HTML.
std::string unescaped(std::string text) {
  const std::vector<std::pair<std::string, std::string>> marks = {{"&quot;", "\""}, {"&lt;", "<"},  {"&gt;", ">"},
                                                                  {"&apos;", "'"},  {"&#39;", "'"}, {"&amp;", "&"}};
  for (const auto& [mark, plain] : marks) {
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + plain.size())) {
      text.replace(at, mark.size(), plain);
    }
  }
  return text;
}

TEST(ReportPage, HoldsTheHeadlineResults) {
  constexpr ReportAssets of_headlines{
      .page = "{{#headlines}}{{result}}|{{#groups}}{{digits}}_{{/groups}}|{{command}}|{{confirmed_by}};{{/headlines}}",
      .style = "",
      .script = "",
      .libraries = "",
      .licences = "",
      .headlines = R"([{"result":"a<b","number":"1,234","command":"c","confirmed_by":"d"}])"};
  EXPECT_EQ(unescaped(report_page({}, of_headlines)), "a<b|1,_234_|c|d;");
}

// An estimate is not a result: no program computed it exactly, and no other method confirms it.
TEST(ReportPage, KeepsEstimatesApartFromResults) {
  constexpr ReportAssets of_headlines{
      .page =
          "{{#headlines}}{{result}};{{/headlines}}|{{#has_estimates}}E:{{#estimates}}{{result}}:{{command}};"
          "{{/estimates}}{{/has_estimates}}",
      .style = "",
      .script = "",
      .libraries = "",
      .licences = "",
      .headlines = R"([{"result":"a","number":"1","command":"quadrille count x","confirmed_by":"y"},)"
                   R"({"result":"b","number":"2","command":"quadrille estimate x","confirmed_by":"nothing"},)"
                   R"({"result":"c","number":"3","command":"quadrille count z","confirmed_by":"y"}])"};
  EXPECT_EQ(report_page({}, of_headlines), "a;c;|E:b:quadrille estimate x;");
  ReportAssets without = of_headlines;
  without.headlines = "[]";
  EXPECT_EQ(report_page({}, without), "|");
}

TEST(ReportPage, HoldsPictures) {
  constexpr ReportAssets of_pictures{.page =
                                         "{{#sections}}{{#drawn}}{{id}}|{{title}}|{{caption}}|{{{svg}}}|{{width}}|"
                                         "{{#wide}}wide{{/wide}}|{{command}}{{/drawn}}{{/sections}}",
                                     .style = "",
                                     .script = "",
                                     .libraries = "",
                                     .licences = ""};
  Report report;
  report.sections = {{"s", "", "", {}}};
  EXPECT_EQ(report_page(report, of_pictures), "");
  report.sections[0].pictures = {{"d", "t & u", "c", "<svg width=\"500\"/>", "quadrille sample"}};
  EXPECT_EQ(report_page(report, of_pictures), "d|t &amp; u|c|<svg width=\"500\"/>|500|wide|quadrille sample");
}

TEST(ReportPage, HoldsTitleSectionsFiguresAndScripts) {
  Report report;
  report.title = "A & B";
  report.sections = {{"s", "", "", {figure()}}};
  const std::string page = report_page(report, assets);
  EXPECT_EQ(page.find("A &amp; B[s(f|"), 0U) << page;
  EXPECT_NE(page.find("|quadrille count|2 rows|data:text/csv;charset=utf-8,n%2Cword%0A1%2C%22a%2Cb%22%0A2%2C%3Cc%3E%0A|"
                      "#1;a,b;#2;&lt;c&gt;;)]"),
            std::string::npos)
      << page;
  EXPECT_NE(page.find("draw(a < b)"), std::string::npos);
}

TEST(ReportPage, DescribesAChartAsTheScriptReadsIt) {
  Report report;
  report.sections = {{"s", "", "", {figure()}}};
  const std::string page = report_page(report, assets);
  const std::size_t begin = page.find("(f|") + 3;
  const auto chart = nlohmann::json::parse(unescaped(page.substr(begin, page.find('|', begin) - begin)));
  EXPECT_EQ(chart["kind"], "heat");
  EXPECT_EQ(chart["scale"], "diverging");
  EXPECT_EQ(chart["x"], "n");
  EXPECT_EQ(chart["y"], nlohmann::json({"word"}));
  EXPECT_EQ(chart["value"], nlohmann::json({"n"}));
  EXPECT_EQ(chart["y_label"], "label");
  EXPECT_EQ(chart["where"], nlohmann::json({{"word", "x\"y"}}));
}

TEST(ReportPage, DrawsWitnessesAsTheyAre) {
  Report report;
  report.claims = {{"soccer/lem-3.4", "", "", "", "refuted", "gap", "gap", {}, {}, {{"", "", {"<svg/>"}}}}};
  EXPECT_NE(report_page(report, assets).find("<claim-soccer-lem-3-4:refuted:<svg/>>"), std::string::npos);
}

TEST(ReportPage, SaysWhichSeriesCoincideAndBreaksLongNumbersAfterCommas) {
  constexpr ReportAssets template_of_notes{
      .page =
          "{{#sections}}{{#figures}}{{note}}|{{#more}}{{command}};{{/more}}{{/figures}}{{/sections}}"
          "{{#tiles}}[{{#groups}}{{digits}}/{{/groups}}]{{/tiles}}"
          "{{#claims}}{{#wide}}wide{{/wide}}{{#witnesses}}{{#pictures}}<{{width}}{{#wide}} scrolls{{/wide}}>"
          "{{/pictures}}{{/witnesses}}{{/claims}}",
      .style = "",
      .script = "",
      .libraries = "",
      .licences = ""};
  Figure made = figure();
  made.table.columns = {"n", "a", "b"};
  made.table.rows = {{Natural(1), Natural(2), Natural(2)}};
  made.chart = {Chart::Kind::series, "n", {"a", "b"}, {}, "", Chart::Scale::log, {}};
  made.commands = {"first", "second"};
  Report report;
  report.sections = {{"s", "", "", {made}}};
  report.tiles = {{"", "1,234,567", "s"}};
  ClaimCard claim;
  claim.witnesses = {{"", "", {"<svg width=\"330\"/>", "<svg width=\"668\"/>"}}};
  report.claims = {claim};
  EXPECT_EQ(
      report_page(report, template_of_notes),
      "One line shows several series, which are equal in every row: a, b.|second;[1,/234,/567/]wide<330><668 scrolls>");
}

TEST(ReportAssets, AreWholeWhereTheyAreBuilt) {
  const std::optional<ReportAssets> built = report_assets();
  if (!built) GTEST_SKIP() << "this build has no charts";
  EXPECT_EQ(built->page.find("<!DOCTYPE html>"), 0U);
  EXPECT_NE(built->style.find("prefers-color-scheme"), std::string_view::npos);
  EXPECT_NE(built->libraries.find("Observable"), std::string_view::npos);
  for (const char* package : {"@observablehq/plot", "d3 ", "d3-scale", "interval-tree-1d"}) {
    EXPECT_NE(built->licences.find(package), std::string_view::npos) << package;
  }
  EXPECT_EQ(built->licences.find("playwright"), std::string_view::npos);
}

TEST(ReportAssets, HoldTheFilesOfGames) {
  EXPECT_FALSE(report_file("soccer/none.txt"));
  if (!report_assets()) GTEST_SKIP() << "this build has no charts";
  ASSERT_TRUE(report_file("soccer/drawing.txt"));
  EXPECT_TRUE(report_file("soccer/drawing.txt")->starts_with("pitch classic:8x10\n"));
}

}  // namespace quadrille::exports::page_test
