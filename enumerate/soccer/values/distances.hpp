// How far the win is: on a pitch that can be listed, the plies to the end of the game under best play, where the winner
// wants it soon and the loser late; and the line of such a game.
//
// Backward induction over drawings (drawing_space.hpp), from the position onward, with the winner and the number of
// plies as the value: two bytes beside each drawing.
#pragma once

#include <string>
#include <vector>

#include "games/soccer/position.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate {

/// How a game ends under best play.
struct Distance {
  soccer::Player winner = soccer::Player::one;
  int plies = 0;  ///< from the position to the end of the game
  friend bool operator==(const Distance&, const Distance&) = default;
};

/// A legal ply, and how the game ends after it.
struct PlyDistance {
  soccer::Vertex to = 0;
  Distance end;  ///< counted from the position before the ply, so at least 1
  friend bool operator==(const PlyDistance&, const PlyDistance&) = default;
};

struct Distances {
  engines::RunStatus status = engines::RunStatus::complete;  ///< complete, memory or interrupted
  std::string reached{};                                     ///< where a run stopped that is not complete
  Distance end{};                                            ///< of the position; the rest too, if complete
  std::vector<PlyDistance> plies{};                          ///< every legal ply, in the order of where it leads
  /// Where the ball goes from the position to the end of the game. Of plies that are equally good, the one that leads
  /// to the least vertex.
  std::vector<soccer::Vertex> line{};
};

/// Finds the distances from a position.
/// \param position  that of a history, finished or not; its drawing fixes its ball and its mover
/// \param options   its memory, stop token and observer are heeded, no more
/// \throws Error (unusable_input) if the pitch is not drawable; std::invalid_argument if the drawing has another ball
///         or another mover
/// \complexity O(classes after the position * plies from each) time; O(those classes) memory: a drawing and three bytes
///             for each (eleven on up to 64 segments), and the table of the largest ply
/// Relies on: soccer/weak-is-strong, soccer/mover
/// Checked against: a recursion by the rules alone (tests/enumerate/soccer/values/distances_test.cpp); its winners,
///                  against solve_winners
Distances solve_distances(const soccer::Pitch& pitch, const soccer::WidePosition& position,
                          const engines::RunOptions& options = {});

}  // namespace quadrille::enumerate
