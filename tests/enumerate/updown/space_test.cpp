// The space of Up's & Down's: the conformance suite, and the equality of its paths with the permutations by signature.
#include "enumerate/updown/space.hpp"

#include <map>

#include "enumerate/updown/counts.hpp"
#include "tests/enumerate/engines/conformance.hpp"

namespace quadrille::enumerate::space_test {

using namespace engines;

static_assert(engines::GradedSpace<UpdownSpace>);

template <int Numbers>
struct OfNumbers {
  static constexpr int last_grade = 99;
  template <class Body>
  void with_space(Body body) const {
    body(UpdownSpace(Numbers));
  }
};

using Sizes = testing::Types<OfNumbers<1>, OfNumbers<2>, OfNumbers<5>, OfNumbers<7>>;
INSTANTIATE_TYPED_TEST_SUITE_P(Updown, GradedSpaceConformance, Sizes);

TEST(UpdownSpace, ScoresTheSourcesExample) {
  const UpdownSpace space(10);
  UpdownState state = space.start();
  std::vector<int> unused{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
  for (const int number : {1, 7, 3, 5, 2, 9, 10, 4, 6, 8}) {
    EXPECT_EQ(space.outcome(state), UpdownOutcome());
    const auto at = std::find(unused.begin(), unused.end(), number);
    state = space.after(state, {static_cast<int>(at - unused.begin())});
    unused.erase(at);
  }
  EXPECT_EQ(space.outcome(state), (UpdownOutcome{true, 4}));
}

TEST(UpdownSpace, HasThePermutationsByScoreAsItsPaths) {
  for (int n = 1; n <= 10; ++n) {
    std::map<int, Natural> permutations;
    const UpdownSpace space(n);
    engines::layered(space, engines::RunOptions{}, [&](const auto& layer) {
      if (layer.grade() != n) return;
      for (std::size_t s = 0; s < engines::shard_count; ++s) {
        for (std::size_t at = 0; at < layer.shard(s).slot_count(); ++at) {
          const auto& slot = layer.shard(s).slot(at);
          if (slot.paths != 0) permutations[space.outcome(slot.state).score] += Natural(slot.paths);
        }
      }
    });
    std::vector<updown::ScoreCounts> rows;
    for (const auto& [score, count] : permutations) rows.push_back({score, count});
    EXPECT_EQ(rows, count_updown(n).rows) << n;
  }
}

}  // namespace quadrille::enumerate::space_test
