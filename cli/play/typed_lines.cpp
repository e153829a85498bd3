#include "cli/play/typed_lines.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

#include "jobs/file_descriptor.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

constexpr std::size_t longest_line = 65536;
constexpr int milliseconds_between_looks = 50;

// While it lives, the terminal does not show what is typed.
class Secrecy {
 public:
  explicit Secrecy(bool wanted) : is_on_(wanted && ::tcgetattr(STDIN_FILENO, &before_) == 0) {
    if (!is_on_) return;
    termios secret = before_;
    secret.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    secret.c_lflag |= ECHONL;
    ::tcsetattr(STDIN_FILENO, TCSANOW, &secret);
  }
  ~Secrecy() {
    if (is_on_) ::tcsetattr(STDIN_FILENO, TCSANOW, &before_);
  }
  Secrecy(const Secrecy&) = delete;
  Secrecy& operator=(const Secrecy&) = delete;

 private:
  termios before_{};
  bool is_on_;
};

}  // namespace

bool TypedLines::is_terminal() { return ::isatty(STDIN_FILENO) != 0; }

// Waits for more of the input. \returns false at its end, and if the token is set
bool TypedLines::fill() {
  while (!stopped()) {
    pollfd waited{STDIN_FILENO, POLLIN, 0};
    const int ready = ::poll(&waited, 1, milliseconds_between_looks);
    if (ready == 0 || (ready < 0 && errno == EINTR)) continue;
    std::array<char, 4096> some{};
    const ssize_t count = ::read(STDIN_FILENO, some.data(), some.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      throw Error(ErrorKind::unusable_input,
                  fmt::format("standard input: cannot be read ({}); type the game, or redirect it from a file",
                              jobs::reason(errno)));
    }
    read_.append(some.data(), static_cast<std::size_t>(count));
    return count > 0;
  }
  return false;
}

std::optional<std::string> TypedLines::next(bool secret) {
  const Secrecy secrecy(secret && is_terminal());
  std::size_t searched = 0;
  while (true) {
    const std::size_t end = read_.find('\n', searched);
    if (end != std::string::npos) {
      std::string line = read_.substr(0, end);
      read_.erase(0, end + 1);
      return line;
    }
    searched = read_.size();
    if (searched > longest_line) {
      throw Error(
          ErrorKind::unusable_input,
          fmt::format("standard input: a line of more than {} characters; type one choice a line", longest_line));
    }
    if (ended_ || stopped()) break;
    if (!fill()) ended_ = true;
  }
  if (stopped() || read_.empty()) return std::nullopt;
  return std::exchange(read_, {});
}

}  // namespace quadrille::cli
