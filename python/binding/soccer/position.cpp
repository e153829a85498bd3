// A position of Paper Soccer with the history that leads to it, as a value: playing a ply gives another.
#include "games/soccer/position.hpp"

#include <fmt/format.h>
#include <pybind11/stl.h>

#include <memory>
#include <string>
#include <utility>
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

class PlayedPosition {
 public:
  PlayedPosition(const std::string& pitch, const std::string& history) {
    const soccer::PitchName name = enumerate::read_pitch(pitch);
    soccer::require_drawable(name);
    soccer::require_rectangle(name, "a Position");
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
  Pair ball() const { return pair_of(end_.ball); }
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

  std::vector<Pair> vertices() const {
    std::vector<Pair> pairs;
    for (const Vertex vertex : history_) pairs.push_back(pair_of(vertex));
    return pairs;
  }

  std::vector<Pair> plies() const {
    std::vector<Pair> pairs;
    soccer::for_each_ply(*pitch_, end_, [&](const soccer::Ply& ply) { pairs.push_back(pair_of(ply.to)); });
    return pairs;
  }

  PlayedPosition play(const Pair& to) const {
    const auto vertex = pitch_->lattice().find(Point{to.first, to.second});
    std::optional<soccer::Ply> chosen;
    soccer::for_each_ply(*pitch_, end_, [&](const soccer::Ply& ply) {
      if (vertex && ply.to == *vertex) chosen = ply;
    });
    if (!chosen) {
      throw Error(ErrorKind::breaks_rules, fmt::format("ply {}", history_.size()),
                  fmt::format("{} is no legal ply from {}", to_string(Point{to.first, to.second}),
                              pitch_->to_string(end_.ball)),
                  ".plies lists those");
    }
    PlayedPosition next(*this);
    next.history_.push_back(chosen->to);
    next.end_ = soccer::play(*pitch_, end_, *chosen);
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

 private:
  Pair pair_of(Vertex vertex) const {
    const Point point = pitch_->lattice().point(vertex);
    return {point.x, point.y};
  }

  std::shared_ptr<const soccer::Pitch> pitch_;  // shared by all positions played from one
  soccer::History history_;
  soccer::WidePosition end_;
};

}  // namespace

void bind_soccer_position(py::module_& module) {
  py::class_<PlayedPosition>(module, "PlayedPosition")
      .def(py::init<const std::string&, const std::string&>())
      .def_property_readonly("pitch", &PlayedPosition::pitch)
      .def_property_readonly("history", &PlayedPosition::history)
      .def_property_readonly("grade", &PlayedPosition::grade)
      .def_property_readonly("ball", &PlayedPosition::ball)
      .def_property_readonly("mover", &PlayedPosition::mover)
      .def_property_readonly("winner", &PlayedPosition::winner)
      .def_property_readonly("outcome", [](const PlayedPosition& at) { return to_string(at.outcome()); })
      .def_property_readonly("drawing", &PlayedPosition::drawing)
      .def_property_readonly("vertices", &PlayedPosition::vertices)
      .def_property_readonly("plies", &PlayedPosition::plies)
      .def("play", &PlayedPosition::play)
      .def("undo", &PlayedPosition::undo)
      .def("svg", &PlayedPosition::svg);
}

}  // namespace quadrille::python
