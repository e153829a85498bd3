// Shared helpers of the tests of SVG pictures: they read a picture back, count in it by XPath, and check rules of every
// picture.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <pugixml.hpp>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "export/pictures/svg_document.hpp"

namespace quadrille::exports {

class ReadSvg {
 public:
  explicit ReadSvg(const std::string& text) {
    const pugi::xml_parse_result result = document_.load_string(text.c_str(), pugi::parse_full);
    EXPECT_TRUE(result) << result.description() << " at byte " << result.offset;
  }

  pugi::xml_node image() const { return document_.child("svg"); }
  bool has_declaration() const { return document_.first_child().type() == pugi::node_declaration; }

  std::vector<pugi::xml_node> all(const std::string& path) const {
    std::vector<pugi::xml_node> nodes;
    pugi::xpath_node_set found = document_.select_nodes(path.c_str());
    found.sort();  // in the order of the document, unlike a union of paths
    for (const pugi::xpath_node& node : found) nodes.push_back(node.node());
    return nodes;
  }
  std::size_t count(const std::string& path) const { return document_.select_nodes(path.c_str()).size(); }

  std::vector<std::string> texts(const std::string& path) const {
    std::vector<std::string> texts;
    for (const pugi::xml_node node : all(path)) texts.emplace_back(node.text().get());
    return texts;
  }

 private:
  pugi::xml_document document_;
};

/// `//g[@class='strokes']/line[...]`: the elements of this name in a group, with this class among their classes.
inline std::string in_group(const std::string& group, const std::string& name, const std::string& kind) {
  return "//g[@class='" + group + "']/" + name + "[contains(concat(' ',@class,' '),' " + kind + " ')]";
}

inline double value(pugi::xml_node node, const char* name) { return std::atof(node.attribute(name).value()); }

/// The spots that bound a shape: its ends or its corners.
inline std::vector<Spot> spots_of(pugi::xml_node node) {
  const auto spot = [&](const char* x, const char* y) { return Spot{value(node, x), value(node, y)}; };
  const std::string name = node.name();
  if (name == "line") return {spot("x1", "y1"), spot("x2", "y2")};
  if (name == "circle") {
    const Spot centre = spot("cx", "cy");
    const double r = value(node, "r");
    return {centre + Spot{-r, -r}, centre + Spot{r, r}};
  }
  if (name == "rect") return {spot("x", "y"), spot("x", "y") + Spot{value(node, "width"), value(node, "height")}};
  std::vector<Spot> spots;
  if (name == "text") {
    // Sans-serif letters are about 0.6 times as wide as their size.
    const std::string kind = std::string(" ") + node.attribute("class").value() + " ";
    const double width = 0.6 * 13 * static_cast<double>(std::strlen(node.text().get()));
    const Spot at = spot("x", "y");
    const double before = kind.find(" left ") != std::string::npos    ? 0
                          : kind.find(" right ") != std::string::npos ? width
                                                                      : width / 2;
    return {at + Spot{-before, -13}, at + Spot{width - before, 4}};
  }
  std::istringstream points(node.attribute("points").value());
  for (std::string point; points >> point;) {
    spots.push_back({std::atof(point.c_str()), std::atof(point.substr(point.find(',') + 1).c_str())});
  }
  return spots;
}

/// A picture has a name and a description for screen readers, has no id, and has no shape outside its frame.
inline void expect_well_made(const ReadSvg& svg) {
  const pugi::xml_node image = svg.image();
  EXPECT_STREQ(image.attribute("role").value(), "img");
  EXPECT_STRNE(image.attribute("aria-label").value(), "");
  EXPECT_STREQ(image.attribute("aria-label").value(), image.child("title").text().get());
  EXPECT_STRNE(image.child("desc").text().get(), "");
  EXPECT_EQ(svg.count("//@id"), 0U);
  EXPECT_EQ(svg.count("//script | //a | //image"), 0U);
  const double width = value(image, "width");
  const double height = value(image, "height");
  for (const pugi::xml_node node : svg.all("//line | //circle | //rect | //polyline | //polygon | //text")) {
    const std::vector<Spot> spots = spots_of(node);
    EXPECT_FALSE(spots.empty()) << node.name();
    for (const Spot spot : spots) {
      EXPECT_GE(spot.x, 0) << node.name() << ' ' << node.attribute("class").value() << ' ' << node.text().get();
      EXPECT_GE(spot.y, 0) << node.name() << ' ' << node.attribute("class").value() << ' ' << node.text().get();
      EXPECT_LE(spot.x, width) << node.name() << ' ' << node.attribute("class").value() << ' ' << node.text().get();
      EXPECT_LE(spot.y, height) << node.name() << ' ' << node.attribute("class").value() << ' ' << node.text().get();
    }
  }
}

/// Inside a page with the shared stylesheet, a picture has the rules of its game, which apply to its kind only. They
/// name both classes of the picture, so that a shared sheet after them does not override them.
/// \param inside     the picture without declaration and shared stylesheet
/// \param selectors  of its rules, in their order
inline void expect_own_rules(const std::string& inside, const std::string& name,
                             const std::vector<std::string>& selectors) {
  const ReadSvg svg(inside);
  EXPECT_EQ(svg.image().attribute("class").value(), "quadrille-picture quadrille-" + name);
  ASSERT_EQ(svg.count("//style"), 1U);
  std::istringstream rules(svg.texts("//style").front());
  std::vector<std::string> found;
  const std::string scope = ".quadrille-picture.quadrille-" + name + " ";
  for (std::string line; std::getline(rules, line);) {
    if (line.empty()) continue;
    EXPECT_TRUE(line.starts_with(scope)) << line;
    EXPECT_EQ(line.find(','), std::string::npos) << line;
    found.push_back(line.substr(scope.size(), line.find('{') - scope.size()));
  }
  EXPECT_EQ(found, selectors);
}

/// The text without the escape sequences of colours; each sequence must be one that terminals know.
inline std::string without_colours(const std::string& text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '\x1b') {
      plain += text[at];
      continue;
    }
    EXPECT_EQ(text[at + 1], '[');
    at = text.find('m', at);
  }
  return plain;
}

}  // namespace quadrille::exports
