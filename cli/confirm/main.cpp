// The program `quadrille_confirm`: headline numbers once more, each by a second road.
//
//   quadrille_confirm classic:8x10 [--threads N]    a pitch's weak classes, modulo 2^61 - 1
//   (enumerate/confirm/soccer/residue.hpp) quadrille_confirm updown:32                     permutations by score,
//   modulo 2^64 (enumerate/confirm/updown/words.hpp) quadrille_confirm updown-values:34              scores under best
//   play (enumerate/confirm/updown/words.hpp) quadrille_confirm pairs:20                      pairs of truth lists
//   (enumerate/confirm/plusminus/kostka.hpp) quadrille_confirm plusminus-margin:9            the margin under best play
//   (enumerate/confirm/plusminus/margin_proof.hpp)
//
// Standard output gets a header and rows of CSV; standard error how far a pitch is, and at the end the seconds and the
// memory. It is a program of its own, beside `quadrille count` whose answers it confirms, so that the two have no road
// in common.
#include <fmt/format.h>
#include <sys/resource.h>
#include <tbb/global_control.h>
#include <tbb/info.h>

#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cli/exit.hpp"
#include "cli/output/streams.hpp"
#include "enumerate/confirm/plusminus/kostka.hpp"
#include "enumerate/confirm/plusminus/margin_proof.hpp"
#include "enumerate/confirm/soccer/residue.hpp"
#include "enumerate/confirm/updown/words.hpp"
#include "jobs/file_descriptor.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

constexpr std::size_t most_threads = 1024;
constexpr const char* usage =
    "usage: quadrille_confirm classic:8x10 | updown:N | updown-values:N | pairs:N | plusminus-margin:N [--threads N]";

constexpr const char* help =
    "quadrille_confirm computes headline numbers once more, each by a road of its own.\n"
    "{}\n\n"
    "subjects:\n"
    "  paper:MxN, classic:WxH  a pitch's weak classes, modulo 2^61 - 1\n"
    "  updown:N                permutations by score, modulo 2^64\n"
    "  updown-values:N         scores under best play\n"
    "  pairs:N                 pairs of truth lists\n"
    "  plusminus-margin:N      the margin under best play\n\n"
    "options:\n"
    "  --threads N             use N threads; all processors if not given\n"
    "  --help                  print this and exit\n"
    "  --version               print the version and exit\n\n"
    "examples:\n"
    "  quadrille_confirm paper:3x3\n"
    "  quadrille_confirm pairs:13 --threads 1\n";

[[noreturn]] void refuse(const std::string& what) {
  throw Error(ErrorKind::unusable_input, fmt::format("{}; {}", what, usage));
}

/// The permutations of n numbers by score, the scores under best play; the pairs of truth lists of n by n grids, and
/// the margins.
struct UpdownScores {
  int n = 0;
};
struct UpdownBestPlay {
  int n = 0;
};
struct TruthListPairs {
  int n = 0;
};
struct PlusminusMargin {
  int n = 0;
};
using Subject = std::variant<soccer::PitchName, UpdownScores, UpdownBestPlay, TruthListPairs, PlusminusMargin>;

struct Arguments {
  Subject subject;
  std::size_t threads = 0;
};

int parse_size(std::string_view subject, std::string_view text, int most) {
  int n = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (failure != std::errc{} || end != text.data() + text.size() || n < 1 || n > most) {
    refuse(fmt::format("'{}': N is a whole number from 1 to {}", subject, most));
  }
  return n;
}

Subject parse_subject(std::string_view text) {
  constexpr std::string_view updown = "updown:";
  constexpr std::string_view values = "updown-values:";
  constexpr std::string_view pairs = "pairs:";
  constexpr std::string_view margin = "plusminus-margin:";
  if (text.starts_with(updown)) {
    return UpdownScores{parse_size(text, text.substr(updown.size()), enumerate::most_word_numbers)};
  }
  if (text.starts_with(values)) {
    return UpdownBestPlay{parse_size(text, text.substr(values.size()), enumerate::most_word_numbers)};
  }
  if (text.starts_with(pairs)) {
    return TruthListPairs{parse_size(text, text.substr(pairs.size()), enumerate::most_kostka_numbers)};
  }
  if (text.starts_with(margin)) {
    return PlusminusMargin{parse_size(text, text.substr(margin.size()), enumerate::most_proved_side)};
  }
  return soccer::parse_pitch_name(text);
}

std::size_t parse_threads(std::string_view text) {
  std::size_t threads = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), threads);
  if (failure != std::errc{} || end != text.data() + text.size() || threads == 0 || threads > most_threads) {
    refuse(fmt::format("--threads '{}': not a whole number from 1 to {}", text, most_threads));
  }
  return threads;
}

Arguments parse(const std::vector<std::string_view>& words) {
  std::optional<Subject> subject;
  std::size_t threads = static_cast<std::size_t>(tbb::info::default_concurrency());
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "--threads") {
      if (++i == words.size()) refuse("--threads: no number given");
      threads = parse_threads(words[i]);
    } else if (words[i].starts_with('-')) {
      refuse(fmt::format("'{}': no such option", words[i]));
    } else if (subject) {
      refuse(fmt::format("'{}': one argument too many", words[i]));
    } else {
      subject = parse_subject(words[i]);
    }
  }
  if (!subject) refuse("arguments: nothing given to confirm");
  return {*subject, threads};
}

double peak_gibibytes() {
  rusage use{};
  ::getrusage(RUSAGE_SELF, &use);
  return static_cast<double>(use.ru_maxrss) / (1024.0 * 1024.0);
}

/// What is confirmed, as CSV.
struct Confirming {
  std::chrono::steady_clock::time_point begin;

  double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count(); }

  std::string operator()(const soccer::PitchName& pitch) const {
    const auto show = [&](const enumerate::ResidueProgress& progress) {
      if (!progress.row_done) return;
      print_error(fmt::format("row {}: {} of {} edges, {} states, at most {}; {:.1f} s", progress.row, progress.edges,
                              progress.all_edges, progress.states, progress.peak_states, seconds()));
    };
    const enumerate::ResidueSweep sweep = enumerate::residue_of_classes(pitch, show);
    return fmt::format("pitch,modulus,residue,peak_states\n{},{},{},{}\n", soccer::to_string(pitch),
                       enumerate::residue_modulus, sweep.residue, sweep.peak_states);
  }

  std::string operator()(const UpdownScores& scores) const {
    std::string csv = "score,modulus,residue\n";
    const std::vector<std::uint64_t> residues = enumerate::updown_scores_mod_2_64(scores.n);
    for (std::size_t score = 0; score < residues.size(); ++score) {
      csv += fmt::format("{},18446744073709551616,{}\n", score, residues[score]);
    }
    return csv;
  }

  std::string operator()(const UpdownBestPlay& best_play) const {
    const enumerate::UpdownValues values = enumerate::updown_values_plain(best_play.n);
    return fmt::format("n,first,score\n{0},offense,{1}\n{0},defense,{2}\n", best_play.n, values.offense_first,
                       values.defense_first);
  }

  std::string operator()(const TruthListPairs& pairs) const {
    return fmt::format("n,pairs\n{},{}\n", pairs.n, enumerate::count_pairs_kostka(pairs.n));
  }

  std::string operator()(const PlusminusMargin& margin) const {
    std::string csv = "n,places_first,at_least,at_most\n";
    for (const int places_first : {1, 2}) {
      const enumerate::MarginBounds bounds = enumerate::prove_plusminus_margin(margin.n, places_first);
      csv += fmt::format("{},{},{},{}\n", margin.n, places_first, bounds.at_least, bounds.at_most);
    }
    return csv;
  }
};

void print(const std::string& text) {
  const int failed = jobs::write_all(1, text);
  if (failed == 0 || failed == EPIPE) return;  // a reader that has seen enough has its result
  throw Error(ErrorKind::unusable_input,
              fmt::format("standard output: {}; direct it where it can be written", jobs::reason(failed)));
}

void confirm(const Arguments& arguments) {
  const Confirming confirming{std::chrono::steady_clock::now()};
  const tbb::global_control threads(tbb::global_control::max_allowed_parallelism, arguments.threads);
  print(std::visit(confirming, arguments.subject));
  print_error(fmt::format("{:.1f} s, --threads {}; peak memory {:.2f} GiB", confirming.seconds(), arguments.threads,
                          peak_gibibytes()));
}

Exit run(const std::vector<std::string_view>& words) {
  std::signal(SIGPIPE, SIG_IGN);  // a closed pipe is an error number of the write
  try {
    if (words == std::vector<std::string_view>{"--help"}) {
      print(fmt::format(help, usage));
    } else if (words == std::vector<std::string_view>{"--version"}) {
      print("quadrille_confirm " QUADRILLE_VERSION "\n");
    } else {
      confirm(parse(words));
    }
    return Exit::done;
  } catch (const Error& error) {
    print_error(error.what());
    return Exit::unusable;
  } catch (const std::bad_alloc&) {
    print_error("memory: used up; take a narrower pitch or fewer numbers, or a machine with more");
    return Exit::limit;
  }
}

}  // namespace

}  // namespace quadrille::cli

int main(int argc, char** argv) {
  return static_cast<int>(quadrille::cli::run(std::vector<std::string_view>(argv + 1, argv + argc)));
}
