#include "enumerate/confirm/updown/words.hpp"

#include <tbb/blocked_range.h>
#include <tbb/parallel_invoke.h>
#include <tbb/parallel_reduce.h>

#include <algorithm>
#include <array>
#include <functional>

namespace quadrille::confirm {

namespace {

constexpr std::size_t most = most_word_numbers;

/// A word and its score. Arrays are used up to the length of the word.
struct Scored {
  std::size_t letters = 0;
  std::array<std::uint8_t, most> word{};           // 1 for U
  std::array<std::uint8_t, most> common_suffix{};  // with the beginning of i letters, for each i < letters
  std::uint8_t score = 0;
};

// The length of the longest suffix, of the word with this letter appended, that an earlier beginning also ends with.
std::uint8_t longest_suffix(const Scored& before, std::uint8_t letter) {
  std::uint8_t longest = 0;
  for (std::size_t i = 0; i < before.letters; ++i) {
    const auto longer = static_cast<std::uint8_t>(before.common_suffix[i] + 1);
    longest = std::max(longest, before.word[i] == letter ? longer : std::uint8_t{0});
  }
  return longest;
}

std::uint8_t score_with(const Scored& before, std::uint8_t letter) {
  return std::max(before.score, longest_suffix(before, letter));
}

void extend(const Scored& before, std::uint8_t letter, Scored& after) {
  after.letters = before.letters + 1;
  after.word = before.word;
  after.word[before.letters] = letter;
  after.common_suffix[0] = 0;
  for (std::size_t i = 0; i < before.letters; ++i) {
    const auto longer = static_cast<std::uint8_t>(before.common_suffix[i] + 1);
    after.common_suffix[i + 1] = before.word[i] == letter ? longer : std::uint8_t{0};
  }
  after.score = score_with(before, letter);
}

/// Numbers of orders by the last number's rank, 0 for the least: letters + 1 entries.
using Orders = std::array<std::uint64_t, most>;

// U: after a lesser last number; D: after a greater one. The last number's rank is the one before the new number.
void extend_orders(const Orders& before, std::size_t numbers, bool up, Orders& after) {
  std::uint64_t sum = 0;
  for (std::size_t k = 0; k <= numbers; ++k) {
    after[up ? k : numbers - k] = sum;
    if (k < numbers) sum += before[up ? k : numbers - 1 - k];
  }
}

/// Numbers of orders by score.
using Tally = std::array<std::uint64_t, most>;

struct Counted {
  Scored scored;
  Orders orders{};
};

Counted extended(const Counted& before, std::uint8_t letter) {
  Counted after;
  extend(before.scored, letter, after.scored);
  extend_orders(before.orders, before.scored.letters + 1, letter == 1, after.orders);
  return after;
}

void tally_words(const Counted& before, std::size_t letters, Tally& tally) {
  if (before.scored.letters == letters) {
    std::uint64_t orders = 0;
    for (std::size_t rank = 0; rank <= letters; ++rank) orders += before.orders[rank];
    tally[before.scored.score] += orders;
    return;
  }
  for (const std::uint8_t letter : {std::uint8_t{0}, std::uint8_t{1}}) {
    tally_words(extended(before, letter), letters, tally);
  }
}

Tally added(const Tally& a, const Tally& b) {
  Tally sum{};
  std::transform(a.begin(), a.end(), b.begin(), sum.begin(), std::plus<>());
  return sum;
}

// The scores under best play, by the number of unused numbers below the last one.
using Values = std::array<std::uint8_t, most>;

/// One array for each side that may write the first number.
struct ByFirst {
  Values offense{};
  Values defense{};
};

// With r unused numbers below the last one, each of r numbers makes a D and leaves 0 to r - 1 below it. Each of the
// others makes a U and leaves r or more.
void best_of(const Values& down, const Values& up, std::size_t unused, bool largest, Values& best) {
  const auto better = [largest](std::uint8_t a, std::uint8_t b) { return largest ? std::max(a, b) : std::min(a, b); };
  const std::uint8_t worst = largest ? 0 : 255;
  std::uint8_t so_far = worst;
  for (std::size_t r = 0; r <= unused; ++r) {
    best[r] = so_far;
    if (r < unused) so_far = better(so_far, down[r]);
  }
  so_far = worst;
  for (std::size_t r = unused; r-- > 0;) {
    so_far = better(so_far, up[r]);
    best[r] = better(best[r], so_far);
  }
}

ByFirst best_of(const ByFirst& down, const ByFirst& up, std::size_t written, std::size_t unused) {
  const bool first_moves = written % 2 == 0;
  ByFirst best;
  best_of(down.offense, up.offense, unused, first_moves, best.offense);
  best_of(down.defense, up.defense, unused, !first_moves, best.defense);
  return best;
}

/// The values of a word with `unused` numbers not yet written.
ByFirst values_of(const Scored& word, std::size_t unused) {
  ByFirst values;
  if (unused == 0) {
    values.offense[0] = values.defense[0] = word.score;
    return values;
  }
  if (unused == 1) {  // The last number is forced, and so is its letter.
    values.offense[0] = values.defense[0] = score_with(word, 1);
    values.offense[1] = values.defense[1] = score_with(word, 0);
    return values;
  }
  constexpr std::size_t parallel_letters = 10;
  ByFirst down;
  ByFirst up;
  const auto follow = [&](std::uint8_t letter, ByFirst& to) {
    Scored longer;
    extend(word, letter, longer);
    to = values_of(longer, unused - 1);
  };
  if (word.letters < parallel_letters) {
    tbb::parallel_invoke([&] { follow(0, down); }, [&] { follow(1, up); });
  } else {
    follow(0, down);
    follow(1, up);
  }
  return best_of(down, up, word.letters + 1, unused);
}

// The values of the complement: as many unused numbers above the last one as there were below it.
ByFirst complemented(const ByFirst& values, std::size_t unused) {
  ByFirst complement = values;
  for (Values* of : {&complement.offense, &complement.defense}) {
    std::reverse(of->begin(), of->begin() + static_cast<std::ptrdiff_t>(unused) + 1);
  }
  return complement;
}

}  // namespace

std::vector<std::uint64_t> updown_scores_mod_2_64(int n) {
  const auto letters = static_cast<std::size_t>(n - 1);
  if (letters == 0) return {1};
  Counted empty;
  empty.orders[0] = 1;
  // A word and its complement have as many orders and the same score. So only words that begin with U are walked, and
  // count twice. There is one task for each continuation of `fixed` letters.
  const Counted up = extended(empty, 1);
  const std::size_t fixed = std::min<std::size_t>(letters - 1, 10);
  const auto of_range = [&](const tbb::blocked_range<std::size_t>& range, Tally tally) {
    for (std::size_t bits = range.begin(); bits != range.end(); ++bits) {
      Counted start = up;
      for (std::size_t i = 0; i < fixed; ++i) start = extended(start, bits >> i & 1U);
      tally_words(start, letters, tally);
    }
    return tally;
  };
  Tally tally =
      tbb::parallel_reduce(tbb::blocked_range<std::size_t>(0, std::size_t{1} << fixed), Tally{}, of_range, added);
  for (std::uint64_t& orders : tally) orders *= 2;
  // A word of L letters scores at most L - 1.
  return {tally.begin(), tally.begin() + static_cast<std::ptrdiff_t>(letters)};
}

UpdownValues updown_values_plain(int n) {
  if (n == 1) return {0, 0};
  Scored empty;
  Scored up;
  extend(empty, 1, up);
  const auto unused = static_cast<std::size_t>(n - 1);  // once the first number is written
  const ByFirst after_up = values_of(up, unused - 1);
  const ByFirst second = best_of(complemented(after_up, unused - 1), after_up, 1, unused);
  const auto end = static_cast<std::ptrdiff_t>(unused) + 1;
  return {*std::max_element(second.offense.begin(), second.offense.begin() + end),
          *std::min_element(second.defense.begin(), second.defense.begin() + end)};
}

}  // namespace quadrille::confirm
