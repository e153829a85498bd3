// Trails and walks of the endless lattice: published numbers, the reference implementation, the formulas for the last
// plies against plain counting, and settings that must not change the rows.
#include "enumerate/walks/lattice_trails.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>
#include <tbb/task_arena.h>

#include <limits>
#include <random>

#include "enumerate/walks/board.hpp"
#include "enumerate/walks/path_subtrees.hpp"
#include "enumerate/walks/path_walk.hpp"
#include "enumerate/walks/plane.hpp"
#include "enumerate/walks/trail_board.hpp"
#include "quadrille/detail/exact_sum.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/engines/ranks_of_threads.hpp"

namespace quadrille::enumerate::lattice_trails_test {

// Trails on the square lattice, by length.
const std::vector<std::uint64_t> A006817 = {1, 4, 12, 36, 108, 316, 916, 2628, 7500, 21268};
// Self-avoiding walks on the square lattice.
const std::vector<std::uint64_t> A001411 = {1, 4, 12, 36, 100, 284, 780, 2172, 5916, 16268, 44100, 120292};
// Self-avoiding king's walks.
const std::vector<std::uint64_t> A272763 = {1,     8,      56,      368,      2336,      14576,
                                            89928, 550504, 3349864, 20290360, 122445504, 736685008};
// Trails of a king, published nowhere. The reference implementation and count_by_doubling count the same.
const std::vector<std::uint64_t> king_trails = {1,      8,       56,       392,       2720,       18656,      127064,
                                                861200, 5811448, 39073848, 261938344, 1751484832, 11685663576};

PathQuery query(std::size_t lengths, bool acyclic, Neighbourhood neighbourhood) {
  return {static_cast<int>(lengths) - 1, acyclic, neighbourhood};
}

void expect_rows(const PathCounts& counts, const std::vector<std::uint64_t>& paths) {
  ASSERT_EQ(counts.paths.size(), paths.size());
  for (std::size_t plies = 0; plies < paths.size(); ++plies) {
    EXPECT_EQ(counts.paths[plies], paths[plies]) << plies << " plies";
  }
  EXPECT_EQ(counts.status, engines::RunStatus::grade_limit);
}

TEST(LatticeTrails, AreAsPublished) {
  const auto expect = [](const std::vector<std::uint64_t>& paths, bool acyclic, Neighbourhood neighbourhood) {
    expect_rows(count_lattice_trails(query(paths.size(), acyclic, neighbourhood)), paths);
  };
  expect(A006817, false, Neighbourhood::square);
  expect(A001411, true, Neighbourhood::square);
  expect(A272763, true, Neighbourhood::king);
  expect(king_trails, false, Neighbourhood::king);
}

TEST(LatticeTrails, AreTheReferences) {
  for (const Neighbourhood neighbourhood : {Neighbourhood::king, Neighbourhood::square}) {
    for (const bool acyclic : {false, true}) {
      const int most = neighbourhood == Neighbourhood::king ? 6 : 9;
      for (int plies = 0; plies <= most; ++plies) {
        const PathQuery asked{plies, acyclic, neighbourhood};
        const PathCounts fast = count_lattice_trails(asked);
        const PathCounts slow = count_lattice_trails_ref(asked);
        EXPECT_EQ(fast.paths, slow.paths) << plies << " plies";
        EXPECT_EQ(fast.status, slow.status);
      }
    }
  }
}

TEST(LatticeTrails, AreTheSameOnAnyNumberOfThreads) {
  for (const std::size_t threads : {1U, 2U, 5U}) {
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
    tbb::task_arena arena(static_cast<int>(threads));
    const PathCounts counts = arena.execute([] { return count_lattice_trails({11}); });
    expect_rows(counts, {king_trails.begin(), king_trails.end() - 1});
  }
}

TEST(LatticeTrails, AreTheSameOnAnyNumberOfRanks_standard) {
  for (const std::size_t ranks : {1U, 2U, 3U}) {
    engines::on_ranks_of_threads(ranks, [](engines::Ranks& of) {
      engines::RunOptions options;
      options.ranks = &of;
      expect_rows(count_lattice_trails({11}, options), {king_trails.begin(), king_trails.end() - 1});
      expect_rows(count_lattice_trails(query(A272763.size(), true, Neighbourhood::king), options), A272763);
      expect_rows(count_lattice_trails(query(A001411.size(), true, Neighbourhood::square), options), A001411);
      expect_rows(count_lattice_trails(query(A006817.size(), false, Neighbourhood::square), options), A006817);
    });
  }
}

TEST(LatticeTrails, KeepTheirRowsWhenOneRankIsStopped_standard) {
  engines::on_ranks_of_threads(2, [](engines::Ranks& ranks) {
    std::stop_source source;
    engines::RunOptions options;
    options.ranks = &ranks;
    options.stop = source.get_token();
    if (ranks.rank() == 0) {
      options.observer = [&](const engines::Progress& progress) {
        if (progress.grade == 13) source.request_stop();
      };
    }
    const PathCounts counts = count_lattice_trails({20}, options);
    EXPECT_EQ(counts.status, engines::RunStatus::interrupted);
    EXPECT_EQ(counts.paths.size(), 13U);
  });
}

TEST(PathWalk, CountsWhatBeginsInOneWay) {
  TrailBoard<KingSteps> board;
  const std::stop_token nothing_stops;
  PathWalk<TrailBoard<KingSteps>, std::uint64_t> walk(board, nothing_stops);
  walk.extend({{1}, 1, 4}, 3);
  walk.extend({{0}, 1, 4}, 3);
  EXPECT_EQ(walk.extensions() * 4, king_trails[8]);
  EXPECT_EQ(walk.walked() * 4, king_trails[4]);
}

// The walker gives away as many subtrees as it can after every visit, and then walks them itself.
TEST(PathSubtrees, AreWalkedOnceHoweverTheyAreCut_standard) {
  constexpr int walked = 8;
  using Walker = PathSubtreeWalker<KingSteps, TrailBoard<KingSteps>, std::uint64_t>;
  for (const std::size_t most : {0U, 1U, 3U, 100U}) {
    Walker walker(walked);
    std::vector<std::vector<std::uint64_t>> roots;
    const auto take = [&](std::span<const std::uint64_t> root) { roots.emplace_back(root.begin(), root.end()); };
    take(PathRoot{{1}, 1, 4}.as_words());  // straight,
    take(PathRoot{{0}, 1, 4}.as_words());  // and diagonal
    std::uint64_t visits = 0;
    while (!roots.empty()) {
      walker.begin(std::vector<std::uint64_t>(roots.back()));
      roots.pop_back();
      while (!walker.over()) {
        visits += walker.advance(1);
        if (walker.over()) break;
        std::size_t left = 0;
        walker.for_each_left([&](std::span<const std::uint64_t>) { ++left; });
        const std::size_t before = roots.size();
        walker.give(most, take);
        EXPECT_LE(roots.size() - before, most);
        EXPECT_LT(roots.size() - before, left);
        walker.for_each_left([&](std::span<const std::uint64_t>) { --left; });
        EXPECT_EQ(roots.size() - before, left);
      }
    }
    engines::SubtreeFindings found{std::vector<std::uint64_t>(path_digits + 1), {}};
    walker.add_to(found);
    EXPECT_EQ(of_digits(std::span(found.sums).first(path_digits)),
              king_trails[walked + TrailBoard<KingSteps>::counted_plies]);
    EXPECT_EQ(found.sums[path_digits], visits);
    EXPECT_EQ(visits, king_trails[walked] / 4);
  }
}

TEST(PathSubtrees, AddUpInDigits) {
  std::vector<std::uint64_t> digits(path_digits);
  Natural sum = 0;
  for (const char* text : {"0", "4294967295", "4294967296", "79228162514264337593543950335", "18446744073709551616"}) {
    add_digits(Natural(text), digits);
    sum += Natural(text);
    EXPECT_EQ(of_digits(digits), sum);
  }
}

TEST(LatticeTrails, SpillTheirSumsBeforeTheyWrap) {
  for (const bool acyclic : {false, true}) {
    EXPECT_EQ(count_lattice_trails_with<std::uint16_t>({11, acyclic}).paths, count_lattice_trails({11, acyclic}).paths);
  }
}

TEST(LatticeTrails, RefuseLengthsBeyondThePlane) {
  EXPECT_THROW(count_lattice_trails({-1}), Error);
  EXPECT_THROW(count_lattice_trails({most_lattice_plies() + 1}), Error);
  EXPECT_THROW(count_lattice_trails({std::numeric_limits<int>::max()}), Error);
  try {
    count_lattice_trails({most_lattice_plies() + 1, true});
    FAIL() << "not refused";
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
    EXPECT_NE(std::string(error.what()).find("0 to 32"), std::string::npos) << error.what();
  }
}

// The longest lengths need the largest plane and more time than there is. The test starts them and stops them.
TEST(LatticeTrails, KeepTheFinishedLengthsWhenStopped) {
  for (const bool acyclic : {false, true}) {
    std::stop_source stop;
    engines::RunOptions options;
    options.stop = stop.get_token();
    options.observer = [&](const engines::Progress& at) {
      if (at.grade == 11) stop.request_stop();
    };
    const PathCounts counts = count_lattice_trails({most_lattice_plies(), acyclic}, options);
    EXPECT_EQ(counts.status, engines::RunStatus::interrupted);
    EXPECT_GE(counts.paths.size(), 11U);
    const std::vector<std::uint64_t>& known = acyclic ? A272763 : king_trails;
    for (std::size_t plies = 0; plies < counts.paths.size(); ++plies) {
      EXPECT_EQ(counts.paths[plies], known[plies]);
    }
  }
}

TEST(LatticeTrails, StoppedBeforeTheyBeginHaveNoRow) {
  std::stop_source stop;
  stop.request_stop();
  engines::RunOptions options;
  options.stop = stop.get_token();
  const PathCounts counts = count_lattice_trails({14}, options);
  EXPECT_EQ(counts.status, engines::RunStatus::interrupted);
  EXPECT_TRUE(counts.paths.empty());
}

TEST(LatticeTrails, NeedSomeKilobytesAndSaySo) {
  engines::RunOptions options;
  options.memory = 1000;
  const PathCounts none = count_lattice_trails({10}, options);
  EXPECT_EQ(none.status, engines::RunStatus::memory);
  EXPECT_LE(none.paths.size(), 10U);
  options.memory = std::size_t{16} << 20U;
  EXPECT_EQ(count_lattice_trails({10}, options).status, engines::RunStatus::grade_limit);
}

TEST(LatticeTrails, ReportHowFarTheyAre) {
  std::vector<engines::Progress> reports;
  engines::RunOptions options;
  options.observer = [&](const engines::Progress& at) { reports.push_back(at); };
  count_lattice_trails({11}, options);
  ASSERT_FALSE(reports.empty());
  for (std::size_t i = 0; i < reports.size(); ++i) {
    EXPECT_LE(reports[i].done, reports[i].total);
    ASSERT_TRUE(reports[i].fraction.has_value());
    EXPECT_GE(*reports[i].fraction, i == 0 ? 0.0 : *reports[i - 1].fraction);
    EXPECT_GE(reports[i].worked, i == 0 ? 0 : reports[i - 1].worked);
  }
  EXPECT_DOUBLE_EQ(*reports.back().fraction, 1);
  EXPECT_EQ(reports.back().grade, 11);
}

// The plies that a board allows, one by one, on paths that curl up: a formula for the last plies fails there if it is
// wrong.
template <class Board>
std::uint32_t walked_extensions(Board& board, int ball, int plies) {
  if (plies == 0) return 1;
  std::uint32_t sum = 0;
  for_each_step(board.free(ball), [&](int step) {
    sum += walked_extensions(board, board.draw(ball, step), plies - 1);
    board.undraw(ball, step);
  });
  return sum;
}

template <class Board>
void expect_counted_is_walked(int plies, std::uint32_t seed) {
  std::mt19937 random(seed);
  Board board;
  std::vector<std::pair<int, int>> path;
  int ball = plane_origin;
  for (int ply = 0; ply < plies; ++ply) {
    ASSERT_EQ(board.extensions(ball), walked_extensions(board, ball, Board::counted_plies)) << "seed " << seed;
    // Of two random free steps, the one that stays nearer to the beginning of the path.
    std::vector<int> steps;
    for_each_step(board.free(ball), [&](int step) { steps.push_back(step); });
    if (steps.empty()) break;
    const auto distance = [&](int step) {
      const int at = ball + Plane<KingSteps>::offset[static_cast<std::size_t>(step)];
      const int x = at % plane_width - plane_width / 2;
      const int y = at / plane_width - plane_width / 2;
      return x * x + y * y;
    };
    const int one = steps[random() % steps.size()];
    const int other = steps[random() % steps.size()];
    const int step = distance(one) < distance(other) ? one : other;
    path.emplace_back(ball, step);
    ball = board.draw(ball, step);
  }
  for (; !path.empty(); path.pop_back()) board.undraw(path.back().first, path.back().second);
  EXPECT_EQ(board.extensions(plane_origin), Board().extensions(plane_origin)) << "not all was taken back";
}

TEST(TrailBoard, CountsTheLastPliesOfTrailsThatCurlUp) {
  for (std::uint32_t seed = 0; seed < 40; ++seed) expect_counted_is_walked<TrailBoard<KingSteps>>(24, seed);
}

TEST(WalkBoard, CountsTheLastPliesOfWalksThatCurlUp) {
  for (std::uint32_t seed = 0; seed < 100; ++seed) expect_counted_is_walked<WalkBoard<KingSteps>>(24, seed);
}

// On straight paths of the longest length, the boards do not read beyond the plane: the end of a path has the same
// surroundings everywhere.
template <class Board>
void expect_room() {
  for (int step = 0; step < Plane<KingSteps>::count; ++step) {
    Board board;
    int ball = plane_origin;
    std::uint32_t near = 0;
    for (int ply = 1; ply <= most_plies - Board::counted_plies; ++ply) {
      ball = board.draw(ball, step);
      if (ply == 10) near = walked_extensions(board, ball, Board::counted_plies);
    }
    EXPECT_EQ(board.extensions(ball), near) << "step " << step;
  }
}

TEST(Plane, HoldsTheLongestPaths) {
  expect_room<TrailBoard<KingSteps>>();
  expect_room<WalkBoard<KingSteps>>();
}

TEST(Plane, HasEightDifferentSymmetriesThatKeepItsSteps) {
  using P = Plane<KingSteps>;
  for (std::size_t g = 0; g < P::symmetries.size(); ++g) {
    StepSet images = 0;
    for (const std::uint8_t image : P::symmetries[g]) images |= P::bit(image);
    EXPECT_EQ(images, P::all_steps);
    for (std::size_t h = 0; h < g; ++h) EXPECT_NE(P::symmetries[g], P::symmetries[h]);
  }
  for (int step = 0; step < P::count; ++step) {
    EXPECT_EQ(P::after(P::after(plane_origin, step), P::back(step)), plane_origin);
  }
}

TEST(SpillingSum, IsExactInEightBits) {
  engines::SpillingSum<std::uint8_t> sum;
  for (int i = 0; i < 1000; ++i) sum.add(200);
  EXPECT_EQ(sum.value(), 200'000);
  EXPECT_FALSE(sum.small().has_value());
}

}  // namespace quadrille::enumerate::lattice_trails_test
