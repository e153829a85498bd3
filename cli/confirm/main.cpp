// The program `quadrille_confirm`: computes the most important results of `quadrille` again, by independent methods.
//
//   quadrille_confirm classic:8x10 [--threads N]    the number of sets of drawn segments, modulo 2^61 - 1
//   quadrille_confirm certificate FILE              the winner of a pitch, proved by the winning strategy in FILE
//
// Each kind of result that the program can confirm is called a subject. The file cli/confirm/GAME.cpp defines the
// subjects of a game, and the option --help lists all subjects. The program writes a header and rows of CSV to standard
// output. With --expect, the program compares the rows with an expected result, and adds a line `agrees` or `differs`.
// If the line is `differs`, the exit status is 1. The progress, the time and the memory used are written to standard
// error.
//
// The program shares no method with `quadrille`; the test tests/project/independence checks this. A subject may use a
// result of `quadrille` as a hint. The subject's file and the help then say so. A wrong hint cannot make a result
// wrong.
#include <fmt/format.h>
#include <sys/resource.h>
#include <tbb/global_control.h>
#include <tbb/info.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <new>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "cli/confirm/expect.hpp"
#include "cli/confirm/subject.hpp"
#include "cli/exit.hpp"
#include "cli/output/paragraphs.hpp"
#include "cli/output/streams.hpp"
#include "enumerate/run/file_descriptor.hpp"
#include "enumerate/run/threads.hpp"
#include "games/nearest.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

constexpr std::size_t most_threads = 1024;

std::string usage() {
  std::string subjects;
  for (const Subject& subject : all_subjects()) subjects += (subjects.empty() ? "" : " | ") + subject.usage;
  return fmt::format("usage: quadrille_confirm {} [--expect NUMBER|FILE] [--threads N]", subjects);
}

std::string help(std::size_t width) {
  std::vector<Meaning> subjects;
  std::vector<Meaning> options;
  for (const Subject& subject : all_subjects()) {
    subjects.push_back({subject.forms, subject.meaning});
    for (const SubjectOption& option : subject.options)
      options.push_back({option.name + (option.value.empty() ? "" : " " + option.value), option.meaning});
  }
  options.insert(options.end(),
                 {{"--expect NUMBER|FILE",
                   "compare the result with a number of any length, or with a file of rows as quadrille prints them"},
                  {"--threads N", "use N threads; all processors if not given"},
                  {"--help", "print this help and exit"},
                  {"--version", "print the version and exit"}});
  constexpr std::size_t indent = 2;
  return folded("quadrille_confirm recomputes the headline numbers of quadrille, each by an independent method.",
                width) +
         '\n' +
         folded(
             "A hint is a result of quadrille that the method does not trust. A wrong hint can widen the bounds, but "
             "never make them false.",
             width) +
         '\n' + folded(usage(), width, indent) + '\n' + list_of_meanings("subjects", subjects, width) +
         list_of_meanings("options", options, width) +
         "\nexamples:\n"
         "  quadrille_confirm paper:3x3\n"
         "  quadrille_confirm paper:3x3 --expect 11546908\n"
         "  quadrille_confirm pairs:13 --threads 1\n";
}

// Prints a line on standard error, after the program's name.
void say(std::string_view text) { print_line(fmt::format("quadrille_confirm: {}", text)); }

// \param near  a question that offers a similar word, or nothing
[[noreturn]] void refuse(const std::string& what, const std::string& near = {}) {
  throw Error(ErrorKind::unusable_input, fmt::format("{}; {}see quadrille_confirm --help", what, near));
}

struct Given {
  std::string columns;
  Confirmation confirmation;
  std::optional<Expectation> expectation{};
};

struct Arguments {
  Given given;
  std::size_t threads = 0;
};

// `did you mean 'pairs:5'? ` if the word before the colon is similar to a subject's; empty otherwise.
std::string did_you_mean_subject(std::string_view argument, const std::vector<Subject>& subjects) {
  std::vector<std::string> known;
  for (const Subject& subject : subjects) {
    // `paper:MxN, classic:WxH`, `certificate FILE`: the words before colon or blank.
    for (std::size_t at = 0; at < subject.forms.size();) {
      const std::size_t colon = std::min(subject.forms.find_first_of(": ", at), subject.forms.size());
      known.push_back(subject.forms.substr(at, colon - at));
      const std::size_t comma = subject.forms.find(", ", colon);
      at = comma == std::string::npos ? subject.forms.size() : comma + 2;
    }
  }
  const std::size_t colon = std::min(argument.find(':'), argument.size());
  const std::optional<std::string> name = games::nearest(argument.substr(0, colon), known);
  if (!name || *name == argument.substr(0, colon)) return {};
  return fmt::format("did you mean '{}{}'? ", *name, argument.substr(colon));
}

std::optional<SubjectOption> subject_option(std::string_view word) {
  for (const Subject& subject : all_subjects()) {
    const auto found = std::ranges::find(subject.options, word, &SubjectOption::name);
    if (found != subject.options.end()) return *found;
  }
  return std::nullopt;
}

[[noreturn]] void refuse_option(std::string_view word) {
  std::vector<std::string> known{"--threads", "--expect", "--help", "--version"};
  for (const Subject& subject : all_subjects()) {
    for (const SubjectOption& option : subject.options) known.push_back(option.name);
  }
  refuse(fmt::format("'{}': no such option", word), games::did_you_mean(word, known));
}

/// Parses the words for the subject whose prefix the first word has, or for the subject without a prefix.
Given parse_subject(const std::vector<std::string>& words, const std::map<std::string, std::string>& options,
                    const std::optional<std::string>& expected) {
  const std::vector<Subject> subjects = all_subjects();
  const std::string& argument = words.front();
  const auto prefixed = std::ranges::find_if(subjects, [&](const Subject& subject) {
    if (!subject.operand.empty()) return argument == subject.prefix;
    return !subject.prefix.empty() && argument.starts_with(subject.prefix);
  });
  const auto subject =
      prefixed != subjects.end() ? prefixed : std::ranges::find(subjects, std::string(), &Subject::prefix);
  const std::string meant = did_you_mean_subject(argument, subjects);
  if (!meant.empty() || subject == subjects.end()) refuse(fmt::format("'{}': no such subject", argument), meant);
  const std::size_t wanted = subject->operand.empty() ? 1 : 2;
  if (words.size() > wanted) refuse(fmt::format("'{}': one argument too many", words[wanted]));
  if (words.size() < wanted) refuse(fmt::format("{}: no {} given", argument, subject->operand));
  for (const auto& [option, value] : options) {
    if (std::ranges::find(subject->options, option, &SubjectOption::name) == subject->options.end())
      refuse(fmt::format("'{}': no option of '{}'", option, argument));
  }
  try {
    Given given{subject->columns, subject->parse({words.back(), options, expected})};
    if (expected)
      given.expectation.emplace(*expected, columns_of(subject->columns), subject->counted_as,
                                words.back().substr(subject->operand.empty() ? subject->prefix.size() : 0));
    return given;
  } catch (const UnusableSubject& error) {
    refuse(error.what());
  }
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
  std::vector<std::string> subject;
  std::map<std::string, std::string> options;
  std::optional<std::string> expected;
  std::size_t threads = static_cast<std::size_t>(tbb::info::default_concurrency());
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "--threads") {
      if (++i == words.size()) refuse("--threads: no number given");
      threads = parse_threads(words[i]);
    } else if (words[i] == "--expect") {
      if (++i == words.size()) refuse("--expect: no NUMBER or FILE given");
      expected = words[i];
    } else if (const auto option = subject_option(words[i])) {
      const bool has_value = !option->value.empty();
      if (has_value && ++i == words.size()) refuse(fmt::format("{}: no {} given", option->name, option->value));
      options[option->name] = has_value ? words[i] : "";
    } else if (words[i].starts_with('-') && words[i] != "-") {
      refuse_option(words[i]);
    } else {
      subject.emplace_back(words[i]);
    }
  }
  if (subject.empty()) refuse("arguments: nothing given to confirm");
  return {parse_subject(subject, options, expected), threads};
}

double peak_gibibytes() {
  rusage use{};
  ::getrusage(RUSAGE_SELF, &use);
  return static_cast<double>(use.ru_maxrss) / (1024.0 * 1024.0);
}

void print(const std::string& text) {
  const int failed = running::write_all(1, text);
  if (failed == 0 || failed == EPIPE) return;  // a reader that closed the pipe has its result
  throw Error(ErrorKind::unusable_input,
              fmt::format("standard output: {}; direct it where it can be written", running::reason(failed)));
}

// Prints the rows and compares them with the expectation.
Exit confirm(const Arguments& arguments) {
  const auto begin = std::chrono::steady_clock::now();
  const auto seconds = [begin] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  };
  const auto show = [&](const std::string& line) { say(fmt::format("{}; {:.1f} s", line, seconds())); };
  running::start_threads();
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism, arguments.threads);
  const std::string rows = arguments.given.confirmation(show);
  print(fmt::format("{}\n{}", arguments.given.columns, rows));
  say(fmt::format("{:.1f} s, --threads {}; peak memory {:.2f} GiB", seconds(), arguments.threads, peak_gibibytes()));
  if (!arguments.given.expectation) return Exit::done;
  const Expectation::Verdict verdict = arguments.given.expectation->compare(rows);
  print(verdict.text + '\n');
  return verdict.agrees ? Exit::done : Exit::mismatch;
}

Exit run(std::span<char* const> arguments) {
  terminate_at_limits();
  prepare_standard_streams();
  try {
    const std::vector<std::string_view> words(arguments.begin(), arguments.end());
    if (words == std::vector<std::string_view>{"--help"}) {
      print(help(terminal_width(STDOUT_FILENO)));
    } else if (words == std::vector<std::string_view>{"--version"}) {
      print("quadrille_confirm " QUADRILLE_VERSION "\n");
    } else {
      return confirm(parse(words));
    }
    return Exit::done;
  } catch (const Error& error) {
    say(error.what());
    return error.kind() == ErrorKind::breaks_rules ? Exit::mismatch : Exit::unusable;
  } catch (const std::bad_alloc&) {
    print_line(
        "quadrille_confirm: memory: used up; take a narrower pitch, fewer numbers or a smaller certificate, or a "
        "machine with more");
    return Exit::limit;
  } catch (const std::runtime_error& error) {
    if (!is_refusal_of_system(error)) throw;
    say(fmt::format("system: {}; allow this process more, or ask for less (--threads)", error.what()));
    return Exit::limit;
  }
}

}  // namespace

}  // namespace quadrille::cli

int main(int argc, char** argv) { return static_cast<int>(quadrille::cli::run({argv + 1, argv + argc})); }
