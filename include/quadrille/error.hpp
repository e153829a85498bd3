// What goes wrong, in one type.
//
// Every function that cannot do what it was asked throws `Error`: a sentence that names the place and the
// remedy, and a kind that decides the exit status (design: 2 for input that cannot be used, 1 for a record that parses
// but breaks the rules). Mistakes in the program, by contrast, are assertions.
#pragma once

#include <stdexcept>
#include <string>

/// \namespace quadrille
/// What all parts share: errors, exact numbers, jobs and their results, tables.
namespace quadrille {

/// What an error is about.
enum class ErrorKind {
  unusable_input,  ///< arguments or text that cannot be understood or taken: exit 2
  breaks_rules,    ///< understood, but against the rules of the game: exit 1
};

/// A request that cannot be met, with a sentence for people.
class Error : public std::runtime_error {
 public:
  /// \param message  what is wrong, where, and what to do about it
  Error(ErrorKind kind, const std::string& message) : std::runtime_error(message), kind_(kind) {}

  /// What it is about.
  ErrorKind kind() const noexcept { return kind_; }

 private:
  ErrorKind kind_;
};

}  // namespace quadrille
