// Classes counted by reverse search: layered's rows, and up to the mirror those of brute force.
//
// ctest label: extreme
#include "enumerate/soccer/reverse.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <map>
#include <set>

#include "enumerate/soccer/space.hpp"
#include "enumerate/soccer/tallies.hpp"
#include "games/soccer/mirror.hpp"
#include "quadrille/detail/histories_ref.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {
namespace {

soccer::Pitch pitch_of(const std::string& name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

constexpr SoccerBy groupings[] = {SoccerBy::ply, SoccerBy::total, SoccerBy::ball, SoccerBy::bounces,
                                  SoccerBy::vertices};

std::vector<std::vector<std::optional<engines::Natural>>> without_histories(engines::Counts counts) {
  const auto at = std::find(counts.columns.begin(), counts.columns.end(), "histories") - counts.columns.begin();
  for (auto& row : counts.rows) row[static_cast<std::size_t>(at)] = std::nullopt;
  return std::move(counts.rows);
}

void expect_rows_of_layered(const std::string& name, std::optional<int> last_ply) {
  const soccer::Pitch pitch = pitch_of(name);
  engines::RunOptions options;
  options.last_grade = last_ply;
  for (const SoccerBy by : groupings) {
    const engines::Counts expected = count_soccer(pitch, by, options);
    for (const std::size_t threads : {1U, 2U}) {
      const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
      const engines::Counts found = count_soccer_reverse(pitch, by, options);
      EXPECT_EQ(found.columns, expected.columns);
      EXPECT_EQ(found.rows, without_histories(expected)) << name << " by " << found.columns.front();
      EXPECT_EQ(found.status, expected.status);
      EXPECT_EQ(found.last_finished_grade, expected.last_finished_grade);
    }
  }
}

TEST(CountSoccerReverse, FillsLayeredsRowsOnEveryWholePaperPitchOfAtMostSixCells) {
  for (int m = 1; m <= 6; ++m) {
    for (int n = 1; m * n <= 6; ++n) {
      expect_rows_of_layered(soccer::to_string({soccer::Rules::paper, m, n}), std::nullopt);
    }
  }
}

TEST(CountSoccerReverse, FillsLayeredsRowsOnWholeClassicPitches) {
  expect_rows_of_layered("classic:2x2", std::nullopt);
  expect_rows_of_layered("classic:2x4", std::nullopt);
}

TEST(CountSoccerReverse, FillsLayeredsRowsOnTheFirstPliesOfLargerPitches) {
  expect_rows_of_layered("paper:3x3", 10);
  expect_rows_of_layered("paper:5x5", 7);
  expect_rows_of_layered("paper:7x7", 6);
  expect_rows_of_layered("classic:4x4", 7);
  expect_rows_of_layered("classic:8x10", 6);
  for (int last = 0; last <= 12; ++last) expect_rows_of_layered("paper:1x3", last);
}

TEST(CountSoccerReverse, FillsLayeredsRowsOnTheWholeOfThreeByThree) {
  const soccer::Pitch pitch = pitch_of("paper:3x3");
  const engines::Counts found = count_soccer_reverse(pitch, SoccerBy::ply);
  EXPECT_EQ(found.rows, without_histories(count_soccer(pitch, SoccerBy::ply)));
  EXPECT_EQ(found.rows.size(), 31U);
  EXPECT_EQ(count_soccer_reverse(pitch, SoccerBy::total).rows.front()[1], engines::Natural(11546908));
}

TEST(CountSoccerReverse, RefusesWhatIsAboutHistoriesAndNamesTheRemedy) {
  const soccer::Pitch pitch = pitch_of("paper:2x2");
  EXPECT_FALSE(reverse_can(SoccerBy::size));
  EXPECT_FALSE(reverse_can(SoccerBy::outcome));
  for (const SoccerBy by : groupings) EXPECT_TRUE(reverse_can(by));
  try {
    count_soccer_reverse(pitch, SoccerBy::size);
    FAIL();
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(), "--by size: reverse_search does not count histories; use --engine layered");
    EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
  }
  EXPECT_THROW(count_soccer_reverse(pitch, SoccerBy::outcome), Error);
  EXPECT_THROW(count_soccer_reverse(pitch_of("paper:10x10"), SoccerBy::ply), Error);
  EXPECT_THROW(count_soccer_reverse(pitch_of("paper:3x3"), SoccerQuestion(SoccerBy::ply, true)), Error);
}

// Brute force up to the mirror: every history walked, each class kept under the smaller of itself and its image. By
// ply, the outcome is a part of the key.
using Key = std::vector<std::size_t>;
std::map<Key, engines::Natural> orbits_ref(const soccer::Pitch& pitch, SoccerBy by, std::optional<int> last_ply) {
  const soccer::Mirror mirror(pitch);
  const SoccerSpace<1> space(pitch);
  const DrawnVertices<1> vertices(pitch);
  std::map<Key, std::set<graphs::EdgeSet<1>>> orbits;
  engines::walk_histories(space, last_ply, [&](const SoccerState<1>& state) {
    Key key;
    const auto drawn = vertices.of(state.drawing);
    if (by == SoccerBy::ply) key = {state.drawing.size(), index(space.outcome(state))};
    if (by == SoccerBy::ball) key = {std::min(state.ball, mirror.image(state.ball))};
    if (by == SoccerBy::vertices) key = {drawn.all};
    if (by == SoccerBy::bounces) key = {state.drawing.size() + 1 - drawn.off_the_wall};
    orbits[key].insert(std::min(state.drawing, mirror.image(state.drawing)));
  });
  std::map<Key, engines::Natural> counts;
  for (const auto& [key, drawings] : orbits) counts[key] = drawings.size();
  return counts;
}

// The rows of a count, with the same keys.
std::map<Key, engines::Natural> orbits_of(const engines::Counts& counts, SoccerBy by) {
  std::map<Key, engines::Natural> orbits;
  for (const auto& row : counts.rows) {
    if (by == SoccerBy::total) {
      orbits[{}] = row[1].value();
      EXPECT_EQ(row[2], row[1]);
      continue;
    }
    const auto key = static_cast<std::size_t>(row.front().value());
    if (by != SoccerBy::ply) {
      orbits[{key}] = row[2].value();
      continue;
    }
    EXPECT_EQ(row[3], row[2]);
    engines::Natural ongoing = row[2].value();
    for (const soccer::Outcome outcome : {soccer::Outcome::goal_1, soccer::Outcome::goal_2, soccer::Outcome::blocked}) {
      const engines::Natural over = row[3 + index(outcome)].value();
      ongoing -= over;
      if (over != 0) orbits[{key, index(outcome)}] = over;
    }
    if (ongoing != 0) orbits[{key, index(soccer::Outcome::ongoing)}] = ongoing;
  }
  return orbits;
}

void expect_orbits(const std::string& name, std::optional<int> last_ply) {
  const soccer::Pitch pitch = pitch_of(name);
  engines::RunOptions options;
  options.last_grade = last_ply;
  for (const SoccerBy by : groupings) {
    const engines::Counts counts = count_soccer_reverse(pitch, SoccerQuestion(by, true), options);
    EXPECT_EQ(orbits_of(counts, by), orbits_ref(pitch, by, last_ply)) << name << " by " << counts.columns.front();
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
  const auto whole = count_soccer_reverse(pitch, SoccerBy::ply).rows;
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism, 1);  // so that the observer is called
  for (const SoccerBy by : groupings) {
    std::stop_source source;
    engines::RunOptions options;
    options.stop = source.get_token();
    options.observer = [&](const engines::Progress&) { source.request_stop(); };
    const engines::Counts part = count_soccer_reverse(pitch, by, options);
    EXPECT_EQ(part.status, engines::RunStatus::interrupted);
    if (by == SoccerBy::ply) {
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
  EXPECT_EQ(count_soccer_reverse(pitch, SoccerBy::ply, options).status, engines::RunStatus::grade_limit);
  options.memory = 1000;
  EXPECT_EQ(count_soccer_reverse(pitch, SoccerBy::ply, options).status, engines::RunStatus::memory);
}

}  // namespace
}  // namespace quadrille::enumerate
