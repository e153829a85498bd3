#include "cli/play/match.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace quadrille::cli {

namespace {

std::string without_blanks(std::string_view text) {
  std::string result(text);
  std::erase_if(result, [](char c) { return c == ' ' || c == '\t'; });
  return result;
}

}  // namespace

std::optional<PlayChoice> choice_named(const std::vector<PlayChoice>& choices, std::string_view text) {
  const std::string wanted = without_blanks(text);
  const auto found = std::find_if(choices.begin(), choices.end(), [&](const PlayChoice& choice) {
    const bool by_number = choice.number != PlayChoice::unnumbered && fmt::format("{}", choice.number) == wanted;
    return by_number || without_blanks(choice.text) == wanted;
  });
  return found == choices.end() ? std::nullopt : std::optional(*found);
}

std::string listed(const std::vector<PlayChoice>& choices) {
  constexpr std::size_t widest = 100;
  std::string text;
  std::size_t length = 0;
  for (const PlayChoice& choice : choices) {
    const std::string next =
        choice.number == PlayChoice::unnumbered ? choice.text : fmt::format("{} {}", choice.number, choice.text);
    const bool fits = length + next.size() + 2 <= widest;
    if (!text.empty()) text += fits ? "  " : "\n";
    length = fits ? length + next.size() + 2 : next.size();
    text += next;
  }
  return text;
}

}  // namespace quadrille::cli
