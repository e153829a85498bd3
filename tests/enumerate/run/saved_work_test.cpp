// The checkpoint of a job: a run saves, the next notes that it goes on, reads it all, and tells its result of it. So of
// one process, and of ranks with one folder or one a prime.
#include "enumerate/run/saved_work.hpp"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <string>

#include "quadrille/error.hpp"
#include "tests/enumerate/engines/ranks_of_threads.hpp"

namespace quadrille::running::saved_work_test {

struct Row {};

constexpr const char* request = "quadrille count marbles";

class SavedWorkTest : public testing::Test {
 protected:
  SavedWorkTest() {
    std::string name = testing::TempDir() + "quadrille-XXXXXX";
    folder_ = ::mkdtemp(name.data());
    options_.checkpoint = (folder_ / "checkpoint").string();
    options_.note = [this](std::string_view text) { notes_ += std::string(text) + '\n'; };
  }
  ~SavedWorkTest() override { std::filesystem::remove_all(folder_); }

  std::string goes_on_from(const std::string& path) const { return "checkpoint " + path + ": goes on from there\n"; }

  static void save(engines::RunOptions& run, std::byte byte) {
    run.checkpoint->save([&](const engines::ByteSink& sink) { sink(std::span(&byte, 1)); });
  }

  std::filesystem::path folder_;
  Options options_;
  std::string notes_;
};

TEST_F(SavedWorkTest, IsNothingWithoutAPath) {
  const Runner runner(options_);
  SavedWork saved("", request, options_, runner);
  EXPECT_FALSE(saved.is_wanted());
  engines::RunOptions run;
  saved.give_to(run);
  EXPECT_FALSE(run.checkpoint);
  Found<Row> result;
  saved.tell(result);
  EXPECT_FALSE(result.resumable);
  EXPECT_EQ(notes_, "");
}

TEST_F(SavedWorkTest, OfAFileGoesOnAndSaysSo) {
  const Runner runner(options_);
  {
    SavedWork saved(options_.checkpoint, request, options_, runner);
    EXPECT_TRUE(saved.is_wanted());
    engines::RunOptions run;
    saved.give_to(run);
    EXPECT_FALSE(run.checkpoint->resume);
    save(run, std::byte{7});
    Found<Row> result{{.status = RunStatus::memory}};
    saved.tell(result);
    EXPECT_TRUE(result.resumable);
    EXPECT_EQ(result.checkpoint_failure, "");
  }
  EXPECT_EQ(notes_, "");
  SavedWork saved(options_.checkpoint, request, options_, runner);
  EXPECT_EQ(notes_, goes_on_from(options_.checkpoint));
  Found<Row> whole;
  EXPECT_THROW(saved.tell(whole), Error);  // the file holds what nobody has read
  engines::RunOptions run;
  saved.give_to(run);
  std::byte byte{};
  run.checkpoint->resume(std::span(&byte, 1));
  EXPECT_EQ(byte, std::byte{7});
  saved.tell(whole);
  EXPECT_TRUE(whole.resumable);
}

TEST_F(SavedWorkTest, NotesASaveThatFailsOnceTheWorkGoesOn) {
  const Runner runner(options_);
  SavedWork saved(options_.checkpoint, request, options_, runner);
  engines::RunOptions run;
  saved.give_to(run);
  std::filesystem::remove_all(folder_);
  const auto save_fails = [&] { return !run.checkpoint->save([](const engines::ByteSink&) {}); };
  EXPECT_TRUE(save_fails());
  EXPECT_EQ(notes_, "");  // if this is the end, the result says it
  run.checkpoint->due();
  const std::string noted = notes_;
  EXPECT_TRUE(noted.starts_with("checkpoint '" + options_.checkpoint + "': could not be saved (No such file")) << noted;
  EXPECT_TRUE(save_fails());
  run.checkpoint->due();
  EXPECT_EQ(notes_, noted);
  std::filesystem::create_directory(folder_);
  EXPECT_FALSE(save_fails());
  run.checkpoint->due();
  EXPECT_EQ(notes_, noted);
  std::filesystem::remove_all(folder_);
  EXPECT_TRUE(save_fails());
  run.checkpoint->due();
  EXPECT_EQ(notes_, noted + noted);
  Found<Row> result{{.status = RunStatus::memory}};
  saved.tell(result);
  EXPECT_EQ(result.checkpoint_failure + "\n", noted);
}

TEST_F(SavedWorkTest, OfAnotherRequestIsRefused) {
  const Runner runner(options_);
  engines::RunOptions run;
  SavedWork saved(options_.checkpoint, request, options_, runner);
  saved.give_to(run);
  save(run, std::byte{7});
  EXPECT_THROW(SavedWork(options_.checkpoint, "quadrille count pebbles", options_, runner), Error);
}

TEST_F(SavedWorkTest, OfRanksOpensOneFolderOrOneAPrime) {
  engines::on_ranks_of_threads(1, [&](engines::Ranks& ranks) {
    Options options = options_;
    options.ranks = &ranks;
    const Runner runner(options);
    const std::string text = request;
    Found<Row> result;
    {
      SavedWorkOfRanks saved(text, options, runner);
      saved.tell(result);
      EXPECT_EQ(notes_, "");  // nothing was opened
      EXPECT_TRUE(saved.of_prime(1, 13));
      EXPECT_TRUE(saved.of_prime(2, 17));
      saved.tell(result);
    }
    EXPECT_FALSE(result.resumable);  // nothing was saved
    EXPECT_EQ(notes_, "checkpoints took 0.00 s\n");
    EXPECT_TRUE(std::filesystem::is_directory(options.checkpoint + "/prime-2"));
    options.checkpoint = (folder_ / "whole").string();
    EXPECT_TRUE(SavedWorkOfRanks(text, options, runner).of_all());
    EXPECT_TRUE(std::filesystem::is_directory(options.checkpoint));
    options.checkpoint.clear();
    EXPECT_FALSE(SavedWorkOfRanks(text, options, runner).of_all());
    EXPECT_FALSE(SavedWorkOfRanks(text, options, runner).of_prime(1, 13));
  });
}

}  // namespace quadrille::running::saved_work_test
