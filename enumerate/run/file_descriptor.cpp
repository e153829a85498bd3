#include "enumerate/run/file_descriptor.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>
#include <system_error>

namespace quadrille::running {

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
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return errno;
  const std::unique_ptr<const int, void (*)(const int*)> closed(&descriptor, [](const int* open) { ::close(*open); });
  std::array<char, 4096> part{};
  while (most > 0) {
    const ::ssize_t size = ::read(descriptor, part.data(), std::min(part.size(), most));
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

std::string reason(int error_number) { return std::generic_category().message(error_number); }

}  // namespace quadrille::running
