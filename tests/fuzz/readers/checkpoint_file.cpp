// The file of --checkpoint: the input as it stands, or, behind a byte of 1, with the last line made right.
#include "enumerate/run/checkpoint_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>
#include <xxhash.h>

#include <cstdlib>
#include <filesystem>

#include "enumerate/run/file_descriptor.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

constexpr std::size_t last_line = 39;
constexpr const char* program = "fuzzed 1";
constexpr const char* request = "quadrille count nothing";

// A folder of this process, removed at its end.
class Folder {
 public:
  Folder() : path_((std::filesystem::temp_directory_path() / fmt::format("quadrille-fuzz-{}", ::getpid())).string()) {
    std::filesystem::create_directory(path_);
  }
  ~Folder() {
    std::error_code gone;
    std::filesystem::remove_all(path_, gone);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string file() const { return path_ + "/checkpoint"; }

 private:
  const std::string path_;
};

void write_file(const std::string& path, std::string_view text) {
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  require(descriptor >= 0 && running::write_all(descriptor, text) == 0, "the folder for temporary files takes no file");
  ::close(descriptor);
}

// Reads the body in pieces that grow, then one byte more than there is.
void read_body(running::CheckpointFile& file, std::string_view body) {
  const engines::Checkpoint checkpoint = file.checkpoint();
  require(static_cast<bool>(checkpoint.resume), "a checkpoint that was found is not to be gone on from");
  std::vector<std::byte> piece;
  for (std::size_t at = 0; at < body.size();) {
    piece.resize(std::min(body.size() - at, piece.size() + 1));
    checkpoint.resume(piece);
    const std::string_view read(reinterpret_cast<const char*>(piece.data()), piece.size());
    require(read == body.substr(at, piece.size()), "another body is read than was written");
    at += piece.size();
  }
  file.require_all_read();
  std::byte more{};
  require(!is_taken([&] { checkpoint.resume(std::span(&more, 1)); }), "more is read than was written");
}

}  // namespace

void read_checkpoint_file(Bytes bytes, Checks /*checks*/) {
  static const Folder folder;
  if (bytes.empty()) return;
  std::string text(text_of(bytes.subspan(1)));
  const std::string header = fmt::format("quadrille checkpoint 2, by {}\n{}\n", program, request);
  const bool right = bytes.front() == 1;
  if (right) text += fmt::format("\nend {:016x} {:016x}\n", text.size(), XXH3_64bits(text.data(), text.size()));
  write_file(folder.file(), text);
  const auto found = running::request_of_checkpoint(folder.file(), program);
  require(!found || found->find('\n') == std::string::npos, "a request of two lines");
  const bool taken = is_taken([&] {
    running::CheckpointFile file(folder.file(), request, {}, running::CheckpointFile::Access::read_and_save, program);
    require(file.found(), "a file that is there is not found");
    require(found == request, "a checkpoint of this request is taken for another's");
    const std::string_view body = std::string_view(text).substr(header.size());
    // The file was verified to its end.
    must_take("a checkpoint that was found is refused while it is read",
              [&] { read_body(file, body.substr(0, body.size() - last_line)); });
  });
  // The last line begins with the end of a line, which is no part of the header.
  const bool is_of_this_request = text.starts_with(header) && text.size() >= header.size() + last_line;
  require(!right || taken == is_of_this_request, "a checkpoint is refused, or another file is taken");
}

}  // namespace quadrille::fuzz
