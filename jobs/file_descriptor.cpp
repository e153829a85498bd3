#include "jobs/file_descriptor.hpp"

#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace quadrille::jobs {

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

std::string reason(int error_number) { return std::generic_category().message(error_number); }

}  // namespace quadrille::jobs
