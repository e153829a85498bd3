#include "cli/owner.hpp"

#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <charconv>
#include <cstdlib>
#include <string_view>
#include <system_error>

namespace quadrille::cli {

void end_with_owner() {
  constexpr const char* name = "QUADRILLE_OWNER";
  const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
  if (value == nullptr) return;
  const std::string_view text(value);
  const char* const end = text.data() + text.size();
  pid_t owner = 0;
  const auto [last, error] = std::from_chars(text.data(), end, owner);
  ::unsetenv(name);  // NOLINT(concurrency-mt-unsafe)
  if (error != std::errc() || last != end || owner <= 0) return;
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  // It may have ended before.
  if (::getppid() != owner) ::raise(SIGKILL);
}

}  // namespace quadrille::cli
