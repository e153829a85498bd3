// Samples of drawings, histories and games: their records, refusals, and early ends.
#include <fmt/format.h>
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
      const SampleRequest request{.pitch = pitch, .of = of, .count = 40, .seed = 3};
      const SampleAnswer result = sample(request);
      ASSERT_TRUE(result.ending.whole());
      ASSERT_EQ(result.histories.size(), 40U);
      const RecordAnswer replayed = replay({.record = record_of(request, result)});
      const std::vector<ReplayRow> plies = rows<ReplayRow>(replayed);
      EXPECT_TRUE(replayed.faults.empty()) << pitch;
      EXPECT_EQ(replayed.table.provenance.rules, fmt::format("paper soccer, {}", pitch));
      EXPECT_EQ(plies.back().history, 40);
      const auto ongoing = std::count_if(plies.begin(), plies.end(), [](const ReplayRow& row) {
        return row.outcome && row.outcome->starts_with("ongoing");
      });
      if (of == SampleOf::games) {
        EXPECT_EQ(ongoing, 0) << pitch;
      }
    }
  }
}

// The engine sweeps a wide pitch along its columns, and its folds exchange the goals.
TEST(SampleSoccer, WidePitches) {
  for (const char* const pitch : {"paper:5x4", "paper:6x4", "classic:6x4"}) {
    const SampleRequest request{.pitch = pitch, .count = 40, .seed = 1};
    EXPECT_TRUE(replay({.record = record_of(request, sample(request))}).faults.empty()) << pitch;
  }
}

TEST(SampleSoccer, IsTheSameForAnyNumberOfThreads_standard) {
  for (const SampleOf of : kinds) {
    const SampleRequest request{.pitch = "paper:2x4", .of = of, .count = 30, .seed = 2};
    Options options;
    options.threads = 1;
    const SampleAnswer one = sample(request, options);
    for (const int threads : {2, 5}) {
      options.threads = threads;
      EXPECT_EQ(sample(request, options).histories, one.histories);
    }
    SampleRequest fewer = request;
    fewer.count = 10;
    EXPECT_EQ(sample(fewer).histories, std::vector(one.histories.begin(), one.histories.begin() + 10));
    SampleRequest other = request;
    other.seed = 4;
    EXPECT_NE(sample(other).histories, one.histories);
  }
}

// The population equals the result of `count`.
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

std::string refusal(const SampleRequest& request) {
  try {
    sample(request);
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
            "pitch 'paper:5x5': too wide to sample its games: more than 15 segments cross its frontier; choose a "
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
    const SampleAnswer stopped = sample({.pitch = "paper:3x3", .of = of}, options);
    EXPECT_EQ(stopped.ending.status, RunStatus::interrupted);
    EXPECT_TRUE(stopped.histories.empty());
    EXPECT_EQ(stopped.ending.missing, "all records");
  }
  const SampleAnswer small = sample({.pitch = "paper:3x3", .count = most_records}, {.memory = std::size_t{64} << 20U});
  EXPECT_EQ(small.ending.status, RunStatus::memory);
  EXPECT_NE(small.ending.remedy.find("count"), std::string::npos);
}

TEST(SampleSoccer, TheRequest) {
  const SampleRequest request{.pitch = "paper:03x3", .of = SampleOf::games, .count = 2, .seed = 9};
  EXPECT_NE(record_of(request, sample(request))
                .find("# quadrille sample soccer --pitch paper:3x3 --of games --count 2 --seed 9\n"),
            std::string::npos);
  EXPECT_EQ(to_string(SampleOf::histories), "histories");
}

}  // namespace quadrille::soccer::sample_test
