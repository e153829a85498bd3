// Records of Plusses & Minuses: scored by the rules, and the first of their grids shown in pictures.
#include "export/pictures/plusminus/picture.hpp"
#include "games/plusminus/record.hpp"
#include "quadrille/plusminus.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

void draw(const plusminus::WrittenGame& game, bool colour) {
  const exports::PlusminusScene scene = exports::plusminus_scene(plusminus::filling(game).rows, game.predictions);
  require(!exports::svg_plusminus(scene, {}).empty(), "an empty picture");
  require(!exports::unicode_plusminus(scene, colour).empty(), "an empty picture");
}

// Replays games that the reader accepted. Those that break the rules are faults; their pictures show the legal
// beginning.
void replay_and_draw(const std::string& text, const std::vector<plusminus::WrittenGame>& games) {
  const RecordAnswer answer = plusminus::replay({.record = text});
  require(answer.table.rows.size() + 2 * answer.faults.size() == 2 * games.size(),
          "a game without rows and without a fault");
  for (std::size_t i = 0; i < games.size() && i < most_drawn; ++i) draw(games[i], i == 0);
}

}  // namespace

void read_plusminus_record(Bytes bytes, Checks /*checks*/) {
  const std::string text(text_of(bytes));
  is_taken_or_refused_in_a_line([&] {
    const std::vector<plusminus::WrittenGame> games = plusminus::parse_record(text);
    must_take("a record is refused once it was read", [&] { replay_and_draw(text, games); });
  });
}

}  // namespace quadrille::fuzz
