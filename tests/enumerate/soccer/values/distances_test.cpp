// The distance to the win, against a recursion by the rules alone from every position of small pitches; and the line,
// which has that length and takes a best ply each time.
#include <gtest/gtest.h>

#include <map>
#include <stdexcept>
#include <tuple>

#include "enumerate/soccer/space.hpp"
#include "enumerate/soccer/values/winners.hpp"
#include "quadrille/detail/backward_induction.hpp"

namespace quadrille::enumerate::distances_test {

using engines::RunStatus;
using soccer::Player;
using soccer::WidePosition;

/// The outcome and length under best play by the rules of games/soccer, with a table of positions, their ball and
/// mover.
class Recursion {
 public:
  explicit Recursion(const soccer::Pitch& pitch) : pitch_(pitch) {}

  Distance end(const WidePosition& position) {
    const auto key = std::tuple(position.drawing, position.ball, position.mover);
    if (const auto known = ends_.find(key); known != ends_.end()) return known->second;
    Distance best;
    if (const auto winner = soccer::winner(soccer::outcome(pitch_, position), position.mover)) {
      best = {*winner, 0};
    } else {
      int soonest = 1000;  // to a win of the mover
      int latest = -1;     // to a loss
      for_each_ply(pitch_, position, [&](const soccer::Ply& ply) {
        const Distance after = end(play(pitch_, position, ply));
        if (after.winner == position.mover) soonest = std::min(soonest, after.plies + 1);
        if (after.winner != position.mover) latest = std::max(latest, after.plies + 1);
      });
      best = soonest < 1000 ? Distance{position.mover, soonest} : Distance{other(position.mover), latest};
    }
    return ends_.emplace(key, best).first->second;
  }

  template <class Visit>
  void for_each(const Visit& visit) const {
    for (const auto& [key, end] : ends_) visit(WidePosition{std::get<0>(key), std::get<1>(key), std::get<2>(key)}, end);
  }

 private:
  const soccer::Pitch& pitch_;
  std::map<std::tuple<graphs::WideEdgeSet, soccer::Vertex, Player>, Distance> ends_;
};

soccer::Pitch pitch_of(const char* name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

WidePosition start_of(const soccer::Pitch& pitch) { return soccer::start_position<graphs::WideEdgeSet::words>(pitch); }

// Plays the line. Expects each ply to be the first of the best ones, and the game to end with the found winner.
void expect_best_line(const soccer::Pitch& pitch, WidePosition position, const Distances& found, Recursion& recursion) {
  EXPECT_EQ(static_cast<int>(found.line.size()), found.end.plies);
  int left = found.end.plies;
  for (const soccer::Vertex to : found.line) {
    std::optional<soccer::Ply> taken;
    for_each_ply(pitch, position, [&](const soccer::Ply& ply) {
      const Distance after = recursion.end(play(pitch, position, ply));
      if (!taken && after.winner == found.end.winner && after.plies == left - 1) taken = ply;
    });
    ASSERT_TRUE(taken);
    EXPECT_EQ(taken->to, to);
    position = play(pitch, position, *taken);
    --left;
  }
  EXPECT_EQ(soccer::winner(soccer::outcome(pitch, position), position.mover), found.end.winner);
}

TEST(SoccerDistances, AreThoseOfTheRulesFromEveryPosition_standard) {
  for (const char* name : {"paper:1x1", "paper:1x2", "paper:1x3", "paper:2x2"}) {
    const soccer::Pitch pitch = pitch_of(name);
    Recursion all(pitch);
    all.end(start_of(pitch));
    Recursion recursion(pitch);
    all.for_each([&](const WidePosition& position, const Distance& end) {
      const Distances found = solve_distances(pitch, position);
      ASSERT_EQ(found.status, RunStatus::complete);
      ASSERT_EQ(found.end, end) << name;
      std::vector<PlyDistance> plies;
      for_each_ply(pitch, position, [&](const soccer::Ply& ply) {
        const Distance after = recursion.end(play(pitch, position, ply));
        plies.push_back({ply.to, {after.winner, after.plies + 1}});
      });
      ASSERT_EQ(found.plies, plies) << name;
      expect_best_line(pitch, position, found, recursion);
    });
  }
}

TEST(SoccerDistances, AreThoseOfTheRulesFromTheStartOfLargerPitches_standard) {
  for (const char* name : {"paper:3x2", "paper:2x3", "paper:1x5", "classic:2x2"}) {
    const soccer::Pitch pitch = pitch_of(name);
    Recursion recursion(pitch);
    const Distances found = solve_distances(pitch, start_of(pitch));
    EXPECT_EQ(found.end, recursion.end(start_of(pitch))) << name;
    expect_best_line(pitch, start_of(pitch), found, recursion);
    const SoccerPlaySpace<1> space(pitch);
    const auto winner = engines::solve_winners(space, {}, engines::KeepValues::start).start();
    EXPECT_EQ(found.end.winner, winner == engines::Player::one ? Player::one : Player::two) << name;
  }
}

TEST(SoccerDistances, OfAFinishedGameAreNone) {
  const soccer::Pitch pitch = pitch_of("paper:1x1");  // the start is a goal
  const Distances found = solve_distances(pitch, start_of(pitch));
  EXPECT_EQ(found.end, (Distance{Player::two, 0}));
  EXPECT_TRUE(found.plies.empty());
  EXPECT_TRUE(found.line.empty());
}

TEST(SoccerDistances, SayWhereMemoryOrTheStopTokenEndedThem) {
  const soccer::Pitch pitch = pitch_of("paper:3x3");
  engines::RunOptions options;
  options.memory = std::size_t{64} << 20U;
  const Distances too_many = solve_distances(pitch, start_of(pitch), options);
  EXPECT_EQ(too_many.status, RunStatus::memory);
  EXPECT_EQ(too_many.reached, "before ply 0, with 11546908 classes to hold at once, which take 110 MiB or more");
  std::stop_source source;
  source.request_stop();
  options = {};
  options.stop = source.get_token();
  EXPECT_EQ(solve_distances(pitch, start_of(pitch), options).status, RunStatus::interrupted);
}

TEST(SoccerDistances, RefuseAPositionThatNoHistoryHas) {
  const soccer::Pitch pitch = pitch_of("paper:2x2");
  WidePosition elsewhere = start_of(pitch);
  elsewhere.ball = static_cast<soccer::Vertex>(elsewhere.ball + 1);
  EXPECT_THROW(solve_distances(pitch, elsewhere), std::invalid_argument);
  WidePosition of_another = start_of(pitch);
  of_another.mover = Player::two;
  EXPECT_THROW(solve_distances(pitch, of_another), std::invalid_argument);
}

}  // namespace quadrille::enumerate::distances_test
