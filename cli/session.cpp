#include "cli/session.hpp"

#include <fmt/format.h>
#include <tbb/info.h>

#include "cli/arguments.hpp"
#include "cli/memory.hpp"
#include "cli/streams.hpp"

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
      memory_(arguments_.memory ? parse_memory_size(*arguments_.memory) : machine_memory()) {}

std::size_t Session::memory_budget() const {
  // Besides its tables an engine needs stacks for its threads, and the allocator its own.
  const std::size_t overhead = (std::size_t{1} << 20U) + static_cast<std::size_t>(threads_) * (std::size_t{256} << 10U);
  const std::size_t held = resident_memory() + overhead;
  return memory_ > held ? memory_ - held : 0;
}

std::string Session::memory_ended() const {
  return arguments_.memory ? fmt::format("--memory {}: reached", *arguments_.memory) : "memory: used up";
}

void Session::note(std::string_view text) const {
  if (!quiet()) complain(text);
}

void Session::note_time() const {
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start_;
  note(fmt::format("finished in {:.2f} s on {} thread{}", seconds.count(), threads_, threads_ == 1 ? "" : "s"));
}

std::string version() { return "quadrille " QUADRILLE_VERSION; }

}  // namespace quadrille::cli
