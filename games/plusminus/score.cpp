// Writes permutations and outcomes of Plusses and Minuses as text.
#include "games/plusminus/score.hpp"

namespace quadrille::plusminus {

std::string to_string(const Permutation& p) {
  std::string text;
  for (const std::uint8_t value : p) {
    if (!text.empty()) text += ' ';
    text += std::to_string(value + 1);
  }
  return text;
}

std::string to_string(Outcome outcome) {
  switch (outcome) {
    case Outcome::player_1:
      return "player 1 wins";
    case Outcome::player_2:
      return "player 2 wins";
    case Outcome::tie:
      return "draw";
    case Outcome::ongoing:
      break;
  }
  return {};
}

}  // namespace quadrille::plusminus
