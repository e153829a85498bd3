// Properties of the engine itself, on generated games: the fast kernels against their references, the rules against the
// simplest model of them.
#include <gtest/gtest.h>
// (gtest comes first: RapidCheck's extensions look for it)
#include <rapidcheck/gtest.h>

#include <map>
#include <set>

#include "graphs/connectivity.hpp"
#include "graphs/connectivity_boost.hpp"
#include "graphs/trails.hpp"
#include "proofs/soccer/drawings.hpp"
#include "properties/soccer/cases.hpp"

namespace quadrille::properties::engine_test {

using soccer::GeneratedGame;
using soccer::Scope;

// Paper Soccer as a set of unordered pairs of points.
struct ObviousModel {
  std::set<std::set<soccer::Point>> drawn;
  std::map<soccer::Point, int> degree;
  int mover = 1;

  void draw(soccer::Point from, soccer::Point to, bool wall) {
    drawn.insert({from, to});
    ++degree[from];
    ++degree[to];
    const bool bounce = wall || degree[to] >= 2;
    mover = bounce ? mover : 3 - mover;
  }
};

RC_GTEST_PROP(Rules, agreeWithASetOfPairsOfPoints, ()) {
  const GeneratedGame game = *soccer::generated_games(Scope::all_pitches, 1, 60);
  const soccer::Pitch pitch(game.pitch);
  const auto states = soccer::states_along(pitch, game.histories[0]);
  ObviousModel model;
  for (std::size_t i = 1; i < states.size(); ++i) {
    const auto& history = states[i].history;
    model.draw(pitch.lattice().point(history[i - 1]), pitch.lattice().point(history[i]), pitch.wall(history[i]));
    RC_ASSERT(model.drawn.size() == states[i].position.drawing.size());
    RC_ASSERT(model.mover == static_cast<int>(states[i].position.mover));
  }
  RC_CLASSIFY(states.back().bounces > 0, "bounce");
  RC_CLASSIFY(soccer::outcome(pitch, states.back().position) == soccer::Outcome::blocked, "blocked");
}

RC_GTEST_PROP(Connectivity, agreesWithBoostGraphOnReachableDrawingsAndTheirParts, ()) {
  const GeneratedGame game = *soccer::generated_games(Scope::all_pitches, 1, 60);
  const soccer::Pitch pitch(game.pitch);
  graphs::WideEdgeSet drawing = soccer::states_along(pitch, game.histories[0]).back().position.drawing;
  // Erasing edges makes drawings that no history reaches, some of them disconnected.
  const auto erased = *rc::gen::container<std::vector<std::uint16_t>>(rc::gen::inRange<std::uint16_t>(0, 400));
  for (const std::uint16_t e : erased) {
    if (e < pitch.lattice().edge_count()) drawing.erase(e);
  }
  const auto& lattice = pitch.lattice();
  RC_ASSERT(graphs::connected(lattice, drawing) == graphs::connected_boost(lattice, drawing));
  RC_ASSERT(graphs::has_cycle(lattice, drawing) == graphs::has_cycle_boost(lattice, drawing));
  RC_ASSERT(graphs::cyclomatic_number(lattice, drawing) == graphs::cyclomatic_number_boost(lattice, drawing));
  RC_ASSERT(graphs::bridges(lattice, drawing) == graphs::bridges_boost(lattice, drawing));
  RC_CLASSIFY(!graphs::connected(lattice, drawing), "disconnected");
  RC_CLASSIFY(graphs::has_cycle(lattice, drawing), "cycle");
}

RC_GTEST_PROP(Trails, areAsManyByEliminationAsByBacktracking, ()) {
  const GeneratedGame game = *soccer::generated_games(Scope::all_pitches, 1, 14);
  const soccer::Pitch pitch(game.pitch);
  const auto end = soccer::states_along(pitch, game.histories[0]).back();
  const auto& drawing = end.position.drawing;
  RC_ASSERT(graphs::eulerian_end(pitch.lattice(), drawing, pitch.start()) == end.position.ball);
  RC_ASSERT(graphs::count_trails(pitch.lattice(), drawing, pitch.start()) ==
            graphs::count_trails_ref(pitch.lattice(), drawing, pitch.start()));
}

RC_GTEST_PROP(LoopReversal, staysInTheWeakClassAndUndoesItself, ()) {
  const GeneratedGame game = *soccer::generated_games(Scope::all_pitches, 1, 60);
  const soccer::Pitch pitch(game.pitch);
  const auto& history = game.histories[0];
  const auto reversed = soccer::with_first_loop_reversed(history);
  RC_ASSERT(soccer::with_first_loop_reversed(reversed) == history);
  RC_ASSERT(soccer::weakly_equivalent(soccer::states_along(pitch, history).back(),
                                      soccer::states_along(pitch, reversed).back()));
  RC_CLASSIFY(reversed != history, "has a loop");
}

}  // namespace quadrille::properties::engine_test
