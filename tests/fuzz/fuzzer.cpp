// What libFuzzer calls: one reader, which QUADRILLE_FUZZED names. A defect ends the process, and libFuzzer writes the
// input down.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>

#include "tests/fuzz/readers.hpp"

// The linter reads this file without the build that names a reader.
#ifndef QUADRILLE_FUZZED
#  define QUADRILLE_FUZZED argument
#endif
#define QUADRILLE_READ_OF(name) read_##name
#define QUADRILLE_READ(name) QUADRILLE_READ_OF(name)

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  try {
    const quadrille::fuzz::Bytes bytes{data, size};
    quadrille::fuzz::QUADRILLE_READ(QUADRILLE_FUZZED)(bytes, quadrille::fuzz::sampled_checks(bytes));
  } catch (const std::exception& defect) {
    std::fprintf(stderr, "defect: %s\n", defect.what());
    std::abort();
  }
  return 0;
}
