#include "cli/program.hpp"

#include <fmt/format.h>

#include <csignal>
#include <exception>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <system_error>
#include <vector>

#include "cli/answer.hpp"
#include "cli/commands.hpp"
#include "cli/help/command_tree.hpp"
#include "cli/interrupt.hpp"
#include "cli/options/common_options.hpp"
#include "cli/output/output.hpp"
#include "cli/output/streams.hpp"
#include "cli/session.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

// The commands directly below `app`.
std::vector<CLI::App*> commands_of(CLI::App& app) {
  return app.get_subcommands([](const CLI::App*) { return true; });
}

// A command that only holds others shows one example of each.
void add_examples_of_groups(CLI::App& root) {
  for (CLI::App* group : commands_of(root)) {
    add_examples_of_groups(*group);
    std::string footer;
    for (const CommandEntry& command : command_tree(*group).commands) {
      if (!command.examples.empty()) footer += "  " + command.examples.front() + "\n";
    }
    if (!footer.empty()) group->footer("examples:\n" + footer + "Each command has its own --help.");
  }
}

void add_commands(CLI::App& root, Request& request) {
  root.require_subcommand(1);
  root.footer(
      "examples:\n"
      "  quadrille count soccer --pitch paper:3x3\n"
      "  quadrille solve updown --n 20 --first offense\n"
      "  quadrille replay soccer games.txt\n"
      "  quadrille check\n"
      "  quadrille export graph --pitch paper:1x3 --plies 3 --format dot\n"
      "  quadrille export picture soccer games.txt --number 2\n"
      "  quadrille report --out report\n"
      "Each command has its own --help.");
  CLI::App& count = new_group(root, "count", "count the states of a game, exactly");
  add_count_soccer(count, request);
  add_count_trails(count, request);
  add_count_updown(count, request);
  add_count_plusminus(count, request);
  add_count_tennis(count, request);
  CLI::App& solve = new_group(root, "solve", "solve a game: its value, and best play");
  add_solve_updown(solve, request);
  add_solve_plusminus(solve, request);
  add_solve_tennis(solve, request);
  CLI::App& replay = new_group(root, "replay", "play a written record and check its plies");
  add_replay_soccer(replay, request);
  add_replay_updown(replay, request);
  add_replay_plusminus(replay, request);
  add_replay_tennis(replay, request);
  CLI::App& exported =
      new_group(root, "export", "write a game's graphs and positions for other programs, and pictures of it");
  add_export_graph(exported, request);
  add_export_positions(exported, request);
  add_export_edges(exported, request);
  add_export_picture(exported, request);
  add_check(root, request);
  add_report(root, request);
  add_completions(root, request);
  add_manual(root, request);
  add_examples_of_groups(root);
  add_common_options(root, request.common);
}

// The command that was named so far, and its name with those above it: "count soccer"; empty if none was.
struct Named {
  CLI::App* app;
  std::string path;
};

Named named_command(CLI::App& root) {
  Named named{&root, ""};
  for (auto below = root.get_subcommands(); !below.empty(); below = named.app->get_subcommands()) {
    named.app = below.back();
    named.path += (named.path.empty() ? "" : " ") + named.app->get_name();
  }
  return named;
}

// The parser's complaint as one line with the place and the remedy.
std::string one_line(CLI::App& root, const CLI::ParseError& error) {
  const auto [app, path] = named_command(root);
  const std::string place = path.empty() ? "" : path + ": ";
  const std::string help = fmt::format("see quadrille {}{}--help", path, path.empty() ? "" : " ");

  std::vector<std::string> commands;
  for (const CLI::App* command : commands_of(*app)) commands.push_back(command->get_name());
  const std::string choose = fmt::format("choose from {}, or {}", fmt::join(commands, ", "), help);

  if (const std::vector<std::string> left = root.remaining(true); !left.empty()) {
    const std::string& word = left.front();
    if (word.size() > 1 && word.front() == '-') return fmt::format("{}'{}': no such option; {}", place, word, help);
    return commands.empty() ? fmt::format("{}'{}': one argument too many; {}", place, word, help)
                            : fmt::format("{}'{}': no such command; {}", place, word, choose);
  }
  if (!commands.empty() && app->get_subcommands().empty() &&
      dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
    return fmt::format("{}: no command given; {}", path.empty() ? "arguments" : path, choose);
  }
  const std::string what = error.what();
  return fmt::format("{}{}; {}", place, what.substr(0, what.find('\n')), help);
}

Exit parse_and_run(int argc, const char* const* argv, Interrupt& interrupt) {
  CLI::App root("Quadrille enumerates, solves and verifies pencil-and-paper games.", "quadrille");
  Request request;
  add_commands(root, request);
  try {
    root.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    Output(std::nullopt, interrupt).write(root.help());
    return Exit::done;
  } catch (const CLI::CallForVersion&) {
    Output(std::nullopt, interrupt).write(version() + '\n');
    return Exit::done;
  } catch (const CLI::ParseError& error) {
    complain(one_line(root, error));
    return Exit::unusable;
  }
  const Session session(request.common, interrupt);
  try {
    return request.command(session);
  } catch (const std::bad_alloc&) {
    complain(session.memory_ended() + "; give more, or ask for less");
    return Exit::limit;
  }
}

}  // namespace

Answer answer(const Session& outer, const std::string& command_line) {
  CLI::App root("", "quadrille");
  Request request;
  add_commands(root, request);
  try {
    root.parse(command_line, false);
  } catch (const CLI::ParseError& error) {
    throw std::logic_error(fmt::format("answer: {}", one_line(root, error)));
  }
  CommonArguments& common = request.common;
  common.threads = outer.arguments().threads;
  common.memory = outer.arguments().memory;
  common.quiet = true;
  Answer result{};
  const Session session(common, outer.interrupt(), [&](const exports::Table& table) { result.table = table; });
  result.exit = request.command(session);
  return result;
}

Exit run(int argc, const char* const* argv) {
  reserve_standard_streams();
  // A closed pipe and a file grown too large are error numbers of the write, see output.hpp.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  try {
    Interrupt interrupt;
    return parse_and_run(argc, argv, interrupt);
  } catch (const Error& error) {
    complain(error.what());
    return error.kind() == ErrorKind::breaks_rules ? Exit::departs : Exit::unusable;
  } catch (const std::bad_alloc&) {
    complain("memory: used up before the command began; make room");
    return Exit::limit;
  } catch (const std::system_error& error) {
    complain(fmt::format("system: {}; allow this process more, or ask for less (--threads)", error.what()));
    return Exit::limit;
  }
}

}  // namespace quadrille::cli
