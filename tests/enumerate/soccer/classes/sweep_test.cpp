// The classes that one sweep counts, of the whole game and up to a last ply, equal those that the engine reverse lists.
#include <gtest/gtest.h>

#include <stop_token>

#include "enumerate/soccer/classes.hpp"
#include "enumerate/soccer/reverse.hpp"

namespace quadrille::enumerate::classes_sweep_test {

Natural listed(const soccer::PitchName& name, const std::optional<int>& last_ply) {
  engines::RunOptions options;
  options.last_grade = last_ply;
  return *count_soccer_reverse(soccer::Pitch(name), By::total, Symmetry::none, options).rows.at(0).strong_classes;
}

TEST(ClassSweep, CountsWhatIsListed) {
  for (const char* const text : {"paper:1x1", "paper:1x3", "paper:3x1", "paper:2x2", "paper:2x3", "classic:2x2"}) {
    const auto name = soccer::parse_pitch_name(text);
    const Natural all = listed(name, std::nullopt);
    EXPECT_EQ(sweep_classes(name, std::nullopt).of_game, all) << text;
    EXPECT_EQ(sweep_classes(name, std::nullopt).to_last_ply, all) << text;
    for (const int last : {0, 1, 5}) {
      const SweptClasses swept = sweep_classes(name, last);
      EXPECT_EQ(swept.status, engines::RunStatus::complete);
      EXPECT_EQ(swept.of_game, all) << text;
      EXPECT_EQ(swept.to_last_ply, listed(name, last)) << text << " to ply " << last;
      engines::RunOptions bounded;
      bounded.last_grade = last;
      EXPECT_EQ(sweep_classes(name, last, bounded).of_game, swept.to_last_ply) << text << " to ply " << last;
    }
  }
}

TEST(ClassSweep, SaysWhyItEndedEarly) {
  const auto name = soccer::parse_pitch_name("paper:4x4");
  std::stop_source stop;
  stop.request_stop();
  engines::RunOptions stopped;
  stopped.stop = stop.get_token();
  const SweptClasses swept = sweep_classes(name, 3, stopped);
  EXPECT_EQ(swept.status, engines::RunStatus::interrupted);
  EXPECT_FALSE(swept.reached.empty());
  engines::RunOptions narrow;
  narrow.memory = 1;
  EXPECT_NE(sweep_classes(name, std::nullopt, narrow).status, engines::RunStatus::complete);
}

}  // namespace quadrille::enumerate::classes_sweep_test
