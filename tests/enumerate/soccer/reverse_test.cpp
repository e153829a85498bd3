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
#include "games/soccer/mirror.hpp"
#include "quadrille/detail/histories_ref.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/soccer/row_types.hpp"

namespace quadrille::enumerate::reverse_test {

soccer::Pitch pitch_of(const std::string& name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

void expect_rows_of_layered(const std::string& name, std::optional<int> last_ply) {
  const soccer::Pitch pitch = pitch_of(name);
  engines::RunOptions options;
  options.last_grade = last_ply;
  for_each_row_type(ReverseRows{}, [&]<class Row>() {
    const Counted<Row> expected = count_soccer_layered<Row>(pitch, Symmetry::none, options);
    for (const std::size_t threads : {1U, 2U}) {
      const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
      const Counted<Row> found = count_soccer_reverse<Row>(pitch, Symmetry::none, options);
      EXPECT_EQ(found.rows, without_what_is_unknown(expected.rows, true))
          << name << " by " << to_string(grouping_of<Row>());
      EXPECT_EQ(found.status, expected.status);
      EXPECT_EQ(found.last_finished_grade, expected.last_finished_grade);
    }
  });
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
#ifndef QUADRILLE_SANITIZED  // where it takes more than ten minutes (threads)
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
  const auto found = count_soccer_reverse<soccer::PlyCounts>(pitch);
  EXPECT_EQ(found.rows, without_what_is_unknown(count_soccer_layered<soccer::PlyCounts>(pitch).rows, true));
  EXPECT_EQ(found.rows.size(), 31U);
  EXPECT_EQ(count_soccer_reverse<soccer::TotalCounts>(pitch).rows.at(0).weak_classes, 11546908);
}
#endif

// What is about histories cannot be asked: the compiler refuses it, and require_engine (engine_test.cpp).
static_assert(!RowOfReverse<soccer::SizeCounts> && !RowOfReverse<soccer::OutcomeCounts>);
static_assert(!reverse_can(Grouping::size) && !reverse_can(Grouping::outcome));

TEST(CountSoccerReverse, RefusesPitchesWithoutDrawingsOrAMirror) {
  for_each_row_type(ReverseRows{}, []<class Row>() { EXPECT_TRUE(reverse_can(grouping_of<Row>())); });
  EXPECT_THROW(count_soccer_reverse<soccer::PlyCounts>(pitch_of("paper:10x10")), Error);
  EXPECT_THROW(count_soccer_reverse<soccer::PlyCounts>(pitch_of("paper:3x3"), Symmetry::mirror), Error);
}

// Brute force up to the mirror: every history walked, each class held under the smaller of itself and its image. By
// ply, the outcome is a part of the key.
using Key = std::vector<std::size_t>;
std::map<Key, Natural> orbits_ref(const soccer::Pitch& pitch, Grouping by, std::optional<int> last_ply) {
  const soccer::Mirror mirror(pitch);
  const SoccerSpace<1> space(pitch);
  const DrawnVertices<1> vertices(pitch);
  std::map<Key, std::set<graphs::EdgeSet<1>>> orbits;
  engines::walk_histories(space, last_ply, [&](const SoccerState<1>& state) {
    Key key;
    const auto drawn = vertices.of(state.drawing);
    if (by == Grouping::ply) key = {state.drawing.size(), index(space.outcome(state))};
    if (by == Grouping::ball) key = {std::min(state.ball, mirror.image(state.ball))};
    if (by == Grouping::vertices) key = {drawn.all};
    if (by == Grouping::bounces) key = {state.drawing.size() + 1 - drawn.off_the_wall};
    orbits[key].insert(std::min(state.drawing, mirror.image(state.drawing)));
  });
  std::map<Key, Natural> counts;
  for (const auto& [key, drawings] : orbits) counts[key] = drawings.size();
  return counts;
}

// A row of a count under the same keys.
void add(std::map<Key, Natural>& orbits, const soccer::Pitch& /*pitch*/, const soccer::TotalCounts& row) {
  orbits[{}] = row.weak_classes;
  EXPECT_EQ(row.strong_classes, row.weak_classes);
}
void add(std::map<Key, Natural>& orbits, const soccer::Pitch& /*pitch*/, const soccer::PlyCounts& row) {
  const auto ply = static_cast<std::size_t>(row.ply);
  EXPECT_EQ(row.strong_classes, row.weak_classes);
  Natural ongoing = row.weak_classes;
  for (const auto& [outcome, over] :
       {std::pair(soccer::Outcome::goal_1, row.goal_1.value()), std::pair(soccer::Outcome::goal_2, row.goal_2.value()),
        std::pair(soccer::Outcome::blocked, row.blocked.value())}) {
    ongoing -= over;
    if (over != 0) orbits[{ply, index(outcome)}] = over;
  }
  if (ongoing != 0) orbits[{ply, index(soccer::Outcome::ongoing)}] = ongoing;
}
void add(std::map<Key, Natural>& orbits, const soccer::Pitch& pitch, const soccer::BallCounts& row) {
  for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
    if (to_string(pitch.lattice().point(static_cast<soccer::Vertex>(v))) == row.ball) orbits[{v}] = row.weak_classes;
  }
}
void add(std::map<Key, Natural>& orbits, const soccer::Pitch& /*pitch*/, const soccer::BounceCounts& row) {
  orbits[{static_cast<std::size_t>(row.bounces)}] = row.weak_classes;
}
void add(std::map<Key, Natural>& orbits, const soccer::Pitch& /*pitch*/, const soccer::VertexCounts& row) {
  orbits[{static_cast<std::size_t>(row.vertices)}] = row.weak_classes;
}

void expect_orbits(const std::string& name, std::optional<int> last_ply) {
  const soccer::Pitch pitch = pitch_of(name);
  engines::RunOptions options;
  options.last_grade = last_ply;
  for_each_row_type(ReverseRows{}, [&]<class Row>() {
    std::map<Key, Natural> found;
    for (const Row& row : count_soccer_reverse<Row>(pitch, Symmetry::mirror, options).rows) add(found, pitch, row);
    constexpr Grouping by = grouping_of<Row>();
    EXPECT_EQ(found, orbits_ref(pitch, by, last_ply)) << name << " by " << to_string(by);
  });
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
  const auto whole = count_soccer_reverse<soccer::PlyCounts>(pitch).rows;
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism, 1);  // so that the observer is called
  for_each_row_type(ReverseRows{}, [&]<class Row>() {
    std::stop_source source;
    engines::RunOptions options;
    options.stop = source.get_token();
    options.observer = [&](const engines::Progress&) { source.request_stop(); };
    const Counted<Row> part = count_soccer_reverse<Row>(pitch, Symmetry::none, options);
    EXPECT_EQ(part.status, engines::RunStatus::interrupted);
    if constexpr (std::same_as<Row, soccer::PlyCounts>) {
      ASSERT_EQ(part.rows.size(), 7U);
      EXPECT_EQ(part.last_finished_grade, 6);
      EXPECT_TRUE(std::equal(part.rows.begin(), part.rows.end(), whole.begin()));
    } else {
      EXPECT_TRUE(part.rows.empty());
      EXPECT_EQ(part.last_finished_grade, -1);
    }
  });
}

TEST(CountSoccerReverse, TakesAMegabyteAndSaysSoWhenItHasLess) {
  const soccer::Pitch pitch = pitch_of("paper:3x3");
  engines::RunOptions options;
  options.last_grade = 9;
  options.memory = std::size_t{1} << 20U;
  EXPECT_EQ(count_soccer_reverse<soccer::PlyCounts>(pitch, Symmetry::none, options).status,
            engines::RunStatus::grade_limit);
  options.memory = 1000;
  EXPECT_EQ(count_soccer_reverse<soccer::PlyCounts>(pitch, Symmetry::none, options).status, engines::RunStatus::memory);
}

}  // namespace quadrille::enumerate::reverse_test
