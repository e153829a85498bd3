// The permutations by score and by signature: published numbers, reference implementations, and laws that hold at every
// size.
#include "enumerate/updown/counts.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <algorithm>

#include "enumerate/numbers/signature_vector.hpp"
#include "games/updown/score.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate::counts_test {

// Rows n = 1..5 of the permutations by up/down signature.
const std::vector<std::vector<std::uint64_t>> A060351 = {
    {1}, {1, 1}, {1, 2, 2, 1}, {1, 3, 5, 3, 3, 5, 3, 1}, {1, 4, 9, 6, 9, 16, 11, 4, 4, 11, 16, 9, 6, 9, 4, 1}};
// The sums of their squares, n = 0, 1, ...
constexpr std::uint64_t A060350[] = {1, 1, 2, 10, 88, 1216, 24176, 654424, 23136128};
// The zigzag numbers, the greatest of each row, n = 0, 1, ...
constexpr std::uint64_t A000111[] = {1, 1, 1, 2, 5, 16, 61, 272, 1385, 7936, 50521};

Natural factorial(int n) {
  Natural product = 1;
  for (int i = 2; i <= n; ++i) product *= i;
  return product;
}

Natural total(const std::vector<updown::ScoreCounts>& rows) {
  Natural sum = 0;
  for (const auto& row : rows) sum += row.permutations;
  return sum;
}

// The same sums by another method: from the signatures alone.
std::vector<updown::ScoreCounts> counts_by_signature(int n) {
  const std::vector<std::uint64_t> signatures = signature_counts(n);
  std::vector<Natural> sums(static_cast<std::size_t>(n));
  for (std::uint64_t index = 0; index < signatures.size(); ++index) {
    updown::Word word;
    for (int i = n - 2; i >= 0; --i) {
      word = word.with((index >> static_cast<unsigned>(i) & 1U) != 0 ? updown::Letter::down : updown::Letter::up);
    }
    sums[static_cast<std::size_t>(updown::score(word))] += signatures[index];
  }
  std::vector<updown::ScoreCounts> rows;
  for (std::size_t s = 0; s < sums.size(); ++s) {
    if (sums[s] != 0) rows.push_back({static_cast<int>(s), sums[s]});
  }
  return rows;
}

TEST(SignatureCounts, AreA060351) {
  for (std::size_t n = 1; n <= A060351.size(); ++n) EXPECT_EQ(signature_counts(static_cast<int>(n)), A060351[n - 1]);
}

TEST(SignatureCounts, HaveA060350AsTheSumOfTheirSquares) {
  for (std::size_t n = 1; n < std::size(A060350); ++n) {
    std::uint64_t sum = 0;
    for (const std::uint64_t count : signature_counts(static_cast<int>(n))) sum += count * count;
    EXPECT_EQ(sum, A060350[n]) << n;
  }
}

TEST(SignatureCounts, HaveA000111AsTheirGreatest) {
  for (std::size_t n = 1; n < std::size(A000111); ++n) {
    const auto counts = signature_counts(static_cast<int>(n));
    EXPECT_EQ(*std::max_element(counts.begin(), counts.end()), A000111[n]) << n;
  }
}

TEST(SignatureCounts, AgreeWithTheReference) {
  for (int n = 1; n <= 6; ++n) {
    const auto counts = signature_counts(n);
    for (std::uint64_t index = 0; index < counts.size(); ++index) {
      ASSERT_EQ(counts[index], signature_count_ref(n, index)) << n << ' ' << index;
    }
  }
}

TEST(SignatureCounts, ReachTheirLimitAndRefuseMore_standard) {
  Natural sum = 0;
  for (const std::uint64_t count : signature_counts(most_signature_numbers)) sum += count;
  EXPECT_EQ(sum, factorial(most_signature_numbers));
  EXPECT_THROW(signature_counts(0), Error);
  EXPECT_THROW(signature_counts(most_signature_numbers + 1), Error);
}

TEST(Continuations, CountWhatBeginsWithTwoWordsInARow) {
  // Seven numbers whose first three rise, followed by the word v; compared with the rows of signatures.
  const auto signatures = signature_counts(7);
  SignatureVector three{};
  three[2] = 1;
  const Continuations continuations(7, 3, 4);
  for (unsigned length = 0; length <= 4; ++length) {
    for (std::size_t v = 0; v < std::size_t{1} << length; ++v) {
      std::uint64_t expected = 0;
      for (std::size_t rest = 0; rest < std::size_t{1} << (4 - length); ++rest) {
        expected += signatures[((~v & ((std::size_t{1} << length) - 1)) << (4 - length)) + rest];
      }
      EXPECT_TRUE(continuations.count(three, (std::size_t{1} << length) + v) == expected) << length << ' ' << v;
    }
  }
}

TEST(UpdownCounts, AgreeWithTheReference) {
  for (int n = 1; n <= 9; ++n) {
    const auto counts = count_updown(n);
    EXPECT_EQ(counts.rows, count_updown_ref(n)) << n;
    EXPECT_EQ(counts.status, engines::RunStatus::complete);
  }
}

TEST(UpdownCounts, AgreeWithTheSumsOverAllSignatures_standard) {
  for (int n = 2; n <= 20; ++n) EXPECT_EQ(count_updown(n).rows, counts_by_signature(n)) << n;
}

TEST(UpdownCounts, SumToTheFactorial_standard) {
  for (const int n : {1, 2, 3, 12, 20, 21, 22, 23, 24, 25, 29})
    EXPECT_EQ(total(count_updown(n).rows), factorial(n)) << n;
}

TEST(UpdownCounts, HaveTwoMonotonePermutationsOfTheGreatestScore) {
  for (const int n : {3, 9, 17, 24}) {
    EXPECT_EQ(count_updown(n).rows.back(), (updown::ScoreCounts{n - 2, 2}));
  }
}

TEST(UpdownCounts, AreTheSameOnAnyNumberOfThreads) {
  const auto counts = count_updown(19);
  for (const std::size_t threads : {1U, 2U, 5U}) {
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
    EXPECT_EQ(count_updown(19).rows, counts.rows);
  }
}

TEST(UpdownCounts, RefuseWhatLeavesTheirCounters) {
  for (const int n : {-1, 0, most_counted_numbers + 1, 100}) EXPECT_THROW(count_updown(n), Error);
}

TEST(UpdownCounts, StopWithoutRowsAndReportAsTheyGo) {
  std::stop_source source;
  engines::RunOptions options;
  options.stop = source.get_token();
  std::uint64_t last = 0;
  options.observer = [&](const engines::Progress& progress) {
    EXPECT_GT(progress.done, last);
    EXPECT_LE(progress.done, progress.total);
    last = progress.done;
  };
  EXPECT_EQ(count_updown(18, options).status, engines::RunStatus::complete);
  EXPECT_GT(last, 0U);
  source.request_stop();
  const auto stopped = count_updown(18, options);
  EXPECT_EQ(stopped.status, engines::RunStatus::interrupted);
  EXPECT_TRUE(stopped.rows.empty());
}

}  // namespace quadrille::enumerate::counts_test
