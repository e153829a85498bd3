// Samplers of Paper Soccer: random drawings, histories and finished games. Each drawing (or history, or game) has the
// same chance to be chosen.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "enumerate/engines/random/stream.hpp"
#include "enumerate/engines/trail_sweep/plan.hpp"
#include "enumerate/engines/trail_sweep/state.hpp"
#include "enumerate/soccer/sweep.hpp"
#include "games/soccer/history.hpp"
#include "games/soccer/position.hpp"
#include "graphs/edge_set.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

/// The number of samples, with replacement, and their seed. The k-th sample has a stream of its own, so that it depends
/// on neither the others nor the threads.
struct SampleSize {
  std::size_t count = 1;
  std::uint64_t seed = 0;

  /// The stream of the k-th sample.
  engines::RandomStream stream(std::size_t k) const { return {seed, 0, k}; }
  /// A second stream of the k-th sample, for the way it is shown.
  engines::RandomStream second_stream(std::size_t k) const { return {seed, 1, k}; }
};

template <class Thing>
struct Sampled {
  std::vector<Thing> things;  ///< none unless `status` is complete
  Natural population;         ///< the size of the population; all its members have the same chance
  engines::RunStatus status = engines::RunStatus::complete;
  std::string reached{};  ///< where the run ended, if it ended early: "at vertex 3 of 16"
};

/// The streams of all samples.
inline std::vector<engines::RandomStream> streams_of(const SampleSize& size) {
  std::vector<engines::RandomStream> streams;
  streams.reserve(size.count);
  for (std::size_t k = 0; k < size.count; ++k) streams.push_back(size.stream(k));
  return streams;
}

/// A number below the population for each stream: the number of the thing that it chooses.
inline std::vector<Natural> numbers_below(const Natural& population, std::vector<engines::RandomStream>& streams) {
  std::vector<Natural> numbers;
  numbers.reserve(streams.size());
  for (engines::RandomStream& stream : streams) numbers.push_back(stream.below(population));
  return numbers;
}

// Drawings of Paper Soccer, each reachable one with the same chance.
//
// A drawing determines its ball and its mover (ledger: soccer/weak-is-strong, soccer/mover), so this samples weak
// classes, strong classes and positions alike. The frontier's sweep counts the drawings that touch no goal, by the
// theorem of enumerate/soccer/frontier.hpp; the engine's sampler (enumerate/engines/frontier/sample.hpp) walks back
// through it. Two choices are the game's own. A sweep counts a drawing whose ball lies beside goals once for itself and
// once for each of them; the way that decides the ball says which. Where mirror images were merged, the rows that the
// walk has passed are reflected.

/// Samples drawings. The result is the same for any number of threads.
/// \throws Error (unusable_input) if the pitch is too wide for the sweep \pre the pitch is drawable
/// \complexity in sweeps of count_soccer_frontier in total: one if memory holds all tables, two if it holds those of
///             the widest row, and one more for thousands of samples
/// Checked against: sample_drawings_ref and the list of all drawings, by chi-square
Sampled<graphs::WideEdgeSet> sample_drawings(const soccer::Pitch& pitch, const SampleSize& size,
                                             const engines::RunOptions& options = {});

/// The reference implementation: lists every drawing, in the order of its number, and chooses from the list.
/// \complexity O(histories) time, O(drawings) memory
Sampled<graphs::WideEdgeSet> sample_drawings_ref(const soccer::Pitch& pitch, const SampleSize& size);

// Histories and finished games of Paper Soccer, each with the same chance; and the history by which a drawing is shown.
//
// The sweep over trails (enumerate/soccer/histories/) counts the trails that touch no goal, each once for each of its
// histories. The engine's sampler walks back through it, and TrailJoiner makes trails of the states. The history of the
// trail is chosen at the end: the trail itself, or the trail with one more ply into a goal beside its ball.

/// The histories to choose from.
enum class Histories {
  all,      ///< finished or not
  finished  ///< those that end in a goal, or at a vertex without a free segment
};

/// Samples histories. The result is the same for any number of threads.
/// \throws Error (unusable_input) if more segments cross the frontier than the engine takes
/// \complexity in sweeps of count_soccer_trails in total: one if memory holds all tables, two if it holds those of a
///             row, and one more for thousands of samples
/// Checked against: sample_histories_ref and the list of all histories, by chi-square
Sampled<soccer::History> sample_histories(const soccer::Pitch& pitch, Histories of, const SampleSize& size,
                                          const engines::RunOptions& options = {});

/// The reference implementation: lists every history, in lexicographic order, and chooses from the list.
/// \complexity O(histories) time and memory
Sampled<soccer::History> sample_histories_ref(const soccer::Pitch& pitch, Histories of, const SampleSize& size);

/// A history of a drawing, and how it was chosen.
struct ShownHistory {
  soccer::History history;
  bool uniform = false;  ///< true: chosen among all of the drawing, each with the same chance; false: the first of them
};

/// The most drawn segments that may cross the frontier of a drawing whose history is sampled. With two more a sample
/// takes ten times as long, longer than the drawing itself.
inline constexpr std::size_t most_crossing_sampled = 8;

/// The histories of a pitch's drawings, one at a time. Several threads may use it at once.
class DrawingHistories {
 public:
  /// The pitch outlives this object.
  explicit DrawingHistories(const soccer::Pitch& pitch);

  /// Samples one of the histories of a drawing, or takes the first in lexicographic order if more than
  /// most_crossing_sampled of its segments cross the frontier. \pre the drawing is reachable
  /// \complexity about a millisecond
  /// Checked against: graphs::for_each_trail, by chi-square
  ShownHistory sample(const graphs::WideEdgeSet& drawing, engines::RandomStream& stream) const;

 private:
  graphs::TrailGraph graph_of(const graphs::WideEdgeSet& drawing) const;

  const soccer::Pitch& pitch_;
  SoccerSweep soccer_;
};

// TrailJoiner: makes a trail from the states that a sweep over trails has gone through.
//
// A state says how the edges that cross the frontier belong together, not how the vertices behind it join them
// (enumerate/engines/trail_sweep/state.hpp). The states before and after a vertex give the edges that are drawn there,
// and every way to join them by twos that leads from one state to the other. Each way is another trail, so one is
// chosen, each with the same chance. Once all vertices are joined, the trail can be walked from its start.
//
// Limits: those of the sweep; up to twelve ends at a vertex, so 10,395 ways to join them at most.

/// The joint at each end of each edge: the end by which the trail continues.
using TrailJoints = std::vector<std::uint16_t>;

/// A graph with its plan, and the edge in each slot.
class TrailJoiner {
 public:
  /// \throws Error (unusable_input) if more edges cross the frontier than a plan takes
  explicit TrailJoiner(graphs::TrailGraph graph);

  /// The plan: one step a vertex.
  const std::vector<graphs::TrailStep>& plan() const { return plan_; }

  /// The joints before any vertex is joined.
  TrailJoints no_joints() const;

  /// Joins the ends at a vertex of the sweep, all ways with the same chance.
  /// \param before  the state before the vertex \param after  the state after it; nothing if it closes the trail
  /// \pre a sweep leads from one to the other at this vertex
  void join(std::size_t vertex, engines::TrailKey before, std::optional<engines::TrailKey> after,
            engines::RandomStream& stream, TrailJoints& joints) const;

  /// The vertices of the trail, the root first. \pre every vertex down from the one that closes it has been joined
  std::vector<std::size_t> trail(const TrailJoints& joints) const;

 private:
  // An end of an edge at its vertex, by its number in `joints`; or the trail's own start or end.
  struct End {
    std::uint16_t number = 0;
    int far = 0;  // the slot that it leads to elsewhere, or -(i + 1) if that is the i-th end here
  };
  std::vector<End> ends_at(std::size_t vertex, engines::TrailKey before, std::optional<engines::TrailKey> after) const;
  std::uint16_t end_of(std::size_t vertex, std::size_t neighbour) const;

  graphs::TrailGraph graph_;
  std::vector<graphs::TrailStep> plan_;
  std::vector<std::size_t> first_;                               // the number of each vertex's first end
  std::vector<std::vector<std::uint16_t>> backward_;             // for each vertex the ends in its backward slots
  std::vector<std::vector<std::uint16_t>> forward_;              // and in its forward slots
  std::vector<std::pair<std::size_t, std::uint16_t>> opposite_;  // of each end: the other end's vertex and number
};

/// One of the trails from the root that use every edge, all with the same chance; nothing if there is none.
/// \complexity exponential in the edges that cross a frontier: up to (c - 1)!! states a vertex for c of them
/// Checked against: graphs::for_each_trail, by chi-square
std::optional<std::vector<std::size_t>> uniform_trail(const TrailJoiner& joiner, engines::RandomStream& stream);

}  // namespace quadrille::enumerate
