// One step of a random trail against the rules, and all choices of a pitch exhausted with exact rationals: probability
// times weight adds up to the exact numbers of histories and games.
#include <gtest/gtest.h>

#include <array>
#include <boost/multiprecision/cpp_int.hpp>
#include <map>
#include <string>
#include <vector>

#include "enumerate/soccer/estimate/trail_board.hpp"
#include "games/soccer/position.hpp"
#include "tests/enumerate/soccer/boards.hpp"

namespace quadrille::enumerate::trail_step_test {

using Rational = boost::multiprecision::cpp_rational;

soccer::Pitch pitch_of(const std::string& name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

// Histories, and finished games by plies and by how they end.
struct Exact {
  Rational histories = 0;
  std::map<int, std::array<Rational, game_ends>> games;
  std::array<Rational, 2> available;  // of the legal plies at each ply of a game their sum, and that of their squares
};

// All histories, by the rules.
void list(const soccer::Pitch& pitch, const soccer::WidePosition& position, int plies, const AvailablePlies& available,
          Exact& exact) {
  exact.histories += 1;
  const soccer::Outcome outcome = soccer::outcome(pitch, position);
  if (outcome != soccer::Outcome::ongoing) {
    const bool wins_1 = soccer::winner(outcome, position.mover) == soccer::Player::one;
    const std::size_t kind = (outcome == soccer::Outcome::blocked ? 2 : 0) + (wins_1 ? 0 : 1);
    exact.games[plies][kind] += 1;
    exact.available[0] += available.sum;
    exact.available[1] += available.squares;
  }
  unsigned legal = 0;
  soccer::for_each_ply(pitch, position, [&](const soccer::Ply& /*ply*/) { ++legal; });
  soccer::for_each_ply(pitch, position, [&](const soccer::Ply& ply) {
    list(pitch, soccer::play(pitch, position, ply), plies + 1, available.with(legal), exact);
  });
}

void add(const StepEnds& ends, int plies, const AvailablePlies& so_far, const Rational& share, Exact& exact) {
  exact.histories += share * ends.histories;
  exact.available[0] += share * ends.available.sum;
  exact.available[1] += share * ends.available.squares;
  for (std::size_t more = 1; more <= StepEnds::most_plies; ++more) {
    for (std::size_t end = 0; end < game_ends; ++end) {
      const int count = ends.games[more - 1][end];
      if (count == 0) continue;
      exact.games[plies + static_cast<int>(more)][end] += share * count;
      exact.available[0] += share * count * so_far.sum;
      exact.available[1] += share * count * so_far.squares;
    }
  }
}

// All choices of trails. \param share  probability times weight
struct Exhaustion {
  const TrailBoard& board;
  const Pairings<Rational> pairings{};
  Exact exact{};

  void extend(const std::vector<Directions>& free, soccer::Vertex ball, bool mover_2, int plies,
              const AvailablePlies& available, const Rational& probability, const Rational& weight) {
    TrailStep<Rational> step;
    look_ahead(board, pairings, free.data(), ball, mover_2, step);
    add(step.ends, plies, available, probability * weight, exact);
    Rational ratings = 0;
    for (std::size_t i = 0; i < step.count; ++i) {
      const Candidate<Rational>& candidate = step.candidates[i];
      EXPECT_GT(candidate.rating, 0);
      ratings += candidate.rating;
      std::vector<Directions> after = free;
      draw(board, after.data(), ball, candidate.direction);
      extend(after, board.to(ball, candidate.direction), mover_2 != candidate.passes_turn, plies + 1,
             available.with(legal_plies(board, ball, free[ball])), probability * candidate.rating / step.total,
             weight * step.total / candidate.rating);
    }
    EXPECT_EQ(ratings, step.total);
  }
};

class OnPitch : public testing::TestWithParam<std::string> {};

TEST_P(OnPitch, AllChoicesAddUpToTheExactNumbers_standard) {
  const soccer::Pitch pitch = pitch_of(GetParam());
  Exact listed;
  list(pitch, soccer::start_position<graphs::WideEdgeSet::words>(pitch), 0, {}, listed);

  const TrailBoard board(pitch);
  Exhaustion all{.board = board};
  StepEnds before;
  count_end(board, board.start(), 1, board.free_at_start()[board.start()], false, {}, before);
  add(before, -1, {}, 1, all.exact);
  all.extend(board.free_at_start(), board.start(), false, 0, {}, 1, 1);
  EXPECT_EQ(all.exact.histories, listed.histories);
  EXPECT_EQ(all.exact.games, listed.games);
  EXPECT_EQ(all.exact.available, listed.available);
}

INSTANTIATE_TEST_SUITE_P(SmallPitches, OnPitch,
                         testing::Values("paper:1x2", "paper:1x3", "paper:2x2", "paper:1x4", "classic:2x2"));
INSTANTIATE_TEST_SUITE_P(Boards, OnPitch,
                         testing::Values(complete_board(5), petersen_board(), wheel_board(6), odd_board));

}  // namespace quadrille::enumerate::trail_step_test
