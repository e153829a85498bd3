// The reference implementation of count_lattice_trails. It walks every path from the origin ply by ply, and keeps the
// used segments or vertices in a set. It uses no symmetry, no formula and no bound on the plane.

#include <algorithm>
#include <set>
#include <utility>

#include "enumerate/walks/lattice_trails.hpp"

namespace quadrille::enumerate {

namespace {

using Place = std::pair<int, int>;
using Mark = std::pair<Place, Place>;  // a segment by its two ends, the smaller first; a vertex twice

class Reference {
 public:
  explicit Reference(const PathQuery& query) : query_(query), paths_(static_cast<std::size_t>(query.plies) + 1) {
    if (query.acyclic) used_.insert({{0, 0}, {0, 0}});
    walk({0, 0}, 0);
  }

  const std::vector<std::uint64_t>& paths() const { return paths_; }

 private:
  Mark mark(Place from, Place to) const {
    return query_.acyclic ? Mark{to, to} : Mark{std::min(from, to), std::max(from, to)};
  }

  void walk(Place ball, int plies) {
    ++paths_[static_cast<std::size_t>(plies)];
    if (plies == query_.plies) return;
    for (int dx = -1; dx <= 1; ++dx) {
      for (int dy = -1; dy <= 1; ++dy) {
        if (dx == 0 && dy == 0) continue;
        if (query_.neighbourhood == Neighbourhood::square && dx != 0 && dy != 0) continue;
        const Place next{ball.first + dx, ball.second + dy};
        const auto [used, fresh] = used_.insert(mark(ball, next));
        if (!fresh) continue;
        walk(next, plies + 1);
        used_.erase(used);
      }
    }
  }

  const PathQuery& query_;
  std::set<Mark> used_;
  std::vector<std::uint64_t> paths_;
};

}  // namespace

PathCounts count_lattice_trails_ref(const PathQuery& query) {
  PathCounts counts;
  const Reference reference(query);
  for (const std::uint64_t paths : reference.paths()) counts.paths.emplace_back(paths);
  return counts;
}

}  // namespace quadrille::enumerate
