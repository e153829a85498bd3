// `quadrille help [COMMAND...]`: what the command's own --help prints.
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/options/parser.hpp"
#include "cli/session.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

void add_help(Command& root) {
  const auto words = std::make_shared<std::vector<std::string>>();
  Command& command = root.add_command(
      "help", "print the help of a command, as its --help does", [words, &root](const Session& session) {
        if (session.arguments().format || session.arguments().column) {
          throw Error(ErrorKind::unusable_input, "help: is no table; leave out --format and --column");
        }
        session.output().write(help_text(root, *words));
        return Exit::done;
      });
  std::vector<std::string> commands;
  commands.reserve(root.commands.size());
  for (const Command& other : root.commands) commands.push_back(other.name);
  command.add_option("commands", *words, "the command, a word for each level; the whole program if there is none")
      .type_name("COMMAND")
      .suggest(std::move(commands));
  command.footer(
      "examples:\n"
      "  quadrille help\n"
      "  quadrille help export graph");
}

}  // namespace quadrille::cli
