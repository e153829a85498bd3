// A lock of a folder is held by one at a time, and goes with who held it.
#include "enumerate/run/folder_lock.hpp"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <cerrno>
#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <thread>

namespace quadrille::running::folder_lock_test {

class FolderLockTest : public testing::Test {
 protected:
  FolderLockTest() {
    std::string name = (std::filesystem::temp_directory_path() / "quadrille-XXXXXX").string();
    folder = mkdtemp(name.data());
  }
  ~FolderLockTest() override { std::filesystem::remove_all(folder); }

  std::string folder;
};

TEST_F(FolderLockTest, IsHeldByOneAtATime_standard) {
  std::optional<FolderLock> first(folder);
  EXPECT_EQ(first->state(), FolderLock::State::locked);
  EXPECT_EQ(FolderLock(folder).state(), FolderLock::State::held);
  first.reset();
  EXPECT_EQ(FolderLock(folder).state(), FolderLock::State::locked);
  EXPECT_TRUE(std::filesystem::is_empty(folder + "/lock"));
}

TEST_F(FolderLockTest, WaitsForOneThatIsJustEnding) {
  std::optional<FolderLock> first(folder);
  std::jthread ending([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    first.reset();
  });
  EXPECT_EQ(FolderLock(folder).state(), FolderLock::State::locked);
}

TEST_F(FolderLockTest, SaysWhereNoFileCanBe) {
  const FolderLock lock(folder + "/none");
  EXPECT_EQ(lock.state(), FolderLock::State::impossible);
  EXPECT_EQ(lock.error(), ENOENT);
}

}  // namespace quadrille::running::folder_lock_test
