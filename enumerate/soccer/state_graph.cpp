// Builds the state graph of Paper Soccer ply by ply, within limits on the memory and on the number of states.
#include "enumerate/soccer/state_graph.hpp"

#include <fmt/format.h>

#include <boost/container_hash/hash.hpp>
#include <cassert>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <utility>

#include "enumerate/engines/run_status.hpp"
#include "enumerate/soccer/classes.hpp"
#include "quadrille/detail/budget.hpp"
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

// The start of the message about a graph of more than `most_nodes` states: its size, if that is known quickly.
std::string size_text(const soccer::PitchName& name, const std::optional<int>& last_ply, std::size_t most_nodes,
                      const engines::RunOptions& options) {
  engines::RunOptions sweep;
  sweep.memory = options.memory;
  sweep.stop = options.stop;
  const auto bound = bound_classes({.pitch = name, .last_ply = last_ply}, sweep);
  if (!bound || bound->classes <= most_nodes) return {};
  return fmt::format("{}{} states{}, ", bound->is_exact ? "" : "at least ", bound->classes.str(),
                     last_ply ? fmt::format(" to ply {}", *last_ply) : "");
}

// The graph as it grows, ply by ply.
class Builder {
 public:
  Builder(const soccer::Pitch& pitch, std::optional<int> last_ply, std::size_t most_nodes,
          const engines::RunOptions& options)
      : pitch_(pitch), last_ply_(last_ply), most_nodes_(most_nodes), options_(options), budget_(options.memory) {}

  // \throws Interrupted, OutOfBudget; then the graph holds part of a ply
  void build() {
    const auto start = soccer::start_position<graphs::WideEdgeSet::words>(pitch_);
    budget_.charge(bytes_of_node(1));
    graph_.nodes.push_back({0, start, outcome(pitch_, start), 1, {pitch_.start()}});
    std::size_t layer = 0;  // the first node of the layer being walked
    for (int ply = 0;; ++ply) {
      finished_nodes_ = graph_.nodes.size();
      finished_arcs_ = graph_.arcs.size();
      graph_.last_finished_ply = ply;
      if (layer == finished_nodes_ || (last_ply_ && ply >= *last_ply_)) return;
      expand(layer, ply);
      layer = finished_nodes_;
    }
  }

  // The graph of the finished plies.
  StateGraph finished() && {
    graph_.nodes.resize(finished_nodes_);
    graph_.arcs.resize(finished_arcs_);
    return std::move(graph_);
  }

 private:
  // The bytes of a node, with its entry among the numbers of its layer.
  static std::size_t bytes_of_node(std::size_t points) {
    return 2 * sizeof(StateNode) + points * sizeof(soccer::Vertex) + 4 * sizeof(void*);
  }

  // Draws every ply of the nodes from `layer` on.
  void expand(std::size_t layer, int ply) {
    std::unordered_map<WidePosition, std::size_t, ClassHash, SameClass> numbers;  // of the next layer's nodes
    for (std::size_t from = layer; from < finished_nodes_; ++from) {
      if ((from - layer) % 256 == 0) report(layer, from, ply);
      const WidePosition position = graph_.nodes[from].position;
      for_each_ply(pitch_, position, [&](const soccer::Ply& drawn) {
        const WidePosition next = play(pitch_, position, drawn);
        const auto [entry, is_new] = numbers.try_emplace(next, graph_.nodes.size());
        if (is_new) {
          if (graph_.nodes.size() >= most_nodes_) refuse(ply + 1);
          soccer::History history = graph_.nodes[from].least_history;
          history.push_back(drawn.to);
          budget_.charge(bytes_of_node(history.capacity()));
          graph_.nodes.push_back({ply + 1, next, outcome(pitch_, next), 0, std::move(history)});
        }
        StateNode& node = graph_.nodes[entry->second];
        assert(node.position.mover == next.mover);
        node.histories += graph_.nodes[from].histories;
        budget_.charge(sizeof(StateArc));
        graph_.arcs.push_back({from, entry->second, drawn.edge});
      });
    }
  }

  // Refuses a graph that has too many states within `ply` plies.
  [[noreturn]] void refuse(int ply) const {
    quadrille::refuse(fmt::format("state graph of {}", to_string(pitch_.name())),
                      fmt::format("{}more than {} within {} plies",
                                  size_text(pitch_.name(), last_ply_, most_nodes_, options_), most_nodes_, ply),
                      "stop earlier, with " + mention("plies", std::to_string(ply - 1)));
  }

  // Reports to the observer, then checks the stop token. \throws Interrupted
  void report(std::size_t layer, std::size_t from, int ply) const {
    if (options_.observer) {
      options_.observer(engines::Progress{.grade = ply + 1,
                                          .done = from - layer,
                                          .total = finished_nodes_ - layer,
                                          .found = graph_.nodes.size() - finished_nodes_,
                                          .worked = from});
    }
    if (options_.stop.stop_requested()) throw engines::Interrupted();
  }

  const soccer::Pitch& pitch_;
  const std::optional<int> last_ply_;
  const std::size_t most_nodes_;
  const engines::RunOptions& options_;
  engines::Budget budget_;
  StateGraph graph_;
  std::size_t finished_nodes_ = 0;
  std::size_t finished_arcs_ = 0;
};

}  // namespace

StateGraph state_graph(const soccer::Pitch& pitch, std::optional<int> last_ply, std::size_t most_nodes,
                       const engines::RunOptions& options) {
  soccer::require_drawable(pitch.name());
  Builder builder(pitch, last_ply, most_nodes, options);
  const engines::RunStatus status = engines::status_of([&] { builder.build(); });
  StateGraph graph = std::move(builder).finished();
  graph.status = status;
  return graph;
}

}  // namespace quadrille::enumerate
