// Command lines, a word after the other with blanks between them; single quotes hold a word with blanks together. They
// are parsed, not run.
#include <algorithm>
#include <map>
#include <span>

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
// of a parse goes into telling the parser of all options of all commands; so the options of those are left out that the
// words do not name.
class Program {
 public:
  // The commands for these words. \pre what was returned before is no longer used
  const cli::Command& commands_for(const std::vector<std::string>& words) {
    cli::Command* below = &root_;
    std::vector<std::string> path;
    for (const std::string& word : words) {
      const auto named = std::find_if(below->commands.begin(), below->commands.end(),
                                      [&](const cli::Command& command) { return command.name == word; });
      if (named == below->commands.end()) continue;
      below = &*named;
      path.push_back(word);
    }
    auto pruned = pruned_.find(path);
    if (pruned == pruned_.end()) {
      pruned = pruned_.emplace(path, root_).first;
      prune(pruned->second, path);
    }
    return pruned->second;
  }

 private:
  static void prune(cli::Command& command, std::span<const std::string> path) {
    for (cli::Command& below : command.commands) {
      const bool named = !path.empty() && path.front() == below.name;
      if (!named) below.options.clear();
      prune(below, named ? path.subspan(1) : std::span<const std::string>());
    }
  }

  cli::CommonArguments common_;
  cli::Command root_ = cli::program_commands(common_);
  std::map<std::vector<std::string>, cli::Command> pruned_;
};

}  // namespace

void read_command_line(Bytes bytes, Checks /*checks*/) {
  static Program program;
  const std::vector<std::string> words = words_of(text_of(bytes));
  const cli::Command& root = program.commands_for(words);
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
