#include "cli/last_resort.hpp"

#include <cxxabi.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <stdexcept>
#include <string_view>

#include "cli/exit.hpp"

namespace quadrille::cli {

namespace {

using AtWork = bool (*)();

// An exit handler cannot be taken back, and no handler be given anything.
struct State {
  std::atomic<bool> armed = false;
  std::atomic<AtWork> library_at_work = nullptr;
  std::atomic<void (*)(int)> earlier_of_faults = SIG_DFL;
  std::array<std::byte, std::size_t{64} << 10U> stack_of_handler{};
};
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<AtWork>::is_always_lock_free);

constinit State state;

[[noreturn]] void end_at_limit(std::string_view message) {
  if (::write(STDERR_FILENO, message.data(), message.size()) < 0) {
    // There is nobody left to tell.
  }
  ::_exit(static_cast<int>(Exit::limit));
}

constexpr std::string_view no_memory = "quadrille: memory: used up; give more, or ask for less\n";
constexpr std::string_view library_ended =
    "quadrille: memory: a library gave up, which it does where memory ends; give more, or ask for less\n";
constexpr std::string_view library_faulted =
    "quadrille: memory: a library gave up, which it does where memory or the stack ends (ulimit -s); "
    "give more, or ask for less\n";
constexpr std::string_view no_thread =
    "quadrille: system: a thread could not be created; allow this process more, or ask for less (--threads)\n";

void on_exit() {
  if (state.armed) end_at_limit(library_ended);
}

// oneTBB reports a thread that it cannot create by an exception that its own noexcept functions end.
bool is_about_threads(const std::exception& error) { return std::strncmp(error.what(), "pthread", 7) == 0; }

[[noreturn]] void on_terminate() {
  if (abi::__cxa_current_exception_type() != nullptr) {
    try {
      throw;
    } catch (const std::bad_alloc&) {
      end_at_limit(no_memory);
    } catch (const std::exception& error) {
      if (is_about_threads(error)) end_at_limit(no_thread);
    } catch (...) {
    }
  }
  std::abort();
}

extern "C" void quadrille_on_abort(int /*signal*/) {
  const AtWork at_work = state.library_at_work;
  if (at_work != nullptr && at_work()) end_at_limit(library_ended);
  std::signal(SIGABRT, SIG_DFL);  // and abort() goes on as without us
}

// dlopen, which oneTBB begins with, reads from a null pointer where no memory is left for its message. QSopt_ex has
// half a megabyte in one frame, and faults where the stack has less.
extern "C" void quadrille_on_fault(int /*signal*/) {
  const AtWork at_work = state.library_at_work;
  if (at_work != nullptr && at_work()) end_at_limit(library_faulted);
  std::signal(SIGSEGV, state.earlier_of_faults);  // and the instruction faults again as without us
}

// A fault at the end of the stack leaves the handler no room there. Who has set another stack keeps it (a sanitizer).
void give_fault_handler_a_stack() {
  stack_t stack{};
  if (::sigaltstack(nullptr, &stack) != 0) return;
  if ((stack.ss_flags & SS_DISABLE) != 0) {
    stack = {};
    stack.ss_sp = state.stack_of_handler.data();
    stack.ss_size = state.stack_of_handler.size();
    if (::sigaltstack(&stack, nullptr) != 0) return;
  }
  struct sigaction action {};
  if (::sigaction(SIGSEGV, nullptr, &action) != 0) return;
  action.sa_flags |= SA_ONSTACK;
  ::sigaction(SIGSEGV, &action, nullptr);
}

}  // namespace

LastResort::LastResort(bool (*library_at_work)()) : earlier_(std::set_terminate(on_terminate)) {
  static const bool registered = std::atexit(on_exit) == 0;
  state.armed = registered;
  state.library_at_work = library_at_work;
  std::signal(SIGABRT, quadrille_on_abort);
  state.earlier_of_faults = std::signal(SIGSEGV, quadrille_on_fault);
  give_fault_handler_a_stack();
}

LastResort::~LastResort() {
  state.armed = false;
  std::signal(SIGABRT, SIG_DFL);
  std::signal(SIGSEGV, state.earlier_of_faults);
  std::set_terminate(earlier_);
}

}  // namespace quadrille::cli
