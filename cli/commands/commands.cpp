// Builds the tree of all commands of `quadrille`, and writes the description and the examples on the first page of the
// help.
#include "cli/commands/commands.hpp"

#include <fmt/format.h>

#include "cli/game.hpp"

namespace quadrille::cli {

namespace {

// Gives each group of commands a footer with one example of each of its commands.
void add_examples_of_groups(Command& group) {
  for (Command* const below : group.commands()) {
    if (below->commands().empty()) continue;
    add_examples_of_groups(*below);
    std::string footer;
    for (const Command* const command : below->commands()) {
      const std::vector<std::string> examples = footer_of(*command).examples;
      if (!examples.empty()) footer += "  " + examples.front() + "\n";
    }
    if (!footer.empty()) below->footer("examples:\n" + footer);
  }
}

// The first page of the help: examples of the program's own commands and of the games, by their groups.
std::string examples_of_all(const std::vector<Game>& all) {
  std::vector<std::string> examples{"check", "report --out report", "explore --out page.html"};
  for (const Game& game : all) examples.insert(examples.end(), game.examples.begin(), game.examples.end());
  std::string text;
  for (const char* const group : {"count", "solve", "estimate", "sample", "replay", "play", "engine", "explain",
                                  "check", "verify", "export", "report", "explore"}) {
    for (const std::string& example : examples) {
      if (example.substr(0, example.find(' ')) == group) text += "  quadrille " + example + "\n";
    }
  }
  return text;
}

// The first lines of the help: the games by the names that commands take.
std::string description_of(const std::vector<Game>& all) {
  std::string text = "Quadrille enumerates, solves and verifies pencil-and-paper games:";
  for (const Game& game : all) {
    if (game.is_played) text += fmt::format("\n  {:<12}{}", game.name, game.title);
  }
  return text;
}

}  // namespace

std::unique_ptr<Command> program_commands(CommonArguments& common) {
  const std::vector<Game> all = games();
  auto program = std::make_unique<Command>("quadrille", description_of(all));
  Command& root = *program;
  root.footer("examples:\n" + examples_of_all(all));
  Command& count = root.add_command("count", "count the states of a game, exactly");
  Command& solve = root.add_command("solve", "solve a game: its value, and best play");
  Command& explain = root.add_command("explain", "explain who wins: a winning strategy, reply by reply");
  Command& estimate = root.add_command("estimate", "estimate, by random samples, numbers that no exact method reaches");
  Command& sample = root.add_command("sample", "sample counted objects at random, all with the same probability");
  Command& replay = root.add_command("replay", "play a written record and check its plies");
  Command& play = root.add_command("play", "play against the program, or two people, in a terminal");
  Command& engine = root.add_command("engine", "play for another program, by a protocol");
  Command& exported = root.add_command("export", "write graphs, positions and pictures for other programs");
  const auto picture = std::make_shared<Command>("picture", "draw a written game, in the terminal or as SVG");
  CommandGroups groups{count, solve, estimate, sample, replay, play, engine, exported, *picture, common, explain};
  for (const Game& game : all) game.add_commands(groups);
  exported.add_subcommand(picture);  // after those of the games
  add_check(root);
  add_verify(root);
  add_report(root, common);
  add_explore(root, common);
  add_rules(root, common);
  add_completions(root);
  add_manual(root, common);
  add_help(root);
  add_examples_of_groups(root);
  add_common_options(root, common);
  return program;
}

}  // namespace quadrille::cli
