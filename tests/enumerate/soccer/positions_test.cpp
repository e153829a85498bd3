// The stream of positions: the rows of the reference implementation, in its order, on small pitches; the counter's sums
// on a larger pitch; and the ways in which the stream ends.
#include "enumerate/soccer/positions.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <atomic>

#include "enumerate/soccer/layered.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate::enumerate_positions_test {

using Rows = std::vector<SoccerPosition>;

soccer::Pitch pitch_of(const std::string& name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

PositionsEnd collect(const soccer::Pitch& pitch, Rows& rows, const engines::RunOptions& options = {}) {
  return soccer_positions(pitch,
                          {.prepare = {},
                           .take =
                               [&](const PositionBlock& block) {
                                 EXPECT_FALSE(block.rows.empty());
                                 EXPECT_LE(block.rows.size(), PositionBlock::most_rows);
                                 rows.insert(rows.end(), block.rows.begin(), block.rows.end());
                                 return true;
                               }},
                          options);
}

void expect_rows_of_the_reference(const std::string& name, std::optional<int> last_ply) {
  const soccer::Pitch pitch = pitch_of(name);
  const Rows slow = soccer_positions_ref(pitch, last_ply);
  for (const std::size_t threads : {1U, 3U}) {
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
    Rows fast;
    engines::RunOptions options;
    options.last_grade = last_ply;
    const PositionsEnd end = collect(pitch, fast, options);
    EXPECT_TRUE(fast == slow) << name << ": " << fast.size() << " rows, the reference " << slow.size();
    EXPECT_EQ(end.rows, slow.size());
    EXPECT_EQ(end.last_finished_grade, slow.back().grade);
    EXPECT_FALSE(end.cut);
    EXPECT_FALSE(end.enough);
  }
}

TEST(SoccerPositions, AreTheReferencesOnEveryWholePaperPitchOfAtMostFourCells) {
  for (int m = 1; m <= 4; ++m) {
    for (int n = 1; m * n <= 4; ++n)
      expect_rows_of_the_reference(soccer::to_string({soccer::Rules::paper, m, n}), std::nullopt);
  }
}

TEST(SoccerPositions, AreTheReferencesOnTheWholeClassicPitchOfTwoByTwo) {
  expect_rows_of_the_reference("classic:2x2", std::nullopt);
}

// Drawings of two, four and six words; some have more plies than a key has leading edges.
TEST(SoccerPositions, AreTheReferencesOnTheFirstPliesOfLargerPitches) {
  expect_rows_of_the_reference("paper:3x3", 7);
  expect_rows_of_the_reference("paper:5x5", 5);
  expect_rows_of_the_reference("paper:7x7", 4);
  expect_rows_of_the_reference("classic:4x4", 5);
  expect_rows_of_the_reference("classic:8x10", 4);
}

// The number of edges that two drawings share above the highest in which they differ.
std::size_t shared_above(const graphs::WideEdgeSet& a, const graphs::WideEdgeSet& b) {
  std::size_t shared = 0;
  for (std::size_t e = graphs::most_edges; e-- > 0;) {
    const auto edge = static_cast<graphs::Edge>(e);
    if (a.contains(edge) != b.contains(edge)) break;
    shared += a.contains(edge) ? 1 : 0;
  }
  return shared;
}

// Sets of more than seven edges that share the seven highest: the key's first number does not decide their order.
TEST(SoccerPositions, AreInTheOrderOfNumbersWhereTheKeysDoNotDecide_standard) {
  const soccer::Pitch pitch = pitch_of("paper:1x20");
  engines::RunOptions options;
  options.last_grade = 11;
  Rows rows;
  collect(pitch, rows, options);
  std::size_t same_leading = 0;
  for (std::size_t i = 1; i < rows.size(); ++i) {
    const SoccerPosition& a = rows[i - 1];
    const SoccerPosition& b = rows[i];
    const auto place = [](const SoccerPosition& p) {
      return std::tuple(p.grade, p.drawing.word(1), p.drawing.word(0), p.ball);
    };
    ASSERT_LT(place(a), place(b)) << "row " << i;
    same_leading += a.grade == b.grade && a.drawing != b.drawing && shared_above(a.drawing, b.drawing) >= 7 ? 1 : 0;
  }
  EXPECT_GT(same_leading, 1000U);
}

TEST(SoccerPositions, SumToTheCountersRowsOverManyBatches_standard) {
  const soccer::Pitch pitch = pitch_of("paper:3x3");
  engines::RunOptions options;
  options.last_grade = 15;
  const auto counts = count_soccer_layered(pitch, By::ply, Symmetry::none, options);
  std::vector<Natural> classes(16);
  std::vector<Natural> histories(16);
  std::atomic<int> prepared = 0;
  std::size_t taken = 0;
  const PositionSink sink{.prepare =
                              [&](PositionBlock& block) {
                                block.text = std::to_string(block.rows.size());
                                ++prepared;
                              },
                          .take =
                              [&](const PositionBlock& block) {
                                EXPECT_EQ(block.text, std::to_string(block.rows.size()));
                                ++taken;
                                for (const SoccerPosition& row : block.rows) {
                                  EXPECT_EQ(row.drawing.size(), static_cast<std::size_t>(row.grade));
                                  classes[static_cast<std::size_t>(row.grade)] += 1;
                                  histories[static_cast<std::size_t>(row.grade)] += Natural(row.size);
                                }
                                return true;
                              }};
  EXPECT_EQ(soccer_positions(pitch, sink, options).status, engines::RunStatus::grade_limit);
  for (std::size_t ply = 0; ply < 16; ++ply) {
    EXPECT_EQ(histories[ply], counts.rows[ply].histories);
    EXPECT_EQ(classes[ply], counts.rows[ply].strong_classes);
  }
  EXPECT_EQ(prepared, static_cast<int>(taken));
  EXPECT_GT(taken, 32U);
}

TEST(SoccerPositions, EndWhenTheSinkHasEnough) {
  std::size_t blocks = 0;
  const PositionSink sink{.prepare = {}, .take = [&](const PositionBlock&) { return ++blocks < 3; }};
  const PositionsEnd end = soccer_positions(pitch_of("paper:3x3"), sink);
  EXPECT_TRUE(end.enough);
  EXPECT_EQ(blocks, 3U);
  EXPECT_EQ(end.last_finished_grade, 1);
  EXPECT_TRUE(end.cut);
  engines::RunOptions three_layers;
  three_layers.last_grade = 2;
  EXPECT_EQ(
      Natural(end.rows),
      count_soccer_layered(pitch_of("paper:3x3"), By::total, Symmetry::none, three_layers).rows.at(0).strong_classes);
}

TEST(SoccerPositions, EndAtTheStopTokenInTheMiddleOfALayer_standard) {
  std::stop_source source;
  engines::RunOptions options;
  options.stop = source.get_token();
  std::uint64_t taken = 0;
  const PositionSink sink{.prepare = {}, .take = [&](const PositionBlock& block) {
                            taken += block.rows.size();
                            if (taken > 500'000) source.request_stop();
                            return true;
                          }};
  const PositionsEnd end = soccer_positions(pitch_of("paper:3x3"), sink, options);
  EXPECT_EQ(end.status, engines::RunStatus::interrupted);
  EXPECT_FALSE(end.enough);
  EXPECT_TRUE(end.cut);
  EXPECT_EQ(end.rows, taken);
  EXPECT_LT(taken, 600'000U);
}

TEST(SoccerPositions, KeepTheFinishedGradesWhenMemoryEnds_standard) {
  engines::RunOptions options;
  Rows rows;
  options.memory = 1000;
  EXPECT_EQ(collect(pitch_of("paper:3x3"), rows, options).status, engines::RunStatus::memory);
  EXPECT_TRUE(rows.empty());
  options.memory = std::size_t{64} << 20U;
  const PositionsEnd end = collect(pitch_of("paper:5x5"), rows, options);
  EXPECT_EQ(end.status, engines::RunStatus::memory);
  EXPECT_FALSE(end.cut);
  EXPECT_GE(end.last_finished_grade, 2);
  EXPECT_EQ(rows.back().grade, end.last_finished_grade);
}

TEST(SoccerPositions, PassOnWhatTheSinkThrows) {
  const PositionSink sink{.prepare = {}, .take = [](const PositionBlock&) -> bool {
                            throw Error(ErrorKind::unusable_input, "the disk is full");
                          }};
  EXPECT_THROW(soccer_positions(pitch_of("paper:3x3"), sink), Error);
}

TEST(SoccerPositions, RefuseAPitchThatNoDrawingHolds) {
  Rows rows;
  EXPECT_THROW(collect(pitch_of("paper:10x10"), rows), Error);
}

}  // namespace quadrille::enumerate::enumerate_positions_test
