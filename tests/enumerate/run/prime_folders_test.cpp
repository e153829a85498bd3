// The folder of a count modulo primes holds folders of passes, and nothing else.
#include "enumerate/run/prime_folders.hpp"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "enumerate/run/checkpoint_folder.hpp"
#include "quadrille/error.hpp"

namespace quadrille::running::prime_folders_test {

class PrimeFoldersTest : public testing::Test {
 protected:
  PrimeFoldersTest() {
    std::string name = (std::filesystem::temp_directory_path() / "quadrille-XXXXXX").string();
    outer = mkdtemp(name.data());
    run = outer + "/run";
  }
  ~PrimeFoldersTest() override { std::filesystem::remove_all(outer); }

  // What is said of the folder; empty if it is taken.
  std::string refusal() const {
    try {
      make_folder_of_primes(run);
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
      return std::string(error.what()).substr(("checkpoint '" + run + "': ").size());
    }
    return {};
  }
  void write(const std::string& path, const std::string& text) const { std::ofstream(run + "/" + path) << text; }

  std::string outer;
  std::string run;
};

TEST_F(PrimeFoldersTest, IsMadeAndFoundAgain) {
  EXPECT_EQ(refusal(), "");
  EXPECT_EQ(refusal(), "");
  EXPECT_TRUE(folders_of_primes(run).empty());
  for (const std::size_t number : {1U, 2U, 4U}) std::filesystem::create_directory(folder_of_prime(run, number));
  EXPECT_EQ(folders_of_primes(run), (std::vector{run + "/prime-1", run + "/prime-2"}));
  EXPECT_EQ(refusal(), "");
}

TEST_F(PrimeFoldersTest, LeavesWhatIsNotItsOwn) {
  std::filesystem::create_directory(run);
  for (const char* const name : {"mine", "prime-", "prime-x", "prime-1.txt"}) {
    write(name, "");
    EXPECT_EQ(refusal(), std::string("holds other files ('") + name + "'); name an empty folder, or one to be made");
    std::filesystem::remove(run + "/" + name);
  }
  write("manifest", "");
  EXPECT_EQ(refusal(), "holds a count without primes; leave it out, or give another folder");
  std::filesystem::remove_all(run);
  std::ofstream(run, std::ios::out) << "";
  EXPECT_EQ(refusal(), "is no folder; name one: each rank has its file");
  run = outer + "/none/run";
  EXPECT_EQ(refusal(), "cannot be made (No such file or directory); name a folder that every rank can write to");
}

TEST_F(PrimeFoldersTest, BearsTheRequestOfItsPassesWithoutThePrime) {
  const std::string request = "quadrille count soccer --pitch paper:3x3";
  EXPECT_FALSE(request_of_folder(run));
  std::filesystem::create_directories(folder_of_prime(run, 1));
  const Manifest manifest{"quadrille 0.1.0", request_of_pass(request, 4611686018427387847U), 3, 17, 64, {{5, 6}}};
  write("prime-1/manifest", text_of(manifest));
  EXPECT_EQ(request_of_folder(run), request);
  EXPECT_EQ(request_of_folder(folder_of_prime(run, 1)), request + " modulo 4611686018427387847");
  const std::string said = description_of_checkpoint(run);
  EXPECT_NE(said.find(run + "/prime-1\nrequest     " + request + " modulo 4611686018427387847\n"), std::string::npos)
      << said;
  std::filesystem::create_directories(folder_of_prime(run, 2));
  EXPECT_NE(description_of_checkpoint(run).find("\n\n" + run + "/prime-2\nnothing saved yet\n"), std::string::npos);
}

}  // namespace quadrille::running::prime_folders_test
