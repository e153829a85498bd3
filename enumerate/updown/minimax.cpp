#include "enumerate/updown/minimax.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

#include "enumerate/updown/search.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

using updown::Letter;
using updown::Role;
using updown::Word;

// The numbers that are not yet written, in increasing order.
std::vector<int> unused_numbers(const PartialRound& round) {
  std::vector<int> unused;
  for (int number = 1; number <= round.n; ++number) {
    if (std::find(round.list.begin(), round.list.end(), number) == round.list.end()) unused.push_back(number);
  }
  return unused;
}

// The state of a round as the search needs it: the word, the number of unused numbers, and the number of them below the
// last.
struct RootState {
  explicit RootState(const PartialRound& round)
      : word(updown::word_of(round.list)),
        started(!round.list.empty()),
        unused(round.n - static_cast<int>(round.list.size())),
        mover(updown::mover(round.first, round.list.size() + 1)) {
    if (!started) return;
    const int last = round.list.back();
    const auto written_below = std::count_if(round.list.begin(), round.list.end(), [&](int x) { return x < last; });
    below = last - 1 - static_cast<int>(written_below);
  }

  // The final score is at least the score so far. Each further letter adds 1 at most, and the first one nothing.
  int least_score() const { return updown::score(word); }
  int greatest_score(int n) const { return std::clamp(least_score() + unused, 0, std::max(0, n - 2)); }

  Word word;
  bool started;
  int unused;
  int below = 0;
  Role mover;
};

bool offense_reaches(const PartialRound& round, const RootState& at, int target, const engines::RunOptions& options) {
  UpdownSearch search(round.n, round.first, target, options);
  const bool reached = at.started ? search.reached_by_mover(at.word, at.below) : search.reached_by_first();
  return reached == (at.mover == Role::offense);
}

int value(const PartialRound& round, const engines::RunOptions& options) {
  const RootState at(round);
  int score = at.greatest_score(round.n);
  while (score > at.least_score() && !offense_reaches(round, at, score, options)) --score;
  return score;
}

// The moves that append one letter. They lead to `word`, with `from` to `to` - 1 unused numbers below the new one.
struct Branch {
  Word word;
  int from = 0;
  int to = 0;
};

std::vector<Branch> branches(const RootState& at) {
  if (!at.started) return {{Word{}, 0, at.unused}};  // the first number makes no letter
  std::vector<Branch> result;
  if (at.below > 0) result.push_back({at.word.with(Letter::down), 0, at.below});
  if (at.below < at.unused) result.push_back({at.word.with(Letter::up), at.below, at.unused});
  return result;
}

// For each of a branch's moves, true if offense reaches the target after it. The gaps of the branch's word decide this
// (search.hpp).
std::vector<bool> reached_after(const PartialRound& round, const Branch& branch, int target,
                                const engines::RunOptions& options) {
  UpdownSearch search(round.n, round.first, target, options);
  const int unused = search.unused(branch.word);
  const int before = search.gap(branch.word, Letter::down, -1, unused + 2);
  // The complement of a word without letters is the word itself, so it has the same gap on its other side.
  const int behind = branch.word.length == 0 ? before : search.gap(branch.word, Letter::up, -1, unused + 2);
  const bool lost_is_reached = search.mover_after(branch.word) == Role::defense;
  std::vector<bool> reached;
  for (int b = branch.from; b < branch.to; ++b)
    reached.push_back((before <= b && b <= unused - behind) == lost_is_reached);
  return reached;
}

// The next number of a best play that scores `score`. Of several best numbers it is the one that splits the unused
// numbers most evenly, and of two such the lesser. An even split leaves both letters possible, and is proved best
// fastest: at n = 34 the proof for the opening 1 takes fifty times as long as for the opening 17.
int best_number(const PartialRound& round, int score, const engines::RunOptions& options) {
  const RootState at(round);
  const int target = at.mover == Role::offense ? score : score + 1;
  std::vector<std::pair<int, Word>> moves;  // the number of lesser unused numbers, and the word
  for (const Branch& branch : branches(at)) {
    for (int b = branch.from; b < branch.to; ++b) moves.emplace_back(b, branch.word);
  }
  const auto unevenness = [&](const auto& move) { return std::abs(2 * move.first - (at.unused - 1)); };
  std::stable_sort(moves.begin(), moves.end(),
                   [&](const auto& a, const auto& b) { return unevenness(a) < unevenness(b); });
  UpdownSearch search(round.n, round.first, target, options);
  const auto best = std::find_if(moves.begin(), moves.end(), [&](const auto& move) {
    return !search.reached_by_mover(move.second, move.first);  // the other side cannot reach its aim
  });
  assert(best != moves.end());  // the value of a state is that of one of its moves
  return unused_numbers(round)[static_cast<std::size_t>(best->first)];
}

}  // namespace

void require_playable(const PartialRound& round) {
  if (round.n < 1 || round.n > most_solved_numbers) {
    refuse(fmt::format("n {}", round.n), "out of range", fmt::format("give from 1 to {}", most_solved_numbers));
  }
  if (const auto fault = updown::fault_of_beginning(round.list, round.n)) {
    refuse(fmt::format("turn {}", fault->turn), fault->message,
           fmt::format("give different numbers from 1 to {}", round.n));
  }
}

std::optional<int> solve_updown(const PartialRound& round, const engines::RunOptions& options) try {
  require_playable(round);
  return value(round, options);
} catch (const engines::Interrupted&) {
  return std::nullopt;
}

std::optional<std::vector<updown::Advice>> advise_updown(const PartialRound& round,
                                                         const engines::RunOptions& options) try {
  require_playable(round);
  const RootState at(round);
  const std::vector<int> unused = unused_numbers(round);
  std::vector<updown::Advice> advice;
  advice.reserve(unused.size());
  for (const int number : unused) advice.push_back({number, at.least_score()});
  for (const Branch& branch : branches(at)) {
    int open = branch.to - branch.from;
    for (int target = at.greatest_score(round.n); open > 0 && target > at.least_score(); --target) {
      const std::vector<bool> reached = reached_after(round, branch, target, options);
      for (std::size_t i = 0; i < reached.size(); ++i) {
        updown::Advice& row = advice[static_cast<std::size_t>(branch.from) + i];
        if (!reached[i] || row.score >= target) continue;
        row.score = target;
        --open;
      }
    }
  }
  return advice;
} catch (const engines::Interrupted&) {
  return std::nullopt;
}

std::optional<BestNumber> best_number_updown(const PartialRound& round, const engines::RunOptions& options) try {
  require_playable(round);
  const int score = value(round, options);
  return BestNumber{best_number(round, score, options), score};
} catch (const engines::Interrupted&) {
  return std::nullopt;
}

std::optional<std::vector<int>> best_play_updown(const PartialRound& round, const engines::RunOptions& options) try {
  require_playable(round);
  PartialRound play = round;
  const int score = value(round, options);
  while (static_cast<int>(play.list.size()) < play.n) play.list.push_back(best_number(play, score, options));
  return play.list;
} catch (const engines::Interrupted&) {
  return std::nullopt;
}

}  // namespace quadrille::enumerate
