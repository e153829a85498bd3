// Finds the Eulerian trails of a drawing: the vertex where all of them end, the list of all trails, and the first
// trail. The search uses Fleury's theorem. The file also contains a reference implementation that counts the trails by
// plain backtracking.
#include "graphs/trails.hpp"

#include <cstdint>
#include <vector>

#include "graphs/connectivity.hpp"

namespace quadrille::graphs {

namespace {

using Masks = Connectivity<WideEdgeSet::words>;

std::optional<Vertex> eulerian_end(const Masks& masks, std::size_t vertices, const WideEdgeSet& drawing, Vertex start) {
  if (drawing.empty()) return start;
  if (!drawing.intersects(masks.at(start)) || !masks.connected(drawing)) return std::nullopt;
  bool start_is_odd = false;
  std::optional<Vertex> other_odd;
  for (std::size_t i = 0; i < vertices; ++i) {
    const auto v = static_cast<Vertex>(i);
    if ((drawing & masks.at(v)).size() % 2 == 0) continue;
    if (v == start) {
      start_is_odd = true;
    } else if (other_odd) {
      return std::nullopt;
    } else {
      other_odd = v;
    }
  }
  // The degrees add up to an even number, so odd vertices come in pairs: another one iff the start is odd too.
  return start_is_odd ? other_odd : start;
}

// The segments along which a trail from v through all of `rest` can continue (Fleury).
WideEdgeSet choices_at(const Masks& masks, const WideEdgeSet& rest, Vertex v) {
  WideEdgeSet choices = rest & masks.at(v);
  if (choices.size() > 1) choices -= masks.bridges_at(rest, v);
  return choices;
}

// Fleury's walk over all choices. `rest` is connected, and the end of `trail` starts an Eulerian trail of it.
class Listing {
 public:
  Listing(const Lattice& lattice, const Masks& masks, const std::function<void(std::span<const Vertex>)>& visit)
      : lattice_(lattice), masks_(masks), visit_(visit) {}

  void extend(std::vector<Vertex>& trail, const WideEdgeSet& rest) const {
    if (rest.empty()) {
      visit_(trail);
      return;
    }
    const Vertex v = trail.back();
    const WideEdgeSet choices = choices_at(masks_, rest, v);
    for (const Incidence& next : lattice_.incident(v)) {
      if (!choices.contains(next.edge)) continue;
      trail.push_back(next.to);
      extend(trail, rest.without(next.edge));
      trail.pop_back();
    }
  }

 private:
  const Lattice& lattice_;
  const Masks& masks_;
  const std::function<void(std::span<const Vertex>)>& visit_;
};

std::uint64_t backtrack(const Lattice& lattice, const WideEdgeSet& rest, Vertex v) {
  if (rest.empty()) return 1;
  std::uint64_t count = 0;  // cannot overflow in any lifetime: each unit is a trail walked to its end
  for (const Incidence& next : lattice.incident(v)) {
    if (rest.contains(next.edge)) count += backtrack(lattice, rest.without(next.edge), next.to);
  }
  return count;
}

}  // namespace

std::optional<Vertex> eulerian_end(const Lattice& lattice, const WideEdgeSet& drawing, Vertex start) {
  return eulerian_end(Masks(lattice), lattice.vertex_count(), drawing, start);
}

void for_each_trail(const Lattice& lattice, const WideEdgeSet& drawing, Vertex start,
                    const std::function<void(std::span<const Vertex>)>& visit) {
  const Masks masks(lattice);
  if (!eulerian_end(masks, lattice.vertex_count(), drawing, start)) return;
  std::vector<Vertex> trail{start};
  Listing(lattice, masks, visit).extend(trail, drawing);
}

std::vector<Vertex> first_trail(const Lattice& lattice, const WideEdgeSet& drawing, Vertex start) {
  const Masks masks(lattice);
  if (!eulerian_end(masks, lattice.vertex_count(), drawing, start)) return {};
  std::vector<Vertex> trail{start};
  for (WideEdgeSet rest = drawing; !rest.empty();) {
    const WideEdgeSet choices = choices_at(masks, rest, trail.back());
    for (const Incidence& next : lattice.incident(trail.back())) {
      if (!choices.contains(next.edge)) continue;
      trail.push_back(next.to);
      rest.erase(next.edge);
      break;
    }
  }
  return trail;
}

boost::multiprecision::cpp_int count_trails_ref(const Lattice& lattice, const WideEdgeSet& drawing, Vertex start) {
  return backtrack(lattice, drawing, start);
}

}  // namespace quadrille::graphs
