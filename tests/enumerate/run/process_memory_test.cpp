// The system's figures of memory: the machine has some, and this process holds a part of it.
#include "enumerate/run/process_memory.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace quadrille::running::process_memory_test {

TEST(ProcessMemory, IsAPartOfTheMachines) {
  EXPECT_GT(resident_memory(), 0U);
  EXPECT_LT(resident_memory(), available_memory());
}

TEST(ProcessMemory, GrowsWithWhatIsTouched) {
  constexpr std::size_t bytes = std::size_t{64} << 20U;
  const std::size_t resident = resident_memory();
  const std::size_t data = data_memory();
  const std::vector<char> block(bytes, 'x');
  EXPECT_GE(resident_memory() + (bytes >> 3U), resident + bytes);
  EXPECT_GE(data_memory(), data + bytes);
  EXPECT_EQ(block.back(), 'x');
}

// A machine with 8 GiB available, and control groups that the test writes.
class Groups : public testing::Test {
 protected:
  Groups() {
    std::string name = testing::TempDir() + "quadrille-XXXXXX";
    folder_ = ::mkdtemp(name.data());
    write("proc/meminfo", "MemTotal:       16777216 kB\nMemFree:  1024 kB\nMemAvailable:    8388608 kB\n");
  }
  ~Groups() override { std::filesystem::remove_all(folder_); }

  void write(const std::string& file, const std::string& text) const {
    std::filesystem::create_directories((folder_ / file).parent_path());
    std::ofstream(folder_ / file) << text;
  }
  // The memory available beside that of the process, in MiB.
  std::size_t left() const {
    const std::size_t all = available_memory(folder_ / "proc", folder_ / "groups");
    return (all - resident_memory() + (std::size_t{1} << 19U)) >> 20U;
  }

 private:
  std::filesystem::path folder_;
};

TEST_F(Groups, AreNoneWithoutALimit) {
  EXPECT_EQ(left(), 8192U);
  write("proc/self/cgroup", "0::/a/b\n");
  write("groups/a/b/memory.max", "max\n");
  EXPECT_EQ(left(), 8192U);
}

TEST_F(Groups, LeaveWhatTheNarrowestOfThemHasLeft) {
  write("proc/self/cgroup", "1:name=systemd:/elsewhere\n0::/a/b\n");
  write("groups/a/b/memory.max", "1073741824\n");
  EXPECT_EQ(left(), 1024U);
  write("groups/a/b/memory.current", "314572800\n");  // 300 MiB, 100 of them cache
  EXPECT_EQ(left(), 724U);
  write("groups/a/b/memory.stat", "anon 209715200\ninactive_file 104857600\n");
  EXPECT_EQ(left(), 824U);
  write("groups/a/memory.max", "536870912\n");
  EXPECT_EQ(left(), 512U);
  write("groups/memory.max", "268435456\n");
  EXPECT_EQ(left(), 256U);
  write("groups/memory.current", "368435456\n");  // more than the limit, which was lowered
  EXPECT_EQ(left(), 0U);
}

TEST_F(Groups, OfAContainerAreNamedAsOutside) {
  write("proc/self/cgroup", "0::/../../docker/0123\n");
  write("groups/memory.max", "1073741824\n");
  EXPECT_EQ(left(), 1024U);
}

}  // namespace quadrille::running::process_memory_test
