#include "enumerate/updown/counts.hpp"

#include <fmt/format.h>
#include <tbb/blocked_range.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <numeric>

#include "enumerate/engines/reporter.hpp"
#include "enumerate/numbers/signature_vector.hpp"
#include "enumerate/updown/matches.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

using updown::Letter;
using updown::Word;

constexpr std::size_t scores = most_counted_numbers;  // from 0 to n - 2, and one that is never reached

// n! fits its counter for the largest n, and so do the numbers of continuations of a vector.
static_assert(falling(most_counted_numbers, 0) / most_counted_numbers == falling(most_counted_numbers - 1, 0));
static_assert(falling(most_counted_numbers, 0) > falling(most_counted_numbers - 1, 0) * 33);
static_assert(falling(most_counted_numbers, most_vector_numbers) < (engines::Count128{1} << 64U));
// 23 numbers make five groups of four and one of three: 23! (5/24)^5 / 3 < 2^62, where 5^5 = 3125 and 24^5 = 7962624.
static_assert(falling(most_vector_numbers, 0) * 3125U < (engines::Count128{1} << 62U) * 7962624U * 3U);

using Sums = std::array<engines::Count128, scores>;

// Permutations counted by score. `entered` counts at the words where the walk enters a part of the tree, with the score
// there. `grown` counts at the words where the score grows, with the new score.
struct ScoreTally {
  Sums entered{};
  Sums grown{};

  ScoreTally& operator+=(const ScoreTally& other) {
    for (std::size_t s = 0; s < scores; ++s) {
      entered[s] += other.entered[s];
      grown[s] += other.grown[s];
    }
    return *this;
  }
  // The number of permutations with this final score: those that reach it, less those that reach the next.
  engines::Count128 with_score(std::size_t s) const {
    return entered[s] + grown[s] - (s + 1 < scores ? grown[s + 1] : engines::Count128{0});
  }
};

// The quantities that all words of a run share.
struct Plan {
  explicit Plan(int numbers)
      : n(numbers),
        letters(n - 1),
        half(std::min(10, letters / 2)),
        meeting(std::min(letters - std::min(8, letters / 2), most_vector_numbers - 1)),
        continuations(n, meeting + 1, letters - meeting) {}

  const int n;
  const int letters;
  const int half;     // h: the number of letters that are compared at each end
  const int meeting;  // the length of the words that carry vectors
  const Continuations continuations;
};

// A word of the tree with its score, vector and matches.
struct Node {
  Word word;
  int score = 0;
  const SignatureVector* vector = nullptr;  // of the word, or of its beginning of plan.meeting letters
  std::size_t index = 1;                    // the letters after those, with a leading 1
  Matches<scores> matches;                  // of lengths that may still make the score grow, up to the score
};

class Walk {
 public:
  explicit Walk(const Plan& plan) : plan_(plan) {}

  // Walks all words with these first h letters, the letter i as bit i. \pre the last of them is U
  void below(std::uint64_t beginning) {
    beginning_ = beginning;
    Node start;
    start.matches.of_length[0] = 0;
    SignatureVector one{};
    one[0] = 1;
    start.vector = &one;
    walk_beginning(start);
  }

  // Words that count for two words by symmetry, and words that count for four.
  ScoreTally twice;
  ScoreTally fourfold;

 private:
  struct Child {
    Node node;
    SignatureVector vector;
  };

  // Appends a letter to the word, and updates everything but the matches. \returns true if the score grows
  bool extend(const Node& from, Letter letter, Child& to) const {
    const bool grows =
        (from.matches.of_length[static_cast<std::size_t>(from.score)] & cuts_before(from.word, letter)) != 0;
    to.node.word = from.word.with(letter);
    to.node.score = from.score + (grows ? 1 : 0);
    if (from.word.length < plan_.meeting) {
      extend_vector(*from.vector, from.word.length + 1, letter == Letter::up, to.vector);
      to.node.vector = &to.vector;
    } else {
      to.node.vector = from.vector;
      to.node.index = 2 * from.index + (letter == Letter::up ? 1 : 0);
    }
    return grows;
  }

  // The least length of a match from which the score can still grow.
  int least_useful(const Node& node) const { return node.score + 1 - (plan_.letters - node.word.length); }

  void set_matches(const Node& from, Letter letter, Node& to) const {
    enumerate::extend(from.matches, from.word, letter, least_useful(to), to.score, to.matches);
  }

  // The number of permutations that begin with the word.
  engines::Count128 permutations(const Node& node) const {
    if (node.word.length > plan_.meeting) return plan_.continuations.count(*node.vector, node.index);
    const auto end = node.vector->begin() + node.word.length + 1;
    return falling(plan_.n, node.word.length + 1) * std::accumulate(node.vector->begin(), end, std::uint64_t{0});
  }

  // Walks the first h letters, which are given.
  void walk_beginning(const Node& node) {
    if (node.word.length == plan_.half) return walk_middle(node);
    const Letter letter = Word{beginning_, plan_.half}.sign(node.word.length);
    Child child;
    extend(node, letter, child);
    set_matches(node, letter, child.node);
    walk_beginning(child.node);
  }

  // Walks the letters up to the one that decides which end of the word is less.
  void walk_middle(const Node& node) {
    const int place = node.word.length - (plan_.letters - plan_.half);  // in the last h letters, if not negative
    for (const Letter letter : {Letter::down, Letter::up}) {
      Child child;
      extend(node, letter, child);
      const bool last = child.node.word.length == plan_.letters;
      const int order = place <= 0 ? 0 : compare_ends(child.node.word, place);
      if (order > 0) continue;
      ScoreTally& tally = order < 0 ? fourfold : twice;
      if (order < 0 || last) tally.entered[static_cast<std::size_t>(child.node.score)] += permutations(child.node);
      if (last || (order < 0 && !can_grow(node, letter, child.node))) continue;
      set_matches(node, letter, child.node);
      if (order < 0) {
        walk_end(child.node);
      } else {
        walk_middle(child.node);
      }
    }
  }

  // Walks the later letters of words that are counted four times, only where the score can still grow.
  void walk_end(const Node& node) {
    for (const Letter letter : {Letter::down, Letter::up}) {
      Child child;
      if (extend(node, letter, child)) {
        fourfold.grown[static_cast<std::size_t>(child.node.score)] += permutations(child.node);
      }
      if (child.node.word.length == plan_.letters || !can_grow(node, letter, child.node)) continue;
      set_matches(node, letter, child.node);
      walk_end(child.node);
    }
  }

  // True if the score can still grow below `to`, which is `from` with one letter more. \pre `to` is no whole word
  bool can_grow(const Node& from, Letter letter, const Node& to) const {
    const int least = least_useful(to);
    return least <= 0 ||
           (from.matches.of_length[static_cast<std::size_t>(least - 1)] & cuts_before(from.word, letter)) != 0;
  }

  // Compares a with b at this place, where all earlier letters are equal. Both are complemented if they begin with D.
  int compare_ends(const Word& word, int place) const {
    const int before = plan_.half - 1;
    const int after = plan_.letters - plan_.half;
    const bool a = word.sign(before - place) != word.sign(before);
    const bool b = word.sign(after + place) != word.sign(after);
    return static_cast<int>(a) - static_cast<int>(b);
  }

  const Plan& plan_;
  std::uint64_t beginning_ = 0;
};

// The number of permutations of each score; nothing if the run was stopped. \pre n >= 3
std::optional<Sums> sums_by_score(int n, const engines::RunOptions& options) {
  const Plan plan(n);
  const std::uint64_t beginnings = std::uint64_t{1} << static_cast<unsigned>(plan.half - 1);
  tbb::enumerable_thread_specific<Walk> walks{[&plan] { return Walk(plan); }};
  engines::Reporter reporter("beginning", options.observer, beginnings);
  tbb::parallel_for(
      tbb::blocked_range<std::uint64_t>(0, beginnings, 1),
      [&](const tbb::blocked_range<std::uint64_t>& range) {
        for (std::uint64_t i = range.begin(); i < range.end() && !options.stop.stop_requested(); ++i) {
          walks.local().below(i | beginnings);  // the letter h is U
          reporter.one_done();
        }
      },
      tbb::simple_partitioner());
  if (options.stop.stop_requested()) return std::nullopt;

  ScoreTally twice;
  ScoreTally fourfold;
  for (const Walk& walk : walks) {
    twice += walk.twice;
    fourfold += walk.fourfold;
  }
  Sums sums{};
  for (std::size_t s = 0; s < scores; ++s) sums[s] = 2 * twice.with_score(s) + 4 * fourfold.with_score(s);
  return sums;
}

}  // namespace

void require_numbers(int n, int most) {
  if (n < 1 || n > most) {
    refuse(mention("n", fmt::format("{}", n)), "out of range", fmt::format("give from 1 to {}", most));
  }
}

running::Found<updown::ScoreCounts> count_updown(int n, const engines::RunOptions& options) {
  require_numbers(n, most_counted_numbers);
  running::Found<updown::ScoreCounts> counts;
  std::optional<Sums> sums = Sums{};
  if (n <= 2) {
    (*sums)[0] = falling(n, 0);  // no letter, or one: nothing occurs twice
  } else {
    sums = sums_by_score(n, options);
  }
  if (!sums) {
    counts.status = engines::RunStatus::interrupted;
    return counts;
  }
  for (std::size_t s = 0; s < scores; ++s) {
    if ((*sums)[s] != 0) counts.rows.push_back({static_cast<int>(s), Natural((*sums)[s])});
  }
  return counts;
}

std::vector<std::uint64_t> signature_counts(int n) {
  require_numbers(n, most_signature_numbers);
  // All words of one length, each with its own vector, are few enough to hold.
  std::vector<SignatureVector> words(1);
  words.front()[0] = 1;
  for (int q = 1; q < n; ++q) {
    std::vector<SignatureVector> longer(words.size() * 2);
    for (std::size_t i = 0; i < words.size(); ++i) {
      extend_vector(words[i], q, true, longer[2 * i]);
      extend_vector(words[i], q, false, longer[2 * i + 1]);
    }
    words.swap(longer);
  }
  std::vector<std::uint64_t> counts;
  counts.reserve(words.size());
  for (const SignatureVector& vector : words) {
    counts.push_back(std::accumulate(vector.begin(), vector.begin() + n, std::uint64_t{0}));
  }
  return counts;
}

}  // namespace quadrille::enumerate
