// A sweep with a checkpoint needs no more memory than one without: where a step's states cannot stay beside the next,
// they are saved before they are given up.
#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "enumerate/soccer/frontier.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate::frontier_checkpoint_memory_test {

using Bytes = std::vector<std::byte>;

// What a sweep has saved last, and how often it has saved.
struct Saved {
  Bytes bytes;
  int times = 0;
};

engines::RunOptions with_checkpoint(std::size_t memory, Saved& saved) {
  engines::RunOptions options;
  options.memory = memory;
  options.checkpoint.emplace();
  options.checkpoint->due = [] { return false; };
  options.checkpoint->save = [&saved](const std::function<void(const engines::ByteSink&)>& write) {
    saved.bytes.clear();
    ++saved.times;
    write([&](std::span<const std::byte> part) { saved.bytes.insert(saved.bytes.end(), part.begin(), part.end()); });
    return true;
  };
  return options;
}

void resume_from(engines::RunOptions& options, Bytes bytes) {
  options.checkpoint->resume = [bytes = std::move(bytes), read = std::size_t{0}](std::span<std::byte> into) mutable {
    if (into.size() > bytes.size() - read) throw Error(ErrorKind::unusable_input, "too short");
    std::memcpy(into.data(), bytes.data() + read, into.size());
    read += into.size();
  };
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
  Saved saved;
  const auto found = count(with_checkpoint(memory_without(), saved));
  EXPECT_EQ(found.status, engines::RunStatus::complete);
  EXPECT_EQ(found.rows, rows_without());
  EXPECT_GT(saved.times, 1) << "the states of every step could stay";
}

// The first save at each step fails. Where the states cannot stay beside the next, it is tried again before they go.
TEST_P(Memory, IsNotGivenUpWhereTheSaveThatWasDueHasFailed_extreme) {
  Saved saved;
  auto options = with_checkpoint(memory_without(), saved);
  options.checkpoint->due = [] { return true; };
  options.checkpoint->save = [save = options.checkpoint->save, &saved, failed = Bytes()](const auto& write) mutable {
    const Bytes before = saved.bytes;
    save(write);
    const Bytes step(saved.bytes.begin(), saved.bytes.begin() + sizeof(std::uint64_t));
    if (step == failed) return true;
    failed = step;
    saved.bytes = before;
    --saved.times;
    return false;
  };
  EXPECT_EQ(count(options).rows, rows_without());
  EXPECT_GT(saved.times, 1) << "a save that failed counts as one that did not";
}

TEST_P(Memory, OfASweepOnThreadsIsAtMostTwiceThatOfOneWithoutOnOneThread_extreme) {
  const std::size_t memory = 2 * memory_without();
  one_thread_.reset();
  Saved saved;
  const auto found = count(with_checkpoint(memory, saved));
  EXPECT_EQ(found.status, engines::RunStatus::complete);
  EXPECT_EQ(found.rows, rows_without());
}

TEST_P(Memory, EndsASweepAtAStepThatIsSaved_extreme) {
  const std::size_t enough = memory_without();
  int ended = 0;
  for (std::size_t memory = enough / 4; memory < enough / 4 * 3; memory += enough / 8) {
    Saved saved;
    if (count(with_checkpoint(memory, saved)).status == engines::RunStatus::complete) break;
    ++ended;
    Saved again;
    auto options = with_checkpoint(enough, again);
    resume_from(options, saved.bytes);
    EXPECT_EQ(count(options).rows, rows_without()) << memory;
  }
  EXPECT_GT(ended, 0);
}

TEST_P(Memory, IsGivenUpByASweepThatIsStoppedAndGoesOn_extreme) {
  const std::size_t memory = memory_without();
  Saved saved;
  auto options = with_checkpoint(memory, saved);
  std::stop_source stop;
  options.stop = stop.get_token();
  // Within a step that is saved, so that its states are given up as they are read: half a table must not be saved.
  options.observer = [&](const engines::Progress& progress) {
    if (saved.times == 2 && progress.done > 0) stop.request_stop();
  };
  EXPECT_EQ(count(options).status, engines::RunStatus::interrupted);
  Saved again;
  auto rest = with_checkpoint(memory, again);
  resume_from(rest, saved.bytes);
  EXPECT_EQ(count(rest).rows, rows_without());
}

INSTANTIATE_TEST_SUITE_P(Soccer, Memory, testing::Values("paper:5x5", "paper:6x5"));

}  // namespace quadrille::enumerate::frontier_checkpoint_memory_test
