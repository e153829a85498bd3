// Command lines, a word after the other with blanks between them; single quotes hold a word with blanks together. They
// are parsed, not run.
#include <algorithm>
#include <deque>
#include <map>
#include <set>

#include "cli/commands/commands.hpp"
#include "cli/options/parser.hpp"
#include "cli/session.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words{"quadrille"};
  bool quoted = false;
  bool inside = false;
  for (const char c : text) {
    if (c == '\0') break;  // no argument of a program holds one
    if (c == '\'') {
      quoted = !quoted;
      if (!inside) words.emplace_back();
      inside = true;
    } else if (!quoted && (c == ' ' || c == '\n')) {
      inside = false;
    } else {
      if (!inside) words.emplace_back();
      inside = true;
      words.back() += c;
    }
  }
  return words;
}

// The commands, made once: their places hold what an earlier input left, which parsing does not read. Most of the time
// of a parse goes into telling the parser of all options of all commands. So those that no word names are left out, but
// the first of a group, which is none without it; or in all checks, where a name that is misspelt is looked for among
// all, their options alone.
class Program {
 public:
  // The commands for these words. \pre what was returned before is no longer used
  const cli::Command& commands_for(const std::vector<std::string>& words, Checks checks) {
    std::set<std::string> named;
    for (const std::string& word : words) {
      if (names_.contains(word)) named.insert(word);
    }
    if (pruned_.size() == most_kept) pruned_.clear();
    const auto [pruned, is_new] = pruned_.try_emplace({checks, named}, root_);
    if (is_new) prune(pruned->second, named, checks);
    return pruned->second;
  }

 private:
  static constexpr std::size_t most_kept = 300;

  static bool is_named(const cli::Command& command, const std::set<std::string>& named) {
    return named.contains(command.name) ||
           std::any_of(command.aliases.begin(), command.aliases.end(),
                       [&](const cli::CommandAlias& alias) { return named.contains(alias.name); });
  }

  static void prune(cli::Command& command, const std::set<std::string>& named, Checks checks) {
    std::deque<cli::Command> kept;
    for (cli::Command& below : command.commands) {
      const bool whole = is_named(below, named);
      if (!whole && checks == Checks::quick && !kept.empty()) continue;
      if (!whole) below.options.clear();
      prune(below, named, checks);
      kept.push_back(std::move(below));
    }
    command.commands = std::move(kept);
  }

  static void add_names(const cli::Command& command, std::set<std::string>& names) {
    names.insert(command.name);
    for (const cli::CommandAlias& alias : command.aliases) names.insert(alias.name);
    for (const cli::Command& below : command.commands) add_names(below, names);
  }

  static std::set<std::string> names_below(const cli::Command& command) {
    std::set<std::string> names;
    add_names(command, names);
    return names;
  }

  cli::CommonArguments common_;
  cli::Command root_ = cli::program_commands(common_);
  const std::set<std::string> names_ = names_below(root_);
  std::map<std::pair<Checks, std::set<std::string>>, cli::Command> pruned_;
};

}  // namespace

void read_command_line(Bytes bytes, Checks checks) {
  static Program program;
  const std::vector<std::string> words = words_of(text_of(bytes));
  const cli::Command& root = program.commands_for(words, checks);
  std::vector<const char*> arguments;
  for (const std::string& word : words) arguments.push_back(word.c_str());
  const cli::ParsedCommandLine parsed = cli::parse(root, static_cast<int>(arguments.size()), arguments.data());
  switch (parsed.outcome) {
    case cli::ParsedCommandLine::Outcome::command:
      require(parsed.command != nullptr && parsed.command->run, "a command that cannot be run");
      break;
    case cli::ParsedCommandLine::Outcome::help:
      require(parsed.text.find("Common options") != std::string::npos, "a help that is none");
      break;
    case cli::ParsedCommandLine::Outcome::mistake:
      require(parsed.text.find("; ") != std::string::npos, "a mistake without a remedy: " + parsed.text);
      break;
    case cli::ParsedCommandLine::Outcome::version:
      break;
  }
}

}  // namespace quadrille::fuzz
