// Beyond the paper: which sets of segments are the drawings of reachable states (Euler's theorem, with goals).
//
// The counts that list no history, frontier.hpp among them, count such sets. Here the condition is asked of each
// drawing that the rules reach, and the drawings that they reach are sought again among all small sets of segments.

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <vector>

#include "graphs/connectivity.hpp"
#include "proofs/soccer/claims.hpp"
#include "proofs/soccer/drawings.hpp"
#include "proofs/soccer/question.hpp"

namespace quadrille::soccer {

using proofs::Claim;
using proofs::ProofVerdict;
using proofs::Role;
using proofs::StatementVerdict;

namespace {

using Drawing = graphs::WideEdgeSet;

// All sets of segments of a pitch are tried up to the size at which there are this many: on paper:1x3 every set, on
// paper:3x3 those of at most four segments.
constexpr std::size_t most_sets = std::size_t{1} << 17;

bool connected_from_start(const Pitch& pitch, const Drawing& drawing) {
  return drawing.empty() || (degree(pitch, drawing, pitch.start()) > 0 && graphs::connected(pitch.lattice(), drawing));
}

// Whether the odd vertices are b0 and one other, or none; then the ball is the other, or b0.
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

/// Where the ball lies if the condition holds of the drawing.
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

// Tries all sets of few segments, and compares those of which the condition holds with the drawings reached.
class SmallSets {
 public:
  SmallSets(const Pitch& pitch, const std::set<Drawing>& reached)
      : pitch_(pitch), reached_(reached), odd_(pitch.lattice().vertex_count(), false) {}

  /// Whether the sets of at most `size` segments of which the condition holds are those reached.
  bool are_those_reached(std::size_t size) {
    visit(0, size);
    return all_reached_ && holds_of_ == reached_.size();
  }

 private:
  void visit(std::size_t first, std::size_t left) {
    // Most sets fail by their parity, so it is kept and not counted anew.
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
       "the ground of every count without listing; Euler's theorem gives the trail, and a goal of degree 1 is its end",
       {state_assertion(Role::statement, Subject::state, Scope::all_pitches,
                        "the drawing of a reachable state satisfies the condition, with its ball",
                        holds_of_each(condition_holds_of_the_state)),
        state_assertion(Role::statement, Subject::pitch, Scope::all_pitches,
                        "of all sets of so few segments that they can be tried, those that satisfy the condition are "
                        "the drawings reached",
                        holds_of_each(small_sets_are_those_reached))}},
  };
}

}  // namespace quadrille::soccer
