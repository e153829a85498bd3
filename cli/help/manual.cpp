// `quadrille manual`: the manual page, or the reference of all commands, written from the tree of commands.
#include "cli/help/manual.hpp"

#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/options/choices.hpp"
#include "cli/session.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

using Writer = std::string (*)(const CommandEntry& root);

ChoiceOption<Writer> format_option() {
  return {
      "--format",
      "how the manual is written",
      {{"roff", manual_page, "a page for man, the default"}, {"markdown", reference, "the reference of all commands"}}};
}

}  // namespace

void add_manual(Command& root, CommonArguments& common) {
  Command& command =
      root.add_command("manual", "print the manual page, or the reference", [&root](const Session& session) {
        if (session.arguments().column) {
          throw Error(ErrorKind::unusable_input, "--column: a manual has no columns; leave it out");
        }
        const Writer write = format_option().parse(session.arguments().format.value_or("roff"));
        session.output().write(write(command_tree(root)));
        return Exit::done;
      });
  format_option().add(command, common.format);
  command.footer(
      "examples:\n"
      "  quadrille manual | man -l -\n"
      "  quadrille manual --format markdown --out reference.md");
}

}  // namespace quadrille::cli
