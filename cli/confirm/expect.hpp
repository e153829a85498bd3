// The expectation of a subject: a number, or the table of a file, compared with the rows that were found.
//
// A confirmed table has columns that say what a row is about (n, pitch, score, first), perhaps a modulus and an x, and
// columns of values. Each value is compared with the sum of the file's numbers in the columns that count the same, over
// the rows that are about the same, each times x to the power of its ply, modulo the modulus.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/natural.hpp"

namespace quadrille::cli {

/// The columns of a file, by the name of the value that is their sum: `residue` of `weak_classes`.
using CountedAs = std::map<std::string, std::vector<std::string>>;

class Expectation {
 public:
  /// \param given       the text of --expect: a number, or the name of a file: csv, or a b-file
  /// \param columns     of the confirmed table
  /// \param counted_as  where a value has another name in the file
  /// \param n           of a subject that has one: of a file, the rows of that n count
  /// \throws Error (unusable_input) naming the place if it is neither, or a file of something else
  Expectation(const std::string& given, const std::vector<std::string>& columns, const CountedAs& counted_as,
              std::string n);

  struct Verdict {
    bool agrees = false;
    std::string text;  ///< `agrees (modulo 2^61 - 1)`, or `differs: residue is 5, and 6 is expected (modulo 2^61 - 1)`
  };
  /// \param rows  of the confirmed table, in CSV
  /// Rows that the file says nothing about are not compared.
  /// \throws Error (unusable_input) naming the place if there are several numbers to compare one with, or no row of the
  ///         file is about the same
  Verdict compare(std::string_view rows) const;

 private:
  using Cells = std::vector<std::string>;

  void read_file(const std::string& file);
  std::optional<Natural> expected(const Cells& row, const std::string& value) const;

  std::string place_;
  Cells columns_;
  std::map<std::string, Cells> sources_;  // by value: the columns of the file that it is the sum of
  std::optional<Natural> number_;
  Cells file_columns_;
  std::vector<Cells> file_rows_;
  std::string n_;
};

/// The whole number that --expect gives; documents divide large ones by commas. Nothing if it names a file.
std::optional<Natural> given_number(std::string given);

/// The columns of a header, `n,pairs`.
std::vector<std::string> columns_of(std::string_view header);

}  // namespace quadrille::cli
