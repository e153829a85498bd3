// Transfer matrices: paths counted forwards and backwards, against plain numbers.
#include "enumerate/engines/transfer.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <stop_token>
#include <vector>

#include "quadrille/detail/run.hpp"

namespace quadrille::engines::transfer_test {

constexpr std::size_t no_limit = std::numeric_limits<std::size_t>::max();
using Direction = TransferChain::Direction;

// The successors of k are k / 2 once and k + 1 modulo 10 three times, each plus 1 modulo 10. Two steps: the first
// chooses, the second adds 1.
const std::vector<TransferStep> steps{
    [](TransferKey key, FunctionRef<void(TransferKey)> visit) {
      visit(key / 2 + 100);
      for (int i = 0; i < 3; ++i) visit((key + 1) % 10 + 100);
    },
    [](TransferKey key, FunctionRef<void(TransferKey)> visit) { visit((key - 100 + 1) % 10); }};

std::vector<Natural> after(std::vector<Natural> numbers, int times) {
  for (; times > 0; --times) {
    std::vector<Natural> next(10, 0);
    for (std::size_t k = 0; k < 10; ++k) {
      next[(k / 2 + 1) % 10] += numbers[k];
      next[((k + 1) % 10 + 1) % 10] += 3 * numbers[k];
    }
    numbers = next;
  }
  return numbers;
}

TEST(Transfer, CountsTheWaysForwardsAndBackwards) {
  Budget budget(no_limit);
  TransferStates states(budget);
  states.number(7);
  const TransferChain forwards(steps, states, states, Direction::forwards, budget, {});
  EXPECT_EQ(states.size(), 10U);
  EXPECT_EQ(states.key(0), 7U);
  const TransferChain backwards(steps, states, states, Direction::backwards, budget, {});
  EXPECT_EQ(forwards.entries(), backwards.entries());
  TransferVector start(states.size(), 1, budget);
  start.at(0)[0] = 1;
  TransferVector target(states.size(), 1, budget);
  target.at(states.number(4))[0] = 1;
  TransferVector ways = start;
  TransferVector value = target;
  for (int n = 1; n <= 200; ++n) {
    ways = forwards.times(ways);
    value = backwards.times(value);
    std::vector<Natural> numbers(10, 0);
    numbers[7] = 1;
    const Natural expected = after(numbers, n)[4];
    EXPECT_EQ(ways.number(states.number(4)), expected) << n;
    EXPECT_EQ(value.number(0), expected) << n;
    EXPECT_EQ(dot(ways, target), expected) << n;
  }
  EXPECT_GT(ways.words(), 5U);
}

TEST(Transfer, ResumesFromAFewStatesToOthers) {
  Budget budget(no_limit);
  TransferStates from(budget);
  from.number(3);
  from.number(8);
  TransferStates to(budget);
  const TransferChain chain(steps, from, to, Direction::forwards, budget, {});
  TransferVector both(2, 1, budget);
  both.at(0)[0] = 5;
  both.at(1)[0] = 7;
  const TransferVector found = chain.times(both);
  std::vector<Natural> numbers(10, 0);
  numbers[3] = 5;
  numbers[8] = 7;
  const std::vector<Natural> expected = after(numbers, 1);
  EXPECT_EQ(found.size(), to.size());
  for (std::size_t i = 0; i < to.size(); ++i) EXPECT_EQ(found.number(i), expected[to.key(i)]);
}

// 2^64 - 1 times a row with a sum above 1 does not fit into the word that it came in.
TEST(Transfer, MakesRoomForLargerNumbers) {
  Budget budget(no_limit);
  TransferMatrix matrix(budget);
  std::vector<std::uint32_t> columns{0, 1, 0};
  matrix.add_row(columns);
  std::vector<std::uint32_t> none;
  matrix.add_row(none);
  TransferVector numbers(2, 1, budget);
  numbers.at(0)[0] = numbers.at(1)[0] = ~std::uint64_t{0};
  const TransferVector product = matrix.times(numbers);
  EXPECT_EQ(product.number(0), 3 * Natural(~std::uint64_t{0}));
  EXPECT_EQ(product.number(1), 0);
  EXPECT_EQ(product.bits(), 66U);
  const TransferVector back = matrix.transposed(2).times(product.extended(2));
  EXPECT_EQ(back.number(0), 6 * Natural(~std::uint64_t{0}));
  EXPECT_EQ(back.number(1), 3 * Natural(~std::uint64_t{0}));
  EXPECT_EQ(product.extended(4).number(3), 0);
  EXPECT_EQ(matrix.entries(), 2U);
}

TEST(Transfer, EndsAtItsBudgetOrWhenItIsStopped) {
  // Endless: the successor of k is k + 1.
  const std::vector<TransferStep> endless{
      [](TransferKey key, FunctionRef<void(TransferKey)> visit) { visit(key + 1); }};
  Budget budget(1 << 20U);
  {
    TransferStates states(budget);
    states.number(0);
    EXPECT_THROW(TransferChain(endless, states, states, Direction::forwards, budget, {}), OutOfBudget);
  }
  EXPECT_EQ(budget.used(), 0U);
  std::stop_source stop;
  stop.request_stop();
  Budget enough(no_limit);
  TransferStates states(enough);
  states.number(0);
  EXPECT_THROW(TransferChain(endless, states, states, Direction::forwards, enough, stop.get_token()), Interrupted);
}

}  // namespace quadrille::engines::transfer_test
