// Histories and finished games of Paper Soccer, each with the same chance; and the history that a drawing is shown by.
//
// The sweep over trails (enumerate/soccer/histories/) counts the trails that touch no goal, each as often as it stands
// for histories; the engine's sampler walks back through it, and TrailJoiner makes trails of the states. Which history
// the trail stands for is drawn at the end: itself, or one that goes on into a goal beside its ball.
#pragma once

#include "enumerate/soccer/sample/sampled.hpp"
#include "enumerate/soccer/sweep.hpp"
#include "games/soccer/history.hpp"
#include "graphs/edge_set.hpp"

namespace quadrille::enumerate {

/// Which histories are drawn.
enum class Histories {
  all,      ///< finished or not
  finished  ///< those that end in a goal, or at a vertex without a free segment
};

/// Draws histories. The same for any number of threads.
/// \throws Error (unusable_input) if more segments cross the frontier than the engine takes
/// \complexity in sweeps of count_soccer_trails in total: one if memory holds all tables, two if it holds those of a
///             row, and one more for thousands of samples
/// Checked against: sample_histories_ref and the list of all histories, by chi-square
Sampled<soccer::History> sample_histories(const soccer::Pitch& pitch, Histories of, const SampleSize& size,
                                          const engines::RunOptions& options = {});

/// The reference implementation: lists every history, in lexicographic order, and draws from the list.
/// \complexity O(histories) time and memory
Sampled<soccer::History> sample_histories_ref(const soccer::Pitch& pitch, Histories of, const SampleSize& size);

/// A history of a drawing, and how it was chosen.
struct ShownHistory {
  soccer::History history;
  bool uniform = false;  ///< drawn from all that the drawing has, each with the same chance; else the first of them
};

/// How many drawn segments may cross the frontier of a drawing whose history is drawn: with two more a draw takes ten
/// times as long, more than the drawing itself.
inline constexpr std::size_t most_crossing_drawn = 8;

/// The histories of a pitch's drawings, one at a time. Safe to draw from in several threads.
class DrawingHistories {
 public:
  /// The pitch outlives this object.
  explicit DrawingHistories(const soccer::Pitch& pitch);

  /// Draws one of the histories of a drawing, or takes the first in lexicographic order if more than
  /// most_crossing_drawn of its segments cross the frontier. \pre the drawing is reachable
  /// \complexity about a millisecond
  /// Checked against: graphs::for_each_trail, by chi-square
  ShownHistory draw(const graphs::WideEdgeSet& drawing, engines::RandomStream& stream) const;

 private:
  graphs::TrailGraph graph_of(const graphs::WideEdgeSet& drawing) const;

  const soccer::Pitch& pitch_;
  SoccerSweep soccer_;
};

}  // namespace quadrille::enumerate
