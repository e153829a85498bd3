// The script for bash.
//
// Three functions hold the tree as tables: a command's commands, its options, and what a value may be; the fourth walks
// the words that were typed. readline ends a word at ':' and '=', which pitches hold and `--by=ball` too: the walk
// joins such words again, and gives back of a completion only what readline will put in the place of the last piece.
#include <fmt/format.h>

#include <map>
#include <vector>

#include "cli/help/completions.hpp"

namespace quadrille::cli {

namespace {

constexpr const char* bash_walk = R"(
_quadrille() {
  local command=quadrille option= joined= index word
  local -a words=()
  for ((index = 1; index <= COMP_CWORD; index++)); do
    word=${COMP_WORDS[index]}
    if [[ ${#words[@]} -gt 0 && ( -n $joined || $word == [:=]* ) ]]; then
      words[-1]+=$word
    else
      words+=("$word")
    fi
    [[ $word == *[:=] ]] && joined=1 || joined=
  done
  local current=${words[-1]} piece=${COMP_WORDS[COMP_CWORD]}
  [[ $piece == [:=] ]] && piece=

  for word in "${words[@]:0:${#words[@]}-1}"; do
    if [[ -n $option ]]; then
      option=
    elif [[ $word == -?* ]]; then
      [[ $word != *=* ]] && _quadrille_values "$command" "$word" >/dev/null && option=$word
    elif [[ " $(_quadrille_commands "$command") " == *" $word "* ]]; then
      command+=" $word"
    fi
  done

  local value=$current offers
  if [[ -n $option ]]; then
    offers=$(_quadrille_values "$command" "$option")
  elif [[ $current == --*=* ]]; then
    value=${current#*=}
    offers=$(_quadrille_values "$command" "${current%%=*}")
  elif [[ $current == -* ]]; then
    offers=$(_quadrille_options "$command")
  else
    offers=$(_quadrille_commands "$command")
    [[ -n $offers ]] || offers=$(_quadrille_values "$command" '') || offers=$(_quadrille_options "$command")
  fi

  if [[ $offers == '<file>' ]]; then
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -f -- "$value")
  else
    mapfile -t COMPREPLY < <(compgen -W "$offers" -- "$value")
  fi
  local head=${current%"$value"} placed=${current%"$piece"}
  for index in "${!COMPREPLY[@]}"; do
    word=$head${COMPREPLY[index]}
    COMPREPLY[index]=${word#"$placed"}
  done
}

complete -F _quadrille quadrille
)";

struct Row {
  std::string pattern;
  std::string words;
};

// A function that prints the words of the row that fits its arguments, with the status 1 where none does.
std::string table(const std::string& name, const char* meaning, const char* subject, const std::vector<Row>& rows) {
  std::string text = fmt::format("\n# {}\n{}() {{\n  case {} in\n", meaning, name, subject);
  for (const auto& [pattern, words] : rows) text += fmt::format("    {}) echo {} ;;\n", pattern, quoted(words));
  return text + "    *) return 1 ;;\n  esac\n}\n";
}

std::string words_of(const OptionEntry& option) {
  return option.takes_file ? "<file>" : fmt::format("{}", fmt::join(option.words, " "));
}

// What each value may be. An option that takes the same words wherever it occurs has one row for all commands.
std::vector<Row> value_rows(const std::vector<const CommandEntry*>& commands) {
  std::map<std::string, std::map<std::string, std::vector<std::string>>> paths;  // by name and words of the option
  for (const CommandEntry* command : commands) {
    for (const OptionEntry& option : command->options) {
      if (option.is_flag()) continue;
      paths[option.is_argument() ? "" : option.name()][words_of(option)].push_back(command->path);
    }
  }
  std::vector<Row> rows;
  for (const auto& [name, choices] : paths) {
    for (const auto& [words, having] : choices) {
      if (choices.size() == 1 && !name.empty()) {
        rows.push_back({"*" + quoted(" " + name), words});
        continue;
      }
      for (const std::string& path : having) rows.push_back({quoted(fmt::format("{} {}", path, name)), words});
    }
  }
  return rows;
}

}  // namespace

std::string quoted(const std::string& text) {
  std::string result = "'";
  for (const char c : text) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

std::string bash_completions(const CommandEntry& root) {
  const std::vector<const CommandEntry*> commands = with_all_below(root);
  std::vector<Row> below;
  std::vector<Row> options;
  for (const CommandEntry* command : commands) {
    std::vector<std::string> names;
    names.reserve(command->commands.size() + command->options.size());
    for (const CommandEntry& entry : command->commands) names.push_back(entry.name);
    if (!names.empty()) below.push_back({quoted(command->path), fmt::format("{}", fmt::join(names, " "))});
    names.clear();
    for (const OptionEntry& option : command->options) {
      if (!option.is_argument()) names.push_back(option.name());
    }
    options.push_back({quoted(command->path), fmt::format("{}", fmt::join(names, " "))});
  }
  return "# Completions of quadrille for bash, as `quadrille completions bash` prints them.\n" +
         table("_quadrille_commands", "The commands below the command $1.", "\"$1\"", below) +
         table("_quadrille_options", "The options of the command $1.", "\"$1\"", options) +
         table("_quadrille_values", "What the value of option $2 of command $1 may be; of an argument if $2 is empty.",
               "\"$1 $2\"", value_rows(commands)) +
         bash_walk;
}

}  // namespace quadrille::cli
