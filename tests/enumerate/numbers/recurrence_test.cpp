// Recurrences that the search finds, against the definition and against sequences made from a recurrence.
#include "enumerate/numbers/recurrence.hpp"

#include <gtest/gtest.h>

#include <random>

#include "enumerate/numbers/prime_field.hpp"

namespace quadrille::enumerate::recurrence_test {

std::vector<Natural> from_law(std::vector<Natural> terms, const std::vector<Natural>& coefficients, std::size_t count) {
  while (terms.size() < count) {
    Natural next = 0;
    for (std::size_t i = 0; i < coefficients.size(); ++i) next += coefficients[i] * terms[terms.size() - 1 - i];
    terms.push_back(next);
  }
  return terms;
}

std::vector<Natural> random_numbers(std::mt19937_64& random, std::size_t count, int most) {
  std::vector<Natural> numbers;
  for (std::size_t i = 0; i < count; ++i) {
    numbers.push_back(Natural(random() % static_cast<std::uint64_t>(2 * most + 1)) - most);
  }
  return numbers;
}

TEST(Recurrence, IsThatOfKnownSequences) {
  const std::vector<Natural> fibonacci = from_law({0, 1}, {1, 1}, 20);
  EXPECT_EQ(find_recurrence(fibonacci), (Recurrence{{1, 1}, 0}));
  const Recurrence law{{1, 1}, 0};
  EXPECT_EQ(numerator_of(law, fibonacci), (std::vector<Natural>{0, 1}));
  EXPECT_EQ(find_recurrence(from_law({7, 7, 0, 1}, {1, 1}, 20)), (Recurrence{{1, 1}, 2}));
  EXPECT_EQ(find_recurrence(std::vector<Natural>(9, 0)), (Recurrence{{}, 0}));
  EXPECT_EQ(find_recurrence(std::vector<Natural>{3, 0, 0, 0, 0}), (Recurrence{{}, 1}));
  EXPECT_EQ(find_recurrence(std::vector<Natural>{}), (Recurrence{{}, 0}));
}

// The terms that determine a recurrence do not suffice to verify it.
TEST(Recurrence, CountsOnlyIfFurtherTermsVerifyIt) {
  const std::vector<Natural> fibonacci = from_law({0, 1}, {1, 1}, 6);
  EXPECT_TRUE(find_recurrence(fibonacci));
  EXPECT_FALSE(find_recurrence(std::span(fibonacci).first(5)));
  std::vector<Natural> broken = from_law({0, 1}, {1, 1}, 40);
  broken.back() += 1;
  EXPECT_FALSE(find_recurrence(broken));
}

TEST(Recurrence, HasLongCoefficients) {
  const Natural large = pow(Natural(10), 80);
  const std::vector<Natural> coefficients{large + 1, -large * large, 12345};
  EXPECT_EQ(find_recurrence(from_law({1, 2, 3}, coefficients, 12)), (Recurrence{coefficients, 0}));
}

TEST(Recurrence, OfFractionsIsNone) {
  std::vector<Natural> halves{1024, 512, 256, 128, 64, 32, 16, 8, 4, 2, 1};
  EXPECT_FALSE(find_recurrence(halves));
  EXPECT_FALSE(find_recurrence_ref(halves));
}

TEST(Recurrence, IsTheReferencesOnPlantedLawsAndOnNoise) {
  std::mt19937_64 random(17);
  int found = 0;
  for (int round = 0; round < 400; ++round) {
    const std::size_t order = random() % 4;
    const std::size_t exceptions = random() % 3;
    const std::size_t count = random() % 18;
    std::vector<Natural> terms =
        from_law(random_numbers(random, exceptions + order, 5), random_numbers(random, order, 3), count);
    if (order == 0) terms.resize(count, 0);
    if (round % 5 == 0) terms = random_numbers(random, count, 1);
    const std::optional<Recurrence> law = find_recurrence(terms);
    EXPECT_EQ(law, find_recurrence_ref(terms)) << "round " << round;
    if (!law) continue;
    ++found;
    EXPECT_TRUE(holds_for(*law, terms));
    EXPECT_LE(2 * law->reach() + law->order(), terms.size());
  }
  EXPECT_GT(found, 100);
}

TEST(Recurrence, IsFoundWhereItIsLong) {
  std::mt19937_64 random(3);
  const std::vector<Natural> coefficients = random_numbers(random, 60, 1000);
  ASSERT_NE(coefficients.back(), 0);
  const std::vector<Natural> terms = from_law(random_numbers(random, 65, 9), coefficients, 190);
  EXPECT_EQ(find_recurrence(terms), (Recurrence{coefficients, 5}));
  EXPECT_FALSE(find_recurrence(std::span(terms).first(189)));
}

TEST(PrimeField, HasTheLargestPrimesBelowTwoToThe62) {
  const PrimeField first = PrimeField::first();
  EXPECT_EQ(first.prime(), (std::uint64_t{1} << 62U) - 57);
  EXPECT_EQ(first.next().prime(), (std::uint64_t{1} << 62U) - 87);
  EXPECT_EQ(first.product(first.inverse(12345), 12345), 1U);
  EXPECT_EQ(first.residue(Natural(-1)), first.prime() - 1);
  EXPECT_EQ(first.difference(0, 1), first.prime() - 1);
  EXPECT_EQ(first.sum(first.prime() - 1, 2), 1U);
}

TEST(PrimeField, AgreesWithTrialDivision) {
  for (std::uint64_t number = 2; number < 5000; ++number) {
    bool prime = true;
    for (std::uint64_t divisor = 2; divisor * divisor <= number; ++divisor) prime = prime && number % divisor != 0;
    EXPECT_EQ(PrimeField::is_prime(number), prime) << number;
  }
  EXPECT_FALSE(PrimeField::is_prime(3215031751));  // a pseudoprime to 2, 3, 5, 7
}

}  // namespace quadrille::enumerate::recurrence_test
