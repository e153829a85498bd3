// The counts of Plusses and Minuses against their reference implementations on small boards and against published
// sequences. Larger boards are compared with each other and with formulas that share no code with them.
#include "enumerate/plusminus/counts.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <map>
#include <random>

#include "quadrille/error.hpp"

namespace quadrille::enumerate::counts_test {

using plusminus::Predictions;
using plusminus::Signs;

Natural factorial(int n) { return n < 2 ? Natural(1) : n * factorial(n - 1); }

Natural binomial(const Natural& n, int k) {
  Natural result = 1;
  for (int i = 0; i < k; ++i) result = result * (n - i) / (i + 1);
  return result;
}

using Histogram = std::map<std::pair<int, int>, Natural>;

Histogram histogram(const running::Found<plusminus::MatchesCounts>& counts) {
  Histogram result;
  for (const auto& row : counts.rows) result[{row.matches_1, row.matches_2}] = row.permutations;
  return result;
}

Histogram histogram(const running::Found<plusminus::DescentsCounts>& counts) {
  Histogram result;
  for (const auto& row : counts.rows) result[{row.descents, row.inverse_descents}] = row.permutations;
  return result;
}

Predictions random_predictions(int n, std::mt19937_64& random) {
  Predictions lists;
  for (Signs& list : lists) {
    list.length = n - 1;
    list.plus = random() & list.places();
  }
  return lists;
}

TEST(CountMatches, AgreesWithItsReferenceForEveryPairOfListsOfSmallBoards_standard) {
  for (int n = 1; n <= 5; ++n) {
    const std::uint64_t words = std::uint64_t{1} << static_cast<unsigned>(n - 1);
    for (std::uint64_t u = 0; u < words; ++u) {
      for (std::uint64_t v = 0; v < words; ++v) {
        const Predictions lists{Signs{u, n - 1}, Signs{v, n - 1}};
        ASSERT_EQ(count_matches(lists).rows, count_matches_ref(lists)) << n << " " << u << " " << v;
      }
    }
  }
}

TEST(CountMatches, AgreesWithItsReferenceForListsOfLargerBoards) {
  std::mt19937_64 random(7);
  for (int n = 6; n <= 9; ++n) {
    for (int round = 0; round < (n == 9 ? 1 : 6); ++round) {
      const Predictions lists = random_predictions(n, random);
      EXPECT_EQ(count_matches(lists).rows, count_matches_ref(lists))
          << plusminus::to_string(lists[0]) << "," << plusminus::to_string(lists[1]);
    }
  }
}

// The widths change at n = 34; on either side of it, the counts include each permutation once.
TEST(CountMatches, CountsEveryPermutationOnce_standard) {
  std::mt19937_64 random(1);
  for (const int n : {1, 2, 12, 20, 34, 35}) {
    const auto counts = count_matches(random_predictions(n, random));
    Natural sum = 0;
    for (const auto& row : counts.rows) sum += row.permutations;
    EXPECT_EQ(sum, factorial(n)) << n;
    EXPECT_EQ(counts.status, engines::RunStatus::complete);
  }
}

// The number of permutations that match one list at k places depends on one word only. It needs no tableaux, but de
// Bruijn's and Niven's recursion on the last entry's rank, with a coefficient for each number of matches.
std::vector<Natural> matches_by_last_rank(const Signs& list) {
  using Coefficients = std::vector<Natural>;
  const auto n = static_cast<std::size_t>(list.length) + 1;
  std::vector<Coefficients> by_rank{Coefficients{1}};
  for (std::size_t size = 2; size <= n; ++size) {
    const bool plus = list.is_plus(static_cast<int>(size) - 2);
    std::vector<Coefficients> next(size, Coefficients(size));
    for (std::size_t rank = 0; rank < size; ++rank) {
      for (std::size_t before = 0; before + 1 < size; ++before) {
        const std::size_t matched = (before < rank) == plus ? 1 : 0;  // an entry below the new one: a rise
        for (std::size_t k = 0; k + 1 < size; ++k) next[rank][k + matched] += by_rank[before][k];
      }
    }
    by_rank = next;
  }
  Coefficients sum(n);
  for (const Coefficients& coefficients : by_rank) {
    for (std::size_t k = 0; k < n; ++k) sum[k] += coefficients[k];
  }
  return sum;
}

TEST(CountMatches, EachPlayersPointsAloneAreCountedByTheLastEntrysRank_standard) {
  std::mt19937_64 random(3);
  for (const int n : {9, 16, 24, 36}) {
    const Predictions lists = random_predictions(n, random);
    std::vector<Natural> first(static_cast<std::size_t>(n));
    std::vector<Natural> second(static_cast<std::size_t>(n));
    for (const auto& [points, count] : histogram(count_matches(lists))) {
      first[static_cast<std::size_t>(points.first)] += count;
      second[static_cast<std::size_t>(points.second)] += count;
    }
    EXPECT_EQ(first, matches_by_last_rank(lists[0]));
    EXPECT_EQ(second, matches_by_last_rank(lists[1]));
  }
}

// plusminus/inverse-symmetry: P and its inverse are exchanged.
TEST(CountMatches, SwappingTheListsTransposesTheHistogram_standard) {
  std::mt19937_64 random(5);
  for (const int n : {5, 10, 21, 35}) {
    const Predictions lists = random_predictions(n, random);
    std::map<std::pair<int, int>, Natural> transposed;
    for (const auto& [points, count] : histogram(count_matches({lists[1], lists[0]}))) {
      transposed[{points.second, points.first}] = count;
    }
    EXPECT_EQ(histogram(count_matches(lists)), transposed);
  }
}

TEST(CountMatches, AllPlusCountsDescents) {
  for (const int n : {1, 2, 9, 20, 30}) {
    const Signs plusses{Signs{0, n - 1}.places(), n - 1};
    std::map<std::pair<int, int>, Natural> descents;
    for (const auto& [points, count] : histogram(count_matches({plusses, plusses}))) {
      descents[{n - 1 - points.first, n - 1 - points.second}] = count;
    }
    EXPECT_EQ(descents, histogram(count_descents(n)));
  }
}

TEST(CountMatches, BothListsAlternatingAreA007999) {
  const std::vector<int> A007999 = {1, 1, 1, 1, 2, 3, 8, 19, 64, 213, 880, 3717, 18288};
  for (int n = 1; n < static_cast<int>(A007999.size()); ++n) {
    const Signs alternating{0x5555555555555555U & Signs{0, n - 1}.places(), n - 1};
    EXPECT_EQ((histogram(count_matches({alternating, alternating}))[{n - 1, n - 1}]), A007999[static_cast<size_t>(n)]);
  }
}

TEST(CountMatches, RefusesListsThatFitNoBoard) {
  EXPECT_THROW(count_matches({Signs{0, 3}, Signs{0, 4}}), Error);
  EXPECT_THROW(count_matches({Signs{0, most_rows_by_matches}, Signs{0, most_rows_by_matches}}), Error);
}

TEST(CountDescents, AgreesWithItsReference) {
  for (int n = 1; n <= 8; ++n) {
    EXPECT_EQ(count_descents(n).rows, count_descents_ref(n)) << n;
  }
}

// plusminus/two-sided.
TEST(CountDescents, AsManyInBothAreA180389) {
  const std::vector<int> A180389 = {1, 1, 2, 6, 22, 96, 492, 2952, 20588, 164990, 1497740, 15187692};
  for (int n = 1; n < static_cast<int>(A180389.size()); ++n) {
    Natural sum = 0;
    for (const auto& [descents, count] : histogram(count_descents(n))) {
      if (descents.first == descents.second) sum += count;
    }
    EXPECT_EQ(sum, A180389[static_cast<std::size_t>(n)]) << n;
  }
}

TEST(CountDescents, OfBothTogetherAreA298248) {
  const std::map<int, std::vector<int>> A298248 = {{4, {1, 0, 10, 2, 10, 0, 1}},
                                                   {5, {1, 0, 20, 12, 54, 12, 20, 0, 1}},
                                                   {6, {1, 0, 35, 42, 212, 140, 212, 42, 35, 0, 1}}};
  for (const auto& [n, row] : A298248) {
    std::vector<Natural> sums(row.size());
    for (const auto& [descents, count] : histogram(count_descents(n))) {
      const auto [here, inverse] = descents;
      sums[static_cast<std::size_t>(here) + static_cast<std::size_t>(inverse)] += count;
    }
    EXPECT_EQ(sums, std::vector<Natural>(row.begin(), row.end())) << n;
  }
}

TEST(CountDescents, OfOneSideAreTheEulerianTriangleA008292) {
  const std::vector<std::vector<int>> A008292 = {
      {1}, {1, 1}, {1, 4, 1}, {1, 11, 11, 1}, {1, 26, 66, 26, 1}, {1, 57, 302, 302, 57, 1}};
  for (std::size_t n = 1; n <= A008292.size(); ++n) {
    std::vector<Natural> sums(n);
    for (const auto& [descents, count] : histogram(count_descents(static_cast<int>(n)))) {
      sums[static_cast<std::size_t>(descents.first)] += count;
    }
    EXPECT_EQ(sums, std::vector<Natural>(A008292[n - 1].begin(), A008292[n - 1].end()));
  }
}

// An independent method: the coefficients of (1-s)^(n+1) (1-t)^(n+1) sum of C(ij + n-1, n) s^i t^j, A(i, j) being that
// of s^i t^j.
Natural by_generating_function(int n, int i, int j) {
  Natural sum = 0;
  for (int a = 0; a < i; ++a) {
    for (int b = 0; b < j; ++b) {
      const Natural term = binomial(n + 1, a) * binomial(n + 1, b) * binomial(Natural((i - a) * (j - b) + n - 1), n);
      sum += (a + b) % 2 == 0 ? term : Natural(-term);
    }
  }
  return sum;
}

TEST(CountDescents, IsTheGeneratingFunctions_standard) {
  for (const int n : {11, 25}) {
    const auto counts = histogram(count_descents(n));
    for (int i = 1; i <= n; i += 3) {
      for (int j = 1; j <= n; ++j) {
        const auto found = counts.find({i - 1, j - 1});
        EXPECT_EQ(found == counts.end() ? Natural(0) : found->second, by_generating_function(n, i, j));
      }
    }
  }
  const auto counts = histogram(count_descents(90));
  for (const auto& [i, j] : {std::pair{44, 45}, {10, 31}, {3, 8}, {30, 2}}) {
    EXPECT_EQ(counts.at({i - 1, j - 1}), by_generating_function(90, i, j));
  }
}

TEST(CountDescents, CountsEveryPermutationOnce) {
  for (const int n : {1, 2, 40, 133}) {
    Natural sum = 0;
    for (const auto& row : count_descents(n).rows) sum += row.permutations;
    EXPECT_EQ(sum, factorial(n)) << n;
  }
}

TEST(CountDescents, RefusesBoardsThatItDoesNotTake) {
  EXPECT_THROW(count_descents(0), Error);
  EXPECT_THROW(count_descents(most_rows_by_descents + 1), Error);
}

TEST(PlusminusCounts, AreTheSameOnAnyNumberOfThreads) {
  std::mt19937_64 random(11);
  const Predictions lists = random_predictions(18, random);
  const auto matches = count_matches(lists);
  const auto descents = count_descents(40);
  const auto pairs = count_pairs(10, 12);
  for (const std::size_t threads : {1U, 3U}) {
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
    EXPECT_EQ(count_matches(lists).rows, matches.rows);
    EXPECT_EQ(count_descents(40).rows, descents.rows);
    EXPECT_EQ(count_pairs(10, 12).rows, pairs.rows);
  }
}

TEST(PlusminusCounts, StopOnRequestAndWhenMemoryEnds_standard) {
  std::stop_source stopped;
  stopped.request_stop();
  engines::RunOptions stop;
  stop.stop = stopped.get_token();
  engines::RunOptions little;
  little.memory = 2000;
  std::mt19937_64 random(2);
  const Predictions lists = random_predictions(20, random);
  for (const auto& [options, status] :
       {std::pair{stop, engines::RunStatus::interrupted}, {little, engines::RunStatus::memory}}) {
    EXPECT_EQ(count_matches(lists, options).status, status);
    EXPECT_EQ(count_descents(50, options).status, status);
    const auto pairs = count_pairs(1, 12, options);
    EXPECT_EQ(pairs.status, status);
    EXPECT_TRUE(count_matches(lists, options).rows.empty());
    for (const auto& row : pairs.rows) EXPECT_EQ(row, count_pairs(1, 12).rows[static_cast<std::size_t>(row.n) - 1]);
  }
  engines::RunOptions enough;
  for (const int n : {1, 2, 20, 36}) {
    enough.memory = matches_memory(n);
    EXPECT_EQ(count_matches(random_predictions(n, random), enough).status, engines::RunStatus::complete) << n;
  }
}

TEST(PlusminusCounts, ReportHowFarTheyAre) {
  std::mt19937_64 random(2);
  for (const int which : {0, 1, 2}) {
    std::vector<double> reached;
    engines::RunOptions options;
    options.observer = [&](const engines::Progress& at) {
      EXPECT_LE(at.done, at.total);
      reached.push_back(static_cast<double>(at.done));
    };
    if (which == 0) count_matches(random_predictions(12, random), options);
    if (which == 1) count_descents(20, options);
    if (which == 2) count_pairs(12, 12, options);
    EXPECT_FALSE(reached.empty());
    EXPECT_TRUE(std::is_sorted(reached.begin(), reached.end()));
  }
}

}  // namespace quadrille::enumerate::counts_test
