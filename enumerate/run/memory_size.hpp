// A size of memory as it is written: `4G`.
#pragma once

#include <cstddef>
#include <string_view>

namespace quadrille::running {

/// Reads a size: digits, then nothing or B for bytes; K, M, G, T (or KiB, ...) for powers of 1024; KB, MB, ... for
/// powers of 1000. Letters of either case.
/// \throws Error (unusable_input) naming the form, a size of 0, or one that is too large
std::size_t parse_memory_size(std::string_view text);

}  // namespace quadrille::running
