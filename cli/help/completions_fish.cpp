// The script for fish: one `complete` line for each command and option, with the condition where it can stand.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/help/completions.hpp"

namespace quadrille::cli {

namespace {

// The commands that were typed before the cursor, told apart from options and their values.
constexpr const char* fish_walk = R"(
# Whether the command that was typed so far is one of the arguments.
function __quadrille_at
    set -l command quadrille
    set -l skip 0
    for word in (commandline -opc)[2..]
        if test $skip = 1
            set skip 0
        else if contains -- $word $__quadrille_with_value
            set skip 1
        else if contains -- "$command $word" $__quadrille_commands
            set command "$command $word"
        end
    end
    contains -- $command $argv
end

complete -c quadrille -f
)";

// A word of fish, in single quotes: there a backslash escapes itself and the quote, and nothing else.
std::string fish_quoted(const std::string& text) {
  std::string result = "'";
  for (const char c : text) result += c == '\'' || c == '\\' ? std::string{'\\', c} : std::string(1, c);
  return result + "'";
}

std::string names(const OptionEntry& option) {
  std::string text;
  for (const std::string& name : option.names) {
    text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  }
  return text;
}

// What follows the names of an option, or stands for an argument.
std::string completed_by(const OptionEntry& option) {
  std::string text = names(option);
  if (option.takes_file) {
    text += option.is_argument() ? " -F" : " -r -F";
  } else if (!option.words.empty()) {
    text += (option.is_argument() ? " -a " : " -x -a ") + fish_quoted(fmt::format("{}", fmt::join(option.words, " ")));
  } else if (!option.is_flag()) {
    text += option.is_argument() ? " -f" : " -x";
  }
  return text + " -d " + fish_quoted(option.meaning);
}

std::string line(const std::vector<std::string>& paths, std::size_t all, const std::string& rest) {
  std::string condition;
  if (paths.size() < all) {
    for (const std::string& path : paths) condition += " \"" + path + "\"";
    condition = " -n " + fish_quoted("__quadrille_at" + condition);
  }
  return "complete -c quadrille" + condition + rest + "\n";
}

std::string fish_words(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += " " + fish_quoted(word);
  return text;
}

}  // namespace

std::string fish_completions(const CommandEntry& root) {
  const std::vector<const CommandEntry*> commands = with_all_below(root);
  std::vector<std::string> paths;
  std::vector<std::string> with_value;
  std::vector<std::pair<OptionEntry, std::vector<std::string>>> options;  // each with the commands that have it
  for (const CommandEntry* command : commands) {
    paths.push_back(command->path);
    for (const OptionEntry& option : command->options) {
      if (!option.is_flag() && !option.is_argument() &&
          std::find(with_value.begin(), with_value.end(), option.name()) == with_value.end()) {
        with_value.push_back(option.name());
      }
      const auto same = [&](const auto& entry) { return entry.first == option; };
      auto found = std::find_if(options.begin(), options.end(), same);
      if (found == options.end()) found = options.insert(options.end(), {option, {}});
      found->second.push_back(command->path);
    }
  }

  std::string text = "# Completions of quadrille for fish, as `quadrille completions fish` prints them.\n";
  text += "set -g __quadrille_commands" + fish_words(paths) + "\n";
  text += "set -g __quadrille_with_value" + fish_words(with_value) + "\n";
  text += fish_walk;
  for (const CommandEntry* command : commands) {
    for (const CommandEntry& below : command->commands) {
      text += line({command->path}, commands.size(), " -a " + below.name + " -d " + fish_quoted(below.description));
    }
  }
  for (const auto& [option, having] : options) text += line(having, commands.size(), completed_by(option));
  return text;
}

}  // namespace quadrille::cli
