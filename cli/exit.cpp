// Defines the handler of std::terminate. If memory or threads run out and no code catches the exception, the handler
// prints a message and exits with status 3.
#include "cli/exit.hpp"

#include <unistd.h>

#include <cstdlib>
#include <new>
#include <string_view>
#include <system_error>

#include "cli/output/streams.hpp"

namespace quadrille::cli {

namespace {

// Allocates nothing: there may be no memory left.
[[noreturn]] void on_terminate() {
  const auto end_at_limit = [](std::string_view message) {
    print_error(message);
    ::_exit(static_cast<int>(Exit::limit));
  };
  try {
    if (std::current_exception()) throw;
  } catch (const std::bad_alloc&) {
    end_at_limit("memory: used up, and the run could not end cleanly; give more, or ask for less");
  } catch (const std::exception& error) {
    if (is_refusal_of_system(error)) {
      end_at_limit("system: a thread could not be created; allow this process more, or ask for less (--threads)");
    }
  } catch (...) {
  }
  std::abort();
}

}  // namespace

bool is_refusal_of_system(const std::exception& error) {
  const auto* const refusal = dynamic_cast<const std::system_error*>(&error);
  return (refusal != nullptr && refusal->code() == std::errc::resource_unavailable_try_again) ||
         std::string_view(error.what()).starts_with("pthread");  // a message of oneTBB
}

void terminate_at_limits() { std::set_terminate(on_terminate); }

}  // namespace quadrille::cli
