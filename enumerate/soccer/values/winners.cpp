// The fast implementation of count_soccer_winners, and of the distances to the end of the game. Both use backward
// induction over drawings, from the last ply to the first. The drawings of a ply are counted as soon as their winners
// are known.
#include "enumerate/soccer/values/winners.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <utility>

#include "enumerate/soccer/classes.hpp"
#include "enumerate/soccer/space.hpp"
#include "enumerate/soccer/values/drawing_space.hpp"
#include "quadrille/detail/backward_induction.hpp"

namespace quadrille::enumerate {

namespace {

using engines::RunStatus;

// The classes by winner, each orbit as often as the group holds it.
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
                            .wins_1 = orbits(wins.of_1, orbits_of.order()),
                            .wins_2 = orbits(wins.of_2, orbits_of.order())});
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

namespace {

using soccer::Player;

// A Distance in two bytes: one more than its plies, negative if player 2 wins. No game has 2^15 plies.
class ShortDistance {
 public:
  ShortDistance() = default;
  explicit ShortDistance(const Distance& distance)
      : signed_(static_cast<std::int16_t>(distance.winner == Player::one ? distance.plies + 1 : -distance.plies - 1)) {}

  Distance get() const {
    return signed_ > 0 ? Distance{Player::one, signed_ - 1} : Distance{Player::two, -signed_ - 1};
  }

 private:
  std::int16_t signed_ = 0;
};

// True if the mover prefers `a` to `b`.
bool prefers(Player mover, const Distance& a, const Distance& b) {
  if (a.winner != b.winner) return a.winner == mover;
  return a.winner == mover ? a.plies < b.plies : a.plies > b.plies;
}

Player of_rules(engines::Player player) { return player == engines::Player::one ? Player::one : Player::two; }

template <std::size_t Words>
using Values = engines::StateValues<SoccerDrawingSpace<Words>, ShortDistance>;

template <std::size_t Words>
Values<Words> solve(const SoccerDrawingSpace<Words>& space, const engines::RunOptions& options) {
  using State = SoccerDrawing<Words>;
  const auto ended = [&](const State& state) {
    return ShortDistance({of_rules(space.winner(space.outcome(state))), 0});
  };
  const auto combine = [&](const State& state, std::span<const engines::MoveValue<soccer::Ply, ShortDistance>> moves) {
    const Player mover = of_rules(space.mover(state));
    Distance best = moves.front().value.get();
    for (const auto& [ply, value] : moves.subspan(1)) {
      if (prefers(mover, value.get(), best)) best = value.get();
    }
    return ShortDistance({best.winner, best.plies + 1});
  };
  engines::RunOptions whole;
  whole.memory = options.memory;
  whole.stop = options.stop;
  whole.observer = options.observer;
  return engines::backward_induction<ShortDistance>(space, whole, ended, combine);
}

// Every legal ply of a position, with the distance after it.
template <std::size_t Words>
std::vector<PlyDistance> plies_of(const soccer::Pitch& pitch, const soccer::Position<Words>& position,
                                  const Values<Words>& values) {
  std::vector<PlyDistance> plies;
  for_each_ply(pitch, position, [&](const soccer::Ply& ply) {
    const Distance after = values.find({position.drawing.with(ply.edge)})->get();
    plies.push_back({ply.to, {after.winner, after.plies + 1}});
  });
  return plies;
}

template <std::size_t Words>
std::vector<soccer::Vertex> line_of(const soccer::Pitch& pitch, soccer::Position<Words> position,
                                    const Values<Words>& values) {
  std::vector<soccer::Vertex> line;
  while (outcome(pitch, position) == soccer::Outcome::ongoing) {
    const std::vector<PlyDistance> plies = plies_of(pitch, position, values);
    PlyDistance best = plies.front();
    for (const PlyDistance& ply : plies) {
      if (prefers(position.mover, ply.end, best.end)) best = ply;
    }
    line.push_back(best.to);
    position = play(pitch, position, {pitch.lattice().edge_between(position.ball, best.to).value(), best.to});
  }
  return line;
}

template <std::size_t Words>
Distances distances(const soccer::Pitch& pitch, const soccer::Position<Words>& position,
                    const engines::RunOptions& options) {
  const SoccerDrawingSpace<Words> space(pitch, position.drawing);
  if (space.with_ball(space.start()).ball != position.ball || of_rules(space.mover(space.start())) != position.mover) {
    throw std::invalid_argument("solve_distances: no history has this drawing with this ball and mover");
  }
  Distances found;
  if (position.drawing.empty()) {
    constexpr std::size_t bytes = sizeof(SoccerDrawing<Words>) + sizeof(ShortDistance);
    if (auto reason = too_many_to_hold(pitch.name(), bytes, options)) {
      found.status = engines::RunStatus::memory;
      found.reached = std::move(*reason);
      return found;
    }
  }
  const Values<Words> values = solve(space, options);
  found.status = values.status();
  if (found.status != engines::RunStatus::complete) {
    found.reached = "before all positions were valued";
    return found;
  }
  found.end = values.start().get();
  found.plies = plies_of(pitch, position, values);
  found.line = line_of(pitch, position, values);
  return found;
}

}  // namespace

Distances solve_distances(const soccer::Pitch& pitch, const soccer::WidePosition& position,
                          const engines::RunOptions& options) {
  soccer::require_drawable(pitch.name());
  return graphs::with_width(pitch.lattice().edge_count(), [&]<std::size_t Words>() {
    return distances<Words>(pitch, {position.drawing.template resized<Words>(), position.ball, position.mover},
                            options);
  });
}

}  // namespace quadrille::enumerate
