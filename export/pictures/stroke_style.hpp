// The meanings of a picture's colours, for every medium: export/pictures/svg_style.hpp has them for pages,
// unicode_canvas.hpp for terminals. No meaning depends on colour alone: dashes, shapes, numbers or words show it too.
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
