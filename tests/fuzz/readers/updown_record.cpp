// Records of Up's & Down's: replayed by the rules, and the first of their rounds shown in pictures.
#include <algorithm>

#include "export/pictures/updown/picture.hpp"
#include "games/updown/record.hpp"
#include "games/updown/score.hpp"
#include "quadrille/updown.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

void draw(const updown::WrittenRound& written, bool colour) {
  updown::Round round = written.round;
  const int n = static_cast<int>(round.numbers.size());
  if (const auto fault = updown::fault_of(round.numbers)) round.numbers.resize(fault->turn - 1);
  const exports::UpdownScene scene = exports::round_scene(round, n);
  require(!exports::svg_updown(scene, {}).empty(), "an empty picture");
  require(!exports::unicode_updown(scene, colour).empty(), "an empty picture");
}

// Replays rounds that the reader accepted. Those that break the rules are faults; their pictures show the legal
// beginning.
void replay_and_draw(const std::string& text, const std::vector<updown::WrittenRound>& rounds, Checks checks) {
  const RecordAnswer answer = updown::replay({.record = text});
  require(answer.table.rows.size() + answer.faults.size() == rounds.size(),
          "a round without a row and without a fault");
  for (const auto& row : rows<updown::ReplayRow>(answer)) {
    const auto& numbers = rounds[static_cast<std::size_t>(row.round) - 1].round.numbers;
    require(row.score == updown::score_ref(updown::word_of(numbers)), "another score than the reference's");
  }
  if (checks == Checks::quick) return;
  for (std::size_t i = 0; i < rounds.size() && i < most_drawn; ++i) draw(rounds[i], i == 0);
}

}  // namespace

void read_updown_record(Bytes bytes, Checks checks) {
  const std::string text(text_of(bytes));
  is_taken_or_refused_in_a_line([&] {
    const std::vector<updown::WrittenRound> rounds = updown::parse_record(text);
    must_take("a record is refused once it was read", [&] { replay_and_draw(text, rounds, checks); });
  });
}

}  // namespace quadrille::fuzz
