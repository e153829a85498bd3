// The permutation that a filled grid is, its inverse, and their truth lists.
//
// Columns are counted from the left and rows from the bottom, so the lower left square is (0, 0). P takes a column to
// the row of its filled square; Q, the inverse, takes a row to its column. Here both count from 0, where the source
// counts from 1: no sign depends on it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "games/plusminus/signs.hpp"

namespace quadrille::plusminus {

/// Entry i is the image of i; each of 0..n-1 occurs once.
using Permutation = std::vector<std::uint8_t>;

/// The signs of p(k+1) - p(k). \pre 1 <= p.size() <= most_signs + 1, neighbours differ
inline Signs truth_list(std::span<const std::uint8_t> p) { return games::sign_word_of(p); }

/// \pre `p` is a permutation of 0..n-1
inline Permutation inverse(std::span<const std::uint8_t> p) {
  Permutation q(p.size());
  for (std::size_t i = 0; i < p.size(); ++i) q[p[i]] = static_cast<std::uint8_t>(i);
  return q;
}

/// `1 8 4 2`, counted from 1 as the source does.
std::string to_string(const Permutation& p);

}  // namespace quadrille::plusminus
