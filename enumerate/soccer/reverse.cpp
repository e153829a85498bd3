// count_soccer_reverse: runs the reverse search, in one process or on several ranks (MPI processes), and makes the rows
// of a table from the counts. Each thread counts by itself, and the counts are added at the end.
//
// The caller may ask that a class and its mirror images count as one. These counts follow from Burnside's lemma: each
// class adds the number of symmetries of the pitch that map the class to itself, and at the end each row is divided by
// the number of all symmetries. (The identity is a symmetry too; enumerate/soccer/space.hpp.) The lemma holds for each
// row, since a class and its images have the same ply, outcome, bounces and number of drawn vertices. They can differ
// in the ball's vertex. So in a count by the ball's vertex, a class and all its images count in one row: that of the
// vertex with the smallest number among theirs.

#include "enumerate/soccer/reverse.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "enumerate/engines/reverse_search/on_ranks.hpp"
#include "enumerate/soccer/reverse_space.hpp"
#include "enumerate/soccer/space.hpp"
#include "enumerate/soccer/tallies.hpp"
#include "quadrille/detail/reverse_search.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::Outcome;

// Classes by small whole keys. The table holds every key from the start, so that adding is one step.
struct Classes {
  std::vector<std::uint64_t> at;

  explicit Classes(std::size_t keys) : at(keys) {}
  Classes& operator+=(const Classes& other) {
    for (std::size_t key = 0; key < at.size(); ++key) at[key] += other.at[key];
    return *this;
  }
  std::span<std::uint64_t> words() { return at; }
  std::span<const std::uint64_t> words() const { return at; }
};

using Search = engines::ReverseSearch<Classes>;

// The outcomes of a ply have neighbouring keys.
constexpr std::size_t outcomes = 4;
std::size_t ply_key(int ply, Outcome outcome) { return outcomes * static_cast<std::size_t>(ply) + index(outcome); }

// Searches by one process, or by the ranks that share the work.
template <class Space, class Visit>
Search run_search(const Space& space, const engines::RunOptions& options, const Classes& zero, const Visit& visit) {
  if (options.ranks != nullptr) return engines::reverse_search_on_ranks(space, options, zero, visit);
  return engines::reverse_search(space, options, zero, visit);
}

// The classes by the grouping; for a total by ply and outcome too.
Search search(const soccer::Pitch& pitch, By by, Symmetry symmetry, const engines::RunOptions& options) {
  const bool by_ply = by == By::ply || by == By::total;
  const std::size_t edges = pitch.lattice().edge_count();
  const std::size_t keys = by_ply ? outcomes * (edges + 1) : std::max(edges + 2, pitch.lattice().vertex_count() + 1);
  return graphs::with_width(edges, [&]<std::size_t Words>() {
    const SoccerReverseSpace<Words> space(pitch);
    const Orbits<Words> orbits(pitch, symmetry);
    const DrawnVertices<Words> vertices(pitch);
    const auto key_of = [&](const SoccerState<Words>& state, int ply) -> std::size_t {
      if (by_ply) return ply_key(ply, space.outcome(state));
      if (by == By::ball) return orbits.ball(state.ball);
      const auto drawn = vertices.of(state.drawing);
      // soccer/bounces-are-cycles: the move passes at each first visit to a vertex off the wall.
      return by == By::vertices ? drawn.all : static_cast<std::size_t>(ply) + 1 - drawn.off_the_wall;
    };
    // The most frequent request is compiled on its own: a decision at each state what to count costs a twentieth of the
    // time. Ranks do without it, because their search takes long to compile.
    if (by_ply && symmetry == Symmetry::none && options.ranks == nullptr) {
      const auto count = [&](Classes& classes, const SoccerState<Words>& state, int ply) {
        ++classes.at[ply_key(ply, space.outcome(state))];
      };
      return engines::reverse_search(space, options, Classes(keys), count);
    }
    return run_search(space, options, Classes(keys), [&](Classes& classes, const SoccerState<Words>& state, int ply) {
      classes.at[key_of(state, ply)] += orbits.multiplicity(state).of_class;
    });
  });
}

Natural sum(std::span<const std::uint64_t> numbers) {
  Natural all = 0;
  for (const std::uint64_t classes : numbers) all += classes;
  return all;
}

bool cut_short(engines::RunStatus status) {
  return status != engines::RunStatus::complete && status != engines::RunStatus::grade_limit;
}

std::vector<CountRow> rows_by_ply(const Search& found, unsigned order) {
  std::vector<CountRow> rows;
  for (int ply = 0; ply <= found.last_finished_grade; ++ply) {
    const auto by_outcome = std::span(found.tally.at).subspan(outcomes * static_cast<std::size_t>(ply), outcomes);
    const auto ended = [&](Outcome outcome) { return orbits(by_outcome[index(outcome)], order); };
    const Natural classes = orbits(sum(by_outcome), order);
    rows.push_back({.ply = ply,
                    .weak_classes = classes,
                    .strong_classes = classes,
                    .goal_1 = ended(Outcome::goal_1),
                    .goal_2 = ended(Outcome::goal_2),
                    .blocked = ended(Outcome::blocked)});
  }
  return rows;
}

std::vector<CountRow> rows_in_total(const Search& found, unsigned order) {
  const Natural all = orbits(sum(found.tally.at), order);
  return {{.weak_classes = all, .strong_classes = all}};
}

std::vector<CountRow> rows_by_key(const Search& found, By by, unsigned order, const soccer::Pitch& pitch) {
  std::vector<CountRow> rows;
  for (std::size_t key = 0; key < found.tally.at.size(); ++key) {
    const std::uint64_t classes = found.tally.at[key];
    if (classes != 0) rows.emplace_back(row_of_key(pitch, by, key)).weak_classes = orbits(classes, order);
  }
  return rows;
}

}  // namespace

Counted count_soccer_reverse(const soccer::Pitch& pitch, By by, Symmetry symmetry, const engines::RunOptions& options) {
  soccer::require_drawable(pitch.name());
  const unsigned order = order_of(pitch, symmetry);
  const Search found = search(pitch, by, symmetry, options);
  Counted counted{.status = found.status, .last_finished_grade = found.last_finished_grade};
  if (by == By::ply) {
    counted.rows = rows_by_ply(found, order);
  } else if (cut_short(found.status)) {
    counted.last_finished_grade = -1;
  } else {
    counted.rows = by == By::total ? rows_in_total(found, order) : rows_by_key(found, by, order, pitch);
  }
  return counted;
}

}  // namespace quadrille::enumerate
