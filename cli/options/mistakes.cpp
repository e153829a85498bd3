#include "cli/options/mistakes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "games/nearest.hpp"

namespace quadrille::cli {

namespace {

// `count chess, replay chess`: the commands of that name, or other name, below other ones, their groups first.
std::vector<std::string> commands_called(const Command& group, const std::string& name, const std::string& above) {
  std::vector<std::string> found;
  const std::string before = above.empty() ? "" : above + " ";
  for (const Command& below : group.commands) {
    const std::string path = before + below.name;
    const bool is_other_name = std::any_of(below.aliases.begin(), below.aliases.end(),
                                           [&](const CommandAlias& alias) { return alias.name == name; });
    if (below.name == name) found.push_back(path);
    if (is_other_name) found.push_back(before + name);
    for (std::string& deeper : commands_called(below, name, path)) found.push_back(std::move(deeper));
  }
  return found;
}

// Their own names, and then their other names.
std::vector<std::string> names_of_commands(const Command& group) {
  std::vector<std::string> names;
  names.reserve(group.commands.size());
  for (const Command& command : group.commands) names.push_back(command.name);
  for (const Command& command : group.commands) {
    for (const CommandAlias& alias : command.aliases) names.push_back(alias.name);
  }
  return names;
}

void append_names_below(const Command& group, std::vector<std::string>& names) {
  for (const Command& below : group.commands) {
    names.push_back(below.name);
    for (const CommandAlias& alias : below.aliases) names.push_back(alias.name);
    append_names_below(below, names);
  }
}

// `did you mean count soccer or replay soccer? `: the commands whose name is nearest; empty where none is near.
std::string did_you_mean_elsewhere(const Command& root, const std::string& word) {
  std::vector<std::string> names;
  append_names_below(root, names);
  const std::optional<std::string> name = games::nearest(word, names);
  return name ? fmt::format("did you mean {}? ", fmt::join(commands_called(root, *name, ""), " or ")) : "";
}

// Appends the names of a list such as "-h,--help".
void append_names(std::vector<std::string>& names, std::string_view list) {
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(','), list.size());
    names.emplace_back(list.substr(0, end));
    list.remove_prefix(std::min(end + 1, list.size()));
  }
}

// The value that an example of the command gives to the option, in its quotes if it has some; empty if none does.
std::string value_in_examples(const Command& command, const Option& option) {
  const std::string& footer = command.footer_text;
  const std::size_t examples = std::min(footer.find("example:\n"), footer.find("examples:\n"));
  const std::string before = fmt::format(" {} ", option.names);
  const std::size_t found = examples == std::string::npos ? examples : footer.find(before, examples);
  if (found == std::string::npos) return {};
  const std::string value = footer.substr(found + before.size());
  const bool is_quoted = value.starts_with('"') || value.starts_with('\'');
  return value.substr(0, is_quoted ? value.find(value.front(), 1) + 1 : value.find_first_of(" \n"));
}

// `give one, as --plies 3, or `; empty for an argument of which no example is known. Where a single capital stands for
// an option's value, that is a number.
std::string give_one(const Command& command, const Option& option) {
  std::string value = option.words.empty() ? value_in_examples(command, option) : option.words.front();
  if (value.empty() && option.is_argument()) return {};
  if (value.empty()) value = option.value.size() == 1 ? "3" : option.value;
  return fmt::format("give one, as {}{}, or ", option.is_argument() ? "" : option.names + " ", value);
}

}  // namespace

const Command* command_below(const Command& group, std::string_view name, const CommandAlias** alias) {
  for (const Command& command : group.commands) {
    if (command.name == name) return &command;
    for (const CommandAlias& other : command.aliases) {
      if (other.name == name) return *alias = &other, &command;
    }
  }
  return nullptr;
}

const Option* option_called(const Command& command, std::string_view name) {
  const auto found = std::find_if(command.options.begin(), command.options.end(), [&](const Option& option) {
    return fmt::format(",{},", option.names).find(fmt::format(",{},", name)) != std::string::npos;
  });
  return found == command.options.end() ? nullptr : &*found;
}

bool fits(const Option& option, const std::string& word) {
  if (option.value.find('|') != std::string::npos) {
    return std::find(option.words.begin(), option.words.end(), word) != option.words.end();
  }
  return option.value.size() != 1 || (!word.empty() && word.front() >= '0' && word.front() <= '9');
}

bool takes_next_word(const Command& command, std::string_view word) {
  if (!word.starts_with('-') || word.find('=') != std::string_view::npos) return false;
  const Option* const option = option_called(command, word);
  return option == nullptr || !option->is_flag();
}

std::optional<std::string> flag_with_value(const Command& command, const std::vector<std::string>& words) {
  const bool has_arguments = std::any_of(command.options.begin(), command.options.end(), [](const Option& option) {
    return option.is_argument() || option.is_also_argument;
  });
  bool is_value = true;  // as the program's name
  for (const std::string& word : words) {
    if (std::exchange(is_value, false)) continue;
    if (word == "--") {
      if (has_arguments) break;  // which follow
      continue;                  // CLI11 reads options there all the same
    }
    is_value = takes_next_word(command, word);
    const std::size_t end = word.find('=');
    const Option* const option = end < word.size() ? option_called(command, word.substr(0, end)) : nullptr;
    if (option != nullptr && option->is_flag()) return word;
  }
  return std::nullopt;
}

bool names_a_command(const Command& root, const std::string& word) { return !commands_called(root, word, "").empty(); }

std::string help_of(const Command& root, const std::string& path) {
  return fmt::format("see {} {}{}--help", root.name, path, path.empty() ? "" : " ");
}

std::string at_command(const std::string& path) { return path.empty() ? "" : path + ": "; }

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
  std::string nearest_names = games::did_you_mean(word, names_of_commands(group));
  if (nearest_names.empty()) nearest_names = did_you_mean_elsewhere(root, word);
  return fmt::format("{}'{}': no such command; {}{}", at_command(path), word, nearest_names, choose);
}

std::string no_such_option(const Command& root, const Command& command, const std::string& path,
                           const std::string& word) {
  std::vector<std::string> names;
  for (const Option& option : command.options) {
    if (!option.is_argument()) append_names(names, option.names);
  }
  const std::string name = word.substr(0, word.find('='));
  return fmt::format("{}'{}': no such option; {}{}", at_command(path), name, games::did_you_mean(name, names),
                     help_of(root, path));
}

std::string option_not_given(const Command& root, const Command& command, const std::string& path,
                             const Option& option) {
  return fmt::format("{}{} is required; {}{}", at_command(path), option.names, give_one(command, option),
                     help_of(root, path));
}

std::string value_not_given(const Command& root, const Command& command, const std::string& path,
                            const Option& option) {
  return fmt::format("{}{}: a value is missing; {}{}", at_command(path), option.names, give_one(command, option),
                     help_of(root, path));
}

std::string value_of_flag(const std::string& path, const std::string& word) {
  const std::size_t end = word.find('=');
  return fmt::format("{}{}: takes no value; leave '{}' out", at_command(path), word.substr(0, end), word.substr(end));
}

std::string no_help_below(const Command& root, const Command& command, const std::string& path,
                          const std::string& word) {
  std::string meant;
  for (const Option& option : command.options) {
    const std::optional<std::string> argument =
        option.is_argument() ? games::nearest(word, option.words) : std::nullopt;
    if (argument) meant = fmt::format("did you mean {} {} {}? ", root.name, path, *argument);
  }
  return fmt::format("'{}': {} has no commands below it; {}{}", word, path, meant, help_of(root, path));
}

}  // namespace quadrille::cli
