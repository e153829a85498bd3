// EdgeSet: the set of the drawn segments of a lattice, stored by the segments' numbers.
//
// An EdgeSet is a bitset with a fixed width of 1, 2, 4 or 6 words of 64 bits. So it needs no allocated memory, and is
// copied like a number. The width is a template parameter. The function `with_width` chooses the width once for each
// board. Code whose speed does not matter uses the widest type, `WideEdgeSet`.
//
// Limits: 384 edges (classic:8x10 has 316). Rejected: std::bitset, which gives no access to its words and has no
// operator <.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "graphs/lattice.hpp"

namespace quadrille::graphs {

template <std::size_t Words>
class EdgeSet {
  static_assert(Words >= 1, "an EdgeSet has at least one word");

 public:
  static constexpr std::size_t words = Words;
  static constexpr std::size_t capacity = 64 * Words;

  constexpr EdgeSet() = default;

  /// \pre e < capacity, as for every function that takes an edge
  constexpr bool contains(Edge e) const { return (words_[e / 64U] >> (e % 64U) & 1U) != 0; }
  constexpr void insert(Edge e) { words_[e / 64U] |= bit(e); }
  constexpr void erase(Edge e) { words_[e / 64U] &= ~bit(e); }

  /// This set with one edge more (fewer).
  constexpr EdgeSet with(Edge e) const {
    EdgeSet result = *this;
    result.insert(e);
    return result;
  }
  constexpr EdgeSet without(Edge e) const {
    EdgeSet result = *this;
    result.erase(e);
    return result;
  }

  constexpr bool empty() const { return *this == EdgeSet{}; }
  constexpr std::size_t size() const {
    std::size_t total = 0;
    for (const std::uint64_t word : words_) total += static_cast<std::size_t>(std::popcount(word));
    return total;
  }

  constexpr bool intersects(const EdgeSet& other) const {
    std::uint64_t common = 0;
    for (std::size_t i = 0; i < Words; ++i) common |= words_[i] & other.words_[i];
    return common != 0;
  }

  constexpr EdgeSet& operator|=(const EdgeSet& other) {
    for (std::size_t i = 0; i < Words; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  constexpr EdgeSet& operator&=(const EdgeSet& other) {
    for (std::size_t i = 0; i < Words; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  /// Set difference.
  constexpr EdgeSet& operator-=(const EdgeSet& other) {
    for (std::size_t i = 0; i < Words; ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  friend constexpr EdgeSet operator|(EdgeSet a, const EdgeSet& b) { return a |= b; }
  friend constexpr EdgeSet operator&(EdgeSet a, const EdgeSet& b) { return a &= b; }
  friend constexpr EdgeSet operator-(EdgeSet a, const EdgeSet& b) { return a -= b; }

  /// Calls visit(e) for each edge of the set, in increasing order.
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for (std::size_t i = 0; i < Words; ++i) {
      for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1) {
        visit(static_cast<Edge>(64U * i + static_cast<std::size_t>(std::countr_zero(rest))));
      }
    }
  }

  /// The smallest edge of the set. \pre not empty
  constexpr Edge first() const {
    std::size_t i = 0;
    while (words_[i] == 0) ++i;
    return static_cast<Edge>(64U * i + static_cast<std::size_t>(std::countr_zero(words_[i])));
  }

  /// The edges 64 i to 64 i + 63 as the bits of a number, the first the lowest. \pre i < words
  constexpr std::uint64_t word(std::size_t i) const { return words_[i]; }

  /// A 64-bit hash, every bit of which depends on every edge (the multiplicative mixing of MurmurHash3's finaliser).
  constexpr std::uint64_t hash() const {
    std::uint64_t h = 0;
    for (const std::uint64_t word : words_) {
      h ^= word;
      h ^= h >> 33U;
      h *= 0xff51afd7ed558ccdULL;
      h ^= h >> 29U;
      h *= 0xc4ceb9fe1a85ec53ULL;
      h ^= h >> 32U;
    }
    return h;
  }

  /// The same edges in a set of another width. \pre they fit
  template <std::size_t Other>
  constexpr EdgeSet<Other> resized() const {
    EdgeSet<Other> result;
    for (std::size_t i = 0; i < std::min(Words, Other); ++i) result.words_[i] = words_[i];
    return result;
  }

  /// Equality, and an order that is total but means nothing beyond that (sets sort by their lowest words first).
  /// (Written out: for an array GCC 12 calls memcmp, which took two fifths of a backward induction's time.)
  friend constexpr bool operator==(const EdgeSet& a, const EdgeSet& b) {
    std::uint64_t different = 0;
    for (std::size_t i = 0; i < Words; ++i) different |= a.words_[i] ^ b.words_[i];
    return different == 0;
  }
  friend constexpr auto operator<=>(const EdgeSet&, const EdgeSet&) = default;

 private:
  template <std::size_t Other>
  friend class EdgeSet;

  static constexpr std::uint64_t bit(Edge e) { return std::uint64_t{1} << (e % 64U); }

  std::array<std::uint64_t, Words> words_{};
};

using WideEdgeSet = EdgeSet<6>;

/// The most edges a drawing can hold.
inline constexpr std::size_t most_edges = WideEdgeSet::capacity;

/// Calls body.template operator()<Words>() with the smallest width that holds `edges` edges, and returns its result.
/// \pre edges <= most_edges (callers refuse larger boards before, with a message that names them)
template <class Body>
decltype(auto) with_width(std::size_t edges, Body&& body) {
  if (edges <= EdgeSet<1>::capacity) return body.template operator()<1>();
  if (edges <= EdgeSet<2>::capacity) return body.template operator()<2>();
  if (edges <= EdgeSet<4>::capacity) return body.template operator()<4>();
  return body.template operator()<6>();
}

}  // namespace quadrille::graphs
