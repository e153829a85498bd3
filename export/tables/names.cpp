#include "export/tables/names.hpp"

#include <fmt/format.h>

namespace quadrille::exports {

std::string to_string(soccer::Outcome outcome) {
  switch (outcome) {
    case soccer::Outcome::ongoing:
      return "ongoing";
    case soccer::Outcome::goal_1:
      return "goal_1";
    case soccer::Outcome::goal_2:
      return "goal_2";
    case soccer::Outcome::blocked:
      return "blocked";
  }
  return {};
}

std::string outcome_sentence(const soccer::Pitch& pitch, const soccer::WidePosition& position) {
  const soccer::Outcome outcome = soccer::outcome(pitch, position);
  const auto winner = soccer::winner(outcome, position.mover);
  return winner ? fmt::format("{}: player {} wins", to_string(outcome), static_cast<int>(*winner))
                : fmt::format("{}: player {} to move", to_string(outcome), static_cast<int>(position.mover));
}

std::string to_string(plusminus::Outcome outcome) {
  switch (outcome) {
    case plusminus::Outcome::player_1:
      return "player 1 wins";
    case plusminus::Outcome::player_2:
      return "player 2 wins";
    case plusminus::Outcome::draw:
      return "draw";
    case plusminus::Outcome::ongoing:
      break;
  }
  return {};
}

}  // namespace quadrille::exports
