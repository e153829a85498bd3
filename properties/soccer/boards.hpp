// Random user-defined boards, on which claims about every board are tried.
//
// A board has 2 to 8 vertices and at most 14 edges, is connected, and has any number of goals and walls; even the start
// may be one. RapidCheck makes a counterexample smaller by one part at a time: an edge that no history draws, a vertex
// in the middle of two edges, a goal, a wall, a loop or the last ply of a history. The rest of the histories stays, and
// stays legal. So the smallest counterexample has little more than the edges that its histories need. (A history is not
// decoded anew from random choices, because on a smaller board these would lead elsewhere.)
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
