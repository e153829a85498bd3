// Reads and writes files by system calls. It repeats a call that a signal has interrupted (EINTR).
#include "enumerate/run/file_descriptor.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>
#include <system_error>

namespace quadrille::running {

Descriptor::~Descriptor() {
  if (number_ >= 0) ::close(number_);
}

int write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ::ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

int read_text(const std::string& path, std::string& text, std::size_t most) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.number() < 0) return errno;
  std::array<char, 4096> part{};
  while (most > 0) {
    const ::ssize_t size = ::read(file.number(), part.data(), std::min(part.size(), most));
    if (size == 0) break;
    if (size > 0) {
      text.append(part.data(), static_cast<std::size_t>(size));
      most -= static_cast<std::size_t>(size);
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

// Without std::filesystem, whose iterator allocates in a function that may not throw: out of memory, it would end the
// process.
int read_names(const std::string& path, std::vector<std::string>& names) {
  const std::unique_ptr<DIR, int (*)(DIR*)> files(::opendir(path.c_str()), &::closedir);
  if (!files) return errno;
  errno = 0;
  while (const dirent* const file = ::readdir(files.get())) {
    const std::string_view name = static_cast<const char*>(file->d_name);
    if (name != "." && name != "..") names.emplace_back(name);
    errno = 0;
  }
  return errno;
}

std::string reason(int error_number) { return std::generic_category().message(error_number); }

}  // namespace quadrille::running
