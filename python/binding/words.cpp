#include "python/binding/words.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace quadrille::python {

namespace {

// Options that have another name in Python, or none. The others are called the same, but for hyphens.
struct Renamed {
  std::string_view option;
  std::string_view as_place;  // where it begins the message, followed by a colon
  std::string_view elsewhere;
};
constexpr std::array renamed{
    Renamed{"--modulo mirror", "mirror", "mirror=True"},
    Renamed{"--modulo", "mirror", "mirror"},
    Renamed{"--yes", "large", "large=True"},
    Renamed{"--available", "available", "available=True"},
    Renamed{"--recurrence", "table", "recurrences()"},
};

// The words that options take as values.
constexpr auto words_for_values = std::to_array<std::string_view>(
    {"auto",   "layered",  "reverse",   "frontier", "trails",  "ply",       "total",    "ball",  "bounces",
     "size",   "vertices", "outcome",   "winner",   "score",   "signature", "descents", "pairs", "positions",
     "states", "drawings", "histories", "games",    "offense", "defense",   "csv"});

bool is_letter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

// How many characters belong to an option: "--places-first".
std::size_t length_of_option(std::string_view text) {
  std::size_t length = 2;
  while (length < text.size() && (is_letter(text[length]) ||
                                  (text[length] == '-' && length + 1 < text.size() && is_letter(text[length + 1])))) {
    ++length;
  }
  return length;
}

std::string_view word_at(std::string_view text) {
  std::size_t length = 0;
  while (length < text.size() && (is_letter(text[length]) || text[length] == '.')) ++length;
  while (length > 0 && text[length - 1] == '.') --length;
  return text.substr(0, length);
}

bool is_number(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// A value that is meant by a word in capitals: K, FILE.
bool is_placeholder(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

// Where a quoted text or a command begins at `start`, which are not translated, its end; else `start`. An apostrophe
// within a word begins no quoted text.
std::size_t end_of_untouched(std::string_view message, std::size_t start) {
  constexpr std::string_view command = "quadrille ";
  const bool begins_word = start == 0 || !is_letter(message[start - 1]);
  if (!begins_word) return start;
  if (message[start] == '\'') {
    const std::size_t end = message.find('\'', start + 1);
    return end == std::string_view::npos ? start : end + 1;
  }
  if (message.substr(start).starts_with(command)) return std::min(message.find(';', start), message.size());
  return start;
}

// An option that begins at the start of the text, translated; and how much of the text that is.
struct Translated {
  std::string words;
  std::size_t length = 0;
};

Translated translate(std::string_view text, bool is_place) {
  for (const Renamed& each : renamed) {
    if (text.starts_with(each.option)) {
      return {std::string(is_place ? each.as_place : each.elsewhere), each.option.size()};
    }
  }
  const std::size_t length = length_of_option(text);
  Translated result{std::string(text.substr(2, length - 2)), length};
  std::replace(result.words.begin(), result.words.end(), '-', '_');
  if (is_place || length == text.size() || text[length] != ' ') return result;
  const std::string_view value = word_at(text.substr(length + 1));
  const bool is_text = std::ranges::count(words_for_values, value) != 0;
  if (!is_text && !is_number(value) && !is_placeholder(value)) return result;
  result.words += is_text ? "='" + std::string(value) + "'" : "=" + std::string(value);
  result.length += 1 + value.size();
  // A second option after it is a second argument.
  if (text.substr(result.length).starts_with(" --")) result.words += ',';
  return result;
}

}  // namespace

std::string in_python(std::string_view message) {
  std::string result;
  std::size_t at = 0;
  while (at < message.size()) {
    const std::size_t end = end_of_untouched(message, at);
    if (end != at) {
      result += message.substr(at, end - at);
      at = end;
      continue;
    }
    const bool begins_word = at == 0 || message[at - 1] == ' ' || message[at - 1] == '(';
    const std::string_view rest = message.substr(at);
    if (begins_word && rest.starts_with("--") && rest.size() > 2 && is_letter(rest[2])) {
      const Translated translated = translate(rest, at == 0);
      result += translated.words;
      at += translated.length;
    } else {
      result += message[at++];
    }
  }
  return result;
}

std::vector<std::string> in_python(std::vector<std::string> messages) {
  for (std::string& message : messages) message = in_python(std::string_view(message));
  return messages;
}

}  // namespace quadrille::python
