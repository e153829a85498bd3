// The main function of the program `quadrille`. To add a command, begin with the file cli/commands/commands.hpp.
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <cstdlib>
#include <string>

#include "cli/program.hpp"

namespace {

// QUADRILLE_OWNER is the number of a process that started this one for its own use, as the Python module does for
// `check`. The system kills this process when the thread that started it ends, for any reason. The processes that this
// one starts have no owner.
void end_with_owner() {
  const char* const owner = std::getenv("QUADRILLE_OWNER");  // NOLINT(concurrency-mt-unsafe)
  if (owner == nullptr) return;
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (std::to_string(::getppid()) != owner) ::raise(SIGKILL);  // the owner has ended already
  ::unsetenv("QUADRILLE_OWNER");                               // NOLINT(concurrency-mt-unsafe)
}

}  // namespace

int main(int argc, char** argv) {
  end_with_owner();
  return static_cast<int>(quadrille::cli::run(argc, argv));
}
