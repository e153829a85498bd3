// Chomp on Quadrille's engines. A move chooses a square of a bar of chocolate, and eats the whole rectangle from that
// square to the upper right corner of the bar. The square in the lower left corner is poisoned: the player who eats it
// loses.
//
// A move eats several squares, so eaten squares cannot be the marks: a position with k of them does not always follow
// one with k - 1. The number of plies is part of the position instead, and each ply adds one.
#include <cstdint>
#include <iostream>
#include <quadrille/conformance.hpp>
#include <quadrille/engines.hpp>
#include <string>

namespace engines = quadrille::engines;
using engines::Player;

constexpr unsigned rows = 3;
constexpr unsigned columns = 4;

// The eaten squares, a bit each, row by row, and the number of plies.
struct Bar {
  std::uint32_t eaten = 0;
  int plies = 0;

  const Bar& marks() const { return *this; }
  std::uint64_t hash() const {
    return (std::uint64_t{eaten} << 8U | static_cast<unsigned>(plies)) * 0x9e3779b97f4a7c15U;
  }
  friend bool operator==(const Bar&, const Bar&) = default;
};

std::string to_string(const Bar& bar) {
  std::string text = std::to_string(bar.plies) + ":";
  for (unsigned square = 0; square < rows * columns; ++square) {
    if (square % columns == 0) text += ' ';
    text += (bar.eaten >> square & 1U) != 0 ? '.' : '#';
  }
  return text;
}

// The state of a game: it continues, or a player has won.
struct Standing {
  Player winner = Player::none;
  friend bool operator==(const Standing&, const Standing&) = default;
};

class Chomp {
 public:
  using State = Bar;
  using Move = unsigned;  // a square

  State start() const { return {}; }

  int grade(const State& bar) const { return bar.plies; }

  template <class Visit>
  void for_each_move(const State& bar, Visit&& visit) const {
    for (Move square = 0; square < rows * columns; ++square) {
      if ((bar.eaten >> square & 1U) == 0) visit(square);
    }
  }

  State after(const State& bar, Move square) const {
    State next{bar.eaten, bar.plies + 1};
    for (unsigned row = square / columns; row < rows; ++row) {
      for (unsigned column = square % columns; column < columns; ++column) next.eaten |= 1U << (row * columns + column);
    }
    return next;
  }

  Standing outcome(const State& bar) const { return {(bar.eaten & 1U) != 0 ? mover(bar) : Player::none}; }

  Player mover(const State& bar) const { return bar.plies % 2 == 0 ? Player::one : Player::two; }
  Player winner(const Standing& standing) const { return standing.winner; }
};
static_assert(engines::TwoPlayer<Chomp>);

int main() {
  const Chomp game;

  const auto violations = engines::check_graded_space(game);
  for (const auto& violation : violations) std::cerr << violation.message << '\n';
  if (!violations.empty()) return 1;

  std::uint64_t positions = 0;
  engines::layered(game, {}, [&](const auto& layer) { positions += layer.size(); });
  std::cout << positions << " positions\n";
  std::cout << "player " << (engines::solve_winners(game).start() == Player::one ? 1 : 2) << " wins\n";
}
