// What holds drawings refuses a pitch with more segments than a drawing can have, whoever asks: not only the jobs,
// which choose another engine.
//
// ctest label: quick
#include <gtest/gtest.h>

#include "enumerate/soccer/certificate/certificate.hpp"
#include "enumerate/soccer/counts.hpp"
#include "enumerate/soccer/perft.hpp"
#include "enumerate/soccer/positions.hpp"
#include "enumerate/soccer/reverse.hpp"
#include "enumerate/soccer/search/solver.hpp"
#include "enumerate/soccer/state_graph.hpp"
#include "enumerate/soccer/values/distances.hpp"
#include "enumerate/soccer/values/winners.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/soccer/row_types.hpp"

namespace quadrille::enumerate {
namespace {

engines::RunOptions one_ply() {
  engines::RunOptions options;
  options.last_grade = 1;
  return options;
}

TEST(UndrawablePitch, IsCountedByNeitherLayersNorReverseSearchNorTheReference) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:10x10"));
  for_each_row_type(AllRows{}, [&]<class Row>() {
    EXPECT_THROW(count_soccer_layered<Row>(pitch, Symmetry::none, one_ply()), Error);
    EXPECT_THROW(count_soccer_ref<Row>(pitch, Symmetry::none, 1), Error);
  });
  for_each_row_type(ReverseRows{}, [&]<class Row>() {
    EXPECT_THROW(count_soccer_reverse<Row>(pitch, Symmetry::none, one_ply()), Error);
  });
}

TEST(UndrawablePitch, IsNotSolvedListedOrCertified) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:10x10"));
  const soccer::WidePosition start{{}, pitch.start(), soccer::Player::one};
  EXPECT_THROW(count_soccer_winners(pitch, Symmetry::none, one_ply()), Error);
  EXPECT_THROW(count_soccer_winners_ref(pitch, Symmetry::none, 1), Error);
  EXPECT_THROW(solve_distances(pitch, start, one_ply()), Error);
  EXPECT_THROW(SoccerSolver::make(pitch, one_ply()), Error);
  EXPECT_THROW(perft(pitch, 1), Error);
  const PositionSink sink{.prepare = {}, .take = [](const PositionBlock&) { return true; }};
  EXPECT_THROW(soccer_positions(pitch, sink, one_ply()), Error);
  EXPECT_THROW(soccer_positions_ref(pitch, 1), Error);
  EXPECT_THROW(state_graph(pitch, 1, 1000), Error);
  const auto no_ply = [](const soccer::WidePosition&) { return soccer::Ply{}; };
  EXPECT_THROW(write_certificate(pitch, {pitch.start()}, soccer::Player::one, no_ply, one_ply()), Error);
}

}  // namespace
}  // namespace quadrille::enumerate
