// Random games, against the exact probabilities of their results.
#include "enumerate/tennis/play.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <cmath>
#include <map>

namespace quadrille::enumerate::play_test {

using tennis::Outcome;
using tennis::Position;
using tennis::Rules;
using tennis::Variant;

// The probability of each result if both players bid by their mixes, over all games at once.
std::map<TennisResult, double> chances(const TennisValues& values, const Position& start) {
  const Rules& rules = values.rules();
  CertifiedStrategySolver solver(values);
  std::map<TennisResult, double> results;
  std::map<Position, double> now{{start, 1.0}};
  while (!now.empty()) {
    std::map<Position, double> next;
    for (const auto& [position, chance] : now) {
      if (tennis::outcome(rules, position) != Outcome::none) {
        results[{tennis::worth(rules, position), tennis::is_beyond(rules, position.ball)}] += chance;
        continue;
      }
      const auto mixes = solver.at(position).value();
      const int least_1 = tennis::legal_bids(position.points_1).least;
      const int least_2 = tennis::legal_bids(position.points_2).least;
      for (std::size_t i = 0; i < mixes.player_1.size(); ++i) {
        for (std::size_t j = 0; j < mixes.player_2.size(); ++j) {
          const double both = static_cast<double>(mixes.player_1[i]) * static_cast<double>(mixes.player_2[j]) /
                              static_cast<double>(share_one) / static_cast<double>(share_one);
          if (both <= 0) continue;
          const tennis::Bids bids{least_1 + static_cast<int>(i), least_2 + static_cast<int>(j)};
          next[tennis::after(rules, position, bids)] += chance * both;
        }
      }
    }
    now = std::move(next);
  }
  return results;
}

TEST(TennisPlay, EndsAsOftenAsTheChancesSay) {
  constexpr std::uint64_t games = 100'000;
  for (const Variant variant : {Variant::tennis, Variant::footsteps}) {
    const Rules rules{variant, 2, 2};
    const auto values = solve_tennis({rules, 9, 9}).values;
    for (const Position& start : {Position{9, 9, 0}, {9, 8, -1}, {5, 9, 2}}) {
      const auto expected = chances(values, start);
      const TennisGames played = play_tennis(values, start, games, 7);
      EXPECT_EQ(played.status, engines::RunStatus::complete);
      EXPECT_FALSE(played.failed);
      std::uint64_t all = 0;
      double mean = 0;
      for (const auto& [result, count] : played.games) EXPECT_TRUE(expected.count(result));
      for (const auto& [result, chance] : expected) {
        const auto found = played.games.find(result);
        const std::uint64_t count = found == played.games.end() ? 0 : found->second;
        const double deviation = std::sqrt(static_cast<double>(games) * chance * (1 - chance));
        EXPECT_NEAR(static_cast<double>(count), static_cast<double>(games) * chance, 5 * deviation + 1e-6);
        all += count;
        mean += result.worth * chance;
      }
      EXPECT_EQ(all, games);
      // Best play of both players earns the value.
      EXPECT_NEAR(mean, static_cast<double>(values.at(start).lower) / static_cast<double>(fixed_one), 1e-3);
    }
  }
}

TEST(TennisPlay, DependsOnTheSeedAloneAndOnEachSeed) {
  const auto values = solve_tennis({{}, 20, 20}).values;
  const auto games = [&](std::uint64_t seed, std::size_t threads) {
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
    return play_tennis(values, {20, 20, 0}, 5000, seed).games;
  };
  const auto first = games(1, 1);
  EXPECT_EQ(games(1, 3), first);
  EXPECT_NE(games(2, 1), first);
}

TEST(TennisPlay, OfAGameThatIsOverIsItsResult) {
  const auto values = solve_tennis({{}, 5, 5}).values;
  EXPECT_EQ(play_tennis(values, {0, 0, 1}, 10, 1).games, (std::map<TennisResult, std::uint64_t>{{{1, false}, 10}}));
  EXPECT_EQ(play_tennis(values, {3, 3, -3}, 10, 1).games, (std::map<TennisResult, std::uint64_t>{{{-1, true}, 10}}));
  EXPECT_TRUE(play_tennis(values, {3, 3, 0}, 0, 1).games.empty());
}

TEST(TennisPlay, Stops) {
  const auto values = solve_tennis({{}, 5, 5}).values;
  std::stop_source source;
  source.request_stop();
  engines::RunOptions options;
  options.stop = source.get_token();
  EXPECT_EQ(play_tennis(values, {5, 5, 0}, 10, 1, options).status, engines::RunStatus::interrupted);
}

}  // namespace quadrille::enumerate::play_test
