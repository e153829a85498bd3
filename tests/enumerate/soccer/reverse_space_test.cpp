// Paper Soccer as a tree: the conformance suite on boards of every width, and the canonical parent against two
// reference implementations.
#include "enumerate/soccer/reverse_space.hpp"

#include "graphs/connectivity_boost.hpp"
#include "tests/enumerate/engines/reverse_conformance.hpp"
#include "tests/enumerate/soccer/on_pitch.hpp"

namespace quadrille::enumerate::reverse_space_test {

using namespace engines;

static_assert(engines::ReverseSearchable<SoccerReverseSpace<1>> && engines::ReverseSearchable<SoccerReverseSpace<2>> &&
              engines::ReverseSearchable<SoccerReverseSpace<4>> && engines::ReverseSearchable<SoccerReverseSpace<6>>);

template <std::size_t Words, int LastGrade, char... Name>
using OnPitch = SpaceOnPitch<SoccerReverseSpace, Words, LastGrade, Name...>;

using Pitches = testing::Types<OnPitch<1, 99, 'p', 'a', 'p', 'e', 'r', ':', '1', 'x', '1'>,
                               OnPitch<1, 99, 'p', 'a', 'p', 'e', 'r', ':', '1', 'x', '2'>,
                               OnPitch<1, 99, 'p', 'a', 'p', 'e', 'r', ':', '1', 'x', '3'>,
                               OnPitch<1, 99, 'p', 'a', 'p', 'e', 'r', ':', '1', 'x', '4'>,
                               OnPitch<1, 99, 'p', 'a', 'p', 'e', 'r', ':', '1', 'x', '5'>,
                               OnPitch<1, 99, 'p', 'a', 'p', 'e', 'r', ':', '2', 'x', '2'>,
                               OnPitch<1, 99, 'p', 'a', 'p', 'e', 'r', ':', '2', 'x', '3'>,
                               OnPitch<1, 99, 'p', 'a', 'p', 'e', 'r', ':', '3', 'x', '2'>,
                               OnPitch<1, 99, 'c', 'l', 'a', 's', 's', 'i', 'c', ':', '2', 'x', '2'>,
                               OnPitch<1, 9, 'p', 'a', 'p', 'e', 'r', ':', '3', 'x', '3'>,
                               OnPitch<2, 99, 'p', 'a', 'p', 'e', 'r', ':', '2', 'x', '3'>,  // narrow boards in wide
                                                                                             // sets, to their last ply
                               OnPitch<6, 99, 'c', 'l', 'a', 's', 's', 'i', 'c', ':', '2', 'x', '2'>,
                               OnPitch<2, 6, 'p', 'a', 'p', 'e', 'r', ':', '5', 'x', '5'>,
                               OnPitch<4, 5, 'p', 'a', 'p', 'e', 'r', ':', '7', 'x', '7'>,
                               OnPitch<6, 5, 'c', 'l', 'a', 's', 's', 'i', 'c', ':', '8', 'x', '1', '0'>>;
INSTANTIATE_TYPED_TEST_SUITE_P(Soccer, ReverseSearchableConformance, Pitches);

using SmallPitch = OnPitch<1, 7, 'c', 'l', 'a', 's', 's', 'i', 'c', ':', '2', 'x', '2'>;
INSTANTIATE_TYPED_TEST_SUITE_P(SoccerTree, GradedSpaceConformance, SmallPitch);

// The reference by definition. Of the edges at the ball, in order, it removes the first whose removal leaves the
// drawing connected for Boost.Graph. (The ball is apart then if that was its only edge.)
template <std::size_t Words>
SoccerState<Words> canonical_parent_boost(const soccer::Pitch& pitch, const SoccerState<Words>& state) {
  for (const soccer::Ply& back : pitch.lattice().incident(state.ball)) {
    if (!state.drawing.contains(back.edge)) continue;
    const auto rest = state.drawing.without(back.edge);
    const bool only = soccer::degree(pitch, state.drawing, state.ball) == 1;
    if (only || graphs::closes_cycle_boost(pitch.lattice(), rest, back.edge)) return {rest, back.to};
  }
  return {};
}

TEST(SoccerReverseSpace, CanonicalParentIsThatOfBoostsReference) {
  for (const char* name : {"paper:1x3", "paper:1x4", "paper:2x2", "classic:2x2"}) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const SoccerReverseSpace<1> space(pitch);
    engines::for_each_layered_state(space, {}, [&](const SoccerState<1>& state, const auto&) {
      if (state.drawing.empty()) return;
      ASSERT_EQ(space.canonical_parent(state), canonical_parent_boost(pitch, state));
    });
  }
}

// The reference by exhaustion, which does not use bridges: it removes the smallest edge at the ball that leaves a
// reachable state.
TEST(SoccerReverseSpace, CanonicalParentIsTheReachableStateWithoutTheSmallestEdge) {
  for (const char* name : {"paper:1x3", "paper:1x4", "paper:2x2", "paper:2x3", "paper:3x2", "classic:2x2"}) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const SoccerReverseSpace<1> space(pitch);
    StateMap<SoccerState<1>, bool> reachable;
    engines::for_each_layered_state(space, {},
                                    [&](const SoccerState<1>& state, const auto&) { reachable[state] = true; });
    engines::for_each_layered_state(space, {}, [&](const SoccerState<1>& state, const auto&) {
      if (state.drawing.empty()) return;
      for (const soccer::Ply& back : pitch.lattice().incident(state.ball)) {
        if (!state.drawing.contains(back.edge)) continue;
        const SoccerState<1> before{state.drawing.without(back.edge), back.to};
        if (!reachable[before]) continue;
        ASSERT_EQ(space.canonical_parent(state), before);
        return;
      }
      FAIL() << "no edge at the ball can have been the last";
    });
  }
}

// Along every canonical path, the context's bridges equal those of a flood fill.
TEST(SoccerReverseSpace, TheContextHoldsTheBridgesOfTheDrawing) {
  for (const char* name : {"paper:1x4", "paper:2x3", "classic:2x2"}) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const SoccerReverseSpace<1> space(pitch);
    auto context = space.search_context();
    const auto walk = [&](const auto& self, const SoccerState<1>& state) -> void {
      ASSERT_EQ(context.bridges, graphs::bridges_boost(pitch.lattice(), state.drawing));
      for (const soccer::Ply& ply : engines::moves_of(space, state)) {
        const SoccerState<1> next = space.after(state, ply);
        if (space.canonical_parent(next) != state) continue;
        space.descend(context, next, space.grade(next));
        self(self, next);
      }
    };
    walk(walk, space.start());
  }
}

}  // namespace quadrille::enumerate::reverse_space_test
