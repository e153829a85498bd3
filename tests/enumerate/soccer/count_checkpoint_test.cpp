// A count's checkpoint: the engine that began resumes it.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "enumerate/run/process_memory.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::soccer::count_checkpoint_test {

class CountCheckpoint : public testing::Test {
 protected:
  CountCheckpoint() {
    std::string name = testing::TempDir() + "quadrille-XXXXXX";
    folder_ = ::mkdtemp(name.data());
    options_.checkpoint = (folder_ / "checkpoint").string();
    options_.note = [this](std::string_view text) { notes_ += std::string(text) + '\n'; };
  }
  ~CountCheckpoint() override { std::filesystem::remove_all(folder_); }

  std::filesystem::path folder_;
  Options options_;
  std::string notes_;
};

TEST_F(CountCheckpoint, TheEngineThatBeganResumesWhateverTheMemory_standard) {
  const CountRequest request{.pitch = "paper:5x5"};
  Options little = options_;
  little.memory = running::resident_memory() + (std::size_t{40} << 20U);
  const Answer first = count(request, little);
  ASSERT_EQ(first.ending.status, RunStatus::memory);
  ASSERT_TRUE(first.ending.resumable);
  ASSERT_FALSE(first.table.rows.empty());

  std::stop_source stop;
  stop.request_stop();
  Options more = options_;
  more.memory = std::size_t{1} << 40U;
  more.stop = stop.get_token();
  EXPECT_EQ(plan(request, Options{.memory = more.memory}).request.engine, Engine::frontier);
  const CountPlan again = plan(request, more);
  EXPECT_EQ(again.request.engine, Engine::layered);
  notes_.clear();
  EXPECT_EQ(run(again, more).table.rows, first.table.rows);
  EXPECT_EQ(notes_, fmt::format("checkpoint {}: resumes from it\nengine auto takes layered: the checkpoint holds "
                                "its work; for another engine, give another file\n",
                                more.checkpoint));
  // For another request the plan chooses an engine anew, and the checkpoint is refused.
  EXPECT_THROW(count({.pitch = "paper:5x5", .plies = 20}, more), Error);
  EXPECT_THROW(count({.pitch = "paper:5x5", .engine = Engine::frontier}, more), Error);
}

}  // namespace quadrille::soccer::count_checkpoint_test
