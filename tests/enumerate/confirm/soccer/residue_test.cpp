// The independent method for the number of weak classes: its graph is the pitch's, its residues are the layered
// engine's counts.
#include "enumerate/confirm/soccer/residue.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <map>
#include <random>
#include <string>
#include <tuple>

#include "enumerate/confirm/soccer/histories.hpp"
#include "enumerate/confirm/soccer/residue_graph.hpp"
#include "enumerate/confirm/soccer/residue_plan.hpp"
#include "enumerate/confirm/soccer/residue_state.hpp"
#include "enumerate/confirm/soccer/residue_sweep.hpp"
#include "enumerate/soccer/classes.hpp"
#include "enumerate/soccer/layered.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/soccer/random_board.hpp"

namespace quadrille::confirm::residue_test {

soccer::PitchName name_of(const std::string& name) { return soccer::parse_pitch_name(name); }

std::uint64_t residue_of(const std::string& name) { return residue_of_classes(name_of(name)).residue; }

void expect_same_graph(const std::string& name) {
  const soccer::Pitch pitch(name_of(name));
  const residue::Graph graph = residue_graph_of(name_of(name));
  const graphs::Lattice& lattice = pitch.lattice();
  ASSERT_EQ(graph.points.size(), lattice.vertex_count()) << name;
  ASSERT_EQ(graph.edges.size(), lattice.edge_count()) << name;

  std::vector<graphs::Vertex> vertex_of;
  for (const residue::Point& site : graph.points) {
    const auto vertex = lattice.find({site.x, site.y});
    ASSERT_TRUE(vertex.has_value()) << name;
    EXPECT_EQ(site.terminal(), pitch.goal(*vertex) != soccer::Goal::none) << name << ' ' << site.x << ',' << site.y;
    vertex_of.push_back(*vertex);
  }
  EXPECT_EQ(vertex_of[graph.start], pitch.start()) << name;
  std::vector<bool> found(lattice.edge_count(), false);
  for (const auto& [i, j] : graph.edges) {
    const auto edge = lattice.edge_between(vertex_of[i], vertex_of[j]);
    ASSERT_TRUE(edge.has_value()) << name;
    EXPECT_FALSE(found[*edge]) << name;
    found[*edge] = true;
  }
}

TEST(ResidueGraph, IsThePitch) {
  for (int m = 1; m <= 6; ++m) {
    for (int n = 1; n <= 6; ++n) {
      expect_same_graph(soccer::to_string({soccer::Rules::paper, m, n}));
      expect_same_graph(soccer::to_string({soccer::Rules::classic, 2 * m, 2 * n}));
    }
  }
  expect_same_graph("classic:8x10");
}

void expect_layered_count(const std::string& name) {
  const Natural exact =
      *enumerate::count_soccer_layered(soccer::Pitch(name_of(name)), soccer::By::total).rows.at(0).weak_classes;
  EXPECT_EQ(Natural(residue_of(name)), exact % residue_modulus) << name;
}

TEST(ResidueSweep, IsTheLayeredEnginesCountOnEverySmallPitch_standard) {
  for (int m = 1; m <= 7; ++m) {
    for (int n = 1; m * n <= 7; ++n) expect_layered_count(soccer::to_string({soccer::Rules::paper, m, n}));
  }
  for (const char* name : {"classic:2x2", "classic:2x4", "classic:4x2"}) expect_layered_count(name);
}

// Totals that the layered engine finds in minutes or hours: README.md.
TEST(ResidueSweep, KnownTotals_standard) {
  const std::map<std::string, std::uint64_t> totals = {{"paper:1x1", 1},         {"paper:1x3", 364},
                                                       {"paper:3x3", 11546908},  {"paper:5x2", 72899498},
                                                       {"classic:2x4", 1523362}, {"classic:4x2", 1566394}};
  for (const auto& [name, total] : totals) EXPECT_EQ(residue_of(name), total) << name;
}

// Totals beyond the modulus have no other check here. But a sweep of the same pitch from the bottom up meets the start,
// the goals and the edges at other times.
TEST(ResidueSweep, IsTheSameFromTheOtherEnd_standard) {
  for (const char* name : {"paper:4x5", "paper:5x5", "classic:4x6", "classic:6x4", "classic:6x8"}) {
    residue::Graph graph = residue_graph_of(name_of(name));
    const std::size_t last = graph.points.size() - 1;
    std::ranges::reverse(graph.points);
    graph.start = last - graph.start;
    for (auto& [i, j] : graph.edges) std::tie(i, j) = std::pair{last - j, last - i};
    EXPECT_EQ(residue_sweep(graph).residue, residue_of(name)) << name;
  }
}

TEST(ResidueSweep, DoesNotDependOnTheNumberOfThreads_standard) {
  const ResidueSweep many = residue_of_classes(name_of("paper:5x5"));
  const tbb::global_control one(tbb::global_control::max_allowed_parallelism, 1);
  const ResidueSweep single = residue_of_classes(name_of("paper:5x5"));
  EXPECT_EQ(single.residue, many.residue);
  EXPECT_EQ(single.peak_states, many.peak_states);
}

TEST(ResidueSweep, ReportsItsProgress) {
  std::vector<int> rows;
  std::uint64_t edges = 0;
  const ResidueSweep sweep = residue_of_classes(name_of("classic:4x2"), [&](const ResidueProgress& progress) {
    EXPECT_GT(progress.edges, edges);
    edges = progress.edges;
    if (progress.row_done) rows.push_back(progress.row);
  });
  EXPECT_EQ(rows, (std::vector<int>{2, 1, 0, -1}));
  EXPECT_EQ(edges, sweep.edges);
}

TEST(ResidueSweep, RefusesAPitchThatIsTooWide) {
  EXPECT_NO_THROW(residue::plan_of(residue_graph_of(name_of("paper:9x20"))));
  EXPECT_NO_THROW(
      residue::plan_of(residue_sweep_graph_of(name_of("paper:10x2"), residue_graph_of(name_of("paper:10x2")))));
  EXPECT_THROW(
      residue::plan_of(residue_sweep_graph_of(name_of("paper:10x10"), residue_graph_of(name_of("paper:10x10")))),
      Error);
}

// Only a pitch that is too wide for its rows is swept by its columns.
TEST(ResidueSweep, CountsAPitchTooWideForItsRowsByItsColumns) {
  for (const char* name : {"paper:10x1", "paper:12x2", "classic:10x2"}) {
    const soccer::PitchName pitch = name_of(name);
    const enumerate::SweptClasses exact = enumerate::sweep_classes(pitch, std::nullopt, {});
    EXPECT_EQ(residue_of(name), static_cast<std::uint64_t>(exact.of_game % residue_modulus)) << name;
  }
  for (const char* name : {"paper:3x2", "paper:9x1", "paper:10x12", "classic:10x10"}) {
    const residue::Graph rows = residue_graph_of(name_of(name));
    EXPECT_EQ(residue_sweep_graph_of(name_of(name), rows).edges, rows.edges) << name;
  }
}

TEST(ResidueState, ComponentsAreNamedAfterTheirLowestSlot) {
  using namespace residue;
  const State pair = draw(0, 4, 2);
  EXPECT_EQ(residue::label(pair, 2), 3U);
  EXPECT_EQ(residue::label(pair, 4), 3U);
  EXPECT_TRUE(odd(pair, 2) && odd(pair, 4) && !odd_sum(pair));
  // The same vertices, connected with the same parities, are the same state in any order.
  EXPECT_EQ(draw(draw(draw(0, 0, 1), 2, 3), 1, 2), draw(draw(draw(0, 2, 3), 1, 2), 0, 1));

  State state = draw(draw(0, 1, 5), 5, 9);
  EXPECT_EQ(leave(state, 1, Leaving::before_start), After::continues);
  EXPECT_EQ(residue::label(state, 5), 6U);
  EXPECT_EQ(residue::label(state, 9), 6U);
  EXPECT_TRUE(untouched(state, 1) && odd_sum(state));
  EXPECT_EQ(leave(state, 9, Leaving::before_start), After::dead);  // a second odd end
}

TEST(ResidueStore, GivesBackWhatWasWritten) {
  residue::ChunkPool pool;
  residue::GroupWriter writer(pool);
  writer.begin(2);
  for (residue::State state = 0; state < 1000; ++state) writer.write(state % 3 == 0 ? 1 : 0, {state, 2 * state});
  std::vector<residue::Group> groups(2);
  writer.collect(groups);
  EXPECT_EQ(groups[0].size, 666U);
  EXPECT_EQ(groups[1].size, 334U);
  std::uint64_t ways = 0;
  for (const residue::Group& group : groups) {
    for (const residue::Piece& piece : group.pieces) {
      for (std::size_t i = 0; i < piece.count; ++i) ways += piece.first[i].ways;
    }
  }
  EXPECT_EQ(ways, 999000U);
}

TEST(Residues, OfABoardAreTheEnginesCounts_standard) {
  std::mt19937 random(7);
  for (int board = 0; board < 60; ++board) {
    const std::string text = enumerate::random_board(random).text;
    SCOPED_TRACE(text);
    const soccer::PitchName pitch = soccer::parse_pitch_name(text);
    const auto counted = enumerate::count_soccer_layered(soccer::Pitch(pitch), enumerate::By::total);
    ASSERT_EQ(counted.rows.size(), 1U);
    EXPECT_EQ(Natural(residue_of_classes(pitch).residue), *counted.rows[0].weak_classes);
    EXPECT_EQ(Natural(residue_of_histories(pitch).histories), *counted.rows[0].histories);
  }
}

}  // namespace quadrille::confirm::residue_test
