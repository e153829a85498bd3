#include "export/pictures/nim/picture.hpp"

#include <fmt/format.h>

#include <array>

#include "export/pictures/unicode_canvas.hpp"

namespace quadrille::exports {

namespace {

constexpr std::array own_rules = {StyleRule{".counter", "stroke-width:4"}};

}  // namespace

std::string svg_nim(const nim::Heap& heap, const SvgOptions& options) {
  constexpr double apart = 40;
  const std::string counters = fmt::format("{} counters", heap.counters);
  const SvgDocument document(apart * (heap.counters + 1), 2 * apart, "A heap of Nim", counters, {"nim", own_rules},
                             options);
  const pugi::xml_node row = add_group(document.image(), "heap");
  for (int i = 1; i <= heap.counters; ++i) {
    add_circle(row, "counter stroke", StrokeStyle::accent, {apart * i, apart}, 12);
  }
  return document.text();
}

std::string unicode_nim(const nim::Heap& heap, bool colour) {
  UnicodeCanvas canvas(1, 2 * heap.counters);
  for (int i = 0; i < heap.counters; ++i) canvas.put(0, 2 * i, "●", StrokeStyle::accent);
  return canvas.text(colour);
}

}  // namespace quadrille::exports
