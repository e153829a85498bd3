// Generates random boards for Paper Soccer. If an assertion fails on a board, this file lists the smaller games that
// RapidCheck tries next.
#include "properties/soccer/boards.hpp"

#include <algorithm>
#include <numeric>
#include <ostream>
#include <string>
#include <utility>

#include "graphs/connectivity.hpp"

namespace quadrille::soccer {

namespace {

constexpr std::size_t most_vertices = 8;
constexpr std::size_t most_edges_of_a_board = 14;

using Ends = std::pair<Vertex, Vertex>;

// A number from `least` to `most`, all equally often, at every size of RapidCheck.
std::size_t any(std::size_t least, std::size_t most) {
  return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(least, most + 1));
}

std::vector<std::string> letters(std::size_t count) {
  std::vector<std::string> names;
  for (std::size_t v = 0; v < count; ++v) names.emplace_back(1, static_cast<char>('a' + v));
  return names;
}

// A random tree, and further edges.
std::vector<Ends> any_connected_graph(std::size_t vertices) {
  std::vector<Ends> edges;
  std::vector<Ends> others;
  for (std::size_t v = 1; v < vertices; ++v) {
    const std::size_t parent = any(0, v - 1);
    for (std::size_t u = 0; u < v; ++u) {
      (u == parent ? edges : others).emplace_back(static_cast<Vertex>(u), static_cast<Vertex>(v));
    }
  }
  for (std::size_t more = any(0, std::min(others.size(), most_edges_of_a_board - edges.size())); more > 0; --more) {
    const auto chosen = others.begin() + static_cast<std::ptrdiff_t>(any(0, others.size() - 1));
    edges.push_back(*chosen);
    others.erase(chosen);
  }
  std::sort(edges.begin(), edges.end());
  return edges;
}

Board any_board() {
  const std::size_t vertices = any(2, most_vertices);
  Board board;
  board.names = letters(vertices);
  board.edges = any_connected_graph(vertices);
  board.start = static_cast<Vertex>(any(0, vertices - 1));
  board.goals.resize(vertices, Goal::none);
  for (const Goal goal : {Goal::g1, Goal::g2}) {
    for (std::size_t points = any(0, 2); points > 0; --points) {
      const std::size_t v = any(0, vertices - 1);
      // A game whose start is a goal has no ply, so few games begin there.
      if (v != board.start || any(0, 3) == 0) board.goals[v] = goal;
    }
  }
  const bool has_walls = any(0, 1) == 1;
  for (std::size_t v = 0; v < vertices; ++v) board.walls.push_back(has_walls && any(0, 2) == 0);
  return board;
}

/// A game on a board, and the games with one part less.
class Reducible {
 public:
  explicit Reducible(const GeneratedGame& game) : game_(game), pitch_(game.pitch), board_(pitch_.board()) {
    for (std::size_t e = 0; e < board_.edges.size(); ++e) all_.insert(static_cast<Edge>(e));
  }

  std::vector<GeneratedGame> smaller() const {
    std::vector<GeneratedGame> games;
    const auto drawn = drawn_edges();
    all_.for_each([&](Edge e) {
      const auto kept = all_.without(e);
      const bool connected =
          degree(pitch_, kept, board_.start) > 0 && graphs::connected(pitch_.lattice(), kept) && !drawn.contains(e);
      if (connected) games.push_back(renamed(with_edges(kept), game_.histories));
    });
    add_smoothed(games);
    for (std::size_t v = 0; v < board_.names.size(); ++v) {
      if (board_.goals[v] == Goal::none) continue;
      Board board = board_;
      board.goals[v] = Goal::none;
      games.push_back({name_of(board), game_.histories});
    }
    for (std::size_t v = 0; v < board_.names.size(); ++v) {
      if (!board_.walls[v]) continue;
      Board board = board_;
      board.walls[v] = false;
      games.push_back({name_of(board), game_.histories});
    }
    add_shorter(games);
    if (!std::ranges::is_sorted(order_of(board_, game_.histories))) games.push_back(renamed(board_, game_.histories));
    return games;
  }

 private:
  graphs::WideEdgeSet drawn_edges() const {
    graphs::WideEdgeSet drawn;
    for (const History& history : game_.histories) {
      for (std::size_t i = 1; i < history.size(); ++i) {
        drawn.insert(*pitch_.lattice().edge_between(history[i - 1], history[i]));
      }
    }
    return drawn;
  }

  Board with_edges(const graphs::WideEdgeSet& kept) const {
    Board board = board_;
    board.edges.clear();
    kept.for_each([&](Edge e) { board.edges.push_back(board_.edges[e]); });
    return board;
  }

  // The vertices at which edges end: the start, those that the histories meet, in this order, and the others.
  static std::vector<Vertex> order_of(const Board& board, const std::vector<History>& histories) {
    std::vector<Vertex> order;
    const auto add = [&](Vertex v) {
      const auto ends_at = [v](const Ends& edge) { return edge.first == v || edge.second == v; };
      if (std::ranges::any_of(board.edges, ends_at) && std::ranges::count(order, v) == 0) order.push_back(v);
    };
    add(board.start);
    for (const History& history : histories) std::ranges::for_each(history, add);
    for (std::size_t v = 0; v < board.names.size(); ++v) add(static_cast<Vertex>(v));
    return order;
  }

  // The game without the vertices at which no edge ends, and with new letters in that order.
  static GeneratedGame renamed(const Board& board, std::vector<History> histories) {
    const std::vector<Vertex> order = order_of(board, histories);
    std::vector<Vertex> number(board.names.size());
    Board result;
    result.names = letters(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
      number[order[i]] = static_cast<Vertex>(i);
      result.goals.push_back(board.goals[order[i]]);
      result.walls.push_back(board.walls[order[i]]);
    }
    for (const auto& [u, v] : board.edges) result.edges.push_back(std::minmax({number[u], number[v]}));
    std::sort(result.edges.begin(), result.edges.end());
    for (History& history : histories) {
      for (Vertex& v : history) v = number[v];
    }
    return {name_of(result), std::move(histories)};
  }

  // Puts one edge in place of the two at a vertex of degree 2, which a history enters once at most.
  void add_smoothed(std::vector<GeneratedGame>& games) const {
    for (std::size_t v = 0; v < board_.names.size(); ++v) {
      const auto vertex = static_cast<Vertex>(v);
      const auto& incident = pitch_.lattice().incident(vertex);
      if (incident.size() != 2 || vertex == board_.start) continue;
      const Vertex u = incident[0].to;
      const Vertex w = incident[1].to;
      if (pitch_.lattice().edge_between(u, w)) continue;
      Board board = board_;
      std::erase_if(board.edges, [v](const Ends& edge) { return edge.first == v || edge.second == v; });
      board.edges.push_back(std::minmax({u, w}));
      std::vector<History> histories = game_.histories;
      for (History& history : histories) std::erase(history, vertex);
      games.push_back(renamed(board, std::move(histories)));
    }
  }

  void add_shorter(std::vector<GeneratedGame>& games) const {
    for (std::size_t h = 0; h < game_.histories.size(); ++h) {
      const History& history = game_.histories[h];
      const auto add_without = [&](std::size_t from, std::size_t to) {
        GeneratedGame shorter = game_;
        History& cut = shorter.histories[h];
        cut.erase(cut.begin() + static_cast<std::ptrdiff_t>(from), cut.begin() + static_cast<std::ptrdiff_t>(to));
        games.push_back(std::move(shorter));
      };
      for (std::size_t i = 0; i < history.size(); ++i) {
        for (std::size_t j = history.size() - 1; j > i; --j) {
          if (history[i] == history[j]) add_without(i, j);
        }
      }
      if (history.size() > 1) add_without(history.size() - 1, history.size());
    }
    const bool can_all =
        game_.histories.size() > 1 && std::all_of(game_.histories.begin(), game_.histories.end(),
                                                  [](const History& history) { return history.size() > 1; });
    if (!can_all) return;
    GeneratedGame shorter = game_;
    for (History& history : shorter.histories) history.pop_back();
    games.push_back(std::move(shorter));
  }

  const GeneratedGame& game_;
  Pitch pitch_;
  Board board_;
  graphs::WideEdgeSet all_;
};

rc::Gen<PitchName> boards_as_drawn(Scope scope) {
  return rc::gen::suchThat(rc::gen::exec([] { return name_of(any_board()); }),
                           [scope](const PitchName& name) { return concerns(scope, Pitch(name)); });
}

}  // namespace

std::vector<GeneratedGame> smaller_games(const GeneratedGame& game) { return Reducible(game).smaller(); }

rc::Gen<GeneratedGame> generated_games_on_boards(Scope scope, std::size_t histories, std::size_t most_plies) {
  const auto smaller = [scope](const GeneratedGame& game) {
    std::vector<GeneratedGame> games = smaller_games(game);
    std::erase_if(games, [scope](const GeneratedGame& each) { return !concerns(scope, Pitch(each.pitch)); });
    return rc::seq::fromContainer(std::move(games));
  };
  const auto as_drawn = generated_games_on(boards_as_drawn(scope), histories, most_plies);
  return [=](const rc::Random& random, int size) {
    return rc::shrinkable::shrinkRecur(as_drawn(random, size).value(), smaller);
  };
}

rc::Gen<PitchName> boards(Scope scope) {
  return rc::gen::map(generated_games_on_boards(scope, 0, 0), [](const GeneratedGame& game) { return game.pitch; });
}

std::ostream& operator<<(std::ostream& out, const PitchName& name) { return out << to_string(name); }

}  // namespace quadrille::soccer
