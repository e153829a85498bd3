// Backward induction itself, on a game of known values: against the reference implementation, its limits, its reports,
// its threads. The games of this project are in thesis_test.cpp.
#include "quadrille/detail/backward_induction.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <memory>
#include <span>
#include <string>
#include <type_traits>
#include <utility>

#include "quadrille/detail/backward_induction_ref.hpp"
#include "quadrille/detail/move_value.hpp"
#include "quadrille/detail/state_values.hpp"
#include "quadrille/detail/two_player.hpp"

namespace quadrille::engines::backward_induction_test {

/// A pile of stones; a move takes one, two or three. A mark is a move, so a state is the pile and the number of moves
/// made.
class Piles {
 public:
  struct State {
    int moves = 0;
    int left = 0;
    const State& marks() const { return *this; }
    std::uint64_t hash() const {
      return (static_cast<std::uint64_t>(moves) << 32U | static_cast<std::uint64_t>(left)) * 0x9e3779b97f4a7c15U;
    }
    friend bool operator==(const State&, const State&) = default;
  };
  using Move = int;

  explicit Piles(int stones) : stones_(stones) {}
  State start() const { return {0, stones_}; }
  int grade(const State& state) const { return state.moves; }
  template <class Visit>
  void for_each_move(const State& state, Visit&& visit) const {
    for (int take = 1; take <= std::min(3, state.left); ++take) visit(take);
  }
  State after(const State& state, int take) const { return {state.moves + 1, state.left - take}; }
  Player outcome(const State& state) const { return state.left > 0 ? Player::none : opponent(mover(state)); }
  Player mover(const State& state) const { return state.moves % 2 == 0 ? Player::one : Player::two; }
  Player winner(Player outcome) const { return outcome; }

 private:
  int stones_;
};
static_assert(TwoPlayer<Piles>);

// The values refer to their space, so the function takes no temporary space, const or not.
struct Zero {
  int operator()(const Piles::State&) const { return 0; }
  int operator()(const Piles::State&, std::span<const MoveValue<int, int>>) const { return 0; }
};
template <class Space>
concept CanBeValued = requires(const RunOptions& options, const Zero& zero) {
  backward_induction<int>(std::declval<Space>(), options, zero, zero);
};
template <class Space>
concept CanBeWon = requires {
  solve_winners(std::declval<Space>());
};
static_assert(CanBeValued<const Piles&> && CanBeValued<Piles&> && !CanBeValued<Piles> && !CanBeValued<const Piles>);
static_assert(CanBeWon<const Piles&> && CanBeWon<Piles&> && !CanBeWon<Piles> && !CanBeWon<const Piles>);
using Ref = BackwardInductionRef<int, Piles, Zero, Zero>;
static_assert(std::is_constructible_v<Ref, const Piles&, Zero, Zero>);
static_assert(!std::is_constructible_v<Ref, Piles, Zero, Zero>);
using Values = StateValues<Piles, int>;
static_assert(std::is_constructible_v<Values, const Piles&, RunStatus, std::unique_ptr<Budget>, Values::Layers>);
static_assert(!std::is_constructible_v<Values, Piles, RunStatus, std::unique_ptr<Budget>, Values::Layers>);

TEST(BackwardInduction, AMultipleOfFourLosesForTheMover_standard) {
  for (int stones = 1; stones <= 40; ++stones) {
    const Piles space(stones);
    const auto values = solve_winners(space);
    ASSERT_EQ(values.status(), RunStatus::complete);
    EXPECT_EQ(values.start(), stones % 4 == 0 ? Player::two : Player::one);
    values.for_each([&](const Piles::State& state, Player winner) {
      EXPECT_EQ(winner == space.mover(state), state.left % 4 != 0);
    });
  }
}

// The longest word of the moves under best play: a value that takes memory and depends on the order of moves.
std::string word(const Piles::State& state, std::span<const MoveValue<int, std::string>> moves) {
  std::string best;
  for (const auto& [move, value] : moves) {
    const std::string here = std::to_string(move) + value;
    if (best.empty() || (state.moves % 2 == 0 ? here > best : here < best)) best = here;
  }
  return best;
}
constexpr auto end_of_word = [](const Piles::State& state) { return std::string(state.moves % 2 == 0 ? "." : "!"); };

TEST(BackwardInduction, GivesEveryStateTheValueOfTheReferenceOnAnyNumberOfThreads) {
  const Piles space(17);
  BackwardInductionRef<std::string, Piles, decltype(end_of_word), decltype(&word)> reference(space, end_of_word, &word);
  const std::string expected = reference.value(space.start());
  for (const std::size_t threads : {1U, 2U, 5U}) {
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
    const auto values = backward_induction<std::string>(space, {}, end_of_word, word);
    EXPECT_EQ(values.start(), expected);
    EXPECT_EQ(values.states(), reference.states());
    std::uint64_t seen = 0;
    int grade = 0;
    values.for_each([&](const Piles::State& state, const std::string& value) {
      ++seen;
      EXPECT_GE(space.grade(state), grade);
      grade = space.grade(state);
      EXPECT_EQ(value, reference.value(state));
      EXPECT_EQ(*values.find(state), value);
    });
    EXPECT_EQ(seen, values.states());
  }
}

TEST(BackwardInduction, KeepsTheStartAloneIfThatIsEnough) {
  const Piles space(17);
  const auto values = backward_induction<std::string>(space, {}, end_of_word, word, KeepValues::start);
  EXPECT_EQ(values.start(), backward_induction<std::string>(space, {}, end_of_word, word).start());
  EXPECT_EQ(values.states(), 1U);
  EXPECT_EQ(values.find({1, 16}), nullptr);
}

TEST(BackwardInduction, ShowsEachLayerOnceFromTheLastToTheFirst) {
  const Piles space(17);
  const auto all = solve_winners(space);
  for (const KeepValues keep : {KeepValues::all, KeepValues::start}) {
    std::uint64_t seen = 0;
    std::uint64_t folded = 0;
    int grade = 18;
    const auto values = solve_winners(space, {}, keep, [&](const ValuedLayer<Piles::State, Player>& layer) {
      EXPECT_EQ(layer.grade(), grade - 1);
      grade = layer.grade();
      layer.for_each([&](const Piles::State& state, Player winner) {
        ++seen;
        EXPECT_EQ(space.grade(state), grade);
        EXPECT_EQ(winner, *all.find(state));
      });
      folded += layer.tally<std::uint64_t>([](std::uint64_t& count, const Piles::State&, Player) { ++count; });
    });
    EXPECT_EQ(grade, 0);
    EXPECT_EQ(seen, all.states());
    EXPECT_EQ(folded, all.states());
    EXPECT_EQ(values.start(), all.start());
  }
}

TEST(BackwardInduction, KnowsNothingOfStatesThatCannotBeReached) {
  const Piles space(10);
  const auto values = solve_winners(space);
  EXPECT_NE(values.find({1, 9}), nullptr);
  EXPECT_EQ(values.find({1, 6}), nullptr);
  EXPECT_EQ(values.find({1000, 6}), nullptr);
}

TEST(BackwardInduction, HasNoValuesIfAGradeTheBudgetOrTheStopTokenEndsIt) {
  const Piles space(30);
  RunOptions options;
  options.last_grade = 29;
  EXPECT_EQ(solve_winners(space, options).status(), RunStatus::grade_limit);
  EXPECT_EQ(solve_winners(space, options).find(space.start()), nullptr);
  options.last_grade = 30;
  EXPECT_EQ(solve_winners(space, options).status(), RunStatus::complete);
  options.memory = 1000;
  EXPECT_EQ(solve_winners(space, options).status(), RunStatus::memory);

  std::stop_source source;
  options = {};
  options.stop = source.get_token();
  int reports = 0;
  options.observer = [&](const Progress& progress) {
    if (progress.fraction && ++reports == 3) source.request_stop();  // on the way back
  };
  EXPECT_EQ(solve_winners(space, options).status(), RunStatus::interrupted);
  EXPECT_EQ(reports, 3);
  options.observer = {};
  EXPECT_EQ(solve_winners(space, options).status(), RunStatus::interrupted);
}

TEST(BackwardInduction, ReportsUpToTheWhole) {
  RunOptions options;
  Progress last;
  last.fraction = 0;
  options.observer = [&](const Progress& progress) {
    if (!progress.fraction) return;
    EXPECT_GE(*progress.fraction, *last.fraction);
    last = progress;
  };
  const Piles space(30);
  const auto values = solve_winners(space, options);
  EXPECT_EQ(*last.fraction, 1);
  EXPECT_EQ(last.done, values.states());
  EXPECT_EQ(last.grade, 0);
}

TEST(BackwardInduction, PassesOnWhatTheCallersFunctionsThrow) {
  const auto throws = [](const Piles::State&) -> int { throw std::runtime_error("no value"); };
  const auto zero = [](const Piles::State&, std::span<const MoveValue<int, int>>) { return 0; };
  const Piles space(5);
  EXPECT_THROW(backward_induction<int>(space, {}, throws, zero), std::runtime_error);
}

}  // namespace quadrille::engines::backward_induction_test
