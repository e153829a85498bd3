// Reads the lines that a person types. During the wait for input, this code checks the stop token at short intervals.
#include "cli/play/typed_lines.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include "enumerate/run/file_descriptor.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

constexpr int milliseconds_between_looks = 50;

// The terminal does not show typed text while an object of this type exists.
class HiddenInput {
 public:
  HiddenInput(bool wanted, int descriptor)
      : descriptor_(descriptor), is_on_(wanted && ::tcgetattr(descriptor, &before_) == 0) {
    if (!is_on_) return;
    termios secret = before_;
    secret.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    secret.c_lflag |= ECHONL;
    ::tcsetattr(descriptor_, TCSANOW, &secret);
  }
  ~HiddenInput() {
    if (is_on_) ::tcsetattr(descriptor_, TCSANOW, &before_);
  }
  HiddenInput(const HiddenInput&) = delete;
  HiddenInput& operator=(const HiddenInput&) = delete;

 private:
  termios before_{};
  int descriptor_;
  bool is_on_;
};

}  // namespace

bool TypedLines::is_terminal() const { return ::isatty(descriptor_) != 0; }

// Waits for more of the input. \returns false at its end, and if the token is set
bool TypedLines::fill() {
  while (!stopped()) {
    pollfd waited{descriptor_, POLLIN, 0};
    const int ready = ::poll(&waited, 1, milliseconds_between_looks);
    if (ready == 0 || (ready < 0 && errno == EINTR)) continue;
    std::array<char, 4096> some{};
    const ssize_t count = ::read(descriptor_, some.data(), some.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      throw Error(ErrorKind::unusable_input,
                  fmt::format("standard input: cannot be read ({}); type the game, or redirect it from a file",
                              running::reason(errno)));
    }
    read_.append(some.data(), static_cast<std::size_t>(count));
    return count > 0;
  }
  return false;
}

std::optional<std::string> TypedLines::next(bool secret) {
  const HiddenInput hidden(secret && is_terminal(), descriptor_);
  std::size_t searched = 0;
  while (true) {
    const std::size_t end = std::min(read_.find('\n', searched), read_.size());
    if (end > longest_line) {
      throw Error(
          ErrorKind::unusable_input,
          fmt::format("standard input: a line of more than {} characters; type one choice a line", longest_line));
    }
    if (end < read_.size()) {
      std::string line = read_.substr(0, end);
      read_.erase(0, end + 1);
      return line;
    }
    searched = read_.size();
    if (ended_ || stopped()) break;
    if (!fill()) ended_ = true;
  }
  if (stopped() || read_.empty()) return std::nullopt;
  return std::exchange(read_, {});
}

}  // namespace quadrille::cli
