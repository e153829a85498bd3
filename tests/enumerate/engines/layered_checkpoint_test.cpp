// The layered engine stopped and resumed: for every reason to stop, the rows are those of a run that never stopped.
#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <vector>

#include "enumerate/soccer/layered.hpp"
#include "enumerate/soccer/space.hpp"
#include "quadrille/detail/checkpoint.hpp"
#include "quadrille/detail/layered.hpp"
#include "tests/enumerate/engines/held_checkpoint.hpp"
#include "tests/enumerate/soccer/groupings.hpp"

namespace quadrille::engines::layered_checkpoint_test {

using namespace enumerate;

soccer::Pitch pitch_of(const char* name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

/// Options that stop a run once it has finished one more layer.
struct OneLayer {
  std::stop_source source;
  RunOptions options;

  OneLayer() {
    options.stop = source.get_token();
    options.observer = [this](const Progress& progress) {
      if (progress.done == progress.total) source.request_stop();
    };
  }
};

Counted count_a_layer_at_a_time(const soccer::Pitch& pitch, By by, std::optional<int> last_ply, bool due) {
  HeldCheckpoint held;
  for (int runs = 0; runs < 100; ++runs) {
    OneLayer one;
    one.options.last_grade = last_ply;
    one.options.checkpoint = held.checkpoint(due);
    Counted counts = count_soccer_layered(pitch, by, Symmetry::none, one.options);
    if (counts.status != RunStatus::interrupted) {
      EXPECT_GE(runs, 5);
      return counts;
    }
  }
  ADD_FAILURE() << "no end";
  return {};
}

void expect_same(const Counted& counts, const Counted& expected) {
  EXPECT_EQ(counts.rows, expected.rows);
  EXPECT_EQ(counts.status, expected.status);
  EXPECT_EQ(counts.last_finished_grade, expected.last_finished_grade);
}

TEST(LayeredCheckpoint, StoppedAfterEveryLayerItCountsTheSame_standard) {
  const soccer::Pitch pitch = pitch_of("classic:2x2");
  for (const By by : all_but_winner) {
    const Counted expected = count_soccer_layered(pitch, by);
    for (const bool due : {false, true}) expect_same(count_a_layer_at_a_time(pitch, by, std::nullopt, due), expected);
  }
}

TEST(LayeredCheckpoint, StoppedAfterEveryLayerItEndsAtTheLastOneAskedFor_standard) {
  const soccer::Pitch pitch = pitch_of("classic:8x10");
  RunOptions options;
  options.last_grade = 6;
  for (const By by : all_but_winner) {
    expect_same(count_a_layer_at_a_time(pitch, by, 6, false), count_soccer_layered(pitch, by, Symmetry::none, options));
  }
}

TEST(LayeredCheckpoint, ResumesWithMoreMemoryWhereItRanOut_extreme) {
  const soccer::Pitch pitch = pitch_of("paper:3x3");
  RunOptions options;
  options.last_grade = 12;
  for (const By by : all_but_winner) {
    const Counted expected = count_soccer_layered(pitch, by, Symmetry::none, options);
    HeldCheckpoint held;
    RunOptions small = options;
    small.memory = std::size_t{24} << 20U;
    small.checkpoint = held.checkpoint(false);
    const Counted part = count_soccer_layered(pitch, by, Symmetry::none, small);
    EXPECT_EQ(part.status, RunStatus::memory);
    EXPECT_EQ(held.saves, 1);
    small.checkpoint = held.checkpoint(false);
    small.memory = 0;
    expect_same(count_soccer_layered(pitch, by, Symmetry::none, small),
                part);  // not even the saved layer fits, and no row is lost
    EXPECT_EQ(held.saves, 1);
    RunOptions large = options;
    large.checkpoint = held.checkpoint(false);
    expect_same(count_soccer_layered(pitch, by, Symmetry::none, large), expected);
    EXPECT_EQ(held.saves, 2);
  }
}

// The disk is full when a save is due, and no longer full at the end of the run.
TEST(LayeredCheckpoint, ALayerWhoseSaveFailedIsSavedAtTheEnd) {
  const soccer::Pitch pitch = pitch_of("paper:2x2");
  HeldCheckpoint held;
  held.failing_saves = 1;
  RunOptions options;
  options.checkpoint = held.checkpoint(true);
  std::stop_source source;
  options.stop = source.get_token();
  options.observer = [&](const Progress&) { source.request_stop(); };
  EXPECT_EQ(count_soccer_layered(pitch, By::ply, Symmetry::none, options).status, RunStatus::interrupted);
  EXPECT_EQ(held.failing_saves, 0);
  EXPECT_EQ(held.saves, 1);
  RunOptions again;
  again.checkpoint = held.checkpoint(false);
  expect_same(count_soccer_layered(pitch, By::ply, Symmetry::none, again), count_soccer_layered(pitch, By::ply));
}

TEST(LayeredCheckpoint, ResumesToTheSameRowsOnAnyNumberOfThreads_standard) {
  const soccer::Pitch pitch = pitch_of("paper:3x3");
  RunOptions options;
  options.last_grade = 10;
  const auto expected = count_soccer_layered(pitch, By::ply, Symmetry::none, options);
  HeldCheckpoint held;
  RunOptions small = options;
  small.memory = std::size_t{8} << 20U;
  small.checkpoint = held.checkpoint(true);
  EXPECT_EQ(count_soccer_layered(pitch, By::ply, Symmetry::none, small).status, RunStatus::memory);
  for (const std::size_t threads : {1U, 2U, 5U}) {
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
    HeldCheckpoint copy = held;
    options.checkpoint = copy.checkpoint(true);
    expect_same(count_soccer_layered(pitch, By::ply, Symmetry::none, options), expected);
  }
}

TEST(LayeredCheckpoint, AFinishedRunGivesItsResultAtOnce) {
  const soccer::Pitch pitch = pitch_of("paper:2x2");
  HeldCheckpoint held;
  RunOptions options;
  options.checkpoint = held.checkpoint(false);
  const auto expected = count_soccer_layered(pitch, By::ply, Symmetry::none, options);
  EXPECT_EQ(expected.status, RunStatus::complete);
  options.checkpoint = held.checkpoint(true);
  options.observer = [&](const Progress& progress) { EXPECT_EQ(progress.grade, expected.last_finished_grade); };
  expect_same(count_soccer_layered(pitch, By::ply, Symmetry::none, options), expected);
  EXPECT_EQ(held.saves, 1);  // no new layer to save
}

/// A summary of any walk: states and histories by layer.
struct Walk {
  std::vector<std::uint64_t> states;
  std::vector<Natural> histories;

  void operator()(const auto& layer) {
    states.push_back(layer.size());
    const auto add = [](ExactSum& sum, const auto& entry) { sum.add(static_cast<Count128>(entry.paths())); };
    histories.push_back(layer.template tally<ExactSum>(add).value());
  }
  void visit(const Archive& archive) {
    archive(states);
    archive(histories);
  }
  friend bool operator==(const Walk&, const Walk&) = default;
};

template <class... Counts>
RunStatus walk_a_layer_at_a_time(const soccer::Pitch& pitch, HeldCheckpoint& held, Walk& last) {
  const SoccerSpace<1> space(pitch);
  RunStatus status = RunStatus::interrupted;
  while (status == RunStatus::interrupted) {
    OneLayer one;
    one.options.checkpoint = held.checkpoint(false);
    last = {};
    status = layered<Counts...>(space, one.options, last);
  }
  return status;
}

TEST(LayeredCheckpoint, WidensItsCounterBeforeAndAfterItStops) {
  const soccer::Pitch pitch = pitch_of("classic:2x2");
  Walk expected;
  layered(SoccerSpace<1>(pitch), {}, expected);
  HeldCheckpoint held;
  Walk walk;
  EXPECT_EQ((walk_a_layer_at_a_time<std::uint8_t, std::uint16_t, std::uint64_t>(pitch, held, walk)),
            RunStatus::complete);
  EXPECT_EQ(walk, expected);
}

TEST(LayeredCheckpoint, AnOverflowStaysOne) {
  const soccer::Pitch pitch = pitch_of("classic:2x2");
  Walk expected;
  EXPECT_EQ(layered<std::uint8_t>(SoccerSpace<1>(pitch), {}, expected), RunStatus::overflow);
  HeldCheckpoint held;
  for (int i = 0; i < 2; ++i) {
    Walk walk;
    EXPECT_EQ(walk_a_layer_at_a_time<std::uint8_t>(pitch, held, walk), RunStatus::overflow);
    EXPECT_EQ(walk, expected);
  }
}

}  // namespace quadrille::engines::layered_checkpoint_test
