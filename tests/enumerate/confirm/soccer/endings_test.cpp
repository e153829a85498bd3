// The independent method for the points where games end: its residues are those of the classes and histories that
// layered lists.
#include "enumerate/confirm/soccer/endings.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <random>
#include <string>
#include <vector>

#include "enumerate/confirm/soccer/histories.hpp"
#include "enumerate/confirm/soccer/residue_sweep.hpp"
#include "enumerate/soccer/engine.hpp"
#include "enumerate/soccer/layered.hpp"
#include "tests/enumerate/confirm/power_modulo.hpp"
#include "tests/enumerate/soccer/random_board.hpp"

namespace quadrille::confirm::endings_test {

using soccer::By;
using soccer::CountRow;

// The sums over the rows of number(row) * x^ply.
ResiduesAtPoints sums(const std::vector<CountRow>& rows, const std::function<Natural(const CountRow&)>& number) {
  ResiduesAtPoints found{};
  for (std::size_t point = 0; point < found.size(); ++point) {
    Natural sum = 0;
    for (const CountRow& row : rows) {
      const Natural x = point == 0 ? 1 : histories_point;
      const Natural power = power_modulo(x, Natural(*row.ply), Natural(residue_modulus));
      sum += number(row) * power;
    }
    found[point] = static_cast<std::uint64_t>(sum % residue_modulus);
  }
  return found;
}

void expect_classes(const soccer::PitchName& name, const std::vector<CountRow>& rows) {
  SCOPED_TRACE(to_string(name));
  const EndingResidues found = endings_of_classes(name);
  EXPECT_EQ(found.all, sums(rows, [](const CountRow& row) { return *row.weak_classes; }));
  EXPECT_EQ(found.goal_1, sums(rows, [](const CountRow& row) { return *row.goal_1; }));
  EXPECT_EQ(found.goal_2, sums(rows, [](const CountRow& row) { return *row.goal_2; }));
  EXPECT_EQ(found.blocked, sums(rows, [](const CountRow& row) { return *row.blocked; }));
}

void expect_histories(const soccer::PitchName& name, const std::vector<CountRow>& rows) {
  SCOPED_TRACE(to_string(name));
  const EndingResidues found = endings_of_histories(name);
  EXPECT_EQ(found.goal_1, sums(rows, [](const CountRow& row) { return *row.goal_wins_2; }));
  EXPECT_EQ(found.goal_2, sums(rows, [](const CountRow& row) { return *row.goal_wins_1; }));
  EXPECT_EQ(found.blocked,
            sums(rows, [](const CountRow& row) { return Natural(*row.blocked_wins_1 + *row.blocked_wins_2); }));
}

TEST(Endings, AreThoseThatAreListed_extreme) {
  const auto expect_listed = [](const soccer::PitchName& name) {
    const soccer::Pitch pitch(name);
    expect_classes(name, enumerate::count_soccer_layered(pitch, By::ply).rows);
    expect_histories(name, enumerate::count_soccer_layered(pitch, By::outcome).rows);
  };
  for (int m = 1; m <= 6; ++m) {
    for (int n = 1; m * n <= 6; ++n) expect_listed({soccer::Rules::paper, m, n});
  }
  for (const char* name : {"classic:2x2", "classic:2x4", "classic:4x2"}) expect_listed(soccer::parse_pitch_name(name));
}

TEST(Endings, OfBoardsAreThoseThatAreListed_standard) {
  std::mt19937 random(11);
  for (int number = 0; number < 60; ++number) {
    const soccer::PitchName name = soccer::parse_pitch_name(enumerate::random_board(random, 14).text);
    const soccer::Pitch pitch(name);
    expect_classes(name, enumerate::count_soccer_layered(pitch, By::ply).rows);
    expect_histories(name, enumerate::count_soccer_layered(pitch, By::outcome).rows);
  }
}

TEST(Endings, AreThoseThatTheEnginesCountBeyondListing_extreme) {
  for (const char* name : {"paper:4x4", "paper:3x5", "paper:12x2", "classic:4x4"}) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    expect_classes(pitch.name(),
                   enumerate::count_soccer(soccer::Engine::frontier, pitch, By::ply, enumerate::Symmetry::none).rows);
  }
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:3x3"));
  expect_histories(pitch.name(),
                   enumerate::count_soccer(soccer::Engine::trails, pitch, By::outcome, enumerate::Symmetry::none).rows);
}

TEST(Endings, ReportsTheNumberOfSweeps) {
  std::size_t last = 0;
  std::size_t all = 0;
  endings_of_classes(soccer::parse_pitch_name("paper:3x3"), [&](std::size_t sweep, std::size_t of) {
    EXPECT_EQ(sweep, ++last);
    all = of;
  });
  EXPECT_EQ(last, all);
  EXPECT_GT(all, 3U);
}

}  // namespace quadrille::confirm::endings_test
