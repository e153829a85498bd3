// The conformance suite itself: it passes a good space; for each rule it finds a space that breaks the rule, and names
// the rule and the state.
#include "quadrille/conformance.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <bit>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <utility>

#include "quadrille/detail/conformance.hpp"
#include "quadrille/detail/layered.hpp"

namespace quadrille::engines::conformance_test {

/// Four squares, marked one by one in any order. A broken space remembers in `path` the order of its marks.
struct Squares {
  std::uint32_t set = 0;
  int path = 0;

  std::uint32_t key() const { return set; }
  friend bool operator==(const Squares& a, const Squares& b) { return a.set == b.set; }
};

struct SquareMarks {
  std::uint32_t set = 0;
  std::uint64_t mixed = 0;
  std::uint64_t hash() const { return mixed; }
  friend bool operator==(const SquareMarks& a, const SquareMarks& b) { return a.set == b.set; }
};

constexpr std::uint64_t mix(std::uint64_t bits) { return (bits + 1) * 0x9e3779b97f4a7c15U; }

struct SquareState : Squares {
  SquareMarks marks() const { return {set, mix(set)}; }
  friend std::string to_string(const SquareState& state) { return "squares " + std::to_string(state.set); }
};

template <class AState>
class SpaceOf {
 public:
  using State = AState;
  using Move = int;

  State start() const { return {}; }
  int grade(const State& state) const { return std::popcount(state.set); }
  template <class Visit>
  void for_each_move(const State& state, Visit&& visit) const {
    for (int square = 0; square < 4; ++square) {
      if ((state.set >> square & 1U) == 0) visit(square);
    }
  }
  State after(const State& state, int square) const {
    State next = state;
    next.set |= 1U << square;
    next.path = 5 * state.path + square + 1;
    return next;
  }
  bool outcome(const State& state) const { return state.set == 15; }
  State canonical_parent(const State& state) const {
    State parent = state;
    parent.set &= parent.set - 1;  // without the first square
    return parent;
  }
};
using Good = SpaceOf<SquareState>;

/// The rules that the suite finds broken, each once.
template <class Space>
std::multiset<std::string> broken(const Space& space, const std::string& place,
                                  const ConformanceOptions& options = {}) {
  std::multiset<std::string> rules;
  const auto look = [&](const std::vector<Violation>& violations) {
    for (const Violation& violation : violations) {
      rules.insert(violation.rule);
      EXPECT_EQ(violation.message.find("rule " + violation.rule + " is broken: "), 0U);
      EXPECT_NE(violation.message.find(place), std::string::npos) << violation.message;
    }
  };
  if constexpr (ReverseSearchable<Space>) {
    look(check_reverse_searchable(space, options));
  } else {
    look(check_graded_space(space, options));
  }
  return rules;
}
using Rules = std::multiset<std::string>;

TEST(Conformance, FindsNothingInAGoodSpace) {
  EXPECT_EQ(broken(Good(), ""), Rules());
  EXPECT_TRUE(check_graded_space(Good()).empty());
}

// Each space below breaks one rule by one function.

struct StartsWithAMark : Good {
  State start() const { return after({}, 0); }
};
TEST(Conformance, Number1TheStartHasNoMarks) { EXPECT_TRUE(broken(StartsWithAMark(), "squares").contains("1")); }

struct OffersTwice : Good {
  template <class Visit>
  void for_each_move(const State& state, Visit&& visit) const {
    Good::for_each_move(state, visit);
    if (state.set == 6) visit(0);
  }
};
TEST(Conformance, Number3NoMoveIsOfferedTwice) { EXPECT_EQ(broken(OffersTwice(), "squares 6"), (Rules{"3", "h"})); }

struct OrderByPath : Good {
  template <class Visit>
  void for_each_move(const State& state, Visit&& visit) const {
    if (state.set == 3 && state.path % 5 == 1) {
      for (const int square : {3, 2}) visit(square);
    } else {
      Good::for_each_move(state, visit);
    }
  }
};
TEST(Conformance, Number3TheOrderOfMovesDependsOnTheStateAlone) {
  EXPECT_EQ(broken(OrderByPath(), "squares 3"), Rules{"3"});
}

struct MarksTwice : Good {
  State after(const State& state, int square) const {
    return Good::after(state.set == 1 && square == 1 ? Good::after(state, 2) : state, square);
  }
};
TEST(Conformance, RuleAAMoveAddsOneToTheGrade) {
  const auto violations = check_graded_space(MarksTwice());
  ASSERT_FALSE(violations.empty());
  EXPECT_EQ(violations.front().message, "rule a is broken: a move leads from grade 1 to grade 3, at squares 1");
}

struct MovesByPath : Good {
  template <class Visit>
  void for_each_move(const State& state, Visit&& visit) const {
    Good::for_each_move(state, [&](int square) {
      if (state.set != 3 || state.path % 5 != 1 || square != 2) visit(square);
    });
  }
};
TEST(Conformance, RuleBEqualStatesHaveEqualMoves) { EXPECT_EQ(broken(MovesByPath(), "squares 3"), Rules{"b"}); }

struct OutcomeByPath : Good {
  bool outcome(const State& state) const { return state.set == 15 && state.path % 5 != 1; }
};
TEST(Conformance, RuleBEqualStatesHaveEqualOutcomes) {
  EXPECT_EQ(broken(OutcomeByPath(), "squares 15"), (Rules{"b", "c"}));
}

struct OverTooSoon : Good {
  bool outcome(const State& state) const { return state.set == 15 || state.set == 7; }
};
struct NeverOver : Good {
  bool outcome(const State&) const { return false; }
};
TEST(Conformance, RuleCTheOutcomeSaysWhetherThereIsAMove) {
  EXPECT_EQ(broken(OverTooSoon(), "squares 7"), Rules{"c"});
  EXPECT_EQ(broken(NeverOver(), "squares 15"), Rules{"c"});
}

struct MarksOfThePath : Squares {
  SquareMarks marks() const { return {static_cast<std::uint32_t>(path), mix(set)}; }
};
struct HashOfThePath : Squares {
  SquareMarks marks() const { return {set, mix(static_cast<std::uint64_t>(path))}; }
};
struct FewMarks : Squares {
  SquareMarks marks() const { return {set & 7U, mix(set & 7U)}; }
};
TEST(Conformance, RuleDMarksAreAFunctionOfTheStateAndTheGradeOfTheMarks) {
  EXPECT_EQ(broken(SpaceOf<MarksOfThePath>(), "grade 2 with hash 0x"), Rules{"d"});
  EXPECT_TRUE(broken(SpaceOf<HashOfThePath>(), "grade").contains("d"));
  EXPECT_EQ(broken(SpaceOf<FewMarks>(), "grade 0 with hash 0x"), Rules{"d"});
}

class CountsItsCalls : public Good {
 public:
  State after(const State& state, int square) const {
    return Good::after(state, state.set == 3 && square == 2 && ++*calls_ % 2 == 0 ? 3 : square);
  }

 private:
  std::shared_ptr<std::atomic<int>> calls_ = std::make_shared<std::atomic<int>>(0);
};
TEST(Conformance, RuleEFunctionsArePure) { EXPECT_TRUE(broken(CountsItsCalls(), "squares").contains("e")); }

class BusyWithOneThread : public Good {
 public:
  bool outcome(const State& state) const {
    return std::this_thread::get_id() == home_ ? Good::outcome(state) : !Good::outcome(state);
  }

 private:
  std::thread::id home_ = std::this_thread::get_id();
};
TEST(Conformance, RuleEFunctionsMayBeCalledFromSeveralThreads) {
  EXPECT_EQ(broken(BusyWithOneThread(), "squares"), Rules{"e"});
}

struct OwnParent : Good {
  State canonical_parent(const State& state) const {
    return state.set == 5 ? State{{2, 0}} : Good::canonical_parent(state);
  }
};
struct NoParent : Good {
  State canonical_parent(const State& state) const {
    return state.set == 5 ? State{{16, 0}} : Good::canonical_parent(state);
  }
};
TEST(Conformance, RuleFAMoveLeadsFromTheCanonicalParent) {
  EXPECT_EQ(broken(OwnParent(), "squares 5"), Rules{"f"});
  EXPECT_EQ(broken(NoParent(), "squares 5"), Rules{"f"});
}

struct WithContext : Good {
  using SearchContext = std::uint32_t;  // the first square of the set
  SearchContext search_context() const { return 4; }
  void descend(SearchContext& context, const State& state, int) const {
    context = static_cast<SearchContext>(std::countr_zero(state.set));
  }
  bool is_canonical(const State&, int square, const SearchContext& context) const {
    return static_cast<SearchContext>(square) < context;
  }
};
struct ForgetsToDescend : WithContext {
  void descend(SearchContext& context, const State& state, int grade) const {
    if (grade != 2) WithContext::descend(context, state, grade);
  }
};
TEST(Conformance, RuleGIsCanonicalAgreesWithCanonicalParent) {
  EXPECT_EQ(broken(WithContext(), ""), Rules());
  EXPECT_EQ(broken(ForgetsToDescend(), "squares"), Rules{"g"});
}

struct TwoWays : Good {
  using Move = std::pair<int, int>;
  template <class Visit>
  void for_each_move(const State& state, Visit&& visit) const {
    Good::for_each_move(state, [&](int square) { visit(Move{square, 0}); });
    if (state.set == 9) visit(Move{1, 1});
  }
  State after(const State& state, const Move& move) const { return Good::after(state, move.first); }
};
TEST(Conformance, RuleHTwoMovesLeadToDifferentStates) {
  EXPECT_EQ(broken(TwoWays(), "squares 9"), Rules{"h"});
  EXPECT_TRUE(check_graded_space(TwoWays()).empty());  // a graded space need not keep it
}

struct FewMostMoves : Good {
  std::size_t most_moves() const { return 3; }
};
TEST(Conformance, RuleINoStateHasMoreThanMostMoves) { EXPECT_EQ(broken(FewMostMoves(), "squares 0"), Rules{"i"}); }

/// A mark more with every move, and no last one.
struct Marks {
  int count = 0;

  Marks marks() const { return *this; }
  std::uint64_t hash() const { return mix(static_cast<std::uint64_t>(count)); }
  friend bool operator==(const Marks&, const Marks&) = default;
  friend std::string to_string(const Marks& state) { return std::to_string(state.count) + " marks"; }
};
struct Endless {
  using State = Marks;
  using Move = int;

  State start() const { return {}; }
  int grade(const State& state) const { return state.count; }
  template <class Visit>
  void for_each_move(const State&, Visit&& visit) const {
    visit(1);
  }
  State after(const State& state, int more) const { return {state.count + more}; }
  bool outcome(const State&) const { return false; }
  Player mover(const State& state) const { return state.count % 2 == 0 ? Player::one : Player::two; }
  Player winner(bool) const { return Player::none; }
};
TEST(Conformance, RuleNEveryGameEnds) {
  const ConformanceOptions options{.most_states = 50, .longest_game = 200};
  const auto violations = check_graded_space(Endless(), options);
  ASSERT_EQ(violations.size(), 1U);
  EXPECT_EQ(violations.front().message,
            "rule n is broken: a game continues after 200 moves (if it ends, set longest_game), at 200 marks");
  EXPECT_EQ(check_search_space(Endless(), options).size(), 1U);  // so the suite does not solve it
  EXPECT_EQ(broken(Endless(), "10000 marks", {.most_states = 50}), Rules{"n"});
  EXPECT_TRUE(check_graded_space(Good(), {.longest_game = 4}).empty());
  EXPECT_EQ(broken(Good(), "squares", {.longest_game = 3}), Rules{"n"});
}

TEST(Conformance, LooksNoFurtherThanItsLimit) {
  ConformanceOptions options{.last_grade = 1, .random_games = 0};
  EXPECT_EQ(broken(MovesByPath(), "", options), Rules());
  EXPECT_EQ(broken(NeverOver(), "", options), Rules());
  options.random_games = 1;
  EXPECT_EQ(broken(NeverOver(), "squares 15", options), Rules{"c"});
  options = {.most_states = 5, .random_games = 0};
  EXPECT_EQ(broken(NeverOver(), "", options), Rules());
}

// Engines assert the cheap rules; every preset builds this file with assertions.
TEST(ConformanceDeathTest, EnginesAssertTheCheapRules) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_DEATH(layered(MarksTwice(), {}, [](const auto&) {}), "rule a of graded_space.hpp");
  EXPECT_DEATH(layered(OverTooSoon(), {}, [](const auto&) {}), "rule c of graded_space.hpp");
}

}  // namespace quadrille::engines::conformance_test
