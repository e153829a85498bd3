// A pitch, a blank, and a history as an argument: `paper:3x3 (2,2) (2,1)`.
#include "games/soccer/history.hpp"

#include "games/soccer/record.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

// False if a ply is drawn twice, a ply leaves a goal, or the history begins elsewhere than at the start: by the
// definitions alone.
bool keeps_the_rules(const soccer::Pitch& pitch, const std::vector<soccer::Vertex>& history) {
  std::vector<bool> drawn(pitch.lattice().edge_count());
  if (history.front() != pitch.start()) return false;
  for (std::size_t i = 1; i < history.size(); ++i) {
    if (pitch.goal(history[i - 1]) != soccer::Goal::none) return false;
    bool found = false;
    for (const auto& step : pitch.lattice().incident(history[i - 1])) {
      if (step.to != history[i] || drawn[step.edge]) continue;
      drawn[step.edge] = true;
      found = true;
    }
    if (!found) return false;
  }
  return true;
}

// Checks an accepted history: it is written, read back, and played.
void check(const soccer::Pitch& pitch, const soccer::History& vertices) {
  require(keeps_the_rules(pitch, vertices), "a history against the rules is taken");
  const std::string written = soccer::to_string(pitch, vertices);
  require(history_of(pitch, soccer::replay_history(pitch, written)) == vertices, "a history is read back as another");
  const soccer::Replay replayed = soccer::replay(pitch, vertices);
  require(replayed.plies.size() + 1 == vertices.size(), "a ply too many or too few");
  require(replayed.bounces() <= replayed.plies.size(), "more bounces than plies");
  require(replayed.end.drawing.size() == replayed.plies.size(), "a ply is not drawn");
}

}  // namespace

void read_history(Bytes bytes, Checks /*checks*/) {
  if (!is_argument(bytes)) return;
  const std::string_view text = text_of(bytes);
  const std::size_t blank = text.find(' ');
  if (blank == std::string_view::npos) return;
  const std::string history(text.substr(blank + 1));
  is_taken([&] {
    const soccer::PitchName name = soccer::parse_pitch_name(text.substr(0, blank));
    soccer::require_drawable(name);
    const soccer::Pitch pitch = must_take("a pitch that is drawable is refused", [&] { return soccer::Pitch(name); });
    is_taken_or_refused_in_a_line([&] {
      const soccer::History vertices = history_of(pitch, soccer::replay_history(pitch, history));
      must_take("a history is refused once it was taken", [&] { check(pitch, vertices); });
    });
  });
}

}  // namespace quadrille::fuzz
