#include "games/plusminus/permutation.hpp"

namespace quadrille::plusminus {

std::string to_string(const Permutation& p) {
  std::string text;
  for (const std::uint8_t value : p) {
    if (!text.empty()) text += ' ';
    text += std::to_string(value + 1);
  }
  return text;
}

}  // namespace quadrille::plusminus
