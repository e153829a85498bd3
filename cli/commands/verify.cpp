// `quadrille verify`: computes a stored result again, and compares the new output with the stored file. If there is an
// independent method, a second program, `quadrille_confirm`, also confirms the stored numbers by that method.
//
// The file provenance.csv lists the commands (stored_result.hpp), and each command runs as a process of its own. The
// new output must equal the stored file byte by byte. There is one exception: a b-file (a list of numbers in the format
// of the OEIS) names the version of the program, and this version may differ.
#include "cli/commands/verify.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <limits>
#include <memory>
#include <string_view>
#include <system_error>
#include <vector>

#include "cli/commands/child_process.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/stored_result.hpp"
#include "cli/game.hpp"
#include "cli/options/input.hpp"
#include "cli/output/streams.hpp"
#include "cli/output/table_output.hpp"
#include "cli/session.hpp"
#include "enumerate/run/spelling.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

struct VerifyArguments {
  std::vector<std::string> results;
  bool plan = false;
};

std::string name_of(const StoredResult& result) { return result.file.filename().string(); }

// The subject of the confirmation: `pairs:20` of `quadrille_confirm pairs:20 --expect FILE`, `certificate`.
const std::string& subject_of(const StoredCommand& confirmation) { return confirmation.words.at(1); }

// True if the confirmation prints the result too, before its verdict.
bool also_computes(const StoredCommand& confirmation, const StoredResult& result) {
  const std::vector<std::string>& words = confirmation.words;
  return std::equal(words.begin(), words.end() - 2, result.command.words.begin(), result.command.words.end());
}

// All commands to run: the confirmations, and the result's own command unless a confirmation computes it.
std::vector<StoredCommand> commands_of(const StoredResult& result) {
  std::vector<StoredCommand> all = result.confirmations;
  if (std::ranges::none_of(all, [&](const auto& one) { return also_computes(one, result); })) {
    all.insert(all.begin(), result.command);
  }
  return all;
}

double number_of(const std::string& text) {
  double number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

std::filesystem::path program_of(const StoredCommand& command) {
  std::error_code error;
  return std::filesystem::read_symlink("/proc/self/exe", error).parent_path() / command.words.front();
}

// Notes the sum of the recorded seconds of all commands.
void note_total(const std::vector<StoredResult>& results, const Session& session) {
  double seconds = 0;
  bool is_all = true;
  for (const StoredResult& result : results) {
    for (const StoredCommand& command : commands_of(result)) {
      is_all = is_all && command.recorded;
      if (command.recorded) seconds += number_of(command.recorded->seconds);
    }
  }
  session.note(fmt::format("by these records the whole takes {}{:.2f} s", is_all ? "" : "at least ", seconds));
}

Exit print_plan(const std::vector<StoredResult>& results, Table table, const Session& session) {
  const TableOutput output(session, table);
  for (const StoredResult& result : results) {
    for (const StoredCommand& command : commands_of(result)) {
      PlannedRun row{name_of(result), command.text, {}, {}, {}};
      if (const auto& run = command.recorded) {
        row.seconds = run->seconds;
        row.mib = run->mib;
        row.processor = run->processor;
      }
      append_rows<PlannedRun>(table, {row});
    }
  }
  output.write(table);
  note_total(results, session);
  return Exit::done;
}

// Refuses a program that cannot be run, before any is. \returns false if the memory does not suffice for a command
bool can_run(const std::vector<StoredResult>& results, const Session& session) {
  constexpr double mib = 1 << 20;
  const double available =
      static_cast<double>(session.options().memory.value_or(std::numeric_limits<std::size_t>::max())) / mib;
  for (const StoredResult& result : results) {
    for (const StoredCommand& command : commands_of(result)) {
      if (const std::filesystem::path program = program_of(command); ::access(program.c_str(), X_OK) != 0) {
        refuse(program.string(), "no such file, and verify runs it", "build or install it beside this program");
      }
      if (const auto& run = command.recorded; run && number_of(run->mib) > available) {
        print_error(fmt::format("{}: '{}' took {} MiB when it was recorded, and {:.0f} MiB are {}; {}", name_of(result),
                                command.text, run->mib, available,
                                session.arguments().memory ? "given by --memory" : "available",
                                session.arguments().memory ? "give more" : "verify it on a machine with more"));
        return false;
      }
    }
  }
  return true;
}

// Notes each command that will run, with its recorded seconds.
void announce(const std::vector<StoredResult>& results, const Session& session) {
  for (const StoredResult& result : results) {
    for (const StoredCommand& command : commands_of(result)) {
      const auto& run = command.recorded;
      session.note(fmt::format(
          "{}: {}; {}", name_of(result), command.text,
          run ? fmt::format("recorded: {} s, {} MiB, {}", run->seconds, run->mib, run->processor) : "not recorded"));
    }
    if (result.confirmations.empty()) session.note(fmt::format("{}: no second method is stored", name_of(result)));
  }
  note_total(results, session);
}

struct CommandRun {
  Exit exit;
  std::string text;
  double seconds;
};

// Runs a command with the common options that it can take, and names it if it fails. Exit status 1 of the second
// program is an answer.
CommandRun run_command(const StoredCommand& command, const StoredResult& result, const Session& session,
                       const std::stop_token& stop) {
  const auto begin = std::chrono::steady_clock::now();
  const bool is_second = command.words.front() != "quadrille";
  std::vector<std::string> words = command.words;
  const CommonArguments& given = session.arguments();
  if (given.threads && std::ranges::count(words, "--threads") == 0) {
    words.insert(words.end(), {"--threads", *given.threads});
  }
  if (given.memory && !is_second) words.insert(words.end(), {"--memory", *given.memory});
  if (!is_second) words.emplace_back("--quiet");  // the caller reports the seconds
  ChildRun run = run_child(program_of(command), words, result.root, given.quiet && is_second, stop);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();

  if (stop.stop_requested() || run.status == static_cast<int>(Exit::interrupted))
    return {Exit::interrupted, {}, seconds};
  if (run.status == 0 || (run.status == static_cast<int>(Exit::mismatch) && is_second)) {
    return {run.status == 0 ? Exit::done : Exit::mismatch, std::move(run.text), seconds};
  }
  print_error(fmt::format("{}: '{}' ended with exit status {}; run it alone to see why", name_of(result), command.text,
                          run.status));
  constexpr int killed = 128 + SIGKILL;  // by the system, where memory is short
  const bool is_limit = run.status == static_cast<int>(Exit::limit) || run.status == killed;
  return {is_limit ? Exit::limit : Exit::unusable, {}, seconds};
}

// The part of a line around its character `at`, short enough for a message.
std::string excerpt(std::string_view line, std::size_t at) {
  constexpr std::size_t before = 20;
  constexpr std::size_t most = 60;
  const std::size_t begin = line.size() <= most || at <= before ? 0 : at - before;
  const std::string_view part = line.substr(std::min(begin, line.size()), most);
  return fmt::format("{}{}{}", begin > 0 ? "..." : "", part, begin + part.size() < line.size() ? "..." : "");
}

// The message about the first line that differs: `line 3: '4,17' in the file, '4,71' now`. \pre the texts differ
std::string first_difference(std::string_view stored, std::string_view computed) {
  const auto [here, there] = std::mismatch(stored.begin(), stored.end(), computed.begin(), computed.end());
  const auto at = static_cast<std::size_t>(here - stored.begin());
  const std::size_t begin = at == 0 ? 0 : stored.rfind('\n', at - 1) + 1;
  const auto line_of = [begin, at](std::string_view text) {
    const std::string_view line = text.substr(begin, text.find('\n', begin) - begin);
    return begin == text.size() ? std::string("nothing") : fmt::format("'{}'", excerpt(line, at - begin));
  };
  return fmt::format("line {}: {} in the file, {} now", 1 + std::count(stored.begin(), here, '\n'), line_of(stored),
                     line_of(computed));
}

// The computed text with the version of the stored one: a b-file names the version that printed it.
std::string under_version_of(std::string_view stored, std::string computed) {
  constexpr std::string_view label = "\n# version: ";
  const std::size_t was = stored.find(label);
  const std::size_t is = computed.find(label);
  if (was == std::string_view::npos || is == std::string::npos) return computed;
  const std::size_t length = stored.find('\n', was + 1) - was;
  return computed.replace(is, computed.find('\n', is + 1) - is, stored.substr(was, length));
}

struct Verified {
  Exit exit = Exit::done;  ///< done, or mismatch if something differs; otherwise the row is not complete
  VerifiedResult row{};
};

Verified verify_one(const StoredResult& result, const Session& session, const std::stop_token& stop) {
  Verified verified{.row = {name_of(result), "same", "none", {}}};
  const auto differs = [&](const std::string& what) {
    print_error(fmt::format("{}: {}", name_of(result), what));
    verified.exit = Exit::mismatch;
    return "differs";
  };
  const auto compare = [&](std::string printed, double seconds) {
    const std::string stored = read_input(result.file.string());
    const std::string computed = under_version_of(stored, std::move(printed));
    if (stored != computed) verified.row.recomputed = differs(first_difference(stored, computed));
    session.note(fmt::format("{}: recomputed in {:.2f} s: {}", name_of(result), seconds, verified.row.recomputed));
  };

  if (commands_of(result).size() > result.confirmations.size()) {
    const CommandRun run = run_command(result.command, result, session, stop);
    if (run.exit != Exit::done && run.exit != Exit::mismatch) return {run.exit};
    compare(run.text, run.seconds);
  }
  std::vector<std::string> subjects;
  std::vector<std::string> verdicts;
  for (const StoredCommand& confirmation : result.confirmations) {
    CommandRun run = run_command(confirmation, result, session, stop);
    // The second program refuses a damaged file. Such a file differs already, and nothing confirms it.
    const bool is_refused = run.exit == Exit::unusable && verified.row.recomputed == "differs";
    if (run.exit != Exit::done && run.exit != Exit::mismatch && !is_refused) return {run.exit};
    // The last line is the verdict; there is none if a certificate proves nothing.
    const std::size_t last = run.text.size() < 2 ? 0 : run.text.rfind('\n', run.text.size() - 2) + 1;
    std::string verdict = run.text.substr(last, run.text.find('\n', last) - last);
    if (is_refused) verdict = "refused";
    if (verdict.empty() && run.exit == Exit::mismatch) verdict = "refuted";
    if (!is_refused && verdict != "refuted" && !verdict.starts_with(run.exit == Exit::done ? "agrees" : "differs")) {
      print_error(
          fmt::format("{}: '{}' ended without a verdict; run it alone to see why", name_of(result), confirmation.text));
      return {Exit::unusable};
    }
    session.note(
        fmt::format("{}: {}: {} in {:.2f} s", name_of(result), subject_of(confirmation), verdict, run.seconds));
    if (also_computes(confirmation, result)) compare(run.text.substr(0, last), run.seconds);
    if (run.exit == Exit::mismatch) verdict = differs(fmt::format("{}: {}", confirmation.text, verdict));
    subjects.push_back(subject_of(confirmation));
    if (std::ranges::count(verdicts, verdict) == 0) verdicts.push_back(verdict);
  }
  if (!subjects.empty()) {
    verified.row.confirmed = fmt::format("{}", fmt::join(verdicts, "; "));
    verified.row.confirmed_by = fmt::format("{}", fmt::join(subjects, "; "));
  }
  return verified;
}

Exit verify(const VerifyArguments& arguments, const Session& session) {
  std::vector<StoredResult> results;
  results.reserve(arguments.results.size());
  for (const std::string& given : arguments.results) results.push_back(find_stored_result(given));
  std::string command = arguments.plan ? "quadrille verify --plan" : "quadrille verify";
  for (const StoredResult& result : results) command += " " + name_of(result);
  Table table =
      arguments.plan ? running::table_for<PlannedRun>(command, {}) : running::table_for<VerifiedResult>(command, {});
  table.indexed = false;
  if (arguments.plan) return print_plan(results, std::move(table), session);
  const TableOutput output(session, table);
  if (!can_run(results, session)) return Exit::limit;
  announce(results, session);

  const Interrupt::Listener listener(session.interrupt());
  Exit exit = Exit::done;
  for (const StoredResult& result : results) {
    const Verified verified = verify_one(result, session, listener.token());
    if (verified.exit != Exit::done) exit = verified.exit;
    if (exit != Exit::done && exit != Exit::mismatch) {
      table.missing = "all results from " + name_of(result);
      break;
    }
    append_rows<VerifiedResult>(table, {verified.row});
  }
  if (!table.rows.empty()) output.write(table);
  if (exit == Exit::interrupted) print_error(fmt::format("interrupted; missing: {}", table.missing));
  if (table.missing.empty()) session.note_time();
  return exit;
}

}  // namespace

Schema<VerifiedResult> schema_of(RowType<VerifiedResult> /*row*/) {
  return {
      "verify",
      "verify FILE",
      "one stored result",
      {{"result", &VerifiedResult::result, "the file's name in data/results"},
       {"recomputed", &VerifiedResult::recomputed,
        "same if its command prints the file byte by byte, except for the version in a b-file; otherwise differs, and "
        "a message names the first line that differs"},
       {"confirmed", &VerifiedResult::confirmed,
        "verdict of quadrille_confirm: agrees, with the modulus, and with the columns if it compares only some; "
        "differs; refused, if recomputed is differs and quadrille_confirm cannot use the file; none, if no second "
        "method is stored"},
       {"confirmed_by", &VerifiedResult::confirmed_by, "the subjects of quadrille_confirm that check the file"}}};
}

Schema<PlannedRun> schema_of(RowType<PlannedRun> /*row*/) {
  return {"verify_plan",
          "verify FILE --plan",
          "one command that verify runs",
          {{"result", &PlannedRun::result, "the file's name in data/results"},
           {"command", &PlannedRun::command, "the command"},
           {"seconds", &PlannedRun::seconds, "seconds of the run that recorded the result", ColumnType::decimal},
           {"mib", &PlannedRun::mib, "peak memory of that run, in MiB", ColumnType::decimal},
           {"processor", &PlannedRun::processor, "the processor of that run"}}};
}

void add_verify(Command& root) {
  const auto arguments = std::make_shared<VerifyArguments>();
  Command& command = root.add_command("verify", "recompute stored results and confirm them with the second program",
                                      [arguments](const Session& session) { return verify(*arguments, session); });
  command
      .add_option("RESULT", arguments->results,
                  "a file of data/results: its path, or its name if data/results is in this folder or one above it")
      .type_name("FILE")
      .required();
  command.add_flag("--plan", arguments->plan,
                   "print the commands, with their recorded seconds and memory, and run none");
  std::string examples;
  for (const Game& game : games()) {
    for (const std::string& example : game.examples) {
      if (example.starts_with("verify ")) examples += fmt::format("  quadrille {}\n", example);
    }
  }
  command.footer(
      "provenance.csv beside the results lists their commands. verify runs each command again and compares its output "
      "with the file byte by byte, except for the version that a b-file names. Then quadrille_confirm, which is built "
      "and installed beside quadrille, compares the file with its own results. The exit status is 1 if something "
      "differs." +
      (examples.empty() ? std::string() : "\nexamples:\n" + examples));
}

}  // namespace quadrille::cli
