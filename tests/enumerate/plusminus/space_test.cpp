// Plusses and Minuses as a space: the conformance suite on the first boards, and what the end of every game says.
#include "enumerate/plusminus/space.hpp"

#include "tests/enumerate/engines/conformance.hpp"

namespace quadrille::enumerate::space_test {

using namespace engines;

static_assert(engines::GradedSpace<PlusminusSpace>);
static_assert(sizeof(PlusminusState) == 16);

template <int N, int LastGrade>
struct Board {
  static constexpr int last_grade = LastGrade;
  template <class Body>
  void with_space(Body body) const {
    body(PlusminusSpace(N));
  }
};

using Boards = testing::Types<Board<1, 99>, Board<2, 99>, Board<3, 99>, Board<4, 7>, Board<9, 10>>;
INSTANTIATE_TYPED_TEST_SUITE_P(Plusminus, GradedSpaceConformance, Boards);

// Every pair of lists with every permutation, each once as a last state; and n! orders of filling each.
TEST(PlusminusSpace, EndsInEveryPairOfListsWithEveryPermutation) {
  const PlusminusSpace space(3);
  engines::RunOptions options;
  std::size_t ends = 0;
  std::map<plusminus::Outcome, std::uint64_t> histories;
  engines::layered(space, options, [&](const auto& layer) {
    for (std::size_t s = 0; s < engines::shard_count; ++s) {
      for (std::size_t at = 0; at < layer.shard(s).slot_count(); ++at) {
        const auto& slot = layer.shard(s).slot(at);
        if (slot.paths == 0 || space.outcome(slot.state) == plusminus::Outcome::ongoing) continue;
        ++ends;
        EXPECT_EQ(layer.grade(), 7);
        EXPECT_EQ(slot.paths, 6U);
        histories[space.outcome(slot.state)] += 6;
      }
    }
  });
  EXPECT_EQ(ends, 16U * 6U);
  // By inverting and swapping the lists, each player wins as often as the other.
  EXPECT_EQ(histories[plusminus::Outcome::player_1], histories[plusminus::Outcome::player_2]);
  EXPECT_GT(histories[plusminus::Outcome::tie], 0U);
}

TEST(PlusminusSpace, PlaysTheSampleGameOfTheSource) {
  const PlusminusSpace space(8);
  const plusminus::Predictions lists = plusminus::parse_predictions("+-+-+-+,++-++-+");
  PlusminusState state = space.start();
  for (int k = 0; k < 7; ++k) {
    for (const plusminus::Signs& list : lists) {
      state = space.after(state, {true, static_cast<std::uint8_t>(list.is_plus(k)), 0});
    }
  }
  EXPECT_EQ(space.predictions(state), lists);
  const plusminus::Permutation p{0, 7, 3, 1, 2, 4, 5, 6};
  for (std::uint8_t column = 8; column-- > 0;) {
    EXPECT_EQ(space.outcome(state), plusminus::Outcome::ongoing);
    state = space.after(state, {false, p[column], column});
  }
  EXPECT_EQ(space.grade(state), 22);
  EXPECT_EQ(space.outcome(state), plusminus::Outcome::player_2);
}

}  // namespace quadrille::enumerate::space_test
