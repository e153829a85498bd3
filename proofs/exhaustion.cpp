#include "proofs/exhaustion.hpp"

#include <fmt/format.h>

namespace quadrille::proofs {

std::string to_string(const Exhaustion& exhaustion) {
  return fmt::format("exhaustive:{}/{}/{}", exhaustion.board, exhaustion.plies, exhaustion.positions);
}

}  // namespace quadrille::proofs
