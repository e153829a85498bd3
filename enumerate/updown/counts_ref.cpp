// The reference implementations for enumerate/updown/counts.cpp: they list every permutation, and read its word and
// score from the list.

#include <map>

#include "enumerate/updown/counts.hpp"
#include "games/permutations.hpp"
#include "games/updown/score.hpp"

namespace quadrille::enumerate {

namespace {

template <class Visit>
void for_each_word(int n, Visit&& visit) {
  games::for_each_permutation(n, 1, [&](const std::vector<int>& numbers) { visit(updown::word_of(numbers)); });
}

}  // namespace

std::vector<updown::ScoreCounts> count_updown_ref(int n) {
  std::map<int, std::uint64_t> permutations;
  for_each_word(n, [&](const updown::Word& word) { ++permutations[updown::score_ref(word)]; });
  std::vector<updown::ScoreCounts> rows;
  rows.reserve(permutations.size());
  for (const auto& [score, count] : permutations) rows.push_back({score, Natural(count)});
  return rows;
}

std::uint64_t signature_count_ref(int n, std::uint64_t index) {
  std::uint64_t count = 0;
  for_each_word(n, [&](const updown::Word& word) {
    std::uint64_t digits = 0;
    for (int i = 0; i < word.length; ++i) digits = 2 * digits + (word.sign(i) == updown::Letter::down ? 1 : 0);
    count += digits == index ? 1 : 0;
  });
  return count;
}

}  // namespace quadrille::enumerate
