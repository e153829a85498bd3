// The folder of --checkpoint: its manifest, and a count that ranks of threads save and go on with in other numbers.
#include "enumerate/run/checkpoint_folder.hpp"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <new>
#include <span>
#include <string>

#include "enumerate/run/prime_folders.hpp"
#include "enumerate/soccer/on_ranks.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/engines/ranks_of_threads.hpp"

namespace quadrille::running::checkpoint_folder_test {

// A folder that is not there yet, within one that goes with the test.
class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "quadrille-XXXXXX").string();
    outer_ = mkdtemp(name.data());
  }
  ~Folder() { std::filesystem::remove_all(outer_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::string path() const { return outer_ + "/run"; }

 private:
  std::string outer_;
};

std::string content_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Manifest, IsReadAsItWasWritten) {
  const Manifest manifest{"quadrille 0.1.0", "quadrille count", 3, 17, 64, {{5, 6}, {7, engines::stand_modulus - 1}}};
  const std::string text = text_of(manifest);
  const Manifest read = parse_manifest(text);
  EXPECT_EQ(text_of(read), text);
  EXPECT_EQ(read.all().states, 12);
  EXPECT_EQ(read.all().sum, 5);
  EXPECT_EQ(read.name_of(1), "part-3-1");
  EXPECT_EQ(read.line_of(0), "quadrille count, part 0 of 2, generation 3, step 17 of 64, 5 states, sum 6");
}

TEST(Manifest, IsRefusedWhereAnyCharacterIsAnother) {
  const std::string text = text_of({"quadrille 0.1.0", "quadrille count", 3, 17, 64, {{5, 6}, {7, 8}}});
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string damaged = text;
    damaged[i] = damaged[i] == '1' ? '2' : '1';
    EXPECT_THROW(parse_manifest(damaged), Error) << i;
    EXPECT_THROW(parse_manifest(text.substr(0, i)), Error) << i;
  }
  EXPECT_THROW(parse_manifest(text + "x"), Error);
}

TEST(Manifest, IsRefusedWhereMoreStepsAreDoneThanThereAre) {
  EXPECT_NO_THROW(parse_manifest(text_of({"quadrille 0.1.0", "quadrille count", 3, 64, 64, {{5, 6}}})));
  for (const std::uint64_t step : {std::uint64_t{65}, ~std::uint64_t{0}}) {
    EXPECT_THROW(parse_manifest(text_of({"quadrille 0.1.0", "quadrille count", 3, step, 64, {{5, 6}}})), Error) << step;
  }
}

// What a rank counts with.
Options options_of(engines::Ranks& ranks, const std::string& folder) {
  Options options;
  options.threads = 1;
  options.ranks = &ranks;
  options.checkpoint = folder;
  options.checkpoint_every = 0;
  return options;
}

// In total, by an engine whose work ranks share.
soccer::CountRequest request_of(const std::string& pitch) {
  return {.pitch = pitch, .by = soccer::By::total, .engine = soccer::Engine::frontier};
}

// Called by every rank; the answer is rank 0's.
Answer count(engines::Ranks& ranks, const soccer::CountRequest& request, const Options& options) {
  EXPECT_TRUE(soccer::is_shared(request.engine));
  if (ranks.rank() == 0) return soccer::count(request, options);
  const std::string call = ranks.broadcast({});
  soccer::take_part(std::string_view(call).substr(call.find('\n') + 1), options);
  return {};
}

Answer count(engines::Ranks& ranks, const std::string& folder, const char* pitch = "paper:4x4") {
  return count(ranks, request_of(pitch), options_of(ranks, folder));
}

TEST(CheckpointFolder, GoesOnWithAnyNumberOfRanks_standard) {
  const auto right = soccer::count(request_of("paper:4x4"));
  const Folder folder;
  for (const std::size_t number : {3U, 2U, 1U, 4U}) {
    engines::on_ranks_of_threads(number, [&](engines::Ranks& ranks) {
      const auto result = count(ranks, folder.path());
      if (ranks.rank() == 0) {
        EXPECT_EQ(result.table.rows, right.table.rows) << number;
      }
    });
    const auto request = request_of_folder(folder.path());
    ASSERT_TRUE(request.has_value());
    EXPECT_EQ(*request, "quadrille count soccer --pitch paper:4x4 --engine frontier --by total");
    EXPECT_NE(description_of_checkpoint(folder.path()).find("request     quadrille count"), std::string::npos);
  }
}

TEST(CheckpointFolder, OfAnotherRequestIsRefusedOnEveryRank_standard) {
  const Folder folder;
  engines::on_ranks_of_threads(2, [&](engines::Ranks& ranks) { count(ranks, folder.path()); });
  engines::on_ranks_of_threads(
      2, [&](engines::Ranks& ranks) { EXPECT_THROW(count(ranks, folder.path(), "paper:4x3"), Error); });
  EXPECT_THROW(description_of_checkpoint(folder.path() + "/nothing"), Error);
}

// The folder goes before its only save, after the last step: the rows are whole all the same, and the failure is told.
TEST(CheckpointFolder, ALastSaveThatFailsLeavesTheCount) {
  const auto right = soccer::count(request_of("paper:4x4"));
  const Folder folder;
  engines::on_ranks_of_threads(2, [&](engines::Ranks& ranks) {
    Options options = options_of(ranks, folder.path());
    options.checkpoint_every = 3600;  // so the only save is the last one
    if (ranks.rank() == 0) options.progress = [&](const Progress&) { std::filesystem::remove_all(folder.path()); };
    const auto result = count(ranks, request_of("paper:4x4"), options);
    if (ranks.rank() != 0) return;
    EXPECT_EQ(result.ending.status, RunStatus::complete);
    EXPECT_EQ(result.table.rows, right.table.rows);
    EXPECT_NE(result.ending.checkpoint_failure.find("rank 0: checkpoint '" + folder.path()), std::string::npos)
        << result.ending.checkpoint_failure;
    EXPECT_FALSE(result.ending.resumable);
  });
}

// Memory that ends on one rank in a save: it fails on all of them, leaves nothing behind, and the next save is made.
TEST(CheckpointFolder, ASaveWithoutMemoryLeavesNoPart) {
  const Folder folder;
  engines::on_ranks_of_threads(2, [&](engines::Ranks& ranks) {
    CheckpointFolder opened(folder.path(), "quadrille count", ranks, {}, std::chrono::seconds(0));
    const engines::Checkpoint checkpoint = opened.checkpoint();
    checkpoint.saving({.step = 1, .steps = 2});
    const auto save = [&](bool memory_ends) {
      checkpoint.save([&](const engines::ByteSink& sink) {
        sink(std::as_bytes(std::span("body")));
        if (memory_ends && ranks.rank() == 1) throw std::bad_alloc();
      });
    };
    EXPECT_THROW(save(true), std::bad_alloc);
    EXPECT_FALSE(opened.holds_work());
    engines::agree_on_error(ranks, {});
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path()), {}), 1);  // the lock
    engines::agree_on_error(ranks, {});
    save(false);
    EXPECT_TRUE(opened.holds_work());
    checkpoint.saving({.step = 2, .steps = 2});
    save(true);
    EXPECT_NE(opened.failure().find("memory: used up"), std::string::npos) << opened.failure();
  });
  EXPECT_EQ(parse_manifest(content_of(folder.path() + "/manifest")).step, 1);
  EXPECT_TRUE(std::filesystem::exists(folder.path() + "/part-1-1"));
}

TEST(CheckpointFolder, IsForOneRunAtATime_standard) {
  const Folder folder;
  std::filesystem::create_directory(folder.path());
  const FolderLock other(folder.path());
  engines::on_ranks_of_threads(2, [&](engines::Ranks& ranks) {
    try {
      count(ranks, folder.path());
      ADD_FAILURE() << "two runs count in one folder";
    } catch (const Error& error) {
      EXPECT_EQ(error.what(), "rank 0: checkpoint '" + folder.path() +
                                  "': another run counts there; wait for its end, or give another folder");
    }
  });
  EXPECT_FALSE(std::filesystem::exists(folder.path() + "/manifest"));
}

// What was resumed from is let go once it is replaced: on a full disk its bytes are wanted.
TEST(CheckpointFolder, HoldsNoFileOpenThatItHasReplaced_standard) {
  const Folder folder;
  const auto deleted_and_open = [] {
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd")) {
      std::error_code gone;
      count += std::filesystem::read_symlink(entry.path(), gone).string().ends_with(" (deleted)") ? 1 : 0;
    }
    return count;
  };
  engines::on_ranks_of_threads(3, [&](engines::Ranks& ranks) { count(ranks, folder.path()); });
  const std::string request = *request_of_folder(folder.path());
  engines::on_ranks_of_threads(1, [&](engines::Ranks& ranks) {
    CheckpointFolder opened(folder.path(), request, ranks, {}, std::chrono::seconds(0));
    const std::size_t before = deleted_and_open();
    const Manifest earlier = parse_manifest(content_of(folder.path() + "/manifest"));
    opened.checkpoint().saving({earlier.step, earlier.steps, 0, 0, 0, 0});
    opened.checkpoint().save([](const engines::ByteSink&) {});
    EXPECT_EQ(opened.failure(), "");
    EXPECT_FALSE(std::filesystem::exists(folder.path() + "/" + earlier.name_of(0)));
    EXPECT_EQ(deleted_and_open(), before);
  });
}

// A game that is over at ply 0 has nothing to save: ranks that share it leave no manifest of nothing.
TEST(CheckpointFolder, OfAGameThatIsOverAtOnceStaysEmpty) {
  const soccer::CountRequest request{.pitch = "paper:3x1", .by = soccer::By::total, .engine = soccer::Engine::trails};
  const auto right = soccer::count(request);
  const Folder folder;
  for (const std::size_t number : {2U, 3U}) {
    engines::on_ranks_of_threads(number, [&](engines::Ranks& ranks) {
      const auto result = count(ranks, request, options_of(ranks, folder.path()));
      if (ranks.rank() != 0) return;
      EXPECT_EQ(result.table.rows, right.table.rows);
      EXPECT_FALSE(result.ending.resumable);
    });
    EXPECT_FALSE(std::filesystem::exists(folder.path() + "/manifest"));
  }
}

TEST(CheckpointFolder, LeavesFilesThatAreNotItsOwn_standard) {
  const Folder folder;
  const auto run = [&] {
    engines::on_ranks_of_threads(2, [&](engines::Ranks& ranks) { count(ranks, folder.path()); });
  };
  const auto refused = [&] {
    engines::on_ranks_of_threads(2, [&](engines::Ranks& ranks) { EXPECT_THROW(count(ranks, folder.path()), Error); });
  };
  run();
  const std::filesystem::path own = std::filesystem::path(folder.path()) / "part-list.txt";
  std::ofstream(own) << "mine";
  run();
  EXPECT_TRUE(std::filesystem::exists(own));
  // Without its manifest a save is nothing that may be deleted; nor is a file of another name.
  std::filesystem::remove(std::filesystem::path(folder.path()) / "manifest");
  refused();
  std::filesystem::remove(own);
  refused();
  EXPECT_FALSE(std::filesystem::is_empty(folder.path()));
}

}  // namespace quadrille::running::checkpoint_folder_test
