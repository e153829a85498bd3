// Random boards of Paper Soccer, for tests on any board.
#pragma once

#include <algorithm>
#include <cstddef>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace quadrille::enumerate {

struct RandomBoard {
  int vertices = 0;
  std::vector<std::pair<int, int>> edges;  ///< the smaller end first
  int start = 0;
  std::vector<int> goal;   ///< 0, 1 or 2
  std::vector<bool> wall;  ///< by vertex
  std::string text;        ///< as a file; vertex 3 is `v3`
};

/// Of 3 to 9 vertices, with goals and walls here and there; seldom the start is a goal. Now and then an edge lies
/// apart, where the ball cannot come; the rest is connected. \param most  of the edges that are not apart, at least 8
inline RandomBoard random_board(std::mt19937& random, std::size_t most = 24) {
  RandomBoard board;
  board.vertices = 3 + static_cast<int>(random() % 7);
  std::vector<std::pair<int, int>> others;
  for (int v = 1; v < board.vertices; ++v) {
    const int u = static_cast<int>(random() % static_cast<unsigned>(v));
    board.edges.emplace_back(u, v);
    for (int w = 0; w < v; ++w) {
      if (w != u) others.emplace_back(w, v);
    }
  }
  std::shuffle(others.begin(), others.end(), random);
  const std::size_t wanted = std::min(most, board.edges.size() + random() % 12);
  while (board.edges.size() < wanted && !others.empty()) {
    board.edges.push_back(others.back());
    others.pop_back();
  }
  board.start = static_cast<int>(random() % static_cast<unsigned>(board.vertices));
  if (random() % 5 == 0) {
    board.edges.emplace_back(board.vertices, board.vertices + 1);
    board.vertices += 2;
  }
  board.goal.assign(static_cast<std::size_t>(board.vertices), 0);
  board.wall.assign(static_cast<std::size_t>(board.vertices), false);
  const auto name = [](int v) { return " v" + std::to_string(v); };
  board.text = "start" + name(board.start) + "\n";
  for (int v = 0; v < board.vertices; ++v) {
    const auto kind = random() % 8;
    if (kind < 2 && (v != board.start || random() % 8 == 0)) {
      board.goal[static_cast<std::size_t>(v)] = static_cast<int>(kind) + 1;
      board.text += "goal " + std::to_string(kind + 1) + name(v) + "\n";
    }
    if (random() % 5 == 0) {
      board.wall[static_cast<std::size_t>(v)] = true;
      board.text += "wall" + name(v) + "\n";
    }
  }
  for (const auto& [u, v] : board.edges) board.text += "edge" + name(u) + name(v) + "\n";
  return board;
}

}  // namespace quadrille::enumerate
