// Random positions of larger pitches: decisions and keys of the search against the rules, and the features of its first
// numbers against sets of vertices and one breadth-first search.
//
// The positions have few undrawn segments, so that the test can play every game from them. Any points may bounce: the
// facts of space.hpp do not need a history that leads to a position.
#include <gtest/gtest.h>

#include <deque>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "enumerate/soccer/search/space.hpp"
#include "quadrille/detail/proof_search/alpha_beta_ref.hpp"

namespace quadrille::enumerate::two_turns_test {

using engines::Player;
using soccer::Goal;
using soccer::Vertex;
using Vertices = std::set<Vertex>;

#ifdef QUADRILLE_SANITIZED
constexpr int positions = 30'000;
#else
constexpr int positions = 100'000;
#endif

constexpr auto larger_pitches = {"paper:5x5", "paper:3x9", "paper:1x24", "classic:4x6", "classic:6x6"};

struct Situation {
  std::set<soccer::Edge> undrawn;  // those into goals included
  Vertices bouncing;
  Vertex ball = 0;
  Player mover = Player::one;
};

// A ball, a connected set of at most `segments` segments from it, and points that bounce or do not.
Situation random_situation(const soccer::Pitch& pitch, std::mt19937_64& random, std::size_t segments) {
  const graphs::Lattice& lattice = pitch.lattice();
  Situation at;
  do {
    at.ball = static_cast<Vertex>(random() % lattice.vertex_count());
  } while (pitch.goal(at.ball) != Goal::none || lattice.incident(at.ball).empty());
  at.mover = random() % 2 == 0 ? Player::one : Player::two;
  std::vector<Vertex> reached{at.ball};
  for (std::size_t i = 0; i < segments; ++i) {
    const auto incident = lattice.incident(reached[random() % reached.size()]);
    const soccer::Ply& ply = incident[random() % incident.size()];
    at.undrawn.insert(ply.edge);
    if (pitch.goal(ply.to) == Goal::none) reached.push_back(ply.to);
  }
  const std::uint64_t fresh_in_eight = random() % 5;
  for (std::size_t v = 0; v < lattice.vertex_count(); ++v) {
    const auto vertex = static_cast<Vertex>(v);
    if (pitch.goal(vertex) != Goal::none) continue;
    if (pitch.wall(vertex) || vertex == at.ball || random() % 8 >= fresh_in_eight) at.bouncing.insert(vertex);
  }
  for (std::size_t e = 0; e < lattice.edge_count(); ++e) {
    const auto [u, v] = lattice.ends(static_cast<soccer::Edge>(e));
    if (pitch.goal(u) != Goal::none || pitch.goal(v) != Goal::none) at.undrawn.insert(static_cast<soccer::Edge>(e));
  }
  return at;
}

template <class Space>
typename Space::State state_of(const soccer::Pitch& pitch, const Space& space, const Situation& at) {
  soccer::WidePosition position;
  for (std::size_t e = 0; e < pitch.lattice().edge_count(); ++e) {
    if (!at.undrawn.contains(static_cast<soccer::Edge>(e))) position.drawing.insert(static_cast<soccer::Edge>(e));
  }
  position.ball = at.ball;
  position.mover = at.mover == Player::one ? soccer::Player::one : soccer::Player::two;
  auto state = space.state_of(position);
  state.bouncing = {};
  for (const Vertex v : at.bouncing) space.set_bouncing(state, v);
  return state;
}

// The features by their definitions.
class Reference {
 public:
  Reference(const soccer::Pitch& pitch, const Situation& at)
      : pitch_(pitch), bouncing_(at.bouncing), ball_(at.ball), mover_(at.mover) {
    for (const soccer::Edge e : at.undrawn) {
      const auto [u, v] = pitch.lattice().ends(e);
      if (pitch.goal(u) != Goal::none || pitch.goal(v) != Goal::none) continue;
      graph_[u].insert(v);
      graph_[v].insert(u);
    }
    const Vertices reached = connected({ball_}, nullptr);
    std::erase_if(graph_, [&](const auto& entry) { return !reached.contains(entry.first); });
    scores_at_once_ = any_scores(connected({ball_}, &bouncing_), mover_);
    reduce();
  }

  std::optional<TwoTurns> features() {
    if (scores_at_once_) return std::nullopt;
    const Player opponent = engines::opponent(mover_);
    const Vertices within = connected({ball_}, &bouncing_);
    const Vertices landings = fresh_beside(within);
    if (landings.empty()) return std::nullopt;
    for (const Vertex v : landings) {
      if (graph_[v].size() == 1 && !scores(v, opponent)) return std::nullopt;
    }
    TwoTurns result;
    result.own_turns = turns_to(mover_);
    result.other_turns = turns_to(opponent);
    result.own_plies = plies_to(mover_);
    result.other_plies = plies_to(opponent);
    bool meets = false;
    const Vertices safe = safe_among(landings, within, opponent, meets);
    result.through_others_way = meets;
    bool all_next_to_goal = true;
    for (const Vertex v : landings) all_next_to_goal &= scores(v, opponent);
    if (safe.empty() && (!meets || all_next_to_goal)) return std::nullopt;
    result.safe = std::min(static_cast<std::uint32_t>(safe.size()), TwoTurns::most_landings);
    for (const Vertex v : safe) {
      const auto replies = replies_after(v, within);
      if (!replies) continue;
      result.replies = std::min(result.replies, *replies);
      if (*replies == 0 && result.without_reply < TwoTurns::most_answers) ++result.without_reply;
      if (*replies == 1 && result.with_one_reply < TwoTurns::most_answers) ++result.with_one_reply;
    }
    return result;
  }

 private:
  bool scores(Vertex v, Player player) const {
    for (const soccer::Ply& ply : pitch_.lattice().incident(v)) {
      if (pitch_.goal(ply.to) == (player == Player::one ? Goal::g2 : Goal::g1)) return true;
    }
    return false;
  }
  bool any_scores(const Vertices& vertices, Player player) const {
    for (const Vertex v : vertices) {
      if (scores(v, player)) return true;
    }
    return false;
  }

  // The points connected with `from`, by way of points of `through` only if that is given.
  Vertices connected(const Vertices& from, const Vertices* through) {
    Vertices reached = from;
    std::deque<Vertex> waiting(from.begin(), from.end());
    for (; !waiting.empty(); waiting.pop_front()) {
      for (const Vertex to : graph_[waiting.front()]) {
        if ((through == nullptr || through->contains(to)) && reached.insert(to).second) waiting.push_back(to);
      }
    }
    return reached;
  }
  Vertices fresh_beside(const Vertices& within) {
    Vertices result;
    for (const Vertex v : within) {
      for (const Vertex to : graph_[v]) {
        if (!bouncing_.contains(to)) result.insert(to);
      }
    }
    return result;
  }
  Vertices way_of(Player player) {
    Vertices start;
    for (const Vertex v : bouncing_) {
      if (scores(v, player)) start.insert(v);
    }
    return connected(start, &bouncing_);
  }
  Vertices safe_among(const Vertices& landings, const Vertices& within, Player against, bool& meets) {
    const Vertices way = way_of(against);
    meets = way.contains(*within.begin());
    Vertices safe;
    for (const Vertex v : landings) {
      std::size_t towards = 0;
      for (const Vertex to : graph_[v]) towards += way.contains(to) ? 1U : 0U;
      if (!scores(v, against) && towards <= (meets ? 1U : 0U)) safe.insert(v);
    }
    return safe;
  }

  void erase_segment(Vertex u, Vertex v) {
    graph_[u].erase(v);
    graph_[v].erase(u);
  }
  // Removes traps, and plies without an alternative.
  void reduce() {
    for (bool changed = true; changed;) {
      changed = false;
      for (const Vertex v : bouncing_) {
        if (graph_[v].size() != 1) continue;
        const Vertex to = *graph_[v].begin();
        if (v != ball_ && (scores(v, Player::one) || scores(v, Player::two))) continue;
        if (v == ball_ && !bouncing_.contains(to)) continue;
        erase_segment(v, to);
        if (v == ball_) ball_ = to;
        changed = true;
      }
    }
  }

  // The least number of fresh points on a way to a point where the player scores.
  std::uint32_t turns_to(Player player) {
    std::map<Vertex, std::uint32_t> turns{{ball_, 0}};
    std::deque<Vertex> waiting{ball_};
    for (; !waiting.empty(); waiting.pop_front()) {
      const Vertex from = waiting.front();
      for (const Vertex to : graph_[from]) {
        const std::uint32_t ended = turns[from] + (bouncing_.contains(to) ? 0 : 1);
        if (const auto found = turns.find(to); found != turns.end() && found->second <= ended) continue;
        turns[to] = ended;
        waiting.push_back(to);
      }
    }
    std::uint32_t least = TwoTurns::most_turns;
    for (const auto& [v, ended] : turns) {
      if (scores(v, player)) least = std::min(least, ended);
    }
    return least;
  }
  std::uint32_t plies_to(Player player) const {
    std::map<Vertex, std::uint32_t> plies{{ball_, 0}};
    for (std::deque<Vertex> waiting{ball_}; !waiting.empty(); waiting.pop_front()) {
      const Vertex from = waiting.front();
      if (scores(from, player)) return std::min(plies[from], TwoTurns::most_plies);
      for (const soccer::Ply& ply : pitch_.lattice().incident(from)) {
        if (pitch_.goal(ply.to) == Goal::none && plies.emplace(ply.to, plies[from] + 1).second)
          waiting.push_back(ply.to);
      }
    }
    return TwoTurns::most_plies;
  }

  // The number of the opponent's safe landings after the mover's turn ends at v; empty if the opponent scores.
  std::optional<std::uint32_t> replies_after(Vertex v, const Vertices& within) {
    const auto graph = graph_;
    Vertices entries;
    for (const Vertex to : graph_[v]) {
      if (within.contains(to)) entries.insert(to);
    }
    if (entries.size() == 1) erase_segment(v, *entries.begin());
    bouncing_.insert(v);
    const Vertices next = connected({v}, &bouncing_);
    bool meets = false;
    std::optional<std::uint32_t> replies;
    if (!any_scores(next, engines::opponent(mover_))) {
      const auto safe = safe_among(fresh_beside(next), next, mover_, meets).size();
      replies = std::min(static_cast<std::uint32_t>(safe), TwoTurns::most_landings);
    }
    bouncing_.erase(v);
    graph_ = graph;
    return replies;
  }

  const soccer::Pitch& pitch_;
  std::map<Vertex, Vertices> graph_;
  Vertices bouncing_;
  Vertex ball_;
  Player mover_;
  bool scores_at_once_ = false;
};

bool operator==(const TwoTurns& a, const TwoTurns& b) {
  const auto tied = [](const TwoTurns& x) {
    return std::tuple(x.own_turns, x.other_turns, x.safe, x.replies, x.without_reply, x.with_one_reply, x.own_plies,
                      x.other_plies, x.through_others_way);
  };
  return tied(a) == tied(b);
}

template <class Board>
void compare_features(const char* name, std::size_t segments) {
  const soccer::Pitch pitch(soccer::parse_pitch_name(name));
  const SoccerSearchSpace<Board> space(pitch);
  std::mt19937_64 random(52);
  int open = 0;
  for (int i = 0; i < positions / 40; ++i) {
    const Situation at = random_situation(pitch, random, 1 + random() % segments);
    const auto found = space.two_turns(state_of(pitch, space, at));
    const auto wanted = Reference(pitch, at).features();
    ASSERT_EQ(found.has_value(), wanted.has_value()) << name << ", position " << i;
    if (!found) continue;
    ++open;
    ASSERT_TRUE(*found == *wanted) << name << ", position " << i;
  }
  EXPECT_GT(open, positions / 400) << name;
}

TEST(TwoTurns, AreThoseOfTheDefinitions_standard) {
  for (const char* name : larger_pitches) {
    compare_features<GridBoard<1>>(name, 60);
    compare_features<GraphBoard<1, 6>>(name, 60);
  }
}

// The winner by playing every game is the winner that the facts name. Of all positions with one key, either all are won
// by their movers or all are lost.
template <class Board>
void compare_with_rules(const char* name, int tries) {
  const soccer::Pitch pitch(soccer::parse_pitch_name(name));
  const SoccerSearchSpace<Board> space(pitch);
  std::mt19937_64 random(6);
  std::map<std::pair<std::uint64_t, std::uint64_t>, bool> mover_wins_by_key;
  int decided = 0;
  int met_again = 0;
  for (int i = 0; i < tries; ++i) {
    const Situation at = random_situation(pitch, random, 1 + random() % (1 + random() % 14));
    const auto state = state_of(pitch, space, at);
    const auto said = space.assess(state);
    const Player winner = engines::alpha_beta_winner(space, state);
    if (said.decision.known) {
      ++decided;
      ASSERT_EQ(said.decision.winner, winner) << name << ", position " << i;
      continue;
    }
    const auto [entry, is_new] = mover_wins_by_key.try_emplace({said.key.high, said.key.low}, winner == state.mover);
    met_again += is_new ? 0 : 1;
    ASSERT_EQ(entry->second, winner == state.mover) << name << ", position " << i;
  }
  EXPECT_GT(decided, tries / 10) << name;
  if (tries > 5'000) {  // with fewer tries no key may occur twice
    EXPECT_GT(met_again, 0) << name;
  }
}

TEST(SoccerSearchSpace, AgreesWithTheRulesOnRandomPositions_standard) {
  for (const char* name : larger_pitches) {
    compare_with_rules<GridBoard<1>>(name, positions / 5);
    compare_with_rules<GraphBoard<1, 6>>(name, positions / 50);
  }
}

}  // namespace quadrille::enumerate::two_turns_test
