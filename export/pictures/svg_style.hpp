// The stylesheet (CSS) that all SVG pictures share, for light pages, dark pages and print. The pictures of each game
// add a few style rules of their own.
//
// The shared style rules apply only inside elements of the class `quadrille-picture`. The style rules of a game apply
// only inside pictures of that game. So a picture never changes the page around it, nor the pictures of other games on
// the page. Every picture contains the style rules of its own game. A page of many pictures may hold the shared
// stylesheet once, and request pictures without it (SvgOptions).
//
// The colours are those of M. Okabe and K. Ito ("Color universal design", 2008), which people with any common kind of
// colour blindness can tell apart. Dark pages (prefers-color-scheme) get a palette of lighter colours; print gets the
// palette of light pages. Each style rule names its colour directly, since many programs that read SVG do not know CSS
// variables.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "export/pictures/stroke_style.hpp"

namespace quadrille::exports {

/// A picture's own rule, for widths, dashes and letters. Colours come from the shared sheet, which has two sets.
struct StyleRule {
  std::string_view selector;      ///< of elements in the picture, without a comma: ".wall", "text.sign"
  std::string_view declarations;  ///< CSS: "stroke-width:6;stroke-linecap:square"
};

/// The rules of one game's pictures beyond the shared sheet.
struct PictureStyle {
  std::string_view name;  ///< in small letters; the image has the class `quadrille-NAME`
  std::span<const StyleRule> rules{};
};

/// The class of shapes in a style; empty for plain style.
std::string_view svg_class(StrokeStyle style);

/// The shared sheet, as the text of a `style` element.
std::string svg_stylesheet();

/// The style's own rules, a line each, for use after the shared sheet or in a `style` element of the picture.
std::string svg_rules(const PictureStyle& style);

}  // namespace quadrille::exports
