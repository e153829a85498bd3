// The Python class for a position of Paper Soccer with the history that leads to it. Such an object never changes:
// playing a ply makes a new object.
#include "games/soccer/position.hpp"

#include <fmt/format.h>
#include <pybind11/stl.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "enumerate/soccer/pitch_file.hpp"
#include "export/pictures/soccer/picture.hpp"
#include "games/soccer/history.hpp"
#include "games/soccer/record.hpp"
#include "python/binding/soccer/bindings.hpp"
#include "quadrille/error.hpp"

namespace quadrille::python {

namespace py = pybind11;

namespace {

using soccer::Point;
using soccer::Vertex;
using Pair = std::pair<int, int>;
using Written = std::variant<std::string, Pair>;  // a vertex by its name, or by its point if the pitch has points

class PlayedPosition {
 public:
  PlayedPosition(const std::string& pitch, const std::string& history) {
    const soccer::PitchName name = enumerate::read_pitch(pitch);
    soccer::require_drawable(name);
    pitch_ = std::make_shared<const soccer::Pitch>(name);
    history_ = {pitch_->start()};
    const soccer::Replay replayed =
        history.empty() ? soccer::replay(*pitch_, history_) : soccer::replay_history(*pitch_, history);
    for (const soccer::PlayedPly& ply : replayed.plies) history_.push_back(ply.ply.to);
    end_ = replayed.end;
  }

  std::string pitch() const { return to_string(pitch_->name()); }
  std::string history() const { return to_string(*pitch_, history_); }
  std::size_t grade() const { return history_.size() - 1; }
  bool has_points() const { return pitch_->has_points(); }
  Written ball() const { return written(end_.ball); }
  soccer::Outcome outcome() const { return soccer::outcome(*pitch_, end_); }
  // 1 or 2; nothing once the game is over.
  std::optional<int> mover() const {
    return outcome() == soccer::Outcome::ongoing ? std::optional(static_cast<int>(end_.mover)) : std::nullopt;
  }
  std::optional<int> winner() const {
    const auto player = soccer::winner(outcome(), end_.mover);
    return player ? std::optional(static_cast<int>(*player)) : std::nullopt;
  }
  std::string drawing() const { return soccer::hexadecimal(end_.drawing); }

  std::vector<Written> vertices() const {
    std::vector<Written> all;
    for (const Vertex vertex : history_) all.push_back(written(vertex));
    return all;
  }

  std::vector<Written> plies() const {
    std::vector<Written> all;
    soccer::for_each_ply(*pitch_, end_, [&](const soccer::Ply& ply) { all.push_back(written(ply.to)); });
    return all;
  }

  // Plays to a point, or to the vertices of a text in the notation of histories, one after another.
  PlayedPosition play(const Written& to) const {
    PlayedPosition next(*this);
    for (const Point point : points_of(to)) {
      if (const auto fault = soccer::fault_of(*pitch_, next.end_, point, next.history_.size())) {
        throw Error(ErrorKind::breaks_rules, fmt::format("ply {}", fault->ply), fault->message,
                    ".plies lists the legal ones");
      }
      next.add(*pitch_->lattice().find(point));
    }
    return next;
  }

  PlayedPosition undo() const {
    if (history_.size() < 2) throw Error(ErrorKind::breaks_rules, "undo", "no ply is played yet", "play one first");
    PlayedPosition before(*this);
    before.history_.pop_back();
    before.end_ = soccer::replay(*pitch_, before.history_).end;
    return before;
  }

  std::string svg() const {
    return exports::svg_soccer(exports::history_scene(*pitch_, history_), {.declaration = false});
  }

  // The picture in characters; a description in words if characters cannot draw the pitch.
  std::string text() const {
    const exports::SoccerScene scene = exports::history_scene(*pitch_, history_);
    return scene.squared ? exports::unicode_soccer(scene, false) : scene.description + '\n';
  }

 private:
  // \pre the ply to the vertex is legal
  void add(Vertex to) {
    std::optional<soccer::Ply> chosen;
    soccer::for_each_ply(*pitch_, end_, [&](const soccer::Ply& ply) {
      if (ply.to == to) chosen = ply;
    });
    history_.push_back(to);
    end_ = soccer::play(*pitch_, end_, chosen.value());
  }

  Written written(Vertex vertex) const {
    if (!pitch_->has_points()) return pitch_->to_string(vertex);
    const Point point = pitch_->lattice().point(vertex);
    return Pair{point.x, point.y};
  }

  std::vector<Point> points_of(const Written& to) const {
    if (const auto* pair = std::get_if<Pair>(&to)) return {Point{pair->first, pair->second}};
    const auto& text = std::get<std::string>(to);
    std::vector<Point> points;
    try {
      points = soccer::parse_vertices(*pitch_, text, 1);
    } catch (const Error& error) {
      throw error.within("to");
    }
    if (points.empty()) refuse("to ''", "names no vertex", "give one of .plies");
    return points;
  }

  std::shared_ptr<const soccer::Pitch> pitch_;  // shared by all positions played from one
  soccer::History history_;
  soccer::WidePosition end_;
};

}  // namespace

void bind_soccer_position(py::module_& module) {
  module.def("soccer_board", [](const std::string& text) { return to_string(soccer::parse_pitch_name(text)); });
  module.def("soccer_board_in", [](const std::string& file) {
    soccer::PitchName name = enumerate::read_pitch(file);
    name.file.clear();
    return to_string(name);
  });
  py::class_<PlayedPosition>(module, "PlayedPosition")
      .def(py::init<const std::string&, const std::string&>())
      .def_property_readonly("pitch", &PlayedPosition::pitch)
      .def_property_readonly("history", &PlayedPosition::history)
      .def_property_readonly("grade", &PlayedPosition::grade)
      .def_property_readonly("has_points", &PlayedPosition::has_points)
      .def_property_readonly("ball", &PlayedPosition::ball)
      .def_property_readonly("mover", &PlayedPosition::mover)
      .def_property_readonly("winner", &PlayedPosition::winner)
      .def_property_readonly("outcome", [](const PlayedPosition& at) { return to_string(at.outcome()); })
      .def_property_readonly("drawing", &PlayedPosition::drawing)
      .def_property_readonly("vertices", &PlayedPosition::vertices)
      .def_property_readonly("plies", &PlayedPosition::plies)
      .def("play", &PlayedPosition::play)
      .def("undo", &PlayedPosition::undo)
      .def("svg", &PlayedPosition::svg)
      .def("text", &PlayedPosition::text);
}

}  // namespace quadrille::python
