// Runs the command that the arguments name, and turns every exception into one line on standard error and an exit
// status.
#include "cli/program.hpp"

#include <fmt/format.h>

#include <exception>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "cli/commands/commands.hpp"
#include "cli/exit.hpp"
#include "cli/interrupt.hpp"
#include "cli/options/parser.hpp"
#include "cli/output/output.hpp"
#include "cli/output/streams.hpp"
#include "cli/session.hpp"
#include "enumerate/run/spelling.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

Exit parse_and_run(int argc, const char* const* argv, Interrupt& interrupt, const Program& program) {
  CommonArguments common;
  const std::unique_ptr<Command> root = program.commands(common);
  const ParsedCommandLine parsed = parse(*root, argc, argv);
  switch (parsed.outcome) {
    case ParsedCommandLine::Outcome::help:
      Output(std::nullopt, interrupt).write(parsed.text);
      return Exit::done;
    case ParsedCommandLine::Outcome::version:
      Output(std::nullopt, interrupt).write(version() + '\n');
      return Exit::done;
    case ParsedCommandLine::Outcome::mistake:
      print_error(parsed.text);
      return Exit::unusable;
    case ParsedCommandLine::Outcome::command:
      break;
  }
  if (common.out && !common.format) common.format = format_by_extension(*parsed.command, *common.out);
  if (program.fill) program.fill(common);
  const Session session(common, interrupt, program.amend);
  try {
    return parsed.command->run(session);
  } catch (const std::bad_alloc&) {
    print_error(session.memory_ended() + "; give more, or ask for less");
    return Exit::limit;
  }
}

}  // namespace

Exit run(int argc, const char* const* argv) { return run(argc, argv, {.commands = program_commands}); }

Exit run(int argc, const char* const* argv, const Program& program) {
  terminate_at_limits();
  prepare_standard_streams();
  try {
    Interrupt interrupt;
    if (program.begin) {
      if (const std::optional<Exit> over = program.begin(interrupt)) return *over;
    }
    return parse_and_run(argc, argv, interrupt, program);
  } catch (const Error& error) {
    print_error(spelled(error.message(), running::option));
    return error.kind() == ErrorKind::breaks_rules ? Exit::mismatch : Exit::unusable;
  } catch (const std::bad_alloc&) {
    print_error("memory: used up; give more, or ask for less");
    return Exit::limit;
  } catch (const std::runtime_error& error) {
    if (!is_refusal_of_system(error)) throw;
    print_error(fmt::format("system: {}; allow this process more, or ask for less (--threads)", error.what()));
    return Exit::limit;
  }
}

}  // namespace quadrille::cli
