// Blocks the signals that ask the program to stop, and runs a thread that waits for them. At each signal, this thread
// requests a stop or ends the program.
#include "cli/interrupt.hpp"

#include <unistd.h>

#include "cli/exit.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/streams.hpp"

namespace quadrille::cli {

Interrupt::Interrupt() {
  sigemptyset(&signals_);
  sigaddset(&signals_, SIGINT);
  sigaddset(&signals_, SIGTERM);
  // SIGHUP reports the end of the terminal. A caller that ignores it (nohup) wants the program to survive that.
  struct sigaction hangup = {};
  if (sigaction(SIGHUP, nullptr, &hangup) == 0 && hangup.sa_handler != SIG_IGN) sigaddset(&signals_, SIGHUP);
  pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
  waiting_ = std::thread([this] { wait_for_signals(); });
}

Interrupt::~Interrupt() {
  finished_ = true;
  pthread_kill(waiting_.native_handle(), SIGINT);  // wakes the thread, which then returns
  waiting_.join();
}

bool Interrupt::ends_within(std::chrono::milliseconds time) const {
  const auto end = std::chrono::steady_clock::now() + time;
  while (!finished_ && std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return finished_;
}

void Interrupt::wait_for_signals() {
  for (int signal = 0;;) {
    sigwait(&signals_, &signal);
    if (finished_) return;
    if (listening_ && source_.request_stop()) {
      if (on_first_signal_) on_first_signal_();
      continue;
    }
    held_.lock();  // and never unlocked: the program exits here
    erase_progress_line();
    print_error("interrupted");
    ::_exit(static_cast<int>(Exit::interrupted));
  }
}

}  // namespace quadrille::cli
