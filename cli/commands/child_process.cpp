// Runs a program as a child process by posix_spawn, and reads the child's standard output from a pipe.
#include "cli/commands/child_process.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string_view>
#include <utility>

#include "enumerate/run/file_descriptor.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

[[noreturn]] void refuse_run(const std::filesystem::path& program, std::string_view what, int error_number) {
  refuse(program.string(), fmt::format("{} ({})", what, running::reason(error_number)),
         "build or install it beside this program, and allow it to run");
}

// The files and signals that the child sets before its program begins.
class SpawnSettings {
 public:
  SpawnSettings() {
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawnattr_init(&attributes);
    // The signal settings that a shell would give its child.
    sigset_t none{};
    sigemptyset(&none);
    sigset_t ignored{};
    sigemptyset(&ignored);
    sigaddset(&ignored, SIGPIPE);
    sigaddset(&ignored, SIGXFSZ);
    ::posix_spawnattr_setsigmask(&attributes, &none);
    ::posix_spawnattr_setsigdefault(&attributes, &ignored);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  }
  ~SpawnSettings() {
    ::posix_spawn_file_actions_destroy(&actions);
    ::posix_spawnattr_destroy(&attributes);
  }
  SpawnSettings(const SpawnSettings&) = delete;
  SpawnSettings& operator=(const SpawnSettings&) = delete;

  posix_spawn_file_actions_t actions{};
  posix_spawnattr_t attributes{};
};

// Appends all bytes up to the end of the file. \returns 0, or the error number of the read that failed
int read_all(int descriptor, std::string& text) {
  std::array<char, 65536> block{};
  while (true) {
    const ::ssize_t count = ::read(descriptor, block.data(), block.size());
    if (count > 0) text.append(block.data(), static_cast<std::size_t>(count));
    if (count == 0) return 0;
    if (count < 0 && errno != EINTR) return errno;
  }
}

}  // namespace

ChildRun run_child(const std::filesystem::path& program, std::vector<std::string> words,
                   const std::filesystem::path& folder, bool silent, const std::stop_token& stop) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) refuse_run(program, "cannot be run", errno);
  const running::Descriptor reading(ends[0]);
  running::Descriptor writing(ends[1]);

  SpawnSettings settings;
  ::posix_spawn_file_actions_addopen(&settings.actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  ::posix_spawn_file_actions_adddup2(&settings.actions, writing.number(), STDOUT_FILENO);
  if (silent) ::posix_spawn_file_actions_addopen(&settings.actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  ::posix_spawn_file_actions_addchdir_np(&settings.actions, folder.c_str());
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  ::pid_t child = 0;
  const int failed =
      ::posix_spawn(&child, program.c_str(), &settings.actions, &settings.attributes, arguments.data(), environ);
  if (failed != 0) refuse_run(program, "cannot be run", failed);
  writing = running::Descriptor();

  ChildRun run{};
  int unread = 0;
  {
    const std::stop_callback on_stop(stop, [child] { ::kill(child, SIGTERM); });
    unread = read_all(reading.number(), run.text);
    if (unread != 0) ::kill(child, SIGTERM);
    // The process number is the child's until the child is reaped below. By then no callback can signal it.
    siginfo_t ended{};
    while (::waitid(P_PID, static_cast<::id_t>(child), &ended, WEXITED | WNOWAIT) != 0 && errno == EINTR) {
    }
  }
  int state = 0;
  while (::waitpid(child, &state, 0) < 0) {
    if (errno != EINTR) refuse_run(program, "its exit status is not known", errno);
  }
  if (unread != 0) refuse_run(program, "its output cannot be read", unread);
  constexpr int signalled = 128;
  run.status = WIFEXITED(state) ? WEXITSTATUS(state) : signalled + WTERMSIG(state);
  return run;
}

}  // namespace quadrille::cli
