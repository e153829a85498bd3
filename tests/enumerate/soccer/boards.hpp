// Boards of one's own for tests, as names of pitches.
#pragma once

#include <fmt/format.h>

#include <string>

namespace quadrille::enumerate {

/// A board whose vertices are all joined to each other. \pre vertices <= 26
inline std::string complete_board(int vertices) {
  std::string text = "board:start a";
  for (int u = 0; u < vertices; ++u) {
    for (int v = u + 1; v < vertices; ++v) {
      text += fmt::format(";edge {} {}", static_cast<char>('a' + u), static_cast<char>('a' + v));
    }
  }
  return text;
}

inline std::string petersen_board() {
  std::string text = "board:start 0";
  for (int i = 0; i < 5; ++i) {
    text += fmt::format(";edge {} {};edge {} {};edge {} {}", i, (i + 1) % 5, 5 + i, 5 + (i + 2) % 5, i, 5 + i);
  }
  return text;
}

/// A wheel: a middle with spokes to a rim, goals on two sides of the rim, walls beside them.
inline std::string wheel_board(int spokes) {
  std::string text = fmt::format("board:start middle;goal 1 rim0;goal 2 rim{};wall rim1 middle", spokes / 2);
  for (int i = 0; i < spokes; ++i) text += fmt::format(";edge middle rim{};edge rim{} rim{}", i, i, (i + 1) % spokes);
  return text;
}

/// A board with two goals of player 1 and one of player 2, a bridge, a vertex out of reach, and walls.
inline const char* const odd_board =
    "board:start (0,0);goal 1 top left;goal 2 low;wall far (0,0);edge (0,0) a;edge (0,0) b;edge a b;edge a top;"
    "edge b left;edge b far;edge far c;edge far d;edge c d;edge c low;edge a d;edge e f;edge a left;edge c top";

}  // namespace quadrille::enumerate
