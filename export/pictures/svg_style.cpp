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
  std::string_view goal;
  std::string_view second;
};

// Every colour has at least 3 to 1 against its paper, texts at least 4.5 to 1 (the Web's guidelines, WCAG 2.1: 1.4.3
// and 1.4.11); only the grid, which says nothing, has less.
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
    Coloured{".stroke.goal", "stroke", &Palette::goal},
    Coloured{".stroke.first", "stroke", &Palette::goal},
    Coloured{".stroke.second", "stroke", &Palette::second},
    Coloured{".solid", "fill", &Palette::foreground},
    Coloured{".solid.faint", "fill", &Palette::faint},
    Coloured{".solid.one", "fill", &Palette::one},
    Coloured{".solid.two", "fill", &Palette::two},
    Coloured{".solid.goal", "fill", &Palette::goal},
    Coloured{".badge", "fill", &Palette::paper},
    Coloured{".ball", "stroke", &Palette::paper},
    Coloured{"text", "fill", &Palette::foreground},
    Coloured{"text.faint", "fill", &Palette::faint},
};

// The rules that hold on every page.
constexpr std::array<std::string_view, 19> fixed = {
    ".quadrille-picture:root{color-scheme:light dark}",  // a picture that is its own page
    ".quadrille-picture{max-width:100%;height:auto}",
    ".quadrille-picture text{font-family:sans-serif;font-size:13px;text-anchor:middle;stroke:none}",
    ".quadrille-picture text.left{text-anchor:start}",
    ".quadrille-picture text.right{text-anchor:end}",
    ".quadrille-picture text.small{font-size:11px}",
    ".quadrille-picture text.tiny{font-size:9px}",
    ".quadrille-picture text.strong{font-weight:bold}",
    ".quadrille-picture .grid,.quadrille-picture .stroke{fill:none;stroke-width:1.5}",
    ".quadrille-picture .ply{stroke-width:3.5}",
    ".quadrille-picture .ply.two{stroke-dasharray:7 4}",
    ".quadrille-picture text.sign{font-size:17px}",
    ".quadrille-picture .stay,.quadrille-picture .net{stroke-dasharray:2 3}",
    ".quadrille-picture .path{stroke-width:2.5;stroke-linejoin:round}",
    ".quadrille-picture .band{stroke-width:10;stroke-linejoin:round;stroke-linecap:round;stroke-opacity:.45}",
    ".quadrille-picture .ball{stroke-width:2}",
    ".quadrille-picture .factor{stroke-width:4}",
    ".quadrille-picture .match{stroke-width:2}",
    ".quadrille-picture .wall{stroke-width:6;stroke-linecap:square}",
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
    case StrokeStyle::goal:
      return "goal";
    case StrokeStyle::first:
      return "first";
    case StrokeStyle::second:
      return "second";
  }
  return "";
}

std::string svg_stylesheet() {
  return fmt::format("\n{}\n{}@media screen and (prefers-color-scheme:dark){{\n{}}}\n", fmt::join(fixed, "\n"),
                     colours(light), colours(dark));
}

}  // namespace quadrille::exports
