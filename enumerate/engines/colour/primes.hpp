// A colour sweep computes its count modulo several primes. This file chooses the primes, and reconstructs the exact
// count from the residues.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "quadrille/natural.hpp"

namespace quadrille::engines {

/// The largest primes below 2^31 whose product is above 2^bits, and one more to check the count. \complexity O(bits)
std::vector<std::uint32_t> colour_primes(std::size_t bits);

/// The number that has these residues and lies below the product of all primes but the last (Chinese remainder theorem,
/// Garner's method); for a single prime, the residue. \param residues  by prime
/// \throws std::logic_error if the number contradicts the residue modulo the last prime: then a sweep went wrong, or
///         the number is too large \complexity O(primes^2)
Natural join_residues(const std::vector<std::uint32_t>& primes, const std::vector<Natural>& residues);

}  // namespace quadrille::engines
