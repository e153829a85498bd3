// A game with ties, for tests of proof-number search.
#pragma once

#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "quadrille/detail/search_space.hpp"

namespace quadrille::engines::in_a_row {

/// K in a row on a W x H board, cross first. It has ties and wins for either player, and no member beyond TwoPlayer.
struct Board {
  std::uint32_t crosses = 0;
  std::uint32_t noughts = 0;

  const Board& marks() const { return *this; }
  std::uint64_t hash() const { return (std::uint64_t{crosses} << 32U | noughts) * 0x9e3779b97f4a7c15U; }
  friend bool operator==(const Board&, const Board&) = default;
};

struct Standing {
  bool over = false;
  Player winner = Player::none;
  friend bool operator==(const Standing&, const Standing&) = default;
};

class InARow {
 public:
  using State = Board;
  using Move = unsigned;

  InARow(unsigned width, unsigned height, unsigned length) : width_(width), height_(height) {
    for (unsigned x = 0; x < width; ++x) {
      for (unsigned y = 0; y < height; ++y) {
        for (const auto& [dx, dy] : {std::pair(1, 0), std::pair(0, 1), std::pair(1, 1), std::pair(1, -1)}) {
          std::uint32_t line = 0;
          for (unsigned i = 0; i < length; ++i) {
            const int at_x = static_cast<int>(x) + dx * static_cast<int>(i);
            const int at_y = static_cast<int>(y) + dy * static_cast<int>(i);
            if (at_x >= static_cast<int>(width) || at_y < 0 || at_y >= static_cast<int>(height)) line = ~0U;
            if (line != ~0U) line |= 1U << (static_cast<unsigned>(at_y) * width + static_cast<unsigned>(at_x));
          }
          if (line != ~0U) lines_.push_back(line);
        }
      }
    }
  }

  State start() const { return {}; }
  int grade(const State& board) const { return std::popcount(board.crosses | board.noughts); }
  template <class Visit>
  void for_each_move(const State& board, Visit&& visit) const {
    if (outcome(board).over) return;
    for (Move square = 0; square < width_ * height_; ++square) {
      if (((board.crosses | board.noughts) >> square & 1U) == 0) visit(square);
    }
  }
  State after(const State& board, Move square) const {
    State next = board;
    (mover(board) == Player::one ? next.crosses : next.noughts) |= 1U << square;
    return next;
  }
  Standing outcome(const State& board) const {
    for (const std::uint32_t line : lines_) {
      if ((board.crosses & line) == line) return {true, Player::one};
      if ((board.noughts & line) == line) return {true, Player::two};
    }
    return {grade(board) == static_cast<int>(width_ * height_), Player::none};
  }
  Player mover(const State& board) const { return grade(board) % 2 == 0 ? Player::one : Player::two; }
  Player winner(const Standing& standing) const { return standing.winner; }

 private:
  unsigned width_;
  unsigned height_;
  std::vector<std::uint32_t> lines_;
};
static_assert(SearchSpace<InARow>);

}  // namespace quadrille::engines::in_a_row
