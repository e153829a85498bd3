#include "cli/soccer/rules.hpp"

#include "export/pictures/soccer/svg.hpp"
#include "export/pictures/soccer/unicode.hpp"
#include "games/soccer/record.hpp"
#include "games/soccer/rules_text.hpp"

namespace quadrille::cli::soccer_commands {

namespace {

// A history, or the pitch alone if there is no ply.
exports::SoccerScene diagram_scene(const std::string& text) {
  const soccer::Record record = soccer::parse_record(text);
  const soccer::Pitch pitch(record.pitch);
  const soccer::Replay replayed = soccer::replay(pitch, record.histories.front().points);
  return replayed.plies.empty() ? exports::position_scene(pitch, replayed.end)
                                : exports::history_scene(pitch, replayed);
}

}  // namespace

std::vector<GameRules> soccer_rules() {
  return {make_rules("soccer", soccer::rules_text(), diagram_scene, exports::unicode_soccer, exports::svg_soccer,
                     {"count soccer --pitch paper:1x3", "export picture soccer --pitch classic:8x10 --position"})};
}

}  // namespace quadrille::cli::soccer_commands
