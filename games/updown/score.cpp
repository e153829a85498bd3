// Computes the score of a word by comparing the word with shifted copies of itself, all letters at once; score.hpp
// explains the method.
#include "games/updown/score.hpp"

#include <bit>

namespace quadrille::updown {

namespace {

// The letters that equal the letter `distance` further right. \pre 0 < distance < word.length
std::uint64_t agreements(const Word& word, int distance) {
  const std::uint64_t compared = (std::uint64_t{1} << static_cast<unsigned>(word.length - distance)) - 1;
  return ~(word.plus ^ word.plus >> static_cast<unsigned>(distance)) & compared;
}

// The bits at which a run of at least `length` ones begins. \pre length > 0
std::uint64_t runs_of(std::uint64_t bits, int length) {
  int reached = 1;
  for (; reached * 2 <= length; reached *= 2) bits &= bits >> static_cast<unsigned>(reached);
  return bits & bits >> static_cast<unsigned>(length - reached);
}

}  // namespace

int score(const Word& word) {
  int best = 0;
  // A repetition at a distance has at most word.length - distance letters.
  for (int distance = 1; distance + best < word.length; ++distance) {
    const std::uint64_t equal = agreements(word, distance);
    for (std::uint64_t runs = runs_of(equal, best + 1); runs != 0; runs &= equal >> static_cast<unsigned>(best)) ++best;
  }
  return best;
}

Repetition longest_repetition(const Word& word) {
  Repetition found{score(word), 0, 0};
  if (found.length == 0) return {};
  found.first = word.length;
  for (int distance = 1; distance + found.length <= word.length; ++distance) {
    const std::uint64_t runs = runs_of(agreements(word, distance), found.length);
    // Distances increase, so of equal first places the one seen first has the leftmost second.
    if (runs != 0 && std::countr_zero(runs) < found.first) {
      found.first = std::countr_zero(runs);
      found.second = found.first + distance;
    }
  }
  return found;
}

}  // namespace quadrille::updown
