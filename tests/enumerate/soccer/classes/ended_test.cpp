// The classes in which a game is over, against those in a listing.
#include <gtest/gtest.h>

#include "enumerate/soccer/classes.hpp"
#include "enumerate/soccer/layered.hpp"

namespace quadrille::enumerate::ended_test {

Natural at(const std::vector<Natural>& numbers, int ply) {
  const auto place = static_cast<std::size_t>(ply);
  return place < numbers.size() ? numbers[place] : Natural(0);
}

TEST(EndedClasses, AreThoseThatAreListed_standard) {
  Natural blocked = 0;
  for (const char* const name :
       {"paper:2x1", "paper:1x3", "paper:2x2", "paper:3x2", "paper:2x3", "classic:2x2", "classic:4x2"}) {
    SCOPED_TRACE(name);
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const EndedClasses found = count_ended_classes(pitch);
    ASSERT_EQ(found.status, engines::RunStatus::complete);
    for (const CountRow& row : count_soccer_layered(pitch, By::ply).rows) {
      const int ply = row.ply.value();
      EXPECT_EQ(at(found.goal_1, ply), row.goal_1) << ply;
      EXPECT_EQ(at(found.goal_2, ply), row.goal_2) << ply;
      EXPECT_EQ(at(found.blocked, ply), row.blocked) << ply;
      blocked += at(found.blocked, ply);
    }
  }
  EXPECT_GT(blocked, 0);
}

TEST(EndedClasses, EndWithTheLastPlyAndWithMemory) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:3x3"));
  const EndedClasses whole = count_ended_classes(pitch);
  engines::RunOptions options;
  options.last_grade = 12;
  const EndedClasses some = count_ended_classes(pitch, options);
  for (int ply = 0; ply <= 12; ++ply) EXPECT_EQ(at(some.goal_2, ply), at(whole.goal_2, ply)) << ply;
  for (int ply = 13; ply <= 42; ++ply) EXPECT_EQ(at(some.goal_2, ply), 0) << ply;
  options.memory = 10'000;
  const EndedClasses none = count_ended_classes(pitch, options);
  EXPECT_EQ(none.status, engines::RunStatus::memory);
  EXPECT_FALSE(none.reached.empty());
}

}  // namespace quadrille::enumerate::ended_test
