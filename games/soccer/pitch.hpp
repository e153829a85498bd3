// The pitches of Paper Soccer: where the ball starts, where it may roll, where the goals are.
//
//   paper:MxN    Def. 2.1 of the source ("Experiments in Paper Soccer", Hoivik) to the letter: the points
//                0..M x 0..N with all king moves between them, b0 = (ceil(M/2), ceil(N/2)), g1 = (ceil(M/2), N),
//                g2 = (ceil(M/2), 0). No walls; the rim may be drawn along. The source wants M and N odd and calls b0
//                the centre, which holds only when both are even (ledger: soccer/def-2.1-centre), so every
//                M, N >= 1 is accepted. When N = 1, b0 = g1 and the game is over before the first ply
//                (soccer/def-2.1-degenerate).
//   classic:WxH  The pitch people play on, W and H even and at least 2. The rim is wall: its segments cannot be drawn
//                and its points bounce; diagonals between two rim points can be drawn. Except the goal mouths, the two
//                segments either side of x = W/2 on rows 0 and H: they can be drawn, and their middle point does not
//                bounce by itself (the posts do). Behind each mouth lie three net points, together the goal; the middle
//                mouth point reaches all three, a post only the middle one.
//
// Limits: the lattice's own (65535 points); engines that hold drawings ask `require_drawable` first.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "graphs/lattice.hpp"
#include "quadrille/detail/soccer_pitch.hpp"

namespace quadrille::soccer {

using graphs::Edge;
using graphs::Point;
using graphs::Vertex;

/// Reads `paper:MxN` or `classic:WxH`.
/// \throws Error (unusable_input) naming what is wrong: the rules, the form, a size of 0, an odd classic size
PitchName parse_pitch_name(std::string_view text);

/// The rules that a pitch's name, or a family's, begins with.
/// \throws Error (unusable_input) naming the whole text
Rules parse_rules(std::string_view text);

/// What every size under these rules is a multiple of: 1, or 2 on a classic pitch, which has a centre.
int size_step(Rules rules);

std::string to_string(const PitchName& name);

/// How many segments the pitch has, by formula and without building it, for any sizes that a name can have. O(1).
/// Checked against: the built pitches in tests/games/soccer/pitch_test.cpp
std::uint64_t edge_count(const PitchName& name);

/// \throws Error (unusable_input) unless a drawing can hold the pitch's segments (graphs::most_edges); the message
///         names the limit and a pitch within it. O(1).
void require_drawable(const PitchName& name);

enum class Goal : std::uint8_t { none = 0, g1 = 1, g2 = 2 };

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
  /// Whether the ball bounces off `v` even at its first visit. Never on a paper pitch.
  bool wall(Vertex v) const { return walls_[v]; }

 private:
  PitchName name_;
  graphs::Lattice lattice_;
  Vertex start_;
  std::vector<Goal> goals_;
  std::vector<bool> walls_;
};

}  // namespace quadrille::soccer
