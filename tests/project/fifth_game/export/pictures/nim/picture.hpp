// A heap of Nim as a picture: its counters side by side.
#pragma once

#include <string>

#include "export/pictures/svg_document.hpp"
#include "games/nim/rules.hpp"

namespace quadrille::exports {

/// The heap as an SVG picture, with its own style rule. \complexity O(counters)
std::string svg_nim(const nim::Heap& heap, const SvgOptions& options = {});

/// The heap in characters. \param colour  with the terminal's colours \complexity O(counters)
std::string unicode_nim(const nim::Heap& heap, bool colour);

}  // namespace quadrille::exports
