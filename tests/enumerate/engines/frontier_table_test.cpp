// The sweep's table: equal keys merge, records survive their chunks, and a counter that is too narrow says so.
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <utility>

#include "quadrille/detail/frontier/pass.hpp"
#include "quadrille/detail/wide_count.hpp"

namespace quadrille::engines::frontier_table_test {

constexpr std::uint64_t all_ones = std::numeric_limits<std::uint64_t>::max();
constexpr std::size_t plenty = std::size_t{1} << 30U;

TEST(WideCount, CarriesFromWordToWord) {
  std::array<std::uint64_t, 3> a{all_ones, all_ones, 4};
  const std::array<std::uint64_t, 3> one{1, 0, 0};
  add_wide<3>(a.data(), one.data(), 3);
  EXPECT_EQ(a, (std::array<std::uint64_t, 3>{0, 0, 5}));
  add_wide<0>(a.data(), a.data(), 3);
  EXPECT_EQ(natural(a.data(), 3), Natural(10) << 128U);
}

TEST(WideCount, ACarryOutOfTheLastWordIsNeverLost) {
  std::array<std::uint64_t, 2> a{all_ones, all_ones};
  const std::array<std::uint64_t, 2> one{1, 0};
  EXPECT_THROW(add_wide<2>(a.data(), one.data(), 2), CountOverflow);
  std::uint64_t narrow = all_ones;
  EXPECT_THROW(add_wide<1>(&narrow, one.data(), 1), CountOverflow);
}

TEST(Merger, KeepsOneRowForEachKeyThroughItsGrowth) {
  Budget budget(plenty);
  Merger merger(budget);
  merger.reset(3, 1);  // grows many times
  std::map<FrontierKey, std::uint64_t> expected;
  for (std::uint64_t i = 0; i < 100000; ++i) {
    const FrontierKey key = i * i % 7919;
    std::uint64_t* const row = merger.row(key);
    row[0] += 1;
    row[1] += i;
    expected[key] += i;
  }
  EXPECT_EQ(merger.size(), expected.size());
  for (std::size_t i = 0; i < merger.size(); ++i) {
    const std::uint64_t* const record = merger.record(i);
    EXPECT_EQ(record[2], expected.at(record[0]));
  }
  merger.reset(3, 10);
  EXPECT_EQ(merger.size(), 0U);
  EXPECT_EQ(merger.row(0)[0], 0U);
}

TEST(BucketWriter, WritesEveryRecordToItsBucketInOrder) {
  Budget budget(plenty);
  ChunkPool pool(budget, 5);
  BucketWriter writer(pool, 3, 5);
  for (std::uint64_t i = 0; i < 10000; ++i) {
    const std::array<std::uint64_t, 5> record{i, i, i, i, i + 1};
    writer.append(i % 3, record.data());
  }
  for (std::uint64_t b = 0; b < 3; ++b) {
    std::uint64_t next = b;
    for (const Chunk& chunk : writer.buckets()[b]) {
      for (std::size_t at = 0; at < chunk.used; at += 5, next += 3) {
        ASSERT_EQ(chunk.words[at], next);
        ASSERT_EQ(chunk.words[at + 4], next + 1);
      }
    }
    EXPECT_GE(next, 10000U);
  }
}

TEST(BucketWriter, ChunksGrowWithTheLargestRecord) {
  Budget budget(plenty);
  const std::size_t words = 10001;
  ChunkPool pool(budget, words);
  BucketWriter writer(pool, 1, words);
  std::vector<std::uint64_t> record(words, 7);
  for (std::uint64_t i = 0; i < 3; ++i) {
    record.back() = i;
    writer.append(0, record.data());
  }
  std::uint64_t expected = 0;
  for (const Chunk& chunk : writer.buckets()[0]) {
    for (std::size_t at = 0; at < chunk.used; at += words) EXPECT_EQ(chunk.words[at + words - 1], expected++);
  }
  EXPECT_EQ(expected, 3U);
}

// The sweep gives up a table after a step. If that needed an allocation and it failed, a part of the table would
// remain, and a checkpoint would save it.
TEST(ChunkPool, TakesChunksBackWithoutAllocating) {
  static_assert(noexcept(std::declval<ChunkPool&>().give_back(nullptr)));
  static_assert(noexcept(give_back(std::declval<ChunkPool&>(), std::declval<FrontierTable&>())));
  Budget budget(plenty);
  ChunkPool pool(budget, 5);
  std::set<std::uint64_t*> chunks;
  for (int i = 0; i < 100; ++i) chunks.insert(pool.take());
  EXPECT_EQ(chunks.size(), 100U);
  const std::size_t used = budget.used();
  for (std::uint64_t* const chunk : chunks) {
    std::fill_n(chunk, pool.chunk_words(), std::uint64_t{7});
    pool.give_back(chunk);
  }
  std::set<std::uint64_t*> again;
  for (int i = 0; i < 100; ++i) again.insert(pool.take());
  EXPECT_EQ(again, chunks);
  EXPECT_EQ(budget.used(), used);
}

TEST(ChunkPool, StaysWithinItsBudget) {
  Budget budget(std::size_t{4} << 20U);
  ChunkPool pool(budget, 1);
  EXPECT_THROW(
      {
        for (int i = 0; i < 1000; ++i) pool.take();
      },
      OutOfBudget);
}

// Records through one pass: equal keys merge, the fold maps keys to mirror images, and a stop token ends the pass.
TEST(FrontierPass, MergesEqualKeysAndSortsThemIntoBuckets) {
  Budget budget(std::size_t{1} << 30U);
  ChunkPool pool(budget, 2);
  BucketWriter writer(pool, 3, 2);
  for (std::uint64_t i = 0; i < 3000; ++i) {
    const std::uint64_t record[2] = {i % 50, 1};
    writer.append(i % 50 % 3, record);
  }
  FrontierTable from{std::move(writer.buckets()), 2, 3000};
  const FrontierPass pass{.record_words = 2, .buckets = {FrontierBuckets::By::key, 4, nullptr}, .keep = true};
  const auto merge = [&](FrontierWorker& worker, const Bucket& bucket) {
    for (const Chunk& chunk : bucket) {
      for (std::size_t i = 0; i < chunk.used; i += 2) {
        add_wide<1>(worker.merger.row(chunk.words[i]), chunk.words + i + 1, 1);
        worker.total[0] += 1;
      }
    }
  };
  FrontierTable to;
  std::vector<std::uint64_t> total(1);
  ASSERT_TRUE(run_pass(pass, budget, pool, 1, from, to, total, merge));
  EXPECT_EQ(total[0], 3000U);
  EXPECT_EQ(to.states, 50U);
  ASSERT_EQ(to.buckets.size(), 4U);
  std::map<FrontierKey, std::uint64_t> found;
  for (std::size_t b = 0; b < to.buckets.size(); ++b) {
    for (const Chunk& chunk : to.buckets[b]) {
      for (std::size_t i = 0; i < chunk.used; i += 2) {
        EXPECT_EQ(pass.buckets.of(chunk.words[i]), b);
        found[chunk.words[i]] += chunk.words[i + 1];
      }
    }
  }
  EXPECT_EQ(found.size(), 50U);
  for (const auto& [key, count] : found) EXPECT_EQ(count, 60U) << key;

  std::stop_source source;
  source.request_stop();
  FrontierPass stopped = pass;
  stopped.stop = source.get_token();
  EXPECT_FALSE(run_pass(stopped, budget, pool, 1, from, to, total, merge));
}

}  // namespace quadrille::engines::frontier_table_test
