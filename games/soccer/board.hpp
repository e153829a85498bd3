// User-defined boards. A board is a finite graph with a start, two sets of goals, and walls. It is written as a text:
//
//     start (2,2)
//     goal 1 (2,3)          # a ball here wins for player 2; any number of vertices, or none
//     goal 2 (2,0)          # a ball here wins for player 1
//     wall (0,0) (0,1)      # vertices where the ball bounces even at its first visit
//     at (2,2) 2 2          # the place of a vertex in pictures; optional
//     edge (2,2) (2,1)      # one edge a line, undirected, each once, no loops
//
// The lines may come in any order. The name of a vertex consists of letters, digits and `_ , ( ) -`, and every vertex
// is the end of an edge. Vertices are numbered in the order of their names. Names of the form `(x,y)` come first,
// ordered by x and then by y. The points of a rectangle are numbered in the same order. So a rectangle that is written
// as a board has the same numbers. The other names follow in alphabetical order, with the numbers in them compared as
// numbers (v2 before v10).
//
// The name of a board is one line, such as `board:start a;edge a b`. It consists of `board:` and the text of the board,
// with `;` for line ends. The normal form of a board has the items in the order above, and the vertices in the order of
// their numbers.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "graphs/lattice.hpp"

namespace quadrille::soccer {

using graphs::Edge;
using graphs::Point;
using graphs::Vertex;

enum class Goal : std::uint8_t { none = 0, g1 = 1, g2 = 2 };

struct Board {
  std::vector<std::string> names;                ///< of the vertices, by number
  std::vector<std::pair<Vertex, Vertex>> edges;  ///< the smaller end first, sorted
  Vertex start = 0;
  std::vector<Goal> goals;                             ///< by vertex
  std::vector<bool> walls;                             ///< by vertex
  std::map<Vertex, std::pair<double, double>> places;  ///< of vertices in a picture; of none, some or all
  friend bool operator==(const Board&, const Board&) = default;
};

/// The longest name of a vertex.
inline constexpr std::size_t most_letters = 64;

/// Places have coordinates from -10^6 to 10^6.
inline constexpr double most_coordinate = 1e6;

/// Reads the text of a board.
/// \throws Error (unusable_input) naming the line: an unknown item, an invalid name, or one of more than most_letters;
///         no start, two starts, or one without an edge; a repeated edge or a loop; a goal, a wall or a place without
///         an edge; a vertex in both goals
/// \complexity O(length log vertices)
Board parse_board(std::string_view text);

/// Reads a graph in the format graph6 (McKay): its first vertex is the start, there are no goals and no walls; the
/// vertices are named 0, 1, ... Vertices without an edge are left out.
/// \throws Error (unusable_input) unless the text is one graph in graph6 whose first vertex has an edge
Board parse_graph6(std::string_view text);

/// The board as a file, an item a line. O(size).
std::string to_text(const Board& board);

/// The board on one line, without `board:`. O(size).
std::string to_line(const Board& board);

/// A name for the board's graph, start, goals and walls: 16 hexadecimal digits (FNV-1a of `to_line` without places).
/// Equal boards have equal names; it guards against mistakes, not against forgery. O(size).
std::string fingerprint(const Board& board);

/// The coordinates of a vertex whose name is `(x,y)`; nothing for another name.
std::optional<Point> point_of_name(std::string_view name);

}  // namespace quadrille::soccer
