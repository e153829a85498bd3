// Expectation: the result that the option --expect of quadrille_confirm gives, as a number or as a file. The program
// compares the rows that it computes with this result.
//
// A computed row has columns that identify the row (such as `pitch` or `n`) and columns of values. A file may hold an
// expected value in parts, for example one number for each ply. The expected value is then the sum of these numbers. To
// find these numbers, the program takes each row of the file whose identifying columns agree with the computed row.
// From such a row it adds the columns that count the same objects as the value.
//
// Some results are computed modulo a number. The sum is then taken modulo the same number. Some results are values of a
// polynomial at a number x. The file then contains the coefficients of the polynomial: the coefficient of x^k is in the
// row of ply k. The program computes the expected value from these coefficients.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/natural.hpp"

namespace quadrille::cli {

/// For each value, the columns of a file that it is the sum of: `weak_classes` for `residue`.
using CountedAs = std::map<std::string, std::vector<std::string>>;

class Expectation {
 public:
  /// \param given       the text of --expect: a number, or the name of a file: csv, or a b-file
  /// \param columns     the columns of the confirmed table
  /// \param counted_as  the values that have other names in the file
  /// \param n           the n of a subject that has one; only the file's rows of that n count
  /// \throws Error (unusable_input) naming the place if it is neither, or a file of another subject
  Expectation(const std::string& given, const std::vector<std::string>& columns, const CountedAs& counted_as,
              std::string n);

  struct Verdict {
    bool agrees = false;
    std::string text;  ///< `agrees (modulo 2^61 - 1)`, or `differs: residue is 5, and 6 is expected (modulo 2^61 - 1)`
  };
  /// Compares the rows with the number or the file. Rows that the file lacks are not compared.
  /// \param rows  the rows of the confirmed table, in CSV
  /// \throws Error (unusable_input) naming the place if there are several numbers to compare one with, or the file has
  ///          none of these rows
  Verdict compare(std::string_view rows) const;

 private:
  using Cells = std::vector<std::string>;

  void read_file(const std::string& file);
  std::optional<Natural> expected(const Cells& row, const std::string& value) const;

  std::string place_;
  Cells columns_;
  std::map<std::string, Cells> sources_;  // for each value, the columns of the file that it is the sum of
  std::optional<Natural> number_;
  Cells file_columns_;
  std::vector<Cells> file_rows_;
  std::string n_;
};

/// The whole number that --expect gives, with or without commas between its digits; nothing if it names a file.
std::optional<Natural> given_number(std::string given);

/// The columns of a header, `n,pairs`.
std::vector<std::string> columns_of(std::string_view header);

}  // namespace quadrille::cli
