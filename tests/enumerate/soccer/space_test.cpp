// Paper Soccer's space: the conformance suite on five pitches of different widths, and the rules' own plies.
#include "enumerate/soccer/space.hpp"

#include "tests/enumerate/engines/conformance.hpp"
#include "tests/enumerate/soccer/on_pitch.hpp"

namespace quadrille::enumerate::enumerate_space_test {

using namespace engines;

static_assert(engines::GradedSpace<SoccerSpace<1>> && engines::GradedSpace<SoccerSpace<2>> &&
              engines::GradedSpace<SoccerSpace<4>> && engines::GradedSpace<SoccerSpace<6>>);
static_assert(sizeof(SoccerState<1>) == 16, "a state of a one-word board is two words");

template <std::size_t Words, int LastGrade, char... Name>
using OnPitch = SpaceOnPitch<SoccerSpace, Words, LastGrade, Name...>;

using Pitches = testing::Types<OnPitch<1, 99, 'p', 'a', 'p', 'e', 'r', ':', '1', 'x', '3'>,
                               OnPitch<1, 6, 'p', 'a', 'p', 'e', 'r', ':', '3', 'x', '3'>,
                               OnPitch<1, 7, 'c', 'l', 'a', 's', 's', 'i', 'c', ':', '2', 'x', '2'>,
                               OnPitch<2, 5, 'p', 'a', 'p', 'e', 'r', ':', '5', 'x', '5'>,
                               OnPitch<4, 4, 'p', 'a', 'p', 'e', 'r', ':', '7', 'x', '7'>,
                               OnPitch<6, 4, 'c', 'l', 'a', 's', 's', 'i', 'c', ':', '8', 'x', '1', '0'>>;
INSTANTIATE_TYPED_TEST_SUITE_P(Soccer, GradedSpaceConformance, Pitches);

TEST(SoccerSpace, OffersThePliesOfTheRulesAndTheirOutcome) {
  for (const char* name : {"paper:1x3", "paper:3x1", "classic:2x2"}) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const SoccerSpace<1> space(pitch);
    engines::walk_histories(space, 5, [&](const SoccerState<1>& state) {
      const soccer::Position<1> position{state.drawing, state.ball, soccer::Player::one};
      std::vector<soccer::Ply> plies;
      soccer::for_each_ply(pitch, position, [&](const soccer::Ply& ply) { plies.push_back(ply); });
      auto moves = engines::moves_of(space, state);
      std::sort(plies.begin(), plies.end());
      std::sort(moves.begin(), moves.end());
      ASSERT_EQ(moves, plies);
      ASSERT_EQ(space.outcome(state), soccer::outcome(pitch, position));
    });
  }
}

}  // namespace quadrille::enumerate::enumerate_space_test
