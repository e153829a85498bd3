// Classes counted by reverse search: layered's rows, and up to the mirror those of brute force.
#include "enumerate/soccer/reverse.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <map>
#include <set>

#include "enumerate/soccer/layered.hpp"
#include "enumerate/soccer/space.hpp"
#include "enumerate/soccer/tallies.hpp"
#include "games/soccer/symmetry.hpp"
#include "quadrille/detail/histories_ref.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/soccer/groupings.hpp"

namespace quadrille::enumerate::reverse_test {

soccer::Pitch pitch_of(const std::string& name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

void expect_rows_of_layered(const std::string& name, std::optional<int> last_ply) {
  const soccer::Pitch pitch = pitch_of(name);
  engines::RunOptions options;
  options.last_grade = last_ply;
  for (const By by : reverse_groupings) {
    const Counted expected = count_soccer_layered(pitch, by, Symmetry::none, options);
    for (const std::size_t threads : {1U, 2U}) {
      const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
      const Counted found = count_soccer_reverse(pitch, by, Symmetry::none, options);
      EXPECT_EQ(found.rows, without_what_is_unknown(expected.rows, true)) << name << " by " << to_string(by);
      EXPECT_EQ(found.status, expected.status);
      EXPECT_EQ(found.last_finished_grade, expected.last_finished_grade);
    }
  }
}

TEST(CountSoccerReverse, FillsLayeredsRowsOnEveryWholePaperPitchOfAtMostSixCells_standard) {
  for (int m = 1; m <= 6; ++m) {
    for (int n = 1; m * n <= 6; ++n) {
      expect_rows_of_layered(soccer::to_string({soccer::Rules::paper, m, n}), std::nullopt);
    }
  }
}

TEST(CountSoccerReverse, FillsLayeredsRowsOnWholeClassicPitches_standard) {
  expect_rows_of_layered("classic:2x2", std::nullopt);
#ifndef QUADRILLE_SANITIZED  // it takes more than ten minutes there (threads)
  expect_rows_of_layered("classic:2x4", std::nullopt);
#endif
}

TEST(CountSoccerReverse, FillsLayeredsRowsOnTheFirstPliesOfLargerPitches_standard) {
  expect_rows_of_layered("paper:3x3", 10);
  expect_rows_of_layered("paper:5x5", 7);
  expect_rows_of_layered("paper:7x7", 6);
  expect_rows_of_layered("classic:4x4", 7);
  expect_rows_of_layered("classic:8x10", 6);
  for (int last = 0; last <= 12; ++last) expect_rows_of_layered("paper:1x3", last);
}

#ifndef QUADRILLE_SANITIZED  // as above
TEST(CountSoccerReverse, FillsLayeredsRowsOnTheWholeOfThreeByThree_standard) {
  const soccer::Pitch pitch = pitch_of("paper:3x3");
  const auto found = count_soccer_reverse(pitch, By::ply);
  EXPECT_EQ(found.rows, without_what_is_unknown(count_soccer_layered(pitch, By::ply).rows, true));
  EXPECT_EQ(found.rows.size(), 31U);
  EXPECT_EQ(count_soccer_reverse(pitch, By::total).rows.at(0).weak_classes, 11546908);
}
#endif

TEST(CountSoccerReverse, RefusesPitchesWithoutDrawingsOrAMirror) {
  for (const By by : soccer::groupings) EXPECT_EQ(reverse_can(by), std::ranges::count(reverse_groupings, by) == 1);
  EXPECT_THROW(count_soccer_reverse(pitch_of("paper:10x10"), By::ply), Error);
  EXPECT_THROW(count_soccer_reverse(pitch_of("paper:3x3"), By::ply, Symmetry::mirror), Error);
}

// Brute force up to the mirror: it walks every history and keeps each class under the smaller of itself and its image.
// By ply, the outcome is a part of the key.
using Key = std::vector<std::size_t>;
std::map<Key, Natural> orbits_ref(const soccer::Pitch& pitch, By by, std::optional<int> last_ply) {
  const soccer::Automorphism mirror = soccer::mirror_of(pitch);
  const SoccerSpace<1> space(pitch);
  const DrawnVertices<1> vertices(pitch);
  std::map<Key, std::set<graphs::EdgeSet<1>>> orbits;
  engines::walk_histories(space, last_ply, [&](const SoccerState<1>& state) {
    Key key;
    const auto drawn = vertices.of(state.drawing);
    if (by == By::ply) key = {state.drawing.size(), index(space.outcome(state))};
    if (by == By::ball) key = {std::min(state.ball, mirror.image(state.ball))};
    if (by == By::vertices) key = {drawn.all};
    if (by == By::bounces) key = {state.drawing.size() + 1 - drawn.off_the_wall};
    orbits[key].insert(std::min(state.drawing, mirror.image(state.drawing)));
  });
  std::map<Key, Natural> counts;
  for (const auto& [key, drawings] : orbits) counts[key] = drawings.size();
  return counts;
}

// Adds a row of a count under the same keys.
void add_row(std::map<Key, Natural>& orbits, const soccer::Pitch& pitch, By by, const CountRow& row) {
  const Natural& classes = row.weak_classes.value();
  if (by == By::ply || by == By::total) {
    EXPECT_EQ(row.strong_classes, classes);
  }
  if (by == By::total) orbits[{}] = classes;
  if (by == By::bounces) orbits[{static_cast<std::size_t>(row.bounces.value())}] = classes;
  if (by == By::vertices) orbits[{static_cast<std::size_t>(row.vertices.value())}] = classes;
  if (by == By::ball) {
    for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
      if (to_string(pitch.lattice().point(static_cast<soccer::Vertex>(v))) == row.ball) orbits[{v}] = classes;
    }
  }
  if (by != By::ply) return;
  const auto ply = static_cast<std::size_t>(row.ply.value());
  Natural ongoing = classes;
  for (const auto& [outcome, over] :
       {std::pair(soccer::Outcome::goal_1, row.goal_1.value()), std::pair(soccer::Outcome::goal_2, row.goal_2.value()),
        std::pair(soccer::Outcome::blocked, row.blocked.value())}) {
    ongoing -= over;
    if (over != 0) orbits[{ply, index(outcome)}] = over;
  }
  if (ongoing != 0) orbits[{ply, index(soccer::Outcome::ongoing)}] = ongoing;
}

void expect_orbits(const std::string& name, std::optional<int> last_ply) {
  const soccer::Pitch pitch = pitch_of(name);
  engines::RunOptions options;
  options.last_grade = last_ply;
  for (const By by : reverse_groupings) {
    std::map<Key, Natural> found;
    for (const CountRow& row : count_soccer_reverse(pitch, by, Symmetry::mirror, options).rows) {
      add_row(found, pitch, by, row);
    }
    EXPECT_EQ(found, orbits_ref(pitch, by, last_ply)) << name << " by " << to_string(by);
  }
}

TEST(CountSoccerReverse, UpToTheMirrorCountsTheOrbitsThatBruteForceFinds) {
  expect_orbits("paper:2x2", std::nullopt);
  expect_orbits("paper:4x1", std::nullopt);
  expect_orbits("classic:2x2", std::nullopt);
  expect_orbits("paper:2x3", 9);
  expect_orbits("paper:4x2", 6);
  expect_orbits("classic:2x4", 6);
}

TEST(CountSoccerReverse, KeepsTheFirstPliesWhenInterruptedAndNoSums) {
  const soccer::Pitch pitch = pitch_of("paper:3x3");
  const auto whole = count_soccer_reverse(pitch, By::ply).rows;
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism, 1);  // so it calls the observer
  for (const By by : reverse_groupings) {
    std::stop_source source;
    engines::RunOptions options;
    options.stop = source.get_token();
    options.observer = [&](const engines::Progress&) { source.request_stop(); };
    const Counted part = count_soccer_reverse(pitch, by, Symmetry::none, options);
    EXPECT_EQ(part.status, engines::RunStatus::interrupted);
    if (by == By::ply) {
      ASSERT_EQ(part.rows.size(), 7U);
      EXPECT_EQ(part.last_finished_grade, 6);
      EXPECT_TRUE(std::equal(part.rows.begin(), part.rows.end(), whole.begin()));
    } else {
      EXPECT_TRUE(part.rows.empty());
      EXPECT_EQ(part.last_finished_grade, -1);
    }
  }
}

TEST(CountSoccerReverse, TakesAMegabyteAndSaysSoWhenItHasLess) {
  const soccer::Pitch pitch = pitch_of("paper:3x3");
  engines::RunOptions options;
  options.last_grade = 9;
  options.memory = std::size_t{1} << 20U;
  EXPECT_EQ(count_soccer_reverse(pitch, By::ply, Symmetry::none, options).status, engines::RunStatus::grade_limit);
  options.memory = 1000;
  EXPECT_EQ(count_soccer_reverse(pitch, By::ply, Symmetry::none, options).status, engines::RunStatus::memory);
}

}  // namespace quadrille::enumerate::reverse_test
