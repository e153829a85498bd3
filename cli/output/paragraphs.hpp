// Lays out text for people so that no line is wider than the terminal. This file finds the width of the terminal and
// makes lists in two columns. The file games/paragraphs.hpp breaks the lines.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "games/paragraphs.hpp"

namespace quadrille::cli {

using games::fitted;
using games::folded;
using games::folded_command;

/// The descriptor of no stream, for text that goes into a file.
inline constexpr int no_terminal = -1;

/// The columns of the terminal behind a standard stream. Without a terminal, the value of the variable COLUMNS, or 80.
std::size_t terminal_width(int descriptor);

/// A label of one word or a few, and its meaning.
struct Meaning {
  std::string label;
  std::string meaning;
};

/// A list under a heading, after an empty line: meanings beside their labels, or below labels that are too long. A
/// narrow terminal has little room for the labels. Empty if there are no items. \complexity O(length)
std::string list_of_meanings(std::string_view heading, const std::vector<Meaning>& items, std::size_t width);

}  // namespace quadrille::cli
