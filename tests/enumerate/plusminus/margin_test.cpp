// Plusses and Minuses. The solver equals its reference implementation, whole histogram and both starters; an
// independent method agrees on every pair of lists; the solver's claims on symmetry and open signs hold on whole grids.
#include "enumerate/plusminus/margin.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <vector>

#include "enumerate/confirm/plusminus/margin_proof.hpp"
#include "enumerate/plusminus/placing.hpp"
#include "enumerate/plusminus/prediction_cases.hpp"
#include "enumerate/plusminus/residual_board.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate::solve_test {

using namespace placing;

constexpr std::size_t plenty = std::size_t{1} << 34U;

std::vector<std::int8_t> margins_of(int n, int places_first) {
  engines::Budget budget(plenty);
  return value_placements(n, places_first, budget, false, {}).margins;
}

std::vector<confirm::SignLists> all_pairs(int n) {
  std::vector<confirm::SignLists> pairs;
  for (std::uint32_t i = 0; i < 1U << (2 * (n - 1)); ++i) pairs.push_back({i & ((1U << (n - 1)) - 1), i >> (n - 1)});
  return pairs;
}

// Signs of a permutation, as bits.
std::uint32_t signs_of(const std::vector<int>& permutation) {
  std::uint32_t signs = 0;
  for (std::size_t k = 1; k < permutation.size(); ++k) {
    signs |= static_cast<std::uint32_t>(permutation[k] > permutation[k - 1]) << (k - 1);
  }
  return signs;
}

std::vector<int> inverse_of(const std::vector<int>& permutation) {
  std::vector<int> inverse(permutation.size());
  for (std::size_t i = 0; i < permutation.size(); ++i)
    inverse[static_cast<std::size_t>(permutation[i])] = static_cast<int>(i);
  return inverse;
}

TEST(PlusminusSolve, IsTheReference) {
  for (int n = 1; n <= 4; ++n) {
    for (const int places_first : {1, 2}) {
      const PlusminusSolution fast = solve_plusminus(n, places_first, false, {});
      const PlusminusSolution slow = solve_plusminus_ref(n, places_first);
      EXPECT_EQ(fast.status, engines::RunStatus::complete);
      EXPECT_EQ(fast.margin, slow.margin) << n << ' ' << places_first;
      EXPECT_EQ(fast.pairs, slow.pairs) << n << ' ' << places_first;
    }
  }
}

TEST(PlusminusSolve, IsTheReferenceOnSomePairsOfFive_standard) {
  for (const int places_first : {1, 2}) {
    const std::vector<std::int8_t> margins = margins_of(5, places_first);
    for (std::uint32_t i = 0; i < margins.size(); i += 7) {
      EXPECT_EQ(margins[i], placement_margin_ref(5, places_first, {i & 15U, i >> 4U})) << i;
    }
  }
}

TEST(PlusminusSolve, IsWhatAllPartialPermutationsGive_standard) {
  for (int n = 1; n <= 6; ++n) {
    for (const int places_first : {1, 2}) {
      EXPECT_EQ(margins_of(n, places_first), confirm::placement_margins_plain(n, places_first, all_pairs(n))) << n;
    }
  }
}

// The margins that the program prints, so that no change of them goes unnoticed.
TEST(PlusminusSolve, KnownMargins_standard) {
  for (int n = 2; n <= 7; ++n) {
    EXPECT_EQ(solve_plusminus(n, 2, false, {}).margin, -1) << n;
    EXPECT_EQ(solve_plusminus(n, 1, false, {}).margin, 0) << n;
  }
  const PlusminusSolution eight = solve_plusminus(8, 2, false, {});
  EXPECT_EQ(eight.margin, -1);
  EXPECT_EQ(eight.pairs, (std::map<int, std::uint64_t>{{-1, 14664}, {0, 1720}}));
}

// Transposing the grid exchanges the players, and so the one who places first. The engine does not use this.
TEST(PlusminusSolve, TranspositionExchangesThePlayers) {
  for (int n = 2; n <= 7; ++n) {
    const std::vector<std::int8_t> one = margins_of(n, 1);
    const std::vector<std::int8_t> two = margins_of(n, 2);
    for (const auto& [first, second] : all_pairs(n)) {
      ASSERT_EQ(one[first | second << (n - 1)], -two[second | first << (n - 1)]) << n;
    }
  }
}

// The reversals, checked on margins that were computed without them.
TEST(PlusminusSolve, ReversalsChangeTheListsAsTheEngineSays) {
  const int n = 5;
  const std::uint32_t all = 15;
  const auto backwards = [](std::uint32_t list) {
    return (list & 1U) << 3U | (list & 2U) << 1U | (list & 4U) >> 1U | (list & 8U) >> 3U;
  };
  const std::vector<confirm::SignLists> pairs = all_pairs(n);
  const std::vector<std::int8_t> margins = confirm::placement_margins_plain(n, 2, pairs);
  for (const auto& [first, second] : pairs) {
    const std::int8_t margin = margins[first | second << 4U];
    EXPECT_EQ(margin, margins[(backwards(first) ^ all) | (second ^ all) << 4U]);
    EXPECT_EQ(margin, margins[(first ^ all) | (backwards(second) ^ all) << 4U]);
    EXPECT_EQ(margin, margins[backwards(first) | backwards(second) << 4U]);
  }
}

// A line keeps the rules, each player moves in turn, and the line ends with the margin.
void expect_line(int n, int places_first) {
  const PlusminusSolution solution = solve_plusminus(n, places_first, true, {});
  ASSERT_EQ(solution.line.size(), static_cast<std::size_t>(2 * (n - 1) + n));
  std::vector<std::uint32_t> lists(2, 0);
  std::vector<int> rows(static_cast<std::size_t>(n), -1);
  for (int turn = 0; turn < static_cast<int>(solution.line.size()); ++turn) {
    const auto& [player, move] = solution.line[static_cast<std::size_t>(turn)];
    const int appends = 2 * (n - 1);
    if (turn < appends) {
      EXPECT_EQ(player, 1 + turn % 2);
      const std::uint32_t plus = std::get<AppendedSign>(move).plus ? 1 : 0;
      lists[static_cast<std::size_t>(player - 1)] |= plus << (turn / 2);
    } else {
      EXPECT_EQ(player, (turn - appends) % 2 == 0 ? places_first : 3 - places_first);
      const auto [column, row] = std::get<FilledSquare>(move);
      EXPECT_EQ(std::ranges::count(rows, row - 1), 0);
      EXPECT_EQ(rows.at(static_cast<std::size_t>(column - 1)), -1);
      rows.at(static_cast<std::size_t>(column - 1)) = row - 1;
    }
  }
  const auto matches = [&](std::uint32_t list, std::uint32_t truth) { return n - 1 - std::popcount(list ^ truth); };
  EXPECT_EQ(matches(lists[0], signs_of(rows)) - matches(lists[1], signs_of(inverse_of(rows))), solution.margin);
}

TEST(PlusminusSolve, LinesEndWithTheMargin_standard) {
  for (int n = 1; n <= 7; ++n) {
    expect_line(n, 1);
    expect_line(n, 2);
  }
}

// In random play, the open signs and the fixed points add up to the score of the full grid, for any reversals applied
// after each placement.
TEST(PlusminusResidualBoard, PointsAlongAnyPlayAreThoseOfTheFullGrid) {
  std::mt19937 random(20261120);
  for (int round = 0; round < 2000; ++round) {
    const int n = 1 + static_cast<int>(random() % largest_side);
    std::vector<int> rows(static_cast<std::size_t>(n));
    std::iota(rows.begin(), rows.end(), 0);
    std::ranges::shuffle(rows, random);
    std::vector<int> order(rows.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::shuffle(order, random);
    const auto all = static_cast<std::uint32_t>((1U << (n - 1)) - 1);
    const std::uint32_t first = static_cast<std::uint32_t>(random()) & all;
    const std::uint32_t second = static_cast<std::uint32_t>(random()) & all;

    ResidualBoard board = empty_grid(n);
    std::uint32_t predictions = first | second << (n - 1);
    int points = 0;
    std::vector<int> free_columns(order.size());
    std::iota(free_columns.begin(), free_columns.end(), 0);
    std::vector<int> free_rows = free_columns;
    for (const int column : order) {
      const auto c = std::ranges::find(free_columns, column);
      const auto r = std::ranges::find(free_rows, rows[static_cast<std::size_t>(column)]);
      const Placement placement =
          place(board, static_cast<int>(c - free_columns.begin()), static_cast<int>(r - free_rows.begin()));
      free_columns.erase(c);
      free_rows.erase(r);
      const Reversal reversal{random() % 2 == 0, random() % 2 == 0};
      const CaseMap::Term next = case_map(board, placement, reversal).at(predictions);
      points += next.points;
      predictions = static_cast<std::uint32_t>(next.index);
      board = reversed(placement.rest, reversal);
      if (reversal.columns) std::ranges::reverse(free_columns);
      if (reversal.rows) std::ranges::reverse(free_rows);
    }
    EXPECT_EQ(predictions, 0U);
    const int matches_1 = n - 1 - std::popcount(first ^ signs_of(rows));
    const int matches_2 = n - 1 - std::popcount(second ^ signs_of(inverse_of(rows)));
    ASSERT_EQ(points, matches_1 - matches_2);
  }
}

TEST(PlusminusResidualBoard, ReversalsAreAGroupAndClassesKnowThem) {
  std::mt19937 random(20261120);
  for (int round = 0; round < 500; ++round) {
    ResidualBoard board = empty_grid(9);
    for (auto placements = random() % 8; placements > 0; --placements) {
      board = place(board, static_cast<int>(random() % board.free), static_cast<int>(random() % board.free)).rest;
    }
    for (const Reversal reversal : {Reversal{true, false}, Reversal{false, true}, Reversal{true, true}}) {
      const ResidualBoard image = reversed(board, reversal);
      EXPECT_EQ(reversed(image, reversal), board);
      EXPECT_EQ(canonical(image).board, canonical(board).board);
    }
    const Canonical least = canonical(board);
    EXPECT_EQ(reversed(board, least.reversal), least.board);
  }
}

TEST(PlusminusPredictionCases, ImproveTakesTheBetterOfEachCase) {
  std::mt19937 random(20261120);
  for (int round = 0; round < 300; ++round) {
    ResidualBoard board = empty_grid(7);
    for (auto placements = random() % 6; placements > 0; --placements) {
      board = place(board, static_cast<int>(random() % board.free), static_cast<int>(random() % board.free)).rest;
    }
    const Placement placement =
        place(board, static_cast<int>(random() % board.free), static_cast<int>(random() % board.free));
    const CaseMap map = case_map(board, placement, {random() % 2 == 0, random() % 2 == 0});
    const auto [columns, rows] = open_signs(placement.rest);
    std::vector<StoredMargin> rest(std::size_t{1} << (columns + rows));
    for (StoredMargin& margin : rest) margin = static_cast<StoredMargin>(60 + random() % 8);
    const Aim aim = aim_of(1 + round % 2);
    std::vector<StoredMargin> best(std::size_t{1} << map.signs,
                                   static_cast<StoredMargin>(round % 3 == 0 ? 64 : worst(aim)));
    std::vector<StoredMargin> expected = best;
    for (std::uint32_t predictions = 0; predictions < best.size(); ++predictions) {
      const CaseMap::Term meets = map.at(predictions);
      const int found = rest.at(static_cast<std::size_t>(meets.index)) + meets.points;
      const int better =
          aim == Aim::largest ? std::max<int>(found, best[predictions]) : std::min<int>(found, best[predictions]);
      expected[predictions] = static_cast<StoredMargin>(better);
    }
    improve(best, rest, map, aim);
    EXPECT_EQ(best, expected);
  }
}

TEST(PlusminusLayers, AreClosedAndCounted) {
  engines::Budget budget(plenty);
  const std::vector<BoardLayer> layers = list_layers(7, budget, {});
  ASSERT_EQ(layers.size(), 7U);
  std::vector<std::size_t> sizes;
  for (const BoardLayer& layer : layers) {
    sizes.push_back(layer.size());
    for (std::size_t i = 0; i < layer.size(); ++i) EXPECT_EQ(layer.index_of(layer.board(i)), i);
  }
  EXPECT_EQ(sizes, (std::vector<std::size_t>{1, 92, 1006, 895, 177, 16, 1}));
  EXPECT_EQ(layers.back().case_count(), 4096U);
}

TEST(PlusminusSolve, DoesNotDependOnTheNumberOfThreads) {
  const PlusminusSolution many = solve_plusminus(7, 2, true, {});
  const tbb::global_control one(tbb::global_control::max_allowed_parallelism, 1);
  const PlusminusSolution single = solve_plusminus(7, 2, true, {});
  EXPECT_EQ(single.margin, many.margin);
  EXPECT_EQ(single.pairs, many.pairs);
  EXPECT_EQ(single.line, many.line);
}

TEST(PlusminusSolve, CanBeStoppedAndSaysWhereItIs) {
  std::stop_source source;
  engines::RunOptions options;
  options.stop = source.get_token();
  double fraction = 0;
  options.observer = [&](const engines::Progress& progress) {
    if (!progress.fraction) return;
    EXPECT_GE(*progress.fraction, fraction);
    fraction = *progress.fraction;
  };
  EXPECT_EQ(solve_plusminus(6, 2, false, options).status, engines::RunStatus::complete);
  EXPECT_DOUBLE_EQ(fraction, 1.0);

  options.observer = [&](const engines::Progress& progress) {
    if (progress.fraction) source.request_stop();
  };
  const PlusminusSolution stopped = solve_plusminus(6, 2, true, options);
  EXPECT_EQ(stopped.status, engines::RunStatus::interrupted);
  EXPECT_TRUE(stopped.pairs.empty() && stopped.line.empty());
}

TEST(PlusminusSolve, KeepsToItsMemory) {
  engines::RunOptions options;
  // The number of threads that have tables at one time varies. So near the boundary a run may end either way, and each
  // is right.
  engines::RunStatus status = engines::RunStatus::memory;
  for (options.memory = 1000; status != engines::RunStatus::complete; options.memory *= 2) {
    status = solve_plusminus(7, 2, false, options).status;
    ASSERT_TRUE(status == engines::RunStatus::memory || status == engines::RunStatus::complete);
  }
  EXPECT_GT(options.memory, 1'200'000U);
  EXPECT_LT(options.memory, 32'000'000U);
}

TEST(PlusminusSolve, RefusesWhatItCannotDo) {
  EXPECT_THROW(solve_plusminus(0, 2, false, {}), Error);
  EXPECT_THROW(solve_plusminus(largest_solved_plusminus + 1, 2, false, {}), Error);
  EXPECT_THROW(solve_plusminus(3, 0, false, {}), Error);
  EXPECT_THROW(solve_plusminus(3, 3, false, {}), Error);
}

}  // namespace quadrille::enumerate::solve_test
