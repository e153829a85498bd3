// The text of the progress line: the place, the speed, and the remaining time.
#include "cli/output/progress.hpp"

#include <gtest/gtest.h>

namespace quadrille::cli::progress_test {

// The time of a ply does not predict the time of the whole, so no estimate is shown.
TEST(Progress, AListingSaysHowMuchOfItsPlyIsDone) {
  const engines::Progress at{.grade = 12, .done = 500'000, .total = 2'000'000, .found = 900'000, .worked = 3'000'000};
  EXPECT_EQ(progress_text(at, 2.0), "ply 12: 25% of 2 million, 900 thousand found, 1.5 million a second");
}

TEST(Progress, ASweepSaysHowMuchOfTheWholeIsLeft) {
  const engines::Progress at{
      .unit = "vertex", .grade = 40, .done = 1, .total = 4, .found = 9, .worked = 1'000'000, .fraction = 0.1};
  EXPECT_EQ(progress_text(at, 60.0),
            "[==                  ] 10%, about 9 min left, vertex 40: 25% of 4, 9 found, 16.7 thousand a second");
}

TEST(Progress, NothingIsSaidThatIsNotKnown) {
  EXPECT_EQ(progress_text({.grade = 3}, 0.0), "ply 3");
  EXPECT_EQ(progress_text({.grade = 3, .fraction = 0.0}, 1.0), "ply 3");
  EXPECT_EQ(progress_text({.grade = 3, .fraction = 0.0001}, 100.0),
            "[                    ] 0%, about 278 h left, ply 3");
}

TEST(Progress, ShowsWholeWords) {
  EXPECT_EQ(beginning_of("vertex 40: 25% of 4, 9 found", 60), "vertex 40: 25% of 4, 9 found");
  EXPECT_EQ(beginning_of("vertex 40: 25% of 4, 9 found", 22), "vertex 40: 25% of 4");
  EXPECT_EQ(beginning_of("vertex 40: 25% of 4", 12), "vertex 40");
  EXPECT_EQ(beginning_of("unbroken", 4), "");
}

}  // namespace quadrille::cli::progress_test
