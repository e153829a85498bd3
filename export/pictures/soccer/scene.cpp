#include <fmt/format.h>

#include <algorithm>

#include "export/pictures/soccer/picture.hpp"
#include "games/soccer/position.hpp"

namespace quadrille::exports {

namespace {

using soccer::Point;
using soccer::Vertex;

// The pitch, and on it what every scene has: the spots as the position makes them, and the walls.
SoccerScene empty_scene(const soccer::Pitch& pitch, const soccer::WidePosition& position) {
  const graphs::Lattice& lattice = pitch.lattice();
  SoccerScene scene;
  scene.pitch = pitch.name();
  for (std::size_t i = 0; i < lattice.vertex_count(); ++i) {
    const auto v = static_cast<Vertex>(i);
    const Point p = lattice.point(v);
    scene.least = {std::min(scene.least.x, p.x), std::min(scene.least.y, p.y)};
    scene.most = {std::max(scene.most.x, p.x), std::max(scene.most.y, p.y)};
    scene.spots.push_back({p, pitch.goal(v), soccer::degree(pitch, position.drawing, v) > 0, v == pitch.start(),
                           v == position.ball, 0, 0});
    for (const Point next : {Point{p.x, p.y + 1}, Point{p.x + 1, p.y}}) {
      const auto u = lattice.find(next);
      if (u && !lattice.edge_between(v, *u)) scene.walls.emplace_back(p, next);
    }
  }
  scene.outcome = soccer::outcome_text(pitch, position);
  return scene;
}

std::string counted(std::size_t count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

// The numbers of the strokes that `belongs` says yes to, runs of them joined.
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

SoccerScene history_scene(const soccer::Pitch& pitch, std::span<const Vertex> history) {
  return history_scene(pitch, soccer::replay(pitch, history));
}

SoccerScene history_scene(const soccer::Pitch& pitch, const soccer::Replay& replayed) {
  const graphs::Lattice& lattice = pitch.lattice();
  SoccerScene scene = empty_scene(pitch, replayed.end);
  scene.ordered = true;
  scene.description = "start " + to_string(lattice.point(pitch.start()));
  for (const soccer::PlayedPly& ply : replayed.plies) {
    scene.strokes.push_back({lattice.point(ply.from), lattice.point(ply.ply.to), ply.number, ply.mover, ply.bounce});
    if (ply.bounce) ++scene.spots[ply.ply.to].bounces;
    scene.description += fmt::format("; {} player {} {}{}", ply.number, static_cast<int>(ply.mover),
                                     to_string(lattice.point(ply.ply.to)), ply.bounce ? " bounces" : "");
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
    scene.description += fmt::format(" {}-{}", to_string(lattice.point(u)), to_string(lattice.point(v)));
  });
  scene.title = fmt::format("A position of Paper Soccer on {}, {} drawn", to_string(scene.pitch),
                            counted(scene.strokes.size(), "segment", "segments"));
  scene.description = fmt::format("ball {}; {}; {}", to_string(lattice.point(position.ball)),
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
