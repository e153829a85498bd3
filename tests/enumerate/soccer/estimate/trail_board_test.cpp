// The board of trails against the rules of games/soccer.
#include "enumerate/soccer/estimate/trail_board.hpp"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <string>
#include <vector>

#include "enumerate/engines/random/stream.hpp"
#include "games/soccer/position.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/soccer/boards.hpp"

namespace quadrille::enumerate::trail_board_test {

soccer::Pitch pitch_of(const std::string& name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

// Random games on both boards have the same free plies and the same mover.
TEST(TrailBoard, FollowsTheRules) {
  for (const std::string& name :
       {std::string("paper:3x3"), std::string("paper:4x5"), std::string("classic:2x2"), std::string("classic:4x4"),
        std::string("classic:8x10"), complete_board(9), petersen_board(), wheel_board(8), std::string(odd_board)}) {
    SCOPED_TRACE(name);
    const soccer::Pitch pitch = pitch_of(name);
    require_estimable(pitch);
    const TrailBoard board(pitch);
    engines::RandomStream random(1, 0, 0);
    for (int game = 0; game < 30; ++game) {
      soccer::WidePosition position = soccer::start_position<graphs::WideEdgeSet::words>(pitch);
      std::vector<Directions> free = board.free_at_start();
      bool mover_2 = false;
      while (soccer::outcome(pitch, position) == soccer::Outcome::ongoing) {
        ASSERT_EQ(mover_2, position.mover == soccer::Player::two);
        std::vector<soccer::Ply> plies;
        std::array<unsigned, 2> into_goals{};
        soccer::for_each_ply(pitch, position, [&](const soccer::Ply& ply) {
          const soccer::Goal goal = pitch.goal(ply.to);
          if (goal == soccer::Goal::none) return plies.push_back(ply);
          ++into_goals[goal == soccer::Goal::g2 ? 0 : 1];
        });
        ASSERT_EQ(into_goals[0], board.goals(position.ball)[0]);
        ASSERT_EQ(into_goals[1], board.goals(position.ball)[1]);
        std::map<soccer::Vertex, unsigned> directions;
        for_each_direction(free[position.ball],
                           [&](unsigned direction) { directions[board.to(position.ball, direction)] = direction; });
        ASSERT_EQ(directions.size(), plies.size());
        if (plies.empty()) break;
        const soccer::Ply ply = plies[random.below(plies.size())];
        ASSERT_TRUE(directions.contains(ply.to));
        mover_2 = mover_2 != board.passes_turn(ply.to, free[ply.to]);
        draw(board, free.data(), position.ball, directions[ply.to]);
        position = soccer::play(pitch, position, ply);
      }
    }
  }
}

// A goal may have more, as every trail ends there.
TEST(TrailBoard, RefusesMoreSegmentsThanDirections) {
  std::string star = "board:start a;goal 1 g";
  for (char v = 'b'; v < 'f'; ++v) star += fmt::format(";edge a {};edge {} g;edge {} {}{}", v, v, v, v, v);
  for (char v = 'h'; v < 'z'; ++v) star += fmt::format(";edge g {}", v);
  require_estimable(pitch_of(star));
  try {
    require_estimable(pitch_of(wheel_board(9)));
    FAIL() << "a vertex with 9 segments";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("the vertex middle has 9 segments"), std::string::npos) << error.what();
  }
}

}  // namespace quadrille::enumerate::trail_board_test
