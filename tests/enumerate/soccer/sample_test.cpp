// The job that draws drawings, histories and games: its records, what it refuses, and how it ends early.
#include <gtest/gtest.h>

#include <algorithm>

#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_sample.hpp"

namespace quadrille::soccer::sample_test {

constexpr std::array kinds{SampleOf::drawings, SampleOf::histories, SampleOf::games};

TEST(SampleSoccer, EveryRecordPassesReplay) {
  for (const SampleOf of : kinds) {
    for (const char* const pitch : {"paper:1x1", "paper:2x3", "paper:5x2", "paper:1x9", "classic:2x2", "classic:2x6"}) {
      const SampleQuery query{.pitch = pitch, .of = of, .count = 40, .seed = 3};
      const SampleResult result = sample(query);
      ASSERT_TRUE(result.whole());
      ASSERT_EQ(result.rows.size(), 40U);
      const ReplayResult replayed = replay(ReplayQuery{record_of(query, result)});
      EXPECT_TRUE(replayed.faults.empty()) << pitch;
      EXPECT_EQ(replayed.pitch, pitch);
      EXPECT_EQ(replayed.rows.back().history, 40);
      const auto ongoing = std::count_if(replayed.rows.begin(), replayed.rows.end(), [](const ReplayRow& row) {
        return row.outcome && row.outcome->starts_with("ongoing");
      });
      if (of == SampleOf::games) {
        EXPECT_EQ(ongoing, 0) << pitch;
      }
    }
  }
}

// A pitch that is swept along its columns, whose folds exchange the goals.
TEST(SampleSoccer, WidePitches) {
  for (const char* const pitch : {"paper:5x4", "paper:6x4", "classic:6x4"}) {
    const SampleQuery query{.pitch = pitch, .count = 40, .seed = 1};
    EXPECT_TRUE(replay(ReplayQuery{record_of(query, sample(query))}).faults.empty()) << pitch;
  }
}

TEST(SampleSoccer, IsTheSameForAnyNumberOfThreads_standard) {
  for (const SampleOf of : kinds) {
    const SampleQuery query{.pitch = "paper:2x4", .of = of, .count = 30, .seed = 2};
    Options options;
    options.threads = 1;
    const SampleResult one = sample(query, options);
    for (const int threads : {2, 5}) {
      options.threads = threads;
      EXPECT_EQ(sample(query, options).rows, one.rows);
    }
    SampleQuery fewer = query;
    fewer.count = 10;
    EXPECT_EQ(sample(fewer).rows, std::vector(one.rows.begin(), one.rows.begin() + 10));
    SampleQuery other = query;
    other.seed = 4;
    EXPECT_NE(sample(other).rows, one.rows);
  }
}

// The population is what `count` counts.
TEST(SampleSoccer, ThePopulation_standard) {
  for (const char* const pitch : {"paper:3x3", "classic:2x2"}) {
    const CountRow total = rows(count({.pitch = pitch, .by = By::total, .engine = Engine::trails})).at(0);
    EXPECT_EQ(sample({.pitch = pitch}).population, total.weak_classes);
    EXPECT_EQ(sample({.pitch = pitch, .of = SampleOf::histories}).population, total.histories);
    Natural games = 0;
    for (const CountRow& row : rows(count({.pitch = pitch, .by = By::outcome, .engine = Engine::trails}))) {
      games += *row.goal_wins_1 + *row.goal_wins_2 + *row.blocked_wins_1 + *row.blocked_wins_2;
    }
    EXPECT_EQ(sample({.pitch = pitch, .of = SampleOf::games}).population, games);
  }
}

std::string refusal(const SampleQuery& query) {
  try {
    sample(query);
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
    return error.what();
  }
  return "accepted";
}

TEST(SampleSoccer, Refusals) {
  EXPECT_EQ(refusal({.pitch = "paper:1x3", .count = 0}), "count 0: out of range; give a number from 1 to 1000000");
  EXPECT_EQ(refusal({.pitch = "paper:1x3", .count = most_records + 1}).substr(0, 14), "count 1000001:");
  EXPECT_EQ(refusal({.pitch = "paper:10x10"}).substr(0, 35), "pitch 'paper:10x10': 420 segments, ");
  EXPECT_EQ(refusal({.pitch = "paper:5x5", .of = SampleOf::games}),
            "pitch 'paper:5x5': too wide to draw its games, for more than 15 segments cross its frontier; choose a "
            "narrower pitch (paper:4x9 fits), or sample of drawings");
  EXPECT_NE(refusal({.pitch = "nonsense"}), "accepted");
  EXPECT_NE(refusal({.pitch = "paper:3x40"}), "accepted");
}

TEST(SampleSoccer, EndsEarly) {
  Options options;
  std::stop_source source;
  source.request_stop();
  options.stop = source.get_token();
  for (const SampleOf of : kinds) {
    const SampleResult stopped = sample({.pitch = "paper:3x3", .of = of}, options);
    EXPECT_EQ(stopped.status, RunStatus::interrupted);
    EXPECT_TRUE(stopped.rows.empty());
    EXPECT_EQ(stopped.missing, "all records");
  }
  const SampleResult small = sample({.pitch = "paper:3x3", .count = most_records}, {.memory = std::size_t{64} << 20U});
  EXPECT_EQ(small.status, RunStatus::memory);
  EXPECT_NE(small.remedy.find("count"), std::string::npos);
}

TEST(SampleSoccer, TheRequest) {
  EXPECT_EQ(request_of({.pitch = "paper:03x3", .of = SampleOf::games, .count = 2, .seed = 9}),
            "quadrille sample soccer --pitch paper:3x3 --of games --count 2 --seed 9");
  EXPECT_EQ(to_string(SampleOf::histories), "histories");
}

}  // namespace quadrille::soccer::sample_test
