// The checker's own pitch and rules are those of games/soccer.
#include "enumerate/confirm/soccer/certificate_board.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>

#include "enumerate/soccer/certificate/key.hpp"
#include "quadrille/error.hpp"

namespace quadrille::confirm::certificate::certificate_board_test {

soccer::PitchName name_of(const std::string& name) { return soccer::parse_pitch_name(name); }

graphs::Point point_of(const Board& board, std::uint16_t point) {
  return soccer::point_of_name(board.points[point]).value();
}

void expect_same_pitch(const soccer::PitchName& name) {
  const soccer::Pitch pitch(name);
  const graphs::Lattice& lattice = pitch.lattice();
  const Board board = board_of(name);
  ASSERT_EQ(board.points.size(), lattice.vertex_count());
  ASSERT_EQ(board.segments, lattice.edge_count());
  EXPECT_EQ(point_of(board, board.start), lattice.point(pitch.start()));
  EXPECT_EQ(board.has_mirror(), name.width % 2 == 0);
  const auto points = static_cast<std::uint16_t>(board.points.size());
  for (std::uint16_t at = 0; at < points; ++at) {
    const soccer::Vertex vertex = lattice.find(point_of(board, at)).value();
    const graphs::Point here = point_of(board, at);
    EXPECT_EQ(board.find(board.points[at]), at);
    EXPECT_EQ(board.walls[at], pitch.wall(vertex));
    // A goal names the player who defends it: the ball on g1 wins for player 2, on g2 for player 1.
    EXPECT_EQ(board.wins[at], 3 - static_cast<int>(pitch.goal(vertex)) - (board.wins[at] == 0 ? 3 : 0));
    std::vector<graphs::Point> there;
    for (std::size_t direction = 0; direction < directions; ++direction) {
      const auto& step = board.step(at, direction);
      if (!step) continue;
      const graphs::Point to = point_of(board, step->to);
      EXPECT_EQ(to.x - here.x, moves[direction][0]);
      EXPECT_EQ(to.y - here.y, moves[direction][1]);
      there.push_back(to);
    }
    std::vector<graphs::Point> expected;
    for (const auto& incidence : lattice.incident(vertex)) expected.push_back(lattice.point(incidence.to));
    EXPECT_EQ(there, expected);  // also in the same order
    if (!board.has_mirror()) continue;
    const graphs::Point image = point_of(board, board.mirror_points[at]);
    EXPECT_EQ(image, (graphs::Point{name.width - here.x, here.y}));
  }
}

TEST(CertificateBoard, IsThePitch) {
  for (int m = 1; m <= 6; ++m) {
    for (int n = 1; n <= 6; ++n) {
      expect_same_pitch({soccer::Rules::paper, m, n});
      if (m <= 4 && n <= 4) expect_same_pitch({soccer::Rules::classic, 2 * m, 2 * n});
    }
  }
  expect_same_pitch(name_of("classic:8x10"));
  expect_same_pitch(name_of("paper:1x76"));
}

TEST(CertificateBoard, RefusesMoreSegmentsThanItHolds) {
  for (const char* name : {"paper:10x10", "classic:10x10", "paper:1x77", "paper:60000x60000", "classic:2x5000"})
    EXPECT_THROW(board_of(name_of(name)), Error) << name;
}

TEST(CertificateBoard, ReflectsDirections) {
  for (std::size_t direction = 0; direction < directions; ++direction) {
    EXPECT_EQ(moves[mirrored_direction(direction)][0], -moves[direction][0]);
    EXPECT_EQ(moves[mirrored_direction(direction)][1], moves[direction][1]);
  }
}

// The segments of a position, as pairs of points: the checker's and the lattice's are the same set.
template <std::size_t Words>
void expect_same_segments(const Board& board, const Segments<Words>& ours, const soccer::Pitch& pitch,
                          const graphs::WideEdgeSet& theirs) {
  EXPECT_EQ(static_cast<std::size_t>(ours.size()), theirs.size());
  const auto points = static_cast<std::uint16_t>(board.points.size());
  for (std::uint16_t at = 0; at < points; ++at) {
    for (std::size_t exit = 0; exit < board.exits; ++exit) {
      const auto& step = board.step(at, exit);
      if (!step) continue;
      const soccer::Vertex u = pitch.lattice().find(point_of(board, at)).value();
      const soccer::Vertex v = pitch.lattice().find(point_of(board, step->to)).value();
      EXPECT_EQ(ours.has(step->segment), theirs.contains(pitch.lattice().edge_between(u, v).value()));
    }
  }
}

template <std::size_t Words>
void expect_same_games(const std::string& name) {
  std::mt19937 random(7);
  const soccer::Pitch pitch(name_of(name));
  const Board board = board_of(name_of(name));
  const Rules<Words> rules(board);
  const enumerate::CertificateKeys<graphs::WideEdgeSet::words> keys(pitch);
  for (int game = 0; game < 20; ++game) {
    auto theirs = soccer::start_position<graphs::WideEdgeSet::words>(pitch);
    Position<Words> ours = rules.start();
    while (true) {
      const soccer::Outcome outcome = soccer::outcome(pitch, theirs);
      const auto winner = soccer::winner(outcome, theirs.mover);
      ASSERT_EQ(rules.won(ours), winner ? static_cast<int>(*winner) : 0) << name;
      if (winner) break;
      ASSERT_EQ(point_of(board, ours.ball), pitch.lattice().point(theirs.ball)) << name;
      ASSERT_EQ(static_cast<int>(ours.mover), static_cast<int>(theirs.mover)) << name;
      // Only the live segments stay, as in the walk; the checker must need no others later.
      ours.undrawn = rules.live(ours);
      expect_same_segments(board, ours.undrawn, pitch, keys.of(theirs).live);
      if (board.has_mirror()) {
        EXPECT_EQ(rules.mirrored(rules.mirrored(ours)), ours);
      }
      std::vector<soccer::Ply> plies;
      for_each_ply(pitch, theirs, [&](const soccer::Ply& ply) { plies.push_back(ply); });
      std::vector<Step> steps;
      for (std::size_t direction = 0; direction < directions; ++direction) {
        if (const Step* const step = rules.step(ours, direction)) steps.push_back(*step);
      }
      ASSERT_EQ(steps.size(), plies.size()) << name;
      const std::size_t choice = random() % steps.size();
      ours = rules.after(ours, steps[choice]);
      theirs = play(pitch, theirs, plies[choice]);
    }
  }
}

TEST(CertificateRules, AreThoseOfTheGame) {
  expect_same_games<1>("paper:1x4");
  expect_same_games<1>("paper:3x3");
  expect_same_games<1>("classic:2x4");
  expect_same_games<2>("paper:4x5");
  expect_same_games<3>("classic:4x8");
  expect_same_games<5>("classic:8x10");
}

}  // namespace quadrille::confirm::certificate::certificate_board_test
