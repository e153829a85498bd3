#include "export/names.hpp"

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

}  // namespace quadrille::exports
