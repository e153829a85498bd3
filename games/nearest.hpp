// Reads a word that names a value, for example the name of a game. If the word is unknown, the error message suggests
// the known word nearest to it: "did you mean 'soccer'?".
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quadrille::games {

/// The name in `known` that differs least from `given`; the first of several. Letters that are missing, superfluous,
/// wrong or swapped with a neighbour count one each (the optimal string alignment distance; see Damerau 1964). Case and
/// leading hyphens do not count.
/// \returns nothing if no name is near. A near name differs in at most a third of the longer one's letters (at least
///          1), and in fewer letters than the shorter one has
/// \complexity O(length of `given` * length of all names) time
std::optional<std::string> nearest(std::string_view given, std::span<const std::string> known);

/// The question as a part of a message, with a blank at its end: `did you mean 'soccer'? `; empty if no name is near.
std::string did_you_mean(std::string_view given, std::span<const std::string> known);

/// A word and the value that it names.
template <class Value>
using NamedValue = std::pair<std::string_view, Value>;

/// Throws the error for an unknown word; its message names the nearest known word and lists all.
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
