// The colour sweep on pitches: every stored total and every small pitch, the transposed pitch, the mirror, its
// checkpoint.
#include "enumerate/soccer/colour.hpp"

#include <gtest/gtest.h>

#include <set>

#include "enumerate/soccer/frontier.hpp"
#include "enumerate/soccer/layered.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/engines/held_checkpoint.hpp"
#include "tests/project/results_files.hpp"

namespace quadrille::enumerate::colour_test {

soccer::Pitch pitch(const std::string& name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

Natural total(const std::string& name, Symmetry symmetry = Symmetry::none) {
  return *count_soccer_colour(pitch(name), symmetry).rows.at(0).weak_classes;
}

// The pitches of stored totals whose rows have at most `most_points` points, with their classes.
std::map<std::string, Natural> stored_totals(int most_points) {
  std::map<std::string, Natural> totals;
  for (const auto& entry : std::filesystem::directory_iterator(results)) {
    const std::string file = entry.path().filename().string();
    if (!file.starts_with("soccer-") || (!file.ends_with("-total.csv") && !file.ends_with("-whole.csv"))) continue;
    std::string name = file.substr(7, file.rfind('-') - 7);
    name.replace(name.find('-'), 1, ":");
    const soccer::PitchName parsed = soccer::parse_pitch_name(name);
    if (std::min(parsed.width, parsed.height) + 1 > most_points) continue;
    const auto table = read_csv(entry.path());
    totals[name] = Natural(table.at(1).at(column(table, "weak_classes")));
  }
  return totals;
}

TEST(SoccerColour, CountsEveryStoredTotalOfANarrowPitch_standard) {
  const auto totals = stored_totals(8);
  EXPECT_GE(totals.size(), 12U);
  for (const auto& [name, classes] : totals) EXPECT_EQ(total(name), classes) << name;
}

TEST(SoccerColour, CountsEveryStoredTotal_long) {
  const auto totals = stored_totals(10);
  EXPECT_TRUE(totals.contains("paper:9x9"));
  for (const auto& [name, classes] : totals) EXPECT_EQ(total(name), classes) << name;
}

// Every pitch of at most thirty segments.
std::vector<soccer::PitchName> small_pitches() {
  std::vector<soccer::PitchName> names;
  for (const soccer::Rules rules : {soccer::Rules::paper, soccer::Rules::classic}) {
    for (int width = soccer::size_step(rules); width <= 30; width += soccer::size_step(rules)) {
      for (int height = soccer::size_step(rules); height <= 30; height += soccer::size_step(rules)) {
        const soccer::PitchName name{rules, width, height};
        if (soccer::edge_count(name) <= 30) names.push_back(name);
      }
    }
  }
  return names;
}

TEST(SoccerColour, AgreesWithLayeredOnEveryPitchOfAtMostThirtySegments_extreme) {
  std::set<std::string> seen;
  for (const soccer::PitchName& name : small_pitches()) {
    seen.insert(to_string(name));
    const Natural listed = *count_soccer_layered(soccer::Pitch(name), By::total).rows.at(0).weak_classes;
    EXPECT_EQ(total(to_string(name)), listed) << to_string(name);
  }
  for (const char* expected : {"paper:1x1", "paper:2x3", "paper:3x2", "paper:5x1", "classic:2x2"}) {
    EXPECT_TRUE(seen.contains(expected)) << expected;
  }
}

TEST(SoccerColour, CountsTheSameAlongTheLongerSide_standard) {
  for (const char* name : {"paper:2x5", "paper:5x3", "paper:4x6", "classic:2x4", "classic:4x6", "classic:6x4"}) {
    const soccer::Pitch board = pitch(name);
    const std::size_t bits = bits_of_frontier(board);
    const Natural across = engines::count_by_colours(strip_of(board, true), bits, {}).count;
    EXPECT_EQ(across, engines::count_by_colours(strip_of(board), bits, {}).count) << name;
    EXPECT_EQ(across, total(name)) << name;
  }
}

TEST(SoccerColour, CountsUpToTheMirrorAsTheFrontierDoes) {
  for (const char* name : {"paper:2x2", "paper:4x1", "paper:4x3", "classic:2x4", "classic:4x4"}) {
    const Natural expected = *count_soccer_frontier(pitch(name), By::total, Symmetry::mirror).rows.at(0).weak_classes;
    EXPECT_EQ(total(name, Symmetry::mirror), expected) << name;
  }
  EXPECT_THROW(count_soccer_colour(pitch("paper:3x3"), Symmetry::mirror), Error);
}

TEST(SoccerColour, CountsThePitchesOfAWidthAtOnce_standard) {
  for (const char* pattern : {"paper:4x", "paper:5x", "classic:4x"}) {
    std::vector<soccer::PitchName> names;
    for (const int height : {6, 8, 12, 10}) names.push_back(soccer::parse_pitch_name(pattern + std::to_string(height)));
    const ColourFamily found = count_colour_family(names, {});
    ASSERT_EQ(found.classes.size(), names.size()) << pattern;
    for (std::size_t i = 0; i < names.size(); ++i) EXPECT_EQ(found.classes[i], total(to_string(names[i])));
  }
  EXPECT_TRUE(count_colour_family({soccer::parse_pitch_name("paper:4x6"), soccer::parse_pitch_name("paper:5x6")}, {})
                  .classes.empty());
}

TEST(SoccerColour, SaysWhatItLacks) {
  engines::RunOptions options;
  options.memory = 1000;
  const Counted counted = count_soccer_colour(pitch("paper:5x5"), Symmetry::none, options);
  EXPECT_EQ(counted.status, engines::RunStatus::memory);
  EXPECT_TRUE(counted.rows.empty());
  EXPECT_NE(counted.reached.find("GiB"), std::string::npos) << counted.reached;
}

TEST(SoccerColour, ResumesFromItsCheckpoint) {
  engines::HeldCheckpoint held;
  const soccer::Pitch board = pitch("paper:4x4");
  std::stop_source stop;
  engines::RunOptions options;
  options.stop = stop.get_token();
  options.checkpoint = held.checkpoint(false);
  options.observer = [&](const engines::Progress& at) {
    if (at.grade == 17) stop.request_stop();
  };
  const Counted first = count_soccer_colour(board, Symmetry::none, options);
  EXPECT_EQ(first.status, engines::RunStatus::interrupted);
  EXPECT_NE(first.reached.find("at step 17 of"), std::string::npos) << first.reached;
  options = {};
  options.checkpoint = held.checkpoint(false);
  EXPECT_EQ(count_soccer_colour(board, Symmetry::none, options).rows, count_soccer_colour(board).rows);
}

}  // namespace quadrille::enumerate::colour_test
