// A sweep with a checkpoint needs no more memory than one without. If a step's states do not fit beside the next, the
// sweep saves them before it frees them.
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

// Counts in total. paper:5x5 has no folded step, paper:6x5 has some. One thread, so that a sweep always needs the same
// memory; with several, it varies.
class Memory : public testing::TestWithParam<const char*> {
 protected:
  auto count(const engines::RunOptions& options) const {
    return count_soccer_frontier(pitch_, By::total, Symmetry::none, options);
  }
  // The rows of a count without a checkpoint.
  std::vector<CountRow> rows_without() const { return count({}).rows; }
  // About an eighth more than the least memory in which a count without a checkpoint completes.
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

// The first save at each step fails. If the states do not fit beside the next, the sweep tries again before it frees
// them.
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

TEST_P(Memory, IsGivenUpByASweepThatIsStoppedAndResumes_extreme) {
  const std::size_t memory = memory_without();
  HeldCheckpoint saved;
  auto options = with_checkpoint(memory, saved);
  std::stop_source stop;
  options.stop = stop.get_token();
  // The stop comes within a step that is saved, when the sweep frees states as it reads them. It must not save half a
  // table.
  options.observer = [&](const engines::Progress& progress) {
    if (saved.saves == 2 && progress.done > 0) stop.request_stop();
  };
  EXPECT_EQ(count(options).status, engines::RunStatus::interrupted);
  EXPECT_EQ(count(with_checkpoint(memory, saved)).rows, rows_without());
}

INSTANTIATE_TEST_SUITE_P(Soccer, Memory, testing::Values("paper:5x5", "paper:6x5"));

}  // namespace quadrille::enumerate::frontier_checkpoint_memory_test
