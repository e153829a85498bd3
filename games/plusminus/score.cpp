#include "games/plusminus/score.hpp"

namespace quadrille::plusminus {

std::string to_string(Outcome outcome) {
  switch (outcome) {
    case Outcome::player_1:
      return "player 1 wins";
    case Outcome::player_2:
      return "player 2 wins";
    case Outcome::draw:
      return "draw";
    case Outcome::ongoing:
      break;
  }
  return {};
}

}  // namespace quadrille::plusminus
