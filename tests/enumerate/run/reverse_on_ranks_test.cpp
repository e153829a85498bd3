// The jobs of reverse search and of the plane's trails on ranks: rows of all groupings, and the folder of a checkpoint.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <string>
#include <string_view>

#include "enumerate/run/checkpoint_folder.hpp"
#include "enumerate/soccer/on_ranks.hpp"
#include "enumerate/walks/on_ranks.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/trails.hpp"
#include "tests/enumerate/engines/ranks_of_threads.hpp"

namespace quadrille::reverse_on_ranks_test {

// The call that rank 0 tells, without the line that names the game.
std::string told(engines::Ranks& ranks, std::string_view game) {
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

template <class Row>
void expect_as_alone(const std::string& pitch, bool mirror = false) {
  const soccer::CountBy<Row> query{.pitch = pitch, .engine = soccer::Engine::reverse, .mirror = mirror};
  const auto alone = soccer::count(query);
  EXPECT_TRUE(alone.whole());
  for (const std::size_t number : {1U, 3U}) {
    engines::on_ranks_of_threads(number, [&](engines::Ranks& ranks) {
      const Options options = options_of(ranks);
      if (ranks.rank() != 0) return soccer::take_part(told(ranks, "soccer"), options);
      const auto shared = soccer::count(query, options);
      EXPECT_EQ(shared.rows, alone.rows) << pitch << " on " << number << " ranks";
      EXPECT_EQ(shared.status, alone.status);
      EXPECT_EQ(shared.unfilled, alone.unfilled);
    });
  }
}

TEST(ReverseOnRanks, GivesTheRowsOfOneProcessByEveryGrouping) {
  expect_as_alone<soccer::PlyCounts>("paper:2x3");
  expect_as_alone<soccer::TotalCounts>("paper:2x3", true);
  expect_as_alone<soccer::BallCounts>("classic:2x2", true);
  expect_as_alone<soccer::BounceCounts>("paper:2x3");
  expect_as_alone<soccer::VertexCounts>("paper:1x5");
}

TEST(ReverseOnRanks, GoesOnFromItsFolderWithAnyNumberOfRanks_standard) {
  std::string outer = (std::filesystem::temp_directory_path() / "quadrille-XXXXXX").string();
  ASSERT_NE(mkdtemp(outer.data()), nullptr);
  const soccer::CountQuery query{.pitch = "paper:3x3", .engine = soccer::Engine::reverse};
  const auto alone = soccer::count(query);
  // Stopped by rank 0 when it reports, then gone on with; the last has nothing left to do.
  for (const std::size_t number : {3U, 2U, 1U, 4U}) {
    const bool stops = number == 3 || number == 2;
    engines::on_ranks_of_threads(number, [&](engines::Ranks& ranks) {
      Options options = options_of(ranks);
      options.checkpoint = outer + "/run";
      std::stop_source source;
      options.stop = source.get_token();
      if (stops) options.progress = [&](const Progress&) { source.request_stop(); };
      if (ranks.rank() != 0) return soccer::take_part(told(ranks, "soccer"), options);
      const auto shared = soccer::count(query, options);
      EXPECT_EQ(shared.status, stops ? RunStatus::interrupted : RunStatus::complete) << number;
      EXPECT_TRUE(shared.resumable);
      EXPECT_EQ(shared.rows.size(), stops ? 7U : alone.rows.size());
      for (std::size_t row = 0; row < shared.rows.size(); ++row) EXPECT_EQ(shared.rows[row], alone.rows[row]);
    });
    const std::string description = run::description_of_checkpoint(outer + "/run");
    EXPECT_NE(description.find("--engine reverse"), std::string::npos) << description;
    EXPECT_NE(description.find(stops ? "step        0 of 1" : "step        1 of 1"), std::string::npos) << description;
  }
  std::filesystem::remove_all(outer);
}

// What one process refuses.
TEST(ReverseOnRanks, SavesNothingWithoutRanks) {
  Options options;
  options.checkpoint = "run";
  EXPECT_THROW(soccer::count(soccer::CountQuery{.pitch = "paper:2x2", .engine = soccer::Engine::reverse}, options),
               Error);
}

void expect_same(const std::vector<trails::TrailCounts>& found, const std::vector<trails::TrailCounts>& expected) {
  ASSERT_EQ(found.size(), expected.size());
  for (std::size_t i = 0; i < found.size(); ++i) EXPECT_EQ(found[i].trails, expected[i].trails);
}
void expect_same(const std::vector<trails::WalkCounts>& found, const std::vector<trails::WalkCounts>& expected) {
  ASSERT_EQ(found.size(), expected.size());
  for (std::size_t i = 0; i < found.size(); ++i) EXPECT_EQ(found[i].walks, expected[i].walks);
}

TEST(TrailsOnRanks, AreThoseOfOneProcess_standard) {
  const auto trails = trails::count(trails::CountQuery{11});
  const auto walks = trails::count(trails::CountWalksQuery{10});
  engines::on_ranks_of_threads(3, [&](engines::Ranks& ranks) {
    const Options options = options_of(ranks);
    if (ranks.rank() != 0) {
      trails::take_part(told(ranks, "walks"), options);
      return trails::take_part(told(ranks, "walks"), options);
    }
    expect_same(trails::count(trails::CountQuery{11}, options).rows, trails.rows);
    expect_same(trails::count(trails::CountWalksQuery{10}, options).rows, walks.rows);
    EXPECT_THROW(trails::count(trails::CountQuery{-1}, options), Error);
  });
}

}  // namespace quadrille::reverse_on_ranks_test
