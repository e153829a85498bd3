// Writes outcomes of Paper Soccer and sets of drawn segments as text.
#include "games/soccer/position.hpp"

#include <fmt/format.h>

namespace quadrille::soccer {

std::string to_string(Outcome outcome) {
  switch (outcome) {
    case Outcome::ongoing:
      return "ongoing";
    case Outcome::goal_1:
      return "goal_1";
    case Outcome::goal_2:
      return "goal_2";
    case Outcome::blocked:
      return "blocked";
  }
  return {};
}

std::string outcome_text(const Pitch& pitch, const WidePosition& position) {
  const Outcome now = outcome(pitch, position);
  const auto won = winner(now, position.mover);
  return won ? fmt::format("{}: player {} wins", to_string(now), static_cast<int>(*won))
             : fmt::format("{}: player {} to move", to_string(now), static_cast<int>(position.mover));
}

std::string hexadecimal(const graphs::WideEdgeSet& drawing) {
  std::size_t i = graphs::WideEdgeSet::words - 1;
  while (i > 0 && drawing.word(i) == 0) --i;
  std::string text = fmt::format("0x{:x}", drawing.word(i));
  while (i-- > 0) text += fmt::format("{:016x}", drawing.word(i));
  return text;
}

}  // namespace quadrille::soccer
