// A pitch, a blank, and turns as digits with blanks between them: `classic:8x10 0 4 36`.
#include "games/soccer/digits.hpp"

#include "games/record_text.hpp"
#include "games/soccer/history.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

// Reads the turns from the start, one after the other. \returns their history
soccer::History history_of_turns(const soccer::Pitch& pitch, std::string_view text) {
  soccer::History history{pitch.start()};
  for (const std::string_view turn : games::words_of(text)) {
    const soccer::Replay before = soccer::replay(pitch, history);
    require(!before.fault, "digits against the rules are taken");
    const std::vector<soccer::Vertex> to = soccer::parse_digits(pitch, before.end, turn);
    require(soccer::digits_of(pitch, before.end.ball, to) == turn, "digits are written as others");
    history.insert(history.end(), to.begin(), to.end());
    const soccer::Replay after = soccer::replay(pitch, history);
    require(!after.fault, "digits against the rules are taken");
    const bool is_over = soccer::outcome(pitch, after.end) != soccer::Outcome::ongoing;
    require(is_over || after.turns_passed() == before.turns_passed() + 1, "digits are taken that are no whole turn");
  }
  return history;
}

}  // namespace

void read_digits(Bytes bytes, Checks /*checks*/) {
  if (!is_argument(bytes)) return;
  const std::string_view text = text_of(bytes);
  const std::size_t blank = text.find(' ');
  if (blank == std::string_view::npos) return;
  is_taken([&] {
    const soccer::PitchName name = soccer::parse_pitch_name(text.substr(0, blank));
    soccer::require_drawable(name);
    const soccer::Pitch pitch(name);
    if (!soccer::has_digits(pitch)) return;
    is_taken_or_refused_in_a_line([&] { history_of_turns(pitch, text.substr(blank + 1)); });
  });
}

}  // namespace quadrille::fuzz
