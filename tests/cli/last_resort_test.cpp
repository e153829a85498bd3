// Ends that libraries make, and what becomes of them.
#include "cli/last_resort.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <functional>
#include <new>
#include <stdexcept>

namespace quadrille::cli::last_resort_test {

bool at_work() { return true; }
bool idle() { return false; }

// As oneTBB's threads do.
void throw_where_nothing_may(const std::function<void()>& throwing) noexcept { throwing(); }

class LastResortDeathTest : public testing::Test {
 protected:
  LastResortDeathTest() { testing::FLAGS_gtest_death_test_style = "threadsafe"; }
};

TEST_F(LastResortDeathTest, MakesALibrarysExitALimit) {
  EXPECT_EXIT(
      {
        const LastResort guard(nullptr);
        std::exit(1);
      },
      testing::ExitedWithCode(3), "^quadrille: memory: a library gave up, .*; give more, or ask for less\n$");
  EXPECT_EXIT(
      {
        { const LastResort guard(nullptr); }
        std::exit(1);
      },
      testing::ExitedWithCode(1), "^$");
}

TEST_F(LastResortDeathTest, MakesALibrarysAbortALimit) {
  EXPECT_EXIT(
      {
        const LastResort guard(at_work);
        std::abort();
      },
      testing::ExitedWithCode(3), "^quadrille: memory: a library gave up");
  EXPECT_EXIT(
      {
        const LastResort guard(idle);
        std::abort();
      },
      testing::KilledBySignal(SIGABRT), "^$");
  EXPECT_EXIT(
      {
        const LastResort guard(nullptr);
        std::abort();
      },
      testing::KilledBySignal(SIGABRT), "^$");
}

// The sanitizers report a fault themselves.
#ifndef QUADRILLE_SANITIZED
// Never ends: each call takes a page of the stack.
int fill_stack(int depth) {
  volatile char page[4096] = {};
  page[0] = static_cast<char>(depth);
  return depth < 0 ? 0 : fill_stack(depth / 2 + 1) + page[0];
}

TEST_F(LastResortDeathTest, MakesTheEndOfTheStackInALibraryALimit) {
  EXPECT_EXIT(
      {
        const LastResort guard(at_work);
        fill_stack(1);
      },
      testing::ExitedWithCode(3), "^quadrille: memory: a library gave up, .*stack ends");
  EXPECT_EXIT(
      {
        const LastResort guard(idle);
        fill_stack(1);
      },
      testing::KilledBySignal(SIGSEGV), "^$");
}

TEST_F(LastResortDeathTest, MakesALibrarysFaultALimit) {
  EXPECT_EXIT(
      {
        const LastResort guard(at_work);
        std::raise(SIGSEGV);
      },
      testing::ExitedWithCode(3), "^quadrille: memory: a library gave up");
  EXPECT_EXIT(
      {
        const LastResort guard(idle);
        volatile int* nowhere = nullptr;
        *nowhere = 1;
      },
      testing::KilledBySignal(SIGSEGV), "^$");
}
#endif

TEST_F(LastResortDeathTest, TellsMemoryAndThreadsFromFaults) {
  EXPECT_EXIT(
      {
        const LastResort guard(nullptr);
        throw_where_nothing_may([] { throw std::bad_alloc(); });
      },
      testing::ExitedWithCode(3), "^quadrille: memory: used up; give more, or ask for less\n$");
  EXPECT_EXIT(
      {
        const LastResort guard(nullptr);
        throw_where_nothing_may(
            [] { throw std::runtime_error("pthread_create has failed: Resource temporarily unavailable"); });
      },
      testing::ExitedWithCode(3), "^quadrille: system: a thread could not be created; .*--threads");
  EXPECT_EXIT(
      {
        const LastResort guard(nullptr);
        throw_where_nothing_may([] { throw std::logic_error("a fault"); });
      },
      testing::KilledBySignal(SIGABRT), "");
}

}  // namespace quadrille::cli::last_resort_test
