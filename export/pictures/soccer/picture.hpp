// Pictures of Paper Soccer: what there is to be seen of a game before anybody draws it, which the pictures share; then
// the game as SVG, in the characters of a terminal, and a history in plain characters.
//
// A history has strokes with their order and their players; a position has neither, only what is drawn, where the ball
// lies and which player is to move. The walls are found, not listed: they lie between neighbouring points of one row or
// column that no segment joins, which on a classic pitch are the rim and the sides and backs of the nets, and on a
// paper pitch nothing.
//
// A board of one's own is on squared paper if its vertices are points that nothing but king's moves joins. Characters
// draw these boards as they draw pitches, and no others. An SVG draws every board, with all its segments.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "export/pictures/svg_document.hpp"
#include "games/soccer/history.hpp"

namespace quadrille::exports {

struct SoccerScene {
  struct Stroke {
    soccer::Point from;
    soccer::Point to;
    std::size_t number = 0;                ///< of the ply, from 1; 0 if there is no order
    std::optional<soccer::Player> player;  ///< whose it is, if that is known
    bool bounce = false;                   ///< whether the same player went on from `to`
  };
  struct Spot {
    soccer::Point point;
    soccer::Goal goal = soccer::Goal::none;
    bool drawn = false;  ///< whether a stroke ends here
    bool start = false;
    bool ball = false;
    int bounces = 0;     ///< how many strokes bounced here
    int choice = 0;      ///< the number of the legal ply to here, from 1; 0 if there is none, or it is not shown
    bool wall = false;   ///< on a board, whether the ball bounces off it even at its first visit
    std::string name{};  ///< to be written beside it; empty on squared paper
  };

  bool ordered = false;         ///< a history's scene
  bool squared = true;          ///< is_on_squared_paper
  bool film = false;            ///< of an ordered one: whether an SVG shows its plies one after the other, for ever
  soccer::Point least;          ///< the smallest coordinates
  soccer::Point most;           ///< the largest
  soccer::PitchName pitch;      ///< without nets: points 0..width x 0..height
  std::vector<Spot> spots;      ///< every point of the pitch
  std::vector<Stroke> strokes;  ///< in their order, or in the lattice's
  std::vector<std::pair<soccer::Point, soccer::Point>> walls;
  std::vector<std::pair<soccer::Point, soccer::Point>> segments;  ///< all of a board; none of a rectangle
  std::map<soccer::Point, std::pair<double, double>> places;  ///< where a point is drawn that is not on squared paper
  std::string title;                                          ///< `Paper Soccer on paper:3x3, 5 plies`
  std::string description;                                    ///< the history in words that a screen reader can say
  std::string outcome;                                        ///< `blocked: player 2 wins`
};

/// Whether characters can draw the pitch: a rectangle, or a board of points from -99 to 999, at most 100 rows and
/// columns of them, that king's moves join and that has no other places. O(points + segments).
bool is_on_squared_paper(const soccer::Pitch& pitch);

// A board that is not on squared paper has its vertices at their places; where none is given, at the points that they
// are named by; and all on a circle, in their order and clockwise from the top, if a vertex has neither or two have the
// same. The two nearest ones are 1 apart, or nearer where the picture would have more rows or columns than vertices.

/// \param history  shown as far as it is legal
/// \pre the pitch is drawable (soccer::require_drawable)
/// \complexity O(points + segments + plies); of a board O(points^2) more
SoccerScene history_scene(const soccer::Pitch& pitch, std::span<const soccer::Vertex> history);
SoccerScene history_scene(const soccer::Pitch& pitch, const soccer::Replay& replayed);

/// The board while it is played: the strokes with their players and without their order, and the legal plies, each
/// numbered at its end in lexicographic order.
SoccerScene play_scene(const soccer::Pitch& pitch, const soccer::Replay& replayed);

/// The drawing, the ball and the player to move, without a history.
SoccerScene position_scene(const soccer::Pitch& pitch, const soccer::WidePosition& position);

/// The numbers of a player's plies, as `1, 3-5`; empty if there are none. \pre the scene is ordered
std::string plies_of(const SoccerScene& scene, soccer::Player player);

/// The numbers of the plies that bounced, likewise.
std::string bounces_of(const SoccerScene& scene);

// A game of Paper Soccer as an SVG picture.
//
// Each ply is a stroke in its player's colour, player 2's dashed. Its number stands a third of the way along, in a disc
// for player 1 and in a square for player 2, and an arrowhead two thirds of the way: so two crossing diagonals have
// their four marks in four places, and no two marks of a picture are closer than a third of a square. A bounce is a
// ring around the vertex, one for each time. The start stands in a square, goals are diamonds with their names outside
// the pitch, walls are heavy. A position has plain strokes only: it has no order. Of a board all segments are seen,
// walls are heavy rings, and vertices have their names beside them.

//
// A film has a second for each ply: the ball runs, then its stroke appears, with its number. It moves by CSS alone: a
// program that knows no animation, a printer, and whoever has asked the system for less motion see the whole game.

/// \complexity O(points + strokes)
std::string svg_soccer(const SoccerScene& scene, const SvgOptions& options = {});

// A game of Paper Soccer in the characters of a terminal.
//
//       3  ·       ·       ▲       ·
//
//
//
//       2  ·       ·       ◇       ·
//                          │
//                          1
//                          │
//       1  ·       ·       ○┄┄┄2┄┄┄●
//
// A history is drawn large, each ply with its number: in the middle of a level or upright stroke, and on a diagonal a
// quarter of the way along, so that two that cross have their numbers in two places. A position has no order and is
// drawn half as large, without numbers. Player 2's level and upright strokes are dashed; a line below lists whose plies
// are whose, diagonals included. The board of a game that is played has the size of a position, and the numbers of the
// legal plies in place of the vertices that they lead to, a goal's sign beside its number. A vertex that was bounced on
// is ◎; the ball hides whatever it lies on. A wall of a board that no stroke ends at is ▪.

/// \pre the scene is on squared paper
/// \param colour  with the terminal's colours (unicode_canvas.hpp)
/// \complexity O(points + strokes)
std::string unicode_soccer(const SoccerScene& scene, bool colour);

/// Its two parts: the board, and what its signs mean with the outcome. \pre as of unicode_soccer, as is the complexity
/// \param low  in as few lines as strokes allow: on a classic pitch the nets lie right behind their mouths
std::string unicode_board(const SoccerScene& scene, bool colour, bool low = false);
std::string unicode_legend(const SoccerScene& scene, bool colour);

// A history drawn on its pitch, in plain characters.
//
//      3  .   .   1   .
//
//      2  .   .   S   .
//                 |
//      1  .   .   o---@
//
//      0  .   .   2   .
//         0   1   2   3
//     S start, @ ball, o drawn, 1 and 2 the goals
//
// The top row has the largest y, as the source's figures have it. A point without a drawn segment is `.`; segments are
// `|`, `-`, `/` and `\`, and `X` where two diagonals cross. The ball hides whatever it lies on. Only the order of the
// plies is not seen: print the history beside it.
// Limits: columns stand four characters apart, so names of columns above 999 run into each other.

/// \param history  drawn as far as it is legal
/// \pre the pitch is drawable (soccer::require_drawable)
/// \complexity O(points + plies)
std::string picture(const soccer::Pitch& pitch, std::span<const soccer::Vertex> history);

}  // namespace quadrille::exports
