// Counts the Eulerian trails of a drawing, the walks from a start that use every edge exactly once.
//
// A circuit here is a closed walk that uses every edge once. It has no direction and no start: rotated and reversed
// walks are the same circuit. The function `count_trails` turns the question into one about circuits. The function
// `count_circuits` answers it: it eliminates the vertices one at a time. The comment of each function explains its
// method.
//
// The BEST theorem counts circuits of directed graphs in polynomial time. For undirected graphs the problem is
// #P-complete (Brightwell & Winkler 2005), so the time here is exponential (see trails.hpp).
#include <algorithm>
#include <boost/container_hash/hash.hpp>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <unordered_map>
#include <utility>
#include <vector>

#include "graphs/trails.hpp"

namespace quadrille::graphs {

namespace {

using boost::multiprecision::cpp_int;

using Place = std::uint16_t;

// matching[i] is the place in the cut of the strand's other end, where place i is one end.
using Matching = std::vector<Place>;
using Tally = std::unordered_map<Matching, cpp_int, boost::hash<Matching>>;

// The drawing, perhaps with the extra edge; edges are numbered in the order of `add`.
class Multigraph {
 public:
  explicit Multigraph(std::size_t vertices) : at_(vertices) {}

  void add(Vertex u, Vertex v) {
    at_[u].push_back(edges_);
    at_[v].push_back(edges_);
    ++edges_;
  }

  const std::vector<std::size_t>& at(Vertex v) const { return at_[v]; }

 private:
  std::vector<std::vector<std::size_t>> at_;
  std::size_t edges_ = 0;
};

// The change of the cut when one vertex is eliminated. Of the old cut, the places `stay` remain and the places `end`
// lead to the vertex; then the vertex's other edges, `fresh` of them, join the new cut behind those that stay.
struct Step {
  std::size_t old_size = 0;
  std::vector<std::size_t> stay;
  std::vector<std::size_t> end;
  std::size_t fresh = 0;
};

bool holds(const std::vector<std::size_t>& list, std::size_t e) {
  return std::find(list.begin(), list.end(), e) != list.end();
}

// The plan that eliminates the vertices `waiting`: always next is the first vertex that leaves the smallest cut.
std::vector<Step> plan(const Multigraph& graph, std::vector<Vertex> waiting) {
  std::vector<Step> steps;
  std::vector<std::size_t> cut;
  while (!waiting.empty()) {
    const auto growth = [&](Vertex v) {
      const auto& own = graph.at(v);
      const auto ending = std::count_if(own.begin(), own.end(), [&](std::size_t e) { return holds(cut, e); });
      return static_cast<std::ptrdiff_t>(own.size()) - 2 * ending;
    };
    const auto chosen =
        std::min_element(waiting.begin(), waiting.end(), [&](Vertex v, Vertex w) { return growth(v) < growth(w); });
    const std::vector<std::size_t>& own = graph.at(*chosen);
    waiting.erase(chosen);

    Step step;
    step.old_size = cut.size();
    std::vector<std::size_t> new_cut;
    for (std::size_t place = 0; place < cut.size(); ++place) {
      if (holds(own, cut[place])) {
        step.end.push_back(place);
      } else {
        step.stay.push_back(place);
        new_cut.push_back(cut[place]);
      }
    }
    std::copy_if(own.begin(), own.end(), std::back_inserter(new_cut), [&](std::size_t e) { return !holds(cut, e); });
    step.fresh = new_cut.size() - step.stay.size();
    cut = std::move(new_cut);
    steps.push_back(std::move(step));
  }
  return steps;
}

// (things - 1)!!: the number of ways to pair an even number of things.
double pairings(std::size_t things) {
  double product = 1;
  for (std::size_t i = 3; i < things; i += 2) product *= static_cast<double>(i);
  return product;
}

// The most states that a plan can meet, times the pairings of each.
double cost(const std::vector<Step>& steps) {
  double total = 0;
  for (const Step& step : steps) total += pairings(step.old_size) * pairings(step.end.size() + step.fresh);
  return total;
}

// The cheaper of two plans: a board should be swept along its longer side, so ties are broken by columns and by rows.
std::vector<Step> cheapest_plan(const Lattice& lattice, const Multigraph& graph) {
  std::vector<Vertex> touched;
  for (std::size_t v = 0; v < lattice.vertex_count(); ++v) {
    if (!graph.at(static_cast<Vertex>(v)).empty()) touched.push_back(static_cast<Vertex>(v));
  }
  std::vector<Step> by_columns = plan(graph, touched);
  std::stable_sort(touched.begin(), touched.end(),
                   [&](Vertex v, Vertex w) { return lattice.point(v).y < lattice.point(w).y; });
  std::vector<Step> by_rows = plan(graph, touched);
  return cost(by_rows) < cost(by_columns) ? by_rows : by_columns;
}

// Carries out one step: adds every state's count to the states that the pairings at the vertex make of it.
//
// Strand ends are numbered within the step. First come the places of the old cut; then for each fresh edge its end at
// the vertex and its outer end, a strand of its own until it is joined. `mate_` matches the open strands' ends.
class Elimination {
 public:
  explicit Elimination(const Step& step)
      : step_(step),
        new_size_(step.stay.size() + step.fresh),
        mate_(step.old_size + 2 * step.fresh),
        new_place_(mate_.size()),
        old_end_(step.stay),
        loose_(step.end),
        key_(new_size_) {
    for (std::size_t i = 0; i < step.fresh; ++i) {
      loose_.push_back(step.old_size + 2 * i);
      old_end_.push_back(step.old_size + 2 * i + 1);
    }
    for (std::size_t place = 0; place < new_size_; ++place) new_place_[old_end_[place]] = static_cast<Place>(place);
  }

  Tally run(const Tally& states) {
    Tally result;
    for (const auto& [matching, count] : states) {
      std::copy(matching.begin(), matching.end(), mate_.begin());
      for (std::size_t end = step_.old_size; end < mate_.size(); end += 2) {
        mate_[end] = end + 1;
        mate_[end + 1] = end;
      }
      pair_up(0, count, result);
    }
    return result;
  }

 private:
  // Joins the loose ends from place `done` in pairs, in every way; restores mate_ and the set of loose ends.
  void pair_up(std::size_t done, const cpp_int& count, Tally& result) {
    if (done == loose_.size()) {
      for (std::size_t place = 0; place < new_size_; ++place) key_[place] = new_place_[mate_[old_end_[place]]];
      result[key_] += count;
      return;
    }
    const std::size_t x = loose_[done];
    for (std::size_t i = done + 1; i < loose_.size(); ++i) {
      const std::size_t y = loose_[i];
      const std::size_t a = mate_[x];
      const std::size_t b = mate_[y];
      if (a == y && (done + 2 != loose_.size() || new_size_ != 0)) continue;  // a strand closed before the rest
      std::swap(loose_[done + 1], loose_[i]);
      mate_[a] = b;
      mate_[b] = a;
      pair_up(done + 2, count, result);
      mate_[a] = x;
      mate_[b] = y;
      std::swap(loose_[done + 1], loose_[i]);
    }
  }

  const Step& step_;
  const std::size_t new_size_;
  std::vector<std::size_t> mate_;
  std::vector<Place> new_place_;      // of an end that is in the new cut
  std::vector<std::size_t> old_end_;  // the inverse: the end at each place of the new cut
  std::vector<std::size_t> loose_;    // the ends at the vertex
  Matching key_;
};

// The number of circuits of a connected graph with at least one edge and even degrees.
//
// From circuits to pairings. At every vertex a circuit enters along one edge and leaves along another, so it pairs the
// ends of the edges there. Conversely, choose any pairing of the edge ends at each vertex; a vertex of degree d has
// (d-1)!! pairings. The pairs join the edges to closed strands. If there is a single strand, it is a circuit, and no
// other circuit gives the same pairings. So the number of circuits is the number of choices of pairings that make one
// closed strand.
//
// Elimination. Choose the pairings vertex by vertex. Let the cut be the edges with exactly one end eliminated. Of the
// earlier choices, only one fact matters later: which edges of the cut the open strands connect. That is a perfect
// matching of the cut. So the algorithm stores a map from matchings to counts and nothing more. A strand that closes
// while others are open, or while the cut is not empty, is rejected. The graph is connected, so the cut first empties
// after the last vertex. The count stored with the empty matching is then the number of circuits.
//
// The widest cut dominates the cost. So the algorithm next eliminates a vertex after which the cut is smallest (a
// greedy choice, see `plan`).
cpp_int count_circuits(const Lattice& lattice, const Multigraph& graph) {
  Tally states{{Matching{}, 1}};
  for (const Step& step : cheapest_plan(lattice, graph)) states = Elimination(step).run(states);
  return states[Matching{}];
}

}  // namespace

// From trails to circuits. The lattice has no loops and no parallel edges, so a trail is determined by its sequence of
// edges.
//
//   Open trails, from s to t, s != t. Add one edge {t,s} to the drawing (perhaps beside a drawn one). A circuit of the
//   larger graph passes the new edge exactly once. Cut the circuit there, and read it in the direction that leaves from
//   s: this gives one trail from s to t. Conversely the new edge closes each trail to one circuit. So trails =
//   circuits.
//
//   Closed trails, from s to s. A closed trail is a circuit together with a first edge. Any of the deg(s) edges at s
//   can be the first: the circuit contains it once, and the trail leaves s along it, which fixes the direction.
//   Different first edges make different trails (deg(s)/2 passages through s times 2 directions). So trails = deg(s) *
//   circuits.
//
//   The empty drawing has the empty trail.
cpp_int count_trails(const Lattice& lattice, const WideEdgeSet& drawing, Vertex start) {
  const auto end = eulerian_end(lattice, drawing, start);
  if (!end) return 0;
  if (drawing.empty()) return 1;
  Multigraph graph(lattice.vertex_count());
  drawing.for_each([&](Edge e) { graph.add(lattice.ends(e).first, lattice.ends(e).second); });
  if (*end == start) return graph.at(start).size() * count_circuits(lattice, graph);
  graph.add(*end, start);
  return count_circuits(lattice, graph);
}

}  // namespace quadrille::graphs
