// Records of Tennis and Footsteps under four kinds of rules: checked, played by their bids, and shown in pictures.
#include "export/pictures/tennis/scene.hpp"
#include "games/tennis/record.hpp"
#include "quadrille/tennis.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

void read_under(const tennis::Rules& rules, const std::vector<tennis::WrittenTurn>& record, Checks checks) {
  const auto fault = tennis::first_fault(rules, record);
  const tennis::Game game = tennis::play(rules, record);
  require(game.positions.size() == game.bids.size() + 1, "a turn without a position");
  require(game.bids.size() < record.size(), "more turns than rows");
  const std::size_t turns = tennis::replay({game.positions.front().points_1, game.bids, rules}).table.rows.size();
  require(turns == game.positions.size(), "a turn without a row");
  if (!fault) {
    require(tennis::outcome(rules, game.last()) != tennis::Outcome::none, "a game without a fault and without an end");
    require(turns == record.size(), "a row too many in a game without a fault");
  }
  if (checks == Checks::quick) return;
  const exports::TennisScene scene = exports::tennis_scene(rules, game);
  require(!exports::svg_tennis(scene, {}).empty(), "an empty picture");
  require(!exports::unicode_tennis(scene, !fault).empty(), "an empty picture");
}

}  // namespace

void read_tennis_record(Bytes bytes, Checks checks) {
  const std::string_view text = text_of(bytes);
  is_taken_or_refused_in_a_line([&] {
    const std::vector<tennis::WrittenTurn> record = tennis::parse_record(text);
    require(!record.empty(), "a record without a row");
    // A record may break the rules. That is a fault, and the bids are played up to the first that is not allowed.
    must_take("a record is refused once it was read", [&] {
      read_under({}, record, checks);
      read_under({tennis::Variant::footsteps, 1 + static_cast<int>(text.size() % tennis::most_fields), 2}, record,
                 checks);
    });
  });
}

}  // namespace quadrille::fuzz
