// A heap of Nim as a picture: its counters side by side.
#pragma once

#include <string>

#include "export/pictures/svg_document.hpp"
#include "games/nim/rules.hpp"

namespace quadrille::exports {

/// As an SVG picture, with a rule of style of its own. \complexity O(counters)
std::string svg_nim(const nim::Heap& heap, const SvgOptions& options = {});

/// In the characters of a terminal. \param colour  with the terminal's colours \complexity O(counters)
std::string unicode_nim(const nim::Heap& heap, bool colour);

}  // namespace quadrille::exports
