// What a picture's colours mean, whatever it is drawn in: export/pictures/svg_style.hpp has them for pages,
// unicode_canvas.hpp for terminals. Nothing is told by colour alone: dashes, shapes, numbers and words say it too.
#pragma once

namespace quadrille::exports {

enum class StrokeStyle {
  plain,
  faint,     ///< the squared paper, and what is only there to be counted
  one,       ///< player 1's
  two,       ///< player 2's
  accent,    ///< what stands out and is no player's
  contrast,  ///< what stands out beside an accent
};

/// The style of player 1 or 2. \pre 1 <= player <= 2
constexpr StrokeStyle style_of_player(int player) { return player == 1 ? StrokeStyle::one : StrokeStyle::two; }

}  // namespace quadrille::exports
