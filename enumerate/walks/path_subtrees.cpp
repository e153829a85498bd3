#include "enumerate/walks/path_subtrees.hpp"

#include <cstring>

namespace quadrille::enumerate {

namespace {

constexpr unsigned digit_bits = 32;
constexpr std::uint64_t digit_base = std::uint64_t{1} << digit_bits;
// A word holds the number of plies in its low byte, and the number of images above it.
constexpr unsigned plies_bits = 8;

}  // namespace

std::array<std::uint64_t, PathRoot::words> PathRoot::as_words() const {
  std::array<std::uint64_t, words> result{};
  std::memcpy(result.data(), steps.data(), steps.size());
  result.back() = static_cast<std::uint64_t>(plies) | std::uint64_t{images} << plies_bits;
  return result;
}

PathRoot PathRoot::of(std::span<const std::uint64_t> written) {
  PathRoot root;
  std::memcpy(root.steps.data(), written.data(), root.steps.size());
  root.plies = static_cast<int>(written.back() % (1U << plies_bits));
  root.images = static_cast<unsigned>(written.back() >> plies_bits);
  return root;
}

// The digits hold 128 bits; there are fewer than 2^96 paths of most_plies plies.
void add_digits(const Natural& number, std::span<std::uint64_t> digits) {
  Natural left = number;
  for (std::uint64_t& digit : digits) {
    digit += Natural(left % digit_base).convert_to<std::uint64_t>();
    left /= digit_base;
  }
}

Natural of_digits(std::span<const std::uint64_t> digits) {
  Natural number = 0;
  for (std::size_t i = digits.size(); i-- > 0;) number = number * digit_base + digits[i];
  return number;
}

}  // namespace quadrille::enumerate
