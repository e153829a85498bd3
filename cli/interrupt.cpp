#include "cli/interrupt.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

#include "cli/exit.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/streams.hpp"

namespace quadrille::cli {

namespace {

constexpr int alarm_signal = SIGALRM;

timespec since_boot(std::chrono::steady_clock::time_point at) {
  const auto all = at.time_since_epoch();
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(all);
  return {seconds.count(), std::chrono::duration_cast<std::chrono::nanoseconds>(all - seconds).count()};
}

}  // namespace

Interrupt::Alarm::Alarm(Interrupt& interrupt, double seconds, std::stop_source source)
    : interrupt_(interrupt),
      due_(std::chrono::steady_clock::now() +
           std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::duration<double>(std::min(seconds, 1e9)))),
      source_(std::move(source)) {
  sigevent event{};
  event.sigev_notify = SIGEV_SIGNAL;
  event.sigev_signo = alarm_signal;
  if (::timer_create(CLOCK_MONOTONIC, &event, &timer_) != 0) {
    throw std::system_error(errno, std::generic_category(), "a timer cannot be made");
  }
  {
    const std::scoped_lock lock(interrupt_.alarm_is_used_);
    interrupt_.alarm_ = this;
  }
  const itimerspec once{{0, 0}, since_boot(due_)};
  ::timer_settime(timer_, TIMER_ABSTIME, &once, nullptr);
}

Interrupt::Alarm::~Alarm() {
  ::timer_delete(timer_);
  const std::scoped_lock lock(interrupt_.alarm_is_used_);
  interrupt_.alarm_ = nullptr;
}

// The signal may be that of an alarm before this one.
void Interrupt::Alarm::ring_if_due() {
  if (std::chrono::steady_clock::now() >= due_) source_.request_stop();
}

Interrupt::Interrupt() {
  sigemptyset(&signals_);
  sigaddset(&signals_, SIGINT);
  sigaddset(&signals_, SIGTERM);
  // The end of a terminal, unless the caller asked (nohup) that it be survived.
  struct sigaction hangup = {};
  if (sigaction(SIGHUP, nullptr, &hangup) == 0 && hangup.sa_handler != SIG_IGN) sigaddset(&signals_, SIGHUP);
  sigaddset(&signals_, alarm_signal);
  pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
  waiting_ = std::thread([this] { wait_for_signals(); });
}

Interrupt::~Interrupt() {
  finished_ = true;
  pthread_kill(waiting_.native_handle(), SIGINT);  // wakes the thread, which then sees that there is no more to do
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
  while (true) {
    siginfo_t signal{};
    if (sigwaitinfo(&signals_, &signal) < 0) continue;  // a debugger looked in
    if (finished_) return;
    // One that somebody else sends, as `timeout -s ALRM` does, asks the program to end, as it does elsewhere.
    if (signal.si_signo == alarm_signal && signal.si_code == SI_TIMER) {
      const std::scoped_lock lock(alarm_is_used_);
      if (alarm_ != nullptr) alarm_->ring_if_due();
      continue;
    }
    if (listening_ && source_.request_stop()) {
      if (on_first_signal_) on_first_signal_();
      continue;
    }
    held_.lock();  // and never unlocked: the program ends here
    erase_progress_line();
    print_error("interrupted");
    ::_exit(static_cast<int>(Exit::interrupted));
  }
}

}  // namespace quadrille::cli
