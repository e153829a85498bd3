#include "cli/options/parser.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <new>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "cli/options/nearest.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

// The parser's view of each command.
using Views = std::unordered_map<const CLI::App*, const Command*>;

CLI::Option* add_value(CLI::App& app, const Option& option) {
  return std::visit(
      [&](auto target) -> CLI::Option* {
        using Target = decltype(target);
        if constexpr (std::is_same_v<Target, PrintHelp>) {
          return app.set_help_flag(option.names, option.meaning);
        } else if constexpr (std::is_same_v<Target, PrintVersion>) {
          // The caller prints the version; here the parser learns of the option only.
          return app.set_version_flag(option.names, "version", option.meaning);
        } else if constexpr (std::is_same_v<Target, bool*>) {
          return app.add_flag(option.names, *target, option.meaning);
        } else {
          // CLI11 reads a name without hyphens as that of an argument.
          const std::string names = option.names + (option.is_also_argument ? "," + option.value : "");
          return app.add_option(names, *target, option.meaning)->type_name(option.value);
        }
      },
      option.target);
}

void add_below(CLI::App& app, const Command& command, Views& views) {
  views[&app] = &command;
  for (const Option& option : command.options) {
    CLI::Option& added = *add_value(app, option);
    if (!option.heading.empty()) added.group(option.heading);
    added.required(option.is_required);
  }
  for (const Command& below : command.commands) {
    add_below(*app.add_subcommand(below.name, below.description), below, views);
  }
  if (!command.commands.empty()) app.require_subcommand(1);
  app.footer(command.footer_text);
}

// The command that was named so far, and its name with those above it: "count chess"; empty if none was.
struct Named {
  const CLI::App* app;
  std::string path;
};

Named named_command(const CLI::App& root) {
  Named named{&root, ""};
  for (auto below = root.get_subcommands(); !below.empty(); below = named.app->get_subcommands()) {
    named.app = below.back();
    named.path += (named.path.empty() ? "" : " ") + named.app->get_name();
  }
  return named;
}

// `count chess, replay chess`: the commands of that name below other ones, their groups first.
std::vector<std::string> commands_called(const Command& group, const std::string& name, const std::string& above) {
  std::vector<std::string> found;
  for (const Command& below : group.commands) {
    const std::string path = above + (above.empty() ? "" : " ") + below.name;
    if (below.name == name) found.push_back(path);
    for (std::string& deeper : commands_called(below, name, path)) found.push_back(std::move(deeper));
  }
  return found;
}

std::vector<std::string> names_of_commands(const Command& group) {
  std::vector<std::string> names;
  for (const Command& command : group.commands) names.push_back(command.name);
  return names;
}

// The same, and their other names, for what was mistyped.
std::vector<std::string> all_names_of_commands(const Command& group) {
  std::vector<std::string> names = names_of_commands(group);
  for (const Command& command : group.commands) {
    for (const CommandAlias& alias : command.aliases) names.push_back(alias.name);
  }
  return names;
}

// The command below `group` of that name, or of that other name; nothing if there is none.
const Command* command_below(const Command& group, std::string_view name, const CommandAlias** alias) {
  for (const Command& command : group.commands) {
    if (command.name == name) return &command;
    for (const CommandAlias& other : command.aliases) {
      if (other.name == name) return *alias = &other, &command;
    }
  }
  return nullptr;
}

// Whether the word after it is the option's value.
bool takes_next_word(const Command& command, std::string_view word) {
  if (!word.starts_with('-') || word.find('=') != std::string_view::npos) return false;
  return std::none_of(command.options.begin(), command.options.end(), [&](const Option& option) {
    return option.is_flag() && ("," + option.names + ",").find(fmt::format(",{},", word)) != std::string::npos;
  });
}

// The arguments, with commands by their own names.
std::vector<std::string> without_aliases(const Command& root, int argc, const char* const* argv) {
  std::vector<std::string> words;
  const Command* command = &root;
  bool is_value = true;  // as the program's name
  for (int i = 0; i < argc; ++i) {
    const std::string word = argv[i];
    const CommandAlias* alias = nullptr;
    const Command* const below = is_value ? nullptr : command_below(*command, word, &alias);
    is_value = i > 0 && !is_value && takes_next_word(*command, word);
    if (below != nullptr) command = below;
    words.push_back(alias != nullptr ? below->name : word);
    if (alias != nullptr) words.insert(words.end(), alias->words.begin(), alias->words.end());
  }
  return words;
}

std::string help_of(const Command& root, const std::string& path) {
  return fmt::format("see {} {}{}--help", root.name, path, path.empty() ? "" : " ");
}

// CLI11 writes into string streams, which fall silent where memory ends: a help that is the same twice is whole.
std::string whole_help(const CLI::App& app) {
  std::string text = app.help();
  if (text.empty() || text != app.help()) throw std::bad_alloc();
  return text;
}

std::string at_command(const std::string& path) { return path.empty() ? "" : path + ": "; }

// What to write instead of a command: `choose from count, replay, or see program --help`.
std::string choose_command(const Command& root, const Command& group, const std::string& path) {
  return fmt::format("choose from {}, or {}", fmt::join(names_of_commands(group), ", "), help_of(root, path));
}

std::string no_such_command(const Command& root, const Command& group, const std::string& path,
                            const std::string& word) {
  const std::string wanted = path + (path.empty() ? "" : " ") + word;
  const std::string choose = choose_command(root, group, path);
  if (const std::vector<std::string> others = commands_called(root, word, ""); !others.empty()) {
    return fmt::format("{}'{}': this program has no '{}', but it has {}; {}", at_command(path), word, wanted,
                       fmt::join(others, ", "), choose);
  }
  return fmt::format("{}'{}': no such command; {}{}", at_command(path), word,
                     did_you_mean(word, all_names_of_commands(group)), choose);
}

// Appends the names of a list such as "-h,--help".
void append_names(std::vector<std::string>& names, std::string_view list) {
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(','), list.size());
    names.emplace_back(list.substr(0, end));
    list.remove_prefix(std::min(end + 1, list.size()));
  }
}

std::string no_such_option(const Command& root, const Command& command, const std::string& path,
                           const std::string& word) {
  std::vector<std::string> names;
  for (const Option& option : command.options) {
    if (!option.is_argument()) append_names(names, option.names);
  }
  const std::string name = word.substr(0, word.find('='));
  return fmt::format("{}'{}': no such option; {}{}", at_command(path), name, did_you_mean(name, names),
                     help_of(root, path));
}

// A word too many. Where one option is still missing, the word is taken for its value.
std::string no_such_argument(const Command& root, const Command& command, const std::string& path,
                             const std::string& word, const CLI::App& app) {
  std::vector<std::string> missing;
  for (const Option& option : command.options) {
    if (option.is_required && !option.is_argument() && app.get_option(option.names)->count() == 0) {
      missing.push_back(option.names);
    }
  }
  const std::string help = help_of(root, path);
  return missing.size() == 1 ? fmt::format("{}'{}': stands without an option; write {} {}, or {}", at_command(path),
                                           word, missing.front(), word, help)
                             : fmt::format("{}'{}': one argument too many; {}", at_command(path), word, help);
}

// The option that was given more often than it may be; empty if none was.
std::string given_again(const Command& command, const std::string& path, const CLI::App& app) {
  for (const Option& option : command.options) {
    const bool once = std::holds_alternative<std::string*>(option.target) ||
                      std::holds_alternative<std::optional<std::string>*>(option.target);
    const std::size_t times = once ? app.get_option(option.names)->count() : 0;
    if (times > 1) return fmt::format("{}{}: given {} times; give it once", at_command(path), option.names, times);
  }
  return {};
}

// The parser's refusal as one line with the place and the remedy.
std::string one_line(const Command& root, const CLI::App& root_app, const CLI::ParseError& error, const Views& views) {
  const auto [app, path] = named_command(root_app);
  const Command& command = *views.at(app);
  if (const std::vector<std::string> left = root_app.remaining(true); !left.empty()) {
    const std::string& word = left.front();
    if (word.size() > 1 && word.front() == '-') return no_such_option(root, command, path, word);
    return command.commands.empty() ? no_such_argument(root, command, path, word, *app)
                                    : no_such_command(root, command, path, word);
  }
  if (!command.commands.empty() && app->get_subcommands().empty() &&
      dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
    return fmt::format("{}: no command given; {}", path.empty() ? "arguments" : path,
                       choose_command(root, command, path));
  }
  if (std::string again = given_again(command, path, *app); !again.empty()) return again;
  const std::string what = error.what();
  return fmt::format("{}{}; {}", at_command(path), what.substr(0, what.find('\n')), help_of(root, path));
}

}  // namespace

ParsedCommandLine parse(const Command& root, int argc, const char* const* argv) {
  using Outcome = ParsedCommandLine::Outcome;
  CLI::App app(root.description, root.name);
  Views views;
  add_below(app, root, views);
  try {
    std::vector<std::string> words = without_aliases(root, argc, argv);
    words.erase(words.begin());
    std::reverse(words.begin(), words.end());  // as CLI11 takes them
    app.parse(std::move(words));
  } catch (const CLI::CallForHelp&) {
    return {Outcome::help, nullptr, whole_help(app)};
  } catch (const CLI::CallForVersion&) {
    return {Outcome::version};
  } catch (const CLI::ParseError& error) {
    return {Outcome::mistake, nullptr, one_line(root, app, error, views)};
  }
  return {Outcome::command, views.at(named_command(app).app)};
}

std::string help_text(const Command& root, const std::vector<std::string>& words) {
  const Command* command = &root;
  std::string path;
  for (const std::string& word : words) {
    const CommandAlias* alias = nullptr;
    const Command* const below = command_below(*command, word, &alias);
    if (below == nullptr) {
      throw Error(ErrorKind::unusable_input,
                  command->commands.empty()
                      ? fmt::format("help: '{}': {} has no commands below it; {}", word, path, help_of(root, path))
                      : "help: " + no_such_command(root, *command, path, word));
    }
    command = below;
    path += (path.empty() ? "" : " ") + command->name;
  }
  std::vector<const char*> arguments{root.name.c_str()};
  for (const std::string& word : words) arguments.push_back(word.c_str());
  arguments.push_back("--help");
  return parse(root, static_cast<int>(arguments.size()), arguments.data()).text;
}

}  // namespace quadrille::cli
