// The program `quadrille_confirm`: a pitch's number of weak classes modulo 2^61 - 1, by enumerate/soccer_residue.hpp.
//
//   quadrille_confirm classic:8x10 [--threads N]
//
// Standard output gets a header and one row of CSV; standard error a line for each row of the pitch, and at the end the
// seconds and the memory. It is a program of its own, beside `quadrille count soccer --engine frontier` whose answers
// it confirms, so that the two have no road in common.
#include <fmt/format.h>
#include <sys/resource.h>
#include <tbb/global_control.h>
#include <tbb/info.h>

#include <charconv>
#include <chrono>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/exit.hpp"
#include "cli/streams.hpp"
#include "enumerate/soccer_residue.hpp"
#include "graphs/error.hpp"

namespace quadrille::cli {

namespace {

constexpr std::size_t most_threads = 1024;
constexpr const char* usage = "usage: quadrille_confirm classic:8x10 [--threads N]";

[[noreturn]] void refuse(const std::string& what) {
  throw Error(ErrorKind::unusable_input, fmt::format("{}; {}", what, usage));
}

struct Arguments {
  soccer::PitchName pitch;
  std::size_t threads = 0;
};

std::size_t parse_threads(std::string_view text) {
  std::size_t threads = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), threads);
  if (failure != std::errc{} || end != text.data() + text.size() || threads == 0 || threads > most_threads) {
    refuse(fmt::format("--threads '{}': not a whole number from 1 to {}", text, most_threads));
  }
  return threads;
}

Arguments parse(const std::vector<std::string_view>& words) {
  std::optional<soccer::PitchName> pitch;
  std::size_t threads = static_cast<std::size_t>(tbb::info::default_concurrency());
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "--threads") {
      if (++i == words.size()) refuse("--threads: no number given");
      threads = parse_threads(words[i]);
    } else if (words[i].starts_with('-')) {
      refuse(fmt::format("'{}': no such option", words[i]));
    } else if (pitch) {
      refuse(fmt::format("'{}': one argument too many", words[i]));
    } else {
      pitch = soccer::parse_pitch_name(words[i]);
    }
  }
  if (!pitch) refuse("arguments: no pitch given");
  return {*pitch, threads};
}

double peak_gibibytes() {
  rusage use{};
  ::getrusage(RUSAGE_SELF, &use);
  return static_cast<double>(use.ru_maxrss) / (1024.0 * 1024.0);
}

void confirm(const Arguments& arguments) {
  const auto begin = std::chrono::steady_clock::now();
  const auto seconds = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count(); };
  const auto show = [&](const enumerate::ResidueProgress& progress) {
    if (!progress.row_done) return;
    complain(fmt::format("row {}: {} of {} edges, {} states, at most {}; {:.1f} s", progress.row, progress.edges,
                         progress.all_edges, progress.states, progress.peak_states, seconds()));
  };
  const tbb::global_control threads(tbb::global_control::max_allowed_parallelism, arguments.threads);
  const enumerate::ResidueSweep sweep = enumerate::residue_of_classes(arguments.pitch, show);
  const std::string row = fmt::format("{},{},{},{}\n", soccer::to_string(arguments.pitch), enumerate::residue_modulus,
                                      sweep.residue, sweep.peak_states);
  if (const int failed = write_all(1, "pitch,modulus,residue,peak_states\n" + row); failed != 0) {
    throw Error(ErrorKind::unusable_input,
                fmt::format("standard output: {}; direct it where it can be written", reason(failed)));
  }
  complain(fmt::format("{} edges in {:.1f} s, --threads {}; peak memory {:.2f} GiB", sweep.edges, seconds(),
                       arguments.threads, peak_gibibytes()));
}

Exit run(const std::vector<std::string_view>& words) {
  try {
    confirm(parse(words));
    return Exit::done;
  } catch (const Error& error) {
    complain(error.what());
    return Exit::unusable;
  } catch (const std::bad_alloc&) {
    complain("memory: used up; take a narrower pitch, or a machine with more");
    return Exit::limit;
  }
}

}  // namespace

}  // namespace quadrille::cli

int main(int argc, char** argv) {
  return static_cast<int>(quadrille::cli::run(std::vector<std::string_view>(argv + 1, argv + argc)));
}
