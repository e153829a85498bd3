// What the progress line says: where, how fast, how much longer.
#include "cli/output/progress.hpp"

#include <gtest/gtest.h>

namespace quadrille::cli::progress_test {

TEST(Progress, AListingSaysHowMuchOfItsPlyIsLeft) {
  const engines::Progress at{.grade = 12, .done = 500'000, .total = 2'000'000, .found = 900'000, .worked = 3'000'000};
  EXPECT_EQ(progress_text(at, 2.0),
            "ply 12, about 1 s for this ply: 25% of 2 million, 900 thousand found, 1.5 million a second");
}

TEST(Progress, ASweepSaysHowMuchOfTheWholeIsLeft) {
  const engines::Progress at{
      .unit = "vertex", .grade = 40, .done = 1, .total = 4, .found = 9, .worked = 1'000'000, .fraction = 0.1};
  EXPECT_EQ(progress_text(at, 60.0), "vertex 40, about 9 min left: 25% of 4, 9 found, 16.7 thousand a second");
}

TEST(Progress, NothingIsSaidThatIsNotKnown) {
  EXPECT_EQ(progress_text({.grade = 3}, 0.0), "ply 3");
  EXPECT_EQ(progress_text({.grade = 3, .fraction = 0.0}, 1.0), "ply 3");
  EXPECT_EQ(progress_text({.grade = 3, .fraction = 0.0001}, 100.0), "ply 3, about 278 h left");
}

}  // namespace quadrille::cli::progress_test
