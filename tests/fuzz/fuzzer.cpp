// The entry points of libFuzzer. The environment variable QUADRILLE_READER names the reader to fuzz. A defect ends the
// process, and libFuzzer saves the input.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string_view>

#include "tests/fuzz/comparisons.hpp"
#include "tests/fuzz/readers.hpp"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

using namespace quadrille::fuzz;

Reader chosen_reader() {
  const char* const name = std::getenv("QUADRILLE_READER");
  for (const Reader& reader : readers()) {
    if (name != nullptr && reader.name == name) return reader;
  }
  std::fprintf(stderr, "fuzz: QUADRILLE_READER is to name a reader: a source of tests/fuzz/readers\n");
  std::exit(2);
}

const Reader& reader() {
  static const Reader chosen = chosen_reader();
  return chosen;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  try {
    const Bytes bytes{data, size};
    reader().read(bytes, sampled_checks(bytes));
  } catch (const std::exception& defect) {
    std::fprintf(stderr, "defect: %s\n", defect.what());
    std::abort();
  }
  return 0;
}

// A query changes a number at a time; libFuzzer changes any other input.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  if (reader().name != "query") return LLVMFuzzerMutate(data, size, most);
  const auto query = parse_query(kinds_of_queries(), text_of({data, size}));
  const std::string text = changed(kinds_of_queries(), query.value_or(Query{}), seed).text();
  const std::size_t length = std::min(text.size(), most);
  std::copy_n(text.begin(), length, data);
  return length;
}
