// Counts the drawings (sets of drawn segments) of a pitch of Paper Soccer by the number of plies and by the winner
// under best play. Also finds how many plies the game still lasts from a position under best play.
//
// The method is backward induction (Zermelo 1913) over drawings, by the generic engine (backward_induction.hpp). First,
// the engine lists all drawings with one ply, two plies and so on, and stores them in packed form. Then the engine goes
// back from the drawings with the most plies. It finds the winner of each drawing with k plies from the winners of the
// drawings with k + 1 plies. Then it counts the drawings with k plies, and frees those with k + 1. A drawing determines
// the ball and the player to move (drawing_space.hpp), so no other part of a position is stored, and a drawing with its
// winner takes about ten bytes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "enumerate/soccer/grouping.hpp"
#include "games/soccer/position.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate {

/// Counts the weak classes of each ply, ended ones too, by the winner from there under best play. The rows are the same
/// for any number of threads. The whole pitch is always solved; options.last_grade bounds the rows alone. A run that
/// ends early has the rows of the last plies, if any, because those are known first. A run that is known to need more
/// memory than there is does not begin.
/// \param options  options.checkpoint is not taken
/// \throws Error   (unusable_input) if the pitch is not drawable, or has no mirror and is asked for one
/// \complexity     O(classes * plies from each) time; O(classes) memory: a drawing and two bytes for each (ten bytes on
///                 up to 64 segments), and the table of the largest ply
///
/// Relies on: soccer/weak-is-strong, soccer/mover; up to the mirror, Burnside's lemma, and that mirror images have the
///            same winner
/// Checked against: count_soccer_winners_ref; solve_winners over SoccerPlaySpace
Counted count_soccer_winners(const soccer::Pitch& pitch, Symmetry symmetry = Symmetry::none,
                             const engines::RunOptions& options = {});

/// The reference implementation: minimax over all histories, each walked by itself with the rules of games/soccer. It
/// assumes nothing: it checks that the histories of a drawing agree in the winner. Of mirror images the smaller one
/// counts.
/// \throws std::logic_error if the histories of a drawing do not agree
/// \complexity O(histories log classes)
std::vector<CountRow> count_soccer_winners_ref(const soccer::Pitch& pitch, Symmetry symmetry = Symmetry::none,
                                               std::optional<int> last_ply = std::nullopt);

// Distances to the win, on a pitch that can be listed: the plies to the end of the game under best play, where the
// winner wants it soon and the loser late; and the line of such a game.
//
// Backward induction over drawings (drawing_space.hpp), from the position onward. The value is the winner and the
// number of plies: two bytes beside each drawing.

/// The end of a game under best play.
struct Distance {
  soccer::Player winner = soccer::Player::one;
  int plies = 0;  ///< from the position to the end of the game
  friend bool operator==(const Distance&, const Distance&) = default;
};

/// A legal ply, and the end of the game after it.
struct PlyDistance {
  soccer::Vertex to = 0;
  Distance end;  ///< counted from the position before the ply, so at least 1
  friend bool operator==(const PlyDistance&, const PlyDistance&) = default;
};

struct Distances {
  engines::RunStatus status = engines::RunStatus::complete;  ///< complete, memory or interrupted
  std::string reached{};                                     ///< where an incomplete run stopped
  Distance end{};                                            ///< of the position; the rest too, if complete
  std::vector<PlyDistance> plies{};                          ///< every legal ply, in the order of where it leads
  /// The vertices of the ball from the position to the end of the game. Of equally good plies, the line takes the one
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
