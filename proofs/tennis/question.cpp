#include "proofs/tennis/question.hpp"

#include <fmt/format.h>

namespace quadrille::proofs {

std::string to_string(const TennisWitness& witness) {
  const std::string board = tennis_board(witness.rules, witness.points);
  if (const auto* row = std::get_if<tennis::WrittenTurn>(&witness.broken)) {
    return fmt::format("{} {},{},{},{},{},{}", board, row->turn, row->draws.player_1, row->draws.player_2,
                       row->position.points_1, row->position.points_2, row->position.ball);
  }
  const auto& position = std::get<tennis::Position>(witness.broken);
  return fmt::format("{} ({},{},{})", board, position.points_1, position.points_2, position.ball);
}

std::string tennis_board(const tennis::Rules& rules, int points) {
  return fmt::format("{}:{}{}", rules.variant == tennis::Variant::tennis ? "tennis" : "footsteps", points,
                     rules.beyond == 1 ? "" : fmt::format("*{}", rules.beyond));
}

}  // namespace quadrille::proofs
