#include "cli/owner.hpp"

#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <charconv>
#include <cstdlib>
#include <string_view>

namespace quadrille::cli {

void end_with_owner() {
  constexpr const char* name = "QUADRILLE_OWNER";
  const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
  if (value == nullptr) return;
  const std::string_view text(value);
  pid_t owner = 0;
  std::from_chars(text.data(), text.data() + text.size(), owner);
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  // It may have ended before.
  if (::getppid() != owner) ::raise(SIGKILL);
  ::unsetenv(name);  // NOLINT(concurrency-mt-unsafe)
}

}  // namespace quadrille::cli
