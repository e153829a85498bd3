// count_soccer_reverse: the engine below, a table of counts on each thread, rows on top.
//
// Up to the mirror, Burnside's lemma for a group of two: (classes + classes that are their own image) / 2. A class
// weighs 1, or 2 if it is its own image, and sums are halved at the end. Both terms count the same groups, since a
// class and its image have the same ply, outcome, bounces and drawn vertices; by ball, both balls are taken for the
// smaller one.

#include "enumerate/soccer/reverse.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include "enumerate/soccer/reverse_space.hpp"
#include "enumerate/soccer/tallies.hpp"
#include "games/soccer/mirror.hpp"
#include "quadrille/detail/reverse_search.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::Outcome;
using Row = std::vector<std::optional<engines::Natural>>;

/// Weights of classes under small whole keys; as wide from the start as the keys can be, so that adding is one step.
template <std::size_t Columns>
struct Weights {
  std::vector<std::array<std::uint64_t, Columns>> at;

  explicit Weights(std::size_t keys) : at(keys) {}
  Weights& operator+=(const Weights& other) {
    for (std::size_t key = 0; key < at.size(); ++key) {
      for (std::size_t c = 0; c < Columns; ++c) at[key][c] += other.at[key][c];
    }
    return *this;
  }
};

/// What a class adds to a count.
class Each {
 public:
  static constexpr std::uint64_t share = 1;  ///< of one orbit
  template <class State>
  std::uint64_t weight(const State& /*state*/) const {
    return 1;
  }
  soccer::Vertex ball(soccer::Vertex v) const { return v; }
};

class UpToMirror {
 public:
  static constexpr std::uint64_t share = 2;
  explicit UpToMirror(const soccer::Pitch& pitch) : mirror_(pitch) {}

  template <class State>
  std::uint64_t weight(const State& state) const {
    return mirror_.image(state.ball) == state.ball && own_image(state.drawing) ? 2 : 1;
  }
  soccer::Vertex ball(soccer::Vertex v) const { return std::min(v, mirror_.image(v)); }

 private:
  // A drawing that holds the image of each of its edges is its own image; most fail on the first or second.
  template <std::size_t Words>
  bool own_image(graphs::EdgeSet<Words> drawing) const {
    for (graphs::EdgeSet<Words> rest = drawing; !rest.empty(); rest.erase(rest.first())) {
      if (!drawing.contains(mirror_.image_of_edge(rest.first()))) return false;
    }
    return true;
  }

  soccer::Mirror mirror_;
};

template <class Weigh>
engines::Natural orbits(std::uint64_t weight) {
  return engines::Natural(weight / Weigh::share);
}

template <class Weigh, std::size_t Words>
void count_plies(const SoccerReverseSpace<Words>& space, const Weigh& weigh, SoccerBy by,
                 const engines::RunOptions& options, engines::Counts& counts) {
  const auto found = engines::reverse_search(space, options, Weights<4>(space.pitch().lattice().edge_count() + 1),
                                             [&](Weights<4>& tally, const SoccerState<Words>& state, int ply) {
                                               tally.at[static_cast<std::size_t>(ply)][index(space.outcome(state))] +=
                                                   weigh.weight(state);
                                             });
  counts.status = found.status;
  counts.last_finished_grade = found.last_finished_grade;
  std::uint64_t whole = 0;
  for (int ply = 0; ply <= found.last_finished_grade; ++ply) {
    const auto& weights = found.tally.at[static_cast<std::size_t>(ply)];
    std::uint64_t classes = 0;
    for (const std::uint64_t weight : weights) classes += weight;
    whole += classes;
    if (by != SoccerBy::ply) continue;
    counts.rows.push_back({engines::Natural(ply), std::nullopt, orbits<Weigh>(classes), orbits<Weigh>(classes),
                           orbits<Weigh>(weights[index(Outcome::goal_1)]),
                           orbits<Weigh>(weights[index(Outcome::goal_2)]),
                           orbits<Weigh>(weights[index(Outcome::blocked)])});
  }
  if (by == SoccerBy::total) counts.rows.push_back({std::nullopt, orbits<Weigh>(whole), orbits<Weigh>(whole)});
}

/// \param key_of  key_of(state, ply), below `keys`
template <class Weigh, std::size_t Words, class KeyOf>
void count_keys(const SoccerReverseSpace<Words>& space, const Weigh& weigh, std::size_t keys, const KeyOf& key_of,
                const engines::RunOptions& options, engines::Counts& counts) {
  const auto found = engines::reverse_search(space, options, Weights<1>(keys),
                                             [&](Weights<1>& tally, const SoccerState<Words>& state, int ply) {
                                               tally.at[key_of(state, ply)][0] += weigh.weight(state);
                                             });
  counts.status = found.status;
  counts.last_finished_grade = found.last_finished_grade;
  for (std::size_t key = 0; key < keys; ++key) {
    const std::uint64_t weight = found.tally.at[key][0];
    if (weight != 0) counts.rows.push_back({engines::Natural(key), std::nullopt, orbits<Weigh>(weight)});
  }
}

template <class Weigh, std::size_t Words>
void count(const SoccerReverseSpace<Words>& space, const Weigh& weigh, SoccerBy by, const engines::RunOptions& options,
           engines::Counts& counts) {
  using State = SoccerState<Words>;
  const graphs::Lattice& lattice = space.pitch().lattice();
  const DrawnVertices<Words> vertices(space.pitch());
  switch (by) {
    case SoccerBy::ply:
    case SoccerBy::total:
      count_plies(space, weigh, by, options, counts);
      break;
    case SoccerBy::ball:
      count_keys(
          space, weigh, lattice.vertex_count(),
          [&](const State& state, int) -> std::size_t { return weigh.ball(state.ball); }, options, counts);
      break;
    case SoccerBy::vertices:
      count_keys(
          space, weigh, lattice.vertex_count() + 1,
          [&](const State& state, int) { return vertices.of(state.drawing).all; }, options, counts);
      break;
    case SoccerBy::bounces:
      // soccer/bounces-are-cycles: the move passes at each first visit to a vertex off the wall.
      count_keys(
          space, weigh, lattice.edge_count() + 2,
          [&](const State& state, int ply) {
            return static_cast<std::size_t>(ply) + 1 - vertices.of(state.drawing).off_the_wall;
          },
          options, counts);
      break;
    case SoccerBy::size:
    case SoccerBy::outcome:
      break;
  }
  const bool cut_short =
      counts.status != engines::RunStatus::complete && counts.status != engines::RunStatus::grade_limit;
  if (cut_short && by != SoccerBy::ply) {
    counts.rows.clear();
    counts.last_finished_grade = -1;
  }
}

}  // namespace

bool reverse_can(SoccerBy by) { return by != SoccerBy::size && by != SoccerBy::outcome; }

engines::Counts count_soccer_reverse(const soccer::Pitch& pitch, const SoccerQuestion& question,
                                     const engines::RunOptions& options) {
  soccer::require_drawable(pitch.name());
  if (question.mirror) soccer::require_mirror(pitch.name());
  if (!reverse_can(question.by)) {
    throw Error(ErrorKind::unusable_input,
                fmt::format("--by {}: reverse_search does not count histories; use --engine layered",
                            question.by == SoccerBy::size ? "size" : "outcome"));
  }
  engines::Counts counts;
  counts.columns = soccer_columns(question.by);
  graphs::with_width(pitch.lattice().edge_count(), [&]<std::size_t Words>() {
    const SoccerReverseSpace<Words> space(pitch);
    if (question.mirror) {
      count(space, UpToMirror(pitch), question.by, options, counts);
    } else {
      count(space, Each(), question.by, options, counts);
    }
  });
  return counts;
}

}  // namespace quadrille::enumerate
