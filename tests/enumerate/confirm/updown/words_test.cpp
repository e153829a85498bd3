// The independent method for scores and values: the same residues as the counts, the same values as the solver.
#include "enumerate/confirm/updown/words.hpp"

#include <gtest/gtest.h>

#include "enumerate/updown/counts.hpp"
#include "enumerate/updown/minimax.hpp"

namespace quadrille::confirm::words_test {

TEST(UpdownWords, AgreeWithTheEngineModulo2To64_standard) {
  const Natural modulus = Natural(1) << 64U;
  for (int n = 1; n <= 23; ++n) {
    std::vector<std::uint64_t> residues(updown_scores_mod_2_64(n).size());
    for (const auto& row : enumerate::count_updown(n).rows) {
      residues.at(static_cast<std::size_t>(row.score)) =
          static_cast<std::uint64_t>(Natural(row.permutations % modulus));
    }
    EXPECT_EQ(updown_scores_mod_2_64(n), residues) << n;
  }
}

TEST(UpdownWords, AgreeWithListsOneByOne) {
  const auto residues = updown_scores_mod_2_64(7);
  for (const auto& row : enumerate::count_updown_ref(7))
    EXPECT_EQ(row.permutations, residues.at(static_cast<std::size_t>(row.score)));
}

TEST(UpdownWords, HaveTheValuesOfTheSolver_standard) {
  for (int n = 1; n <= 22; ++n) {
    const UpdownValues values = updown_values_plain(n);
    EXPECT_EQ(values.offense_first, enumerate::solve_updown({n, updown::Role::offense, {}})) << n;
    EXPECT_EQ(values.defense_first, enumerate::solve_updown({n, updown::Role::defense, {}})) << n;
  }
}

}  // namespace quadrille::confirm::words_test
