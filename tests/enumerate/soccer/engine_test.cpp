// The three engines are one count: on every pitch, paper and classic, of at most ten million classes they give the same
// rows wherever both fill a column. And the choice between them.
//
// ctest label: extreme
#include "enumerate/soccer/engine.hpp"

#include <gtest/gtest.h>

#include <set>

#include "enumerate/soccer/frontier.hpp"
#include "enumerate/soccer/reverse.hpp"
#include "enumerate/soccer/sweep.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {
namespace {

// Sanitizers make the walks twenty times slower.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int most_classes = 300'000;
#else
constexpr int most_classes = 10'000'000;
#endif

// Every pitch with sides up to nine (a wider or longer one of more than one row has more classes; one of one row has
// one class) whose classes the sweep counts to be at most most_classes.
std::vector<soccer::PitchName> small_pitches() {
  std::vector<soccer::PitchName> names;
  for (const soccer::Rules rules : {soccer::Rules::paper, soccer::Rules::classic}) {
    const int step = rules == soccer::Rules::paper ? 1 : 2;
    for (int width = step; width <= 9; width += step) {
      for (int height = step; height <= 9; height += step) {
        const soccer::PitchName name{rules, width, height};
        const soccer::Pitch pitch(name);
        const bool one_class = pitch.goal(pitch.start()) != soccer::Goal::none;
        if (!one_class && bits_needed(whole_sweep(pitch)) > 40) continue;
        if (count_soccer_frontier(pitch, SoccerBy::total).rows[0][1].value() <= most_classes) names.push_back(name);
      }
    }
  }
  return names;
}

// The cells that both fill are equal, and there are as many rows.
void expect_same(const engines::Counts& a, const engines::Counts& b, const std::string& what) {
  ASSERT_EQ(a.rows.size(), b.rows.size()) << what;
  std::size_t compared = 0;
  for (std::size_t row = 0; row < a.rows.size(); ++row) {
    for (std::size_t column = 0; column < a.columns.size(); ++column) {
      const auto& left = a.rows[row][column];
      const auto& right = b.rows[row][column];
      if (!left || !right) continue;
      ++compared;
      EXPECT_EQ(*left, *right) << what << ", row " << row << ", " << a.columns[column];
    }
  }
  EXPECT_GE(compared, 2 * a.rows.size()) << what;
}

TEST(SoccerEngine, AllAgreeOnEveryPitchOfAtMostTenMillionClasses) {
  std::set<std::string> seen;
  for (const soccer::PitchName& name : small_pitches()) {
    const soccer::Pitch pitch(name);
    seen.insert(to_string(name));
    for (const SoccerBy by : {SoccerBy::ply, SoccerBy::ball}) {
      const std::string what = to_string(name) + (by == SoccerBy::ply ? " by ply" : " by ball");
      const engines::Counts listed = count_soccer(SoccerEngine::layered, pitch, by);
      expect_same(listed, count_soccer(SoccerEngine::frontier, pitch, by), what + ", frontier");
      expect_same(listed, count_soccer(SoccerEngine::reverse, pitch, by), what + ", reverse");
    }
  }
  for (const char* expected : {"paper:1x5", "paper:2x3", "paper:3x2", "paper:9x1", "classic:2x2"}) {
    EXPECT_TRUE(seen.contains(expected)) << expected;
  }
}

TEST(SoccerEngine, AllAgreeUpToTheMirrorToo) {
  for (const char* name : {"paper:2x1", "paper:2x2", "paper:2x3", "paper:4x1", "paper:4x2", "classic:2x2"}) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    for (const SoccerBy by : {SoccerBy::ply, SoccerBy::total, SoccerBy::ball}) {
      const SoccerQuestion question(by, true);
      const engines::Counts listed = count_soccer(SoccerEngine::layered, pitch, question);
      expect_same(listed, count_soccer(SoccerEngine::frontier, pitch, question), name);
      expect_same(listed, count_soccer(SoccerEngine::reverse, pitch, question), name);
    }
  }
}

SoccerEngine chosen(const char* name, SoccerBy by, std::optional<int> last = {}, std::size_t memory = -1ULL) {
  engines::RunOptions options;
  options.last_grade = last;
  options.memory = memory;
  const SoccerEngineChoice choice = choose_soccer_engine(soccer::parse_pitch_name(name), by, options);
  EXPECT_FALSE(choice.reason.empty());
  return choice.engine;
}

TEST(SoccerEngine, ListsWhatCanBeListedAndSweepsTheRest) {
  EXPECT_EQ(chosen("paper:3x3", SoccerBy::ply), SoccerEngine::layered);
  EXPECT_EQ(chosen("paper:5x2", SoccerBy::total), SoccerEngine::layered);   // 72,899,498 classes
  EXPECT_EQ(chosen("paper:2x5", SoccerBy::total), SoccerEngine::frontier);  // 102,136,349
  EXPECT_EQ(chosen("paper:9x1", SoccerBy::ply), SoccerEngine::layered);
  EXPECT_EQ(chosen("paper:5x5", SoccerBy::ply), SoccerEngine::frontier);
  EXPECT_EQ(chosen("paper:5x5", SoccerBy::ply, 9), SoccerEngine::layered);
  EXPECT_EQ(chosen("paper:4x4", SoccerBy::ply, 60), SoccerEngine::frontier);
  EXPECT_EQ(chosen("paper:4x4", SoccerBy::ball, 60), SoccerEngine::layered);
  EXPECT_EQ(chosen("paper:5x5", SoccerBy::ply, {}, std::size_t{200} << 20U), SoccerEngine::frontier);
  EXPECT_EQ(chosen("classic:8x10", SoccerBy::ball, {}, std::size_t{40} << 30U), SoccerEngine::frontier);
  EXPECT_EQ(chosen("classic:8x10", SoccerBy::total), SoccerEngine::frontier);
  EXPECT_EQ(chosen("classic:8x10", SoccerBy::total, {}, std::size_t{1} << 30U), SoccerEngine::layered);
  EXPECT_EQ(chosen("classic:8x10", SoccerBy::bounces), SoccerEngine::layered);
  EXPECT_EQ(chosen("paper:12x12", SoccerBy::total),
            SoccerEngine::frontier);  // no drawing holds it; refused as too wide
  EXPECT_EQ(chosen("paper:10x8", SoccerBy::ply, {}, std::size_t{24} << 30U), SoccerEngine::layered);  // too many lanes
  EXPECT_EQ(chosen("paper:1x300", SoccerBy::total, 5), SoccerEngine::frontier);
}

TEST(SoccerEngine, AnEngineSaysWhichOtherCanDoWhatItCannot) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:1x2"));
  EXPECT_THROW(require_engine(SoccerEngine::reverse, pitch.name(), SoccerBy::ply, {}, true), Error);
  EXPECT_NO_THROW(require_engine(SoccerEngine::reverse, pitch.name(), SoccerBy::ply, {}, false));
  EXPECT_NO_THROW(require_engine(SoccerEngine::layered, pitch.name(), SoccerBy::size, 3, true));
  EXPECT_THROW(require_engine(SoccerEngine::frontier, pitch.name(), SoccerBy::ball, 3, false), Error);
  EXPECT_THROW(require_engine(SoccerEngine::frontier, {soccer::Rules::paper, 10, 10}, SoccerBy::ply, {}, false), Error);
  EXPECT_THROW(require_engine(SoccerEngine::layered, {soccer::Rules::paper, 10, 10}, SoccerBy::ply, {}, false), Error);
  EXPECT_THROW(count_soccer(SoccerEngine::reverse, pitch, SoccerBy::size), Error);
  EXPECT_THROW(count_soccer(SoccerEngine::frontier, pitch, SoccerBy::size), Error);
  EXPECT_EQ(to_string(SoccerEngine::reverse), "reverse");
}

}  // namespace
}  // namespace quadrille::enumerate
