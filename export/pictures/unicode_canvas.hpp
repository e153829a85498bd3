// UnicodeCanvas: a sheet of characters for pictures in a terminal. Each place of the sheet holds one character and its
// style (stroke_style.hpp).
//
// The sheet becomes UTF-8 text with one line for each row, without blanks at the ends of lines. In a picture with
// colour, the text contains the escape sequences of terminals (ECMA-48, Select Graphic Rendition). The colours of the
// two players are two of a terminal's 256. They are readable on black and on white, and colour-blind people can tell
// them apart. At the end of every line the text switches back to the terminal's own colours.
//
// Limits: every character is assumed to be one column wide. Terminals set up for East Asian texts show some of our
// characters two columns wide.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "export/pictures/stroke_style.hpp"

namespace quadrille::exports {

class UnicodeCanvas {
 public:
  /// A sheet of blanks.
  UnicodeCanvas(int rows, int columns);

  int rows() const { return static_cast<int>(rows_.size()); }
  int columns() const { return columns_; }

  /// Writes a text, one character a place, from this place to the right, over the earlier characters.
  /// \pre the text is UTF-8
  /// \throws std::logic_error if not all of it lies on the sheet
  void put(int row, int column, std::string_view text, StrokeStyle style = StrokeStyle::plain);

  /// Writes a text with its last character at `column`, otherwise like put.
  void put_right(int row, int column, const std::string& text, StrokeStyle style = StrokeStyle::plain);

  /// The character at a place.
  const std::string& at(int row, int column) const { return cell(row, column).character; }

  /// \complexity O(rows * columns)
  std::string text(bool colour) const;

 private:
  struct Cell {
    std::string character = " ";
    StrokeStyle style = StrokeStyle::plain;
  };

  const Cell& cell(int row, int column) const {
    return rows_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  }

  int columns_;
  std::vector<std::vector<Cell>> rows_;
};

/// A line of text in a style, without a line break; unchanged if `colour` is false.
std::string styled(std::string_view text, StrokeStyle style, bool colour);

}  // namespace quadrille::exports
