// Counters and solvers that hold drawings refuse a pitch with more segments than a drawing can have, and say so.
#include <gtest/gtest.h>

#include <string_view>

#include "enumerate/soccer/certificate/certificate.hpp"
#include "enumerate/soccer/layered.hpp"
#include "enumerate/soccer/positions.hpp"
#include "enumerate/soccer/reverse.hpp"
#include "enumerate/soccer/search/solver.hpp"
#include "enumerate/soccer/state_graph.hpp"
#include "enumerate/soccer/values/winners.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/soccer/groupings.hpp"

namespace quadrille::enumerate::undrawable_test {

// True if it throws an error that the pitch is too large for a drawing.
template <class Do>
bool is_refused(const Do& act) {
  try {
    act();
    return false;
  } catch (const Error& error) {
    return std::string_view(error.what()).find("at most 384") != std::string_view::npos;
  }
}

engines::RunOptions one_ply() {
  engines::RunOptions options;
  options.last_grade = 1;
  return options;
}

TEST(UndrawablePitch, IsCountedByNeitherLayersNorReverseSearchNorTheReference) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:10x10"));
  for (const By by : all_but_winner) {
    EXPECT_TRUE(is_refused([&] { count_soccer_layered(pitch, by, Symmetry::none, one_ply()); }));
    EXPECT_TRUE(is_refused([&] { count_soccer_ref(pitch, by, Symmetry::none, 1); }));
  }
  for (const By by : reverse_groupings) {
    EXPECT_TRUE(is_refused([&] { count_soccer_reverse(pitch, by, Symmetry::none, one_ply()); }));
  }
}

TEST(UndrawablePitch, IsNotSolvedListedOrCertified) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:10x10"));
  const soccer::WidePosition start{{}, pitch.start(), soccer::Player::one};
  EXPECT_TRUE(is_refused([&] { count_soccer_winners(pitch, Symmetry::none, one_ply()); }));
  EXPECT_TRUE(is_refused([&] { count_soccer_winners_ref(pitch, Symmetry::none, 1); }));
  EXPECT_TRUE(is_refused([&] { solve_distances(pitch, start, one_ply()); }));
  EXPECT_TRUE(is_refused([&] { SoccerSolver::make(pitch, one_ply()); }));
  EXPECT_TRUE(is_refused([&] { perft(pitch, 1); }));
  const PositionSink sink{.prepare = {}, .take = [](const PositionBlock&) { return true; }};
  EXPECT_TRUE(is_refused([&] { soccer_positions(pitch, sink, one_ply()); }));
  EXPECT_TRUE(is_refused([&] { soccer_positions_ref(pitch, 1); }));
  EXPECT_TRUE(is_refused([&] { state_graph(pitch, 1, 1000); }));
  const auto no_ply = [](const soccer::WidePosition&) { return soccer::Ply{}; };
  EXPECT_TRUE(is_refused([&] { write_certificate(pitch, {pitch.start()}, soccer::Player::one, no_ply, one_ply()); }));
}

}  // namespace quadrille::enumerate::undrawable_test
