// Sizes as they are written and told: `4G` of memory, a request of many rows.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "quadrille/job.hpp"

namespace quadrille::running {

/// Reads a size: digits, then nothing or B for bytes; K, M, G, T (or KiB, ...) for powers of 1024; KB, MB, ... for
/// powers of 1000. Letters of either case.
/// \throws Error (unusable_input) naming the form, a size of 0, or one that is too large
std::size_t parse_memory_size(std::string_view text);

// How much a request comes to, in words.

/// `writes 364 rows`, `expands at least 4009490407897 states`, `expands about 2.3 * 10^22 states`: what is known about
/// is rounded to two digits, what is known exactly is not. \param rows_verb  what happens to rows: `writes`
std::string size_in_words(const RequestSize& size, std::string_view rows_verb);

}  // namespace quadrille::running
