#include "cli/options/parser.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "cli/options/mistakes.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

// The help lists an option that may stand without its name once, with its name.
class HelpFormatter : public CLI::Formatter {
 public:
  std::string make_positionals(const CLI::App* app) const override {
    const std::vector<const CLI::Option*> options = app->get_options([](const CLI::Option* option) {
      return !option->get_group().empty() && option->get_positional() && !option->nonpositional();
    });
    return options.empty() ? "" : make_group(get_label("Positionals"), true, options);
  }
};

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

// The arguments, with commands by their own names.
struct Words {
  std::vector<std::string> all;
  const CommandAlias* alias = nullptr;  // the other name that the last command was given by, if it was
};

Words without_aliases(const Command& root, int argc, const char* const* argv) {
  Words words;
  const Command* command = &root;
  bool is_value = true;  // as the program's name
  for (int i = 0; i < argc; ++i) {
    const std::string word = argv[i];
    const CommandAlias* alias = nullptr;
    const Command* const below = is_value ? nullptr : command_below(*command, word, &alias);
    is_value = i > 0 && !is_value && takes_next_word(*command, word);
    if (below != nullptr) command = below;
    words.all.push_back(alias != nullptr ? below->name : word);
    if (alias == nullptr) continue;
    words.alias = alias;
    words.all.insert(words.all.end(), alias->words.begin(), alias->words.end());
  }
  return words;
}

// CLI11 writes into string streams, which fall silent where memory ends: a help that is the same twice is whole.
std::string whole_help(const CLI::App& app) {
  std::string text = app.help();
  if (text.empty() || text != app.help()) throw std::bad_alloc();
  return text;
}

// A command's name where none is taken: `export positions soccer`.
std::string leave_out(const Command& root, const std::string& path, const std::string& word) {
  return fmt::format("{}'{}': one argument too many; leave '{}' out, or {}", at_command(path), word, word,
                     help_of(root, path));
}

// The option that the word may be meant for: of the required ones that are missing, the only one that it fits; where
// none is missing, the command's first option, if that takes a number. Nothing if there is none.
const Option* option_for(const Command& command, const std::string& word, const CLI::App& app) {
  const auto is_given = [&](const Option& option) { return app.get_option(option.names)->count() > 0; };
  const Option* first = nullptr;
  std::vector<const Option*> fitting;
  bool any_missing = false;
  for (const Option& option : command.options) {
    if (option.is_argument() || option.is_flag()) continue;
    if (first == nullptr) first = &option;
    if (!option.is_required || is_given(option)) continue;
    any_missing = true;
    if (fits(option, word)) fitting.push_back(&option);
  }
  if (any_missing) return fitting.size() == 1 ? fitting.front() : nullptr;
  const bool takes_a_number = first != nullptr && first->value.size() == 1;
  return takes_a_number && fits(*first, word) && !is_given(*first) ? first : nullptr;
}

// A word too many. Of two bare words the first may be: `export edges soccer paper:1x3`.
std::string no_such_argument(const Command& root, const Command& command, const std::string& path,
                             const std::string& word, const CLI::App& app) {
  for (const Option& option : command.options) {
    if (!option.is_also_argument) continue;
    for (const std::string& value : app.get_option(option.names)->results()) {
      if (names_a_command(root, value)) return leave_out(root, path, value);
    }
    if (names_a_command(root, word)) return leave_out(root, path, word);
  }
  const std::string help = help_of(root, path);
  const Option* const meant = option_for(command, word, app);
  return meant != nullptr ? fmt::format("{}'{}': stands without an option; write {} {}, or {}", at_command(path), word,
                                        meant->names, word, help)
                          : fmt::format("{}'{}': one argument too many; {}", at_command(path), word, help);
}

bool has_word(const std::vector<std::string>& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// Those of the option's values that were written without its name: neither `--pitch P` nor `--pitch=P`.
std::vector<std::string> bare_values(const Words& words, const std::string& option, std::vector<std::string> values) {
  const auto take_away = [&](const std::string& value) {
    const auto found = std::find(values.begin(), values.end(), value);
    if (found != values.end()) values.erase(found);
  };
  for (std::size_t i = 0; i < words.all.size(); ++i) {
    const std::string& word = words.all[i];
    if (word == option && i + 1 < words.all.size()) take_away(words.all[i + 1]);
    if (word.starts_with(option + "=")) take_away(word.substr(option.size() + 1));
  }
  return values;
}

// The option that was given more often than it may be; empty if none was.
std::string given_again(const Command& root, const Command& command, const std::string& path, const CLI::App& app,
                        const Words& words) {
  for (const Option& option : command.options) {
    const bool once = std::holds_alternative<std::string*>(option.target) ||
                      std::holds_alternative<std::optional<std::string>*>(option.target);
    const std::size_t times = once ? app.get_option(option.names)->count() : 0;
    if (times < 2) continue;
    const std::string begin = at_command(path) + option.names;
    if (words.alias != nullptr && has_word(words.alias->words, option.names)) {
      return fmt::format("{}: '{}' stands for '{} {}' already; leave the option out, or write {}", begin,
                         words.alias->name, command.name, fmt::join(words.alias->words, " "), path);
    }
    std::vector<std::string> bare;
    if (option.is_also_argument) bare = bare_values(words, option.names, app.get_option(option.names)->results());
    const auto name =
        std::find_if(bare.begin(), bare.end(), [&](const auto& word) { return names_a_command(root, word); });
    if (name != bare.end()) return leave_out(root, path, *name);
    if (!bare.empty()) {
      return fmt::format("{}: given {} times, also as '{}' without its name; give it once", begin, times, bare.front());
    }
    return fmt::format("{}: given {} times; give it once", begin, times);
  }
  return {};
}

// The option or argument that is required and was not given; nothing if there is none.
const Option* missing_option(const Command& command, const CLI::App& app) {
  const auto found = std::find_if(command.options.begin(), command.options.end(), [&](const Option& option) {
    return option.is_required && app.get_option(option.names)->count() == 0;
  });
  return found == command.options.end() ? nullptr : &*found;
}

// The parser's refusal as one line with the place and the remedy. It is told by its kind: none of CLI11's words pass.
std::string one_line(const Command& root, const CLI::App& root_app, const CLI::ParseError& error, const Views& views,
                     const Words& words) {
  const auto [app, path] = named_command(root_app);
  const Command& command = *views.at(app);
  if (const std::vector<std::string> left = root_app.remaining(true); !left.empty()) {
    const std::string& word = left.front();
    if (word.size() > 1 && word.front() == '-') return no_such_option(root, command, path, word);
    return command.commands.empty() ? no_such_argument(root, command, path, word, *app)
                                    : no_such_command(root, command, path, word);
  }
  const std::string place = path.empty() ? "arguments" : path;
  const bool lacks_something = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr;
  if (lacks_something && !command.commands.empty() && app->get_subcommands().empty()) {
    return fmt::format("{}: no command given; {}", place, choose_command(root, command, path));
  }
  if (std::string again = given_again(root, command, path, *app, words); !again.empty()) return again;
  if (const Option* const missing = missing_option(command, *app); missing != nullptr && lacks_something) {
    return option_not_given(root, command, path, *missing);
  }
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
    const std::string& last = words.all.back();  // an option, as `--plies` or `--plies=`, and nothing behind it
    const Option* const option = option_called(command, last.substr(0, last.find('=')));
    if (option != nullptr) return value_not_given(root, command, path, *option);
  }
  if (dynamic_cast<const CLI::ConversionError*>(&error) != nullptr) {
    if (const auto word = flag_with_value(command, words.all)) return value_of_flag(path, *word);
  }
  return fmt::format("{}: cannot be understood; {}", place, help_of(root, path));
}

// What was parsed, unless a flag has a value: CLI11 takes `--yes=5`, and `--yes=false` as well.
ParsedCommandLine without_value_of_flag(const CLI::App& root, const Views& views, const Words& words,
                                        ParsedCommandLine parsed) {
  const auto [app, path] = named_command(root);
  const auto word = flag_with_value(*views.at(app), words.all);
  if (word) return {ParsedCommandLine::Outcome::mistake, nullptr, value_of_flag(path, *word)};
  return parsed;
}

}  // namespace

ParsedCommandLine parse(const Command& root, int argc, const char* const* argv) {
  using Outcome = ParsedCommandLine::Outcome;
  CLI::App app(root.description, root.name);
  app.formatter(std::make_shared<HelpFormatter>());
  Views views;
  add_below(app, root, views);
  const Words words = without_aliases(root, argc, argv);
  try {
    app.parse(std::vector<std::string>(words.all.rbegin(), words.all.rend() - 1));  // as CLI11 takes them
  } catch (const CLI::CallForHelp&) {
    return without_value_of_flag(app, views, words, {Outcome::help, nullptr, whole_help(app)});
  } catch (const CLI::CallForVersion&) {
    return without_value_of_flag(app, views, words, {Outcome::version});
  } catch (const CLI::ParseError& error) {
    return {Outcome::mistake, nullptr, one_line(root, app, error, views, words)};
  }
  return without_value_of_flag(app, views, words, {Outcome::command, views.at(named_command(app).app)});
}

std::string help_text(const Command& root, const std::vector<std::string>& words) {
  const Command* command = &root;
  std::string path;
  for (const std::string& word : words) {
    const CommandAlias* alias = nullptr;
    const Command* const below = command_below(*command, word, &alias);
    if (below == nullptr) {
      throw Error(ErrorKind::unusable_input, command->commands.empty()
                                                 ? "help: " + no_help_below(root, *command, path, word)
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
