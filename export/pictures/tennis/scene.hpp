// What there is to be seen of a game of Tennis or Footsteps: shared by export/pictures/tennis/svg.hpp and
// export/pictures/tennis/unicode.hpp.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/tennis/record.hpp"

namespace quadrille::exports {

struct TennisScene {
  struct Turn {
    tennis::Position position;           ///< after it
    std::optional<tennis::Draws> draws;  ///< nothing for the start
    int driver = 0;                      ///< the player whose draw was higher; 0 if none was
  };

  tennis::Rules rules;
  std::vector<Turn> turns;  ///< the start first
  std::string title;        ///< `Tennis with 50 points each, 5 turns`
  std::string description;  ///< draws and ball, turn by turn
  std::string outcome;      ///< `player 1 wins`, `not over after turn 3`

  /// The places of the ball, the two beyond the last fields included.
  int places() const { return 2 * rules.fields + 3; }
  /// The place of a ball, 0 for the leftmost, which is beyond player 1's last field.
  int place(int ball) const { return ball + rules.fields + 1; }
};

/// \pre the game is one that tennis::play returned for these rules
/// \complexity O(turns)
TennisScene tennis_scene(const tennis::Rules& rules, const tennis::Game& game);

}  // namespace quadrille::exports
