// The pitches of Paper Soccer. A pitch has a start, segments that can be drawn, walls and goals. It is a rectangle,
// whose name has one of the two forms below, or a user-defined board (games/soccer/board.hpp).
//
//   paper:MxN    Def. 2.1 of the source (T. Hoivik, "Experiments in Paper Soccer") to the letter. The points are 0..M x
//                0..N with all king moves between them. The start is b0 = (ceil(M/2), ceil(N/2)); the goals are g1 =
//                (ceil(M/2), N) and g2 = (ceil(M/2), 0). There are no walls, and the segments of the rim can be drawn.
//                The source demands odd M and N, and calls b0 the centre. But b0 is the centre only if M and N are even
//                (claim soccer/def-2.1-centre). The program accepts all M, N >= 1. If N = 1, then b0 = g1 and the game
//                is over before the first ply (claim soccer/def-2.1-degenerate).
//   classic:WxH  The pitch people play on, with W and H even and at least 2. A goal mouth interrupts the rim at the
//                middle of row 0 and of row H. A mouth consists of the two segments next to x = W/2; they can be drawn,
//                and the ball does not bounce off their common point. The rest of the rim is a wall: its segments
//                cannot be drawn, and the ball bounces off its points. The outer ends of a mouth, the posts, belong to
//                the wall. Diagonals between two rim points can be drawn. Behind each mouth lie three net points, which
//                together are the goal. Segments lead from the middle of the mouth to all three net points, and from
//                each post to the middle net point only.
//
// Limits: at most 65535 points, as in every lattice. Engines that store sets of drawn segments first call
// `require_drawable`, which refuses a pitch with more segments than a set can store.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/soccer/board.hpp"
#include "graphs/lattice.hpp"
#include "quadrille/detail/soccer_pitch.hpp"

namespace quadrille::soccer {

/// Reads `paper:MxN`, `classic:WxH`, or a board: `board:` with the board on one line, or its text of several lines.
/// (A board in a file: enumerate/soccer/pitch_file.hpp.)
/// \throws Error (unusable_input) naming the fault: the rules, the form, a size of 0, an odd classic size; as
///         parse_board
PitchName parse_pitch_name(std::string_view text);

/// True if a text means a board: `board:...`, several lines, or a file with a slash or the ending .board or .g6.
bool means_board(std::string_view text);

/// The file and the fingerprint of `hex.board@1f2e3d4c5b6a7988`; the fingerprint is empty if there is none.
std::pair<std::string_view, std::string_view> file_and_fingerprint(std::string_view text);

/// The board in a file: its text, or a graph in graph6 where the file's name ends in .g6.
/// \param name  of the file, with or without the fingerprint that the board must have \param content  of the file
/// \throws Error (unusable_input) naming the file and the faulty line; also if the fingerprint differs
PitchName name_of_file(std::string_view name, std::string_view content);

/// The name of a board. \param file  the file with the board, if there is one
PitchName name_of(const Board& board, std::string file = {});

constexpr bool is_board(const PitchName& name) { return name.rules == Rules::board; }

/// The name of a pitch in certificates: `paper:3x3`; for a board its fingerprint and the board on one line without
/// places, `1f2e3d4c5b6a7988 board:start a;edge a b`. Equal pitches have equal names.
std::string certified_name(const PitchName& name);

/// The rules that a pitch's name, or a family's, begins with.
/// \throws Error (unusable_input) naming the whole text
Rules parse_rules(std::string_view text);

/// The common divisor of all sizes under these rules: 1, or 2 on a classic pitch, which has a centre.
int size_step(Rules rules);

/// The name that parse_pitch_name reads; for a board from a file, the file and the board's fingerprint,
/// `hex.board@1f2e3d4c5b6a7988`.
std::string to_string(const PitchName& name);

/// The number of segments of the pitch. For a rectangle a formula gives it without building the pitch, for any sizes
/// that a name can have, O(1). For a board O(size).
/// Checked against: the built pitches in tests/games/soccer/pitch_test.cpp
std::uint64_t edge_count(const PitchName& name);

/// \throws Error (unusable_input) unless a drawing can hold the pitch's segments (graphs::most_edges); the message
///         names the limit, and for a rectangle a pitch within it. Complexity as edge_count.
void require_drawable(const PitchName& name);

class Pitch {
 public:
  /// \throws Error (unusable_input) if the lattice would be too large
  /// \complexity O(segments log segments)
  explicit Pitch(const PitchName& name);

  const PitchName& name() const { return name_; }
  const graphs::Lattice& lattice() const { return lattice_; }
  Vertex start() const { return start_; }  ///< b0 (Def. 2.2)

  /// The goal that `v` belongs to. A ball on g1 wins for player 2, on g2 for player 1 (Def. 2.6).
  Goal goal(Vertex v) const { return goals_[v]; }
  /// True if the ball bounces off `v` even at its first visit. Never on a paper pitch.
  bool wall(Vertex v) const { return walls_[v]; }

  /// The vertex in histories: `(2,1)`, or its name on a board.
  std::string to_string(Vertex v) const { return names_.empty() ? graphs::to_string(lattice_.point(v)) : names_[v]; }
  /// True if points name the vertices: on every rectangle, and on a board with such names.
  bool has_points() const { return names_.empty(); }
  /// The vertex of that name; nothing if there is none. \pre !has_points() \complexity O(vertices)
  std::optional<Vertex> find(std::string_view name) const;

  /// The pitch as a board; a picture puts each vertex at its point. O(segments).
  Board board() const;

 private:
  Pitch(const PitchName& name, const Board& board);
  Pitch(const PitchName& name, graphs::Lattice&& lattice);
  PitchName name_;
  graphs::Lattice lattice_;
  Vertex start_;
  std::vector<Goal> goals_;
  std::vector<bool> walls_;
  std::vector<std::string> names_;  // by vertex; empty if they are points
  std::map<Vertex, std::pair<double, double>> places_;
};

}  // namespace quadrille::soccer
