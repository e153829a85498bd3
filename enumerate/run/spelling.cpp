// Implements spelling.hpp: spells an argument of a request as a command-line option, and a whole request as a command.
#include "enumerate/run/spelling.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace quadrille::running {

namespace {

// The arguments whose option is not `--` followed by their name.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> renamed{
    {{"mirror", "--modulo mirror"}, {"large", "--yes"}, {"family", "--recurrence"}}};

}  // namespace

std::string option(std::string_view argument, std::string_view value) {
  const auto* const found = std::ranges::find(renamed, argument, &std::pair<std::string_view, std::string_view>::first);
  std::string text = found != renamed.end() ? std::string(found->second) : fmt::format("--{}", argument);
  std::ranges::replace(text, '_', '-');
  return value.empty() ? text : fmt::format("{} {}", text, value);
}

std::string options_of(const std::vector<Argument>& arguments) {
  std::string text;
  for (const Argument& argument : arguments) {
    if (!argument.value) continue;
    // A shell would split a board on one line, or a file's name with a blank. (A history is quoted already.)
    const bool is_for_the_shell =
        !argument.value->starts_with('\'') && argument.value->find_first_of(" ;()&|<>$`\"*?#~!") != std::string::npos;
    text += ' ' + option(argument.name, is_for_the_shell ? fmt::format("'{}'", *argument.value) : *argument.value);
  }
  return text;
}

std::string command_of(std::string_view command, const std::vector<Argument>& arguments) {
  return fmt::format("quadrille {}{}", command, options_of(arguments));
}

std::string spelled(const Range& range) {
  return range.single() ? fmt::format("{}", range.first) : fmt::format("{}..{}", range.first, range.last);
}

Argument::Argument(std::string_view argument, const Range& range) : name(argument), value(spelled(range)) {}

}  // namespace quadrille::running
