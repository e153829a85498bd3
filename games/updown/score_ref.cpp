// The reference implementation of the score of a word (score.hpp). It compares the factors at every pair of places,
// letter by letter.
#include "games/updown/score.hpp"

namespace quadrille::updown {

Repetition longest_repetition_ref(const Word& word) {
  Repetition best;
  for (int first = 0; first < word.length; ++first) {
    for (int second = first + 1; second < word.length; ++second) {
      int length = 0;
      while (second + length < word.length && word.sign(first + length) == word.sign(second + length)) ++length;
      if (length > best.length) best = {length, first, second};
    }
  }
  return best;
}

int score_ref(const Word& word) { return longest_repetition_ref(word).length; }

}  // namespace quadrille::updown
