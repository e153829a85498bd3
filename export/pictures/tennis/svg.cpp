// Draws a game of Tennis or Footsteps as SVG: the court, the ball's path over the court, and the numbers of each turn.
#include <fmt/format.h>

#include <array>
#include <utility>

#include "export/pictures/tennis/scene.hpp"

namespace quadrille::exports {

namespace {

constexpr double place_width = 46;
constexpr double turn_height = 38;
constexpr double top = 74;
constexpr double turn_column = 36;
constexpr double number_column = 62;
constexpr double below = 46;

constexpr std::array own_rules = {
    StyleRule{".ply", "stroke-width:3.5"},
    StyleRule{".ply.two", "stroke-dasharray:7 4"},
    StyleRule{".stay", "stroke-dasharray:2 3"},
    StyleRule{".net", "stroke-dasharray:2 3"},
    StyleRule{".wall", "stroke-width:6;stroke-linecap:square"},
};

// The columns from the left: turn, player 1's points and bid, the court, player 2's bid and points.
class Place {
 public:
  explicit Place(const TennisScene& scene) : places_(scene.places()), turns_(static_cast<double>(scene.turns.size())) {}

  double court_begin() const { return turn_column + 2.5 * number_column; }
  double court_end() const { return court_begin() + place_width * places_; }
  double width() const { return court_end() + 2.5 * number_column; }
  double court_bottom() const { return row(turns_ - 1) + turn_height / 2; }
  double height() const { return court_bottom() + below; }
  double row(double turn) const { return top + turn_height * (turn + 0.5); }
  double of_place(int place) const { return court_begin() + place_width * (place + 0.5); }
  double left_1() const { return turn_column + 0.9 * number_column; }
  double bid_1() const { return turn_column + 1.9 * number_column; }
  double bid_2() const { return court_end() + 0.6 * number_column; }
  double left_2() const { return court_end() + 1.6 * number_column; }

 private:
  int places_;
  double turns_;
};

void add_court(pugi::xml_node image, const TennisScene& scene, const Place& place) {
  const pugi::xml_node court = add_group(image, "court");
  const auto upright = [&](std::string_view kind, double x) {
    add_line(court, kind, StrokeStyle::faint, {x, top}, {x, place.court_bottom()});
  };
  const double half = place_width / 2;
  for (int p = 0; p < scene.places(); ++p) {
    const int ball = p - scene.place(0);
    add_text(court, "small", StrokeStyle::faint, {place.of_place(p), top - 14}, fmt::format("{}", ball));
    if (p == 0) continue;
    // The last fields end at heavy lines. The centre is a line and not a field, so its line is in the middle of its
    // place.
    const bool last = p == 1 || p == scene.places() - 1;
    if (last) {
      upright("wall stroke", place.of_place(p) - half);
    } else if (ball != 0 && ball != 1) {
      upright("grid", place.of_place(p) - half);
    }
  }
  upright("net stroke", place.of_place(scene.place(0)));
}

void add_names(pugi::xml_node image, const TennisScene& scene, const Place& place) {
  const pugi::xml_node names = add_group(image, "names");
  add_text(names, "small", StrokeStyle::faint, {turn_column / 2 + 6, top - 14}, "turn");
  for (const auto& [x, name] : {std::pair(place.left_1(), "left"), std::pair(place.bid_1(), "bid"),
                                std::pair(place.bid_2(), "bid"), std::pair(place.left_2(), "left")}) {
    add_text(names, "small", StrokeStyle::faint, {x, top - 14}, name);
  }
  add_text(names, "strong", StrokeStyle::plain, {(place.left_1() + place.bid_1()) / 2, top - 42}, "player 1");
  add_text(names, "strong", StrokeStyle::plain, {(place.bid_2() + place.left_2()) / 2, top - 42}, "player 2");
  if (!scene.outcome.empty()) add_text(names, "left", StrokeStyle::plain, {18, place.height() - 22}, scene.outcome);
}

void add_bid(pugi::xml_node parent, int player, bool higher, Spot at, int bid) {
  if (higher && player == 1) {
    add_circle(parent, "badge stroke", StrokeStyle::one, at, bid < 1000 ? 14 : 24);
  } else if (higher) {
    add_rectangle(parent, "badge stroke", StrokeStyle::two, at, bid < 1000 ? 28 : 56, 24);
  }
  add_text(parent, "bid", StrokeStyle::plain, at, fmt::format("{}", bid));
}

void add_turns(pugi::xml_node image, const TennisScene& scene, const Place& place) {
  const pugi::xml_node numbers = add_group(image, "turns");
  for (std::size_t i = 0; i < scene.turns.size(); ++i) {
    const auto& [position, bids, driver] = scene.turns[i];
    const double y = place.row(static_cast<double>(i));
    add_text(numbers, "small", StrokeStyle::faint, {turn_column / 2 + 6, y}, fmt::format("{}", i));
    add_text(numbers, "points", StrokeStyle::plain, {place.left_1(), y}, fmt::format("{}", position.points_1));
    add_text(numbers, "points", StrokeStyle::plain, {place.left_2(), y}, fmt::format("{}", position.points_2));
    if (!bids) continue;
    add_bid(numbers, 1, driver == 1, {place.bid_1(), y}, bids->player_1);
    add_bid(numbers, 2, driver == 2, {place.bid_2(), y}, bids->player_2);
  }
}

void add_way(pugi::xml_node image, const TennisScene& scene, const Place& place) {
  const pugi::xml_node way = add_group(image, "way");
  const auto spot = [&](std::size_t turn) {
    return Spot{place.of_place(scene.place(scene.turns[turn].position.ball)), place.row(static_cast<double>(turn))};
  };
  for (std::size_t i = 1; i < scene.turns.size(); ++i) {
    const int driver = scene.turns[i].driver;
    add_line(way, driver == 0 ? "stay stroke" : "ply stroke",
             driver == 0 ? StrokeStyle::plain : style_of_player(driver), spot(i - 1), spot(i));
  }
  for (std::size_t i = 0; i < scene.turns.size(); ++i) {
    add_circle(way, "ball solid edged", StrokeStyle::plain, spot(i), 7);
  }
}

}  // namespace

std::string svg_tennis(const TennisScene& scene, const SvgOptions& options) {
  const Place place(scene);
  const SvgDocument document(place.width(), place.height(), scene.title, scene.description, {"tennis", own_rules},
                             options);
  add_court(document.image(), scene, place);
  add_names(document.image(), scene, place);
  add_way(document.image(), scene, place);
  add_turns(document.image(), scene, place);
  return document.text();
}

}  // namespace quadrille::exports
