// `quadrille completions`: the script that completes this program's command lines in a shell.
#include "cli/help/completions.hpp"

#include <fmt/format.h>

#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/options/choices.hpp"
#include "cli/session.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

using Writer = std::string (*)(const CommandEntry& root);

ChoiceOption<Writer> shell_argument() {
  return {"SHELL", "the shell", {{"bash", bash_completions}, {"zsh", zsh_completions}, {"fish", fish_completions}}};
}

// A script is no table.
void refuse_what_tables_take(const Session& session) {
  const auto refuse = [](const char* option) {
    throw Error(ErrorKind::unusable_input, fmt::format("{}: a script is no table; leave it out", option));
  };
  if (session.arguments().format) refuse("--format");
  if (session.arguments().column) refuse("--column");
}

}  // namespace

void add_completions(Command& root) {
  const auto shell = std::make_shared<std::string>();
  Command& command =
      root.add_command("completions", "print the completions of a shell", [shell, &root](const Session& session) {
        refuse_what_tables_take(session);
        const Writer write = shell_argument().parse(*shell);
        session.output().write(write(command_tree_with_aliases(root)));
        return Exit::done;
      });
  shell_argument().add(command, *shell).required();
  command.footer(
      "An installed program brings its completions along. Elsewhere, for the shell that is open:\n"
      "  source <(quadrille completions bash)\n"
      "  source <(quadrille completions zsh)\n"
      "  quadrille completions fish | source\n"
      "examples:\n"
      "  quadrille completions bash\n"
      "  quadrille completions zsh --out _quadrille\n"
      "  quadrille completions fish --out quadrille.fish");
}

}  // namespace quadrille::cli
