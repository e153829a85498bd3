// The space of Tennis and Footsteps: the conformance suite, and the equality of its finished paths with the games
// counted.
#include "enumerate/tennis/space.hpp"

#include <array>
#include <map>

#include "enumerate/tennis/counts.hpp"
#include "tests/enumerate/engines/conformance.hpp"

namespace quadrille::enumerate::space_test {

using namespace engines;

using tennis::Rules;
using tennis::Variant;

static_assert(engines::GradedSpace<TennisSpace>);

template <int Points, Variant Game, int Fields>
struct OfPoints {
  static constexpr int last_grade = 99;
  template <class Body>
  void with_space(Body body) const {
    body(TennisSpace(Points, {Game, Fields}));
  }
};

using Sizes = testing::Types<OfPoints<1, Variant::tennis, 2>, OfPoints<4, Variant::tennis, 2>,
                             OfPoints<6, Variant::footsteps, 2>, OfPoints<6, Variant::tennis, 1>>;
INSTANTIATE_TYPED_TEST_SUITE_P(Tennis, GradedSpaceConformance, Sizes);

TEST(TennisSpace, KeepsTheSamePositionAfterDifferentTurnsApart) {
  const TennisSpace space(3, Rules{});
  const TennisState once = space.after(space.start(), {2, 2});
  const TennisState twice = space.after(space.after(space.start(), {1, 1}), {1, 1});
  EXPECT_EQ(once.position, (tennis::Position{1, 1, 0}));
  EXPECT_EQ(once.position, twice.position);
  EXPECT_FALSE(once == twice);
  EXPECT_NE(once.hash(), twice.hash());
}

// The layered engine, which has no code for Tennis, finds the games and positions of the counts.
TEST(TennisSpace, HasTheGamesAsItsFinishedPaths) {
  for (const Rules& rules : {Rules{}, Rules{Variant::footsteps}, Rules{Variant::footsteps, 1}}) {
    const int points = 12;
    std::map<int, std::array<Natural, 3>> games;
    std::map<int, std::uint64_t> positions;
    const TennisSpace space(points, rules);
    engines::layered(space, engines::RunOptions{}, [&](const auto& layer) {
      for (std::size_t s = 0; s < engines::shard_count; ++s) {
        for (std::size_t at = 0; at < layer.shard(s).slot_count(); ++at) {
          const auto& slot = layer.shard(s).slot(at);
          if (slot.paths == 0) continue;
          ++positions[layer.grade()];
          const auto outcome = space.outcome(slot.state);
          if (outcome == tennis::Outcome::none) continue;
          games[layer.grade()][static_cast<std::size_t>(outcome) - 1] += Natural(slot.paths);
        }
      }
    });
    std::vector<tennis::GameCounts> rows;
    for (const auto& [turns, by_outcome] : games) {
      const auto& [wins_1, wins_2, draws] = by_outcome;
      rows.push_back({turns, wins_1 + wins_2 + draws, wins_1, wins_2, draws});
    }
    EXPECT_EQ(rows, count_tennis_games({points, rules}).rows);
    std::vector<tennis::PositionCounts> reached_by_turn;
    for (const auto& [turns, reached] : positions) reached_by_turn.push_back({turns, reached});
    EXPECT_EQ(reached_by_turn, count_tennis_positions({points, rules}).rows);
  }
}

}  // namespace quadrille::enumerate::space_test
