// Families of pitches: the pitches that they name, a row for each pitch, and the sizes of counts before they start.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_family.hpp"
#include "quadrille/soccer_lists.hpp"

namespace quadrille::soccer::family_test {

TEST(Family, NamesItsPitchesByWidthAndThenByHeight) {
  EXPECT_EQ(pitches_of("paper:1..2x2..3"),
            (std::vector<std::string>{"paper:1x2", "paper:1x3", "paper:2x2", "paper:2x3"}));
  EXPECT_EQ(pitches_of("classic:4x8"), std::vector<std::string>{"classic:4x8"});
  EXPECT_EQ(pitches_of("paper:3..3x3"), std::vector<std::string>{"paper:3x3"});
  EXPECT_EQ(pitches_of("classic:2..4x4..7"),
            (std::vector<std::string>{"classic:2x4", "classic:2x6", "classic:4x4", "classic:4x6"}));
  EXPECT_EQ(pitches_of("classic:3..5x2"), std::vector<std::string>{"classic:4x2"});
  EXPECT_EQ(pitches_of("paper:1x1..1000").size(), 1000U);
  EXPECT_EQ(pitches_of("paper:2..3xsame"), (std::vector<std::string>{"paper:2x2", "paper:3x3"}));
  EXPECT_EQ(pitches_of("classic:1..5xsame"), (std::vector<std::string>{"classic:2x2", "classic:4x4"}));
  for (const char* const family :
       {"paper:2..1x3", "paper:1..x3", "paper:0..2x3", "paper:1..2", "1..2x3", "go:1..2x3", "classic:3..3x4",
        "classic:2..4x3", "paper:1x1..1001", "paper:1..2x3x4", "paper:samex1..2", "paper:1..2xsames", ""}) {
    EXPECT_THROW(pitches_of(family), Error) << family;
  }
}

TEST(Family, IsWhatHasARange) {
  EXPECT_TRUE(is_family("paper:3x3..3"));
  EXPECT_FALSE(is_family("paper:3x3"));
}

// The message of any refusal names the pitch.
TEST(Family, NamesThePitchThatIsRefused) {
  const auto refusal = [](const CountRequest& request) {
    try {
      plan(request);
    } catch (const Error& error) {
      return std::string(error.what());
    }
    return std::string("none");
  };
  EXPECT_NE(refusal({.pitch = "paper:2..3x3", .by = By::total, .mirror = true}).find("paper:3x3"), std::string::npos);
  EXPECT_NE(refusal({.pitch = "paper:3..20x20", .by = By::total, .engine = Engine::frontier}).find("'paper:"),
            std::string::npos);
  EXPECT_NE(refusal({.pitch = "paper:9x9..12", .by = By::total, .engine = Engine::layered}).find("'paper:9x"),
            std::string::npos);
}

// The answer has each pitch's own row.
void expect_row_of_each_pitch(const Answer& family, const std::string& pitches, Engine engine) {
  EXPECT_TRUE(family.ending.whole());
  EXPECT_EQ(family.table.columns.at(0), "pitch");
  std::vector<CountRow> alone;
  for (const std::string& pitch : pitches_of(pitches)) {
    alone.push_back(rows(count({.pitch = pitch, .by = By::total, .engine = engine})).at(0));
    alone.back().pitch = pitch;
  }
  EXPECT_EQ(rows(family), alone) << pitches;
}

TEST(Family, HasTheRowOfEachPitch) {
  const Answer family = count({.pitch = "paper:1..2x2..3", .by = By::total});
  EXPECT_EQ(family.table.rows.size(), 4U);
  expect_row_of_each_pitch(family, "paper:1..2x2..3", Engine::automatic);
}

// The engine sweeps some together and others alone: low pitches, a single one, one of another width.
TEST(Family, HasTheRowOfEachPitchWhereManyAreSweptAtOnce_standard) {
  for (const auto& [pitches, engine] : {std::pair{"paper:1..2x4..9", Engine::trails},
                                        {"paper:1..2x4..9", Engine::frontier},
                                        {"paper:1x6..6", Engine::trails},
                                        {"classic:2x2..12", Engine::trails},
                                        {"paper:5x1..5", Engine::frontier},
                                        {"paper:7x1..4", Engine::frontier},
                                        {"paper:1..5xsame", Engine::frontier}}) {
    expect_row_of_each_pitch(count({.pitch = pitches, .by = By::total, .engine = engine}), pitches, engine);
  }
}

// Without memory for the matrices of 3 x n's histories (163 MiB), the engine sweeps each pitch by itself, as many as
// fit.
TEST(Family, KeepsTheRowsThatFitIntoMemory_standard) {
  Options options;
  options.memory = std::size_t{8} << 20U;
  const Answer part = count({.pitch = "paper:3x1..9", .by = By::total, .engine = Engine::trails}, options);
  EXPECT_EQ(part.ending.status, RunStatus::memory);
  EXPECT_NE(part.ending.missing.find("and the pitches after it"), std::string::npos);
  EXPECT_EQ(part.table.missing, part.ending.missing);
  const Answer whole = count({.pitch = "paper:3x1..4", .by = By::total, .engine = Engine::trails});
  for (std::size_t i = 0; i < std::min(part.table.rows.size(), whole.table.rows.size()); ++i) {
    EXPECT_EQ(part.table.rows[i], whole.table.rows[i]);
  }
}

TEST(Family, LeavesAColumnEmptyWhereItsEngineDoes) {
  const Answer swept = count({.pitch = "paper:1x2..3", .by = By::total, .engine = Engine::frontier});
  EXPECT_EQ(swept.table.unfilled, std::vector<std::string>{"histories"});
  EXPECT_EQ(plan(CountRequest{.pitch = "paper:3x2..5", .by = By::total}).table.unfilled, std::vector<std::string>{});
}

TEST(Family, KeepsThePitchesThatWereFinished) {
  std::stop_source stop;
  stop.request_stop();
  Options options;
  options.stop = stop.get_token();
  const Answer none = count({.pitch = "paper:2x2..3", .by = By::total, .engine = Engine::layered}, options);
  EXPECT_EQ(none.ending.status, RunStatus::interrupted);
  EXPECT_TRUE(none.table.rows.empty());
  EXPECT_EQ(none.ending.missing, "paper:2x2, and the pitches after it");
}

TEST(Family, IsCountedInTotalAndWithoutACheckpoint) {
  for (const By by : groupings) {
    if (by != By::total) {
      EXPECT_THROW(plan(CountRequest{.pitch = "paper:2x2..3", .by = by}), Error);
    }
  }
  Options options;
  options.checkpoint = "somewhere";
  EXPECT_THROW(plan(CountRequest{.pitch = "paper:2x2..3", .by = By::total}, options), Error);
}

// The size is exact if the sweep is quick, and then equals the listed number. For larger pitches it is a lower bound.
TEST(RequestSize, IsTheNumberOfClassesOrNoMore_standard) {
  for (const char* const pitch : {"paper:1x3", "paper:2x2", "paper:2x3", "classic:2x2", "paper:3x2"}) {
    const auto size = size_of(PositionsRequest{.pitch = pitch});
    ASSERT_TRUE(size) << pitch;
    EXPECT_EQ(size->known, RequestSize::Known::exactly);
    EXPECT_EQ(size->unit, RequestSize::Unit::rows);
    const auto listed = rows(count({.pitch = pitch, .by = By::total, .engine = Engine::reverse})).at(0);
    EXPECT_EQ(size->count, listed.strong_classes);
    EXPECT_FALSE(is_beyond_usual(*size));
  }
  const auto counted_to = [](const char* pitch, int plies) {
    Natural sum = 0;
    for (const CountRow& row : rows(count({.pitch = pitch, .engine = Engine::reverse, .plies = plies}))) {
      sum += *row.strong_classes;
    }
    return sum;
  };
  EXPECT_EQ(size_of(PositionsRequest{.pitch = "paper:3x3", .plies = 7})->count, counted_to("paper:3x3", 7));
  for (const char* const pitch : {"paper:6x6", "classic:6x6", "paper:9x2", "paper:2x9"}) {
    const auto size = size_of(PositionsRequest{.pitch = pitch, .plies = 7});
    ASSERT_TRUE(size) << pitch;
    EXPECT_EQ(size->known, RequestSize::Known::at_least) << pitch;
    EXPECT_LE(size->count, counted_to(pitch, 7)) << pitch;
    EXPECT_GT(size->count, 1000) << pitch;
  }
  EXPECT_EQ(size_of(PositionsRequest{.pitch = "classic:2x10", .plies = 7})->count, counted_to("classic:2x10", 7));
  EXPECT_FALSE(size_of(PositionsRequest{.pitch = "paper:9x9", .plies = 6}));
}

TEST(RequestSize, IsOfEnginesThatListStatesOnly) {
  const auto of = [](Engine engine) { return size_of(plan(CountRequest{.pitch = "paper:3x5", .engine = engine})); };
  EXPECT_FALSE(of(Engine::frontier));
  EXPECT_FALSE(of(Engine::automatic));
  ASSERT_TRUE(of(Engine::layered));
  EXPECT_EQ(of(Engine::layered)->count, Natural(4009490407897));
  EXPECT_TRUE(is_beyond_usual(*of(Engine::reverse)));
  const CountRequest mirrored{.pitch = "paper:2x3", .by = By::total, .engine = Engine::reverse, .mirror = true};
  EXPECT_LE(size_of(plan(mirrored))->count, rows(count(mirrored)).at(0).weak_classes.value());
  EXPECT_EQ(
      size_of(plan(CountRequest{.pitch = "paper:2x2..3", .by = By::total, .engine = Engine::layered}))->count,
      size_of(PositionsRequest{.pitch = "paper:2x2"})->count + size_of(PositionsRequest{.pitch = "paper:2x3"})->count);
}

// A set stop token ends every sweep at once. So a size that is known all the same comes from the plan's own sweep.
TEST(RequestSize, ComesFromThePlanWhereItsChoiceCountedTheClasses) {
  std::stop_source stop;
  stop.request_stop();
  Options stopped;
  stopped.stop = stop.get_token();
  for (const std::optional<int> plies : {std::optional<int>{}, std::optional<int>{12}}) {
    const auto chosen = plan(CountRequest{.pitch = "paper:3x3", .plies = plies});
    const auto named = plan(CountRequest{.pitch = "paper:3x3", .engine = Engine::layered, .plies = plies});
    EXPECT_EQ(chosen.request.engine, Engine::layered);
    ASSERT_TRUE(size_of(chosen, stopped));
    EXPECT_EQ(size_of(chosen, stopped)->count, size_of(named)->count);
    EXPECT_EQ(size_of(chosen, stopped)->known, RequestSize::Known::exactly);
    EXPECT_FALSE(size_of(named, stopped));
  }
  EXPECT_FALSE(size_of(PositionsRequest{.pitch = "paper:3x3"}, stopped));
}

TEST(RequestSize, IsBeyondTheUsualAboveTheLimitOnly) {
  EXPECT_FALSE(is_beyond_usual({usual_rows, RequestSize::Unit::rows}));
  EXPECT_TRUE(is_beyond_usual({Natural(usual_rows) + 1, RequestSize::Unit::rows}));
  EXPECT_FALSE(is_beyond_usual({usual_states, RequestSize::Unit::states}));
  EXPECT_TRUE(is_beyond_usual({Natural(usual_states) + 1, RequestSize::Unit::states}));
}

}  // namespace quadrille::soccer::family_test
