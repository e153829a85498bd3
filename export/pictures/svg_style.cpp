// The colours of SVG pictures, one palette for light pages and one for dark pages, and the shared stylesheet. The
// stylesheet contains each rule that sets a colour twice, once for each palette.
#include "export/pictures/svg_style.hpp"

#include <fmt/format.h>

#include <array>

namespace quadrille::exports {

namespace {

struct Palette {
  std::string_view paper;
  std::string_view foreground;
  std::string_view faint;
  std::string_view grid;
  std::string_view one;
  std::string_view two;
  std::string_view accent;
  std::string_view contrast;
};

// Every colour has a contrast of at least 3 to 1 to its paper, texts at least 4.5 to 1 (the Web's guidelines, WCAG 2.1:
// 1.4.3 and 1.4.11). Only the grid, which carries no meaning, has less.
constexpr Palette light = {"#ffffff", "#1a1a1a", "#636b74", "#dde2e7", "#0072b2", "#d55e00", "#008a64", "#b5528a"};
constexpr Palette dark = {"#15181c", "#ececec", "#a3adb8", "#2c333b", "#56b4e9", "#e69f00", "#2fbf8f", "#e39cc6"};

// A rule whose value is one of the palette's colours.
struct Coloured {
  std::string_view selector;
  std::string_view property;
  std::string_view Palette::*colour;
};

constexpr std::array coloured = {
    Coloured{".paper", "fill", &Palette::paper},
    Coloured{".grid", "stroke", &Palette::grid},
    Coloured{".stroke", "stroke", &Palette::foreground},
    Coloured{".stroke.faint", "stroke", &Palette::faint},
    Coloured{".stroke.one", "stroke", &Palette::one},
    Coloured{".stroke.two", "stroke", &Palette::two},
    Coloured{".stroke.accent", "stroke", &Palette::accent},
    Coloured{".stroke.contrast", "stroke", &Palette::contrast},
    Coloured{".solid", "fill", &Palette::foreground},
    Coloured{".solid.faint", "fill", &Palette::faint},
    Coloured{".solid.one", "fill", &Palette::one},
    Coloured{".solid.two", "fill", &Palette::two},
    Coloured{".solid.accent", "fill", &Palette::accent},
    Coloured{".solid.contrast", "fill", &Palette::contrast},
    Coloured{".badge", "fill", &Palette::paper},
    Coloured{".edged", "stroke", &Palette::paper},
    Coloured{"text", "fill", &Palette::foreground},
    Coloured{"text.faint", "fill", &Palette::faint},
};

// The rules that hold on every page.
constexpr std::array<std::string_view, 10> fixed = {
    ".quadrille-picture:root{color-scheme:light dark}",  // a picture that is its own page
    ".quadrille-picture{max-width:100%;height:auto}",
    ".quadrille-picture text{font-family:sans-serif;font-size:13px;text-anchor:middle;stroke:none}",
    ".quadrille-picture text.left{text-anchor:start}",
    ".quadrille-picture text.right{text-anchor:end}",
    ".quadrille-picture text.small{font-size:11px}",
    ".quadrille-picture text.tiny{font-size:9px}",
    ".quadrille-picture text.strong{font-weight:bold}",
    ".quadrille-picture .grid,.quadrille-picture .stroke{fill:none;stroke-width:1.5}",
    ".quadrille-picture .edged{stroke-width:2}",  // an edge of paper separates a mark from the strokes below it
};

std::string colours(const Palette& palette) {
  std::string text;
  for (const Coloured& rule : coloured) {
    text += fmt::format(".quadrille-picture {}{{{}:{}}}\n", rule.selector, rule.property, palette.*rule.colour);
  }
  return text;
}

}  // namespace

std::string_view svg_class(StrokeStyle style) {
  switch (style) {
    case StrokeStyle::plain:
      return "";
    case StrokeStyle::faint:
      return "faint";
    case StrokeStyle::one:
      return "one";
    case StrokeStyle::two:
      return "two";
    case StrokeStyle::accent:
      return "accent";
    case StrokeStyle::contrast:
      return "contrast";
  }
  return "";
}

std::string svg_stylesheet() {
  return fmt::format("\n{}\n{}@media screen and (prefers-color-scheme:dark){{\n{}}}\n", fmt::join(fixed, "\n"),
                     colours(light), colours(dark));
}

std::string svg_rules(const PictureStyle& style) {
  std::string text;
  for (const StyleRule& rule : style.rules) {
    // Two classes, so that the rule overrides a shared one, which another picture may bring later in the page.
    text += fmt::format(".quadrille-picture.quadrille-{} {}{{{}}}\n", style.name, rule.selector, rule.declarations);
  }
  return text;
}

}  // namespace quadrille::exports
