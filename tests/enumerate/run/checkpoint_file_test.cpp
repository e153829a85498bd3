// The checkpoint file: what was saved comes back; whatever is not wholly that is refused and left alone.
#include "enumerate/run/checkpoint_file.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <thread>

#include "quadrille/error.hpp"

namespace quadrille::running::checkpoint_file_test {

using engines::ByteSink;

const std::string request = "quadrille count soccer --pitch paper:3x3 --engine layered --by ply";

class CheckpointFileTest : public testing::Test {
 protected:
  CheckpointFileTest() {
    std::string name = (std::filesystem::temp_directory_path() / "quadrille-test-XXXXXX").string();
    folder = ::mkdtemp(name.data());
    path = (folder / "checkpoint").string();
  }
  ~CheckpointFileTest() override { std::filesystem::remove_all(folder); }

  std::string content() const {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  void fill(const std::string& text) const { std::ofstream(path, std::ios::binary) << text; }

  static void save(CheckpointFile& file, const std::string& body) {
    file.checkpoint().save([&](const ByteSink& sink) { sink(std::as_bytes(std::span(body))); });
  }
  void save_once(const std::string& body) const {
    CheckpointFile file(path, request);
    save(file, body);
  }
  static std::string resume(CheckpointFile& file, std::size_t size) {
    std::string body(size, '?');
    file.checkpoint().resume(std::as_writable_bytes(std::span(body)));
    return body;
  }

  /// What is said of the file now; empty if it is taken. Whatever is said, the file stays as it is.
  std::string refusal(const std::string& its_request = request, const std::string& program = version()) const {
    const std::string before = content();
    std::string said;
    try {
      const CheckpointFile file(path, its_request, nullptr, CheckpointFile::Access::read_and_save, program);
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
      said = error.what();
      const std::string place = "checkpoint '" + path + "': ";
      EXPECT_TRUE(said.starts_with(place)) << said;
      said.erase(0, place.size());
    }
    EXPECT_EQ(content(), before);
    return said;
  }

  std::size_t files() const {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder), {}));
  }

  std::filesystem::path folder;
  std::string path;
};

TEST_F(CheckpointFileTest, GivesBackWhatWasSavedLast) {
  {
    CheckpointFile file(path, request);
    EXPECT_FALSE(file.found());
    EXPECT_FALSE(file.checkpoint().resume);
    EXPECT_EQ(files(), 0U);  // tried, and nothing left behind
    save(file, "the first layer");
    save(file, "the second");
  }
  CheckpointFile file(path, request);
  EXPECT_TRUE(file.found());
  EXPECT_EQ(resume(file, 4), "the ");
  EXPECT_EQ(resume(file, 6), "second");
  EXPECT_THROW(resume(file, 1), Error);
  save(file, "the third");
  EXPECT_FALSE(file.checkpoint().resume);
  CheckpointFile last(path, request);
  EXPECT_EQ(resume(last, 9), "the third");
  EXPECT_EQ(files(), 1U);
}

TEST_F(CheckpointFileTest, SavesBodiesOfAnySize) {
  std::mt19937 random(1);
  for (const std::size_t size : {0U, 1U, (1U << 20U) - 200U, (1U << 20U) - 1U, 1U << 20U, 3'000'000U}) {
    std::filesystem::remove(path);
    std::string body(size, '\0');
    for (char& c : body) c = static_cast<char>(random());
    {
      CheckpointFile file(path, request);
      file.checkpoint().save([&](const ByteSink& sink) {  // in pieces of all sizes
        for (std::size_t at = 0, piece = 0; at < body.size(); at += piece, piece = 3 * piece + 1) {
          sink(std::as_bytes(std::span(body)).subspan(at, std::min(piece, body.size() - at)));
        }
      });
    }
    CheckpointFile file(path, request);
    EXPECT_TRUE(file.found());
    EXPECT_EQ(resume(file, size), body);
    EXPECT_THROW(resume(file, 1), Error);
  }
}

TEST_F(CheckpointFileTest, SaysInItsFirstLinesWhatItIs) {
  save_once("body");
  EXPECT_TRUE(content().starts_with("quadrille checkpoint 2, by " + version() + "\n" + request + "\nbody\nend "));
}

TEST_F(CheckpointFileTest, RefusesWhatIsNoCheckpoint) {
  for (const char* text : {"", "\n", "ply,histories\n0,1\n", "quadrille checkpoin"}) {
    fill(text);
    EXPECT_EQ(refusal(), "is no checkpoint; give another file or delete it");
  }
}

TEST_F(CheckpointFileTest, RefusesEveryTruncation) {
  save_once("a small body");
  const std::string whole = content();
  EXPECT_EQ(refusal(), "");
  for (std::size_t size = 0; size < whole.size(); ++size) {
    fill(whole.substr(0, size));
    EXPECT_NE(refusal(), "") << size << " bytes";
  }
  fill(whole + "\n");
  EXPECT_EQ(refusal(), "is damaged: its checksum is not that of its content; give another file or delete it");
}

TEST_F(CheckpointFileTest, RefusesAFlippedBitInAnyByte) {
  save_once("a small body");
  const std::string whole = content();
  for (std::size_t at = 0; at < whole.size(); ++at) {
    std::string damaged = whole;
    damaged[at] = static_cast<char>(static_cast<unsigned char>(damaged[at]) ^ (1U << (at % 8)));
    fill(damaged);
    EXPECT_NE(refusal(), "") << "byte " << at;
  }
}

TEST_F(CheckpointFileTest, RefusesAnotherVersionAndAnotherRequest) {
  save_once("body");
  EXPECT_EQ(refusal(request, "quadrille 9.9"),
            "is of another version (quadrille checkpoint 2, by " + version() + "); give another file or delete it");
  for (const std::string& other : {request + " --plies 3", request.substr(0, request.size() - 1), std::string()}) {
    EXPECT_EQ(refusal(other), "is of another request (" + request + "); give another file or delete it");
  }
}

TEST_F(CheckpointFileTest, RefusesAPlaceWhereNoFileCanBe) {
  const auto said = [&](const std::string& place) -> std::string {
    try {
      const CheckpointFile file(place, request);
    } catch (const Error& error) {
      return std::string(error.what()).substr(std::string("checkpoint '" + place + "': ").size());
    }
    return "taken";
  };
  EXPECT_EQ(said(folder / "none" / "file"),
            "No such file or directory; name a file in a folder that can be written to");
  EXPECT_EQ(said(folder), "is a folder; name a file in it");
  EXPECT_EQ(said(folder / ""), "is a folder; name a file in it");
  EXPECT_EQ(said(""), "names no file; name a file in a folder that can be written to");
  EXPECT_EQ(said("/dev/null"), "is no ordinary file; name one");
  fill("");
  EXPECT_EQ(said(path + "/file"), "Not a directory; name a file in a folder that can be written to");
}

// Nothing is written beside a file that is only read, and what a killed run left there stays.
TEST_F(CheckpointFileTest, WritesNothingWhereItOnlyReads) {
  EXPECT_THROW(CheckpointFile(path, request, {}, CheckpointFile::Access::read), Error);
  save_once("body");
  const auto untouched = std::filesystem::last_write_time(folder);
  CheckpointFile file(path, request, {}, CheckpointFile::Access::read);
  EXPECT_EQ(resume(file, 4), "body");
  EXPECT_EQ(std::filesystem::last_write_time(folder), untouched);
}

TEST_F(CheckpointFileTest, FollowsASymbolicLink) {
  save_once("body");
  const std::filesystem::path link = folder / "link";
  std::filesystem::create_symlink(path, link);
  {
    CheckpointFile file(link, request);
    EXPECT_EQ(resume(file, 4), "body");
    save(file, "more");
  }
  EXPECT_TRUE(std::filesystem::is_symlink(link));
  CheckpointFile file(path, request);
  EXPECT_EQ(resume(file, 4), "more");
}

// A limit on the size of files stands for a full disk.
TEST_F(CheckpointFileTest, ASaveThatFailsLeavesTheEarlierOneWhole) {
  save_once("body");
  const std::string before = content();
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit old{};
  ::getrlimit(RLIMIT_FSIZE, &old);
  const rlimit small{1000, old.rlim_max};
  {
    CheckpointFile file(path, request);
    EXPECT_EQ(resume(file, 4), "body");
    ::setrlimit(RLIMIT_FSIZE, &small);
    save(file, std::string(3'000'000, 'x'));
    EXPECT_EQ(spelled(file.failure()),
              "checkpoint '" + path +
                  "': could not be saved (File too large); what it held before, if anything, stands; " +
                  "make room, or give another file");
    ::setrlimit(RLIMIT_FSIZE, &old);
    EXPECT_EQ(content(), before);
    EXPECT_EQ(files(), 1U);
    EXPECT_THROW(file.checkpoint().save([](const ByteSink&) { throw std::bad_alloc(); }), std::bad_alloc);
    EXPECT_EQ(spelled(file.failure()),
              "checkpoint '" + path +
                  "': could not be saved (memory: used up); what it held before, if anything, stands; "
                  "give more, or ask for less");
    EXPECT_EQ(content(), before);
    EXPECT_EQ(files(), 1U);
  }
  EXPECT_EQ(refusal(), "");
}

// Two counts with different requests, begun where nothing was: the first to save has the name.
TEST_F(CheckpointFileTest, LeavesAloneWhatAppearsBeforeItsFirstSave) {
  CheckpointFile late(path, request);
  CheckpointFile other(path, request + " --plies 3");
  save(other, "first");
  const std::string before = content();
  for (int i = 0; i < 2; ++i) {
    EXPECT_FALSE(late.checkpoint().save([](const ByteSink&) {}));
    EXPECT_EQ(spelled(late.failure()),
              "checkpoint '" + path +
                  "': could not be saved (something else has appeared there since this run began, and stands); "
                  "remove it, or give another file");
  }
  EXPECT_FALSE(late.holds_work());
  EXPECT_EQ(content(), before);
  EXPECT_TRUE(other.checkpoint().save([](const ByteSink&) {}));
  EXPECT_NE(content(), before);
  EXPECT_EQ(files(), 1U);
}

// Of one request, the last to save has it: either's work serves both.
TEST_F(CheckpointFileTest, TakesTheNameFromAnotherRunOfTheSameRequest) {
  CheckpointFile late(path, request);
  save_once("first");
  EXPECT_TRUE(late.checkpoint().save([](const ByteSink& sink) { sink(std::as_bytes(std::span("second", 6))); }));
  CheckpointFile file(path, request);
  EXPECT_EQ(resume(file, 6), "second");
}

// What cannot be read, because too many files are open, is not taken for no checkpoint: the engine would be chosen
// anew.
TEST_F(CheckpointFileTest, ACheckpointThatCannotBeReadIsNotTakenForNone) {
  EXPECT_FALSE(request_of_checkpoint(path));
  save_once("body");
  EXPECT_EQ(request_of_checkpoint(path), request);
  // A regular file whose first page no process has.
  const std::string unreadable = "/proc/self/mem";
  std::string said;
  try {
    request_of_checkpoint(unreadable);
  } catch (const Error& error) {
    said = error.what();
  }
  EXPECT_EQ(said, "checkpoint '" + unreadable + "': Input/output error; name a file that can be read");
}

TEST_F(CheckpointFileTest, ASaveThatFailsAfterLongIsNotTriedAgainSoon_standard) {
  using namespace std::chrono_literals;
  CheckpointFile file(path, request);
  const engines::Checkpoint checkpoint = file.checkpoint();
  EXPECT_FALSE(checkpoint.save([](const ByteSink&) {
    std::this_thread::sleep_for(300ms);
    throw Error(ErrorKind::unusable_input, "the disk is full");
  }));
  EXPECT_EQ(file.failure(), "the disk is full");
  const auto failed_at = std::chrono::steady_clock::now();
  std::this_thread::sleep_for(1100ms);
  EXPECT_TRUE(!checkpoint.due() || std::chrono::steady_clock::now() - failed_at >= 6s);
}

TEST_F(CheckpointFileTest, SavesAtMostATwentiethOfTheTime) {
  using namespace std::chrono_literals;
  EXPECT_EQ(work_between_saves(0s), 1s);
  EXPECT_EQ(work_between_saves(50ms), 1s);
  EXPECT_EQ(work_between_saves(30s), 600s);
  CheckpointFile file(path, request);
  EXPECT_FALSE(file.checkpoint().due());
}

}  // namespace quadrille::running::checkpoint_file_test
