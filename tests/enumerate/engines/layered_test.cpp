// The layered engine itself: counters that widen or stop, limits, stop tokens, threads.
#include "quadrille/detail/layered.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include "enumerate/soccer/space.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::engines::layered_test {

using namespace enumerate;

soccer::Pitch pitch_of(const char* name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

/// A run's report: states and histories by layer.
struct Walk {
  RunStatus status = RunStatus::complete;
  std::vector<std::uint64_t> states;
  std::vector<Natural> histories;
};

template <class... Counts>
Walk run(const soccer::Pitch& pitch, const RunOptions& options = {}) {
  Walk result;
  const SoccerSpace<1> space(pitch);
  result.status = layered<Counts...>(space, options, [&](const auto& layer) {
    EXPECT_EQ(static_cast<std::size_t>(layer.grade()), result.states.size());
    result.states.push_back(layer.size());
    result.histories.push_back(layer
                                   .template tally<ExactSum>([](ExactSum& sum, const auto& entry) {
                                     sum.add(static_cast<Count128>(entry.paths()));
                                   })
                                   .value());
  });
  return result;
}

TEST(Layered, WalksAWholeBoardAndSaysSo) {
  const Walk whole = run<>(pitch_of("paper:1x3"));
  EXPECT_EQ(whole.status, RunStatus::complete);
  EXPECT_EQ(whole.states.size(), 12U);
}

TEST(Layered, WidensANarrowCounterWithoutLosingAHistory) {
  const soccer::Pitch pitch = pitch_of("classic:2x2");
  const Walk wide = run<>(pitch);
  const Walk narrow = run<std::uint8_t, std::uint16_t, std::uint64_t>(pitch);
  EXPECT_EQ(narrow.status, RunStatus::complete);
  EXPECT_EQ(narrow.states, wide.states);
  EXPECT_EQ(narrow.histories, wide.histories);
}

TEST(Layered, StopsBeforeTheLastCounterWraps) {
  const soccer::Pitch pitch = pitch_of("classic:2x2");
  const Walk wide = run<>(pitch);
  const Walk narrow = run<std::uint8_t>(pitch);
  EXPECT_EQ(narrow.status, RunStatus::overflow);
  ASSERT_LT(narrow.states.size(), wide.states.size());
  ASSERT_GT(narrow.states.size(), 5U);
  for (std::size_t k = 0; k < narrow.states.size(); ++k) {
    EXPECT_EQ(narrow.states[k], wide.states[k]);
    EXPECT_EQ(narrow.histories[k], wide.histories[k]);
  }
}

TEST(Layered, StopsAfterTheLastGradeAndKnowsWhetherAnythingIsLeft) {
  const soccer::Pitch pitch = pitch_of("paper:1x3");
  RunOptions options;
  options.last_grade = 4;
  const Walk part = run<>(pitch, options);
  EXPECT_EQ(part.status, RunStatus::grade_limit);
  EXPECT_EQ(part.states.size(), 5U);
  options.last_grade = 11;
  EXPECT_EQ(run<>(pitch, options).status, RunStatus::complete);
  options.last_grade = 0;
  EXPECT_EQ(run<>(pitch, options).states.size(), 1U);
}

TEST(Layered, KeepsFinishedLayersWhenTheBudgetEnds_standard) {
  const soccer::Pitch pitch = pitch_of("paper:3x3");
  RunOptions options;
  options.memory = std::size_t{24} << 20U;
  const Walk part = run<>(pitch, options);
  EXPECT_EQ(part.status, RunStatus::memory);
  ASSERT_GE(part.states.size(), 8U);
  EXPECT_EQ(part.states[7], 10606U);
  options.memory = 0;
  EXPECT_EQ(run<>(pitch, options).status, RunStatus::memory);
}

TEST(Layered, HeedsTheStopTokenAndKeepsFinishedLayers) {
  const soccer::Pitch pitch = pitch_of("paper:3x3");
  std::stop_source source;
  RunOptions options;
  options.stop = source.get_token();
  options.observer = [&](const Progress& progress) {
    EXPECT_LE(progress.done, progress.total);
    if (progress.grade == 6) source.request_stop();
  };
  const Walk part = run<>(pitch, options);
  EXPECT_EQ(part.status, RunStatus::interrupted);
  EXPECT_EQ(part.states.size(), 7U);  // layers 0 to 6; the seventh was given up
}

TEST(Layered, GivesTheSameLayersOnAnyNumberOfThreads_standard) {
  const soccer::Pitch pitch = pitch_of("paper:3x3");
  RunOptions options;
  options.last_grade = 10;
  Walk reference;
  for (const std::size_t threads : {1U, 2U, 5U}) {
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
    const Walk result = run<>(pitch, options);
    if (threads == 1) reference = result;
    EXPECT_EQ(result.states, reference.states);
    EXPECT_EQ(result.histories, reference.histories);
  }
}

}  // namespace quadrille::engines::layered_test
