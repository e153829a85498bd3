#include "export/tables/names.hpp"

namespace quadrille::exports {

std::string to_string(tennis::Outcome outcome) {
  switch (outcome) {
    case tennis::Outcome::win_1:
      return "player 1 wins";
    case tennis::Outcome::win_2:
      return "player 2 wins";
    case tennis::Outcome::draw:
      return "draw";
    case tennis::Outcome::none:
      break;
  }
  return {};
}

}  // namespace quadrille::exports
