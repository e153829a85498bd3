// The stylesheet that all SVG pictures share: what their classes look like on light and on dark pages, and on paper;
// and how the pictures of a game add rules of their own.
//
// Every shared rule speaks of elements inside `.quadrille-picture`, every rule of a game of elements inside the class
// of its own pictures. So pictures stand in a page without changing it, and those of several games in one page do not
// change each other. A page of many pictures may hold the shared sheet once and ask for pictures without (SvgOptions);
// a picture's own rules, which are few, come with it everywhere.
//
// The colours are those of M. Okabe and K. Ito ("Color universal design", 2008), which people with any common kind of
// colour blindness tell apart, in a lighter set on dark pages (prefers-color-scheme). Printing takes the light set.
// Colours are written out in both sets, since many programs that read SVG know no CSS variables.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "export/pictures/stroke_style.hpp"

namespace quadrille::exports {

/// A rule of a picture's own, about widths, dashes and letters. Colours come from the shared sheet, which has two sets.
struct StyleRule {
  std::string_view selector;      ///< of elements in the picture, without a comma: ".wall", "text.sign"
  std::string_view declarations;  ///< CSS: "stroke-width:6;stroke-linecap:square"
};

/// What the pictures of one game look like beyond the shared sheet.
struct PictureStyle {
  std::string_view name;  ///< in small letters; the image has the class `quadrille-NAME`
  std::span<const StyleRule> rules{};
};

/// The class of what is drawn in a style; empty for plain style.
std::string_view svg_class(StrokeStyle style);

/// The shared sheet, as the text of a `style` element.
std::string svg_stylesheet();

/// The style's own rules, a line each, to stand behind the shared sheet or in a `style` element of the picture.
std::string svg_rules(const PictureStyle& style);

}  // namespace quadrille::exports
