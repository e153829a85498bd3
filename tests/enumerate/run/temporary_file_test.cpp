// Files that appear whole or not at all: in place of another, or only where there is none.
#include "enumerate/run/temporary_file.hpp"

#include <gtest/gtest.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

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
  EXPECT_EQ(content(), "first");
  EXPECT_EQ(files(), 1);
}

// The file of a killed run does not block a new one.
TEST_F(TemporaryFileTest, PassesOverANameThatIsTaken) {
  std::filesystem::path taken;
  {
    const TemporaryFile file(target());
    taken = file.name();
  }
  std::ofstream(taken) << "left behind";
  TemporaryFile file(target());
  ASSERT_EQ(file.error(), 0);
  EXPECT_NE(file.name(), taken);
  EXPECT_EQ(file.place(), 0);
  EXPECT_EQ(std::filesystem::file_size(taken), 11U);
}

TEST_F(TemporaryFileTest, TakesAnotherNameBesideIt) {
  std::ofstream(target() + ".partial") << "earlier";
  std::filesystem::create_symlink("nowhere", target() + ".link");
  for (const std::string& name : {target() + ".partial", target() + ".link"}) {
    TemporaryFile file(target());
    EXPECT_EQ(file.write("a part"), 0);
    EXPECT_EQ(file.place_as(name), 0);
    EXPECT_TRUE(std::filesystem::is_regular_file(std::filesystem::symlink_status(name)));
    EXPECT_EQ(std::filesystem::file_size(name), 6U);
  }
  std::filesystem::create_directory(target() + ".folder");
  TemporaryFile file(target());
  EXPECT_EQ(file.place_as(target() + ".folder"), EISDIR);
  EXPECT_EQ(files(), 4);
}

}  // namespace quadrille::running::temporary_file_test
