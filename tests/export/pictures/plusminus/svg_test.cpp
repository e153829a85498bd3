// Pictures of grids read back: filled squares, signs, and a frame around each match.
#include <gtest/gtest.h>

#include "export/pictures/plusminus/picture.hpp"
#include "games/plusminus/record.hpp"
#include "tests/export/pictures/random_permutation.hpp"
#include "tests/export/pictures/svg_reading.hpp"

namespace quadrille::exports::plusminus_svg_test {

// A player's signs in the order of the picture: prediction, truth, prediction, truth.
std::vector<std::string> signs(const PlusminusScene::List& list) {
  std::vector<std::string> signs;
  const auto add = [&](bool plus) { signs.emplace_back(plus ? "+" : "\u2212"); };
  for (std::size_t k = 0; k < std::max(list.prediction.size(), list.truth.size()); ++k) {
    if (k < list.prediction.size()) add(list.prediction[k]);
    if (k < list.truth.size() && list.truth[k]) add(*list.truth[k]);
  }
  return signs;
}

void expect_drawn(const PlusminusScene& scene) {
  const ReadSvg svg(svg_plusminus(scene));
  expect_well_made(svg);
  const auto filled = svg.all(in_group("squares", "rect", "filled"));
  std::size_t drawn = 0;
  const auto corner = spots_of(svg.all("//g[@class='squares']/line").front());  // the lower left
  for (std::size_t column = 0; column < scene.rows.size(); ++column) {
    if (!scene.rows[column]) continue;
    const auto square = spots_of(filled.at(drawn++));
    EXPECT_EQ((square[0].x + square[1].x) / 2, corner[0].x + 34 * (static_cast<double>(column) + 0.5));
    EXPECT_EQ((square[0].y + square[1].y) / 2, corner[0].y - 34 * (*scene.rows[column] + 0.5));
  }
  EXPECT_EQ(filled.size(), drawn);
  for (std::size_t player = 0; player < 2; ++player) {
    const std::string group = player == 0 ? "list-1" : "list-2";
    EXPECT_EQ(svg.texts("//g[@class='" + group + "']/text"), signs(scene.lists[player]));
    const auto frames = svg.all(in_group(group, "rect", "match"));
    EXPECT_EQ(frames.size(), static_cast<std::size_t>(scene.lists[player].points()));
    // A frame holds two equal signs.
    for (const pugi::xml_node frame : frames) {
      const auto ends = spots_of(frame);
      std::vector<std::string> inside;
      for (const pugi::xml_node text : svg.all("//g[@class='" + group + "']/text")) {
        const double x = value(text, "x");
        const double y = value(text, "y");
        if (x > ends[0].x && x < ends[1].x && y > ends[0].y && y < ends[1].y) inside.emplace_back(text.text().get());
      }
      ASSERT_EQ(inside.size(), 2U);
      EXPECT_EQ(inside[0], inside[1]);
    }
  }
}

TEST(SvgPlusminus, ShowsGridsOfEverySize) {
  for (const int n : {1, 2, 3, 8, 12, 64}) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      plusminus::Permutation p;
      for (const int number : random_permutation(n, seed)) p.push_back(static_cast<std::uint8_t>(number - 1));
      plusminus::Predictions predictions;
      std::mt19937_64 random(seed);
      for (auto& list : predictions) {
        while (list.length + 1 < n) list = list.with(random() % 2 == 0);
      }
      expect_drawn(plusminus_scene(p, predictions));
    }
  }
}

TEST(SvgPlusminus, BringsItsOwnRules) {
  const PlusminusScene scene = plusminus_scene(plusminus::Permutation{0}, {});
  expect_own_rules(svg_plusminus(scene, {.declaration = false, .stylesheet = false}), "plusminus",
                   {"text.sign", ".match"});
}

TEST(SvgPlusminus, ShowsAGridThatLacksStarsAndListsOfOtherLengths) {
  const auto games = plusminus::parse_record(
      ". * .\n* . *\n. . .\npredictions + -, + + - + + - +\n. *\n* .\npredictions + + + + + +,\n");
  for (const auto& game : games) expect_drawn(plusminus_scene(plusminus::filling(game).rows, game.predictions));
}

}  // namespace quadrille::exports::plusminus_svg_test
