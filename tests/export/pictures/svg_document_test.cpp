// The whole text of a small picture, and rules for every text.
#include "export/pictures/svg_document.hpp"

#include <gtest/gtest.h>

#include <array>

#include "export/pictures/svg_style.hpp"
#include "tests/export/pictures/svg_reading.hpp"

namespace quadrille::exports::svg_document_test {

// A picture without rules of its own.
constexpr PictureStyle plain{"plain"};

TEST(SvgDocument, WritesNumbersWithAtMostOneDecimal) {
  EXPECT_EQ(decimal(12), "12");
  EXPECT_EQ(decimal(12.5), "12.5");
  EXPECT_EQ(decimal(12.04), "12");
  EXPECT_EQ(decimal(12.96), "13");
  EXPECT_EQ(decimal(-0.04), "0");
  EXPECT_EQ(decimal(-0.25), "-0.3");
  EXPECT_EQ(decimal(-7), "-7");
}

TEST(SvgDocument, IsATitleADescriptionItsPaperAndShapes) {
  SvgDocument document(40, 30.5, "A <title>", "what \"it\" shows", plain, {true, false});
  const pugi::xml_node group = add_group(document.image(), "shapes");
  add_line(group, "ply stroke", StrokeStyle::two, {1, 2}, {3, 4.25});
  add_circle(group, "ball", StrokeStyle::plain, {5, 6}, 7);
  add_rectangle(group, "", StrokeStyle::accent, {10, 10}, 4, 2);
  const std::array spots{Spot{0, 0}, Spot{1, 0}, Spot{1, 1}};
  add_polygon(group, "solid", StrokeStyle::faint, spots);
  add_polyline(group, "", StrokeStyle::plain, spots);
  add_text(group, "small", StrokeStyle::plain, {20, 20}, "U & D");
  EXPECT_EQ(document.text(),
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"quadrille-picture quadrille-plain\" role=\"img\" "
            "aria-label=\"A &lt;title>\" width=\"40\" height=\"30.5\" viewBox=\"0 0 40 30.5\">\n"
            " <title>A &lt;title&gt;</title>\n"
            " <desc>what \"it\" shows</desc>\n"
            " <rect class=\"paper\" x=\"0\" y=\"0\" width=\"40\" height=\"30.5\" />\n"
            " <g class=\"shapes\">\n"
            "  <line class=\"ply stroke two\" x1=\"1\" y1=\"2\" x2=\"3\" y2=\"4.3\" />\n"
            "  <circle class=\"ball\" cx=\"5\" cy=\"6\" r=\"7\" />\n"
            "  <rect class=\"accent\" x=\"8\" y=\"9\" width=\"4\" height=\"2\" />\n"
            "  <polygon class=\"solid faint\" points=\"0,0 1,0 1,1\" />\n"
            "  <polyline points=\"0,0 1,0 1,1\" />\n"
            "  <text class=\"small\" x=\"20\" y=\"23.9\">U &amp; D</text>\n"
            " </g>\n"
            "</svg>\n");
}

TEST(SvgDocument, FitsIntoAPageWithoutDeclarationAndStylesheet) {
  const std::string alone = SvgDocument(10, 10, "t", "d", plain, {}).text();
  const std::string inside = SvgDocument(10, 10, "t", "d", plain, {false, true}).text();
  const std::string bare = SvgDocument(10, 10, "t", "d", plain, {false, false}).text();
  EXPECT_TRUE(ReadSvg(alone).has_declaration());
  EXPECT_FALSE(ReadSvg(inside).has_declaration());
  EXPECT_EQ(alone.substr(alone.find("<svg")), inside);
  EXPECT_EQ(ReadSvg(inside).texts("//style"), std::vector<std::string>{svg_stylesheet()});
  EXPECT_EQ(ReadSvg(bare).count("//style"), 0U);
  expect_well_made(ReadSvg(alone));
}

TEST(SvgDocument, BringsItsOwnRulesEverywhere) {
  constexpr std::array rules{StyleRule{".wall", "stroke-width:6"}};
  const PictureStyle style{"chess", rules};
  const ReadSvg alone(SvgDocument(10, 10, "t", "d", style, {}).text());
  const ReadSvg bare(SvgDocument(10, 10, "t", "d", style, {false, false}).text());
  EXPECT_EQ(alone.texts("//style"), std::vector<std::string>{svg_stylesheet() + svg_rules(style)});
  EXPECT_EQ(bare.texts("//style"), std::vector<std::string>{"\n" + svg_rules(style)});
  EXPECT_STREQ(bare.image().attribute("class").value(), "quadrille-picture quadrille-chess");
}

TEST(SvgDocument, FindsTheSpotPartOfTheWay) {
  const Spot third = along({0, 3}, {9, 0}, 1.0 / 3);
  EXPECT_DOUBLE_EQ(third.x, 3);
  EXPECT_DOUBLE_EQ(third.y, 2);
}

}  // namespace quadrille::exports::svg_document_test
