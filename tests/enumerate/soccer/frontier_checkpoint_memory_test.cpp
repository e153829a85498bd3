// A sweep with a checkpoint needs no more memory than one without: where a step's states cannot stay beside the next,
// they are saved before they are given up.
#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "enumerate/soccer/frontier.hpp"
#include "tests/enumerate/engines/held_checkpoint.hpp"

namespace quadrille::enumerate::frontier_checkpoint_memory_test {

using engines::HeldCheckpoint;

engines::RunOptions with_checkpoint(std::size_t memory, HeldCheckpoint& saved) {
  engines::RunOptions options;
  options.memory = memory;
  options.checkpoint = saved.checkpoint(false);
  return options;
}

// In all. Of paper:5x5 no step is folded, of paper:6x5 some are. On one thread, where a sweep needs the same each time:
// what threads hold at once is a matter of luck.
class Memory : public testing::TestWithParam<const char*> {
 protected:
  auto count(const engines::RunOptions& options) const {
    return count_soccer_frontier(pitch_, By::total, Symmetry::none, options);
  }
  // The rows of a count without a checkpoint.
  std::vector<CountRow> rows_without() const { return count({}).rows; }
  // About the least memory that a count without a checkpoint ends in, and an eighth more.
  std::size_t memory_without() const {
    engines::RunOptions options;
    options.memory = std::size_t{1} << 20U;
    const auto is_too_little = [&] { return count(options).status == engines::RunStatus::memory; };
    while (is_too_little()) options.memory *= 2;
    for (options.memory /= 2; is_too_little();) options.memory += options.memory / 8;
    return options.memory + options.memory / 8;
  }

  std::optional<tbb::global_control> one_thread_{std::in_place, tbb::global_control::max_allowed_parallelism, 1};
  const soccer::Pitch pitch_{soccer::parse_pitch_name(GetParam())};
};

TEST_P(Memory, OfASweepWithACheckpointIsThatOfOneWithout_extreme) {
  HeldCheckpoint saved;
  const auto found = count(with_checkpoint(memory_without(), saved));
  EXPECT_EQ(found.status, engines::RunStatus::complete);
  EXPECT_EQ(found.rows, rows_without());
  EXPECT_GT(saved.saves, 1) << "the states of every step could stay";
}

// The first save at each step fails. Where the states cannot stay beside the next, it is tried again before they go.
TEST_P(Memory, IsNotGivenUpWhereTheSaveThatWasDueHasFailed_extreme) {
  HeldCheckpoint saved;
  auto options = with_checkpoint(memory_without(), saved);
  options.checkpoint->due = [] { return true; };
  options.checkpoint->save = [save = options.checkpoint->save, failed = std::uint64_t{0}](const auto& progress,
                                                                                          const auto& write) mutable {
    if (progress.step == std::exchange(failed, progress.step)) return save(progress, write);
    return false;
  };
  EXPECT_EQ(count(options).rows, rows_without());
  EXPECT_GT(saved.saves, 1) << "a save that failed counts as one that did not";
}

TEST_P(Memory, OfASweepOnThreadsIsAtMostTwiceThatOfOneWithoutOnOneThread_extreme) {
  const std::size_t memory = 2 * memory_without();
  one_thread_.reset();
  HeldCheckpoint saved;
  const auto found = count(with_checkpoint(memory, saved));
  EXPECT_EQ(found.status, engines::RunStatus::complete);
  EXPECT_EQ(found.rows, rows_without());
}

TEST_P(Memory, EndsASweepAtAStepThatIsSaved_extreme) {
  const std::size_t enough = memory_without();
  int ended = 0;
  for (std::size_t memory = enough / 4; memory < enough / 4 * 3; memory += enough / 8) {
    HeldCheckpoint saved;
    if (count(with_checkpoint(memory, saved)).status == engines::RunStatus::complete) break;
    ++ended;
    EXPECT_EQ(count(with_checkpoint(enough, saved)).rows, rows_without()) << memory;
  }
  EXPECT_GT(ended, 0);
}

TEST_P(Memory, IsGivenUpByASweepThatIsStoppedAndGoesOn_extreme) {
  const std::size_t memory = memory_without();
  HeldCheckpoint saved;
  auto options = with_checkpoint(memory, saved);
  std::stop_source stop;
  options.stop = stop.get_token();
  // Within a step that is saved, so that its states are given up as they are read: half a table must not be saved.
  options.observer = [&](const engines::Progress& progress) {
    if (saved.saves == 2 && progress.done > 0) stop.request_stop();
  };
  EXPECT_EQ(count(options).status, engines::RunStatus::interrupted);
  EXPECT_EQ(count(with_checkpoint(memory, saved)).rows, rows_without());
}

INSTANTIATE_TEST_SUITE_P(Soccer, Memory, testing::Values("paper:5x5", "paper:6x5"));

}  // namespace quadrille::enumerate::frontier_checkpoint_memory_test
