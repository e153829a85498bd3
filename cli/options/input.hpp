// Reads a whole file into a text. The name `-` means standard input.
//
// An input may have at most 64 MiB, which is enough for the record of any game that people play. Because of this limit,
// the program refuses an endless device such as /dev/zero.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "quadrille/error.hpp"

namespace quadrille::cli {

/// The name of the input in messages: the file's name, or "standard input".
std::string input_name(const std::string& file);

/// \throws Error (unusable_input) naming the file and why it cannot be read
std::string read_input(const std::string& file);

/// The result of `parse` on the input's text. \throws as read_input; the errors of `parse`, after the file's name
template <class Parse>
auto read_record(const std::string& file, const Parse& parse) {
  const std::string text = read_input(file);
  try {
    return parse(std::string_view(text));
  } catch (const Error& error) {
    throw error.within(input_name(file));
  }
}

/// The message about a record that breaks the rules: `games.txt: line 3: ply 4: (1,1) (2,2) is already drawn`.
/// \param step  the numbered unit, `ply` or `turn`
std::string fault_in(const std::string& file, std::size_t line, std::string_view step, std::size_t number,
                     std::string_view sentence);

}  // namespace quadrille::cli
