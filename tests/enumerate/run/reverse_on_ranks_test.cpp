// The jobs of reverse search and of the plane's trails on ranks: rows of all groupings, and the folder of a checkpoint.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <string>
#include <string_view>

#include "enumerate/run/checkpoint.hpp"
#include "enumerate/soccer/on_ranks.hpp"
#include "enumerate/walks/on_ranks.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/trails.hpp"
#include "tests/enumerate/engines/ranks_of_threads.hpp"

namespace quadrille::reverse_on_ranks_test {

// The call that rank 0 broadcasts, without the line that names the game.
std::string received(engines::Ranks& ranks, std::string_view game) {
  const std::string call = ranks.broadcast({});
  EXPECT_TRUE(call.starts_with(std::string(game) + "\n")) << call;
  return call.substr(game.size() + 1);
}

Options options_of(engines::Ranks& ranks) {
  Options options;
  options.threads = 1;
  options.ranks = &ranks;
  return options;
}

void expect_as_alone(const std::string& pitch, soccer::By by, bool mirror = false) {
  const soccer::CountRequest request{.pitch = pitch, .by = by, .engine = soccer::Engine::reverse, .mirror = mirror};
  const Answer alone = soccer::count(request);
  EXPECT_TRUE(alone.ending.whole());
  for (const std::size_t number : {1U, 3U}) {
    engines::on_ranks_of_threads(number, [&](engines::Ranks& ranks) {
      const Options options = options_of(ranks);
      if (ranks.rank() != 0) return soccer::take_part(received(ranks, "soccer"), options);
      const Answer shared = soccer::count(request, options);
      EXPECT_EQ(shared.table.rows, alone.table.rows) << pitch << " on " << number << " ranks";
      EXPECT_EQ(shared.table.unfilled, alone.table.unfilled);
      EXPECT_EQ(shared.ending.status, alone.ending.status);
    });
  }
}

TEST(ReverseOnRanks, GivesTheRowsOfOneProcessByEveryGrouping) {
  using soccer::By;
  expect_as_alone("paper:2x3", By::ply);
  expect_as_alone("paper:2x3", By::total, true);
  expect_as_alone("classic:2x2", By::ball, true);
  expect_as_alone("paper:2x3", By::bounces);
  expect_as_alone("paper:1x5", By::vertices);
}

TEST(ReverseOnRanks, ResumesFromItsFolderWithAnyNumberOfRanks_standard) {
  std::string outer = (std::filesystem::temp_directory_path() / "quadrille-XXXXXX").string();
  ASSERT_NE(mkdtemp(outer.data()), nullptr);
  const soccer::CountRequest request{.pitch = "paper:3x3", .engine = soccer::Engine::reverse};
  const Answer alone = soccer::count(request);
  // Rank 0 stops two runs at a report, the next run completes the work, and the last finds it complete.
  for (const std::size_t number : {3U, 2U, 1U, 4U}) {
    const bool stops = number == 3 || number == 2;
    engines::on_ranks_of_threads(number, [&](engines::Ranks& ranks) {
      Options options = options_of(ranks);
      options.checkpoint = outer + "/run";
      std::stop_source source;
      options.stop = source.get_token();
      if (stops) options.progress = [&](const Progress&) { source.request_stop(); };
      if (ranks.rank() != 0) return soccer::take_part(received(ranks, "soccer"), options);
      const Answer shared = soccer::count(request, options);
      const std::size_t rows = stops ? 7U : alone.table.rows.size();
      EXPECT_EQ(shared.ending.status, stops ? RunStatus::interrupted : RunStatus::complete) << number;
      EXPECT_TRUE(shared.ending.resumable);
      ASSERT_EQ(shared.table.rows.size(), rows);
      for (std::size_t row = 0; row < rows; ++row) EXPECT_EQ(shared.table.rows[row], alone.table.rows[row]);
    });
    const std::string description = running::description_of_checkpoint(outer + "/run");
    EXPECT_NE(description.find("--engine reverse"), std::string::npos) << description;
    EXPECT_NE(description.find(stops ? "step        0 of 1" : "step        1 of 1"), std::string::npos) << description;
  }
  std::filesystem::remove_all(outer);
}

// One process refuses a checkpoint here.
TEST(ReverseOnRanks, SavesNothingWithoutRanks) {
  Options options;
  options.checkpoint = "run";
  EXPECT_THROW(soccer::count({.pitch = "paper:2x2", .engine = soccer::Engine::reverse}, options), Error);
}

TEST(TrailsOnRanks, AreThoseOfOneProcess_standard) {
  const trails::CountRequest trails{.plies = 11};
  const trails::CountRequest walks{.plies = 10, .acyclic = true};
  const auto rows_of_trails = trails::count(trails).table.rows;
  const auto rows_of_walks = trails::count(walks).table.rows;
  engines::on_ranks_of_threads(3, [&](engines::Ranks& ranks) {
    const Options options = options_of(ranks);
    if (ranks.rank() != 0) {
      trails::take_part(received(ranks, "walks"), options);
      return trails::take_part(received(ranks, "walks"), options);
    }
    EXPECT_EQ(trails::count(trails, options).table.rows, rows_of_trails);
    EXPECT_EQ(trails::count(walks, options).table.rows, rows_of_walks);
    EXPECT_THROW(trails::count({.plies = -1}, options), Error);
  });
}

}  // namespace quadrille::reverse_on_ranks_test
