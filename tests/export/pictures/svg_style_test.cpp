// The stylesheet: its rules apply to our pictures only, and its colours are readable on both papers. A game's own rules
// apply to that game's pictures only.
#include "export/pictures/svg_style.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include "export/pictures/stroke_style.hpp"

namespace quadrille::exports::svg_style_test {

// The colours of the light or the dark set, by selector.
std::map<std::string, std::string> colours(bool dark) {
  std::map<std::string, std::string> colours;
  std::istringstream sheet(svg_stylesheet());
  bool in_dark = false;
  for (std::string line; std::getline(sheet, line);) {
    if (line.starts_with("@media")) in_dark = true;
    const std::size_t brace = line.find('{');
    const std::size_t hash = line.find('#');
    if (in_dark == dark && hash != std::string::npos) colours[line.substr(0, brace)] = line.substr(hash, 7);
  }
  return colours;
}

// Relative luminance, and the contrast of two colours, as WCAG 2.1 defines them.
double luminance(const std::string& colour) {
  const auto part = [&](std::size_t at) {
    const double c = std::stoi(colour.substr(at, 2), nullptr, 16) / 255.0;
    return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

double contrast(const std::string& a, const std::string& b) {
  const double one = luminance(a);
  const double two = luminance(b);
  return (std::max(one, two) + 0.05) / (std::min(one, two) + 0.05);
}

TEST(SvgStyle, SpeaksOfOurPicturesOnly) {
  std::istringstream sheet(svg_stylesheet());
  std::size_t rules = 0;
  for (std::string line; std::getline(sheet, line);) {
    if (line.empty() || line == "}" || line.starts_with("@media")) continue;
    std::istringstream selectors(line.substr(0, line.find('{')));
    for (std::string selector; std::getline(selectors, selector, ',');) {
      EXPECT_TRUE(selector.starts_with(".quadrille-picture")) << line;
    }
    ++rules;
  }
  EXPECT_GT(rules, 30U);
}

TEST(SvgStyle, AddsRulesForThePicturesOfOneGame) {
  constexpr std::array rules = {StyleRule{".wall", "stroke-width:6;stroke-linecap:square"},
                                StyleRule{"text.sign", "font-size:17px"}};
  EXPECT_EQ(svg_rules({"chess", rules}),
            ".quadrille-picture.quadrille-chess .wall{stroke-width:6;stroke-linecap:square}\n"
            ".quadrille-picture.quadrille-chess text.sign{font-size:17px}\n");
  EXPECT_EQ(svg_rules({"chess"}), "");
}

TEST(SvgStyle, CanBeReadOnBothPapers) {
  for (const bool dark : {false, true}) {
    const auto sheet = colours(dark);
    const std::string paper = sheet.at(".quadrille-picture .paper");
    std::size_t styles = 0;
    for (const auto& [selector, colour] : sheet) {
      const bool text = selector.starts_with(".quadrille-picture text");
      const bool style =
          selector.find(" .stroke") != std::string::npos || selector.find(" .solid") != std::string::npos;
      if (!text && !style) continue;
      EXPECT_GE(contrast(colour, paper), text ? 4.5 : 3.0) << (dark ? "dark " : "light ") << selector;
      ++styles;
    }
    EXPECT_GE(styles, 14U);
  }
}

TEST(SvgStyle, HasEveryColourInBothSets) {
  const auto light = colours(false);
  const auto dark = colours(true);
  ASSERT_EQ(light.size(), dark.size());
  for (const auto& [selector, colour] : light) EXPECT_NE(colour, dark.at(selector)) << selector;
}

TEST(SvgStyle, HasAClassForEveryInk) {
  std::set<std::string_view> classes;
  for (const StrokeStyle style : {StrokeStyle::plain, StrokeStyle::faint, StrokeStyle::one, StrokeStyle::two,
                                  StrokeStyle::accent, StrokeStyle::contrast}) {
    classes.insert(svg_class(style));
  }
  EXPECT_EQ(classes.size(), 6U);
  EXPECT_EQ(svg_class(style_of_player(1)), "one");
  EXPECT_EQ(svg_class(style_of_player(2)), "two");
}

// Colours as people without red, green or blue cones see them: G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A
// physiologically-based model for simulation of color vision deficiency" (2009), at full severity, on linear light.
TEST(SvgStyle, PlayersDifferForColourBlindPeople) {
  constexpr double kinds[3][3][3] = {
      {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
      {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
      {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
  const auto linear = [](const std::string& colour, std::size_t part) {
    const double c = std::stoi(colour.substr(1 + 2 * part, 2), nullptr, 16) / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  };
  for (const bool dark : {false, true}) {
    const auto sheet = colours(dark);
    const std::string one = sheet.at(".quadrille-picture .stroke.one");
    const std::string two = sheet.at(".quadrille-picture .stroke.two");
    for (const auto& kind : kinds) {
      double distance = 0;
      for (const auto& row : kind) {
        double difference = 0;
        for (std::size_t part = 0; part < 3; ++part) difference += row[part] * (linear(one, part) - linear(two, part));
        distance += difference * difference;
      }
      EXPECT_GT(std::sqrt(distance), 0.3) << (dark ? "dark" : "light");
    }
  }
}

}  // namespace quadrille::exports::svg_style_test
