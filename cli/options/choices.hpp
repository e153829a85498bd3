// ChoiceOption: an option whose value is one of a few words.
//
// One object holds the name of the option, its meaning and its words. The parser's errors, the help, the shell
// completions and the manual all use this object, so they cannot disagree.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "cli/options/command.hpp"
#include "games/nearest.hpp"

namespace quadrille::cli {

/// A word, the value that it selects, and an optional remark for the help.
template <class Value>
struct Choice {
  std::string_view word;
  Value value;
  // With {} in place of "", g++ 12 calls a constructor that it then leaves out of the program.
  std::string_view remark = "";  // NOLINT(readability-redundant-string-init)
};

template <class Value>
struct ChoiceOption {
  std::string_view name;     ///< `--by`
  std::string_view meaning;  ///< the purpose of the option, for the help
  std::vector<Choice<Value>> choices;

  /// \throws Error (unusable_input) naming the nearest word and listing all
  Value parse(std::string_view text) const {
    for (const auto& choice : choices) {
      if (choice.word == text) return choice.value;
    }
    games::refuse_word(std::string(name), text, words());
  }

  /// Adds the option, which stores the written word in `text`. \pre `text` outlives the parsing
  template <class Text>
  Option add(Command& command, Text& text) const {
    return command.add_option(std::string(name), text, description())
        .type_name(fmt::format("{}", fmt::join(words(), "|")))
        .suggest(words());
  }

 private:
  std::vector<std::string> words() const {
    std::vector<std::string> words;
    words.reserve(choices.size());
    for (const auto& choice : choices) words.emplace_back(choice.word);
    return words;
  }

  std::string description() const {
    std::string text(meaning);
    for (const auto& [word, value, remark] : choices) {
      if (!remark.empty()) text += fmt::format("; {}: {}", word, remark);
    }
    return text;
  }
};

}  // namespace quadrille::cli
