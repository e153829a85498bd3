// How libFuzzer changes the input of the fuzzer of queries: a number at a time.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include "tests/fuzz/comparisons.hpp"
#include "tests/fuzz/readers.hpp"

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  using namespace quadrille::fuzz;
  const auto query = parse_query(kinds_of_queries(), text_of({data, size}));
  const std::string text = changed(kinds_of_queries(), query.value_or(Query{}), seed).text();
  const std::size_t length = std::min(text.size(), most);
  std::copy_n(text.begin(), length, data);
  return length;
}
