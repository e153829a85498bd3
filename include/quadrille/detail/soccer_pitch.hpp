// PitchName: the name of a Paper Soccer pitch, split into rules and size. Both the requests of the library
// (quadrille/soccer.hpp) and the rules of the game use this type.
//
// games/soccer/pitch.hpp reads and writes such names, and defines the pitch that each name stands for.
#pragma once

#include <compare>
#include <string>

namespace quadrille::soccer {

/// The rules that define a pitch.
enum class Rules {
  paper,    ///< the rules of the source: "Experiments in Paper Soccer" (Hoivik)
  classic,  ///< the rules that people play by
  board     ///< a user's own board
};

/// The rules and the size: `paper:3x3`, `classic:8x10`. A board has neither width nor height.
struct PitchName {
  Rules rules = Rules::paper;  ///< the rules
  int width = 1;               ///< M or W, in cells; 0 for a board
  int height = 1;              ///< N or H, in cells; 0 for a board
  std::string board{};         ///< the board on one line: `start a;edge a b`
  std::string file{};          ///< the file of the board, if it comes from one
  friend auto operator<=>(const PitchName&, const PitchName&) = default;
};

}  // namespace quadrille::soccer
