// Memory may run out inside RapidCheck, which takes that for a failure of the property or passes over it. Such a run
// decides nothing: it ends for lack of memory.

#include <gtest/gtest.h>

#include <cstddef>
#include <new>

#include "proofs/soccer/question.hpp"
#include "properties/property.hpp"
#include "properties/soccer/cases.hpp"

namespace quadrille::properties::failed_allocations_test {

#ifndef QUADRILLE_SANITIZED  // an allocation that fails ends the process there

// An allocation that fails without a report.
void fail_unheard() {
  volatile std::size_t more_than_there_is = std::size_t{1} << 62U;
  try {
    ::operator delete(::operator new(more_than_there_is));
  } catch (const std::bad_alloc&) {
  }
}

TEST(FailedAllocations, AreNoticedWhileItLives) {
  fail_unheard();
  const FailedAllocations first;
  EXPECT_FALSE(first.any());
  fail_unheard();
  const FailedAllocations second;
  EXPECT_TRUE(first.any());
  EXPECT_FALSE(second.any());
}

proofs::Assertion assertion_of(bool holds, int failing, int& asked) {
  return soccer::state_assertion(proofs::Role::statement, soccer::Subject::state, soccer::Scope::paper_pitches, "holds",
                                 soccer::holds_of_each([holds, failing, &asked](const soccer::State&) {
                                   if (++asked == failing) fail_unheard();
                                   return holds;
                                 }));
}

TEST(RunProperty, IsEndedByAnAllocationThatFailsUnheard) {
  int asked = 0;
  EXPECT_FALSE(run_property(assertion_of(true, 0, asked), soccer::ask_generated_case, {20, 1}).counterexample);
  const int asked_in_all = asked;
  asked = 0;
  EXPECT_THROW(run_property(assertion_of(true, 7, asked), soccer::ask_generated_case, {20, 1}), std::bad_alloc);
  EXPECT_LT(asked, asked_in_all);
}

TEST(RunProperty, IsEndedByOneWhileACaseIsMadeSmaller) {
  int asked = 0;
  EXPECT_TRUE(run_property(assertion_of(false, 0, asked), soccer::ask_generated_case, {20, 1}).counterexample);
  ASSERT_GT(asked, 1);
  asked = 0;
  EXPECT_THROW(run_property(assertion_of(false, 2, asked), soccer::ask_generated_case, {20, 1}), std::bad_alloc);
}

#endif

}  // namespace quadrille::properties::failed_allocations_test
