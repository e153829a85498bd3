// StrokeStyle: the meanings that colours have in pictures, for example player 1. The meanings are the same in SVG and
// in a terminal. svg_style.hpp chooses their colours in SVG, unicode_canvas.hpp in a terminal. No picture shows a
// meaning by colour alone: it also uses dashes, shapes, numbers or words.
#pragma once

namespace quadrille::exports {

enum class StrokeStyle {
  plain,
  faint,     ///< the squared paper and its numbers
  one,       ///< player 1's
  two,       ///< player 2's
  accent,    ///< a highlight that belongs to no player
  contrast,  ///< a second highlight beside an accent
};

/// The style of player 1 or 2. \pre 1 <= player <= 2
constexpr StrokeStyle style_of_player(int player) { return player == 1 ? StrokeStyle::one : StrokeStyle::two; }

}  // namespace quadrille::exports
