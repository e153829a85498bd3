// Pictures of lists read back: a dot for each number at its place, and the word with its factor.
#include <gtest/gtest.h>

#include <optional>

#include "export/pictures/updown/picture.hpp"
#include "tests/export/pictures/random_permutation.hpp"
#include "tests/export/pictures/svg_reading.hpp"

namespace quadrille::exports::updown_svg_test {

using updown::Player;

std::vector<Spot> corners(const ReadSvg& svg, const std::string& kind) {
  const auto found = svg.all(in_group("word", "polyline", kind));
  return found.empty() ? std::vector<Spot>() : spots_of(found.front());
}

void expect_same_spots(const std::vector<Spot>& a, const std::vector<Spot>& path, int begin) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    EXPECT_EQ(a[i].x, path[static_cast<std::size_t>(begin) + i].x);
    EXPECT_EQ(a[i].y, path[static_cast<std::size_t>(begin) + i].y);
  }
}

// \param written  number of values written so far
void expect_drawn(const std::vector<int>& list, std::size_t written, bool players) {
  const std::vector<int> beginning(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(written));
  const int n = static_cast<int>(list.size());
  const UpdownScene scene =
      players ? round_scene({Player::one, Player::two, beginning}, n) : permutation_scene(beginning);
  const ReadSvg svg(svg_updown(scene));
  expect_well_made(svg);

  // Places run to the right, values upwards, in one unit.
  const auto dots = svg.all("//g[@class='list']/circle | //g[@class='list']/rect");
  ASSERT_EQ(dots.size(), written);
  EXPECT_EQ(svg.count(in_group("list", "rect", "two")), players ? (written + 1) / 2 : 0);
  EXPECT_EQ(svg.count(in_group("list", "circle", "one")), players ? written / 2 : 0);
  std::optional<double> unit;
  for (std::size_t i = 1; i < written; ++i) {
    const auto before = spots_of(dots[i - 1]);
    const auto here = spots_of(dots[i]);
    const double right = along(here[0], here[1], 0.5).x - along(before[0], before[1], 0.5).x;
    if (!unit) unit = right;
    EXPECT_GT(right, 0);
    EXPECT_EQ(right, *unit);
    EXPECT_EQ(along(here[0], here[1], 0.5).y - along(before[0], before[1], 0.5).y,
              -*unit * (beginning[i] - beginning[i - 1]));
  }
  std::vector<std::string> numbers;
  numbers.reserve(written);
  for (const int number : beginning) numbers.push_back(std::to_string(number));
  EXPECT_EQ(svg.texts("//g[@class='list']/text"), numbers);

  // The path rises with the list, and the two bands lie on it.
  const auto path = corners(svg, "path");
  const auto letters = svg.texts(in_group("word", "text", "letter"));
  ASSERT_EQ(letters.size() + 1, std::max<std::size_t>(written, 1));
  EXPECT_EQ(path.size(), written < 2 ? 0 : written);
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const bool rises = beginning[i] < beginning[i + 1];
    EXPECT_EQ(letters[i], rises ? "U" : "D");
    EXPECT_EQ(path[i + 1].y < path[i].y, rises);
  }
  const auto& [length, first, second] = scene.repetition;
  const std::size_t steps = length == 0 ? 0 : static_cast<std::size_t>(length) + 1;
  ASSERT_EQ(corners(svg, "accent").size(), steps);
  ASSERT_EQ(corners(svg, "contrast").size(), steps);
  expect_same_spots(corners(svg, "accent"), path, first);
  expect_same_spots(corners(svg, "contrast"), path, second);
  EXPECT_EQ(svg.count(in_group("word", "line", "factor")), length == 0 ? 0U : 2U);
}

TEST(SvgUpdown, ShowsListsOfEverySize) {
  for (const int n : {1, 2, 3, 10, 12, 64}) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      const std::vector<int> list = random_permutation(n, seed);
      expect_drawn(list, list.size(), true);
      expect_drawn(list, list.size(), false);
      expect_drawn(list, list.size() / 2, true);
    }
  }
}

TEST(SvgUpdown, BringsItsOwnRules) {
  const UpdownScene scene = permutation_scene(std::vector{2, 1});
  expect_own_rules(svg_updown(scene, {.declaration = false, .stylesheet = false}), "updown",
                   {".path", ".band", ".factor"});
}

TEST(SvgUpdown, SaysWhoIsOnOffense) {
  const ReadSvg svg(svg_updown(round_scene({Player::two, Player::one, {1, 3, 2}}, 3)));
  EXPECT_EQ(svg.texts("//g[@class='legend']/text"),
            (std::vector<std::string>{"player 1, on defense, wrote first", "player 2, on offense", "score 0"}));
}

}  // namespace quadrille::exports::updown_svg_test
