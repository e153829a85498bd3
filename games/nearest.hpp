// Words that stand for values, and the known name that is nearest to one that was mistyped: for "did you mean
// 'soccer'?".
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quadrille::games {

/// The name in `known` that differs least from `given`; the first of several. Letters that are missing, superfluous,
/// wrong or swapped with a neighbour count one each (the optimal string alignment distance; see Damerau 1964); upper
/// case counts as lower case, and hyphens in front are not compared.
/// \returns nothing where no name is near: within a third of the longer one's letters, at least 1, and with something
///          in common
/// \complexity O(length of `given` * length of all names) time
std::optional<std::string> nearest(std::string_view given, std::span<const std::string> known);

/// The question as a part of a message, a blank behind it: `did you mean 'soccer'? `; empty where no name is near.
std::string did_you_mean(std::string_view given, std::span<const std::string> known);

/// A word and the value that it stands for.
template <class Value>
using NamedValue = std::pair<std::string_view, Value>;

/// Throws the error for an unknown word: it names the nearest word that is known and lists all.
/// \param argument  as messages name it: `--by` \throws Error (unusable_input)
[[noreturn]] void refuse_word(const std::string& argument, std::string_view given, std::span<const std::string> known);

/// The value of a word. \param argument  as messages name it: `--by` \throws Error as refuse_word
template <class Value>
Value value_of(const std::string& argument, std::string_view given, const std::vector<NamedValue<Value>>& words) {
  std::vector<std::string> known;
  known.reserve(words.size());
  for (const auto& [word, value] : words) {
    if (word == given) return value;
    known.emplace_back(word);
  }
  refuse_word(argument, given, known);
}

}  // namespace quadrille::games
