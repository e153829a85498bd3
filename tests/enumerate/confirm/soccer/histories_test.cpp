// The independent method for the number of histories: its residues are those of the histories that layered lists ply by
// ply, and that the engine trails counts.
#include "enumerate/confirm/soccer/histories.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <string>
#include <vector>

#include "enumerate/confirm/soccer/residue_sweep.hpp"
#include "enumerate/soccer/histories/counts.hpp"
#include "enumerate/soccer/layered.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/confirm/power_modulo.hpp"

namespace quadrille::confirm::histories_test {

using soccer::By;
using soccer::CountRow;

// The sum over the rows of histories * x^ply.
std::uint64_t polynomial(const std::vector<CountRow>& rows, std::uint64_t x) {
  Natural sum = 0;
  for (const CountRow& row : rows) {
    const Natural power = power_modulo(Natural(x), Natural(*row.ply), Natural(residue_modulus));
    sum += *row.histories * power;
  }
  return static_cast<std::uint64_t>(sum % residue_modulus);
}

void expect_rows(const soccer::PitchName& name, const std::vector<CountRow>& rows) {
  const HistoriesResidue found = residue_of_histories(name);
  EXPECT_EQ(found.histories, polynomial(rows, 1)) << to_string(name);
  EXPECT_EQ(found.at_point, polynomial(rows, histories_point)) << to_string(name);
}

TEST(HistoriesResidue, IsThatOfTheListedHistoriesOnEverySmallPitch_standard) {
  const auto expect_listed = [](const soccer::PitchName& name) {
    expect_rows(name, enumerate::count_soccer_layered(soccer::Pitch(name), By::ply).rows);
  };
  for (int m = 1; m <= 7; ++m) {
    for (int n = 1; m * n <= 7; ++n) expect_listed({soccer::Rules::paper, m, n});
  }
  for (const char* name : {"classic:2x2", "classic:2x4", "classic:4x2"}) expect_listed(soccer::parse_pitch_name(name));
}

TEST(HistoriesResidue, IsThatOfTheHistoriesThatTrailsCounts_standard) {
  for (const char* name : {"paper:3x3", "paper:3x4", "paper:2x9", "paper:12x2", "classic:2x8"}) {
    const soccer::PitchName pitch = soccer::parse_pitch_name(name);
    expect_rows(pitch, enumerate::count_soccer_trails(soccer::Pitch(pitch), By::ply).rows);
  }
}

// On a path, the trails from the start are the empty one and one to each other vertex.
TEST(HistoriesResidue, CountsTheTrailsOfAPath) {
  residue::Graph path;
  for (int x = 0; x < 7; ++x) path.points.push_back({x, 0});
  for (std::size_t v = 1; v < path.points.size(); ++v) path.edges.emplace_back(v - 1, v);
  for (path.start = 0; path.start < path.points.size(); ++path.start) {
    EXPECT_EQ(histories_sweep(path).histories, 7U) << path.start;
  }
  path.start = 3;
  path.points[5].goal = 1;  // no trail passes a goal
  EXPECT_EQ(histories_sweep(path).histories, 6U);
}

// A circle has two directions, and the last edge of either leads back to the start, where the trail ends.
TEST(HistoriesResidue, CountsTheTrailsOfACircle) {
  residue::Graph circle;
  for (int x = 0; x < 5; ++x) circle.points.push_back({x, 0});
  circle.edges = {{0, 1}, {0, 2}, {1, 3}, {2, 4}, {3, 4}};
  for (circle.start = 0; circle.start < 5; ++circle.start) EXPECT_EQ(histories_sweep(circle).histories, 11U);
}

TEST(HistoriesResidue, IsTheSameOnAnyNumberOfThreads_standard) {
  const soccer::PitchName name = soccer::parse_pitch_name("paper:3x3");
  const HistoriesResidue many = residue_of_histories(name);
  const tbb::global_control one(tbb::global_control::max_allowed_parallelism, 1);
  const HistoriesResidue alone = residue_of_histories(name);
  EXPECT_EQ(many.at_point, alone.at_point);
  EXPECT_EQ(many.peak_states, alone.peak_states);
}

TEST(HistoriesResidue, OfAPitchWhoseStartIsAGoalIsOne) {
  EXPECT_EQ(residue_of_histories(soccer::parse_pitch_name("paper:4x1")).at_point, 1U);
}

TEST(HistoriesResidue, RefusesAPitchThatIsTooWide) {
  EXPECT_THROW(residue_of_histories(soccer::parse_pitch_name("paper:12x12")), Error);
}

TEST(Fragments, AreAListInAnyOrder) {
  using namespace histories;
  Fragments one;
  Fragments other;
  one.add(2, 5);
  one.add(outside, 3);
  one.add(2, 2);
  other.add(2, 2);
  other.add(5, 2);
  other.add(3, outside);
  EXPECT_EQ(one.word(), other.word());
  EXPECT_EQ(Fragments(one.word()).count(2), 3U);
  EXPECT_EQ(one.count(outside), 1U);
  EXPECT_EQ(one.count(4), 0U);
}

TEST(Fragments, AreJoinedInAsManyWaysAsTheirEnds) {
  using namespace histories;
  Fragments three;
  three.add(2, 5);
  three.add(2, 2);
  three.add(5, 2);
  std::size_t ways = 0;
  three.for_each_at(2, [&](const Fragments& rest, End other, std::uint64_t times) {
    EXPECT_EQ(times, 2U);
    EXPECT_EQ(rest.count(2), other == 2 ? 2U : 3U);
    ways += times;
  });
  EXPECT_EQ(ways, 4U);
}

}  // namespace quadrille::confirm::histories_test
