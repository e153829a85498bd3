// VertexSet: a set of points, stored as a bitset of fixed width. If the points of a grid are numbered row by row, one
// shift of the bits moves all points of the set one step in one direction.
//
// So one round of a flood fill extends the fill from all its points at once. The number of rounds is only the number of
// steps from the start to the farthest point. (EdgeSet, a set of segments, has no such shifts.)
//
// Limits: 64 points for each word of the bitset.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace quadrille::graphs {

template <std::size_t Words>
class VertexSet {
 public:
  static constexpr std::size_t words = Words;
  static constexpr std::size_t capacity = 64 * Words;

  constexpr VertexSet() = default;

  /// The set of one point. \pre point < capacity
  static constexpr VertexSet of(std::size_t point) {
    VertexSet result;
    result.insert(point);
    return result;
  }

  constexpr bool contains(std::size_t point) const { return (words_[point / 64U] >> (point % 64U) & 1U) != 0; }
  constexpr void insert(std::size_t point) { words_[point / 64U] |= std::uint64_t{1} << (point % 64U); }
  constexpr void erase(std::size_t point) { words_[point / 64U] &= ~(std::uint64_t{1} << (point % 64U)); }

  constexpr bool empty() const {
    std::uint64_t all = 0;
    for (const std::uint64_t word : words_) all |= word;
    return all == 0;
  }
  constexpr bool intersects(const VertexSet& other) const { return !(*this & other).empty(); }
  constexpr std::size_t size() const {
    std::size_t total = 0;
    for (const std::uint64_t word : words_) total += ones(word);
    return total;
  }
  constexpr std::uint64_t word(std::size_t i) const { return words_[i]; }
  /// The least point. \pre the set is not empty
  constexpr std::size_t first() const {
    std::size_t i = 0;
    while (words_[i] == 0) ++i;
    return 64U * i + static_cast<std::size_t>(std::countr_zero(words_[i]));
  }
  /// The set of the least point; empty if the set is.
  constexpr VertexSet least() const {
    VertexSet result;
    for (std::size_t i = 0; i < Words; ++i) {
      result.words_[i] = words_[i] & (0 - words_[i]);
      if (words_[i] != 0) break;
    }
    return result;
  }
  /// Calls visit(point) for each point of the set, in increasing order.
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for (std::size_t i = 0; i < Words; ++i) {
      for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1) {
        visit(64U * i + static_cast<std::size_t>(std::countr_zero(rest)));
      }
    }
  }

  constexpr VertexSet& operator|=(const VertexSet& other) {
    for (std::size_t i = 0; i < Words; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  constexpr VertexSet& operator&=(const VertexSet& other) {
    for (std::size_t i = 0; i < Words; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  /// Set difference.
  constexpr VertexSet& operator-=(const VertexSet& other) {
    for (std::size_t i = 0; i < Words; ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  friend constexpr VertexSet operator|(VertexSet a, const VertexSet& b) { return a |= b; }
  friend constexpr VertexSet operator&(VertexSet a, const VertexSet& b) { return a &= b; }
  friend constexpr VertexSet operator-(VertexSet a, const VertexSet& b) { return a -= b; }

  /// Every point of the set, `step` numbers further up or down; points that leave the words are dropped.
  /// \pre step < capacity
  constexpr VertexSet up(unsigned step) const {
    VertexSet result = *this;
    auto& to = result.words_;
    if constexpr (Words > 1) {
      for (; step >= 64; step -= 64) {
        for (std::size_t i = Words; i-- > 0;) to[i] = i == 0 ? 0 : to[i - 1];
      }
      for (std::size_t i = Words; i-- > 1;) to[i] = to[i] << step | to[i - 1] >> 1U >> (63U - step);
    }
    to[0] <<= step;
    return result;
  }
  constexpr VertexSet down(unsigned step) const {
    VertexSet result = *this;
    auto& to = result.words_;
    if constexpr (Words > 1) {
      for (; step >= 64; step -= 64) {
        for (std::size_t i = 0; i < Words; ++i) to[i] = i + 1 == Words ? 0 : to[i + 1];
      }
      for (std::size_t i = 0; i + 1 < Words; ++i) to[i] = to[i] >> step | to[i + 1] << 1U << (63U - step);
    }
    to[Words - 1] >>= step;
    return result;
  }

  friend constexpr bool operator==(const VertexSet&, const VertexSet&) = default;
  friend constexpr auto operator<=>(const VertexSet&, const VertexSet&) = default;

 private:
  constexpr explicit VertexSet(std::uint64_t word) : words_{word} {}

  // Written out: std::popcount is a function call unless the compiler may assume the instruction.
  static constexpr std::size_t ones(std::uint64_t word) {
    word -= word >> 1U & 0x5555555555555555ULL;
    word = (word & 0x3333333333333333ULL) + (word >> 2U & 0x3333333333333333ULL);
    return ((word + (word >> 4U)) & 0x0f0f0f0f0f0f0f0fULL) * 0x0101010101010101ULL >> 56U;
  }

  std::array<std::uint64_t, Words> words_{};
};

/// The points with at least one segment, with two, with three: counted by `add`, once for each set of ends.
template <std::size_t Words>
struct DegreeSets {
  VertexSet<Words> one;
  VertexSet<Words> two;
  VertexSet<Words> three;

  /// Counts one more segment at each of the points.
  constexpr void add(const VertexSet<Words>& ends) {
    three |= two & ends;
    two |= one & ends;
    one |= ends;
  }
};

}  // namespace quadrille::graphs
