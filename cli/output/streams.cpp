#include "cli/output/streams.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>

#include "jobs/file_descriptor.hpp"

namespace quadrille::cli {

void reserve_standard_streams() {
  // open() takes the smallest free number: 0 opened for writing only cannot be read, 1 and 2 the other way round.
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(descriptor, F_GETFD) != -1) continue;
    if (::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY) != descriptor) return;
  }
}

void print_line(std::string_view line) {
  std::string text(line);
  std::replace_if(
      text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }, '?');
  jobs::write_all(STDERR_FILENO, text + '\n');
}

void print_error(std::string_view text) { print_line("quadrille: " + std::string(text)); }

}  // namespace quadrille::cli
