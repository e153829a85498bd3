// Exceptions that reach std::terminate: exit 3 for a limit, an abort for a fault of the program.
#include "cli/exit.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <exception>
#include <functional>
#include <new>
#include <stdexcept>
#include <system_error>

namespace quadrille::cli::exit_test {

constexpr const char* of_onetbb = "pthread_create has failed: Resource temporarily unavailable";

// The exception leaves a noexcept function, like one on a thread of oneTBB.
void throw_where_nothing_may(const std::function<void()>& throwing) noexcept { throwing(); }

class TerminateDeathTest : public testing::Test {
 protected:
  TerminateDeathTest() { testing::FLAGS_gtest_death_test_style = "threadsafe"; }
};

TEST_F(TerminateDeathTest, IsALimitWhereMemoryEnds) {
  EXPECT_EXIT(
      {
        terminate_at_limits();
        throw_where_nothing_may([] { throw std::bad_alloc(); });
      },
      testing::ExitedWithCode(3), "^quadrille: memory: used up, .*; give more, or ask for less\n$");
}

TEST_F(TerminateDeathTest, IsALimitWhereAThreadIsRefused) {
  EXPECT_EXIT(
      {
        terminate_at_limits();
        throw_where_nothing_may([] { throw std::runtime_error(of_onetbb); });
      },
      testing::ExitedWithCode(3), "^quadrille: system: a thread could not be created; .*--threads");
}

TEST_F(TerminateDeathTest, AbortsAtAFault) {
  EXPECT_EXIT(
      {
        terminate_at_limits();
        throw_where_nothing_may([] { throw std::logic_error("a fault"); });
      },
      testing::KilledBySignal(SIGABRT), "^$");
  EXPECT_EXIT(
      {
        terminate_at_limits();
        throw_where_nothing_may([] { throw 7; });
      },
      testing::KilledBySignal(SIGABRT), "^$");
  EXPECT_EXIT(
      {
        terminate_at_limits();
        std::terminate();
      },
      testing::KilledBySignal(SIGABRT), "^$");
}

TEST(Refusals, AreThoseOfTheSystem) {
  EXPECT_TRUE(is_refusal_of_system(std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again))));
  EXPECT_TRUE(is_refusal_of_system(std::runtime_error(of_onetbb)));
  EXPECT_FALSE(is_refusal_of_system(std::runtime_error("a thread")));
}

}  // namespace quadrille::cli::exit_test
