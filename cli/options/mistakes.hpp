// What is said of a word that is no command, and of an option that is none or lacks something: the place, the nearest
// name, the remedy.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options/command.hpp"

namespace quadrille::cli {

/// The command below `group` of that name, or of that other name, which is then put into `alias`; nothing if there is
/// none.
const Command* command_below(const Command& group, std::string_view name, const CommandAlias** alias);

/// The option of the command that has that name; nothing if there is none.
const Option* option_called(const Command& command, std::string_view name);

/// Whether the word may be meant as the option's value: one of the words that it may be, or a number where a single
/// capital stands for the value.
bool fits(const Option& option, const std::string& word);

/// Whether the word after this one is its value: it is an option that takes one, or none of the command's.
bool takes_next_word(const Command& command, std::string_view word);

/// The first word that gives a value to a flag of the command: `--yes=maybe`. Nothing if there is none.
std::optional<std::string> flag_with_value(const Command& command, const std::vector<std::string>& words);

/// Whether a command below `root`, at any depth, has that name or other name.
bool names_a_command(const Command& root, const std::string& word);

/// `see program count --help`.
/// \param path  the command's name with those above it; empty for the program
std::string help_of(const Command& root, const std::string& path);

/// How a message about a command begins: `count: `; empty for the program.
std::string at_command(const std::string& path);

/// What to write instead of a command: `choose from count, replay, or see program --help`.
std::string choose_command(const Command& root, const Command& group, const std::string& path);

/// `count: 'socer': no such command; did you mean 'soccer'? choose from ...`. A word that is near to no command of the
/// group may be near to one elsewhere: `'socer': no such command; did you mean count soccer or replay soccer? ...`.
std::string no_such_command(const Command& root, const Command& group, const std::string& path,
                            const std::string& word);

/// `count soccer: '--pich': no such option; did you mean '--pitch'? see ...`
std::string no_such_option(const Command& root, const Command& command, const std::string& path,
                           const std::string& word);

/// `count soccer: --pitch is required; give one, as --pitch paper:1x3, or see ...`. The example is a word that is
/// suggested for the value, or what an example in the command's help gives.
std::string option_not_given(const Command& root, const Command& command, const std::string& path,
                             const Option& option);

/// `count soccer: --plies: a value is missing; give one, as --plies 12, or see ...`
std::string value_not_given(const Command& root, const Command& command, const std::string& path, const Option& option);

/// `count soccer: --yes: takes no value; leave '=maybe' out`. \pre the word has an equals sign
std::string value_of_flag(const std::string& path, const std::string& word);

/// The same as no_such_command for a word behind a command that has none below it, when its help was asked for: `help:
/// 'x': rules has no commands below it; ...`, and what the word may be an argument of.
std::string no_help_below(const Command& root, const Command& command, const std::string& path,
                          const std::string& word);

}  // namespace quadrille::cli
