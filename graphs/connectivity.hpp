// Connectivity of a drawing (the set of drawn segments): its components, cycles and bridges, found by operations on
// machine words. A set of segments is stored as such words, with one bit for each segment; `Words` is their number.
//
// The vertices are numbered, so each segment has a smaller and a larger end. A region of vertices is represented by two
// sets of segments: those whose smaller end lies in the region (`low`), and those whose larger end lies in the region
// (`high`). A few operations on words then give, for all segments at once,
//
//     low | high              the segments that touch the region,
//     low ^ high              its cut, the segments with exactly one end inside,
//     (low ^ high) & drawing  the drawn segments along which the region can grow.
//
// A flood fill starts with one vertex as its region. In each step it takes any drawn segment along which the region can
// grow. The set `low` shows which end of this segment lies in the region; the other end is the new vertex. The two sets
// of the new vertex are united with `low` and `high`. The cost is O(Words) a vertex, without a queue, visited marks, or
// a look at single neighbours. The two sets of each single vertex depend on the lattice only; the constructor computes
// them once.
//
// Cuts also give the bridges. In a spanning tree, the edge above a subtree is a bridge if and only if it is the only
// drawn segment in the subtree's cut. The vertices of a subtree are its top vertex and those of smaller subtrees, and
// the cut of a disjoint union is the exclusive or of the cuts. So one pass from the leaves to the root computes all
// cuts and finds every bridge.
//
// Checked against: the reference implementations in connectivity_boost.hpp, which use Boost.Graph.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <utility>
#include <vector>

#include "graphs/edge_set.hpp"
#include "graphs/lattice.hpp"
#include "quadrille/error.hpp"

namespace quadrille::graphs {

/// The answers for drawings on one lattice. Immutable once built, so any number of threads may ask.
/// \pre for every member: `drawing` holds edges of the lattice only
template <std::size_t Words>
class Connectivity {
 public:
  using Drawing = EdgeSet<Words>;

  /// \throws Error (unusable_input) if the lattice has more segments than the sets are wide
  /// \complexity O(vertices * Words + edges)
  explicit Connectivity(const Lattice& lattice) : vertices_(lattice.vertex_count()) {
    if (lattice.edge_count() > Drawing::capacity) {
      throw Error(ErrorKind::unusable_input, fmt::format("a lattice of {} segments; this width takes at most {}",
                                                         lattice.edge_count(), Drawing::capacity));
    }
    for (std::size_t e = 0; e < lattice.edge_count(); ++e) {
      const auto edge = static_cast<Edge>(e);
      ends_.push_back(lattice.ends(edge));
      vertices_[ends_.back().first].low.insert(edge);
      vertices_[ends_.back().second].high.insert(edge);
    }
  }

  /// All segments of the lattice that end at `v`.
  Drawing at(Vertex v) const { return vertices_[v].touching(); }

  /// The drawn edges of v's component. O(component's vertices * Words).
  Drawing component(const Drawing& drawing, Vertex v) const {
    return drawing & grown(drawing, v, [](const Region&) { return false; }).touching();
  }

  /// The number of connected components that have an edge. O(touched vertices * Words), as the next two.
  std::size_t component_count(const Drawing& drawing) const {
    std::size_t count = 0;
    for (Drawing rest = drawing; !rest.empty(); ++count) rest -= component(rest, ends_[rest.first()].first);
    return count;
  }

  /// True if all drawn edges lie in one component; the empty drawing is connected.
  bool connected(const Drawing& drawing) const {
    if (drawing.empty()) return true;
    const auto all_reached = [&](const Region& region) { return (drawing - region.touching()).empty(); };
    return all_reached(grown(drawing, ends_[drawing.first()].first, all_reached));
  }

  /// Edges - vertices that have an edge + components that have one: the number of independent cycles.
  std::size_t cyclomatic_number(const Drawing& drawing) const {
    // Each growth takes in one vertex, by one edge of a spanning forest; the other edges each close a cycle.
    std::size_t number = drawing.size();
    for_each_growth(drawing, [&](const Drawing& /*joining*/) {
      --number;
      return true;
    });
    return number;
  }

  /// True if the drawing has a cycle. Stops at the first one.
  bool has_cycle(const Drawing& drawing) const {
    bool found = false;
    for_each_growth(drawing, [&](const Drawing& joining) {
      found = !joining.without(joining.first()).empty();
      return !found;
    });
    return found;
  }

  /// True if the drawing with `e` has a cycle through `e`; in other words, `e` is not a bridge of it. `e` itself may be
  /// drawn or not. Two regions grow by turns from the ends of `e` until they touch or one is complete, so a bridge
  /// costs its smaller side only.
  /// \complexity O(Words) if an end of `e` is a leaf, at most O(touched vertices * Words)
  bool closes_cycle(const Drawing& drawing, Edge e) const {
    const Drawing others = drawing.without(e);
    Region here = vertices_[ends_[e].first];
    Region there = vertices_[ends_[e].second];
    while (true) {
      const Drawing frontier = others & here.cut();
      if (frontier.empty()) return false;
      if (frontier.intersects(there.touching())) return true;
      here |= vertices_[outer_end(here, frontier.first())];
      std::swap(here, there);
    }
  }

  /// The bridges of the drawing among its edges at `v`: closes_cycle, asked of each. (Fleury: a trail that has reached
  /// `v` may leave along an edge that is no bridge, or along the only one.)
  Drawing bridges_at(const Drawing& drawing, Vertex v) const {
    Drawing bridges;
    (drawing & at(v)).for_each([&](Edge e) {
      if (!closes_cycle(drawing, e)) bridges.insert(e);
    });
    return bridges;
  }

  /// All bridges of the drawing. O(touched vertices * Words).
  Drawing bridges(const Drawing& drawing) const {
    Drawing bridges;
    std::vector<Branch> tree;
    for (Drawing rest = drawing; !rest.empty();) {
      tree.clear();
      rest -= span_component(rest, ends_[rest.first()].first, tree);
      // A branch comes after its parent, so from the back every subtree is complete when its root is reached.
      for (std::size_t i = tree.size(); i-- > 1;) {
        if (const Drawing cut = drawing & tree[i].cut; cut.without(tree[i].up).empty()) bridges |= cut;
        Drawing& parent = tree[tree[i].parent].cut;
        parent = exclusive_or(parent, tree[i].cut);
      }
    }
    return bridges;
  }

 private:
  static Drawing exclusive_or(const Drawing& a, const Drawing& b) { return (a | b) - (a & b); }

  // A set of vertices, as the segments with their smaller and with their larger end inside.
  struct Region {
    Drawing low;
    Drawing high;

    Drawing touching() const { return low | high; }
    Drawing cut() const { return exclusive_or(low, high); }
    Region& operator|=(const Region& other) {
      low |= other.low;
      high |= other.high;
      return *this;
    }
  };

  // A vertex of a spanning tree: the edge to its parent, and (from the leaves up) the cut of the subtree below it.
  struct Branch {
    std::size_t parent = 0;
    Edge up = 0;
    Drawing cut;
  };

  // The end of an edge in the region's cut that lies outside.
  Vertex outer_end(const Region& region, Edge e) const {
    return region.low.contains(e) ? ends_[e].second : ends_[e].first;
  }

  // The region reached from `v` along drawn edges, grown until it is complete or done(region).
  template <class Done>
  Region grown(const Drawing& drawing, Vertex v, Done&& done) const {
    Region region = vertices_[v];
    while (!done(std::as_const(region))) {
      const Drawing frontier = drawing & region.cut();
      if (frontier.empty()) break;
      region |= vertices_[outer_end(region, frontier.first())];
    }
    return region;
  }

  // Calls visit(joining) for every vertex that a flood fill adds to the first of its component, where `joining` are the
  // drawn edges between it and the region before; stops when visit returns false.
  template <class Visit>
  void for_each_growth(const Drawing& drawing, Visit&& visit) const {
    for (Drawing rest = drawing; !rest.empty();) {
      Region region = vertices_[ends_[rest.first()].first];
      for (Drawing frontier = rest & region.cut(); !frontier.empty(); frontier = rest & region.cut()) {
        const Region& next = vertices_[outer_end(region, frontier.first())];
        if (!visit(frontier & next.touching())) return;
        region |= next;
      }
      rest -= region.touching();
    }
  }

  // A spanning tree of the component of `root`, parents first; returns the component's edges.
  Drawing span_component(const Drawing& drawing, Vertex root, std::vector<Branch>& tree) const {
    Region region = vertices_[root];
    tree.push_back({0, 0, at(root)});
    // Depth first, so that the parent is on the path from the root: take the edges of the newest vertex that has any.
    for (std::vector<std::size_t> path{0}; !path.empty();) {
      const std::size_t top = path.back();
      const Drawing frontier = drawing & region.cut() & tree[top].cut;
      if (frontier.empty()) {
        path.pop_back();
        continue;
      }
      const Edge e = frontier.first();
      const Vertex v = outer_end(region, e);
      region |= vertices_[v];
      path.push_back(tree.size());
      tree.push_back({top, e, at(v)});
    }
    return drawing & region.touching();
  }

  std::vector<std::pair<Vertex, Vertex>> ends_;
  std::vector<Region> vertices_;  // each vertex as a region by itself
};

// The checked functions for a single question. For several questions about one lattice make one `Connectivity`.

template <std::size_t Words>
std::size_t component_count(const Lattice& lattice, const EdgeSet<Words>& drawing) {
  return Connectivity<Words>(lattice).component_count(drawing);
}

template <std::size_t Words>
bool connected(const Lattice& lattice, const EdgeSet<Words>& drawing) {
  return Connectivity<Words>(lattice).connected(drawing);
}

template <std::size_t Words>
std::size_t cyclomatic_number(const Lattice& lattice, const EdgeSet<Words>& drawing) {
  return Connectivity<Words>(lattice).cyclomatic_number(drawing);
}

template <std::size_t Words>
bool has_cycle(const Lattice& lattice, const EdgeSet<Words>& drawing) {
  return Connectivity<Words>(lattice).has_cycle(drawing);
}

template <std::size_t Words>
bool closes_cycle(const Lattice& lattice, const EdgeSet<Words>& drawing, Edge e) {
  return Connectivity<Words>(lattice).closes_cycle(drawing, e);
}

template <std::size_t Words>
EdgeSet<Words> bridges(const Lattice& lattice, const EdgeSet<Words>& drawing) {
  return Connectivity<Words>(lattice).bridges(drawing);
}

}  // namespace quadrille::graphs
