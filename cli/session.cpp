// Reads the options that all commands share, and limits the memory of the process.
#include "cli/session.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <tbb/info.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>

#include "cli/options/arguments.hpp"
#include "cli/output/paragraphs.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/streams.hpp"
#include "enumerate/run/process_memory.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/run/sizes.hpp"
#include "enumerate/run/spelling.hpp"
#include "enumerate/run/threads.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

constexpr int most_threads = 1024;

int threads_of(const std::optional<std::string>& text) {
  return text ? parse_whole("--threads", *text, 1, most_threads) : tbb::info::default_concurrency();
}

// A greater reservation is a sanitizer's. Its memory is no part of the work, and it ends the process if it gets no
// more.
constexpr std::size_t sanitizers_reserve = std::size_t{1} << 40U;

// The least share of the work if no bound was given: the system can make room.
constexpr std::size_t least_if_not_given = std::size_t{32} << 20U;

}  // namespace

Session::Session(CommonArguments arguments, Interrupt& interrupt, std::function<void(Options&)> amend)
    : arguments_(std::move(arguments)),
      interrupt_(interrupt),
      amend_(std::move(amend)),
      threads_(threads_of(arguments_.threads)),
      memory_(arguments_.memory ? running::parse_memory_size(*arguments_.memory) : running::available_memory()) {
  ::getrlimit(RLIMIT_DATA, &allowed_data_);
  const running::Runner runner(options());
  running::create_threads(runner.threads());
  if (arguments_.memory && runner.memory_budget() == 0) {
    note(fmt::format("--memory {}: less than the program itself needs; it uses a little more", *arguments_.memory));
  }
}

Session::~Session() { ::setrlimit(RLIMIT_DATA, &allowed_data_); }

Options Session::options() const {
  Options options;
  options.threads = threads();
  options.memory = memory_;
  options.note = [this](std::string_view text) {
    if (!quiet()) erase_progress_line();  // which may be shown at this time
    note(text);
  };
  options.spelling = running::option;
  options.hold_signals = [this] { return interrupt_.hold(); };
  if (amend_) amend_(options);
  return options;
}

std::string Session::memory_ended() const {
  return arguments_.memory ? fmt::format("--memory {}: reached", *arguments_.memory) : "memory: used up";
}

void Session::agree_to(const std::optional<RequestSize>& size, std::string_view remedy) const {
  constexpr int worth_a_note = 1'000'000;
  if (!size || size->count < worth_a_note) return;
  if (!is_beyond_usual(*size) || arguments_.yes) {
    note("this request " + running::size_in_words(*size, "writes"));
    return;
  }
  const std::string reason = running::why_too_large(*size, "writes");
  if (running::is_beyond_any_machine(*size)) refuse("size", reason, std::string(remedy));
  refuse("--yes", "not given, and " + reason, fmt::format("add it, or {}", remedy));
}

void Session::note(std::string_view text) const {
  if (quiet()) return;
  if (::isatty(STDERR_FILENO) == 0) return print_error(text);
  constexpr std::size_t indent = 2;
  const std::string lines = folded(fmt::format("quadrille: {}", text), terminal_width(STDERR_FILENO), indent);
  for (std::size_t begin = 0; begin <= lines.size();) {
    const std::size_t end = std::min(lines.find('\n', begin), lines.size());
    print_line(std::string_view(lines).substr(begin, end - begin));
    begin = end + 1;
  }
}

void Session::note_time() const { note(fmt::format("finished in {:.2f} s", seconds())); }

void Session::note_time_and_threads() const {
  note(fmt::format("finished in {:.2f} s on {} thread{}", seconds(), threads(), threads() == 1 ? "" : "s"));
}

std::string Session::started() const {
  return fmt::format("{:%FT%TZ}", fmt::gmtime(std::chrono::time_point_cast<std::chrono::seconds>(started_)));
}

Output Session::output(Output::OnStandardOutput on_standard_output) const {
  if (arguments_.timings && arguments_.format != "json") {
    throw Error(ErrorKind::unusable_input,
                "--timings: only JSON has a place for them; leave it out, or add --format json");
  }
  return {arguments_.out, interrupt_, "--out", on_standard_output};
}

Timing Session::timing() const { return {seconds(), threads()}; }

double Session::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
}

void Session::bound_memory(std::size_t least) const {
  if (!arguments_.memory) least = least_if_not_given;
  const std::size_t budget = std::max(least, running::Runner(options()).memory_budget());
  // The system counts reserved memory, and much of that is not resident. The limit bounds the memory added from now on.
  const std::size_t reserved = running::data_memory();
  if (reserved >= sanitizers_reserve) return;
  if (budget > std::numeric_limits<std::size_t>::max() - reserved) return;  // the system does not report its memory
  const rlimit bound{std::min<rlim_t>(reserved + budget, allowed_data_.rlim_cur), allowed_data_.rlim_max};
  ::setrlimit(RLIMIT_DATA, &bound);
}

}  // namespace quadrille::cli
