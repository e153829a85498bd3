// Subject: a kind of result that quadrille_confirm can confirm.
//
// If a game has such results, the file cli/confirm/GAME.cpp defines the function `std::vector<Subject>
// GAME_subjects()`. CMake finds these files and writes the names of the games into subjects.def. Apart from the files
// GAME.cpp, no file in cli/confirm names a game.
#pragma once

#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "cli/confirm/expect.hpp"

namespace quadrille::cli {

/// Shows a line of progress.
using ShowProgress = std::function<void(const std::string& line)>;

/// Does the work and returns rows of CSV, without their header.
using Confirmation = std::function<std::string(const ShowProgress& show)>;

/// An argument that is not of the subject's form. main adds the usage to the sentence.
class UnusableSubject : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// An option that one subject has.
struct SubjectOption {
  std::string name;        ///< "--ignore-checksum"
  std::string meaning;     ///< in the help
  std::string value = {};  ///< "PITCH", of an option that takes one
};

/// The words of the command line for a subject.
struct GivenSubject {
  std::string argument;  ///< the word that begins with the prefix; the operand, for a subject that has one
  /// The subject's own options, each with its value; empty for an option that takes no value.
  std::map<std::string, std::string> options;
  std::optional<std::string> expected;  ///< the text of --expect
};

struct Subject {
  std::string prefix;   ///< the beginning of its arguments: "pairs:"; empty for arguments without a prefix
  std::string usage;    ///< in the usage line: "pairs:N"
  std::string forms;    ///< in the help: "pairs:N"
  std::string meaning;  ///< in the help: "pairs of truth lists"
  std::string columns;  ///< the header of its rows: "n,pairs"
  /// Parses the words of the command line.
  /// \throws UnusableSubject, Error (unusable_input)
  std::function<Confirmation(const GivenSubject& given)> parse;
  /// The name of its second word: "FILE". The first word is then the prefix alone. Empty for a subject of one word.
  std::string operand = {};
  std::vector<SubjectOption> options = {};
  /// The columns of the confirmed program that count the same.
  CountedAs counted_as = {};
};

/// A subject whose argument is a prefix and a whole number N from 1 to `most`.
Subject sized_subject(const std::string& prefix, const std::string& meaning, const std::string& columns, int most,
                      const std::function<std::string(int n)>& csv, CountedAs counted_as = {});

/// The subjects of all games, in the order of the list of games.
std::vector<Subject> all_subjects();

}  // namespace quadrille::cli
