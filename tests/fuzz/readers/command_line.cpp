// Command lines: words separated by blanks; single quotes hold a word with blanks together. The reader parses them and
// runs none.
#include <memory>

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
    if (c == '\0') break;  // no argument of a program contains it
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

}  // namespace

void read_command_line(Bytes bytes, Checks /*checks*/) {
  static cli::CommonArguments common;  // holds values of earlier inputs, which parsing does not read
  static const std::unique_ptr<cli::Command> root = cli::program_commands(common);
  const std::vector<std::string> words = words_of(text_of(bytes));
  std::vector<const char*> arguments;
  for (const std::string& word : words) arguments.push_back(word.c_str());
  const cli::ParsedCommandLine parsed = cli::parse(*root, static_cast<int>(arguments.size()), arguments.data());
  switch (parsed.outcome) {
    case cli::ParsedCommandLine::Outcome::command:
      require(parsed.command != nullptr && parsed.command->run, "a command that cannot be run");
      break;
    case cli::ParsedCommandLine::Outcome::help:
      require(parsed.text.find("Usage: ") != std::string::npos, "a help that is none");
      break;
    case cli::ParsedCommandLine::Outcome::mistake:
      require(parsed.text.find("; ") != std::string::npos, "a mistake without a remedy: " + parsed.text);
      break;
    case cli::ParsedCommandLine::Outcome::version:
      break;
  }
}

}  // namespace quadrille::fuzz
