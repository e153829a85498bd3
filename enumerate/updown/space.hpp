// UpdownSpace: describes Up's & Down's as a graded space, the form of a game that the generic engines take
// (quadrille/detail/graded_space.hpp). In a graded space each move adds one mark. Here a mark is a written number.
//
// A state holds the data that decide the rest of a round (the reason is in enumerate/updown/search.hpp): the number of
// written numbers, the word of their rises and falls, and the number of unused numbers less than the last one written.
// The function `marks` of a state returns the number of marks and the word. The paths to a state are the lists with
// the state's word and the state's rank of the last number. So the paths to the states at the end of a round are all
// permutations, grouped by their words.
//
// Limits: at most most_numbers numbers. The whole space of n numbers has more than 2^n states.
#pragma once

#include <cstdint>

#include "games/updown/round.hpp"
#include "quadrille/detail/graded_space.hpp"

namespace quadrille::enumerate {

struct UpdownMarks {
  updown::Word word;
  int written = 0;

  /// The word behind a leading 1 is a different number for each word; an odd factor mixes it. The lists of no number
  /// and of one number have the same word, so a further bit tells them apart.
  std::uint64_t hash() const {
    const std::uint64_t leading = std::uint64_t{1} << static_cast<unsigned>(word.length);
    return ((leading | word.plus) * 2 + (written == 0 ? 0U : 1U)) * 0x9e3779b97f4a7c15U;
  }
  friend bool operator==(const UpdownMarks&, const UpdownMarks&) = default;
};

struct UpdownState {
  UpdownMarks list;
  int below = 0;  ///< the number of unused numbers less than the last one; 0 before the first

  const UpdownMarks& marks() const { return list; }
  friend bool operator==(const UpdownState&, const UpdownState&) = default;
};

/// The result of a round: a score once it is over.
struct UpdownOutcome {
  bool over = false;
  int score = 0;
  friend bool operator==(const UpdownOutcome&, const UpdownOutcome&) = default;
};

class UpdownSpace {
 public:
  using State = UpdownState;

  /// A number to write, given by the number of lesser unused numbers.
  struct Move {
    int below = 0;
  };

  /// \param n  the length of a round, at most updown::most_numbers
  explicit UpdownSpace(int n) : n_(n) {}

  State start() const { return {}; }
  int grade(const State& state) const { return state.list.written; }

  template <class Visit>
  void for_each_move(const State& state, Visit&& visit) const {
    for (int below = 0; below < n_ - state.list.written; ++below) visit(Move{below});
  }

  State after(const State& state, const Move& move) const {
    State next{state.list, move.below};
    ++next.list.written;
    if (state.list.written == 0) return next;  // the first number makes no letter
    const auto letter = move.below < state.below ? updown::Letter::down : updown::Letter::up;
    next.list.word = state.list.word.with(letter);
    return next;
  }

  UpdownOutcome outcome(const State& state) const {
    if (state.list.written < n_) return {};
    return {true, updown::score(state.list.word)};
  }

 private:
  int n_;
};

}  // namespace quadrille::enumerate
