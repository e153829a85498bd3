// Dots and Boxes on Quadrille's engines: the margin of the first player under best play.
//
// Players draw an edge of the grid in turn. The player who draws the last edge of a box gets the box and moves again. A
// mark is a drawn edge. A state does not contain the boxes taken so far. Its value is the number of boxes that the
// player to move still gets, less those of the other, and that depends on the drawn edges only. So the player to move
// is not part of a state either.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <iostream>
#include <quadrille/engines.hpp>
#include <span>
#include <vector>

namespace engines = quadrille::engines;

// The drawn edges, a bit each: first the horizontal ones, row by row, then the vertical ones.
struct Edges {
  std::uint32_t drawn = 0;

  const Edges& marks() const { return *this; }
  std::uint64_t hash() const {
    const std::uint64_t mixed = (drawn + std::uint64_t{1}) * 0x9e3779b97f4a7c15U;
    return (mixed ^ mixed >> 32U) * 0xd6e8feb86659fd93U;
  }
  friend bool operator==(const Edges&, const Edges&) = default;
};

class DotsAndBoxes {
 public:
  using State = Edges;
  using Move = int;  // an edge

  DotsAndBoxes(int rows, int columns) : edges_(rows * (columns + 1) + columns * (rows + 1)) {
    const int horizontal = columns * (rows + 1);
    for (int row = 0; row < rows; ++row) {
      for (int column = 0; column < columns; ++column) {
        const int top = row * columns + column;
        const int left = horizontal + row * (columns + 1) + column;
        boxes_.push_back(1U << top | 1U << (top + columns) | 1U << left | 1U << (left + 1));
      }
    }
  }

  State start() const { return {}; }
  int grade(const State& state) const { return std::popcount(state.drawn); }

  template <class Visit>
  void for_each_move(const State& state, Visit&& visit) const {
    for (std::uint32_t rest = ~state.drawn & ((1U << edges_) - 1); rest != 0; rest &= rest - 1) {
      visit(std::countr_zero(rest));
    }
  }

  State after(const State& state, Move edge) const { return {state.drawn | 1U << edge}; }

  // True if the game is over: all edges are drawn.
  bool outcome(const State& state) const { return grade(state) == edges_; }

  // The number of boxes that the edge completes.
  int completed(const State& state, Move edge) const {
    int boxes = 0;
    for (const std::uint32_t box : boxes_) {
      const std::uint32_t missing = box & ~state.drawn;
      boxes += missing == 1U << edge ? 1 : 0;
    }
    return boxes;
  }

 private:
  int edges_;
  std::vector<std::uint32_t> boxes_;  // the four edges of each
};
static_assert(engines::GradedSpace<DotsAndBoxes>);

// The boxes of the first player less those of the second, under best play.
int margin(int rows, int columns) {
  using Margin = std::int8_t;
  const DotsAndBoxes game(rows, columns);
  const auto ended = [](const Edges&) { return Margin{0}; };
  const auto combine = [&](const Edges& state, std::span<const engines::MoveValue<int, Margin>> moves) {
    int best = -rows * columns;
    for (const auto& [edge, rest] : moves) {
      const int boxes = game.completed(state, edge);
      best = std::max(best, boxes > 0 ? boxes + rest : -rest);  // a box gives another move
    }
    return static_cast<Margin>(best);
  };
  return engines::backward_induction<Margin>(game, {}, ended, combine, engines::KeepValues::start).start();
}

int main() {
  for (int rows = 1; rows <= 3; ++rows) {
    for (int columns = rows; columns <= 3; ++columns) {
      std::cout << rows << 'x' << columns << ' ' << margin(rows, columns) << '\n';
    }
  }
}
