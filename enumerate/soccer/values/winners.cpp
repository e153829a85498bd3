// The fast side of count_soccer_winners: the generic engine, and a tally of each layer on its way back.

#include "enumerate/soccer/values/winners.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "enumerate/soccer/classes/bound.hpp"
#include "enumerate/soccer/orbits.hpp"
#include "enumerate/soccer/values/drawing_space.hpp"
#include "quadrille/detail/backward_induction.hpp"

namespace quadrille::enumerate {

namespace {

using engines::RunStatus;

// How often the group holds each orbit, by winner.
struct Wins {
  std::uint64_t of_1 = 0;
  std::uint64_t of_2 = 0;
  Wins& operator+=(const Wins& other) {
    of_1 += other.of_1;
    of_2 += other.of_2;
    return *this;
  }
};

template <std::size_t Words>
Counted count(const soccer::Pitch& pitch, Symmetry symmetry, const engines::RunOptions& options) {
  using State = SoccerDrawing<Words>;
  Counted counted;
  if (auto reason = too_many_to_hold(pitch.name(), sizeof(State) + sizeof(engines::Player), options)) {
    counted.status = RunStatus::memory;
    counted.reached = std::move(*reason);
    return counted;
  }
  const SoccerDrawingSpace<Words> space(pitch);
  const Orbits<Words> orbits_of(pitch, symmetry);
  const auto wins_of = [&](const engines::ValuedLayer<State, engines::Player>& layer) {
    return layer.template tally<Wins>([&](Wins& wins, const State& state, engines::Player winner) {
      (winner == engines::Player::one ? wins.of_1 : wins.of_2) +=
          orbits_of.multiplicity(space.with_ball(state)).of_class;
    });
  };
  std::optional<int> earliest;  // the ply up to which the winners are known, from the end
  bool left_out = false;
  const auto take = [&](const engines::ValuedLayer<State, engines::Player>& layer) {
    earliest = layer.grade();
    const bool asked_for = layer.grade() <= options.last_grade.value_or(layer.grade());
    left_out = left_out || !asked_for;
    if (!asked_for) return;
    const Wins wins = wins_of(layer);
    counted.rows.push_back({.ply = layer.grade(),
                            .wins_1 = orbits(wins.of_1, order_of(symmetry)),
                            .wins_2 = orbits(wins.of_2, order_of(symmetry))});
  };
  engines::RunOptions whole = options;
  whole.last_grade.reset();
  counted.status = engines::solve_winners(space, whole, engines::KeepValues::start, take).status();
  std::reverse(counted.rows.begin(), counted.rows.end());
  if (counted.status != RunStatus::complete) {
    counted.reached = earliest ? fmt::format("at ply {}, from the end", *earliest) : "before any winner was known";
    return counted;
  }
  counted.last_finished_grade = *counted.rows.back().ply;
  if (left_out) counted.status = RunStatus::grade_limit;
  return counted;
}

}  // namespace

Counted count_soccer_winners(const soccer::Pitch& pitch, Symmetry symmetry, const engines::RunOptions& options) {
  soccer::require_drawable(pitch.name());
  return graphs::with_width(pitch.lattice().edge_count(),
                            [&]<std::size_t Words>() { return count<Words>(pitch, symmetry, options); });
}

}  // namespace quadrille::enumerate
