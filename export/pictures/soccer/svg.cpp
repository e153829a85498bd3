// Draws a game of Paper Soccer as SVG. The picture has layers; the lowest is drawn first: pitch, goals, strokes (drawn
// segments), points, numbers, names, legend.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "export/pictures/soccer/picture.hpp"

namespace quadrille::exports {

namespace {

using soccer::Point;

constexpr double cell = 84;  // a third of it is a whole number
constexpr double left = 56;
constexpr double right = 44;
constexpr double top = 56;
constexpr double below = 74;  // a goal's name, then the columns' numbers
constexpr double legend_line = 22;
constexpr double least_width = 330;  // the legend's
constexpr double width_with_walls = 470;
constexpr double letter = 8;  // of the name of a vertex
constexpr std::size_t most_letters = 24;

constexpr std::array own_rules = {
    StyleRule{".ply", "stroke-width:3.5"},
    StyleRule{".ply.two", "stroke-dasharray:7 4"},
    StyleRule{".wall", "stroke-width:6;stroke-linecap:square"},
};

// The text beside a vertex: its name, and the goal that it belongs to.
std::string label_of(const SoccerScene::Spot& spot) {
  const bool whole = spot.name.size() <= most_letters;
  const char* const goal = spot.goal == soccer::Goal::none ? "" : spot.goal == soccer::Goal::g1 ? ", g1" : ", g2";
  return (whole ? spot.name : spot.name.substr(0, most_letters - 3) + "...") + goal;
}

// True if a vertex is a wall.
bool has_walls(const SoccerScene& scene) {
  return std::any_of(scene.spots.begin(), scene.spots.end(), [](const auto& spot) { return spot.wall; });
}

// The places of a pitch's points in the picture.
class Place {
 public:
  explicit Place(const SoccerScene& scene)
      : places_(scene.places),
        least_(at(scene.spots.front().point)),
        most_(least_),
        legend_(has_walls(scene) ? width_with_walls : least_width) {
    for (const auto& spot : scene.spots) {
      const Spot p = at(spot.point);
      least_ = {std::min(least_.x, p.x), std::min(least_.y, p.y)};
      most_ = {std::max(most_.x, p.x), std::max(most_.y, p.y)};
      if (!scene.squared) names_ = std::max(names_, letter * static_cast<double>(label_of(spot).size()));
    }
  }

  Spot of(Point p) const {
    const Spot spot = at(p);
    return {indent() + cell * (spot.x - least_.x), top + cell * (most_.y - spot.y)};
  }
  double width() const { return std::max(legend_, natural_width()); }
  /// The lower end of the pitch and of the labels below it.
  double pitch_end() const { return top + cell * (most_.y - least_.y) + below; }
  Spot middle() const { return {indent() + cell * (most_.x - least_.x) / 2, top + cell * (most_.y - least_.y) / 2}; }
  double column_numbers() const { return pitch_end() - below + 50; }
  double row_numbers() const { return indent() - 30; }

 private:
  Spot at(Point p) const {
    if (places_.empty()) return {static_cast<double>(p.x), static_cast<double>(p.y)};
    const auto& [x, y] = places_.at(p);
    return {x, y};
  }
  double natural_width() const { return left + cell * (most_.x - least_.x) + right + 2 * names_; }
  double indent() const { return left + names_ + (width() - natural_width()) / 2; }

  const std::map<Point, std::pair<double, double>>& places_;
  Spot least_;
  Spot most_;
  double legend_;     // its width
  double names_ = 0;  // the width of the longest
};

// The segments of a board, and its walls.
void add_board(pugi::xml_node paper, const SoccerScene& scene, const Place& place) {
  for (const auto& [p, q] : scene.segments) {
    add_line(paper, "segment stroke", StrokeStyle::faint, place.of(p), place.of(q));
  }
  for (const auto& spot : scene.spots) {
    if (spot.wall) add_circle(paper, "wall stroke", StrokeStyle::faint, place.of(spot.point), 8);
  }
}

// The class of a shape, with the ply that shows it: in a film `at-3` marks all that appears with ply 3. Elsewhere there
// is no such class.
std::string since(const SoccerScene& scene, std::size_t ply, const char* kind) {
  return scene.film && ply > 0 ? fmt::format("at-{}{}{}", ply, *kind == 0 ? "" : " ", kind) : kind;
}

// The animations of a film, in percent of its length. The ball runs in the second half of each ply's second; three more
// seconds show the end.
std::string film_rules(const SoccerScene& scene, const Place& place) {
  const double seconds = static_cast<double>(scene.strokes.size()) + 4;
  const auto percent = [&](double at) { return fmt::format("{:.2f}%", 100 * at / seconds); };
  const Spot last = place.of(scene.strokes.back().to);
  const auto away = [&](Point point) {
    const Spot by = place.of(point) + -1.0 * last;
    return fmt::format("{{transform:translate({}px,{}px)}}", decimal(by.x), decimal(by.y));
  };
  constexpr std::string_view picture = ".quadrille-picture.quadrille-soccer";
  std::string frames;
  std::string rules = fmt::format("{} .ball{{animation:quadrille-ball {}s linear infinite}}\n", picture, seconds);
  std::string ball = "0%" + away(scene.strokes.front().from);
  for (const auto& stroke : scene.strokes) {
    const auto at = static_cast<double>(stroke.number);
    frames += fmt::format("@keyframes quadrille-at-{}{{0%{{visibility:hidden}}{}{{visibility:visible}}}}\n",
                          stroke.number, percent(at));
    rules += fmt::format("{} .at-{}{{animation:quadrille-at-{} {}s step-end infinite}}\n", picture, stroke.number,
                         stroke.number, seconds);
    ball += percent(at - 0.5) + away(stroke.from) + percent(at) + away(stroke.to);
  }
  return fmt::format(
      "{}@keyframes quadrille-ball{{{}}}\n@media screen and (prefers-reduced-motion:no-preference){{\n{}}}\n", frames,
      ball, rules);
}

// The squared paper with the numbers of its rows and columns, the rim and the walls; or the segments of a board.
void add_pitch(pugi::xml_node image, const SoccerScene& scene, const Place& place) {
  const auto [width, height] = std::pair(scene.pitch.width, scene.pitch.height);
  const bool board = soccer::is_board(scene.pitch);
  const pugi::xml_node paper = add_group(image, "pitch");
  if (board) add_board(paper, scene, place);
  if (!scene.squared) return;
  for (int x = scene.least.x; x <= scene.most.x; ++x) {
    if (!board) add_line(paper, "grid", StrokeStyle::plain, place.of({x, 0}), place.of({x, height}));
    add_text(paper, "small", StrokeStyle::faint, {place.of({x, 0}).x, place.column_numbers()}, fmt::format("{}", x));
  }
  for (int y = 0; !board && y <= height; ++y) {
    add_line(paper, "grid", StrokeStyle::plain, place.of({0, y}), place.of({width, y}));
  }
  for (int y = scene.least.y; y <= scene.most.y; ++y) {
    add_text(paper, "small right", StrokeStyle::faint, {place.row_numbers(), place.of({0, y}).y}, fmt::format("{}", y));
  }
  if (scene.pitch.rules == soccer::Rules::paper) {
    const std::array rim{place.of({0, 0}), place.of({width, 0}), place.of({width, height}), place.of({0, height})};
    add_polygon(paper, "rim stroke", StrokeStyle::faint, rim);
  }
  if (board) return;
  for (const auto& [p, q] : scene.walls) add_line(paper, "wall stroke", StrokeStyle::faint, place.of(p), place.of(q));
}

void add_goals(pugi::xml_node image, const SoccerScene& scene, const Place& place) {
  constexpr double size = 13;
  const pugi::xml_node goals = add_group(image, "goals");
  for (const soccer::Goal goal : {soccer::Goal::g1, soccer::Goal::g2}) {
    std::vector<Spot> at;
    for (const auto& spot : scene.spots) {
      if (spot.goal == goal) at.push_back(place.of(spot.point));
    }
    for (const Spot centre : at) {
      const std::array diamond{centre + Spot{0, -size}, centre + Spot{size, 0}, centre + Spot{0, size},
                               centre + Spot{-size, 0}};
      add_polygon(goals, "badge stroke", StrokeStyle::accent, diamond);
    }
    if (!scene.squared) continue;
    // A goal's points lie side by side on a rectangle, the middle one in the middle.
    if (!soccer::is_board(scene.pitch)) at = {at[at.size() / 2]};
    const bool upper = goal == soccer::Goal::g1;
    for (const Spot named : at) {
      add_text(goals, "strong", StrokeStyle::plain, named + Spot{0, upper ? -27.0 : 27.0}, upper ? "g1" : "g2");
    }
  }
}

void add_arrowhead(pugi::xml_node parent, std::string_view kind, StrokeStyle style, Spot from, Spot to) {
  const double length = std::hypot(to.x - from.x, to.y - from.y);
  const Spot way = (1 / length) * (to + -1.0 * from);
  const Spot across{-way.y, way.x};
  const Spot tip = along(from, to, 2.0 / 3) + 6.0 * way;
  const std::array head{tip, tip + -12.0 * way + 6.5 * across, tip + -12.0 * way + -6.5 * across};
  add_polygon(parent, kind, style, head);
}

void add_badge(pugi::xml_node parent, const SoccerScene& scene, const SoccerScene::Stroke& stroke, Spot at) {
  const std::string kind = since(scene, stroke.number, "badge stroke");
  if (stroke.player == soccer::Player::one) {
    add_circle(parent, kind, StrokeStyle::one, at, 9.5);
  } else {
    add_rectangle(parent, kind, StrokeStyle::two, at, 18, 17);
  }
  add_text(parent, since(scene, stroke.number, stroke.number < 100 ? "small" : "tiny"), StrokeStyle::plain, at,
           fmt::format("{}", stroke.number));
}

void add_strokes(pugi::xml_node image, const SoccerScene& scene, const Place& place) {
  const pugi::xml_node strokes = add_group(image, "strokes");
  for (const auto& stroke : scene.strokes) {
    const StrokeStyle style = stroke.player ? style_of_player(static_cast<int>(*stroke.player)) : StrokeStyle::plain;
    add_line(strokes, since(scene, stroke.number, "ply stroke"), style, place.of(stroke.from), place.of(stroke.to));
    if (!stroke.player) continue;
    add_arrowhead(strokes, since(scene, stroke.number, "solid"), style, place.of(stroke.from), place.of(stroke.to));
  }
}

// Lies above the strokes, so that no stroke crosses a number.
void add_numbers(pugi::xml_node image, const SoccerScene& scene, const Place& place) {
  const pugi::xml_node numbers = add_group(image, "numbers");
  for (const auto& stroke : scene.strokes) {
    if (!stroke.player) continue;
    add_badge(numbers, scene, stroke, along(place.of(stroke.from), place.of(stroke.to), 1.0 / 3));
  }
}

// The radius of the ring for the k-th bounce at a vertex.
double ring_radius(int k) { return 12 + 2.5 * (k - 1); }

// The first ply that ends or begins at a point.
std::size_t first_ply(const SoccerScene& scene, Point point) {
  const auto touches = [&](const SoccerScene::Stroke& stroke) { return stroke.from == point || stroke.to == point; };
  const auto first = std::find_if(scene.strokes.begin(), scene.strokes.end(), touches);
  return first == scene.strokes.end() ? 0 : first->number;
}

void add_points(pugi::xml_node image, const SoccerScene& scene, const Place& place) {
  const pugi::xml_node points = add_group(image, "points");
  for (const auto& spot : scene.spots) {
    const Spot at = place.of(spot.point);
    if (spot.start) add_rectangle(points, "start stroke", StrokeStyle::plain, at, 15, 15);
    if (spot.ball && !scene.film) {
      add_circle(points, "ball solid edged", StrokeStyle::plain, at, 8);
      continue;
    }
    if (scene.film || !spot.drawn) add_circle(points, "point solid", StrokeStyle::faint, at, 2.5);
    if (!spot.drawn) continue;
    add_circle(points, since(scene, first_ply(scene, spot.point), "point solid"), StrokeStyle::plain, at, 4);
  }
  std::vector<std::pair<Point, int>> met;
  for (const auto& stroke : scene.strokes) {
    if (!stroke.bounce) continue;
    const auto known = std::find_if(met.begin(), met.end(), [&](const auto& m) { return m.first == stroke.to; });
    const int k = known == met.end() ? 1 : ++known->second;
    if (known == met.end()) met.emplace_back(stroke.to, 1);
    add_circle(points, since(scene, stroke.number, "bounce stroke"), style_of_player(static_cast<int>(*stroke.player)),
               place.of(stroke.to), ring_radius(k));
  }
  // The ball of a film runs over all points, so it is added last.
  for (const auto& spot : scene.spots) {
    if (spot.ball && scene.film) add_circle(points, "ball solid edged", StrokeStyle::plain, place.of(spot.point), 8);
  }
}

// The names of vertices, each on the side that faces away from the middle of the picture.
void add_names(pugi::xml_node image, const SoccerScene& scene, const Place& place) {
  if (scene.squared) return;
  constexpr double away = 18;
  const pugi::xml_node names = add_group(image, "names");
  for (const auto& spot : scene.spots) {
    const Spot at = place.of(spot.point);
    const Spot from_middle = at + -1.0 * place.middle();
    const double distance = std::hypot(from_middle.x, from_middle.y);
    const Spot way = distance < 1 ? Spot{0.6, -0.8} : (1 / distance) * from_middle;
    const bool level = std::abs(way.x) > 0.5;
    const char* const kind = !level ? "small" : way.x > 0 ? "small left" : "small right";
    add_text(names, kind, StrokeStyle::faint, at + away * way, label_of(spot));
  }
}

// The players' lines, the outcome, and the meaning of the signs.
void add_legend(pugi::xml_node image, const SoccerScene& scene, const Place& place) {
  const pugi::xml_node legend = add_group(image, "legend");
  double y = place.pitch_end();
  const auto middle = place.width() / 2;
  if (scene.ordered) {
    for (const soccer::Player player : {soccer::Player::one, soccer::Player::two}) {
      const double x = player == soccer::Player::one ? middle - 145 : middle + 15;
      add_line(legend, "ply stroke", style_of_player(static_cast<int>(player)), {x, y}, {x + 54, y});
      add_text(legend, "left", StrokeStyle::plain, {x + 64, y}, fmt::format("player {}", static_cast<int>(player)));
    }
    y += legend_line;
  }
  add_text(legend, since(scene, scene.strokes.size(), ""), StrokeStyle::plain, {middle, y}, scene.outcome);
  const auto bounced = [](const SoccerScene::Stroke& stroke) { return stroke.bounce; };
  const bool bounces = std::any_of(scene.strokes.begin(), scene.strokes.end(), bounced);
  add_text(legend, "", StrokeStyle::plain, {middle, y + legend_line},
           fmt::format("square: start, disc: ball{}{}", bounces ? ", ring: a bounce" : "",
                       has_walls(scene) ? ", heavy ring: wall" : ""));
}

}  // namespace

std::string svg_soccer(const SoccerScene& scene, const SvgOptions& options) {
  const Place place(scene);
  const double height = place.pitch_end() + (scene.ordered ? 3 : 2) * legend_line;
  SvgDocument document(place.width(), height, scene.title, scene.description, {"soccer", own_rules}, options);
  if (scene.film && !scene.strokes.empty()) document.add_rules(film_rules(scene, place));
  add_pitch(document.image(), scene, place);
  add_goals(document.image(), scene, place);
  add_strokes(document.image(), scene, place);
  add_points(document.image(), scene, place);
  add_numbers(document.image(), scene, place);
  add_names(document.image(), scene, place);
  add_legend(document.image(), scene, place);
  return document.text();
}

}  // namespace quadrille::exports
