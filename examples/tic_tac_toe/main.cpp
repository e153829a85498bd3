// Tic-tac-toe on Quadrille's engines: its numbers of positions and games, and the winner.
//
// A mark is a cross or a nought. Nothing is erased, so boards with k marks form layer k.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <iostream>
#include <quadrille/conformance.hpp>
#include <quadrille/engines.hpp>
#include <string>

namespace engines = quadrille::engines;
using engines::Player;

// The squares of both players, a bit each, row by row.
struct Board {
  std::uint32_t crosses = 0;
  std::uint32_t noughts = 0;

  const Board& marks() const { return *this; }
  std::uint64_t hash() const { return (std::uint64_t{crosses} << 9U | noughts) * 0x9e3779b97f4a7c15U; }
  friend bool operator==(const Board&, const Board&) = default;
};

std::string to_string(const Board& board) {
  std::string text;
  for (unsigned square = 0; square < 9; ++square) {
    const bool cross = (board.crosses >> square & 1U) != 0;
    const bool nought = (board.noughts >> square & 1U) != 0;
    text += cross ? 'x' : nought ? 'o' : '.';
    if (square == 2 || square == 5) text += '/';
  }
  return text;
}

// The state of a game: it continues, or it is over with or without a winner.
struct Standing {
  bool over = false;
  Player winner = Player::none;
  friend bool operator==(const Standing&, const Standing&) = default;
};

constexpr std::array<std::uint32_t, 8> lines = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

bool has_line(std::uint32_t squares) {
  for (const std::uint32_t line : lines) {
    if ((squares & line) == line) return true;
  }
  return false;
}

class TicTacToe {
 public:
  using State = Board;
  using Move = unsigned;  // a square, from 0 to 8

  State start() const { return {}; }

  int grade(const State& board) const { return std::popcount(board.crosses | board.noughts); }

  template <class Visit>
  void for_each_move(const State& board, Visit&& visit) const {
    if (outcome(board).over) return;
    for (Move square = 0; square < 9; ++square) {
      if (((board.crosses | board.noughts) >> square & 1U) == 0) visit(square);
    }
  }

  State after(const State& board, Move square) const {
    State next = board;
    (mover(board) == Player::one ? next.crosses : next.noughts) |= 1U << square;
    return next;
  }

  Standing outcome(const State& board) const {
    if (has_line(board.crosses)) return {true, Player::one};
    if (has_line(board.noughts)) return {true, Player::two};
    return {grade(board) == 9, Player::none};
  }

  Player mover(const State& board) const { return grade(board) % 2 == 0 ? Player::one : Player::two; }
  Player winner(const Standing& standing) const { return standing.winner; }

  // `win`: the number of squares missing in the mover's line nearest to completion. `lose`: one more than the number of
  // lines that are open to the mover, since the opponent must block each of them.
  engines::ProofNumbers first_numbers(const State& board) const {
    const bool crosses_move = mover(board) == Player::one;
    const std::uint32_t own = crosses_move ? board.crosses : board.noughts;
    const std::uint32_t other = crosses_move ? board.noughts : board.crosses;
    engines::ProofNumbers numbers{9, 1};
    for (const std::uint32_t line : lines) {
      if ((line & other) != 0) continue;
      numbers.win = std::min(numbers.win, static_cast<std::uint32_t>(3 - std::popcount(line & own)));
      ++numbers.lose;
    }
    return numbers;
  }
};
static_assert(engines::TwoPlayer<TicTacToe>);

int main() {
  const TicTacToe game;

  const auto violations = engines::check_graded_space(game);
  for (const auto& violation : violations) std::cerr << violation.message << '\n';
  if (!violations.empty()) return 1;

  std::uint64_t positions = 0;
  std::uint64_t games = 0;
  engines::layered(game, {}, [&](const auto& layer) {
    positions += layer.size();
    layer.for_each([&](const Board& board, auto histories) {
      if (game.outcome(board).over) games += static_cast<std::uint64_t>(histories);
    });
  });
  std::cout << positions << " positions\n" << games << " games\n";

  const auto winners = engines::solve_winners(game);
  const Player winner = winners.start();
  std::cout << (winner == Player::none ? "a tie" : winner == Player::one ? "crosses win" : "noughts win") << '\n';

  for (const Player player : {Player::one, Player::two}) {
    engines::ProofNumberSearch search(game, {}, {.player = player});
    const bool wins = search.solve(game.start()).value();
    std::cout << (player == Player::one ? "crosses" : "noughts") << (wins ? " can" : " cannot") << " force a line\n";
  }
}
