// Computes the data for pictures of Paper Soccer: the scene of a history, of an interactive game or of a position. It
// also gives each vertex of a board its place in the picture.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <numbers>

#include "export/pictures/soccer/picture.hpp"
#include "games/soccer/position.hpp"

namespace quadrille::exports {

namespace {

using soccer::Point;
using soccer::Vertex;

using Places = std::vector<std::pair<double, double>>;  // by vertex

double least_distance(const Places& places) {
  double least = std::numeric_limits<double>::max();
  for (std::size_t u = 0; u < places.size(); ++u) {
    for (std::size_t v = 0; v < u; ++v) {
      least = std::min(least, std::hypot(places[u].first - places[v].first, places[u].second - places[v].second));
    }
  }
  return least;
}

// The place of each vertex, from the board's places and points; empty if a vertex has neither.
Places given_places(const soccer::Board& board) {
  Places places;
  for (std::size_t v = 0; v < board.names.size(); ++v) {
    const auto given = board.places.find(static_cast<Vertex>(v));
    const auto point = soccer::point_of_name(board.names[v]);
    if (given == board.places.end() && !point) return {};
    places.push_back(given == board.places.end() ? std::pair<double, double>(point->x, point->y) : given->second);
  }
  return places;
}

Places places_of(const soccer::Board& board) {
  const auto count = static_cast<double>(board.names.size());
  Places places = given_places(board);
  double nearest = places.empty() ? 0 : least_distance(places);
  if (nearest == 0) {
    places.clear();
    for (std::size_t v = 0; v < board.names.size(); ++v) {
      const double turn = 2 * std::numbers::pi * static_cast<double>(v) / count;
      places.emplace_back(std::sin(turn), std::cos(turn));
    }
    nearest = least_distance(places);
  }
  const auto by_x = std::minmax_element(places.begin(), places.end());
  const auto by_y = std::minmax_element(places.begin(), places.end(),
                                        [](const auto& a, const auto& b) { return a.second < b.second; });
  const double extent = std::max(by_x.second->first - by_x.first->first, by_y.second->second - by_y.first->second);
  const double unit = std::max(nearest, extent / count);
  for (auto& [x, y] : places) {
    x /= unit;
    y /= unit;
  }
  return places;
}

// Adds the segments, names and walls, which the picture of a board shows and that of a rectangle does not.
void add_board(const soccer::Pitch& pitch, SoccerScene& scene) {
  const soccer::Board board = pitch.board();
  for (const auto& [u, v] : board.edges) scene.segments.emplace_back(scene.spots[u].point, scene.spots[v].point);
  for (std::size_t v = 0; v < board.names.size(); ++v) scene.spots[v].wall = board.walls[v];
  if (scene.squared) return;
  const Places places = places_of(board);
  for (std::size_t v = 0; v < board.names.size(); ++v) {
    scene.places[scene.spots[v].point] = places[v];
    scene.spots[v].name = board.names[v];
  }
}

// The parts that all scenes of a pitch share: the spots, as in the position, and the walls.
SoccerScene empty_scene(const soccer::Pitch& pitch, const soccer::WidePosition& position) {
  const graphs::Lattice& lattice = pitch.lattice();
  SoccerScene scene;
  scene.pitch = pitch.name();
  scene.squared = is_on_squared_paper(pitch);
  scene.least = scene.most = lattice.point(0);
  for (std::size_t i = 0; i < lattice.vertex_count(); ++i) {
    const auto v = static_cast<Vertex>(i);
    const Point p = lattice.point(v);
    scene.least = {std::min(scene.least.x, p.x), std::min(scene.least.y, p.y)};
    scene.most = {std::max(scene.most.x, p.x), std::max(scene.most.y, p.y)};
    scene.spots.push_back(
        {p, pitch.goal(v), soccer::degree(pitch, position.drawing, v) > 0, v == pitch.start(), v == position.ball});
    if (!scene.squared) continue;
    const bool is_board = soccer::is_board(scene.pitch);
    const auto is_closed = [&](Vertex w) { return !is_board || pitch.wall(w) || pitch.goal(w) != soccer::Goal::none; };
    if (!is_closed(v)) continue;
    for (const Point next : {Point{p.x, p.y + 1}, Point{p.x + 1, p.y}}) {
      const auto u = lattice.find(next);
      if (u && is_closed(*u) && !lattice.edge_between(v, *u)) scene.walls.emplace_back(p, next);
    }
  }
  if (soccer::is_board(scene.pitch)) add_board(pitch, scene);
  scene.outcome = soccer::outcome_text(pitch, position);
  return scene;
}

std::string counted(std::size_t count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

// The numbers of the strokes that `belongs` accepts, with runs of them joined.
template <class Belongs>
std::string numbers_of(const SoccerScene& scene, const Belongs& belongs) {
  const auto& strokes = scene.strokes;
  std::string text;
  for (std::size_t i = 0; i < strokes.size(); ++i) {
    if (!belongs(strokes[i])) continue;
    const std::size_t first = i;
    while (i + 1 < strokes.size() && belongs(strokes[i + 1])) ++i;
    text += fmt::format("{}{}", text.empty() ? "" : ", ", strokes[first].number);
    if (i > first) text += fmt::format("-{}", strokes[i].number);
  }
  return text;
}

}  // namespace

bool is_on_squared_paper(const soccer::Pitch& pitch) {
  if (!soccer::is_board(pitch.name())) return true;
  if (!pitch.has_points()) return false;
  constexpr Point first{-99, -99};
  constexpr Point last{999, 999};
  constexpr int widest = 99;
  const graphs::Lattice& lattice = pitch.lattice();
  Point least = lattice.point(0);
  Point most = least;
  const soccer::Board board = pitch.board();
  for (const auto& [v, place] : board.places) {
    const Point p = lattice.point(v);
    if (place != std::pair<double, double>(p.x, p.y)) return false;
    least = {std::min(least.x, p.x), std::min(least.y, p.y)};
    most = {std::max(most.x, p.x), std::max(most.y, p.y)};
  }
  const bool fits = board.places.size() == board.names.size() && least.x >= first.x && least.y >= first.y &&
                    most.x <= last.x && most.y <= last.y && most.x - least.x <= widest && most.y - least.y <= widest;
  return fits && std::all_of(board.edges.begin(), board.edges.end(), [&](const auto& ends) {
           return graphs::king_adjacent(lattice.point(ends.first), lattice.point(ends.second));
         });
}

SoccerScene history_scene(const soccer::Pitch& pitch, std::span<const Vertex> history) {
  return history_scene(pitch, soccer::replay(pitch, history));
}

SoccerScene history_scene(const soccer::Pitch& pitch, const soccer::Replay& replayed) {
  const graphs::Lattice& lattice = pitch.lattice();
  SoccerScene scene = empty_scene(pitch, replayed.end);
  scene.ordered = true;
  scene.description = "start " + pitch.to_string(pitch.start());
  for (const soccer::PlayedPly& ply : replayed.plies) {
    scene.strokes.push_back({lattice.point(ply.from), lattice.point(ply.ply.to), ply.number, ply.mover, ply.bounce});
    if (ply.bounce) ++scene.spots[ply.ply.to].bounces;
    scene.description += fmt::format("; {} player {} {}{}", ply.number, static_cast<int>(ply.mover),
                                     pitch.to_string(ply.ply.to), ply.bounce ? " bounces" : "");
  }
  scene.title =
      fmt::format("Paper Soccer on {}, {}", to_string(scene.pitch), counted(replayed.plies.size(), "ply", "plies"));
  scene.description += "; " + scene.outcome;
  return scene;
}

SoccerScene play_scene(const soccer::Pitch& pitch, const soccer::Replay& replayed) {
  SoccerScene scene = history_scene(pitch, replayed);
  scene.ordered = false;
  for (SoccerScene::Stroke& stroke : scene.strokes) stroke.number = 0;
  int number = 0;
  soccer::for_each_ply(pitch, replayed.end, [&](const soccer::Ply& ply) { scene.spots[ply.to].choice = ++number; });
  return scene;
}

SoccerScene position_scene(const soccer::Pitch& pitch, const soccer::WidePosition& position) {
  const graphs::Lattice& lattice = pitch.lattice();
  SoccerScene scene = empty_scene(pitch, position);
  scene.description = "drawn";
  position.drawing.for_each([&](soccer::Edge e) {
    const auto [u, v] = lattice.ends(e);
    scene.strokes.push_back({lattice.point(u), lattice.point(v), 0, std::nullopt, false});
    scene.description += fmt::format(" {}-{}", pitch.to_string(u), pitch.to_string(v));
  });
  scene.title = fmt::format("A position of Paper Soccer on {}, {} drawn", to_string(scene.pitch),
                            counted(scene.strokes.size(), "segment", "segments"));
  scene.description = fmt::format("ball {}; {}; {}", pitch.to_string(position.ball),
                                  scene.strokes.empty() ? "nothing drawn" : scene.description, scene.outcome);
  return scene;
}

std::string plies_of(const SoccerScene& scene, soccer::Player player) {
  return numbers_of(scene, [player](const SoccerScene::Stroke& stroke) { return stroke.player == player; });
}

std::string bounces_of(const SoccerScene& scene) {
  return numbers_of(scene, [](const SoccerScene::Stroke& stroke) { return stroke.bounce; });
}

}  // namespace quadrille::exports
