// The one stylesheet of all SVG pictures: what their classes look like on light and on dark pages, and on paper.
//
// Every rule speaks of elements inside `.quadrille-picture` and nothing else, so pictures stand in a page without
// changing it; and as every picture brings the same sheet, several in one page do not quarrel. A page of many pictures
// may hold the sheet once and ask for pictures without (SvgOptions).
//
// The colours are those of M. Okabe and K. Ito ("Color universal design", 2008), which people with any common kind of
// colour blindness tell apart, in a lighter set on dark pages (prefers-color-scheme). Printing takes the light set.
// Colours are written out in both sets, since many programs that read SVG know no CSS variables.
#pragma once

#include <string>
#include <string_view>

#include "export/pictures/stroke_style.hpp"

namespace quadrille::exports {

/// The class of what is drawn in a style; empty for plain style.
std::string_view svg_class(StrokeStyle style);

/// The sheet, as the text of a `style` element.
std::string svg_stylesheet();

}  // namespace quadrille::exports
