// The folder of --checkpoint: made once, and told by name where it cannot be used.
#include "enumerate/run/shared_folder.hpp"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "quadrille/error.hpp"

namespace quadrille::running::shared_folder_test {

template <class Work>
std::string refusal(const Work& work) {
  try {
    work();
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
    return error.what();
  }
  return {};
}

TEST(SharedFolder, IsMadeOnce) {
  std::string outer = (std::filesystem::temp_directory_path() / "quadrille-XXXXXX").string();
  ASSERT_NE(mkdtemp(outer.data()), nullptr);
  const std::string path = outer + "/run";
  EXPECT_TRUE(make_folder(path));
  EXPECT_FALSE(make_folder(path));
  EXPECT_TRUE(std::filesystem::is_directory(path));
  std::ofstream(path + "/file") << "text";
  EXPECT_EQ(refusal([&] { make_folder(path + "/file"); }),
            "checkpoint '" + path + "/file': is no folder; name one: each rank has its file");
  EXPECT_EQ(refusal([&] { make_folder(outer + "/none/run"); }),
            "checkpoint '" + outer +
                "/none/run': cannot be made (No such file or directory); name a folder that every rank can write to");
  std::filesystem::remove_all(outer);
}

TEST(SharedFolder, TellsTheNamesInIt) {
  std::string folder = (std::filesystem::temp_directory_path() / "quadrille-XXXXXX").string();
  ASSERT_NE(mkdtemp(folder.data()), nullptr);
  std::vector<std::string> names;
  EXPECT_EQ(read_names(folder, names), 0);
  EXPECT_TRUE(names.empty());
  std::ofstream(folder + "/.file") << "text";
  EXPECT_EQ(read_names(folder, names), 0);
  EXPECT_EQ(names, std::vector<std::string>{".file"});
  EXPECT_EQ(read_names(folder + "/none", names), ENOENT);
  std::filesystem::remove_all(folder);
}

TEST(SharedFolder, IsRefusedByName) {
  EXPECT_EQ(refusal([] { refuse_other_file("run", "mine"); }),
            "checkpoint 'run': holds other files ('mine'); name an empty folder, or one to be made");
  EXPECT_EQ(refusal([] { refuse_unusable_folder("run", "no"); }),
            "checkpoint 'run': no; name a folder that every rank can write to");
  EXPECT_EQ(refusal([] { refuse_folder("run", "no", "go on"); }), "checkpoint 'run': no; go on");
}

}  // namespace quadrille::running::shared_folder_test
