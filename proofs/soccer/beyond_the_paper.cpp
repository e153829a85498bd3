// Claims that are not in the paper "Experiments in Paper Soccer". They say that the set of drawn segments (the drawing)
// alone decides the vertex of the ball, the player to move and the legal plies.
//
// First, the drawing decides the ball's vertex. A history enters every vertex as often as it leaves it, except its
// first and its last vertex. So only the start b0 and the ball's vertex can have odd degree in the drawing. If no
// vertex has odd degree, the ball is back on b0. Second, the drawing decides the player to move. The move passes to the
// other player exactly when the ball lands for the first time on a vertex that is not a wall. So the number of passes
// is the number of vertices in the drawing that are neither walls nor b0. Third, the legal plies depend on the drawing
// and the ball's vertex alone.
#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <vector>

#include "graphs/connectivity.hpp"
#include "graphs/trails.hpp"
#include "proofs/soccer/claims.hpp"
#include "proofs/soccer/drawings.hpp"
#include "proofs/soccer/question.hpp"

namespace quadrille::soccer {

using proofs::Claim;
using proofs::ProofVerdict;
using proofs::Role;
using proofs::StatementVerdict;

namespace {

bool odd_vertices_are_b0_and_the_ball(const State& state) {
  const Vertex start = state.pitch->start();
  const Vertex ball = state.position.ball;
  std::vector<Vertex> expected;
  if (start != ball) expected = {std::min(start, ball), std::max(start, ball)};
  return odd_vertices(*state.pitch, state.position.drawing) == expected;
}

bool same_mover(std::span<const State> members) {
  return std::all_of(members.begin(), members.end(),
                     [&](const State& member) { return member.position.mover == members.front().position.mover; });
}

bool turns_are_drawn_vertices_off_the_wall(const State& state) {
  const DrawnVertices drawn = drawn_vertices(*state.pitch, state.position.drawing);
  const auto mover = state.turns_passed() % 2 == 0 ? Player::one : Player::two;
  return state.turns_passed() == drawn.all - drawn.walls - 1 && state.position.mover == mover;
}

std::vector<Ply> plies_of(const State& state) {
  std::vector<Ply> plies;
  for_each_ply(*state.pitch, state.position, [&](const Ply& ply) { plies.push_back(ply); });
  return plies;
}

// Each member against the first: the same plies, and after each of them the same position again.
bool same_game_from_here(std::span<const State> members) {
  const State& first = members.front();
  const std::vector<Ply> plies = plies_of(first);
  return std::all_of(members.begin(), members.end(), [&](const State& member) {
    return plies_of(member) == plies && std::all_of(plies.begin(), plies.end(), [&](const Ply& ply) {
             return after(member, ply).position == after(first, ply).position;
           });
  });
}

}  // namespace

std::vector<Claim> class_claims() {
  return {
      {"soccer/weak-is-strong",
       "beyond the paper",
       "on reachable states weak and strong equivalence coincide",
       StatementVerdict::holds,
       ProofVerdict::none,
       "handshake lemma: the odd vertices of the drawing are b0 and the ball",
       {state_assertion(Role::statement, Subject::weak_class, Scope::all_pitches,
                        "all states of a weak class have the same ball", holds_of_all(strongly_equivalent_throughout)),
        state_assertion(Role::support, Subject::state, Scope::all_pitches,
                        "the odd vertices of the drawing are b0 and the ball, or none and the ball is on b0",
                        holds_of_each(odd_vertices_are_b0_and_the_ball))}},
      {"soccer/mover",
       "beyond the paper",
       "the drawing fixes the player to move",
       StatementVerdict::holds,
       ProofVerdict::none,
       "turns passed = drawn vertices - 1; with walls, drawn vertices off the wall - 1 unless b0 is a wall",
       {state_assertion(Role::statement, Subject::weak_class, Scope::all_pitches,
                        "all states of a weak class have the same mover", holds_of_all(same_mover)),
        state_assertion(Role::support, Subject::state, Scope::start_off_wall,
                        "turns passed = drawn vertices off the wall - 1, and the mover is their parity",
                        holds_of_each(turns_are_drawn_vertices_off_the_wall))}},
      {"soccer/drawing-is-position",
       "beyond the paper",
       "equivalent positions have the same legal plies and stay equivalent",
       StatementVerdict::holds,
       ProofVerdict::none,
       "the drawing alone is a complete game position",
       {state_assertion(Role::statement, Subject::weak_class, Scope::all_pitches,
                        "all states of a weak class have the same plies, and after each the same position",
                        holds_of_all(same_game_from_here))}},
  };
}

// The numbers of bounces, of histories, and of edges at a goal.
//
// Reversing the first closed loop of a history (drawings.hpp) gives another history of the same drawing, and undoes
// itself: a fixpoint-free involution on the histories of any drawing with a cycle. So such a class has an even number
// of histories, and at least two.

namespace {

bool one_if_acyclic_else_even(std::span<const State> members) {
  return cyclic(members.front()) ? members.size() % 2 == 0 : members.size() == 1;
}

// Classes come in lexicographic order of their histories.
struct ByHistory {
  bool operator()(const State& a, const History& b) const { return a.history < b; }
  bool operator()(const History& a, const State& b) const { return a < b.history; }
};

bool loop_reversal_pairs_the_class(std::span<const State> members) {
  if (!cyclic(members.front())) return true;
  return std::all_of(members.begin(), members.end(), [&](const State& member) {
    const History reversed = with_first_loop_reversed(member.history);
    const bool in_class = std::binary_search(members.begin(), members.end(), reversed, ByHistory{});
    return in_class && reversed != member.history && with_first_loop_reversed(reversed) == member.history;
  });
}

bool bounces_are_plies_plus_one_minus_drawn_vertices(const State& state) {
  const DrawnVertices drawn = drawn_vertices(*state.pitch, state.position.drawing);
  return state.bounces == state.plies() + 1 - drawn.all;
}

bool bounces_are_the_cyclomatic_number(const State& state) {
  return state.bounces == graphs::cyclomatic_number(state.pitch->lattice(), state.position.drawing);
}

// On any pitch: a bounce is a ply that lands on a vertex met before, or on a wall. Each drawn wall vertex is met for
// the first time once, and that ply bounces without closing a cycle.
bool bounces_with_walls(const State& state) {
  const DrawnVertices drawn = drawn_vertices(*state.pitch, state.position.drawing);
  const std::size_t cycles = graphs::cyclomatic_number(state.pitch->lattice(), state.position.drawing);
  return state.bounces == cycles + drawn.walls && state.bounces == state.plies() + 1 - (drawn.all - drawn.walls);
}

bool size_is_number_of_trails(std::span<const State> members) {
  const State& first = members.front();
  return graphs::count_trails(first.pitch->lattice(), first.position.drawing, first.pitch->start()) == members.size();
}

// The edges at all points of g1 count together, and those of g2.
bool at_most_one_edge_at_a_goal(const State& state) {
  std::size_t at_goal[3] = {0, 0, 0};
  for (std::size_t v = 0; v < state.pitch->lattice().vertex_count(); ++v) {
    const auto vertex = static_cast<Vertex>(v);
    at_goal[static_cast<std::size_t>(state.pitch->goal(vertex))] +=
        degree(*state.pitch, state.position.drawing, vertex);
  }
  return at_goal[1] <= 1 && at_goal[2] <= 1;
}

}  // namespace

std::vector<Claim> counting_claims() {
  return {
      {"soccer/class-size-even",
       "beyond the paper",
       "a class has 1 history if acyclic, an even number otherwise",
       StatementVerdict::holds,
       ProofVerdict::none,
       "first-loop reversal is a fixpoint-free involution",
       {state_assertion(Role::statement, Subject::weak_class, Scope::all_pitches,
                        "a weak class has one history if its drawing is acyclic and an even number otherwise",
                        holds_of_all(one_if_acyclic_else_even)),
        state_assertion(Role::support, Subject::weak_class, Scope::all_pitches,
                        "reversing the first closed loop pairs the histories of a cyclic drawing",
                        holds_of_all(loop_reversal_pairs_the_class))}},
      {"soccer/bounces-are-cycles",
       "beyond the paper",
       "bounces = plies + 1 - drawn vertices = the cyclomatic number",
       StatementVerdict::holds,
       ProofVerdict::none,
       "with walls, and b0 none, bounces = plies + 1 - drawn vertices off the wall = cyclomatic number + drawn wall "
       "vertices",
       {state_assertion(Role::statement, Subject::state, Scope::without_walls, "bounces = plies + 1 - drawn vertices",
                        holds_of_each(bounces_are_plies_plus_one_minus_drawn_vertices)),
        state_assertion(Role::statement, Subject::state, Scope::without_walls,
                        "bounces = the cyclomatic number of the drawing",
                        holds_of_each(bounces_are_the_cyclomatic_number)),
        state_assertion(
            Role::statement, Subject::state, Scope::start_off_wall,
            "with walls: bounces = plies + 1 - drawn vertices off the wall = cyclomatic number + drawn wall vertices",
            holds_of_each(bounces_with_walls)),
        state_assertion(Role::support, Subject::state, Scope::all_pitches,
                        "a bounce needs a cycle, on a classic pitch too",
                        holds_of_each(bounces_are_the_cyclomatic_number), "classic:2x2")}},
      {"soccer/class-size-euler",
       "beyond the paper",
       "a class's size is the number of Eulerian trails of its drawing from b0",
       StatementVerdict::holds,
       ProofVerdict::none,
       "",
       {state_assertion(Role::statement, Subject::weak_class, Scope::all_pitches,
                        "a weak class has as many states as its drawing has Eulerian trails from b0",
                        holds_of_all(size_is_number_of_trails))}},
      {"soccer/goal-degree",
       "beyond the paper",
       "a goal never has degree above 1",
       StatementVerdict::holds,
       ProofVerdict::none,
       "the game ends with the first edge drawn there; on a classic pitch the three net points count together",
       {state_assertion(Role::statement, Subject::state, Scope::all_pitches, "at most one drawn edge ends at each goal",
                        holds_of_each(at_most_one_edge_at_a_goal))}},
  };
}

// The sets of segments that are drawings of reachable states (Euler's theorem, with goals).
//
// The counts that list no history, frontier.hpp among them, count such sets. Here the condition is tested on each
// drawing that the rules reach. Conversely, all small sets of segments that satisfy it are compared with the drawings
// reached.

namespace {

using Drawing = graphs::WideEdgeSet;

// Bounds the sets of segments that are tried: all sets up to the size at which there are this many. On paper:1x3 these
// are all sets, on paper:3x3 those of at most four segments.
constexpr std::size_t most_sets = std::size_t{1} << 17;

bool connected_from_start(const Pitch& pitch, const Drawing& drawing) {
  return drawing.empty() || (degree(pitch, drawing, pitch.start()) > 0 && graphs::connected(pitch.lattice(), drawing));
}

// The ball, if the odd vertices are b0 and one other, which is the ball, or none, and the ball is on b0.
std::optional<Vertex> ball_by_parity(const Pitch& pitch, const Drawing& drawing) {
  std::vector<Vertex> odd = odd_vertices(pitch, drawing);
  if (odd.empty()) return pitch.start();
  const auto start = std::find(odd.begin(), odd.end(), pitch.start());
  if (odd.size() != 2 || start == odd.end()) return std::nullopt;
  odd.erase(start);
  return odd.front();
}

bool goals_are_left_alone(const Pitch& pitch, const Drawing& drawing, Vertex ball) {
  for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
    const auto vertex = static_cast<Vertex>(v);
    if (pitch.goal(vertex) == Goal::none) continue;
    if (degree(pitch, drawing, vertex) > (vertex == ball ? 1U : 0U)) return false;
  }
  return true;
}

/// The ball's vertex if the condition holds of the drawing.
std::optional<Vertex> ball_if_condition_holds(const Pitch& pitch, const Drawing& drawing) {
  const std::optional<Vertex> ball = ball_by_parity(pitch, drawing);
  const bool holds = ball && goals_are_left_alone(pitch, drawing, *ball) && connected_from_start(pitch, drawing);
  return holds ? ball : std::nullopt;
}

bool condition_holds_of_the_state(const State& state) {
  return ball_if_condition_holds(*state.pitch, state.position.drawing) == state.position.ball;
}

// The most segments that a set may have so that all such sets are at most most_sets.
std::size_t segments_to_try(std::size_t segments) {
  std::size_t size = 0;
  for (std::size_t sets = 1, of_size = 1; size < segments; ++size) {
    of_size = of_size * (segments - size) / (size + 1);
    sets += of_size;
    if (sets > most_sets) break;
  }
  return size;
}

std::set<Drawing> drawings_reached(const Pitch& pitch, std::size_t plies) {
  std::set<Drawing> reached;
  const std::function<void(const WidePosition&)> walk = [&](const WidePosition& position) {
    if (!reached.insert(position.drawing).second || position.drawing.size() == plies) return;
    for_each_ply(pitch, position, [&](const Ply& ply) { walk(play(pitch, position, ply)); });
  };
  walk(start_position<Drawing::words>(pitch));
  return reached;
}

// Tries all sets of few segments, and compares those that satisfy the condition with the drawings reached.
class SmallSets {
 public:
  SmallSets(const Pitch& pitch, const std::set<Drawing>& reached)
      : pitch_(pitch), reached_(reached), odd_(pitch.lattice().vertex_count(), false) {}

  /// True if the sets of at most `size` segments that satisfy the condition are those reached.
  bool are_those_reached(std::size_t size) {
    visit(0, size);
    return all_reached_ && holds_of_ == reached_.size();
  }

 private:
  void visit(std::size_t first, std::size_t left) {
    // Most sets fail by their parity, so it is updated and not counted anew.
    if (odd_count_ <= 2 && ball_if_condition_holds(pitch_, drawing_)) {
      ++holds_of_;
      all_reached_ = all_reached_ && reached_.count(drawing_) > 0;
    }
    if (left == 0) return;
    for (std::size_t e = first; e < pitch_.lattice().edge_count(); ++e) {
      flip(static_cast<Edge>(e));
      visit(e + 1, left - 1);
      flip(static_cast<Edge>(e));
    }
  }

  // Puts the segment in, or takes it out.
  void flip(Edge e) {
    drawing_ = drawing_.contains(e) ? drawing_.without(e) : drawing_.with(e);
    const auto ends = pitch_.lattice().ends(e);
    for (const Vertex v : {ends.first, ends.second}) {
      if (odd_[v]) {
        --odd_count_;
      } else {
        ++odd_count_;
      }
      odd_[v] = !odd_[v];
    }
  }

  const Pitch& pitch_;
  const std::set<Drawing>& reached_;
  Drawing drawing_;
  std::vector<bool> odd_;
  std::size_t odd_count_ = 0;
  std::size_t holds_of_ = 0;
  bool all_reached_ = true;
};

bool small_sets_are_those_reached(const State& start) {
  const std::size_t size = segments_to_try(start.pitch->lattice().edge_count());
  return SmallSets(*start.pitch, drawings_reached(*start.pitch, size)).are_those_reached(size);
}

}  // namespace

std::vector<Claim> drawing_claims() {
  return {
      {"soccer/drawings",
       "beyond the paper",
       "a set of segments is the drawing of a reachable state iff it is empty, or is connected, touches b0, has odd "
       "degree at b0 and at the ball or nowhere, and a goal has degree at most 1 and then is the ball",
       StatementVerdict::holds,
       ProofVerdict::none,
       "every count without listing rests on this claim. Euler's theorem gives the trail, and a goal of degree 1 is "
       "its end",
       {state_assertion(Role::statement, Subject::state, Scope::all_pitches,
                        "the drawing of a reachable state satisfies the condition, with its ball",
                        holds_of_each(condition_holds_of_the_state)),
        state_assertion(Role::statement, Subject::pitch, Scope::all_pitches,
                        "among all sets of few enough segments to try, those that satisfy the condition are the "
                        "drawings reached",
                        holds_of_each(small_sets_are_those_reached))}},
  };
}

}  // namespace quadrille::soccer
