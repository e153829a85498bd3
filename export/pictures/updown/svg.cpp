// Draws a list of Up's & Down's as SVG: the grid with the numbers, the legend, and the mountain path of the list's
// word. The path marks the two places of the longest block of letters that occurs twice.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "export/pictures/updown/picture.hpp"

namespace quadrille::exports {

namespace {

using updown::Player;

constexpr double cell = 30;
constexpr double margin = 70;  // for the names of the lines at the left
constexpr double right = 40;
constexpr double top = 34;
constexpr double step = 16;          // of the mountain path, upwards
constexpr double line = 22;          // from one line of text to the next
constexpr double least_width = 360;  // the legend's

constexpr std::array own_rules = {
    StyleRule{".path", "stroke-width:2.5;stroke-linejoin:round"},
    StyleRule{".band", "stroke-width:10;stroke-linejoin:round;stroke-linecap:round;stroke-opacity:.45"},
    StyleRule{".factor", "stroke-width:4"},
};

// The highest and the lowest point of the mountain path relative to its beginning, in letters.
struct Reach {
  int highest = 0;
  int lowest = 0;
};

std::vector<int> heights(const updown::Word& word) {
  std::vector<int> heights{0};
  for (int i = 0; i < word.length; ++i) {
    heights.push_back(heights.back() + (word.sign(i) == updown::Letter::up ? 1 : -1));
  }
  return heights;
}

// The layout from the top down: the grid, the list, the path, the letters, the two places, and the legend.
class Place {
 public:
  explicit Place(const UpdownScene& scene) : n_(scene.n), heights_(heights(scene.word)) {
    const auto [lowest, highest] = std::minmax_element(heights_.begin(), heights_.end());
    reach_ = {*highest, *lowest};
    has_word_ = scene.word.length > 0;
    has_places_ = scene.repetition.length > 0;
  }

  double width() const { return std::max(least_width, margin + cell * (n_ - 1) + right); }
  double column(int place) const { return margin + cell * place; }
  Spot dot(int place, int value) const { return {column(place), top + cell * (n_ - value)}; }
  double list() const { return top + cell * (n_ - 1) + 32; }
  /// The path after `letters` letters.
  Spot path(int letters) const {
    return {column(letters), list() + 34 + step * (reach_.highest - heights_[static_cast<std::size_t>(letters)])};
  }
  double letters() const { return list() + 34 + step * (reach_.highest - reach_.lowest) + 24; }
  /// The line below the letters, for the first place or the second.
  double mark(int which) const { return letters() + 16 + 14 * which; }
  double legend() const { return (has_places_ ? mark(1) : has_word_ ? letters() : list()) + 32; }

 private:
  int n_;
  std::vector<int> heights_;
  Reach reach_;
  bool has_word_ = false;
  bool has_places_ = false;
};

// A line for each player with a number in the list, and one for the outcome.
double legend_lines(const UpdownScene& scene) {
  const bool players = !scene.numbers.empty() && scene.numbers.front().player;
  return players ? 1.0 + static_cast<double>(std::min<std::size_t>(2, scene.numbers.size())) : 1.0;
}

StrokeStyle style_of(const std::optional<Player>& player) {
  return player ? style_of_player(static_cast<int>(*player)) : StrokeStyle::plain;
}

void add_mark(pugi::xml_node parent, const std::optional<Player>& player, Spot at) {
  if (player == Player::two) {
    add_rectangle(parent, "number solid", StrokeStyle::two, at, 12, 12);
  } else {
    add_circle(parent, "number solid", style_of(player), at, 6.5);
  }
}

void add_grid(pugi::xml_node image, const UpdownScene& scene, const Place& place) {
  const pugi::xml_node grid = add_group(image, "squares");
  for (int k = 1; k <= scene.n; ++k) {
    add_line(grid, "grid", StrokeStyle::plain, place.dot(0, k), place.dot(scene.n - 1, k));
    add_line(grid, "grid", StrokeStyle::plain, place.dot(k - 1, 1), place.dot(k - 1, scene.n));
    add_text(grid, "small right", StrokeStyle::faint, place.dot(0, k) + Spot{-18, 0}, fmt::format("{}", k));
  }
}

void add_list(pugi::xml_node image, const UpdownScene& scene, const Place& place) {
  std::vector<Spot> dots;
  for (std::size_t i = 0; i < scene.numbers.size(); ++i) {
    dots.push_back(place.dot(static_cast<int>(i), scene.numbers[i].value));
  }
  const pugi::xml_node list = add_group(image, "list");
  if (dots.size() > 1) add_polyline(list, "stroke", StrokeStyle::faint, dots);
  for (std::size_t i = 0; i < dots.size(); ++i) {
    add_mark(list, scene.numbers[i].player, dots[i]);
    add_text(list, "strong", StrokeStyle::plain, {dots[i].x, place.list()}, fmt::format("{}", scene.numbers[i].value));
  }
}

// The ends of `length` steps from letter `begin`.
std::vector<Spot> steps(const Place& place, int begin, int length) {
  std::vector<Spot> spots;
  for (int i = begin; i <= begin + length; ++i) spots.push_back(place.path(i));
  return spots;
}

void add_word(pugi::xml_node image, const UpdownScene& scene, const Place& place) {
  const auto [length, first, second] = scene.repetition;
  const pugi::xml_node word = add_group(image, "word");
  if (length > 0) {
    // The first place of the factor has the accent, the second its contrast.
    add_polyline(word, "band stroke", StrokeStyle::accent, steps(place, first, length));
    add_polyline(word, "band stroke", StrokeStyle::contrast, steps(place, second, length));
    for (const int which : {0, 1}) {
      const int begin = which == 0 ? first : second;
      const StrokeStyle style = which == 0 ? StrokeStyle::accent : StrokeStyle::contrast;
      const double y = place.mark(which);
      add_line(word, "factor stroke", style, {place.column(begin) + 4, y}, {place.column(begin + length) - 4, y});
      add_text(word, "small right", StrokeStyle::faint, {margin - 18, y}, which == 0 ? "first" : "second");
    }
  }
  if (scene.word.length > 0) add_polyline(word, "path stroke", StrokeStyle::plain, steps(place, 0, scene.word.length));
  for (int i = 0; i < scene.word.length; ++i) {
    add_text(word, "letter strong", StrokeStyle::plain, {place.column(i) + cell / 2, place.letters()},
             scene.word.sign(i) == updown::Letter::up ? "U" : "D");
  }
}

void add_legend(pugi::xml_node image, const UpdownScene& scene, const Place& place) {
  const pugi::xml_node legend = add_group(image, "legend");
  double y = place.legend();
  for (std::size_t i = 0; i < std::min<std::size_t>(2, scene.numbers.size()); ++i) {
    const auto& [value, player, role] = scene.numbers[i];
    if (!player) continue;
    add_mark(legend, player, {24, y});
    add_text(legend, "left", StrokeStyle::plain, {38, y},
             fmt::format("player {}, on {}{}", static_cast<int>(*player),
                         role == updown::Role::offense ? "offense" : "defense", i == 0 ? ", wrote first" : ""));
    y += line;
  }
  add_text(legend, "left", StrokeStyle::plain, {18, y}, scene.outcome);
}

}  // namespace

std::string svg_updown(const UpdownScene& scene, const SvgOptions& options) {
  const Place place(scene);
  const SvgDocument document(place.width(), place.legend() + legend_lines(scene) * line, scene.title, scene.description,
                             {"updown", own_rules}, options);
  add_grid(document.image(), scene, place);
  add_list(document.image(), scene, place);
  add_word(document.image(), scene, place);
  add_legend(document.image(), scene, place);
  return document.text();
}

}  // namespace quadrille::exports
