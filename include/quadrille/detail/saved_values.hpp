// Values of no fixed size in a checkpoint: lengths, numbers, sums. (checkpoint.hpp has those of a fixed size.)
//
// What is read back is not trusted: a length is compared with a bound before memory is taken for it. A file's checksum
// guards against damage; this guards against a body of another shape.
#pragma once

#include <iterator>
#include <vector>

#include "quadrille/detail/checkpoint.hpp"
#include "quadrille/detail/exact_sum.hpp"
#include "quadrille/error.hpp"

namespace quadrille::engines {

/// \throws Error (unusable_input): what comes from a checkpoint cannot be what was saved
[[noreturn]] inline void refuse_checkpoint() {
  refuse("checkpoint", "its content is not of the shape that this program saves", "give another file or delete it");
}

inline void put_size(const ByteSink& sink, std::size_t size) { put<std::uint64_t>(sink, size); }
/// \throws Error (unusable_input) if the size exceeds `most`, as for all that is read back
inline std::size_t get_size(const ByteSource& source, std::size_t most) {
  const auto size = get<std::uint64_t>(source);
  if (size > most) refuse_checkpoint();
  return size;
}

inline void put_natural(const ByteSink& sink, const Natural& value) {
  std::vector<unsigned char> bytes;
  export_bits(value, std::back_inserter(bytes), 8);
  put_size(sink, bytes.size());
  sink(std::as_bytes(std::span(bytes)));
}
inline Natural get_natural(const ByteSource& source) {
  constexpr std::size_t longest = 4096;  // bytes: a number of nearly ten thousand digits
  std::vector<unsigned char> bytes(get_size(source, longest));
  if (bytes.empty()) refuse_checkpoint();  // nought has a byte too, and import_bits needs one
  source(std::as_writable_bytes(std::span(bytes)));
  Natural value;
  import_bits(value, bytes.begin(), bytes.end());
  return value;
}

inline void put_sum(const ByteSink& sink, const ExactSum& sum) { put_natural(sink, sum.value()); }
inline ExactSum get_sum(const ByteSource& source) { return ExactSum(get_natural(source)); }

}  // namespace quadrille::engines
