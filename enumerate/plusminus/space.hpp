// PlusminusSpace: Plusses & Minuses as a graded space. The generic engines accept every game in this form. Each move
// adds a mark, and none is ever erased. In the first phase a mark is a sign appended to a list; in the second phase a
// mark is a filled square.
//
// The players append signs in turn, player 1 first, until both lists are complete. Then they fill squares, of which no
// two share a row or column. The legal moves depend only on the earlier marks, not on the player, so the space does not
// say who fills the first square. A state consists of the two lists and the set of filled squares, regardless of the
// order of filling.
//
// Limits: boards of up to 15 by 15, because a state holds the row of each column's square in four bits.
#pragma once

#include <cstdint>

#include "enumerate/engines/random/splitmix.hpp"
#include "games/plusminus/score.hpp"
#include "quadrille/detail/graded_space.hpp"

namespace quadrille::enumerate {

struct PlusminusState {
  std::uint32_t plus = 0;   ///< the signs of both lists in the order appended, bit k set for a plus
  std::uint32_t signs = 0;  ///< the number of appended signs
  std::uint64_t rows = 0;   ///< for each column, lowest first, four bits: its square's row from 1 up, or 0

  const PlusminusState& marks() const { return *this; }
  /// Mixed once over the squares and once over the rest.
  std::uint64_t hash() const {
    return engines::splitmix(engines::splitmix(rows + engines::splitmix_step) ^ (std::uint64_t{signs} << 32U | plus));
  }
  friend bool operator==(const PlusminusState&, const PlusminusState&) = default;
};

class PlusminusSpace {
 public:
  using State = PlusminusState;

  /// A sign, or a square.
  struct Move {
    bool sign = false;
    std::uint8_t value = 0;   ///< of a sign: 1 for a plus; of a square: its row, from 0 at the bottom
    std::uint8_t column = 0;  ///< of a square, from 0 at the left
    friend auto operator<=>(const Move&, const Move&) = default;
  };

  static constexpr int most_rows = 15;

  /// \pre 1 <= n <= most_rows
  explicit PlusminusSpace(int n) : n_(static_cast<std::uint8_t>(n)) {}

  State start() const { return {}; }

  int grade(const State& state) const {
    int squares = 0;
    for (std::uint8_t column = 0; column < n_; ++column) squares += row_plus_one(state, column) != 0 ? 1 : 0;
    return static_cast<int>(state.signs) + squares;
  }

  template <class Visit>
  void for_each_move(const State& state, Visit&& visit) const {
    if (state.signs < signs()) {
      visit(Move{true, 0, 0});
      visit(Move{true, 1, 0});
      return;
    }
    std::uint32_t taken = 0;  // bit r + 1 for row r; bit 0 for columns still empty
    for (std::uint8_t column = 0; column < n_; ++column) taken |= 1U << row_plus_one(state, column);
    for (std::uint8_t column = 0; column < n_; ++column) {
      if (row_plus_one(state, column) != 0) continue;
      for (std::uint8_t row = 0; row < n_; ++row) {
        if ((taken >> (row + 1U) & 1U) == 0) visit(Move{false, row, column});
      }
    }
  }

  State after(const State& state, const Move& move) const {
    State next = state;
    if (move.sign) {
      next.plus |= std::uint32_t{move.value} << next.signs++;
    } else {
      next.rows |= std::uint64_t{move.value + 1U} << 4U * move.column;
    }
    return next;
  }

  plusminus::Outcome outcome(const State& state) const {
    if (grade(state) < static_cast<int>(signs()) + n_) return plusminus::Outcome::ongoing;
    return plusminus::score(predictions(state), permutation(state)).outcome;
  }

  /// The appended parts of both lists.
  plusminus::Predictions predictions(const State& state) const {
    plusminus::Predictions lists;
    for (std::uint32_t k = 0; k < state.signs; ++k) lists[k % 2] = lists[k % 2].with((state.plus >> k & 1U) != 0);
    return lists;
  }

  /// The rows of the squares, from the left. \pre every column has its square
  plusminus::Permutation permutation(const State& state) const {
    plusminus::Permutation p;
    for (std::uint8_t column = 0; column < n_; ++column) {
      p.push_back(static_cast<std::uint8_t>(row_plus_one(state, column) - 1));
    }
    return p;
  }

 private:
  std::uint32_t signs() const { return 2U * (n_ - 1U); }
  static std::uint32_t row_plus_one(const State& state, std::uint8_t column) {
    return static_cast<std::uint32_t>(state.rows >> 4U * column & 0xFU);
  }

  std::uint8_t n_;
};

}  // namespace quadrille::enumerate
