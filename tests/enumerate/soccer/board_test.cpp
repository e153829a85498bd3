// Paper Soccer on boards of one's own: every engine counts what a brute force over positions finds. The brute force is
// written from the definitions, here, and uses no pitch.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "enumerate/confirm/soccer/certificate.hpp"
#include "enumerate/soccer/certificate/certificate.hpp"
#include "enumerate/soccer/grouping.hpp"
#include "enumerate/soccer/histories/counts.hpp"
#include "enumerate/soccer/layered.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "enumerate/soccer/search/solver.hpp"
#include "enumerate/soccer/values/winners.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_sample.hpp"
#include "tests/enumerate/soccer/random_board.hpp"

namespace quadrille::enumerate::board_test {
namespace {

using soccer::CountRow;
using soccer::Engine;

// Positions: the set of drawn segments, the ball, the mover.
class BruteForce {
 public:
  using Place = std::tuple<std::uint32_t, int, int>;

  explicit BruteForce(const RandomBoard& board) : board_(board) {
    std::map<Place, std::uint64_t> layer{{{0, board.start, 1}, 1}};
    while (!layer.empty()) {
      layers.push_back(layer);
      std::map<Place, std::uint64_t> next;
      for (const auto& [place, histories] : layer) {
        for (const Place& to : plies(place)) next[to] += histories;
      }
      layer = std::move(next);
    }
  }

  std::vector<Place> plies(const Place& place) const {
    const auto [drawn, ball, mover] = place;
    std::vector<Place> found;
    if (goal(ball) != 0) return found;
    for (std::size_t e = 0; e < board_.edges.size(); ++e) {
      const auto [u, v] = board_.edges[e];
      if ((drawn >> e & 1U) != 0 || (u != ball && v != ball)) continue;
      const int to = u == ball ? v : u;
      const std::uint32_t after = drawn | std::uint32_t{1} << e;
      int degree = 0;
      for (std::size_t f = 0; f < board_.edges.size(); ++f) {
        const auto [a, b] = board_.edges[f];
        if ((after >> f & 1U) != 0 && (a == to || b == to)) ++degree;
      }
      const bool bounces = board_.wall[static_cast<std::size_t>(to)] || degree >= 2;
      found.emplace_back(after, to, bounces ? mover : 3 - mover);
    }
    return found;
  }

  // 0 if the game is not over.
  int winner(const Place& place) const {
    const auto [drawn, ball, mover] = place;
    if (goal(ball) != 0) return 3 - goal(ball);
    return plies(place).empty() ? 3 - mover : 0;
  }

  int best(const Place& place) {
    const auto known = best_.find(place);
    if (known != best_.end()) return known->second;
    int result = winner(place);
    const int mover = std::get<2>(place);
    if (result == 0) {
      result = 3 - mover;
      for (const Place& to : plies(place)) {
        if (best(to) == mover) result = mover;
      }
    }
    return best_[place] = result;
  }

  int goal(int v) const { return board_.goal[static_cast<std::size_t>(v)]; }

  std::vector<std::map<Place, std::uint64_t>> layers;

 private:
  const RandomBoard& board_;
  std::map<Place, int> best_;
};

CountRow row_by_ply(const BruteForce& brute, int ply) {
  CountRow row{
      .ply = ply, .histories = 0, .weak_classes = 0, .strong_classes = 0, .goal_1 = 0, .goal_2 = 0, .blocked = 0};
  std::set<std::uint32_t> weak;
  std::set<std::pair<std::uint32_t, int>> strong;
  for (const auto& [place, histories] : brute.layers[static_cast<std::size_t>(ply)]) {
    const auto [drawn, ball, mover] = place;
    *row.histories += histories;
    weak.insert(drawn);
    if (!strong.insert({drawn, ball}).second) ADD_FAILURE() << "a drawing with two movers";
    const bool over = brute.winner(place) != 0;
    if (brute.goal(ball) == 1) ++*row.goal_1;
    if (brute.goal(ball) == 2) ++*row.goal_2;
    if (over && brute.goal(ball) == 0) ++*row.blocked;
  }
  row.weak_classes = weak.size();
  row.strong_classes = strong.size();
  return row;
}

std::vector<CountRow> rows_by_outcome(const BruteForce& brute) {
  std::vector<CountRow> rows;
  for (std::size_t ply = 0; ply < brute.layers.size(); ++ply) {
    CountRow row{
        .ply = static_cast<int>(ply), .goal_wins_1 = 0, .goal_wins_2 = 0, .blocked_wins_1 = 0, .blocked_wins_2 = 0};
    for (const auto& [place, histories] : brute.layers[ply]) {
      const int winner = brute.winner(place);
      if (winner == 0) continue;
      const bool at_goal = brute.goal(std::get<1>(place)) != 0;
      *(at_goal       ? winner == 1 ? row.goal_wins_1 : row.goal_wins_2
        : winner == 1 ? row.blocked_wins_1
                      : row.blocked_wins_2) += histories;
    }
    if (*row.goal_wins_1 + *row.goal_wins_2 + *row.blocked_wins_1 + *row.blocked_wins_2 != 0) rows.push_back(row);
  }
  return rows;
}

std::vector<CountRow> rows_by_winner(BruteForce& brute) {
  std::vector<CountRow> rows;
  for (std::size_t ply = 0; ply < brute.layers.size(); ++ply) {
    CountRow row{.ply = static_cast<int>(ply), .wins_1 = 0, .wins_2 = 0};
    for (const auto& [place, histories] : brute.layers[ply]) ++*(brute.best(place) == 1 ? row.wins_1 : row.wins_2);
    rows.push_back(row);
  }
  return rows;
}

std::vector<CountRow> counted(const std::string& pitch, By by, Engine engine, bool mirror = false) {
  const Answer answer = soccer::count({.pitch = pitch, .by = by, .engine = engine, .mirror = mirror});
  EXPECT_TRUE(answer.ending.whole());
  return soccer::rows(answer);
}

// Compares the columns that both rows have.
void expect_equal(const std::vector<CountRow>& found, const std::vector<CountRow>& expected) {
  ASSERT_EQ(found.size(), expected.size());
  const auto agree = [](const std::optional<Natural>& a, const std::optional<Natural>& b) {
    return !a || !b || *a == *b;
  };
  for (std::size_t i = 0; i < found.size(); ++i) {
    SCOPED_TRACE(i);
    const CountRow& a = found[i];
    const CountRow& b = expected[i];
    EXPECT_EQ(a.ply, b.ply);
    EXPECT_TRUE(agree(a.histories, b.histories)) << *a.histories;
    EXPECT_TRUE(agree(a.weak_classes, b.weak_classes)) << *a.weak_classes;
    EXPECT_TRUE(agree(a.strong_classes, b.strong_classes)) << *a.strong_classes;
    EXPECT_TRUE(agree(a.goal_1, b.goal_1)) << *a.goal_1;
    EXPECT_TRUE(agree(a.goal_2, b.goal_2)) << *a.goal_2;
    EXPECT_TRUE(agree(a.blocked, b.blocked)) << *a.blocked;
    EXPECT_TRUE(agree(a.goal_wins_1, b.goal_wins_1)) << *a.goal_wins_1;
    EXPECT_TRUE(agree(a.goal_wins_2, b.goal_wins_2)) << *a.goal_wins_2;
    EXPECT_TRUE(agree(a.blocked_wins_1, b.blocked_wins_1)) << *a.blocked_wins_1;
    EXPECT_TRUE(agree(a.blocked_wins_2, b.blocked_wins_2)) << *a.blocked_wins_2;
    EXPECT_TRUE(agree(a.wins_1, b.wins_1)) << *a.wins_1;
    EXPECT_TRUE(agree(a.wins_2, b.wins_2)) << *a.wins_2;
  }
}

TEST(Boards, EveryEngineCountsWhatABruteForceFinds_extreme) {
  std::mt19937 random(51);
  std::size_t with_trails = 0;
  for (int number = 0; number < 200; ++number) {
    const RandomBoard board = random_board(random);
    SCOPED_TRACE(board.text);
    BruteForce brute(board);
    std::vector<CountRow> by_ply;
    for (std::size_t ply = 0; ply < brute.layers.size(); ++ply)
      by_ply.push_back(row_by_ply(brute, static_cast<int>(ply)));
    for (const Engine engine : {Engine::automatic, Engine::layered, Engine::reverse, Engine::frontier}) {
      SCOPED_TRACE(soccer::to_string(engine));
      expect_equal(counted(board.text, By::ply, engine), by_ply);
    }
    expect_equal(counted(board.text, By::outcome, Engine::layered), rows_by_outcome(brute));
    expect_equal(counted(board.text, By::winner, Engine::layered), rows_by_winner(brute));
    CountRow total{.histories = 0, .weak_classes = 0, .strong_classes = 0};
    for (const CountRow& row : by_ply) {
      *total.histories += *row.histories;
      *total.weak_classes += *row.weak_classes;
      *total.strong_classes += *row.strong_classes;
    }
    expect_equal(counted(board.text, By::total, Engine::frontier), {total});
    EXPECT_EQ(counted(board.text, By::ball, Engine::frontier).size(),
              counted(board.text, By::ball, Engine::layered).size());
    if (!fits_trails(soccer::parse_pitch_name(board.text))) continue;
    ++with_trails;
    expect_equal(counted(board.text, By::ply, Engine::trails), by_ply);
    expect_equal(counted(board.text, By::total, Engine::trails), {total});
    expect_equal(counted(board.text, By::outcome, Engine::trails), rows_by_outcome(brute));
  }
  EXPECT_GE(with_trails, 100U);
}

// The solver knows the winner of every position of a board, after any earlier searches, and certifies the whole game.
TEST(Boards, TheSolverKnowsWhoWinsAndProvesIt_standard) {
  std::mt19937 random(16);
  std::size_t solved = 0;
  for (int number = 0; number < 150; ++number) {
    const RandomBoard board = random_board(random, 14);
    if (board.goal[static_cast<std::size_t>(board.start)] != 0) continue;
    SCOPED_TRACE(board.text);
    BruteForce brute(board);
    // Separate edges and vertices make the board so large that the search takes its wider sets.
    std::string padding;
    for (int u = 0; number % 3 != 0 && u < (number % 3 == 1 ? 17 : 80); ++u) {
      for (int v = 0; v < u; ++v) {
        if (number % 3 == 1 || v == u - 1) padding += fmt::format("edge p{} p{}\n", u, v);
      }
    }
    const soccer::Pitch pitch(soccer::parse_pitch_name(board.text + padding));
    const auto vertex = [&](int v) { return pitch.find("v" + std::to_string(v)).value(); };
    const auto solver = SoccerSolver::make(pitch, {});
    for (const auto& layer : brute.layers) {
      for (const auto& [place, histories] : layer) {
        const auto [drawn, ball, mover] = place;
        soccer::WidePosition position{{}, vertex(ball), static_cast<soccer::Player>(mover)};
        for (std::size_t e = 0; e < board.edges.size(); ++e) {
          const auto [u, v] = board.edges[e];
          if ((drawn >> e & 1U) != 0) {
            position.drawing.insert(pitch.lattice().edge_between(vertex(u), vertex(v)).value());
          }
        }
        const auto found = solver->winner(position);
        ASSERT_TRUE(found.has_value());
        ASSERT_EQ(static_cast<int>(*found), brute.best(place)) << "ball on v" << ball << ", drawn " << drawn;
        ++solved;
      }
    }
    const int winner = brute.best({0, board.start, 1});
    const CertificateRun run =
        write_certificate(pitch, {pitch.start()}, static_cast<soccer::Player>(winner),
                          [&](const soccer::WidePosition& position) { return *solver->winning_ply(position); });
    const std::string file = run.certificate.bytes();
    const confirm::CertificateProof proof = confirm::check_certificate(std::as_bytes(std::span(file)));
    EXPECT_EQ(proof.winner, winner);
    EXPECT_EQ(proof.pitch.board, pitch.name().board);
  }
  EXPECT_GT(solved, 10'000U);
}

TEST(Boards, UpToTheirSymmetriesAreCountedAsTheReferenceDoes_standard) {
  const std::string cube =
      "start a\nedge a b\nedge b c\nedge c d\nedge d a\nedge e f\nedge f g\nedge g h\nedge h e\nedge a e\nedge b "
      "f\nedge c "
      "g\nedge d h\n";
  for (const std::string& text :
       {cube, cube + "goal 1 g\n", cube + "wall b d e\n", cube + "goal 1 b d\n",
        std::string("start 0\nedge 0 1\nedge 0 2\nedge 0 3\nedge 1 2\nedge 2 3\nedge 1 3\n")}) {
    SCOPED_TRACE(text);
    const soccer::Pitch pitch(soccer::parse_pitch_name(text));
    for (const By by : {By::ply, By::total, By::ball, By::bounces, By::vertices, By::size, By::outcome}) {
      SCOPED_TRACE(soccer::to_string(by));
      EXPECT_EQ(counted(text, by, Engine::layered, true), count_soccer_ref(pitch, by, Symmetry::mirror, {}));
      if (by == By::size || by == By::outcome) continue;
      const auto classes = counted(text, by, Engine::reverse, true);
      const auto expected = count_soccer_ref(pitch, by, Symmetry::mirror, {});
      ASSERT_EQ(classes.size(), expected.size());
      for (std::size_t i = 0; i < classes.size(); ++i) EXPECT_EQ(classes[i].weak_classes, expected[i].weak_classes);
    }
    EXPECT_EQ(counted(text, By::winner, Engine::layered, true), count_soccer_winners_ref(pitch, Symmetry::mirror, {}));
  }
}

TEST(Boards, APitchAsABoardHasTheSameRows_standard) {
  for (const char* name : {"paper:1x3", "paper:2x2", "paper:3x2", "classic:2x2"}) {
    SCOPED_TRACE(name);
    const std::string text = to_text(soccer::Pitch(soccer::parse_pitch_name(name)).board());
    for (const By by : {By::ply, By::total, By::ball, By::bounces, By::vertices, By::size, By::outcome, By::winner}) {
      EXPECT_EQ(counted(text, by, Engine::layered), counted(name, by, Engine::layered));
    }
    for (const Engine engine : {Engine::reverse, Engine::frontier, Engine::trails}) {
      EXPECT_EQ(counted(text, By::ply, engine), counted(name, By::ply, engine));
    }
  }
}

// n triangles that share the start. A trail goes round k of them, in some order and each in one of two directions. It
// may end on its way round one more.
TEST(Boards, AWindmillHasAsManyTrailsAsAFormulaSays) {
  const auto windmill = [](int triangles) {
    std::string text = "start hub\n";
    for (int i = 0; i < triangles; ++i) {
      text += fmt::format("edge hub a{0}\nedge hub b{0}\nedge a{0} b{0}\n", i);
    }
    return text;
  };
  for (int n = 1; n <= 12; ++n) {
    SCOPED_TRACE(n);
    Natural histories = 0;
    Natural round = 1;  // ways round k triangles
    for (int k = 0; k <= n; ++k) {
      histories += round * (1 + 4 * (n - k));
      round *= 2 * (n - k);
    }
    if (fits_trails(soccer::parse_pitch_name(windmill(n)))) {
      EXPECT_EQ(counted(windmill(n), By::total, Engine::trails).at(0).histories, histories);
    } else {
      EXPECT_GT(n, 4);
      EXPECT_THROW(soccer::count({.pitch = windmill(n), .by = By::total, .engine = Engine::trails}), Error);
    }
    if (n <= 6) {
      EXPECT_EQ(counted(windmill(n), By::total, Engine::layered).at(0).histories, histories);
    }
    // A drawing is a set of whole triangles and a part of one more: nothing, one of three beginnings of a way round, or
    // one of two of its edges.
    EXPECT_EQ(counted(windmill(n), By::total, Engine::frontier).at(0).weak_classes,
              (Natural(1) << n) + Natural(n) * 4 * (Natural(1) << (n - 1)));
    if (n > 5) {
      EXPECT_THROW(soccer::sample({.pitch = windmill(n)}), Error);
    }
  }
}

// Some vertex has more than eight neighbours that the frontier takes in before it.
TEST(Boards, OfHighDegreesAreSwept_standard) {
  std::string complete = "start v0\n";
  std::string bipartite = "start a0\n";
  for (int v = 0; v < 11; ++v) {
    for (int u = 0; u < v; ++u) {
      if (v < 9) complete += "edge v" + std::to_string(u) + " v" + std::to_string(v) + "\n";
    }
    for (int hub = 0; hub < 2; ++hub) bipartite += "edge b" + std::to_string(v) + " a" + std::to_string(hub) + "\n";
  }
  // K(2,11): a vertex may have both hubs as neighbours, one, or none. The layered engine counts the same.
  EXPECT_EQ(counted(bipartite, By::total, Engine::frontier).at(0).weak_classes,
            counted(bipartite, By::total, Engine::layered).at(0).weak_classes);
  EXPECT_GT(*counted(complete, By::total, Engine::frontier).at(0).weak_classes, 0);
}

TEST(Boards, WhatNeedsARectangleSaysSo) {
  const std::string text = "start a\nedge a b\nedge b c\nedge c a\n";
  EXPECT_THROW(soccer::count({.pitch = text, .by = By::total, .engine = Engine::colour}), Error);
  EXPECT_THROW(soccer::count({.pitch = text, .engine = Engine::frontier, .mirror = true}), Error);
  EXPECT_THROW(soccer::count({.pitch = "start a\nedge a b\nedge b c\n", .mirror = true}), Error);  // no symmetry
  EXPECT_THROW(read_pitch("no/such.board"), Error);
}

}  // namespace
}  // namespace quadrille::enumerate::board_test
