// Pictures of Paper Soccer, as SVG or in the characters of a terminal. The data of a picture are a `SoccerScene`, which
// separate functions make and show. A history can also be shown in plain ASCII characters.
//
// The scene of a history gives each stroke (drawn segment) its number and its player. The scene of a position has only
// the drawn segments, the ball and the player to move. On a pitch of squared paper, a wall is shown wherever no
// segment can join two neighbouring points of a row or column. On a classic pitch these walls are the rim and the
// sides and backs of the nets; a paper pitch has no walls.
//
// A user-defined board counts as squared paper if its vertices are points and its segments are king's moves. Only such
// a board can be shown in characters; it then looks like a pitch. An SVG shows every board, with all its segments.
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
    std::optional<soccer::Player> player;  ///< the player who drew it, if known
    bool bounce = false;                   ///< true if the same player draws again from `to`
  };
  struct Spot {
    soccer::Point point;
    soccer::Goal goal = soccer::Goal::none;
    bool drawn = false;  ///< true if a stroke ends here
    bool start = false;
    bool ball = false;
    int bounces = 0;     ///< the number of strokes that bounced here
    int choice = 0;      ///< the number of the legal ply to here, from 1; 0 if there is none, or it is not shown
    bool wall = false;   ///< on a board, true if the ball bounces off it even at its first visit
    std::string name{};  ///< to be written beside it; empty on squared paper
  };

  bool ordered = false;         ///< a history's scene
  bool squared = true;          ///< is_on_squared_paper
  bool film = false;            ///< if ordered: true if an SVG shows its plies one after the other, in a loop
  soccer::Point least;          ///< the smallest coordinates
  soccer::Point most;           ///< the largest
  soccer::PitchName pitch;      ///< without nets: points 0..width x 0..height
  std::vector<Spot> spots;      ///< every point of the pitch
  std::vector<Stroke> strokes;  ///< in their order, or in the lattice's
  std::vector<std::pair<soccer::Point, soccer::Point>> walls;
  std::vector<std::pair<soccer::Point, soccer::Point>> segments;  ///< all of a board; none of a rectangle
  std::map<soccer::Point, std::pair<double, double>> places;      ///< of the points that are not on squared paper
  std::string title;                                              ///< `Paper Soccer on paper:3x3, 5 plies`
  std::string description;                                        ///< the history in words that a screen reader can say
  std::string outcome;                                            ///< `blocked: player 2 wins`
};

/// True if characters can draw the pitch: a rectangle, or a board of points from -99 to 999, at most 100 rows and
/// columns of them, with king's moves as segments and without other places. O(points + segments).
bool is_on_squared_paper(const soccer::Pitch& pitch);

// On a board that is not on squared paper, a vertex is drawn at its place or, without one, at the point of its name. If
// a vertex has neither, or two are at one spot, all lie on a circle, in their order and clockwise from the top. The two
// nearest ones are 1 apart, or nearer if the picture would otherwise have more rows or columns than vertices.

/// \param history  shown up to its first illegal ply
/// \pre the pitch is drawable (soccer::require_drawable)
/// \complexity O(points + segments + plies); of a board O(points^2) more
SoccerScene history_scene(const soccer::Pitch& pitch, std::span<const soccer::Vertex> history);
SoccerScene history_scene(const soccer::Pitch& pitch, const soccer::Replay& replayed);

/// The board of an interactive game: the strokes with their players and without their order, and the legal plies, each
/// numbered at its end in lexicographic order.
SoccerScene play_scene(const soccer::Pitch& pitch, const soccer::Replay& replayed);

/// The drawing, the ball and the player to move, without a history.
SoccerScene position_scene(const soccer::Pitch& pitch, const soccer::WidePosition& position);

/// The numbers of a player's plies, as `1, 3-5`; empty if there are none. \pre the scene is ordered
std::string plies_of(const SoccerScene& scene, soccer::Player player);

/// The numbers of the plies that bounced, in the same form.
std::string bounces_of(const SoccerScene& scene);

// A game of Paper Soccer as an SVG picture.
//
// Each ply is a stroke in its player's colour, player 2's dashed. Its number is a third of the way along, in a disc for
// player 1 and in a square for player 2; an arrowhead is at two thirds. So two crossing diagonals have their four marks
// in four places, and no two marks of a picture are closer than a third of a square. A bounce is a ring around the
// vertex, one for each time. The start is a square, goals are diamonds with their names outside the pitch, walls are
// heavy lines. A position has no order, so its strokes are plain. A board shows all its segments; its walls are heavy
// rings, and its vertices have their names beside them.
//
// A film has a second for each ply: the ball runs, then its stroke appears, with its number. It moves by CSS alone: a
// program without animation, a printer, and a reader who asks the system for less motion show the whole game.

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
// A history is drawn large, each ply with its number. The number is in the middle of a level or upright stroke and at a
// quarter of a diagonal, so that two crossing diagonals have their numbers in two places. A position has no order and
// is drawn half as large, without numbers. Player 2's level and upright strokes are dashed; a line below lists each
// player's plies, diagonals included. The board of an interactive game has the size of a position. It has the numbers
// of the legal plies in place of their end vertices, with a goal's sign beside the number. A vertex where a ball
// bounced is ◎; the ball hides the mark below it. A wall of a board without a stroke is ▪.

/// \pre the scene is on squared paper
/// \param colour  with the terminal's colours (unicode_canvas.hpp)
/// \complexity O(points + strokes)
std::string unicode_soccer(const SoccerScene& scene, bool colour);

/// The two parts of unicode_soccer: the board, and the meaning of its signs with the outcome.
/// \pre and complexity as of unicode_soccer
/// \param low  in as few lines as possible: on a classic pitch the nets lie right behind their mouths
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
// The top row has the largest y, as in the source's figures. A point without a drawn segment is `.`; segments are `|`,
// `-`, `/` and `\`, and `X` where two diagonals cross. The ball hides the mark below it. Only the order of the plies is
// invisible: print the history beside it.
// Limits: columns are four characters apart, so names of columns above 999 run into each other.

/// \param history  drawn up to its first illegal ply
/// \pre the pitch is drawable (soccer::require_drawable)
/// \complexity O(points + plies)
std::string picture(const soccer::Pitch& pitch, std::span<const soccer::Vertex> history);

}  // namespace quadrille::exports
