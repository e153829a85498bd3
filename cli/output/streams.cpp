// Prepares the standard streams, and writes each message from a buffer of fixed size.
#include "cli/output/streams.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstddef>

#include "enumerate/run/file_descriptor.hpp"
#include "games/record_text.hpp"

namespace quadrille::cli {

void prepare_standard_streams() {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  // open() takes the smallest free number. Number 0 is opened for writing only, so that reading from it fails; 1 and 2
  // are opened for reading only, so that writing to them fails.
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(descriptor, F_GETFD) != -1) continue;
    if (::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY) != descriptor) return;
  }
}

namespace {

bool can_write_to(int descriptor) {
  const int flags = ::fcntl(descriptor, F_GETFL);
  return flags != -1 && (flags & O_ACCMODE) != O_RDONLY;
}

bool leads_to(int descriptor, const struct stat& file) {
  struct stat standard = {};
  return can_write_to(descriptor) && ::fstat(descriptor, &standard) == 0 && standard.st_dev == file.st_dev &&
         standard.st_ino == file.st_ino;
}

}  // namespace

bool can_write_to_standard_output() { return can_write_to(STDOUT_FILENO); }

bool is_standard_output(const struct stat& file) { return leads_to(STDOUT_FILENO, file); }

bool is_standard_error(const struct stat& file) { return leads_to(STDERR_FILENO, file); }

namespace {

// The only memory in which a message is composed: there may be no other.
class Line {
 public:
  void add(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t control = games::bytes_of_control(text, at);
      put(control == 0 ? text[at] : '?');
      at += control == 0 ? 1 : control;
    }
  }
  void end() {
    put('\n');
    flush();
  }

 private:
  void put(char c) {
    if (length_ == characters_.size()) flush();
    characters_[length_++] = c;
  }
  void flush() {
    running::write_all(STDERR_FILENO, {characters_.data(), length_});
    length_ = 0;
  }

  std::array<char, 4096> characters_;
  std::size_t length_ = 0;
};

}  // namespace

void print_line(std::string_view line) {
  Line text;
  text.add(line);
  text.end();
}

void print_error(std::string_view text) {
  Line line;
  line.add("quadrille: ");
  line.add(text);
  line.end();
}

}  // namespace quadrille::cli
