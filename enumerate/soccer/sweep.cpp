// Prepares a pitch of Paper Soccer for a sweep. It orders the vertices, builds the graph to sweep, finds the
// reflections that merge states, and chooses the width of the counters.
#include "enumerate/soccer/sweep.hpp"

#include <algorithm>
#include <bit>
#include <boost/pending/disjoint_sets.hpp>
#include <numeric>

#include "graphs/sweep_order.hpp"

namespace quadrille::enumerate {

namespace {

using graphs::Lattice;
using graphs::Point;
using soccer::Goal;
using soccer::Pitch;
using soccer::Vertex;

constexpr std::size_t not_swept = graphs::no_vertex;

// The swept vertices, row by row along the shorter side of the swept part.
std::vector<Vertex> in_order(const Pitch& pitch, int width) {
  const Lattice& lattice = pitch.lattice();
  std::vector<Vertex> vertices;
  for (std::size_t v = 0; v < lattice.vertex_count(); ++v) {
    const auto vertex = static_cast<Vertex>(v);
    if (pitch.goal(vertex) == Goal::none && lattice.point(vertex).x <= width) vertices.push_back(vertex);
  }
  const bool along_x = width <= pitch.name().height;
  std::sort(vertices.begin(), vertices.end(), [&](Vertex a, Vertex b) {
    const Point p = lattice.point(a);
    const Point q = lattice.point(b);
    return along_x ? std::pair(p.y, p.x) < std::pair(q.y, q.x) : p < q;
  });
  return vertices;
}

// The vertices of a board that a ball can reach and leave again, in an order in which little is remembered.
std::vector<Vertex> in_narrow_order(const Pitch& pitch, graphs::Remembered remembered) {
  const Lattice& lattice = pitch.lattice();
  std::vector<Vertex> vertices{pitch.start()};
  std::vector<std::size_t> number(lattice.vertex_count(), not_swept);
  number[pitch.start()] = 0;
  graphs::Neighbours neighbours;
  for (std::size_t at = 0; at < vertices.size(); ++at) {
    neighbours.emplace_back();
    for (const auto& incidence : lattice.incident(vertices[at])) {
      if (pitch.goal(incidence.to) != Goal::none) continue;
      if (number[incidence.to] == not_swept) {
        number[incidence.to] = vertices.size();
        vertices.push_back(incidence.to);
      }
      neighbours.back().push_back(number[incidence.to]);
    }
  }
  // Two orders to begin with, by columns and by rows, in case the board's points form such a grid.
  std::vector<std::vector<std::size_t>> known(2, std::vector<std::size_t>(vertices.size()));
  for (std::vector<std::size_t>& order : known) std::iota(order.begin(), order.end(), std::size_t{0});
  const auto point = [&](std::size_t at) { return lattice.point(vertices[at]); };
  std::ranges::sort(known[0], {}, point);
  std::ranges::sort(known[1], {}, [&](std::size_t at) { return std::pair(point(at).y, point(at).x); });
  std::vector<Vertex> ordered;
  for (const std::size_t at : graphs::narrow_order(neighbours, remembered, known)) ordered.push_back(vertices[at]);
  return ordered;
}

// The number in the sweep of each vertex of the pitch.
std::vector<std::size_t> numbers(const Pitch& pitch, const std::vector<Vertex>& vertices) {
  std::vector<std::size_t> number(pitch.lattice().vertex_count(), not_swept);
  for (std::size_t at = 0; at < vertices.size(); ++at) number[vertices[at]] = at;
  return number;
}

void collect_goals(const Pitch& pitch, SoccerSweep& sweep) {
  for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
    if (pitch.goal(static_cast<Vertex>(v)) != Goal::none) sweep.goals.push_back(static_cast<Vertex>(v));
  }
}

std::size_t index_of(const std::vector<Vertex>& goals, Vertex goal) {
  return static_cast<std::size_t>(std::find(goals.begin(), goals.end(), goal) - goals.begin());
}

}  // namespace

SoccerSweep whole_sweep(const Pitch& pitch, graphs::Remembered remembered) {
  const Lattice& lattice = pitch.lattice();
  SoccerSweep sweep;
  sweep.vertices = is_board(pitch.name()) ? in_narrow_order(pitch, remembered) : in_order(pitch, pitch.name().width);
  collect_goals(pitch, sweep);
  const std::vector<std::size_t> number = numbers(pitch, sweep.vertices);
  sweep.graph.root = number[pitch.start()];
  sweep.graph.may_end.assign(sweep.vertices.size(), true);
  sweep.segments.resize(sweep.vertices.size());
  for (std::size_t at = 0; at < sweep.vertices.size(); ++at) {
    for (const auto& incidence : lattice.incident(sweep.vertices[at])) {
      const std::size_t other = number[incidence.to];
      if (pitch.goal(incidence.to) != Goal::none) {
        sweep.segments[at].push_back(index_of(sweep.goals, incidence.to));
      } else if (other < at) {
        sweep.graph.edges.push_back({other, at});
      }
    }
  }
  return sweep;
}

std::size_t most_open(const SoccerSweep& sweep) {
  std::vector<std::size_t> order(sweep.vertices.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  return graphs::open_in_order(trail_graph(sweep).neighbours, order, graphs::Remembered::vertices).most;
}

graphs::TrailGraph trail_graph(const SoccerSweep& sweep) {
  graphs::TrailGraph graph;
  graph.root = sweep.graph.root;
  graph.neighbours.resize(sweep.vertices.size());
  for (const graphs::SweepEdge& edge : sweep.graph.edges) {
    graph.neighbours[edge.u].push_back(edge.v);
    graph.neighbours[edge.v].push_back(edge.u);
  }
  return graph;
}

SoccerSweep folded_sweep(const Pitch& pitch, const soccer::Automorphism& mirror) {
  const Lattice& lattice = pitch.lattice();
  SoccerSweep sweep;
  sweep.vertices = in_order(pitch, pitch.name().width / 2);
  collect_goals(pitch, sweep);
  const std::vector<std::size_t> number = numbers(pitch, sweep.vertices);
  const auto on_axis = [&](Vertex v) { return mirror.image(v) == v; };
  sweep.graph.root = number[pitch.start()];
  sweep.segments.resize(sweep.vertices.size());
  for (std::size_t at = 0; at < sweep.vertices.size(); ++at) {
    const Vertex v = sweep.vertices[at];
    sweep.graph.may_end.push_back(on_axis(v));  // a ball off the axis has its image elsewhere
    for (const auto& incidence : lattice.incident(v)) {
      const bool axial = on_axis(v) && on_axis(incidence.to);
      if (pitch.goal(incidence.to) != Goal::none) {
        // A segment to a goal and its image would be two at that goal, or at two goals.
        if (axial) sweep.segments[at].push_back(index_of(sweep.goals, incidence.to));
      } else if (number[incidence.to] < at) {
        sweep.graph.edges.push_back(
            {number[incidence.to], at, axial ? 1 : 2, axial || !on_axis(incidence.to), axial || !on_axis(v)});
      }
    }
  }
  return sweep;
}

std::vector<std::optional<engines::SlotImages>> soccer_folds(const Pitch& pitch, const SoccerSweep& sweep,
                                                             const std::vector<graphs::SweepStep>& plan) {
  const int width = pitch.name().width;
  const int height = pitch.name().height;
  const bool along_x = width <= height;
  const Point start = pitch.lattice().point(pitch.start());
  std::vector<std::optional<engines::SlotImages>> folds(plan.size());
  if (is_board(pitch.name())) return folds;
  if (along_x ? 2 * start.x != width : 2 * start.y != height) return folds;

  const std::vector<std::size_t> number = numbers(pitch, sweep.vertices);
  const auto image = [&](std::size_t at) {
    const Point p = pitch.lattice().point(sweep.vertices[at]);
    return number[pitch.lattice().find(along_x ? Point{width - p.x, p.y} : Point{p.x, height - p.y}).value()];
  };
  std::size_t furthest = 0;  // the last image of a vertex taken in
  for (std::size_t at = 0; at + 1 < plan.size(); ++at) {
    furthest = std::max(furthest, image(at));
    if (furthest > at) continue;  // in the middle of a row
    engines::SlotImages images{};
    std::iota(images.begin(), images.end(), std::size_t{0});
    const std::vector<std::size_t>& open = plan[at].open;
    for (std::size_t s = 0; s < open.size(); ++s) {
      if (open[s] == graphs::no_vertex) continue;
      images[s] = static_cast<std::size_t>(std::find(open.begin(), open.end(), image(open[s])) - open.begin());
    }
    folds[at] = images;
  }
  return folds;
}

std::size_t bits_needed(const SoccerSweep& sweep) {
  std::size_t balls = 2;  // and the empty drawing
  for (const auto& segments : sweep.segments) balls += 1 + segments.size();
  // The parities of a graph have the rank of a spanning forest, and no part of a graph has more independent cycles than
  // the whole. A folded graph's parities have less rank; its edges alone are few enough.
  std::vector<std::size_t> ranks(sweep.vertices.size());
  std::vector<std::size_t> parents(sweep.vertices.size());
  std::iota(parents.begin(), parents.end(), std::size_t{0});
  boost::disjoint_sets sets(ranks.data(), parents.data());
  std::size_t rank = 0;
  for (const graphs::SweepEdge& edge : sweep.graph.edges) {
    if (!edge.turns_u || !edge.turns_v)
      return sweep.graph.edges.size() + static_cast<std::size_t>(std::bit_width(balls));
    if (sets.find_set(edge.u) != sets.find_set(edge.v)) ++rank;
    sets.union_set(edge.u, edge.v);
  }
  return sweep.graph.edges.size() - rank + static_cast<std::size_t>(std::bit_width(balls));
}

std::vector<Natural> EarlierBalls::numbers() const {
  std::vector<Natural> numbers{Natural(first)};
  for (const auto& [vertex, count] : classes) numbers.insert(numbers.end(), {Natural(vertex), count});
  return numbers;
}

EarlierBalls EarlierBalls::of(const std::vector<Natural>& numbers) {
  EarlierBalls earlier{.first = numbers.at(0).convert_to<std::size_t>(), .classes = {}};
  for (std::size_t at = 1; at + 1 < numbers.size(); at += 2) {
    earlier.classes[numbers[at].convert_to<std::size_t>()] = numbers[at + 1];
  }
  return earlier;
}

}  // namespace quadrille::enumerate
