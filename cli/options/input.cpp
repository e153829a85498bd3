// Reads a file or standard input into one text, and refuses an input that is longer than the limit.
#include "cli/options/input.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>

#include "cli/output/streams.hpp"
#include "enumerate/run/file_descriptor.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

constexpr std::size_t most_bytes = std::size_t{64} << 20U;

[[noreturn]] void refuse(const std::string& file, const std::string& why) {
  throw Error(ErrorKind::unusable_input, fmt::format("{}: {}", input_name(file), why));
}

// A descriptor that the destructor closes, unless it is standard input's.
class Source {
 public:
  explicit Source(const std::string& file)
      : descriptor_(file == "-" ? STDIN_FILENO : ::open(file.c_str(), O_RDONLY | O_CLOEXEC)) {
    if (descriptor_ < 0)
      refuse(file, fmt::format("cannot be opened ({}); name a readable file", running::reason(errno)));
  }
  ~Source() {
    if (descriptor_ != STDIN_FILENO) ::close(descriptor_);
  }
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;

  int descriptor() const { return descriptor_; }

 private:
  const int descriptor_;
};

}  // namespace

std::string input_name(const std::string& file) { return file == "-" ? "standard input" : file; }

std::string fault_in(const std::string& file, std::size_t line, std::string_view step, std::size_t number,
                     std::string_view sentence) {
  return fmt::format("{}: line {}: {} {}: {}", input_name(file), line, step, number, sentence);
}

std::string read_input(const std::string& file) {
  const Source source(file);
  std::string text;
  std::array<char, 65536> block{};
  while (true) {
    const ::ssize_t count = ::read(source.descriptor(), block.data(), block.size());
    if (count == 0) return text;
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) refuse(file, fmt::format("cannot be read ({}); name a readable file", running::reason(errno)));
    text.append(block.data(), static_cast<std::size_t>(count));
    if (text.size() > most_bytes) refuse(file, fmt::format("more than {} bytes; split the record", most_bytes));
  }
}

}  // namespace quadrille::cli
