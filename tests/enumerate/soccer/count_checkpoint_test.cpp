// A count's checkpoint: who began goes on, and a file that holds more than was saved is refused, its checksum right.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <xxhash.h>

#include <filesystem>
#include <fstream>
#include <iterator>

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

  std::string content() const {
    std::ifstream file(options_.checkpoint, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  // Writes the file anew with these bytes behind what it holds, and a last line that fits.
  void append_and_sum_up(const std::string& more) const {
    constexpr std::size_t last_line = 39;  // "\nend LENGTH CHECKSUM\n"
    std::string text = content();
    text.replace(text.size() - last_line, last_line, more);
    text += fmt::format("\nend {:016x} {:016x}\n", text.size(), XXH3_64bits(text.data(), text.size()));
    std::ofstream(options_.checkpoint, std::ios::binary) << text;
  }

  std::filesystem::path folder_;
  Options options_;
  std::string notes_;
};

TEST_F(CountCheckpoint, TheEngineThatBeganGoesOnWhateverTheMemory_standard) {
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
  EXPECT_EQ(notes_, fmt::format("checkpoint {}: goes on from there\nengine auto takes layered: the checkpoint holds "
                                "its work; to let another count, give another file\n",
                                more.checkpoint));
  // Another request is chosen for anew, and refused.
  EXPECT_THROW(count({.pitch = "paper:5x5", .plies = 20}, more), Error);
  EXPECT_THROW(count({.pitch = "paper:5x5", .engine = Engine::frontier}, more), Error);
}

TEST_F(CountCheckpoint, RefusesBytesBehindWhatWasSaved) {
  for (const Engine engine : {Engine::layered, Engine::frontier}) {
    std::filesystem::remove(options_.checkpoint);
    const CountRequest request{.pitch = "paper:1x5", .engine = engine, .plies = 6};
    const auto right = count(request, options_).table.rows;
    append_and_sum_up("");
    EXPECT_EQ(count(request, options_).table.rows, right);  // the sum is right
    append_and_sum_up(std::string(1, '\0'));
    const std::string forged = content();
    try {
      count(request, options_);
      ADD_FAILURE() << to_string(engine) << ": taken";
    } catch (const Error& error) {
      EXPECT_NE(std::string(error.what()).find("holds more than was to be saved"), std::string::npos) << error.what();
    }
    EXPECT_EQ(content(), forged);
  }
}

}  // namespace quadrille::soccer::count_checkpoint_test
