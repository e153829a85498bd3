// Records of Paper Soccer: replayed by the rules, and the first of their histories shown in pictures.
#include "export/pictures/soccer/picture.hpp"
#include "games/soccer/history.hpp"
#include "games/soccer/record.hpp"
#include "quadrille/soccer.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

void draw(const soccer::Record& record) {
  const soccer::Pitch pitch(record.pitch);
  for (std::size_t i = 0; i < record.histories.size() && i < most_drawn; ++i) {
    const soccer::Replay replayed = soccer::replay(pitch, record.histories[i].points);
    const exports::SoccerScene history = exports::history_scene(pitch, replayed);
    const exports::SoccerScene position = exports::position_scene(pitch, replayed.end);
    require(!exports::svg_soccer(history, {}).empty(), "an empty picture");
    require(!exports::unicode_soccer(position, i == 0).empty(), "an empty picture");
  }
}

// Replays histories that the reader accepted, of a drawable pitch. Those that break the rules are faults; their
// pictures show the legal beginning.
void replay_and_draw(const std::string& text, const soccer::Record& record) {
  const RecordAnswer result = soccer::replay({.record = text});
  std::size_t plies = 0;
  for (const soccer::WrittenHistory& history : record.histories)
    plies += std::max<std::size_t>(1, history.points.size());
  require(result.table.rows.size() <= plies, "more rows than plies");
  require(result.faults.size() <= record.histories.size(), "more faults than histories");
  if (!is_board(record.pitch)) draw(record);
}

}  // namespace

void read_soccer_record(Bytes bytes, Checks /*checks*/) {
  const std::string text(text_of(bytes));
  is_taken_or_refused_in_a_line([&] {
    const soccer::Record record = soccer::parse_record(text);
    soccer::require_drawable(record.pitch);  // a record may name a larger pitch, which the replay refuses
    must_take("a record is refused once it was read", [&] { replay_and_draw(text, record); });
  });
}

}  // namespace quadrille::fuzz
