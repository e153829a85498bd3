// Random user-defined boards for Paper Soccer, which test the claims about every board.
//
// A board is connected and has 2 to 8 vertices and at most 14 edges. It has any number of goals and walls, and even the
// start may be a goal or a wall. A test case is a board with one or more histories (lists of plies). If a test case
// breaks an assertion, RapidCheck removes one part of the board or of a history at a time: an edge that no history
// draws, a vertex of degree 2 (one edge replaces its two edges), a goal, a wall, or a loop or the last ply of a
// history. All other plies stay and remain legal. So few parts of the smallest counterexample are unnecessary. (The
// plies are not generated anew from the same random numbers, because on a smaller board these would give other plies.)
#pragma once

#include <rapidcheck.h>

#include <cstddef>
#include <iosfwd>
#include <vector>

#include "proofs/soccer/question.hpp"
#include "properties/soccer/cases.hpp"

namespace quadrille::soccer {

/// Boards within the scope, with vertices a, b, c, ...; shown as `board:start a;edge a b`.
rc::Gen<PitchName> boards(Scope scope);

/// Games like those of generated_games, on boards.
rc::Gen<GeneratedGame> generated_games_on_boards(Scope scope, std::size_t histories, std::size_t most_plies);

/// All games with one part less, in this order: an edge that no history draws, a vertex of degree 2, a goal, a wall, a
/// loop of a history, or the last ply of one or of all histories. The last game, unless it has them already, is the
/// same with letters in the order in which the histories meet the vertices. All boards are connected.
/// \pre the game is on a board of at most 26 vertices
std::vector<GeneratedGame> smaller_games(const GeneratedGame& game);

// The text that RapidCheck prints for a pitch.
std::ostream& operator<<(std::ostream& out, const PitchName& name);

}  // namespace quadrille::soccer
