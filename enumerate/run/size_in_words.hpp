// How much a request comes to, in words.
#pragma once

#include <string>
#include <string_view>

#include "quadrille/job.hpp"

namespace quadrille::running {

/// `writes 364 rows`, `expands at least 4009490407897 states`, `expands about 2.3 * 10^22 states`: what is known about
/// is rounded to two digits, what is known exactly is not. \param rows_verb  what happens to rows: `writes`
std::string size_in_words(const RequestSize& size, std::string_view rows_verb);

}  // namespace quadrille::running
