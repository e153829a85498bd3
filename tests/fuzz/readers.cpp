// The list of all readers, from readers.def.
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

std::vector<Reader> readers() {
  return {
#define QUADRILLE_READER(name) {#name, read_##name},
#include "readers.def"
#undef QUADRILLE_READER
  };
}

}  // namespace quadrille::fuzz
