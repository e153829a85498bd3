// Ranks, as threads: they agree on a result, and each record sent between them arrives once at its owner.
#include "quadrille/detail/ranks.hpp"

#include <gtest/gtest.h>

#include <array>
#include <mutex>
#include <set>

#include "quadrille/detail/frontier/exchange.hpp"
#include "tests/enumerate/engines/ranks_of_threads.hpp"

namespace quadrille::engines::ranks_test {

TEST(Ranks, TheWorstEndIsThatOfAll) {
  on_ranks_of_threads(3, [](Ranks& ranks) {
    EXPECT_EQ(agreed(&ranks, RunStatus::complete), RunStatus::complete);
    EXPECT_EQ(agreed(&ranks, ranks.rank() == 1 ? RunStatus::memory : RunStatus::complete), RunStatus::memory);
    EXPECT_EQ(agreed(&ranks, ranks.rank() == 1 ? RunStatus::interrupted : RunStatus::overflow), RunStatus::overflow);
  });
  EXPECT_EQ(agreed(nullptr, RunStatus::interrupted), RunStatus::interrupted);
}

TEST(Ranks, AnErrorIsThrownOnAllWithTheNameOfTheRank) {
  on_ranks_of_threads(4, [](Ranks& ranks) {
    together(ranks, [] {});
    try {
      together(ranks, [&] {
        if (ranks.rank() >= 2) throw Error(ErrorKind::unusable_input, "place: why; remedy");
      });
      ADD_FAILURE() << "nothing was thrown on rank " << ranks.rank();
    } catch (const Error& error) {
      EXPECT_STREQ(error.what(), "rank 2: place: why; remedy");
    }
  });
}

// Each rank sends ten thousand keys of its own through blocks that hold few of them.
TEST(SweepExchange, RoutesEachRecordToItsOwnerOnce) {
  for (const std::uint64_t partition : {0U, 17U}) {
    std::mutex mutex;
    std::set<FrontierKey> arrived;
    on_ranks_of_threads(
        3,
        [&](Ranks& ranks) {
          Budget budget(std::size_t{1} << 20U);
          ChunkPool pool(budget, 2);
          SweepExchange exchange(ranks, budget, pool, 2);
          const FrontierBuckets buckets{FrontierBuckets::By::key, 4, {}};
          FrontierTable table;
          exchange.route(buckets, 2, table, [&](FunctionRef<void(const std::uint64_t*)> take) {
            for (std::uint64_t i = 0; i < 10'000; ++i) {
              const std::array<std::uint64_t, 2> record{3 * i + ranks.rank(), i};
              take(record.data());
            }
          });
          EXPECT_EQ(table.all_states, 30'000);
          const std::scoped_lock lock(mutex);
          for (std::size_t b = 0; b < table.buckets.size(); ++b) {
            for (const Chunk& chunk : table.buckets[b]) {
              for (std::size_t at = 0; at < chunk.used; at += 2) {
                const FrontierKey key = chunk.words[at];
                EXPECT_EQ(chunk.words[at + 1], key / 3);
                EXPECT_EQ(buckets.among(3, ranks.partition(), key), ranks.rank() * 4 + b);
                EXPECT_TRUE(arrived.insert(key).second);
              }
            }
          }
        },
        partition);
    EXPECT_EQ(arrived.size(), 30'000);
  }
}

TEST(SweepExchange, MemoryThatEndsOnOneRankEndsAll) {
  on_ranks_of_threads(3, [&](Ranks& ranks) {
    Budget budget(ranks.rank() == 1 ? std::size_t{1} << 19U : std::size_t{1} << 30U);
    ChunkPool pool(budget, 2);
    SweepExchange exchange(ranks, budget, pool, 2);
    FrontierTable table;
    const auto send = [&](FunctionRef<void(const std::uint64_t*)> take) {
      for (std::uint64_t i = 0; i < 100'000; ++i) take(std::array<std::uint64_t, 2>{3 * i + ranks.rank(), i}.data());
    };
    EXPECT_THROW(exchange.route({FrontierBuckets::By::key, 4, {}}, 2, table, send), OutOfBudget);
  });
}

// The sum of a rank's finished states overflows on that rank alone, after all buckets.
TEST(SweepExchange, ATotalThatOverflowsOnOneRankEndsAll) {
  on_ranks_of_threads(3, [&](Ranks& ranks) {
    Budget budget(std::size_t{1} << 24U);
    ChunkPool pool(budget, 2);
    SweepExchange exchange(ranks, budget, pool, 2);
    FrontierTable from{std::vector<Bucket>(1), 2, 0, 0};
    FrontierTable to;
    const FrontierPass pass{.record_words = 2, .buckets = {FrontierBuckets::By::key, 4, {}}};
    std::vector<std::uint64_t> total{ranks.rank() == 1 ? ~std::uint64_t{0} : 0};
    const auto finish_one = [](FrontierWorker& worker, const Bucket& /*bucket*/) { worker.total[0] = 1; };
    EXPECT_THROW(exchange.run_pass(pass, budget, 1, from, to, total, finish_one), CountOverflow);
  });
}

}  // namespace quadrille::engines::ranks_test
