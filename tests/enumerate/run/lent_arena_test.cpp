#include "enumerate/run/lent_arena.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace quadrille::running::lent_arena_test {

TEST(LentArena, IsUsedAgain) {
  std::set<const tbb::task_arena*> arenas;
  for (int i = 0; i < 100; ++i) {
    const LentArena lent(3);
    EXPECT_EQ(lent.arena().max_concurrency(), 3);
    arenas.insert(&lent.arena());
  }
  EXPECT_EQ(arenas.size(), 1U);
}

TEST(LentArena, IsOneUsersAlone) {
  const LentArena first(2);
  const LentArena second(2);
  const LentArena other(1);
  const std::set<const tbb::task_arena*> arenas{&first.arena(), &second.arena(), &other.arena()};
  EXPECT_EQ(arenas.size(), 3U);
  EXPECT_EQ(second.arena().execute([] { return tbb::this_task_arena::max_concurrency(); }), 2);
}

}  // namespace quadrille::running::lent_arena_test
