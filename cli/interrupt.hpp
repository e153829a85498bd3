// Ctrl-C and requests to terminate (SIGINT, SIGTERM, SIGHUP, SIGALRM), made into a stop token.
//
// The signals are blocked in every thread and taken by one that waits for them, so that no code of ours ever runs
// inside a signal handler. While somebody listens, the first signal asks them to stop: the engine gives up its layer
// and the finished ones are printed. A signal that nobody listens to, or a second one, ends the program at once with
// exit 130; a file that is just being put in its place is finished first (`hold`), so that nothing half-written
// remains.
//
// A shell starts background jobs of a script with SIGINT ignored. It is taken all the same: a SIGINT
// that is sent to this program is meant for it.
#pragma once

#include <pthread.h>
#include <signal.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

namespace quadrille::cli {

class Interrupt {
 public:
  /// \pre no other thread runs yet: threads inherit which signals are blocked
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  /// While an object of this type lives, the first signal sets the stop token instead of ending the program.
  class Listener {
   public:
    explicit Listener(Interrupt& interrupt) : interrupt_(interrupt) { interrupt_.listening_ = true; }
    ~Listener() { interrupt_.listening_ = false; }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    std::stop_token token() const { return interrupt_.source_.get_token(); }

   private:
    Interrupt& interrupt_;
  };

  /// Sets what is called when the first signal has come, by the thread that takes signals. \pre nobody listens
  void on_first_signal(std::function<void()> call) { on_first_signal_ = std::move(call); }

  /// Waits until this object goes, as it does where the program ends in order: so long at most. For what is called on
  /// the first signal, which may have nothing to say then. \returns whether it goes
  bool ends_within(std::chrono::milliseconds time) const;

  /// While the lock is held, no signal ends the program.
  std::unique_lock<std::mutex> hold() { return std::unique_lock(held_); }

 private:
  void wait_for_signals();

  sigset_t signals_{};
  std::stop_source source_;
  std::atomic<bool> listening_ = false;
  std::atomic<bool> finished_ = false;
  std::mutex held_;
  std::function<void()> on_first_signal_;
  std::thread waiting_;  // last: it uses all of the above
};

}  // namespace quadrille::cli
