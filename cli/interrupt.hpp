// Interrupt: receives the signals SIGINT (Ctrl-C), SIGTERM and SIGHUP, and requests a stop by a std::stop_token.
//
// Every thread blocks these signals, and one thread waits for them. So no code of this program runs inside a signal
// handler. A command that can stop early creates an object of the class Listener. While a Listener exists, the first
// signal only requests a stop. The running job then drops its unfinished part, and the command prints the finished
// part. A second signal ends the program at once, with exit status 130. If no Listener exists, the first signal already
// does this. But code that writes a file can delay this exit by a lock (`hold`), so that no half-written file remains.
//
// If a script starts a program in the background, the shell tells the program to ignore SIGINT. `quadrille` handles
// SIGINT even then, because whoever sends this signal to it does so on purpose.
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

  /// Sets the function that the waiting thread calls at the first signal. \pre no Listener exists
  void on_first_signal(std::function<void()> call) { on_first_signal_ = std::move(call); }

  /// Waits at most `time` for the destructor of this object, which an orderly exit of the program runs.
  /// \returns true if the destructor began in that time
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
