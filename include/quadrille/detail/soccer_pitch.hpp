// The name of a pitch of Paper Soccer as it was read, which the plans of counts (quadrille/soccer.hpp) and the rules
// share.
//
// games/soccer/pitch.hpp reads and writes it, and says what pitch it names.
#pragma once

#include <compare>
#include <string>

namespace quadrille::soccer {

/// By whose rules a pitch is drawn.
enum class Rules {
  paper,    ///< the source's
  classic,  ///< those that people play by
  board     ///< a board of one's own
};

/// `paper:3x3`, `classic:8x10`: the rules and the size. Or a board, which has neither width nor height.
struct PitchName {
  Rules rules = Rules::paper;  ///< by whose rules
  int width = 1;               ///< M or W, in cells; 0 of a board
  int height = 1;              ///< N or H, in cells; 0 of a board
  std::string board{};         ///< the board on one line: `start a;edge a b`
  std::string file{};          ///< the file that it comes from, if it comes from one
  friend auto operator<=>(const PitchName&, const PitchName&) = default;
};

}  // namespace quadrille::soccer
