// A parser of memory sizes (`4G`), and functions that describe the size of a request by a text (`writes 364 rows`).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "quadrille/job.hpp"

namespace quadrille::running {

/// Reads a size: digits, then nothing or B for bytes; K, M, G, T (or KiB, ...) for powers of 1024; KB, MB, ... for
/// powers of 1000. Letters of either case.
/// \throws Error (unusable_input) if the form is wrong, the size is 0, or it is too large
std::size_t parse_memory_size(std::string_view text);

// The size of a request, in words.

/// True if no machine can answer the request as it is: more than 10^15 rows or states.
bool is_beyond_any_machine(const RequestSize& size);

/// A number in few figures, the last of them rounded half up: 5.80 and 21 of 5798207994240154298592.
struct Rounded {
  std::string mantissa;  ///< `5.80`
  std::size_t power;     ///< the exponent of ten
};

/// The number in that many figures. \pre number >= 0, figures >= 2 \complexity O(digits)
Rounded rounded(const Natural& number, std::size_t figures);

/// The size in words: `writes 364 rows`, `expands at least 4009490407897 states`, `expands ≈ 2.3 * 10^22 states`. Gives
/// two figures if the number is an approximation or beyond any machine, else all digits.
/// \param rows_verb  the verb before rows: `writes`
std::string size_in_words(const RequestSize& size, std::string_view rows_verb);

/// The reason to refuse a request beyond the usual size: `this request writes 200000000 rows, more than 100000000`.
/// \param rows_verb  as of size_in_words
std::string why_too_large(const RequestSize& size, std::string_view rows_verb);

}  // namespace quadrille::running
