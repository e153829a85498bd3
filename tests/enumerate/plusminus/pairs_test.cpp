// The pairs of truth lists: against the reference implementation, the published sequence, and matrices of
// whole numbers.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "enumerate/plusminus/counts.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate::pairs_test {

TEST(CountPairs, AgreesWithItsReference) {
  EXPECT_EQ(count_pairs(1, 8).rows, count_pairs_ref(1, 8));
  EXPECT_EQ(count_pairs(5, 6).rows, count_pairs_ref(5, 6));
}

TEST(CountPairs, AreA380394) {
  const std::vector<int> A380394 = {1, 2, 6, 22, 94, 426, 1938, 8724, 38724, 169438, 731390, 3119052, 13162228};
  const auto counts = count_pairs(1, 13);
  ASSERT_EQ(counts.rows.size(), A380394.size());
  for (std::size_t i = 0; i < A380394.size(); ++i) {
    EXPECT_EQ(counts.rows[i].n, static_cast<int>(i) + 1);
    EXPECT_EQ(counts.rows[i].pairs, A380394[i]);
  }
  EXPECT_EQ(counts.status, engines::RunStatus::complete);
}

// An independent method. Permutations with descents only in D, whose inverses have descents only in E, correspond to
// matrices of whole numbers from 0 up. The row sums are the blocks into which D cuts n, the column sums those of E.
// Differences over all subsets of both give the permutations with exactly these descents; a pair of truth lists occurs
// if that number is not 0.
class Matrices {
 public:
  // \param rows, columns  the rest of each sum; both have one total
  std::uint64_t count(std::vector<int> rows, std::vector<int> columns) {
    std::sort(rows.begin(), rows.end());
    std::sort(columns.begin(), columns.end());
    if (rows.empty()) return 1;
    const auto [at, fresh] = counts_.try_emplace({rows, columns}, 0);
    if (!fresh) return at->second;
    const int row = rows.back();
    rows.pop_back();
    return counts_[at->first] = fill(rows, columns, 0, row);
  }

 private:
  // The number of ways to write a row that sums to `left` into the columns from `column` on, and the other rows after
  // it.
  std::uint64_t fill(const std::vector<int>& rows, std::vector<int>& columns, std::size_t column, int left) {
    if (column == columns.size()) return left == 0 ? count(rows, columns) : 0;
    std::uint64_t sum = 0;
    const int most = std::min(left, columns[column]);
    for (int entry = 0; entry <= most; ++entry) {
      columns[column] -= entry;
      sum += fill(rows, columns, column + 1, left - entry);
      columns[column] += entry;
    }
    return sum;
  }

  std::map<std::pair<std::vector<int>, std::vector<int>>, std::uint64_t> counts_;
};

std::vector<int> blocks(std::uint64_t cuts, int n) {
  std::vector<int> result{1};
  for (int i = 0; i < n - 1; ++i) {
    if ((cuts >> static_cast<unsigned>(i) & 1U) != 0) {
      result.push_back(1);
    } else {
      ++result.back();
    }
  }
  return result;
}

std::uint64_t pairs_by_matrices(int n) {
  const std::uint64_t words = std::uint64_t{1} << static_cast<unsigned>(n - 1);
  std::map<std::pair<std::vector<int>, std::vector<int>>, std::uint64_t> known;
  std::vector<std::uint64_t> table(words * words);
  Matrices matrices;
  std::vector<std::vector<int>> sorted;
  for (std::uint64_t cuts = 0; cuts < words; ++cuts) {
    sorted.push_back(blocks(cuts, n));
    std::sort(sorted.back().begin(), sorted.back().end());
  }
  for (std::uint64_t d = 0; d < words; ++d) {
    for (std::uint64_t e = 0; e < words; ++e) {
      const auto [at, fresh] = known.try_emplace({sorted[d], sorted[e]}, 0);
      if (fresh) at->second = matrices.count(sorted[d], sorted[e]);
      table[d * words + e] = at->second;
    }
  }
  for (std::uint64_t bit = 1; bit < words * words; bit *= 2) {
    for (std::uint64_t i = 0; i < words * words; ++i) {
      if ((i & bit) != 0) table[i] -= table[i ^ bit];
    }
  }
  return words * words - static_cast<std::uint64_t>(std::count(table.begin(), table.end(), 0U));
}

TEST(CountPairs, AreThePairsThatMatricesOfBlocksLeave) {
  for (int n = 1; n <= 10; ++n) EXPECT_EQ(count_pairs(n, n).rows[0].pairs, pairs_by_matrices(n)) << n;
}

TEST(CountPairs, RefusesBoardsThatItDoesNotTake) {
  EXPECT_THROW(count_pairs(0, 3), Error);
  EXPECT_THROW(count_pairs(3, 2), Error);
  EXPECT_THROW(count_pairs(1, most_rows_by_pairs + 1), Error);
}

}  // namespace quadrille::enumerate::pairs_test
