// The engines that count classes agree: on every pitch of at most ten million classes, paper and classic, they give the
// same rows in all columns that both fill. Also the choice between them.
#include "enumerate/soccer/engine.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "enumerate/soccer/colour.hpp"
#include "enumerate/soccer/frontier.hpp"
#include "enumerate/soccer/grouping.hpp"
#include "enumerate/soccer/histories/counts.hpp"
#include "enumerate/soccer/layered.hpp"
#include "enumerate/soccer/reverse.hpp"
#include "enumerate/soccer/sweep.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/soccer/groupings.hpp"

namespace quadrille::enumerate::engine_test {

using soccer::Engine;

// Sanitizers make the walks twenty times slower.
#ifdef QUADRILLE_SANITIZED
constexpr int most_classes = 300'000;
#else
constexpr int most_classes = 10'000'000;
#endif

// Every pitch with sides up to nine whose classes are at most `most_classes` by a sweep. (A wider or longer pitch has
// more classes if it has more than one row; of one row it has one class.)
std::vector<soccer::PitchName> small_pitches() {
  std::vector<soccer::PitchName> names;
  for (const soccer::Rules rules : {soccer::Rules::paper, soccer::Rules::classic}) {
    const int step = rules == soccer::Rules::paper ? 1 : 2;
    for (int width = step; width <= 9; width += step) {
      for (int height = step; height <= 9; height += step) {
        const soccer::PitchName name{rules, width, height};
        const soccer::Pitch pitch(name);
        const bool one_class = pitch.goal(pitch.start()) != soccer::Goal::none;
        if (!one_class && bits_needed(whole_sweep(pitch)) > 40) continue;
        if (*count_soccer_frontier(pitch, By::total).rows.at(0).weak_classes <= most_classes) names.push_back(name);
      }
    }
  }
  return names;
}

// The rows of layered equal those of the other engines, but for the columns that these do not fill.
void expect_same(const soccer::Pitch& pitch, By by, Symmetry symmetry) {
  const std::string what = to_string(pitch.name()) + " by " + std::string(to_string(by));
  const std::vector<CountRow> listed = count_soccer(Engine::layered, pitch, by, symmetry).rows;
  EXPECT_FALSE(listed.empty()) << what;
  const CountTask task{pitch.name(), by, symmetry};
  EXPECT_EQ(count_soccer(Engine::frontier, pitch, by, symmetry).rows,
            without_what_is_unknown(listed, frontier_fills_ended(task)))
      << what;
  EXPECT_EQ(count_soccer(Engine::reverse, pitch, by, symmetry).rows, without_what_is_unknown(listed, true)) << what;
  if (colour_can(by)) {
    EXPECT_EQ(count_soccer(Engine::colour, pitch, by, symmetry).rows, without_what_is_unknown(listed, false)) << what;
  }
}

TEST(SoccerEngine, AllAgreeOnEveryPitchOfAtMostTenMillionClasses_extreme) {
  std::set<std::string> seen;
  for (const soccer::PitchName& name : small_pitches()) {
    const soccer::Pitch pitch(name);
    seen.insert(to_string(name));
    for (const By by : frontier_groupings) expect_same(pitch, by, Symmetry::none);
  }
  for (const char* expected : {"paper:1x5", "paper:2x3", "paper:3x2", "paper:9x1", "classic:2x2"}) {
    EXPECT_TRUE(seen.contains(expected)) << expected;
  }
}

// The engine fills every column of its table but those that it leaves empty.
void expect_columns_of_the_table(Engine engine, By by) {
  SCOPED_TRACE(std::string(to_string(engine)) + " by " + std::string(to_string(by)));
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:2x2"));
  const Schema<CountRow> schema = soccer::schema_of(by);
  const std::vector<std::string> left_empty = columns_left_empty(engine, {pitch.name(), by});
  const std::vector<CountRow> rows = count_soccer(engine, pitch, by, Symmetry::none).rows;
  EXPECT_FALSE(rows.empty());
  for (const CountRow& row : rows) {
    for (const Column<CountRow>& column : schema.columns) {
      const bool is_empty = std::holds_alternative<std::monostate>(column.cell(row));
      EXPECT_EQ(is_empty, std::ranges::count(left_empty, column.schema.name) == 1) << column.schema.name;
    }
  }
  Table table;
  append_rows<CountRow>(table, rows, schema);
  EXPECT_EQ(rows_of(table, schema), rows);  // rows have no value outside the table
}

TEST(SoccerEngine, FillsTheColumnsOfItsTableAndNoOther) {
  for (const By by : soccer::groupings) {
    expect_columns_of_the_table(Engine::layered, by);
    if (reverse_can(by)) expect_columns_of_the_table(Engine::reverse, by);
    if (frontier_can(by)) expect_columns_of_the_table(Engine::frontier, by);
    if (trails_can(by)) expect_columns_of_the_table(Engine::trails, by);
    if (colour_can(by)) expect_columns_of_the_table(Engine::colour, by);
  }
}

TEST(SoccerEngine, FrontierCountsClassesAtTheirEndsWhereThatIsSoonDone) {
  const auto fills = [](const char* name, Symmetry symmetry, std::optional<int> last = {}) {
    return frontier_fills_ended({soccer::parse_pitch_name(name), By::ply, symmetry, last});
  };
  EXPECT_TRUE(fills("paper:4x1", Symmetry::none));
  EXPECT_TRUE(fills("paper:6x6", Symmetry::none));
  EXPECT_FALSE(fills("paper:2x2", Symmetry::mirror));
  EXPECT_FALSE(fills("paper:7x7", Symmetry::none));  // 28 sweeps, minutes each
  EXPECT_TRUE(fills("paper:1x100", Symmetry::none));
  EXPECT_FALSE(fills("paper:1x300", Symmetry::none));  // 298 sweeps, a second each
  EXPECT_TRUE(fills("paper:7x7", Symmetry::none, 1));
  EXPECT_FALSE(fills("paper:12x12", Symmetry::none));  // too wide for the sweep
}

TEST(SoccerEngine, AllAgreeUpToTheMirrorToo_standard) {
  for (const char* name : {"paper:2x1", "paper:2x2", "paper:2x3", "paper:4x1", "paper:4x2", "classic:2x2"}) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    for (const By by : frontier_groupings) expect_same(pitch, by, Symmetry::mirror);
  }
}

Engine chosen(const char* name, By by, std::optional<int> last = {}, std::size_t memory = -1ULL) {
  engines::RunOptions options;
  options.last_grade = last;
  options.memory = memory;
  const EngineChoice choice = choose_engine({soccer::parse_pitch_name(name), by, Symmetry::none, last}, options);
  EXPECT_FALSE(choice.reason.empty());
  return choice.engine;
}

TEST(SoccerEngine, ListsWhatCanBeListedAndSweepsTheRest) {
  EXPECT_EQ(chosen("paper:3x3", By::ply), Engine::layered);
  EXPECT_EQ(chosen("paper:5x2", By::ply), Engine::layered);   // 72,899,498 classes
  EXPECT_EQ(chosen("paper:5x2", By::total), Engine::trails);  // at once
  EXPECT_EQ(chosen("paper:2x5", By::total), Engine::trails);  // 102,136,349
  EXPECT_EQ(chosen("paper:2x5", By::outcome), Engine::trails);
  EXPECT_EQ(chosen("paper:5x2", By::outcome), Engine::layered);
  EXPECT_EQ(chosen("paper:3x7", By::ply), Engine::trails);
  EXPECT_EQ(chosen("paper:3x7", By::ply, {}, std::size_t{100} << 20U), Engine::frontier);
  EXPECT_EQ(chosen("paper:4x4", By::total), Engine::trails);
  EXPECT_EQ(chosen("paper:4x60", By::total), Engine::colour);    // trails would take minutes
  EXPECT_EQ(chosen("paper:5x5", By::outcome), Engine::layered);  // too wide for trails
  EXPECT_EQ(chosen("paper:4x4", By::outcome), Engine::trails);   // minutes, and no other engine can
  EXPECT_EQ(chosen("paper:4x4", By::outcome, {}, std::size_t{1} << 30U), Engine::layered);
  EXPECT_EQ(chosen("paper:9x1", By::ply), Engine::layered);
  EXPECT_EQ(chosen("paper:5x5", By::ply), Engine::frontier);
  EXPECT_EQ(chosen("paper:5x5", By::ply, 9), Engine::layered);
  EXPECT_EQ(chosen("paper:4x4", By::ply, 60, std::size_t{8} << 30U), Engine::frontier);
  EXPECT_EQ(chosen("paper:4x4", By::ball, 60), Engine::layered);
  EXPECT_EQ(chosen("paper:5x5", By::ply, {}, std::size_t{200} << 20U), Engine::frontier);
  EXPECT_EQ(chosen("classic:8x10", By::ball, {}, std::size_t{40} << 30U), Engine::frontier);
  EXPECT_EQ(chosen("classic:8x10", By::total), Engine::colour);
  EXPECT_EQ(chosen("classic:8x10", By::total, {}, std::size_t{16} << 20U), Engine::layered);
  EXPECT_EQ(chosen("classic:8x10", By::bounces), Engine::layered);
  EXPECT_EQ(chosen("paper:12x12", By::total, {}, std::size_t{1} << 30U), Engine::colour);  // it states its memory
  EXPECT_EQ(chosen("paper:10x8", By::ply, {}, std::size_t{24} << 30U), Engine::layered);   // too many lanes
  EXPECT_EQ(chosen("paper:1x300", By::total, 5), Engine::trails);
}

TEST(SoccerEngine, AnEngineSaysWhichOtherCanDoWhatItCannot) {
  const soccer::PitchName pitch = soccer::parse_pitch_name("paper:1x2");
  const soccer::PitchName large{soccer::Rules::paper, 11, 11};
  const soccer::PitchName widest{soccer::Rules::paper, 10, 10};
  const auto require = [](Engine engine, const soccer::PitchName& name, By by, std::optional<int> last,
                          bool checkpoint) {
    require_engine(engine, {name, by, Symmetry::none, last, checkpoint});
  };
  EXPECT_THROW(require(Engine::reverse, pitch, By::ply, {}, true), Error);
  EXPECT_NO_THROW(require(Engine::reverse, pitch, By::ply, {}, false));
  EXPECT_NO_THROW(require(Engine::layered, pitch, By::size, 3, true));
  EXPECT_THROW(require(Engine::frontier, pitch, By::ball, 3, false), Error);
  EXPECT_THROW(require(Engine::frontier, large, By::ply, {}, false), Error);
  EXPECT_NO_THROW(require(Engine::frontier, widest, By::ply, {}, false));
  EXPECT_THROW(require(Engine::layered, large, By::ply, {}, false), Error);
  for (const By by : {By::size, By::outcome, By::winner}) {
    EXPECT_THROW(require(Engine::reverse, pitch, by, {}, false), Error);
  }
  EXPECT_NO_THROW(require(Engine::layered, pitch, By::winner, 3, false));
  EXPECT_THROW(require(Engine::layered, pitch, By::winner, {}, true), Error);
  for (const By by : {By::bounces, By::vertices, By::size, By::outcome, By::winner}) {
    EXPECT_THROW(require(Engine::frontier, pitch, by, {}, false), Error);
  }
  EXPECT_NO_THROW(require(Engine::colour, {soccer::Rules::paper, 12, 40}, By::total, {}, true));
  EXPECT_THROW(require(Engine::colour, {soccer::Rules::paper, 13, 40}, By::total, {}, false), Error);
  EXPECT_THROW(require(Engine::colour, pitch, By::ply, {}, false), Error);
  EXPECT_THROW(require(Engine::colour, pitch, By::total, 3, false), Error);
  EXPECT_EQ(to_string(Engine::reverse), "reverse");
}

}  // namespace quadrille::enumerate::engine_test
