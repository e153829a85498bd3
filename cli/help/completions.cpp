// `quadrille completions`: prints a script for bash, zsh or fish that completes the command lines of this program.
//
// The script completes commands and their aliases, options, the allowed words of an option, common pitches, and file
// names. The script contains the names of all commands and options, so it need not run the program to find them.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/commands/commands.hpp"
#include "cli/options/choices.hpp"
#include "cli/session.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

using Options = std::vector<const CLI::Option*>;

// The program and all commands below it.
std::vector<Spelling> with_all_below(const Command& root) {
  std::vector<Spelling> all = root.all_spellings();
  all.insert(all.begin(), {&root});
  return all;
}

// The options, without those that an alias implies.
Options options_of(const Spelling& typed) {
  const std::vector<std::string> implied = typed.alias != nullptr ? typed.alias->words : std::vector<std::string>{};
  return typed.command->get_options([&](const CLI::Option* option) {
    return std::find(implied.begin(), implied.end(), option->get_name()) == implied.end();
  });
}

std::string words_of(const Spelling& typed, const CLI::Option& option) {
  return fmt::format("{}", fmt::join(typed.command->words(option), " "));
}

bool takes_file(const CLI::Option& option) { return value_of(option) == "FILE"; }

std::string escaped(const std::string& text, std::string_view special) {
  std::string result;
  for (const char c : text) {
    if (special.find(c) != std::string_view::npos) result += '\\';
    result += c;
  }
  return result;
}

// A word of bash or zsh, in single quotes.
std::string quoted(const std::string& text) {
  std::string result = "'";
  for (const char c : text) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

// A word of fish, in single quotes: there a backslash escapes itself and the quote, and nothing else.
std::string fish_quoted(const std::string& text) { return "'" + escaped(text, "'\\") + "'"; }

// The script for bash 4.4 or later, which needs no package of completions.
//
// Three functions hold the tree as tables: a command's commands, its options, and the values of an option. The fourth
// walks the typed words. readline ends a word at ':' and '=', which pitches contain, and `--by=ball` too. So the walk
// joins such words again. It returns only the part of a completion that readline will put in place of the last piece.
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

// A function that prints the words of the row that fits its arguments; its status is 1 if none does.
std::string table(const std::string& name, const char* meaning, const char* subject, const std::vector<Row>& rows) {
  std::string text = fmt::format("\n# {}\n{}() {{\n  case {} in\n", meaning, name, subject);
  for (const auto& [pattern, words] : rows) text += fmt::format("    {}) echo {} ;;\n", pattern, quoted(words));
  return text + "    *) return 1 ;;\n  esac\n}\n";
}

// The words of each value. An option that takes the same words wherever it occurs has one row for all commands.
std::vector<Row> value_rows(const std::vector<Spelling>& commands) {
  std::map<std::string, std::map<std::string, std::vector<std::string>>> paths;  // by name and words of the option
  for (const Spelling& typed : commands) {
    for (const CLI::Option* const option : options_of(typed)) {
      if (is_flag(*option)) continue;
      const std::string words = takes_file(*option) ? "<file>" : words_of(typed, *option);
      paths[is_argument(*option) ? "" : option->get_name()][words].push_back(typed.path());
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

std::string bash_completions(const Command& root) {
  const std::vector<Spelling> commands = with_all_below(root);
  std::vector<Row> below;
  std::vector<Row> options;
  for (const Spelling& typed : commands) {
    std::string names;
    for (const Spelling& other : typed.command->spellings()) names += (names.empty() ? "" : " ") + other.name();
    if (!names.empty()) below.push_back({quoted(typed.path()), names});
    names.clear();
    for (const CLI::Option* const option : options_of(typed)) {
      if (!is_argument(*option)) names += (names.empty() ? "" : " ") + option->get_name();
    }
    options.push_back({quoted(typed.path()), names});
  }
  return "# Completions of quadrille for bash, as `quadrille completions bash` prints them.\n" +
         table("_quadrille_commands", "The commands below the command $1.", "\"$1\"", below) +
         table("_quadrille_options", "The options of the command $1.", "\"$1\"", options) +
         table("_quadrille_values", "The values of option $2 of command $1; of an argument if $2 is empty.",
               "\"$1 $2\"", value_rows(commands)) +
         bash_walk;
}

// The script for zsh: a file `_quadrille` in a folder of fpath, or sourced after compinit. A function for each command
// hands its options and arguments to _arguments.

std::string function_of(const Spelling& typed) {
  std::string name = "_" + typed.path();
  std::replace(name.begin(), name.end(), ' ', '_');
  return name;
}

// The part of a specification that completes a value: `:K:`, `:FILE:_files`, `:PITCH:(paper\:3x3 ...)`.
std::string completing(const Spelling& typed, const CLI::Option& option) {
  const std::string words = escaped(words_of(typed, option), ":\\");
  const std::string action = takes_file(option) ? "_files" : words.empty() ? " " : "(" + words + ")";
  return fmt::format(":{}:{}", escaped(value_of(option), ":\\"), action);
}

std::string specification(const Spelling& typed, const CLI::Option& option) {
  const std::string repeated = is_repeated(option) ? "*" : "";
  if (is_argument(option)) return quoted((repeated.empty() ? "1" : repeated) + completing(typed, option));
  const std::string meaning = "[" + escaped(option.get_description(), "[]:\\") + "]";
  if (!is_flag(option)) return quoted(repeated + option.get_name() + "=" + meaning + completing(typed, option));
  // Each of its names excludes the others, and itself.
  std::string text;
  for (const std::string& name : names_of(option)) {
    text += (text.empty() ? "" : " \\\n    ") +
            quoted(fmt::format("({}){}{}", fmt::join(names_of(option), " "), name, meaning));
  }
  return text;
}

std::string function(const Spelling& typed) {
  std::string specifications;
  for (const CLI::Option* const option : options_of(typed)) {
    specifications += " \\\n    " + specification(typed, *option);
  }
  const std::string name = function_of(typed);
  const std::vector<Spelling> below = typed.command->spellings();
  if (below.empty()) return fmt::format("\n{}() {{\n  _arguments{}\n}}\n", name, specifications);
  std::string list;
  std::string cases;
  for (const Spelling& other : below) {
    list += fmt::format("    {}\n", quoted(other.name() + ":" + escaped(other.command->get_description(), ":\\")));
    cases += fmt::format("    below:{}) {} ;;\n", other.name(), function_of(other));
  }
  return fmt::format(
      "\n{0}__commands() {{\n  local -a commands=(\n{1}  )\n  _describe -t commands command commands\n}}\n"
      "\n{0}() {{\n  local state line curcontext=$curcontext\n  local -A opt_args\n"
      "  _arguments -C{2} \\\n    '(-)1: :{0}__commands' \\\n    '(-)*:: :->below' && return\n"
      "  case $state:$line[1] in\n{3}    *) return 1 ;;\n  esac\n}}\n",
      name, list, specifications, cases);
}

std::string zsh_completions(const Command& root) {
  std::string text =
      "#compdef quadrille\n# Completions of quadrille for zsh, as `quadrille completions zsh` prints them.\n";
  for (const Spelling& typed : with_all_below(root)) text += function(typed);
  return text +
         "\n# In a folder of fpath the first completion runs this file; where it is sourced it only announces itself.\n"
         "if [[ $funcstack[1] == _quadrille ]]; then\n  _quadrille \"$@\"\nelse\n  compdef _quadrille quadrille\nfi\n";
}

// The script for fish 3: one `complete` line for each command and option, with the commands after which it is offered.
// A function finds the command typed before the cursor between options and their values.
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

// An option's names and the completion of its value.
std::string completed_by(const Spelling& typed, const CLI::Option& option) {
  std::string text;
  for (const std::string& name : names_of(option)) {
    text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  }
  const std::string words = words_of(typed, option);
  if (takes_file(option)) {
    text += is_argument(option) ? " -F" : " -r -F";
  } else if (!words.empty()) {
    text += (is_argument(option) ? " -a " : " -x -a ") + fish_quoted(words);
  } else if (!is_flag(option)) {
    text += is_argument(option) ? " -f" : " -x";
  }
  return text + " -d " + fish_quoted(option.get_description());
}

std::string line(const std::vector<std::string>& paths, std::size_t all, const std::string& rest) {
  std::string condition;
  if (paths.size() < all) {
    for (const std::string& path : paths) condition += " \"" + path + "\"";
    condition = " -n " + fish_quoted("__quadrille_at" + condition);
  }
  return "complete -c quadrille" + condition + rest + "\n";
}

// Options with the same completion, all required or all not, and the commands that have them.
struct FishLine {
  std::string completion;
  bool required;
  std::vector<std::string> paths{};
};

std::string fish_completions(const Command& root) {
  const std::vector<Spelling> commands = with_all_below(root);
  std::string paths;
  std::vector<std::string> with_value;
  std::vector<FishLine> options;
  for (const Spelling& typed : commands) {
    paths += " " + fish_quoted(typed.path());
    for (const CLI::Option* const option : options_of(typed)) {
      const std::string name = fish_quoted(option->get_name());
      if (!is_flag(*option) && !is_argument(*option) &&
          std::find(with_value.begin(), with_value.end(), name) == with_value.end()) {
        with_value.push_back(name);
      }
      const FishLine one{completed_by(typed, *option), option->get_required()};
      auto found = std::find_if(options.begin(), options.end(), [&](const FishLine& other) {
        return other.completion == one.completion && other.required == one.required;
      });
      if (found == options.end()) found = options.insert(options.end(), one);
      found->paths.push_back(typed.path());
    }
  }

  std::string text = "# Completions of quadrille for fish, as `quadrille completions fish` prints them.\n";
  text += "set -g __quadrille_commands" + paths + "\n";
  text += fmt::format("set -g __quadrille_with_value {}\n", fmt::join(with_value, " "));
  text += fish_walk;
  for (const Spelling& typed : commands) {
    for (const Spelling& other : typed.command->spellings()) {
      text += line({typed.path()}, commands.size(),
                   " -a " + other.name() + " -d " + fish_quoted(other.command->get_description()));
    }
  }
  for (const FishLine& one : options) text += line(one.paths, commands.size(), one.completion);
  return text;
}

using Writer = std::string (*)(const Command& root);

ChoiceOption<Writer> shell_argument() {
  return {"SHELL", "the shell", {{"bash", bash_completions}, {"zsh", zsh_completions}, {"fish", fish_completions}}};
}

// A script is no table.
void refuse_table_options(const Session& session) {
  const auto refuse = [](const char* option) {
    throw Error(ErrorKind::unusable_input, fmt::format("{}: a script is no table; leave it out", option));
  };
  if (session.arguments().format) refuse("--format");
  if (session.arguments().column) refuse("--column");
}

}  // namespace

void add_completions(Command& root) {
  const auto shell = std::make_shared<std::string>();
  Command& command =
      root.add_command("completions", "print the completions for a shell", [shell, &root](const Session& session) {
        refuse_table_options(session);
        session.output().write(shell_argument().parse(*shell)(root));
        return Exit::done;
      });
  shell_argument().add(command, *shell).required();
  command.footer(
      "An installed program has its completions already. Otherwise load them into the current shell:\n"
      "  source <(quadrille completions bash)\n"
      "  source <(quadrille completions zsh)\n"
      "  quadrille completions fish | source\n"
      "examples:\n"
      "  quadrille completions bash\n"
      "  quadrille completions zsh --out _quadrille\n"
      "  quadrille completions fish --out quadrille.fish");
}

}  // namespace quadrille::cli
