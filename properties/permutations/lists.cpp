// Builds random lists of the numbers 1 to n, and tags each list with its kinds, such as "own inverse".
#include "properties/permutations/lists.hpp"

#include <algorithm>
#include <numeric>
#include <ostream>

namespace quadrille::properties {

namespace {

// For each number but the last, true if it is less than the next.
std::vector<bool> rises_of(const std::vector<int>& numbers) {
  std::vector<bool> rises;
  for (std::size_t i = 0; i + 1 < numbers.size(); ++i) rises.push_back(numbers[i] < numbers[i + 1]);
  return rises;
}

// True if the longest factor that occurs twice overlaps itself, at its leftmost first place and then its leftmost
// second.
bool longest_repetition_overlaps(const std::vector<bool>& word) {
  std::size_t longest = 0;
  bool overlaps = false;
  for (std::size_t first = 0; first < word.size(); ++first) {
    for (std::size_t second = first + 1; second < word.size(); ++second) {
      std::size_t length = 0;
      while (second + length < word.size() && word[first + length] == word[second + length]) ++length;
      if (length <= longest) continue;
      longest = length;
      overlaps = length > second - first;
    }
  }
  return overlaps;
}

bool is_own_inverse(const std::vector<int>& numbers) {
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[static_cast<std::size_t>(numbers[i]) - 1] != static_cast<int>(i) + 1) return false;
  }
  return true;
}

}  // namespace

std::vector<int> list_from(ListShape shape, const std::vector<int>& keys) {
  // The places in the order of their keys; equal keys stay in the order of their places.
  std::vector<std::size_t> places(keys.size());
  std::iota(places.begin(), places.end(), std::size_t{0});
  std::stable_sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) { return keys[a] < keys[b]; });
  std::vector<int> numbers(keys.size());
  switch (shape) {
    case ListShape::by_keys:
      for (std::size_t i = 0; i < places.size(); ++i) numbers[places[i]] = static_cast<int>(i) + 1;
      break;
    case ListShape::alternating: {
      const std::size_t half = places.size() / 2;
      for (std::size_t i = 0; i < places.size(); ++i) {
        const std::size_t from = i % 2 == 0 ? half + i / 2 : i / 2;
        numbers[i] = static_cast<int>(from) + 1;
      }
      break;
    }
    case ListShape::involution:
      std::iota(numbers.begin(), numbers.end(), 1);
      for (std::size_t i = 0; i + 1 < places.size(); i += 2) std::swap(numbers[places[i]], numbers[places[i + 1]]);
      break;
  }
  return numbers;
}

rc::Gen<int> number_between(int least, int most) {
  return rc::gen::resize(rc::kNominalSize, rc::gen::inRange(least, most + 1));
}

rc::Gen<std::vector<int>> lists_of(int n) {
  const auto shapes = rc::gen::weightedElement<ListShape>(
      {{4, ListShape::by_keys}, {1, ListShape::alternating}, {1, ListShape::involution}});
  const auto different_keys = rc::gen::element(2, 4, n + 1);
  const auto keys = rc::gen::mapcat(different_keys, [n](int different) {
    return rc::gen::container<std::vector<int>>(static_cast<std::size_t>(n), number_between(0, different));
  });
  return rc::gen::apply(list_from, shapes, keys);
}

rc::Gen<std::vector<int>> lists(int least, int most) { return rc::gen::mapcat(number_between(least, most), lists_of); }

void classify_list(const std::vector<int>& numbers) {
  const std::vector<bool> word = rises_of(numbers);
  std::size_t changes = 0;
  for (std::size_t i = 1; i < word.size(); ++i) changes += word[i] == word[i - 1] ? 0 : 1;
  RC_CLASSIFY(word.size() > 1 && changes == 0, "constant word");
  RC_CLASSIFY(word.size() > 1 && changes == word.size() - 1, "alternating word");
  RC_CLASSIFY(longest_repetition_overlaps(word), "overlap");
  RC_CLASSIFY(is_own_inverse(numbers), "own inverse");
}

}  // namespace quadrille::properties

namespace quadrille::proofs {

std::ostream& operator<<(std::ostream& out, const PermutationCase& which) { return out << to_string(which); }

}  // namespace quadrille::proofs
