// Error: the only error type of the library. An error names the place of a mistake, the reason and the remedy.
//
// Every function that cannot do what the caller asks throws `Error`. The kind of the error decides the exit status of a
// program: 2 for input that cannot be used, 1 for a record that can be read but breaks the rules. A mistake in the
// library's own code, by contrast, fails an assertion. Front ends spell the arguments of a request differently: `plies`
// is `--plies` on a command line. So a message marks each argument that it mentions, and the front end that prints the
// message puts its own spelling there.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

/// \namespace quadrille
/// Errors, exact numbers, jobs and their results, tables: shared by all games.
namespace quadrille {

/// The kind of an error; it decides the exit status.
enum class ErrorKind {
  unusable_input,  ///< arguments or text that cannot be understood or taken: exit 2
  breaks_rules,    ///< understood, but against the rules of the game: exit 1
};

/// Spells an argument of a request as a front end does. \param value  empty if the text names the argument alone
using Spelling = std::string (*)(std::string_view argument, std::string_view value);

/// The spelling of the library: `plies`, `engine layered`.
inline std::string bare(std::string_view argument, std::string_view value) {
  return std::string(argument).append(value.empty() ? "" : " ").append(value);
}

/// A mention of an argument, as part of a text: `fmt::format("give fewer {}", mention("plies"))`. It is marked with
/// control characters until `spelled` replaces it.
inline std::string mention(std::string_view argument, std::string_view value = {}) {
  return std::string("\1").append(argument).append("\2").append(value).append("\3");
}

/// The text, with each mention spelled. \complexity O(length)
inline std::string spelled(std::string_view text, Spelling spelling = bare) {
  std::string result;
  for (std::size_t end = text.find('\3'); end != std::string_view::npos; end = text.find('\3')) {
    const std::size_t middle = text.rfind('\2', end);
    const std::size_t begin = text.rfind('\1', middle);
    if (middle == std::string_view::npos || begin == std::string_view::npos) {
      result.append(text.substr(0, end + 1));  // no mention, but a control byte in a text that somebody typed
    } else {
      result.append(text.substr(0, begin));
      result += spelling(text.substr(begin + 1, middle - begin - 1), text.substr(middle + 1, end - middle - 1));
    }
    text.remove_prefix(end + 1);
  }
  return result.append(text);
}

/// An unmet request. The message reads `PLACE: REASON; REMEDY`; an empty part is left out.
class Error : public std::runtime_error {
 public:
  /// Each text may mention arguments.
  /// \param place   of the mistake: an argument with its value, or a line of a record
  Error(ErrorKind kind, std::string place, std::string reason, std::string remedy)
      : std::runtime_error(quadrille::spelled(joined(place, reason, remedy))),
        kind_(kind),
        place_(std::move(place)),
        reason_(std::move(reason)),
        remedy_(std::move(remedy)) {}
  /// A message without a place and a remedy of its own.
  Error(ErrorKind kind, std::string message) : Error(kind, {}, std::move(message), {}) {}

  /// The kind of the error.
  ErrorKind kind() const noexcept { return kind_; }
  /// @{
  /// The parts of the message, with marked mentions.
  const std::string& place() const noexcept { return place_; }
  const std::string& reason() const noexcept { return reason_; }
  const std::string& remedy() const noexcept { return remedy_; }
  /// @}

  /// The message, with marked mentions. `what()` spells them as the library does.
  std::string message() const { return joined(place_, reason_, remedy_); }

  /// The same error, located in a larger text: `FILE: line 3: REASON; REMEDY`.
  Error within(const std::string& outer) const {
    return {kind_, place_.empty() ? outer : outer + ": " + place_, reason_, remedy_};
  }

 private:
  static std::string joined(const std::string& place, const std::string& reason, const std::string& remedy) {
    std::string text = place;
    for (const auto& [separator, part] : {std::pair(": ", &reason), std::pair(reason.empty() ? ": " : "; ", &remedy)}) {
      if (!part->empty()) text.append(text.empty() ? "" : separator).append(*part);
    }
    return text;
  }

  ErrorKind kind_;
  std::string place_;
  std::string reason_;
  std::string remedy_;
};

/// Throws Error (unusable_input). \param place, reason, remedy  as of Error
[[noreturn]] inline void refuse(std::string place, std::string reason, std::string remedy) {
  throw Error(ErrorKind::unusable_input, std::move(place), std::move(reason), std::move(remedy));
}

}  // namespace quadrille
