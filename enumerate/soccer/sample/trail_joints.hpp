// TrailJoints: from the states that a sweep over trails has gone through to a trail.
//
// A state says how the edges that cross the frontier belong together, not how the vertices behind it join them
// (enumerate/engines/trail_sweep/state.hpp). Given the states before and after a vertex, the edges that are drawn there
// are known, and so is every way to join them by twos that leads from one state to the other: each of them is another
// trail, so one is chosen, each with the same chance. Once all vertices are joined the trail can be walked from its
// start.
//
// Limits: those of the sweep; up to twelve ends at a vertex, so 10,395 ways to join them at most.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "enumerate/engines/random/stream.hpp"
#include "enumerate/engines/trail_sweep/plan.hpp"
#include "enumerate/engines/trail_sweep/state.hpp"

namespace quadrille::enumerate {

/// What a trail does at each end of each edge: where it goes on.
using TrailJoints = std::vector<std::uint16_t>;

/// A graph with its plan, and the edge in each slot.
class TrailJoiner {
 public:
  /// \throws Error (unusable_input) if more edges cross the frontier than a plan takes
  explicit TrailJoiner(graphs::TrailGraph graph);

  /// The plan: one step a vertex.
  const std::vector<graphs::TrailStep>& plan() const { return plan_; }

  /// Nothing joined yet.
  TrailJoints no_joints() const;

  /// Joins the ends at a vertex of the sweep, all ways with the same chance.
  /// \param before  the state before the vertex \param after  the state after it; nothing if it closes the trail
  /// \pre a sweep leads from one to the other at this vertex
  void join(std::size_t vertex, engines::TrailKey before, std::optional<engines::TrailKey> after,
            engines::RandomStream& stream, TrailJoints& joints) const;

  /// The vertices of the trail, the root first. \pre every vertex from the one that closes it down has been joined
  std::vector<std::size_t> trail(const TrailJoints& joints) const;

 private:
  // An end of an edge at the vertex that it is at, by its number in `joints`; or the trail's own start or end.
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
