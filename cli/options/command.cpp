// Defines the members of Command and Option, the options that all commands share, and the functions that describe an
// option in the help.
#include "cli/options/command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "cli/options/choices.hpp"
#include "cli/output/table_output.hpp"
#include "cli/session.hpp"

namespace quadrille::cli {

namespace {

// CLI11 sets an argument's name only when it adds an option, before the option has a type name.
struct ArgumentName : CLI::Option {
  static constexpr std::string CLI::Option::*const place = &ArgumentName::pname_;
};

void add_format(Command& command, CommonArguments& common) {
  if (command.get_option_no_throw("--format") != nullptr) return;
  const std::vector<Command*> below = command.commands();
  if (below.empty()) {
    table_format_option().add(command, common.format).group(common_options_group);
    return;
  }
  std::vector<std::string> formats;  // of all commands below, each once
  for (const Command* const other : below) {
    for (const std::string& word : other->words(*other->get_option("--format"))) {
      if (std::find(formats.begin(), formats.end(), word) == formats.end()) formats.push_back(word);
    }
  }
  command.add_option("--format", common.format, "format of the answer; a command's own help lists its formats")
      .type_name(fmt::format("{}", fmt::join(formats, "|")))
      .suggest(formats)
      .group(common_options_group);
}

}  // namespace

Option& Option::suggest(std::vector<std::string> words) {
  command_.suggestions[&parsed_] = std::move(words);
  return *this;
}

Option& Option::or_argument() {
  parsed_.*ArgumentName::place = parsed_.get_type_name();
  return *this;
}

std::string Spelling::name() const { return alias != nullptr ? alias->name : command->get_name(); }

std::string Spelling::path() const {
  return alias != nullptr ? fmt::format("{} {}", command->parent()->path(), name()) : command->path();
}

Command::Command(const std::string& name, const std::string& description, Run action)
    : App(description, name), run(std::move(action)) {}

template <class Text>
Option Command::add_option(const std::string& names, Text& text, const std::string& meaning) {
  return {*this, *App::add_option(names, text, meaning)->type_name("")};
}
template Option Command::add_option(const std::string&, std::string&, const std::string&);
template Option Command::add_option(const std::string&, std::optional<std::string>&, const std::string&);
template Option Command::add_option(const std::string&, std::vector<std::string>&, const std::string&);

Option Command::add_flag(const std::string& names, bool& flag, const std::string& meaning) {
  return {*this, *App::add_flag(names, flag, meaning)};
}

Command& Command::add_command(const std::string& name, const std::string& description, Run action) {
  const auto below = std::make_shared<Command>(name, description, std::move(action));
  require_subcommand(1);
  add_subcommand(below);
  return *below;
}

const Command* Command::parent() const { return static_cast<const Command*>(get_parent()); }

std::string Command::path() const {
  return parent() == nullptr ? get_name() : fmt::format("{} {}", parent()->path(), get_name());
}

std::vector<Command*> Command::commands() const {
  std::vector<Command*> commands;
  commands.reserve(subcommands_.size());
  for (const CLI::App_p& below : subcommands_) commands.push_back(static_cast<Command*>(below.get()));
  return commands;
}

std::vector<Spelling> Command::spellings() const {
  std::vector<Spelling> spellings;
  for (const Command* const below : commands()) spellings.push_back({below});
  for (const Command* const below : commands()) {
    for (const CommandAlias& alias : below->aliases) spellings.push_back({below, &alias});
  }
  return spellings;
}

std::vector<Spelling> Command::all_spellings() const {
  std::vector<Spelling> all;
  for (const Spelling& spelling : spellings()) {
    all.push_back(spelling);
    const std::vector<Spelling> below = spelling.command->all_spellings();
    all.insert(all.end(), below.begin(), below.end());
  }
  return all;
}

std::vector<std::string> Command::words(const CLI::Option& option) const {
  const auto found = suggestions.find(&option);
  return found != suggestions.end() ? found->second : std::vector<std::string>{};
}

void add_common_options(Command& root, CommonArguments& common) {
  for (Command* const command : root.commands()) add_common_options(*command, common);
  add_format(root, common);
  const auto option = [&](const char* name, std::optional<std::string>& text, const char* type, const char* meaning) {
    root.add_option(name, text, meaning).type_name(type).group(common_options_group);
  };
  const std::vector<std::string> formats = root.words(*root.get_option("--format"));
  const bool has_tables = std::find(formats.begin(), formats.end(), "bfile") != formats.end();
  if (has_tables) option("--column", common.column, "NAME", "the column of a b-file; the first count if not given");
  option("--out", common.out, "FILE",
         "write to FILE, whole or not at all; standard output if not given. For sqlite FILE is the database; for a "
         "report it is the folder. If --format is not given, FILE's extension names the format: .csv, .json, .md, "
         ".tex, .sqlite, .svg");
  option("--threads", common.threads, "N", "use N threads; all processors if not given");
  option("--memory", common.memory, "SIZE",
         "use at most SIZE of memory, for example 512M or 4G; all available memory if not given");
  root.add_flag("--quiet", common.quiet, "no notes and no progress line on standard error").group(common_options_group);
  root.add_flag("--yes", common.yes, "accept a request of more than 10^8 rows or 10^11 states")
      .group(common_options_group);
  if (has_tables) {
    root.add_flag("--timings", common.timings, "add seconds and threads to the provenance that JSON carries")
        .group(common_options_group);
  }
  root.set_help_flag("-h,--help", "print this help and exit")->group(common_options_group);
  // The caller prints the version.
  root.set_version_flag("--version", "version", "print the version and exit")->group(common_options_group);
}

std::optional<std::string> format_by_extension(const Command& command, const std::string& file) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 5> others{
      {{"md", "markdown"}, {"tex", "latex"}, {"db", "sqlite"}, {"sqlite3", "sqlite"}, {"htm", "html"}}};
  const std::size_t dot = file.find_last_of("./");
  if (dot == std::string::npos || file[dot] == '/') return std::nullopt;
  std::string format = file.substr(dot + 1);
  const auto other = std::find_if(others.begin(), others.end(), [&](const auto& one) { return one.first == format; });
  if (other != others.end()) format = other->second;
  const CLI::Option* const option = command.get_option_no_throw("--format");
  const std::vector<std::string> formats = option != nullptr ? command.words(*option) : std::vector<std::string>{};
  return std::find(formats.begin(), formats.end(), format) != formats.end() ? std::optional(format) : std::nullopt;
}

bool is_flag(const CLI::Option& option) { return option.get_expected_max() == 0; }
bool is_argument(const CLI::Option& option) { return !option.nonpositional(); }
bool is_also_argument(const CLI::Option& option) { return option.get_positional() && !is_argument(option); }
bool is_repeated(const CLI::Option& option) { return option.get_expected_max() > 1; }
bool is_common(const CLI::Option& option) { return option.get_group() == common_options_group; }

std::vector<std::string> names_of(const CLI::Option& option) {
  std::vector<std::string> names;
  for (const std::string& letter : option.get_snames()) names.push_back("-" + letter);
  for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
  return names;
}

std::string value_of(const CLI::Option& option) {
  if (is_flag(option)) return "";
  return option.get_type_name().empty() ? option.get_name() : option.get_type_name();
}

Footer footer_of(const Command& command) {
  Footer footer;
  bool examples = false;
  const std::string text = command.get_footer();
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string line = text.substr(begin, end - begin);
    begin = end + 1;
    if (line == "example:" || line == "examples:") {
      examples = true;
    } else if (!examples) {
      footer.remarks.push_back(line);
    } else if (line.starts_with(' ')) {
      footer.examples.push_back(line.substr(std::min(line.find_first_not_of(' '), line.size())));
    }
  }
  return footer;
}

std::string synopsis(const CLI::Option& option) {
  std::string text = is_argument(option) ? value_of(option) : option.get_name();
  if (is_also_argument(option)) text = "[" + text + "]";
  if (!is_argument(option) && !is_flag(option)) text += " " + value_of(option);
  if (is_repeated(option)) text += "...";
  return option.get_required() ? text : "[" + text + "]";
}

std::vector<std::string> synopsis_words(const Command& command) {
  std::vector<std::string> words{command.path()};
  for (const CLI::Option* const option : command.get_options()) {
    if (!is_common(*option)) words.push_back(synopsis(*option));
  }
  if (!command.commands().empty()) words.emplace_back("COMMAND");
  return words;
}

std::string synopsis(const Command& command) { return fmt::format("{}", fmt::join(synopsis_words(command), " ")); }

}  // namespace quadrille::cli
