// Best play against plain minimax, state by state; values of larger rounds, and laws between them.
#include "enumerate/updown/minimax.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <tuple>

#include "enumerate/updown/search.hpp"
#include "games/updown/score.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate::solve_test {

using updown::Role;

constexpr Role roles[] = {Role::offense, Role::defense};

// Calls visit(list) for every beginning of a permutation of n numbers.
template <class Visit>
void for_each_list(int n, std::vector<int>& list, const Visit& visit) {
  visit(list);
  for (int number = 1; number <= n; ++number) {
    if (std::find(list.begin(), list.end(), number) != list.end()) continue;
    list.push_back(number);
    for_each_list(n, list, visit);
    list.pop_back();
  }
}

TEST(UpdownSolve, IsPlainMinimaxFromTheStart) {
  for (int n = 1; n <= 8; ++n) {
    for (const Role first : roles) {
      const PartialRound round{n, first, {}};
      EXPECT_EQ(solve_updown(round), solve_updown_ref(round)) << n;
    }
  }
}

TEST(UpdownSolve, IsPlainMinimaxFromEveryBeginning) {
  for (int n = 1; n <= 6; ++n) {
    for (const Role first : roles) {
      std::vector<int> list;
      for_each_list(n, list, [&](const std::vector<int>& beginning) {
        const PartialRound round{n, first, beginning};
        ASSERT_EQ(solve_updown(round), solve_updown_ref(round));
      });
    }
  }
}

// The lemma behind the search: a list's value depends only on its word and on the number of unused numbers below the
// last.
TEST(UpdownSolve, DependsOnTheWordAndTheUnusedNumbersBelowTheLastOne) {
  for (const int n : {6, 7}) {
    for (const Role first : roles) {
      std::map<std::tuple<std::uint64_t, int, int>, std::set<int>> values;
      std::vector<int> list;
      for_each_list(n, list, [&](const std::vector<int>& beginning) {
        if (beginning.size() < 2 || static_cast<int>(beginning.size()) < n - 4) return;
        const updown::Word word = updown::word_of(beginning);
        const int last = beginning.back();
        const auto below =
            last - 1 - std::count_if(beginning.begin(), beginning.end(), [&](int x) { return x < last; });
        values[{word.plus, word.length, static_cast<int>(below)}].insert(solve_updown_ref({n, first, beginning}));
      });
      for (const auto& [state, found] : values) EXPECT_EQ(found.size(), 1U);
    }
  }
}

TEST(UpdownSolve, AdvisesAsPlainMinimaxDoes) {
  for (int n = 1; n <= 6; ++n) {
    for (const Role first : roles) {
      std::vector<int> list;
      for_each_list(n, list, [&](const std::vector<int>& beginning) {
        const PartialRound round{n, first, beginning};
        std::vector<updown::Advice> expected;
        for (int number = 1; number <= n; ++number) {
          if (std::find(beginning.begin(), beginning.end(), number) != beginning.end()) continue;
          PartialRound next = round;
          next.list.push_back(number);
          expected.push_back({number, solve_updown_ref(next)});
        }
        ASSERT_EQ(advise_updown(round), expected);
      });
    }
  }
}

TEST(UpdownSolve, PlaysALineThatScoresItsValueAndLosesNothingOnTheWay) {
  for (const int n : {1, 2, 3, 5, 8, 13, 18}) {
    for (const Role first : roles) {
      const PartialRound round{n, first, {}};
      const int value = solve_updown(round).value();
      const std::vector<int> line = best_play_updown(round).value();
      EXPECT_FALSE(updown::fault_of(line));
      ASSERT_EQ(static_cast<int>(line.size()), n);
      EXPECT_EQ(updown::score(updown::word_of(line)), value);
      for (std::size_t turns = 1; turns <= line.size(); ++turns) {
        const PartialRound later{n, first, {line.begin(), line.begin() + static_cast<std::ptrdiff_t>(turns)}};
        ASSERT_EQ(solve_updown(later), value) << n << ' ' << turns;
      }
    }
  }
}

TEST(UpdownSolve, AdvisesOnLongerListsAsTheValuesAfterEachNumber) {
  std::mt19937 random(3);
  for (int trial = 0; trial < 30; ++trial) {
    const int n = 12 + trial % 5;
    std::vector<int> list(static_cast<std::size_t>(n));
    std::iota(list.begin(), list.end(), 1);
    std::shuffle(list.begin(), list.end(), random);
    list.resize(random() % static_cast<unsigned>(n));
    const PartialRound round{n, roles[trial % 2], list};
    const bool offense = updown::mover(round.first, list.size() + 1) == Role::offense;
    const auto advice = advise_updown(round).value();
    std::vector<int> scores;
    for (const updown::Advice& row : advice) {
      PartialRound next = round;
      next.list.push_back(row.number);
      ASSERT_EQ(solve_updown(next), row.score);
      scores.push_back(row.score);
    }
    const int best =
        offense ? *std::max_element(scores.begin(), scores.end()) : *std::min_element(scores.begin(), scores.end());
    EXPECT_EQ(solve_updown(round), best);
    const std::vector<int> line = best_play_updown(round).value();
    EXPECT_EQ(updown::score(updown::word_of(line)), best);
    // The best number nearest the middle of the unused ones, and of two the smaller.
    const int unused = static_cast<int>(advice.size());
    int expected = 0;
    for (int i = 0, least = unused; i < unused; ++i) {
      const int unevenness = std::abs(2 * i - (unused - 1));
      if (scores[static_cast<std::size_t>(i)] != best || unevenness >= least) continue;
      least = unevenness;
      expected = advice[static_cast<std::size_t>(i)].number;
    }
    EXPECT_EQ(line[list.size()], expected);
  }
}

// Values by this engine and, to n = 27, by a search without windows.
TEST(UpdownSolve, HasTheseValues) {
  constexpr int offense_first[] = {0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7};
  constexpr int defense_first[] = {0, 0, 0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7};
  for (int n = 1; n <= static_cast<int>(std::size(offense_first)); ++n) {
    EXPECT_EQ(solve_updown({n, Role::offense, {}}), offense_first[n - 1]) << n;
    EXPECT_EQ(solve_updown({n, Role::defense, {}}), defense_first[n - 1]) << n;
  }
}

TEST(UpdownSearch, AnswersWindowsAsItAnswersInFull) {
  std::mt19937 random(4);
  const engines::RunOptions options;
  for (int round = 0; round < 300; ++round) {
    const int n = 10 + static_cast<int>(random() % 4);
    UpdownSearch search(n, roles[round % 2], 2 + static_cast<int>(random() % 4), options);
    const int length = 1 + static_cast<int>(random() % 5);
    const updown::Word word{random() & ((std::uint64_t{1} << static_cast<unsigned>(length)) - 1), length};
    for (const updown::Letter side : {updown::Letter::down, updown::Letter::up}) {
      const int gap = search.gap(word, side, -1, n + 1);
      for (int low = -1; low < n; ++low) {
        for (int high = low + 1; high <= n; ++high) {
          const int found = search.gap(word, side, low, high);
          ASSERT_EQ(std::clamp(found, low, high), std::clamp(gap, low, high)) << updown::to_string(word);
        }
      }
    }
  }
}

TEST(UpdownSolve, OfACompleteListIsItsScore) {
  const PartialRound round{10, Role::offense, {1, 7, 3, 5, 2, 9, 10, 4, 6, 8}};
  EXPECT_EQ(solve_updown(round), 4);
  EXPECT_EQ(advise_updown(round), std::vector<updown::Advice>());
  EXPECT_EQ(best_play_updown(round), round.list);
}

TEST(UpdownSolve, RefusesWhatIsNoRound) {
  EXPECT_THROW(solve_updown({0, Role::offense, {}}), Error);
  EXPECT_THROW(solve_updown({most_solved_numbers + 1, Role::offense, {}}), Error);
  EXPECT_THROW(solve_updown({5, Role::offense, {1, 2, 1}}), Error);
  EXPECT_THROW(advise_updown({5, Role::offense, {6}}), Error);
  EXPECT_THROW(best_play_updown({5, Role::offense, {0}}), Error);
}

TEST(UpdownSolve, StopsAndReportsAsItGoes) {
  std::stop_source source;
  engines::RunOptions options;
  options.stop = source.get_token();
  std::uint64_t words = 0;
  options.observer = [&](const engines::Progress& progress) {
    words = progress.worked;
    if (words > 500'000) source.request_stop();
  };
  EXPECT_EQ(solve_updown({38, Role::defense, {}}, options), std::nullopt);
  EXPECT_GT(words, 500'000U);
  EXPECT_EQ(best_play_updown({38, Role::defense, {}}, options), std::nullopt);
  EXPECT_EQ(advise_updown({38, Role::defense, {}}, options), std::nullopt);
}

}  // namespace quadrille::enumerate::solve_test
