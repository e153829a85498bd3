// A call of GLPK that finds no memory throws, and the next call succeeds.
#include "enumerate/numbers/matrix_games/glpk_call.hpp"

#include <gtest/gtest.h>

namespace quadrille::enumerate::glpk_call_test {

// A sanitizer ends the process if it finds no memory.
#ifndef QUADRILLE_SANITIZED
TEST(GlpkCall, ThrowsWhereMemoryEnds) {
  ASSERT_LT(glp_init_env(), 2);
  bool went_on = false;
  EXPECT_THROW(call_glpk([&went_on] {
                 glp_alloc(1 << 30, 1 << 28);  // more than any machine has
                 went_on = true;
               }),
               std::bad_alloc);
  EXPECT_FALSE(went_on);
  call_glpk([&went_on] {
    glp_free(glp_alloc(10, 10));
    went_on = true;
  });
  EXPECT_TRUE(went_on);
  glp_free_env();
}
#endif

TEST(GlpkCallDeathTest, LeavesOtherErrorsToAbort) {
  testing::FLAGS_gtest_death_test_style = "threadsafe";
  EXPECT_DEATH(call_glpk([] { glp_alloc(0, 1); }), "");
}

}  // namespace quadrille::enumerate::glpk_call_test
