// The search of turns on Paper Soccer: its board equals the rules, its turns and what it sees of a turn at once equal
// the reference that follows every way, what it proves equals minimax, and its turns are legal and whole.
#include "enumerate/soccer/play/turn_search.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <tuple>

#include "enumerate/soccer/play/board.hpp"
#include "games/soccer/history.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/soccer/boards.hpp"

namespace quadrille::enumerate::turn_search_test {

using soccer::Outcome;
using soccer::Pitch;
using soccer::Player;
using soccer::Ply;
using soccer::WidePosition;

WidePosition start_of(const Pitch& pitch) { return soccer::start_position<graphs::WideEdgeSet::words>(pitch); }

// visit(position) for each position of random games, the ended ones left out.
template <class Visit>
void for_random_positions(const Pitch& pitch, int games, const Visit& visit) {
  for (int game = 0; game < games; ++game) {
    RandomChoices choices(static_cast<std::uint64_t>(game));
    WidePosition position = start_of(pitch);
    while (soccer::outcome(pitch, position) == Outcome::ongoing) {
      visit(position);
      std::vector<Ply> plies;
      soccer::for_each_ply(pitch, position, [&](const Ply& ply) { plies.push_back(ply); });
      position = soccer::play(pitch, position, plies[choices.next(plies.size())]);
    }
  }
}

Pitch pitch_of(const std::string& name) { return Pitch(soccer::parse_pitch_name(name)); }

TEST(PlayBoard, FollowsTheRules) {
  for (const std::string& name :
       {std::string("paper:3x3"), std::string("classic:2x2"), std::string("classic:4x4"), std::string("classic:8x10"),
        complete_board(5), complete_board(12), petersen_board(), wheel_board(64), std::string(odd_board)}) {
    const Pitch pitch = pitch_of(name);
    require_playable(pitch);
    for_random_positions(pitch, 5, [&](const WidePosition& position) {
      PlayBoard board(pitch, position);
      const PositionKey before = board.key();
      std::vector<Ply> open;
      for (unsigned exit = 0; exit < 64; ++exit) {
        if ((board.open(position.ball) >> exit & 1U) == 0) continue;
        const PlayBoard::Exit taken = board.exit(position.ball, exit);
        const Ply ply{taken.edge, taken.to};
        open.push_back(ply);
        const WidePosition next = soccer::play(pitch, position, ply);
        if (!board.is_goal(ply.to)) {
          EXPECT_EQ(board.bounces_at(ply.to), next.mover == position.mover);
        }
        const PositionKey expected = board.key_after(exit);
        board.roll(exit);
        EXPECT_EQ(board.key(), expected);
        EXPECT_EQ(board.ball(), next.ball);
        if (next.mover != position.mover) board.pass();
        EXPECT_EQ(board.key(), PlayBoard(pitch, next).key());
        if (next.mover != position.mover) board.pass();
        board.roll_back(position.ball, exit);
        EXPECT_EQ(board.key(), before);
      }
      std::vector<Ply> legal;
      soccer::for_each_ply(pitch, position, [&](const Ply& ply) { legal.push_back(ply); });
      EXPECT_EQ(open, legal);
    });
  }
}

TEST(PlayBoard, RefusesMoreSegmentsThanBits) {
  try {
    require_playable(pitch_of(wheel_board(65)));
    FAIL() << "a vertex with 65 segments";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("the vertex middle has 65 segments"), std::string::npos) << error.what();
  }
}

TEST(Turns, AreThoseOfEveryWay_standard) {
  int lost = 0;
  for (const std::string& name :
       {std::string("paper:2x2"), std::string("paper:3x3"), std::string("classic:2x2"), std::string("classic:4x4"),
        complete_board(5), petersen_board(), wheel_board(12), std::string(odd_board)}) {
    const Pitch pitch = pitch_of(name);
    TurnList list;
    TurnReach reach;
    int positions = 0;
    int compared = 0;
    int unlike = 0;
    for_random_positions(pitch, 200, [&](const WidePosition& position) {
      PlayBoard board(pitch, position);
      if (position.drawing.size() + 12 < pitch.lattice().edge_count() && ++positions % 4 != 0) return;
      const PositionKey before = board.key();
      list.list(board, 20'000);
      EXPECT_EQ(board.key(), before);
      if (!list.whole()) return;  // too many ways to follow them all
      ++compared;
      std::set<std::pair<graphs::WideEdgeSet, soccer::Vertex>> found;
      std::set<soccer::Vertex> ends;
      bool wins = false;
      for (const TurnList::Turn& turn : list.turns()) {
        WidePosition now = position;
        for (const std::uint8_t exit : list.exits(turn)) {
          const PlayBoard::Exit taken = board.exit(now.ball, exit);
          ASSERT_EQ(now.mover, position.mover);
          now = soccer::play(pitch, now, {taken.edge, taken.to});
        }
        EXPECT_EQ(now.ball, turn.to);
        EXPECT_TRUE(found.emplace(now.drawing, now.ball).second) << "listed twice";
        if (pitch.goal(now.ball) == soccer::Goal::none) {
          ends.insert(now.ball);
          EXPECT_EQ(turn.key, PlayBoard(pitch, now).key());
          list.play(board, turn);
          EXPECT_EQ(board.key(), turn.key);
          list.take_back(board, turn);
          EXPECT_EQ(board.key(), before);
        } else {
          wins = true;
        }
      }
      EXPECT_EQ(found, turns_ref(pitch, position)) << name;

      const TurnReach::Found at_once = reach.find(board);
      EXPECT_EQ(at_once.wins(), wins);
      EXPECT_EQ(at_once.loses(), found.empty());
      if (!wins) {
        EXPECT_EQ(std::set(reach.ends().begin(), reach.ends().end()), ends);
        EXPECT_EQ(at_once.ends, static_cast<int>(ends.size()));
      }
      if (wins || found.empty()) return;
      // An end is safe if the opponent does not score after one of its turns, as far as the way there spoils nothing.
      const TurnReach::SafeEnds safe = reach.safe_ends(board);
      std::set<soccer::Vertex> quiet;
      for (const auto& [drawing, ball] : found) {
        TurnReach reply;
        if (!reply.find(PlayBoard(pitch, {drawing, ball, other(position.mover)})).wins()) quiet.insert(ball);
      }
      if (safe.loses) {
        ++lost;
        EXPECT_TRUE(quiet.empty()) << name;
      }
      EXPECT_LE(static_cast<std::size_t>(safe.count), ends.size());
      unlike += quiet.size() == static_cast<std::size_t>(safe.count) ? 0 : 1;
    });
    EXPECT_GT(compared, 100) << name;
    EXPECT_LT(5 * unlike, compared) << name;
  }
  EXPECT_GT(lost, 100);
}

TEST(Turns, SayWhereTheBoundCutsThemShort) {
  const Pitch pitch = pitch_of("paper:3x3");
  bool cut = false;
  TurnList some;
  TurnList all;
  for_random_positions(pitch, 10, [&](const WidePosition& position) {
    PlayBoard board(pitch, position);
    some.list(board, 2);
    all.list(board, 20'000);
    ASSERT_TRUE(all.whole());
    EXPECT_LE(some.turns().size(), all.turns().size());
    if (some.turns().size() < all.turns().size()) {
      EXPECT_FALSE(some.whole());
      cut = true;
    }
  });
  EXPECT_TRUE(cut);
}

TEST(KeySet, HoldsWhatWasInsertedSinceItWasEmptied) {
  KeySet set;
  for (const std::uint64_t keys : {100U, 20U, 1000U}) {
    set.clear();
    for (std::uint64_t i = 0; i < keys; ++i) EXPECT_TRUE(set.insert({i % 7, i}));
    for (std::uint64_t i = 0; i < keys; ++i) EXPECT_FALSE(set.insert({i % 7, i}));
  }
}

// The winner by the rules of games/soccer, positions remembered.
class Minimax {
 public:
  explicit Minimax(const Pitch& pitch) : pitch_(pitch) {}

  Player winner(const WidePosition& position) {
    if (const auto ended = soccer::winner(soccer::outcome(pitch_, position), position.mover)) return *ended;
    const auto key = std::tuple(position.drawing, position.ball, position.mover);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    Player result = other(position.mover);
    soccer::for_each_ply(pitch_, position, [&](const Ply& ply) {
      if (result != position.mover && winner(soccer::play(pitch_, position, ply)) == position.mover)
        result = position.mover;
    });
    return known_.emplace(key, result).first->second;
  }

 private:
  const Pitch& pitch_;
  std::map<std::tuple<graphs::WideEdgeSet, soccer::Vertex, Player>, Player> known_;
};

void expect_whole_turn(const Pitch& pitch, const WidePosition& position, const std::vector<Ply>& turn) {
  WidePosition now = position;
  for (const Ply& ply : turn) {
    ASSERT_EQ(now.mover, position.mover);
    ASSERT_EQ(soccer::outcome(pitch, now), Outcome::ongoing);
    bool legal = false;
    soccer::for_each_ply(pitch, now, [&](const Ply& other) { legal = legal || other == ply; });
    ASSERT_TRUE(legal);
    now = soccer::play(pitch, now, ply);
  }
  EXPECT_TRUE(now.mover != position.mover || soccer::outcome(pitch, now) != Outcome::ongoing);
}

TEST(TurnSearch, ProvesWhatMinimaxFinds_standard) {
  for (const std::string& name :
       {std::string("paper:2x2"), std::string("paper:2x3"), std::string("paper:3x2"), std::string("classic:2x2"),
        complete_board(5), petersen_board(), wheel_board(6), std::string(odd_board)}) {
    const Pitch pitch = pitch_of(name);
    Minimax minimax(pitch);
    int proved = 0;
    int all = 0;
    for_random_positions(pitch, 20, [&](const WidePosition& position) {
      const FoundTurn found = find_turn(pitch, position, 1, {{}, 3000});
      expect_whole_turn(pitch, position, found.plies);
      ++all;
      if (!found.winner) return;
      ++proved;
      const Player winner = minimax.winner(position);
      EXPECT_EQ(*found.winner, winner) << name;
      WidePosition after = position;
      for (const Ply& ply : found.plies) after = soccer::play(pitch, after, ply);
      // The turn keeps the win.
      if (winner == position.mover) {
        EXPECT_EQ(minimax.winner(after), winner) << name;
      }
    });
    EXPECT_GT(proved, all / 2) << name;
  }
}

TEST(TurnSearch, IsTheSameForTheSameNodesAndStops_standard) {
  const Pitch pitch = pitch_of("classic:8x10");
  for_random_positions(pitch, 1, [&](const WidePosition& position) {
    const FoundTurn first = find_turn(pitch, position, 5, {{}, 500});
    EXPECT_EQ(first.plies, find_turn(pitch, position, 5, {{}, 500}).plies);
    EXPECT_LE(first.nodes, 501U);
    expect_whole_turn(pitch, position, first.plies);
    std::stop_source stopped;
    stopped.request_stop();
    expect_whole_turn(pitch, position, find_turn(pitch, position, 5, {stopped.get_token()}).plies);
  });
}

WidePosition after(const Pitch& pitch, WidePosition position, const std::vector<Ply>& plies) {
  for (const Ply& ply : plies) position = soccer::play(pitch, position, ply);
  return position;
}

// The positions after each turn of the mover's that goes on with the game.
std::vector<WidePosition> replies(const Pitch& pitch, const WidePosition& position) {
  PlayBoard board(pitch, position);
  TurnList list;
  list.list(board, 1000);
  std::vector<WidePosition> positions;
  for (const TurnList::Turn& turn : list.turns()) {
    WidePosition next = position;
    for (const std::uint8_t exit : list.exits(turn)) {
      const PlayBoard::Exit taken = board.exit(next.ball, exit);
      next = soccer::play(pitch, next, {taken.edge, taken.to});
    }
    if (soccer::outcome(pitch, next) == Outcome::ongoing) positions.push_back(next);
  }
  return positions;
}

// A proved win outlives every reply, though the searches after it may look at one position only. In the second round
// the memory has room for few turns: less is proved, and kept all the same.
TEST(TurnSearch, KeepsAWinWhateverTheReply_standard) {
  for (const std::size_t room : {TurnMemory::most_turns, std::size_t{8}}) {
    int kept = 0;
    int not_seen_at_once = 0;
    for (const char* name : {"paper:4x4", "classic:4x4", "classic:6x6"}) {
      const Pitch pitch = pitch_of(name);
      RandomChoices choices(room);
      for_random_positions(pitch, 8, [&](const WidePosition& start) {
        TurnMemory memory(room);
        const Player winner = start.mover;
        FoundTurn found = find_turn(pitch, start, 1, {{}, 10'000}, memory);
        WidePosition position = start;
        while (found.winner == winner) {
          position = after(pitch, position, found.plies);
          if (soccer::outcome(pitch, position) != Outcome::ongoing) break;
          const std::vector<WidePosition> ways = replies(pitch, position);
          if (ways.empty()) break;
          for (const WidePosition& way : ways) {
            ASSERT_EQ(find_turn(pitch, way, 1, {{}, 1}, memory).winner, winner) << name;
            ++kept;
            if (find_turn(pitch, way, 1, {{}, 1}).winner != winner) ++not_seen_at_once;
          }
          position = ways[choices.next(ways.size())];
          found = find_turn(pitch, position, 1, {{}, 1}, memory);
        }
      });
    }
    EXPECT_GT(kept, 100) << room;
    EXPECT_GT(not_seen_at_once, 10) << room;
  }
}

TEST(TurnMemory, KeepsTheTurnsThatTheGameCanComeTo) {
  TurnMemory memory(4);
  const auto key = [](std::uint64_t number) { return PositionKey{number, number}; };
  for (std::uint64_t i = 1; i <= 4; ++i) EXPECT_TRUE(memory.keep(key(i), i, key(10 * i)));
  EXPECT_FALSE(memory.keep(key(5), 5, key(50)));
  EXPECT_TRUE(memory.keep(key(3), 3, key(31)));  // known already
  memory.entry(key(1)).bound = TurnMemory::Bound::exact;
  memory.advance_to(3);
  EXPECT_EQ(memory.winning_turn(key(2)), nullptr);
  ASSERT_NE(memory.winning_turn(key(3)), nullptr);
  EXPECT_EQ(*memory.winning_turn(key(3)), key(30));
  EXPECT_EQ(memory.entry(key(1)).bound, TurnMemory::Bound::none);
  EXPECT_TRUE(memory.keep(key(5), 5, key(50)));
}

// A value of exactly beta settles a position, too: without that it estimates more of them here.
TEST(TurnSearch, SearchesNothingAgainThatTheTableSettles) {
  const Pitch pitch = pitch_of("paper:6x6");
  const std::vector<graphs::Point> history{{3, 3}, {2, 4}, {2, 3}, {1, 4}, {0, 5}};
  EXPECT_LE(find_turn(pitch, soccer::replay(pitch, history).end, 1, {.depth = 6}).nodes, 11517U);
}

TEST(SimplePlayers, PlayWholeTurns) {
  for (const std::string& name : {std::string("paper:3x3"), std::string("classic:4x4"), std::string("classic:8x10"),
                                  complete_board(6), wheel_board(20), std::string(odd_board)}) {
    const Pitch pitch = pitch_of(name);
    RandomChoices choices(3);
    for_random_positions(pitch, 3, [&](const WidePosition& position) {
      expect_whole_turn(pitch, position, random_turn(pitch, position, choices));
      expect_whole_turn(pitch, position, greedy_turn(pitch, position, choices));
    });
  }
}

TEST(SimplePlayers, TheGreedyOneGoesStraightAhead) {
  const Pitch pitch = pitch_of("classic:8x10");
  RandomChoices choices(1);
  const std::vector<Ply> turn = greedy_turn(pitch, start_of(pitch), choices);
  ASSERT_EQ(turn.size(), 1U);
  EXPECT_EQ(pitch.lattice().point(turn.front().to).y, 4);  // player 1 plays downwards, from (4,5)
}

// By names, c is nearer to the goal; by segments, b is.
TEST(SimplePlayers, TheGreedyOneCountsSegmentsOnABoard) {
  const Pitch pitch =
      pitch_of("board:start a;goal 2 goal;edge a b;edge a c;edge b z;edge z goal;edge c x;edge x y;edge y goal");
  RandomChoices choices(1);
  const std::vector<Ply> turn = greedy_turn(pitch, start_of(pitch), choices);
  ASSERT_EQ(turn.size(), 1U);
  EXPECT_EQ(pitch.to_string(turn.front().to), "b");
}

TEST(TurnSearch, BeatsTheGreedyPlayer_standard) {
  const Pitch pitch = pitch_of("classic:6x8");
  int wins = 0;
  constexpr int games = 10;
  for (int game = 0; game < games; ++game) {
    RandomChoices choices(static_cast<std::uint64_t>(game));
    const Player ours = game % 2 == 0 ? Player::one : Player::two;
    WidePosition position = start_of(pitch);
    while (soccer::outcome(pitch, position) == Outcome::ongoing) {
      const auto turn = position.mover == ours ? find_turn(pitch, position, 1, {{}, 3000}).plies
                                               : greedy_turn(pitch, position, choices);
      for (const Ply& ply : turn) position = soccer::play(pitch, position, ply);
    }
    if (soccer::winner(soccer::outcome(pitch, position), position.mover) == ours) ++wins;
  }
  EXPECT_GE(wins, 9);
}

}  // namespace quadrille::enumerate::turn_search_test
