// The checkpoint of a job, of one process or of ranks: it gives back the last save. A file that is not an intact
// checkpoint of the request is refused and stays as it is.
#include "enumerate/run/checkpoint.hpp"

#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <new>
#include <random>
#include <string>

#include "enumerate/run/version.hpp"
#include "enumerate/soccer/on_ranks.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"
#include "tests/enumerate/engines/ranks_of_threads.hpp"

namespace quadrille::running::checkpoint_test {

using engines::ByteSink;
using engines::SavedProgress;

const std::string request = "quadrille count soccer --pitch paper:3x3 --engine layered --by ply";

std::string content_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void fill(const std::string& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }

std::size_t files_in(const std::filesystem::path& folder) {
  return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder), {}));
}

class CheckpointTest : public testing::Test {
 protected:
  CheckpointTest() {
    std::string name = testing::TempDir() + "quadrille-XXXXXX";
    folder_ = ::mkdtemp(name.data());
    path_ = (folder_ / "checkpoint").string();
    options_.note = [this](std::string_view text) { notes_ += std::string(text) + '\n'; };
  }
  ~CheckpointTest() override { std::filesystem::remove_all(folder_); }

  static bool save(SavedWork& work, const std::string& body, const SavedProgress& progress = {}) {
    return work.checkpoint()->save(progress, [&](const ByteSink& sink) { sink(std::as_bytes(std::span(body))); });
  }
  void save_once(const std::string& body) const {
    const Runner runner(options_);
    SavedWork work(path_, request, options_, runner);
    ASSERT_TRUE(save(work, body));
  }
  static std::string read(const engines::ByteSource& source, std::size_t size) {
    std::string body(size, '?');
    source(std::as_writable_bytes(std::span(body)));
    return body;
  }

  /// The refusal of the file as it is now; empty if a job accepts it. A refusal leaves the file unchanged.
  std::string refusal(const std::string& its_request = request) const {
    const bool is_file = std::filesystem::is_regular_file(path_);
    const std::string before = is_file ? content_of(path_) : "";
    std::string said;
    try {
      const Runner runner(options_);
      const SavedWork work(path_, its_request, options_, runner);
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
      said = error.what();
      const std::string place = "checkpoint '" + path_ + "': ";
      EXPECT_TRUE(said.starts_with(place)) << said;
      said.erase(0, place.size());
    }
    if (is_file) {
      EXPECT_EQ(content_of(path_), before);
    }
    return said;
  }

  std::filesystem::path folder_;
  std::string path_;
  Options options_;
  std::string notes_;
};

using Manifests = CheckpointTest;

TEST_F(Manifests, AreReadAsTheyWereWritten) {
  const Manifest manifest{"quadrille 0.1.0",
                          request,
                          3,
                          {17, 64, 12, {Natural("123456789012345678901234567890"), 0}},
                          {{"part-3-0", 5, "00000000000000ff"}, {"", 6, "0123456789abcdef"}}};
  const std::string text = text_of(manifest);
  EXPECT_EQ(text.find('\n'), std::string::npos);
  const Manifest read = parse_manifest(text);
  EXPECT_EQ(text_of(read), text);
  EXPECT_EQ(read.progress.earlier, manifest.progress.earlier);
  EXPECT_EQ(read.parts[1].bytes, 6U);
}

TEST_F(Manifests, AreRefusedWhereAnyCharacterIsAnother) {
  const std::string text = text_of({"quadrille 0.1.0", request, 3, {17, 64, 12, {7}}, {{"part-3-0", 5, "00ff"}}});
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string damaged = text;
    damaged[i] = damaged[i] == '1' ? '2' : '1';
    EXPECT_THROW(parse_manifest(damaged), Error) << i;
    EXPECT_THROW(parse_manifest(text.substr(0, i)), Error) << i;
  }
}

TEST_F(CheckpointTest, IsNothingWithoutAPath) {
  const Runner runner(options_);
  SavedWork work("", request, options_, runner);
  EXPECT_FALSE(work.is_wanted());
  EXPECT_FALSE(work.checkpoint());
  Ending ending;
  work.report(ending);
  EXPECT_FALSE(ending.resumable);
  EXPECT_EQ(notes_, "");
}

TEST_F(CheckpointTest, GivesBackWhatWasSavedLast) {
  const Runner runner(options_);
  {
    SavedWork work(path_, request, options_, runner);
    EXPECT_FALSE(work.checkpoint()->resume);
    EXPECT_EQ(files_in(folder_), 0U);  // no file remains of the trial
    save(work, "the first layer");
    save(work, "the second", {.step = 7, .steps = 9, .states = 11, .earlier = {3}});
    Ending ending;
    work.report(ending);
    EXPECT_TRUE(ending.resumable);
    EXPECT_EQ(ending.checkpoint_failure, "");
  }
  EXPECT_EQ(notes_, "");
  SavedWork work(path_, request, options_, runner);
  EXPECT_EQ(notes_, "checkpoint " + path_ + ": resumes from it\n");
  const engines::Checkpoint checkpoint = *work.checkpoint();
  ASSERT_TRUE(checkpoint.resume);
  EXPECT_EQ(checkpoint.resume->step, 7U);
  EXPECT_EQ(checkpoint.resume->steps, 9U);
  EXPECT_EQ(checkpoint.resume->states, 11U);
  EXPECT_EQ(checkpoint.resume->earlier, std::vector<Natural>{3});
  ASSERT_EQ(checkpoint.parts.size(), 1U);
  EXPECT_EQ(read(checkpoint.parts[0], 4), "the ");
  EXPECT_EQ(read(checkpoint.parts[0], 6), "second");
  EXPECT_THROW(read(checkpoint.parts[0], 1), Error);
  save(work, "the third");
  SavedWork last(path_, request, options_, runner);
  EXPECT_EQ(read(last.checkpoint()->parts[0], 9), "the third");
  EXPECT_EQ(files_in(folder_), 1U);
  EXPECT_EQ(request_of_checkpoint(path_), request);
  EXPECT_NE(description_of_checkpoint(path_).find("generation  3\n"), std::string::npos);
}

TEST_F(CheckpointTest, SavesBodiesOfAnySize) {
  std::mt19937 random(1);
  const Runner runner(options_);
  for (const std::size_t size : {0U, 1U, (1U << 20U) - 200U, (1U << 20U) - 1U, 1U << 20U, 3'000'000U}) {
    std::filesystem::remove(path_);
    std::string body(size, '\0');
    for (char& c : body) c = static_cast<char>(random());
    {
      SavedWork work(path_, request, options_, runner);
      work.checkpoint()->save({}, [&](const ByteSink& sink) {  // in pieces of all sizes
        for (std::size_t at = 0, piece = 0; at < body.size(); at += piece, piece = 3 * piece + 1) {
          sink(std::as_bytes(std::span(body)).subspan(at, std::min(piece, body.size() - at)));
        }
      });
    }
    SavedWork work(path_, request, options_, runner);
    EXPECT_EQ(read(work.checkpoint()->parts.at(0), size), body);
  }
}

TEST_F(CheckpointTest, RefusesWhatIsNoCheckpoint) {
  for (const char* text : {"", "\n", "ply,histories\n0,1\n", "{}", "[]"}) {
    fill(path_, text);
    EXPECT_EQ(refusal(), "is no checkpoint; give another one or delete it") << text;
  }
  fill(path_, "quadrille checkpoint 2, by quadrille 0.1.0\nquadrille count\n");
  EXPECT_EQ(refusal(), "was written by an older version; give another one or delete it");
  EXPECT_FALSE(request_of_checkpoint(path_));
  EXPECT_THROW(description_of_checkpoint(path_), Error);
  std::filesystem::remove(path_);
  std::filesystem::create_symlink("nowhere", path_);
  EXPECT_EQ(refusal(), "is a link to a file that is not there; name the file");
  std::filesystem::remove(path_);
  std::filesystem::create_directory(path_);
  EXPECT_EQ(refusal(), "is a folder; name a file in it");
}

TEST_F(CheckpointTest, RefusesEveryTruncationAndEveryChange) {
  save_once("a small body");
  const std::string whole = content_of(path_);
  EXPECT_EQ(refusal(), "");
  for (std::size_t size = 0; size < whole.size(); ++size) {
    fill(path_, whole.substr(0, size));
    EXPECT_NE(refusal(), "") << size << " bytes";
    std::string changed = whole;
    changed[size] = changed[size] == '1' ? '2' : '1';
    if (whole[size] == ' ' && size < whole.find('\n')) continue;  // the padding after the manifest
    fill(path_, changed);
    EXPECT_NE(refusal(), "") << "byte " << size;
  }
  fill(path_, whole + "\n");
  EXPECT_EQ(refusal(), "is damaged: its checksum does not match its content; give another one or delete it");
}

TEST_F(CheckpointTest, RefusesAnotherRequestAndAnotherVersion) {
  save_once("body");
  EXPECT_EQ(refusal("quadrille count pebbles"),
            "belongs to another request (" + request + "); give another one or delete it");
  fill(path_, text_of({"quadrille 0.0.1", request, 1, {}, {}}) + "\n");
  EXPECT_EQ(refusal(), "was written by another version (quadrille 0.0.1); give another one or delete it");
}

// A file that appeared after the run began may be another program's.
TEST_F(CheckpointTest, LeavesWhatHasAppearedSince) {
  const Runner runner(options_);
  SavedWork work(path_, request, options_, runner);
  fill(path_, "mine");
  EXPECT_FALSE(save(work, "body"));
  EXPECT_EQ(content_of(path_), "mine");
  std::filesystem::remove(path_);
  EXPECT_TRUE(save(work, "body"));
}

TEST_F(CheckpointTest, NotesASaveThatFailsOnceTheWorkContinues) {
  const Runner runner(options_);
  SavedWork work(path_, request, options_, runner);
  const engines::Checkpoint checkpoint = *work.checkpoint();
  const auto save_fails = [&] { return !checkpoint.save({}, [](const ByteSink&) {}); };
  std::filesystem::remove_all(folder_);
  EXPECT_TRUE(save_fails());
  EXPECT_EQ(notes_, "");  // a result would tell it, if the run ended here
  checkpoint.due();
  const std::string noted = notes_;
  EXPECT_TRUE(noted.starts_with("checkpoint '" + path_ + "': could not be saved (No such file")) << noted;
  EXPECT_TRUE(save_fails());
  checkpoint.due();
  EXPECT_EQ(notes_, noted);
  std::filesystem::create_directory(folder_);
  EXPECT_FALSE(save_fails());
  checkpoint.due();
  EXPECT_EQ(notes_, noted);
  std::filesystem::remove_all(folder_);
  EXPECT_TRUE(save_fails());
  Ending ending{.status = RunStatus::memory};
  work.report(ending);
  EXPECT_EQ(ending.checkpoint_failure + "\n", noted);
}

// A save that fails midway (full disk, no memory) leaves the save before it.
TEST_F(CheckpointTest, KeepsTheSaveBeforeOneThatFails) {
  const Runner runner(options_);
  SavedWork work(path_, request, options_, runner);
  ASSERT_TRUE(save(work, "the first"));
  const std::string before = content_of(path_);
  const auto without_memory = [](const ByteSink&) { throw std::bad_alloc(); };
  EXPECT_THROW(work.checkpoint()->save({.step = 1, .steps = 2}, without_memory), std::bad_alloc);
  EXPECT_FALSE(work.checkpoint()->save({.step = 2, .steps = 2}, without_memory));  // the complete count matters more
  rlimit limit{};
  ::getrlimit(RLIMIT_FSIZE, &limit);
  const rlimit small{1000, limit.rlim_max};
  const auto earlier = std::signal(SIGXFSZ, SIG_IGN);
  ::setrlimit(RLIMIT_FSIZE, &small);
  EXPECT_FALSE(save(work, std::string(100'000, 'x')));
  ::setrlimit(RLIMIT_FSIZE, &limit);
  std::signal(SIGXFSZ, earlier);
  EXPECT_EQ(content_of(path_), before);
  EXPECT_EQ(files_in(folder_), 1U);
}

// The options of one rank.
Options options_of(engines::Ranks& ranks, const std::string& folder) {
  Options options;
  options.threads = 1;
  options.ranks = &ranks;
  options.checkpoint = folder;
  options.checkpoint_every = 0;
  return options;
}

// A count in total, by an engine whose work ranks share.
soccer::CountRequest in_total(const std::string& pitch) {
  return {.pitch = pitch, .by = soccer::By::total, .engine = soccer::Engine::frontier};
}

// Every rank calls it; rank 0 has the answer.
Answer count(engines::Ranks& ranks, const soccer::CountRequest& asked, const Options& options) {
  if (ranks.rank() == 0) return soccer::count(asked, options);
  const std::string call = ranks.broadcast({});
  soccer::take_part(std::string_view(call).substr(call.find('\n') + 1), options);
  return {};
}

Answer count(engines::Ranks& ranks, const std::string& folder, const char* pitch = "paper:4x4") {
  return count(ranks, in_total(pitch), options_of(ranks, folder));
}

using OfRanks = CheckpointTest;

TEST_F(OfRanks, IsResumedByAnyNumberOfProcesses_standard) {
  const auto right = soccer::count(in_total("paper:4x4"));
  for (const std::size_t number : {3U, 2U, 1U, 4U, 0U, 2U, 0U}) {  // 0: without ranks
    if (number == 0) {
      Options alone = options_;
      alone.checkpoint = path_;
      EXPECT_EQ(soccer::count(in_total("paper:4x4"), alone).table.rows, right.table.rows);
    } else {
      engines::on_ranks_of_threads(number, [&](engines::Ranks& ranks) {
        const auto result = count(ranks, path_);
        if (ranks.rank() == 0) {
          EXPECT_EQ(result.table.rows, right.table.rows) << number;
        }
      });
    }
    EXPECT_EQ(request_of_checkpoint(path_), "quadrille count soccer --pitch paper:4x4 --engine frontier --by total");
    EXPECT_EQ(files_in(path_), number + 2) << number;  // the manifest and the lock
  }
}

// A folder may hold the save of one process; ranks resume it.
TEST_F(OfRanks, ResumesTheFileOfOneProcessInAFolder_standard) {
  const auto right = soccer::count(in_total("paper:4x4"));
  Options alone = options_;
  alone.checkpoint = (folder_ / "alone").string();
  soccer::count(in_total("paper:4x4"), alone);
  engines::on_ranks_of_threads(
      2, [&](engines::Ranks& ranks) { EXPECT_THROW(count(ranks, alone.checkpoint), Error); });  // names the remedy
  std::filesystem::create_directory(path_);
  std::filesystem::rename(alone.checkpoint, path_ + "/manifest");
  engines::on_ranks_of_threads(3, [&](engines::Ranks& ranks) {
    const auto result = count(ranks, path_);
    if (ranks.rank() == 0) {
      EXPECT_EQ(result.table.rows, right.table.rows);
    }
  });
  EXPECT_EQ(files_in(path_), 5U);
}

// After a refusal no lock or file stays open.
TEST_F(OfRanks, MayBeOpenedAfterARefusal) {
  engines::on_ranks_of_threads(2, [&](engines::Ranks& ranks) { count(ranks, path_); });
  const std::string manifest = content_of(path_ + "/manifest");
  fill(path_ + "/manifest", "mine");
  engines::on_ranks_of_threads(2, [&](engines::Ranks& ranks) { EXPECT_THROW(count(ranks, path_), Error); });
  fill(path_ + "/manifest", manifest);
  engines::on_ranks_of_threads(2, [&](engines::Ranks& ranks) { count(ranks, path_); });
}

TEST_F(OfRanks, OfAnotherRequestIsRefusedOnEveryRank_standard) {
  engines::on_ranks_of_threads(2, [&](engines::Ranks& ranks) { count(ranks, path_); });
  engines::on_ranks_of_threads(2,
                               [&](engines::Ranks& ranks) { EXPECT_THROW(count(ranks, path_, "paper:4x3"), Error); });
  EXPECT_THROW(description_of_checkpoint(path_ + "/nothing"), Error);
}

// The folder disappears before its only save, after the last step. The rows are complete all the same, and the ending
// tells the failure.
TEST_F(OfRanks, ALastSaveThatFailsLeavesTheCount) {
  const auto right = soccer::count(in_total("paper:4x4"));
  engines::on_ranks_of_threads(2, [&](engines::Ranks& ranks) {
    Options options = options_of(ranks, path_);
    options.checkpoint_every = 3600;  // so the only save is the last one
    if (ranks.rank() == 0) options.progress = [&](const Progress&) { std::filesystem::remove_all(path_); };
    const auto result = count(ranks, in_total("paper:4x4"), options);
    if (ranks.rank() != 0) return;
    EXPECT_EQ(result.ending.status, RunStatus::complete);
    EXPECT_EQ(result.table.rows, right.table.rows);
    EXPECT_NE(result.ending.checkpoint_failure.find("rank 0: checkpoint '" + path_), std::string::npos)
        << result.ending.checkpoint_failure;
    EXPECT_FALSE(result.ending.resumable);
  });
}

// One rank has no memory in a save. The save fails on all ranks and leaves no part, and the next save succeeds.
TEST_F(OfRanks, ASaveWithoutMemoryLeavesNoPart) {
  engines::on_ranks_of_threads(2, [&](engines::Ranks& ranks) {
    const Options options = options_of(ranks, path_);
    const Runner runner(options);
    SavedWork work(path_, request, options, runner);
    const engines::Checkpoint checkpoint = *work.checkpoint();
    const auto save_at = [&](std::uint64_t step, bool memory_ends) {
      return checkpoint.save({.step = step, .steps = 2}, [&](const ByteSink& sink) {
        sink(std::as_bytes(std::span("body")));
        if (memory_ends && ranks.rank() == 1) throw std::bad_alloc();
      });
    };
    EXPECT_THROW(save_at(1, true), std::bad_alloc);
    engines::agree_on_error(ranks, {});
    EXPECT_EQ(files_in(path_), 1U);  // the lock
    engines::agree_on_error(ranks, {});
    EXPECT_TRUE(save_at(1, false));
    EXPECT_FALSE(save_at(2, true));
  });
  EXPECT_NE(description_of_checkpoint(path_).find("step        1 of 2\n"), std::string::npos);
  EXPECT_TRUE(std::filesystem::exists(path_ + "/part-1-1"));
}

TEST_F(OfRanks, IsForOneRunAtATime_standard) {
  std::filesystem::create_directory(path_);
  const int other = ::open((path_ + "/lock").c_str(), O_RDWR | O_CREAT, 0666);
  ASSERT_EQ(::flock(other, LOCK_EX), 0);
  engines::on_ranks_of_threads(2, [&](engines::Ranks& ranks) {
    try {
      count(ranks, path_);
      ADD_FAILURE() << "two runs count in one folder";
    } catch (const Error& error) {
      EXPECT_EQ(error.what(), "rank 0: checkpoint '" + path_ +
                                  "': another run is using it; wait until that run ends, or give another folder");
    }
  });
  ::close(other);
  EXPECT_FALSE(std::filesystem::exists(path_ + "/manifest"));
}

// A game that is over at ply 0 has no state to save, so ranks leave no manifest.
TEST_F(OfRanks, OfAGameThatIsOverAtOnceStaysEmpty) {
  const soccer::CountRequest over{.pitch = "paper:3x1", .by = soccer::By::total, .engine = soccer::Engine::trails};
  const auto right = soccer::count(over);
  engines::on_ranks_of_threads(2, [&](engines::Ranks& ranks) {
    const auto result = count(ranks, over, options_of(ranks, path_));
    if (ranks.rank() != 0) return;
    EXPECT_EQ(result.table.rows, right.table.rows);
    EXPECT_FALSE(result.ending.resumable);
  });
  EXPECT_FALSE(std::filesystem::exists(path_ + "/manifest"));
}

TEST_F(OfRanks, LeavesFilesThatAreNotItsOwn_standard) {
  const auto run = [&] { engines::on_ranks_of_threads(2, [&](engines::Ranks& ranks) { count(ranks, path_); }); };
  const auto refused = [&] {
    engines::on_ranks_of_threads(2, [&](engines::Ranks& ranks) { EXPECT_THROW(count(ranks, path_), Error); });
  };
  run();
  const std::filesystem::path own = std::filesystem::path(path_) / "part-list.txt";
  fill(own.string(), "mine");
  run();
  EXPECT_TRUE(std::filesystem::exists(own));
  // Without its manifest a run may not delete a save, nor a file of another name.
  std::filesystem::remove(std::filesystem::path(path_) / "manifest");
  refused();
  std::filesystem::remove(own);
  refused();
  EXPECT_FALSE(std::filesystem::is_empty(path_));
}

TEST_F(OfRanks, CountModuloPrimesInAFolderEach) {
  make_folder_of_passes(path_);
  make_folder_of_passes(path_);
  engines::on_ranks_of_threads(1, [&](engines::Ranks& ranks) {
    const Options options = options_of(ranks, path_);
    const Runner runner(options);
    SavedWork pass(path_of_pass(path_, 1), request_of_pass(request, 13), options, runner);
    EXPECT_TRUE(save(pass, "residues"));
    EXPECT_EQ(request_of_checkpoint(path_), request);
    EXPECT_NE(description_of_checkpoint(path_).find(request + " modulo 13\n"), std::string::npos);
    EXPECT_THROW(SavedWork(path_, request, options, runner), Error);  // the folder holds passes, not the count
  });
  const std::string whole = (folder_ / "whole").string();
  engines::on_ranks_of_threads(1, [&](engines::Ranks& ranks) { count(ranks, whole); });
  EXPECT_THROW(make_folder_of_passes(whole), Error);
  fill(path_ + ".txt", "");
  EXPECT_THROW(make_folder_of_passes(path_ + ".txt"), Error);
}

}  // namespace quadrille::running::checkpoint_test
