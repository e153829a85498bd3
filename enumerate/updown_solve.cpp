#include "enumerate/updown_solve.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "enumerate/updown_search.hpp"
#include "graphs/error.hpp"

namespace quadrille::enumerate {

namespace {

using updown::Letter;
using updown::Role;
using updown::Word;

void require_playable(const UpdownTable& table) {
  if (table.n < 1 || table.n > most_solved_numbers) {
    throw Error(ErrorKind::unusable_input,
                fmt::format("{} numbers cannot be solved; give from 1 to {}", table.n, most_solved_numbers));
  }
  if (const auto fault = updown::fault_of_beginning(table.list, table.n)) {
    throw Error(ErrorKind::unusable_input,
                fmt::format("turn {}: {}; give different numbers from 1 to {}", fault->turn, fault->sentence, table.n));
  }
}

// The numbers that are not written yet, in increasing order.
std::vector<int> unused_numbers(const UpdownTable& table) {
  std::vector<int> unused;
  for (int number = 1; number <= table.n; ++number) {
    if (std::find(table.list.begin(), table.list.end(), number) == table.list.end()) unused.push_back(number);
  }
  return unused;
}

// A round as the search sees it.
struct Standpoint {
  explicit Standpoint(const UpdownTable& table)
      : word(updown::word_of(table.list)),
        started(!table.list.empty()),
        unused(table.n - static_cast<int>(table.list.size())),
        mover(updown::mover(table.first, table.list.size() + 1)) {
    if (!started) return;
    const int last = table.list.back();
    const auto written_below = std::count_if(table.list.begin(), table.list.end(), [&](int x) { return x < last; });
    below = last - 1 - static_cast<int>(written_below);
  }

  // No score to come is less than the one there is; nor higher than this, since each letter adds 1 at most, and the first
  // one nothing.
  int least_score() const { return updown::score(word); }
  int greatest_score(int n) const { return std::clamp(least_score() + unused, 0, std::max(0, n - 2)); }

  Word word;
  bool started;
  int unused;
  int below = 0;
  Role mover;
};

bool offense_reaches(const UpdownTable& table, const Standpoint& at, int target, const RunOptions& options) {
  UpdownSearch search(table.n, table.first, target, options);
  const bool reached = at.started ? search.reached_by_mover(at.word, at.below) : search.reached_by_first();
  return reached == (at.mover == Role::offense);
}

int value(const UpdownTable& table, const RunOptions& options) {
  const Standpoint at(table);
  int score = at.greatest_score(table.n);
  while (score > at.least_score() && !offense_reaches(table, at, score, options)) --score;
  return score;
}

// The moves of one letter: into `word`, where `from` to `to` - 1 unused numbers are less than the new one.
struct Branch {
  Word word;
  int from = 0;
  int to = 0;
};

std::vector<Branch> branches(const Standpoint& at) {
  if (!at.started) return {{Word{}, 0, at.unused}};  // the first number makes no letter
  std::vector<Branch> result;
  if (at.below > 0) result.push_back({at.word.with(Letter::down), 0, at.below});
  if (at.below < at.unused) result.push_back({at.word.with(Letter::up), at.below, at.unused});
  return result;
}

// Whether offense reaches the target after each of a branch's moves.
std::vector<bool> reached_after(const UpdownTable& table, const Branch& branch, int target, const RunOptions& options) {
  UpdownSearch search(table.n, table.first, target, options);
  const int unused = search.unused(branch.word);
  const int first = search.gap(branch.word, Letter::down, -1, unused + 2);
  const int last = first > unused ? -1 : unused - search.gap(branch.word, Letter::up, -1, unused + 2);
  const bool lost_is_reached = search.mover_after(branch.word) == Role::defense;
  std::vector<bool> reached;
  for (int b = branch.from; b < branch.to; ++b) reached.push_back((first <= b && b <= last) == lost_is_reached);
  return reached;
}

// The least of a branch's moves after which the next player misses his aim; nothing if there is none.
std::optional<int> least_winning(const UpdownTable& table, const Branch& branch, int target,
                                 const RunOptions& options) {
  UpdownSearch search(table.n, table.first, target, options);
  const int unused = search.unused(branch.word);
  const int first = std::max(branch.from, search.gap(branch.word, Letter::down, branch.from, branch.to));
  if (first >= branch.to) return std::nullopt;
  // Something is lost, and begins at `first` or before; does it end there or later?
  const int after = unused - first;
  return search.gap(branch.word, Letter::up, after, after + 1) <= after ? std::optional(first) : std::nullopt;
}

// The next number of a best play that scores `score`.
int best_number(const UpdownTable& table, int score, const RunOptions& options) {
  const Standpoint at(table);
  const int target = at.mover == Role::offense ? score : score + 1;
  const std::vector<int> unused = unused_numbers(table);
  for (const Branch& branch : branches(at)) {
    if (const auto b = least_winning(table, branch, target, options)) return unused[static_cast<std::size_t>(*b)];
  }
  return unused.front();  // not reached: the value is some move's value
}

}  // namespace

std::optional<int> solve_updown(const UpdownTable& table, const RunOptions& options) try {
  require_playable(table);
  return value(table, options);
} catch (const SearchStopped&) {
  return std::nullopt;
}

std::optional<std::vector<UpdownAdvice>> advise_updown(const UpdownTable& table, const RunOptions& options) try {
  require_playable(table);
  const Standpoint at(table);
  const std::vector<int> unused = unused_numbers(table);
  std::vector<UpdownAdvice> advice;
  for (const int number : unused) advice.push_back({number, at.least_score()});
  for (const Branch& branch : branches(at)) {
    int open = branch.to - branch.from;
    for (int target = at.greatest_score(table.n); open > 0 && target > at.least_score(); --target) {
      const std::vector<bool> reached = reached_after(table, branch, target, options);
      for (std::size_t i = 0; i < reached.size(); ++i) {
        UpdownAdvice& row = advice[static_cast<std::size_t>(branch.from) + i];
        if (!reached[i] || row.score >= target) continue;
        row.score = target;
        --open;
      }
    }
  }
  return advice;
} catch (const SearchStopped&) {
  return std::nullopt;
}

std::optional<std::vector<int>> best_play_updown(const UpdownTable& table, const RunOptions& options) try {
  require_playable(table);
  UpdownTable play = table;
  const int score = value(table, options);
  while (static_cast<int>(play.list.size()) < play.n) play.list.push_back(best_number(play, score, options));
  return play.list;
} catch (const SearchStopped&) {
  return std::nullopt;
}

}  // namespace quadrille::enumerate
