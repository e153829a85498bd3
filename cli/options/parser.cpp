// Replaces the aliases in a command line by the words that they mean, and lets the library CLI11 parse the line. Turns
// each error of CLI11 into one line that names the place of the mistake and the remedy.
#include "cli/options/parser.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/help/help.hpp"
#include "cli/output/paragraphs.hpp"
#include "games/nearest.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

// A path without the program: `count chess`.
std::string without_program(const std::string& path) {
  return path.substr(std::min(path.find(' '), path.size() - 1) + 1);
}

// The beginning of a message about a command: `count: `; empty for the program.
std::string at(const Command& command) {
  return command.parent() == nullptr ? "" : without_program(command.path()) + ": ";
}

std::string see_help(const Command& command) { return fmt::format("see {} --help", command.path()); }

const Command& root_above(const Command& command) {
  return command.parent() == nullptr ? command : root_above(*command.parent());
}

std::vector<std::string> names_of_all(const std::vector<Spelling>& spellings) {
  std::vector<std::string> names;
  names.reserve(spellings.size());
  for (const Spelling& spelling : spellings) names.push_back(spelling.name());
  return names;
}

// `count chess, replay chess`: the commands of that name, anywhere in the command's program.
std::vector<std::string> commands_called(const Command& command, const std::string& name) {
  std::vector<std::string> found;
  for (const Spelling& spelling : root_above(command).all_spellings()) {
    if (spelling.name() == name) found.push_back(without_program(spelling.path()));
  }
  return found;
}

// The command of that name or alias directly below `group`; nothing if there is none.
std::optional<Spelling> command_below(const Command& group, std::string_view name) {
  const std::vector<Spelling> all = group.spellings();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Spelling& one) { return one.name() == name; });
  return found == all.end() ? std::nullopt : std::optional(*found);
}

// The remedy for a wrong command: `choose from count, replay, or see program --help`.
std::string choose_command(const Command& group) {
  return fmt::format("choose from {}, or {}", fmt::join(names_of_all(group.spellings()), ", "), see_help(group));
}

// `count: 'socer': no such command; did you mean 'soccer'? choose from ...`. A word that is near to no command of the
// group may be near to one elsewhere: `'socer': no such command; did you mean count soccer or replay soccer? ...`.
std::string no_such_command(const Command& group, const std::string& word) {
  if (const std::vector<std::string> others = commands_called(group, word); !others.empty()) {
    return fmt::format("{}'{}': this program has no '{}', but it has {}; {}", at(group), word,
                       without_program(group.path() + " " + word), fmt::join(others, ", "), choose_command(group));
  }
  std::string nearest = games::did_you_mean(word, names_of_all(group.spellings()));
  const std::optional<std::string> elsewhere = games::nearest(word, names_of_all(root_above(group).all_spellings()));
  if (nearest.empty() && elsewhere) {
    nearest = fmt::format("did you mean {}? ", fmt::join(commands_called(group, *elsewhere), " or "));
  }
  return fmt::format("{}'{}': no such command; {}{}", at(group), word, nearest, choose_command(group));
}

// `count soccer: '--pich': no such option; did you mean '--pitch'? see ...`
std::string no_such_option(const Command& command, const std::string& word) {
  std::vector<std::string> names;
  for (const CLI::Option* const option : command.get_options()) {
    for (std::string& name : names_of(*option)) names.push_back(std::move(name));
  }
  const std::string name = word.substr(0, word.find('='));
  return fmt::format("{}'{}': no such option; {}{}", at(command), name, games::did_you_mean(name, names),
                     see_help(command));
}

// The refusal of a word after a command without commands, in a request for help: `'x': rules has no commands below it;
// ...`, with a similar argument of the command.
std::string no_help_below(const Command& command, const std::string& word) {
  std::string meant;
  for (const CLI::Option* const option : command.get_options()) {
    if (!is_argument(*option)) continue;
    if (const auto argument = games::nearest(word, command.words(*option))) {
      meant = fmt::format("did you mean {} {}? ", command.path(), *argument);
    }
  }
  return fmt::format("'{}': {} has no commands below it; {}{}", word, without_program(command.path()), meant,
                     see_help(command));
}

// The value that an example of the command gives to the option, in its quotes if it has some; empty if none does.
std::string value_in_examples(const Command& command, const CLI::Option& option) {
  const std::string before = fmt::format(" {} ", option.get_name());
  for (const std::string& example : footer_of(command).examples) {
    const std::size_t found = example.find(before);
    if (found == std::string::npos) continue;
    const std::string value = example.substr(found + before.size());
    const bool is_quoted = value.starts_with('"') || value.starts_with('\'');
    return value.substr(0, is_quoted ? value.find(value.front(), 1) + 1 : value.find(' '));
  }
  return {};
}

// True if the option's value is a number: its type name is a single capital.
bool takes_number(const CLI::Option& option) { return option.get_type_name().size() == 1; }

// The remedy for a missing value: `give one, for example --plies 3, or see ...`. The sample value is a suggested word,
// or comes from an example in the command's help. For an argument without either there is no sample value.
std::string give_one(const Command& command, const CLI::Option& option) {
  const std::vector<std::string> words = command.words(option);
  std::string value = words.empty() ? value_in_examples(command, option) : words.front();
  if (value.empty() && is_argument(option)) return see_help(command);
  if (value.empty()) value = takes_number(option) ? "3" : option.get_type_name();
  return fmt::format("give one, for example {}{}, or {}", is_argument(option) ? "" : option.get_name() + " ", value,
                     see_help(command));
}

// True if the word may be meant as the option's value.
bool fits(const Command& command, const CLI::Option& option, const std::string& word) {
  if (option.get_type_name().find('|') != std::string::npos) {
    const std::vector<std::string> words = command.words(option);
    return std::find(words.begin(), words.end(), word) != words.end();
  }
  return !takes_number(option) || (!word.empty() && word.front() >= '0' && word.front() <= '9');
}

// `count chess: --yes: takes no value; leave '=maybe' out`. \pre the word has an equals sign
std::string value_of_flag(const Command& command, const std::string& word) {
  const std::size_t end = word.find('=');
  return fmt::format("{}{}: takes no value; leave '{}' out", at(command), word.substr(0, end), word.substr(end));
}

// True if the next word is the value of this one: this one is an option that takes a value, or an unknown option.
bool takes_next_word(const Command& command, const std::string& word) {
  if (!word.starts_with('-') || word.find('=') != std::string::npos) return false;
  const CLI::Option* const option = command.get_option_no_throw(word);
  return option == nullptr || !is_flag(*option);
}

// The words after the program's name, with each alias replaced by its command and words.
struct Words {
  std::vector<std::string> all;
  const CommandAlias* alias = nullptr;  // the last that was replaced
};

Words without_aliases(const Command& root, int argc, const char* const* argv) {
  Words words;
  const Command* command = &root;
  bool is_value = false;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    const std::optional<Spelling> below = is_value ? std::nullopt : command_below(*command, word);
    is_value = !is_value && takes_next_word(*command, word);
    words.all.push_back(below ? below->command->get_name() : word);
    if (!below) continue;
    command = below->command;
    if (below->alias == nullptr) continue;
    words.alias = below->alias;
    words.all.insert(words.all.end(), below->alias->words.begin(), below->alias->words.end());
  }
  return words;
}

// The first word that gives a value to a flag of the command: `--yes=maybe`. CLI11 accepts `--yes=5` and `--yes=false`.
std::optional<std::string> flag_with_value(const Command& command, const Words& words) {
  const auto options = command.get_options();
  const bool has_arguments =
      std::any_of(options.begin(), options.end(), [](const auto* o) { return o->get_positional(); });
  bool is_value = false;
  for (const std::string& word : words.all) {
    if (std::exchange(is_value, false)) continue;
    if (word == "--") {
      if (has_arguments) break;  // the words after it
      continue;                  // CLI11 reads options there all the same
    }
    is_value = takes_next_word(command, word);
    const std::size_t end = word.find('=');
    const CLI::Option* const option = end < word.size() ? command.get_option_no_throw(word.substr(0, end)) : nullptr;
    if (option != nullptr && is_flag(*option)) return word;
  }
  return std::nullopt;
}

const Command& named_command(const Command& root) {
  const CLI::App* named = &root;
  for (auto below = root.get_subcommands(); !below.empty(); below = named->get_subcommands()) named = below.back();
  return static_cast<const Command&>(*named);
}

// The refusal of a command's name that is one argument too many: `export positions soccer`.
std::string leave_out(const Command& command, const std::string& word) {
  return fmt::format("{}'{}': one argument too many; leave '{}' out, or {}", at(command), word, word,
                     see_help(command));
}

// The first of the words that names a command of the program; nothing if none does.
std::optional<std::string> first_command(const Command& command, const std::vector<std::string>& words) {
  const auto found = std::find_if(words.begin(), words.end(),
                                  [&](const std::string& word) { return !commands_called(command, word).empty(); });
  return found == words.end() ? std::nullopt : std::optional(*found);
}

// The option that the word may be meant for; null if there is none. If required options are missing, it is the only one
// of them that the word fits. Otherwise it is the command's first option, if that takes a number.
const CLI::Option* option_for(const Command& command, const std::string& word) {
  const auto options = command.get_options([](const auto* o) { return !is_argument(*o) && !is_flag(*o); });
  std::vector<const CLI::Option*> fitting;
  bool any_missing = false;
  for (const CLI::Option* const option : options) {
    if (!option->get_required() || !option->empty()) continue;
    any_missing = true;
    if (fits(command, *option, word)) fitting.push_back(option);
  }
  if (any_missing) return fitting.size() == 1 ? fitting.front() : nullptr;
  const bool first = !options.empty() && takes_number(*options.front()) && options.front()->empty() &&
                     fits(command, *options.front(), word);
  return first ? options.front() : nullptr;
}

// The refusal of a word too many. Of two bare words the first may be too many: `export edges soccer paper:1x3`.
std::string no_such_argument(const Command& command, const std::string& word) {
  for (const CLI::Option* const option : command.get_options()) {
    if (!is_also_argument(*option)) continue;
    std::vector<std::string> bare = option->results();
    bare.push_back(word);
    if (const auto name = first_command(command, bare)) return leave_out(command, *name);
  }
  const CLI::Option* const meant = option_for(command, word);
  return meant != nullptr ? fmt::format("{}'{}': no option before it; write {} {}, or {}", at(command), word,
                                        meant->get_name(), word, see_help(command))
                          : fmt::format("{}'{}': one argument too many; {}", at(command), word, see_help(command));
}

// The option's values that were written without its name: neither `--pitch P` nor `--pitch=P`.
std::vector<std::string> bare_values(const CLI::Option& option, const std::vector<std::string>& words) {
  std::vector<std::string> values = option.results();
  const auto take_away = [&](const std::string& value) {
    const auto found = std::find(values.begin(), values.end(), value);
    if (found != values.end()) values.erase(found);
  };
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == option.get_name() && i + 1 < words.size()) take_away(words[i + 1]);
    if (words[i].starts_with(option.get_name() + "=")) take_away(words[i].substr(option.get_name().size() + 1));
  }
  return values;
}

// The message about an option that was given too often; empty if none was.
std::string given_again(const Command& command, const Words& words) {
  for (const CLI::Option* const option : command.get_options()) {
    if (is_flag(*option) || is_repeated(*option) || option->count() < 2) continue;
    const std::string begin = at(command) + option->get_name();
    const std::vector<std::string> implied = words.alias != nullptr ? words.alias->words : std::vector<std::string>{};
    if (std::find(implied.begin(), implied.end(), option->get_name()) != implied.end()) {
      return fmt::format("{}: '{}' already means '{} {}'; leave the option out, or write {}", begin, words.alias->name,
                         command.get_name(), fmt::join(implied, " "), without_program(command.path()));
    }
    const std::vector<std::string> bare =
        is_also_argument(*option) ? bare_values(*option, words.all) : std::vector<std::string>{};
    if (const auto name = first_command(command, bare)) return leave_out(command, *name);
    return fmt::format("{}: given {} times{}; give it once", begin, option->count(),
                       bare.empty() ? "" : fmt::format(", also as '{}' without its name", bare.front()));
  }
  return {};
}

// The parser's refusal as one line with the place and the remedy. It depends on the kind of the error and repeats none
// of CLI11's words.
std::string one_line(const Command& root, const CLI::ParseError& error, const Words& words) {
  const Command& command = named_command(root);
  const bool is_group = !command.commands().empty();
  if (const std::vector<std::string> left = root.remaining(true); !left.empty()) {
    const std::string& word = left.front();
    if (word.size() > 1 && word.front() == '-') return no_such_option(command, word);
    return is_group ? no_such_command(command, word) : no_such_argument(command, word);
  }
  const std::string place = command.parent() == nullptr ? "arguments: " : at(command);
  const bool lacks_something = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr;
  if (lacks_something && is_group) return fmt::format("{}no command given; {}", place, choose_command(command));
  if (std::string again = given_again(command, words); !again.empty()) return again;
  const auto missing = command.get_options([](const auto* o) { return o->get_required() && o->empty(); });
  if (lacks_something && !missing.empty()) {
    const CLI::Option& option = *missing.front();
    return fmt::format("{}{} is required; {}", at(command), option.get_name(), give_one(command, option));
  }
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
    const std::string& last = words.all.back();  // an option, as `--plies` or `--plies=`, and nothing after it
    const CLI::Option* const option = command.get_option_no_throw(last.substr(0, last.find('=')));
    if (option != nullptr) {
      return fmt::format("{}{}: a value is missing; {}", at(command), option->get_name(), give_one(command, *option));
    }
  }
  if (dynamic_cast<const CLI::ConversionError*>(&error) != nullptr) {
    if (const auto word = flag_with_value(command, words)) return value_of_flag(command, *word);
  }
  return fmt::format("{}cannot be understood; {}", place, see_help(command));
}

// The message with the alias that was typed in place of the command's own name.
std::string as_typed(const std::string& message, const Command& command, const CommandAlias* alias) {
  const std::string place = at(command);
  const bool is_of_command = std::any_of(command.aliases.begin(), command.aliases.end(),
                                         [alias](const CommandAlias& known) { return &known == alias; });
  if (!is_of_command || !message.starts_with(place)) return message;
  return fmt::format("{}: {}", without_program(Spelling{&command, alias}.path()), message.substr(place.size()));
}

}  // namespace

ParsedCommandLine parse(Command& root, int argc, const char* const* argv) {
  using Outcome = ParsedCommandLine::Outcome;
  const Words words = without_aliases(root, argc, argv);
  ParsedCommandLine parsed;
  try {
    root.parse(std::vector<std::string>(words.all.rbegin(), words.all.rend()));  // as CLI11 takes them
    parsed = {Outcome::command, &named_command(root)};
  } catch (const CLI::CallForHelp&) {
    parsed = {Outcome::help, nullptr, help_of(named_command(root), terminal_width(STDOUT_FILENO))};
  } catch (const CLI::CallForVersion&) {
    parsed = {Outcome::version};
  } catch (const CLI::ParseError& error) {
    return {Outcome::mistake, nullptr, as_typed(one_line(root, error, words), named_command(root), words.alias)};
  }
  const Command& named = named_command(root);
  if (const auto word = flag_with_value(named, words)) return {Outcome::mistake, nullptr, value_of_flag(named, *word)};
  return parsed;
}

const Command& command_named(const Command& root, std::string_view asking, const std::vector<std::string>& words) {
  const Command* command = &root;
  for (const std::string& word : words) {
    const std::optional<Spelling> below = command_below(*command, word);
    if (!below) {
      throw Error(
          ErrorKind::unusable_input,
          fmt::format("{}: {}", asking,
                      command->commands().empty() ? no_help_below(*command, word) : no_such_command(*command, word)));
    }
    command = below->command;
  }
  return *command;
}

std::string help_text(const Command& root, const std::vector<std::string>& words) {
  const std::size_t width = terminal_width(STDOUT_FILENO);
  if (words == std::vector<std::string>{"options"}) return help_of_common_options(root, width);
  return help_of(command_named(root, "help", words), width);
}

}  // namespace quadrille::cli
