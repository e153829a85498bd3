// Pictures of a game of Tennis or Footsteps. The data of a picture are a `TennisScene`. Functions show a scene as SVG
// or in the characters of a terminal.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "export/pictures/svg_document.hpp"
#include "games/tennis/record.hpp"

namespace quadrille::exports {

struct TennisScene {
  struct Turn {
    tennis::Position position;         ///< after it
    std::optional<tennis::Bids> bids;  ///< nothing for the start
    int driver = 0;                    ///< the player whose bid was higher; 0 if none was
  };

  tennis::Rules rules;
  std::vector<Turn> turns;  ///< the start first, or the turn `first_turn`
  int first_turn = 0;
  std::string title;        ///< `Tennis with 50 points each, 5 turns`
  std::string description;  ///< bids and ball, turn by turn
  std::string outcome;      ///< `player 1 wins`, `not over after turn 3`

  /// The places of the ball, the two beyond the last fields included.
  int places() const { return 2 * rules.fields + 3; }
  /// The place of a ball, 0 for the leftmost, which is beyond player 1's last field.
  int place(int ball) const { return ball + rules.fields + 1; }
};

/// \pre the game is one that tennis::play returned for these rules
/// \complexity O(turns)
TennisScene tennis_scene(const tennis::Rules& rules, const tennis::Game& game);

/// The court across, time downwards, and the ball's path through both. A part of the path has the colour of the player
/// who drove the ball, player 2's dashed; it is thin where the bids were equal. Beside each turn are both bids, the
/// higher in its player's disc or square, and the remaining points.
/// \complexity O(turns + fields)
std::string svg_tennis(const TennisScene& scene, const SvgOptions& options = {});

/// The court across, time downwards:
///
///     turn  left   bid  -3  -2  -1   0   1   2   3   bid  left
///        0    50           ┃ ·   ·   ●   ·   · ┃           50
///                          ┃     ┌───┘         ┃
///
/// Between two turns runs the ball's path, in the colour of the player who drove it. A star marks the higher bid, and
/// the line below explains it. Player 1 has the left side, whose fields are the negative ones.
/// \param colour  with the terminal's colours (unicode_canvas.hpp)
/// \complexity O(turns * fields)
std::string unicode_tennis(const TennisScene& scene, bool colour);

}  // namespace quadrille::exports
