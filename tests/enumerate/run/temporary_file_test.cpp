// Files that appear whole or not at all: in place of another, or only where there is none.
#include "enumerate/run/temporary_file.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace quadrille::running::temporary_file_test {

class TemporaryFileTest : public testing::Test {
 protected:
  TemporaryFileTest() {
    std::string name = testing::TempDir() + "quadrille-XXXXXX";
    folder_ = ::mkdtemp(name.data());
  }
  ~TemporaryFileTest() override { std::filesystem::remove_all(folder_); }

  std::string target() const { return (folder_ / "target").string(); }
  std::string content() const {
    std::ifstream file(target());
    return {std::istreambuf_iterator<char>(file), {}};
  }
  std::ptrdiff_t files() const { return std::distance(std::filesystem::directory_iterator(folder_), {}); }

 private:
  std::filesystem::path folder_;
};

TEST_F(TemporaryFileTest, TakesTheTargetsNameAndPermissions) {
  std::ofstream(target()) << "old";
  std::filesystem::permissions(target(), std::filesystem::perms(0604));
  TemporaryFile file(target());
  ASSERT_EQ(file.error(), 0);
  EXPECT_TRUE(std::filesystem::exists(file.name()));
  EXPECT_EQ(file.write("new"), 0);
  EXPECT_EQ(content(), "old");
  EXPECT_EQ(file.place(), 0);
  EXPECT_EQ(content(), "new");
  EXPECT_EQ(std::filesystem::status(target()).permissions(), std::filesystem::perms(0604));
  EXPECT_EQ(files(), 1);
}

TEST_F(TemporaryFileTest, GoesUnlessItWasPutInPlace) {
  {
    TemporaryFile file(target());
    file.write("text");
    EXPECT_EQ(files(), 1);
  }
  EXPECT_EQ(files(), 0);
  EXPECT_EQ(TemporaryFile(target() + "/below").error(), ENOENT);
}

TEST_F(TemporaryFileTest, TakesANewPlaceOnce) {
  {
    TemporaryFile first(target());
    TemporaryFile second(target());
    first.write("first");
    second.write("second");
    EXPECT_EQ(first.place_new(), 0);
    EXPECT_EQ(second.place_new(), EEXIST);
  }
  EXPECT_EQ(make_empty_file(target()), EEXIST);
  EXPECT_EQ(content(), "first");
  EXPECT_EQ(files(), 1);
}

// A run that was killed: a process that has made its file and is gone.
TEST_F(TemporaryFileTest, OfAProcessThatIsGoneIsRemovedByTheNext) {
  const ::pid_t killed = ::fork();
  if (killed == 0) {
    TemporaryFile file(target());
    ::_exit(file.write("a part"));
  }
  int status = -1;
  ASSERT_EQ(::waitpid(killed, &status, 0), killed);
  ASSERT_EQ(status, 0);
  EXPECT_EQ(files(), 1);
  const TemporaryFile living(target());
  std::ofstream(target() + ".part") << "no file of ours";
  std::ofstream(target().substr(0, target().size() - 6) + ".quadrille-00000000-1-0.part") << "of another machine";
  EXPECT_EQ(files(), 4);
  remove_abandoned_files(target());
  EXPECT_EQ(files(), 3);
  EXPECT_TRUE(std::filesystem::exists(living.name()));
  remove_abandoned_files(target() + "/below");  // no folder: nothing to remove
  EXPECT_EQ(files(), 3);
}

}  // namespace quadrille::running::temporary_file_test
