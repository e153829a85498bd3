// Draws a grid of Plusses and Minuses as SVG: the squares, the names of the players' lists, and the signs of each list.
// A sign is drawn beside the two neighbouring columns or rows whose rise or fall it predicts (a prediction) or states
// (a truth list).
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "export/pictures/plusminus/picture.hpp"

namespace quadrille::exports {

namespace {

constexpr double square = 34;
constexpr double left = 104;  // for the names of player 1's lists
constexpr double top = 62;    // for the names of player 2's
constexpr double apart = 66;  // player 2's lists, side by side
constexpr double below = 28;  // from one of player 1's lists to the other
constexpr double right = 56;

constexpr std::array own_rules = {
    StyleRule{"text.sign", "font-size:17px"},
    StyleRule{".match", "stroke-width:2"},
};

class Place {
 public:
  explicit Place(const PlusminusScene& scene)
      : n_(scene.n),
        above_(square * beyond(scene.lists[1], scene.n)),
        right_(std::max(left + side() + square * beyond(scene.lists[0], scene.n), least_right)) {}

  double side() const { return square * n_; }
  double width() const { return right_ + 40 + apart + right; }
  double height() const { return corner(0, 0).y + 2 * below + 70; }
  Spot corner(int column, int row) const { return {left + square * column, top + above_ + square * (n_ - row)}; }
  Spot centre(int column, int row) const { return corner(column, row) + Spot{square / 2, -square / 2}; }
  /// The place of player 1's prediction or truth of step k, and of player 2's.
  Spot sign_1(std::size_t k, bool truth) const {
    return corner(static_cast<int>(k) + 1, 0) + Spot{0, 24 + (truth ? below : 0)};
  }
  Spot sign_2(std::size_t k, bool truth) const {
    return {right_ + 40 + (truth ? apart : 0), corner(0, static_cast<int>(k) + 1).y};
  }

 private:
  static constexpr double least_right = 264;  // so that the outcome has space

  // The number of squares by which a list exceeds the grid; 0 unless a record breaks the rules.
  static int beyond(const PlusminusScene::List& list, int n) {
    return std::max(0, static_cast<int>(list.prediction.size()) - n);
  }

  int n_;
  double above_;  // the grid
  double right_;  // the right end of the grid and of the lists below it
};

void add_grid(pugi::xml_node image, const PlusminusScene& scene, const Place& place) {
  const pugi::xml_node grid = add_group(image, "squares");
  for (int k = 0; k <= scene.n; ++k) {
    add_line(grid, "stroke", StrokeStyle::faint, place.corner(0, k), place.corner(scene.n, k));
    add_line(grid, "stroke", StrokeStyle::faint, place.corner(k, 0), place.corner(k, scene.n));
  }
  for (std::size_t column = 0; column < scene.rows.size(); ++column) {
    if (!scene.rows[column]) continue;
    const Spot centre = place.centre(static_cast<int>(column), *scene.rows[column]);
    add_rectangle(grid, "filled solid", StrokeStyle::plain, centre, square - 10, square - 10);
  }
}

// U+2212, which is as wide as the plus.
std::string sign(bool plus) { return plus ? "+" : "\u2212"; }

// A player's two lists; `at(k, truth)` is the place of a sign.
template <class At>
void add_list(pugi::xml_node image, const PlusminusScene::List& list, std::string_view name, const At& at) {
  const pugi::xml_node signs = add_group(image, name);
  for (std::size_t k = 0; k < std::max(list.prediction.size(), list.truth.size()); ++k) {
    const Spot prediction = at(k, false);
    const Spot truth = at(k, true);
    if (list.matches(k)) {
      add_rectangle(signs, "match stroke", StrokeStyle::accent, along(prediction, truth, 0.5),
                    truth.x - prediction.x + 21, truth.y - prediction.y + 21);
    }
    if (k < list.prediction.size())
      add_text(signs, "sign strong", StrokeStyle::plain, prediction, sign(list.prediction[k]));
    if (k < list.truth.size() && list.truth[k])
      add_text(signs, "sign strong", StrokeStyle::plain, truth, sign(*list.truth[k]));
  }
}

void add_names(pugi::xml_node image, const PlusminusScene& scene, const Place& place) {
  const pugi::xml_node names = add_group(image, "names");
  const double end_of_names = left - 14;
  for (const bool truth : {false, true}) {
    const char* const name = truth ? "truth" : "prediction";
    add_text(names, "small right", StrokeStyle::faint, {end_of_names, place.sign_1(0, truth).y}, name);
    add_text(names, "small", StrokeStyle::faint, {place.sign_2(0, truth).x, top - 16}, name);
  }
  add_text(names, "strong right", StrokeStyle::plain, {end_of_names, place.corner(0, 0).y - 4}, "player 1");
  add_text(names, "strong", StrokeStyle::plain, {place.sign_2(0, false).x + apart / 2, top - 38}, "player 2");
  add_text(names, "left", StrokeStyle::plain, {18, place.height() - 22}, scene.outcome);
}

}  // namespace

std::string svg_plusminus(const PlusminusScene& scene, const SvgOptions& options) {
  const Place place(scene);
  const SvgDocument document(place.width(), place.height(), scene.title, scene.description, {"plusminus", own_rules},
                             options);
  add_grid(document.image(), scene, place);
  add_list(document.image(), scene.lists[0], "list-1", [&](std::size_t k, bool t) { return place.sign_1(k, t); });
  add_list(document.image(), scene.lists[1], "list-2", [&](std::size_t k, bool t) { return place.sign_2(k, t); });
  add_names(document.image(), scene, place);
  return document.text();
}

}  // namespace quadrille::exports
