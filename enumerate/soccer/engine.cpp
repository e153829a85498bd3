#include "enumerate/soccer/engine.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "enumerate/soccer/frontier.hpp"
#include "enumerate/soccer/reverse.hpp"
#include "graphs/edge_set.hpp"
#include "quadrille/detail/sweep.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::PitchName;

bool drawable(const PitchName& name) {
  return soccer::edge_count(name) <= static_cast<std::int64_t>(graphs::most_edges);
}

int shorter_side(const PitchName& name) { return std::min(name.width, name.height); }

// Whether a sweep has slots enough: a row of points, two vertices of the row before, and the new one.
bool sweepable(const PitchName& name) { return shorter_side(name) + 3 <= static_cast<int>(graphs::most_slots); }

// The bytes that a sweep is expected to take. With w vertices open there are up to about 8^w / 22 states at a time
// (most_states on paper:5x5, 6x6, 7x7; half as many on classic:8x10), each with a key and its lanes, in a table that is
// filled while the one before it empties.
double bytes_of_sweep(const PitchName& name, SoccerBy by, const std::optional<int>& last_ply) {
  const auto edges = static_cast<double>(soccer::edge_count(name));
  const double points = (name.width + 1.0) * (name.height + 1.0);
  const double words = std::floor((edges - points + std::log2(points)) / 64) + 1;
  const int open = shorter_side(name) + 2;
  double lanes = 1;
  if (by == SoccerBy::ply || last_ply) lanes = std::min(edges / 2, last_ply ? *last_ply + 1.0 : edges);
  if (by == SoccerBy::ball) lanes = open <= 8 ? points : 15;  // the balls are then told apart in several sweeps
  return 12 * std::pow(8.0, open) / 22 * (1 + lanes * words);
}

// Whether the whole game has few enough classes to list them. Only small boards can: the number of edge sets with given
// parities, a part of which are the classes, grows with the power of edges less vertices.
bool listable(const PitchName& name) {
  const std::int64_t cycles = soccer::edge_count(name) - (std::int64_t{name.width} + 1) * (name.height + 1);
  if (cycles > 40) return false;
  const engines::Counts counts = count_soccer_frontier(soccer::Pitch(name), SoccerBy::total);
  return counts.rows.at(0).at(1).value() <= listable_classes;
}

}  // namespace

std::string_view to_string(SoccerEngine engine) {
  switch (engine) {
    case SoccerEngine::layered:
      return "layered";
    case SoccerEngine::reverse:
      return "reverse";
    case SoccerEngine::frontier:
      return "frontier";
  }
  return {};
}

bool fills(SoccerEngine engine, std::string_view column) {
  if (engine == SoccerEngine::layered) return true;
  if (column == "histories") return false;
  return engine == SoccerEngine::reverse || (column != "goal_1" && column != "goal_2" && column != "blocked");
}

SoccerEngineChoice choose_soccer_engine(const PitchName& name, const SoccerQuestion& question,
                                        const engines::RunOptions& options) {
  if (!frontier_can(question.by)) return {SoccerEngine::layered, "no other fills every column of this table"};
  if (!drawable(name)) {
    return {SoccerEngine::frontier, "the others list drawings, and no drawing holds so many segments"};
  }
  if (options.last_grade && *options.last_grade <= listable_plies) {
    return {SoccerEngine::layered, "so few plies can be listed, and it fills every column of this table"};
  }
  if (options.last_grade && question.by == SoccerBy::ball) {
    return {SoccerEngine::layered, "it alone counts balls to a last ply"};
  }
  if (!sweepable(name)) return {SoccerEngine::layered, "the pitch is too wide for the frontier"};
  if (listable(name)) {
    return {SoccerEngine::layered, "the classes are few enough to list, and it fills every column of this table"};
  }
  const double bytes = bytes_of_sweep(name, question.by, options.last_grade);
  if (bytes > static_cast<double>(options.memory)) {
    return {
        SoccerEngine::layered,
        fmt::format("the frontier would need about {:.0f} GiB; what is listed before memory or patience ends is exact",
                    std::ceil(bytes / std::exp2(30)))};
  }
  return {SoccerEngine::frontier,
          fmt::format("there are more than {} classes, too many to list; histories stay empty", listable_classes)};
}

void require_engine(SoccerEngine engine, const PitchName& name, const SoccerQuestion& question,
                    const std::optional<int>& last_ply, bool checkpoint) {
  const auto refuse = [](const std::string& sentence) { throw Error(ErrorKind::unusable_input, sentence); };
  if (engine != SoccerEngine::frontier) soccer::require_drawable(name);
  if (engine == SoccerEngine::frontier && !sweepable(name)) {
    refuse(
        fmt::format("pitch '{}': too wide for the frontier, whose shorter side has at most {} cells; choose a narrower "
                    "pitch, or list one that a drawing holds with --engine layered --plies K",
                    to_string(name), graphs::most_slots - 3));
  }
  if (engine == SoccerEngine::frontier && !frontier_can(question.by)) {
    refuse("--by: the frontier counts by ply, total or ball; for another take --engine layered");
  }
  if (engine == SoccerEngine::frontier && question.by == SoccerBy::ball && last_ply) {
    refuse("--plies: the frontier counts balls of the whole game only; leave it out, or take --engine layered");
  }
  if (engine == SoccerEngine::reverse && !reverse_can(question.by)) {
    refuse("--by: reverse does not count histories, which size and outcome do; take --engine layered");
  }
  if (engine == SoccerEngine::reverse && checkpoint) {
    refuse("--checkpoint: reverse keeps no table to save; leave it out, or take --engine layered or frontier");
  }
}

engines::Counts count_soccer(SoccerEngine engine, const soccer::Pitch& pitch, const SoccerQuestion& question,
                             const engines::RunOptions& options) {
  require_engine(engine, pitch.name(), question, options.last_grade, options.checkpoint.has_value());
  switch (engine) {
    case SoccerEngine::layered:
      return count_soccer(pitch, question, options);
    case SoccerEngine::reverse:
      return count_soccer_reverse(pitch, question, options);
    case SoccerEngine::frontier:
      return count_soccer_frontier(pitch, question, options);
  }
  return {};
}

}  // namespace quadrille::enumerate
