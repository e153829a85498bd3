// The reference implementation of soccer_positions. It plays every history and collects the classes in a map. A key of
// the map is (number of drawn segments, drawing as a number, ball), so the order of the map is the order of the rows.

#include <map>
#include <stdexcept>
#include <tuple>

#include "enumerate/soccer/positions.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

namespace {

using Place = std::tuple<int, Natural, soccer::Vertex>;

class Walk {
 public:
  Walk(const soccer::Pitch& pitch, std::optional<int> last_ply) : pitch_(pitch), last_ply_(last_ply) {}

  void from(const soccer::WidePosition& position, int plies, int bounces) {
    add(position, plies, bounces);
    if (last_ply_ && plies >= *last_ply_) return;
    soccer::for_each_ply(pitch_, position, [&](const soccer::Ply& ply) {
      from(soccer::play(pitch_, position, ply), plies + 1, bounces + (soccer::bounces(pitch_, position, ply) ? 1 : 0));
    });
  }

  std::vector<SoccerPosition> rows() const {
    std::vector<SoccerPosition> rows;
    rows.reserve(classes_.size());
    for (const auto& [place, row] : classes_) rows.push_back(row);
    return rows;
  }

 private:
  void add(const soccer::WidePosition& position, int plies, int bounces) {
    Natural number = 0;
    position.drawing.for_each([&](soccer::Edge e) { bit_set(number, e); });
    SoccerPosition row{.drawing = position.drawing,
                       .size = 0,
                       .grade = plies,
                       .bounces = bounces,
                       .ball = position.ball,
                       .mover = position.mover,
                       .outcome = soccer::outcome(pitch_, position)};
    SoccerPosition& known = classes_.try_emplace({plies, number, position.ball}, row).first->second;
    row.size = known.size;
    if (row != known) throw std::logic_error("histories of one strong class differ in mover or bounces");
    ++known.size;
  }

  const soccer::Pitch& pitch_;
  std::optional<int> last_ply_;
  std::map<Place, SoccerPosition> classes_;
};

}  // namespace

std::vector<SoccerPosition> soccer_positions_ref(const soccer::Pitch& pitch, std::optional<int> last_ply) {
  soccer::require_drawable(pitch.name());
  Walk walk(pitch, last_ply);
  walk.from(soccer::start_position<graphs::WideEdgeSet::words>(pitch), 0, 0);
  return walk.rows();
}

}  // namespace quadrille::enumerate
