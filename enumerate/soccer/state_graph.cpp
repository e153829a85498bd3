#include "enumerate/soccer/state_graph.hpp"

#include <fmt/format.h>

#include <boost/container_hash/hash.hpp>
#include <cassert>
#include <cstdint>
#include <unordered_map>

#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::WidePosition;

// Strong classes: the same drawing and ball (Def. 2.8).
struct ClassHash {
  std::size_t operator()(const WidePosition& position) const {
    std::size_t seed = position.drawing.hash();
    boost::hash_combine(seed, position.ball);
    return seed;
  }
};
struct SameClass {
  bool operator()(const WidePosition& a, const WidePosition& b) const {
    return a.ball == b.ball && a.drawing == b.drawing;
  }
};

[[noreturn]] void refuse(const soccer::Pitch& pitch, int ply, std::size_t most_nodes) {
  throw Error(ErrorKind::unusable_input,
              fmt::format("state graph of {}: more than {} states within {} plies; stop earlier, with --plies {}",
                          to_string(pitch.name()), most_nodes, ply, ply - 1));
}

}  // namespace

StateGraph state_graph(const soccer::Pitch& pitch, std::optional<int> last_ply, std::size_t most_nodes) {
  soccer::require_drawable(pitch.name());
  StateGraph graph;
  const auto start = soccer::start_position<graphs::WideEdgeSet::words>(pitch);
  graph.nodes.push_back({0, start, outcome(pitch, start), 1, {pitch.start()}});

  std::size_t layer = 0;  // the first node of the layer being walked
  for (int ply = 0; layer < graph.nodes.size() && (!last_ply || ply < *last_ply); ++ply) {
    const std::size_t layer_end = graph.nodes.size();
    std::unordered_map<WidePosition, std::size_t, ClassHash, SameClass> numbers;  // of the next layer's nodes
    for (std::size_t from = layer; from < layer_end; ++from) {
      const WidePosition position = graph.nodes[from].position;
      for_each_ply(pitch, position, [&](const soccer::Ply& drawn) {
        const WidePosition next = play(pitch, position, drawn);
        const auto [entry, is_new] = numbers.try_emplace(next, graph.nodes.size());
        if (is_new) {
          if (graph.nodes.size() >= most_nodes) refuse(pitch, ply + 1, most_nodes);
          soccer::History history = graph.nodes[from].least_history;
          history.push_back(drawn.to);
          graph.nodes.push_back({ply + 1, next, outcome(pitch, next), 0, std::move(history)});
        }
        StateNode& node = graph.nodes[entry->second];
        assert(node.position.mover == next.mover);
        node.histories += graph.nodes[from].histories;
        graph.arcs.push_back({from, entry->second, drawn.edge});
      });
    }
    layer = layer_end;
  }
  return graph;
}

}  // namespace quadrille::enumerate
