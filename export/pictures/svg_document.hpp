// SvgDocument: builds an SVG picture as a tree of XML, which the library pugixml stores and writes. The functions
// add_line, add_circle and so on add the few kinds of shapes that Quadrille's pictures use.
//
// Each `id` may occur only once in a page. A picture contains none, so one page may hold any number of pictures. For
// screen readers a picture is an image (role `img`) with a title and a description. A picture has its own background,
// so it is readable on any page.
//
// Coordinates grow to the right and downwards. Each picture chooses its unit of length. Coordinates are written with at
// most one decimal, so the same picture has the same bytes on every machine.
#pragma once

#include <pugixml.hpp>
#include <span>
#include <string>
#include <string_view>

#include "export/pictures/stroke_style.hpp"
#include "export/pictures/svg_style.hpp"

namespace quadrille::exports {

/// The wrapping of a picture: as a separate file, which is the default, or inside a page.
struct SvgOptions {
  bool declaration = true;  ///< begin with an XML declaration; a page allows none inside
  bool stylesheet = true;   ///< bring the shared stylesheet; without, the page has to hold it (svg_stylesheet)
};

struct Spot {
  double x = 0;
  double y = 0;
};

constexpr Spot operator+(Spot a, Spot b) { return {a.x + b.x, a.y + b.y}; }
constexpr Spot operator*(double factor, Spot a) { return {factor * a.x, factor * a.y}; }

/// The spot a part of the way from `a` to `b`: 0 is `a`, 1 is `b`.
constexpr Spot along(Spot a, Spot b, double part) { return a + part * (b + -1.0 * a); }

/// `12`, `12.5`: with at most one decimal, the nearest. \pre |number| < 10^12
std::string decimal(double number);

class SvgDocument {
 public:
  /// An empty picture of this size, with style rules of its own. \pre width and height are positive
  SvgDocument(double width, double height, const std::string& title, const std::string& description,
              const PictureStyle& style, const SvgOptions& options);

  /// The image element, to which shapes are added; later shapes lie above earlier ones.
  pugi::xml_node image() const { return image_; }

  /// Adds rules, as those of animations, to the picture's own. \pre its style has a rule
  void add_rules(const std::string& css);

  /// The whole document. \throws std::bad_alloc, as do all functions that add to it: no picture is incomplete
  /// \complexity O(its length)
  std::string text() const;

 private:
  pugi::xml_document document_;
  pugi::xml_node image_;
};

/// A group of shapes; `kind` becomes its class.
pugi::xml_node add_group(pugi::xml_node parent, std::string_view kind);

/// Each adds one shape, whose classes are `kind` and that of the style.
void add_line(pugi::xml_node parent, std::string_view kind, StrokeStyle style, Spot from, Spot to);
void add_circle(pugi::xml_node parent, std::string_view kind, StrokeStyle style, Spot centre, double radius);
/// \param centre  of the rectangle
void add_rectangle(pugi::xml_node parent, std::string_view kind, StrokeStyle style, Spot centre, double width,
                   double height);
/// A line through all the spots; closed if it is a polygon.
void add_polyline(pugi::xml_node parent, std::string_view kind, StrokeStyle style, std::span<const Spot> spots);
void add_polygon(pugi::xml_node parent, std::string_view kind, StrokeStyle style, std::span<const Spot> spots);
/// \param at  the middle of the text (its beginning or end if the kind says `left` or `right`), half way up a digit
void add_text(pugi::xml_node parent, std::string_view kind, StrokeStyle style, Spot at, const std::string& text);

}  // namespace quadrille::exports
