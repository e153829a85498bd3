#include "enumerate/tennis/counts.hpp"

#include <fmt/format.h>

#include "quadrille/error.hpp"

namespace quadrille::enumerate {

std::vector<std::string> tennis_columns(TennisBy by) {
  if (by == TennisBy::positions) return {"turns", "positions"};
  return {"turns", "games", "wins_1", "wins_2", "draws"};
}

void require_countable(const TennisQuestion& question) {
  if (question.points < 1 || question.points > most_tennis_points) {
    throw Error(ErrorKind::unusable_input, fmt::format("games of {} points cannot be counted; give from 1 to {}",
                                                       question.points, most_tennis_points));
  }
  if (question.rules.fields < 1 || question.rules.fields > tennis::most_fields) {
    throw Error(ErrorKind::unusable_input,
                fmt::format("a court of {} fields a side cannot be played on; give from 1 to {}", question.rules.fields,
                            tennis::most_fields));
  }
}

}  // namespace quadrille::enumerate
