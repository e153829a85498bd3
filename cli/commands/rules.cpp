// `quadrille rules`: prints the rules of a game with diagrams and with the source of the rules, as text for a terminal
// or as Markdown.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <system_error>

#include "cli/commands/commands.hpp"
#include "cli/game.hpp"
#include "cli/options/choices.hpp"
#include "cli/output/colour.hpp"
#include "cli/output/output.hpp"
#include "cli/output/paragraphs.hpp"
#include "cli/rules/game_rules.hpp"
#include "cli/session.hpp"
#include "games/nearest.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

enum class RulesFormat { text, markdown };

ChoiceOption<RulesFormat> format_of_rules() {
  return {"--format",
          "format of the rules",
          {{"text", RulesFormat::text, "for a terminal, the default"}, {"markdown", RulesFormat::markdown}}};
}

struct RulesArguments {
  std::vector<GameRules> all;
  std::string game;
  std::optional<std::string> pictures;
  std::string color = "auto";
};

std::vector<std::string> names_of(const std::vector<GameRules>& all) {
  std::vector<std::string> names;
  names.reserve(all.size());
  for (const GameRules& rules : all) names.push_back(rules.name);
  return names;
}

// The rules of the named game, or of all games.
std::span<const GameRules> chosen_rules(const RulesArguments& arguments) {
  if (arguments.game.empty()) return arguments.all;
  const auto found = std::find_if(arguments.all.begin(), arguments.all.end(),
                                  [&](const GameRules& rules) { return rules.name == arguments.game; });
  if (found == arguments.all.end()) {
    games::refuse_word("rules", arguments.game, names_of(arguments.all));
  }
  return {found, 1};
}

// The folder's name in the links of a page beside it: `rules` for `docs/rules/`.
std::string last_name(const std::filesystem::path& folder) {
  return (folder.has_filename() ? folder : folder.parent_path()).filename().string();
}

// Writes each diagram as NAME.svg into the folder, which is created if it does not exist.
void write_pictures(std::span<const GameRules> rules, const std::string& folder, const Session& session) {
  const auto refuse = [&](const std::string& why) {
    throw Error(ErrorKind::unusable_input,
                fmt::format("--pictures '{}': {}; name a folder that can be written to", folder, why));
  };
  if (last_name(folder).empty()) refuse("names no folder");
  std::error_code error;
  std::filesystem::create_directory(folder, error);
  if (error) refuse(error.message());
  for (const GameRules& game : rules) {
    for (const games::RulesDiagram& diagram : diagrams_of(game.text)) {
      const std::filesystem::path file = std::filesystem::path(folder) / (diagram.name + ".svg");
      Output(file.string(), session.interrupt()).write(game.svg(diagram.record, {}));
    }
  }
}

Exit print_rules(const RulesArguments& arguments, const Session& session) {
  if (session.arguments().column) {
    throw Error(ErrorKind::unusable_input, "--column: rules have no columns; leave it out");
  }
  const RulesFormat format = format_of_rules().parse(session.arguments().format.value_or("text"));
  const std::span<const GameRules> rules = chosen_rules(arguments);
  const bool colour = in_colour(arguments.color, session);
  if (arguments.pictures && format != RulesFormat::markdown) {
    throw Error(ErrorKind::unusable_input, "--pictures: only Markdown links to pictures; add --format markdown");
  }
  const Output output = session.output();
  if (format == RulesFormat::text) {
    output.write(plain_rules(rules, colour, terminal_width(session.arguments().out ? no_terminal : STDOUT_FILENO)));
    return Exit::done;
  }
  std::optional<std::string> link;
  if (arguments.pictures) {
    write_pictures(rules, *arguments.pictures, session);
    link = last_name(*arguments.pictures);
  }
  output.write(markdown_rules(rules, link));
  return Exit::done;
}

}  // namespace

void add_rules(Command& root, CommonArguments& common) {
  const auto arguments = std::make_shared<RulesArguments>();
  for (const Game& game : games()) {
    if (!game.rules) continue;
    for (GameRules& rules : game.rules()) arguments->all.push_back(std::move(rules));
  }
  const std::vector<std::string> names = names_of(arguments->all);
  Command& command = root.add_command("rules", "print the rules of a game, with their source",
                                      [arguments](const Session& session) { return print_rules(*arguments, session); });
  command.add_option("GAME", arguments->game, "the game; all of them if not given")
      .type_name(fmt::format("{}", fmt::join(names, "|")))
      .suggest(names);
  command
      .add_option("--pictures", arguments->pictures, "write each diagram into DIR, in a file NAME.svg, and link to it")
      .type_name("DIR");
  add_color_option(command, arguments->color);
  format_of_rules().add(command, common.format);
  std::string examples;
  if (!names.empty()) examples = "\n  quadrille rules " + names.front();
  command.footer(
      "With --pictures, put the page beside DIR: it links to the files there.\n"
      "examples:" +
      examples + "\n  quadrille rules --format markdown --pictures rules --out rules.md");
}

}  // namespace quadrille::cli
