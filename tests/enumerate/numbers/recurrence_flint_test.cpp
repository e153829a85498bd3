// The laws of the stored families, against FLINT's own Berlekamp-Massey algorithm modulo another prime: it shares no
// code with find_recurrence, which found them.
#include <flint/nmod_poly.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "enumerate/numbers/recurrence.hpp"
#include "tests/project/results_files.hpp"

namespace quadrille::enumerate::recurrence_flint_test {

constexpr std::uint64_t prime = 9'223'372'036'854'775'783U;  // the largest below 2^63

std::uint64_t residue(const Natural& number) {
  const Natural rest = number % prime;  // has the sign of the number
  return static_cast<std::uint64_t>(rest < 0 ? Natural(rest + prime) : rest);
}

// V_0 to V_L of the least L with V_L = 1 and V_0 a(n) + ... + V_L a(n + L) = 0 for all n, modulo the prime.
std::vector<std::uint64_t> by_flint(const std::vector<Natural>& terms) {
  nmod_berlekamp_massey_t algorithm;
  nmod_berlekamp_massey_init(algorithm, prime);
  for (const Natural& term : terms) nmod_berlekamp_massey_add_point(algorithm, residue(term));
  nmod_berlekamp_massey_reduce(algorithm);
  nmod_poly_t polynomial;
  nmod_poly_init(polynomial, prime);
  nmod_poly_make_monic(polynomial, nmod_berlekamp_massey_V_poly(algorithm));
  std::vector<std::uint64_t> found;
  for (slong i = 0; i < nmod_poly_length(polynomial); ++i) found.push_back(nmod_poly_get_coeff_ui(polynomial, i));
  nmod_poly_clear(polynomial);
  nmod_berlekamp_massey_clear(algorithm);
  return found;
}

// The same polynomial of a law: x^exceptions * (x^order - c_1 x^(order - 1) - ... - c_order).
std::vector<std::uint64_t> polynomial_of(const Recurrence& law) {
  std::vector<std::uint64_t> polynomial(law.reach() + 1, 0);
  polynomial.back() = 1;
  for (std::size_t k = 1; k <= law.order(); ++k) polynomial[law.reach() - k] = residue(-law.coefficients[k - 1]);
  return polynomial;
}

std::vector<Natural> stored(const std::string& name) {
  std::vector<Natural> found;
  for (const auto& [n, term] : terms(name)) found.push_back(term);
  return found;
}

TEST(Flint, FindsTheLawsOfTheStoredFamilies) {
  for (const char* const name : {"soccer-paper-1xn-classes.bfile.txt", "soccer-paper-1xn-histories.bfile.txt",
                                 "soccer-paper-2xn-classes-law.bfile.txt", "soccer-classic-2xn-classes.bfile.txt"}) {
    SCOPED_TRACE(name);
    const std::vector<Natural> terms = stored(name);
    const std::optional<Recurrence> law = find_recurrence(terms);
    ASSERT_TRUE(law.has_value());
    EXPECT_EQ(by_flint(terms), polynomial_of(*law));
  }
}

TEST(Flint, FindsNoneWhereWeFindNone) {
  for (const char* const name : {"soccer-paper-2xn-histories.bfile.txt", "soccer-paper-3xn-classes.bfile.txt",
                                 "soccer-paper-3xn-histories.bfile.txt", "soccer-paper-4xn-classes.bfile.txt"}) {
    SCOPED_TRACE(name);
    const std::vector<Natural> terms = stored(name);
    EXPECT_FALSE(find_recurrence(terms).has_value());
    EXPECT_GT(by_flint(terms).size() - 1, most_reach(terms.size()));
  }
}

TEST(Flint, SeesAnExceptionalFirstTerm) {
  const std::vector<Natural> terms{7, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89};
  const std::optional<Recurrence> law = find_recurrence(terms);
  ASSERT_TRUE(law.has_value());
  EXPECT_EQ(law->exceptions, 1U);
  EXPECT_EQ(by_flint(terms), polynomial_of(*law));
}

}  // namespace quadrille::enumerate::recurrence_flint_test
