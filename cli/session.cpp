#include "cli/session.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <tbb/info.h>

#include "cli/options/arguments.hpp"
#include "cli/options/memory_size.hpp"
#include "cli/output/streams.hpp"
#include "jobs/process_memory.hpp"
#include "jobs/runner.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

constexpr int most_threads = 1024;

int threads_of(const std::optional<std::string>& text) {
  return text ? parse_whole("--threads", *text, 1, most_threads) : tbb::info::default_concurrency();
}

}  // namespace

Session::Session(CommonArguments arguments, Interrupt& interrupt)
    : arguments_(std::move(arguments)),
      interrupt_(interrupt),
      threads_(threads_of(arguments_.threads)),
      memory_(arguments_.memory ? parse_memory_size(*arguments_.memory) : jobs::available_memory()) {
  if (arguments_.memory && jobs::Runner(options()).memory_budget() == 0) {
    note(fmt::format("--memory {}: less than the program takes itself; it goes a little beyond that",
                     *arguments_.memory));
  }
}

Options Session::options() const {
  Options options;
  options.threads = threads_;
  options.memory = memory_;
  options.note = [this](std::string_view text) { note(text); };
  options.hold_signals = [this] { return interrupt_.hold(); };
  return options;
}

std::string Session::memory_ended() const {
  return arguments_.memory ? fmt::format("--memory {}: reached", *arguments_.memory) : "memory: used up";
}

void Session::note(std::string_view text) const {
  if (!quiet()) print_error(text);
}

void Session::note_time() const { note(fmt::format("finished in {:.2f} s", seconds())); }

void Session::note_time_and_threads() const {
  note(fmt::format("finished in {:.2f} s on {} thread{}", seconds(), threads_, threads_ == 1 ? "" : "s"));
}

std::string Session::started() const {
  return fmt::format("{:%FT%TZ}", fmt::gmtime(std::chrono::time_point_cast<std::chrono::seconds>(started_)));
}

Output Session::output() const {
  if (arguments_.timings && arguments_.format != "json") {
    throw Error(ErrorKind::unusable_input,
                "--timings: only JSON has a place for them; leave it out, or add --format json");
  }
  return {arguments_.out, interrupt_};
}

Timing Session::timing() const { return {seconds(), threads_}; }

double Session::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
}

void Session::bound_memory() const {
  if (!arguments_.memory) return;
  // The system counts what is reserved, stacks of threads included; of that, what is resident now is in the limit.
  const std::size_t most = jobs::data_memory() + jobs::Runner(options()).memory_budget();
  const rlimit limit{most, most};
  if (::setrlimit(RLIMIT_DATA, &limit) != 0) {
    throw Error(ErrorKind::unusable_input, "--memory: the system does not let this process bound itself; leave it out");
  }
}

}  // namespace quadrille::cli
