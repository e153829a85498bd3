#include "enumerate/numbers/signature_vector.hpp"

#include <bit>

namespace quadrille::enumerate {

Continuations::Continuations(int n, int q, int letters) : size_(static_cast<std::size_t>(q)) {
  const std::size_t words = std::size_t{2} << static_cast<unsigned>(letters);
  weights_.resize(words * size_);
  std::vector<std::uint64_t> later;
  std::vector<std::uint64_t> now;
  for (std::size_t index = 1; index < words; ++index) {
    const int length = static_cast<int>(std::bit_width(index)) - 1;
    // Backwards from the numbers after the word, which may have any order.
    later.assign(size_ + static_cast<std::size_t>(length), static_cast<std::uint64_t>(falling(n, q + length)));
    for (std::size_t rest = index; rest > 1; rest /= 2) {
      const std::size_t ranks = later.size() - 1;
      now.assign(ranks, 0);
      std::uint64_t sum = 0;
      if (rest % 2 == 1) {
        for (std::size_t i = ranks; i-- > 0;) now[i] = sum += later[i + 1];
      } else {
        for (std::size_t i = 0; i < ranks; ++i) now[i] = sum += later[i];
      }
      later.swap(now);
    }
    for (std::size_t i = 0; i < size_; ++i) weights_[index * size_ + i] = later[i];
  }
}

}  // namespace quadrille::enumerate
