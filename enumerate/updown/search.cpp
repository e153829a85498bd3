#include "enumerate/updown/search.hpp"

#include "games/updown/score.hpp"

namespace quadrille::enumerate {

using updown::Letter;
using updown::Role;
using updown::Word;

namespace {

// The gap is not known before a search.
constexpr int unknown = -1;
// Less than every gap.
constexpr int below_all_gaps = -1;

constexpr std::uint64_t nodes_between_reports = std::uint64_t{1} << 17U;

}  // namespace

// The gap of a word whose result is certain for every b. If the side to move has reached its aim, lost(word) is empty;
// otherwise it holds every b.
int UpdownSearch::decided_gap(const Word& word, bool offense_reaches) const {
  const bool mover_reaches = (mover_after(word) == Role::offense) == offense_reaches;
  return mover_reaches ? unused(word) + 1 : 0;
}

int UpdownSearch::gap(const Word& word, Letter side, int low, int high) {
  if (updown::score(word) >= target_) return decided_gap(word, true);
  // The matches of all lengths below t, built letter by letter.
  Node node;
  node.matches.of_length.fill(0);
  for (int i = 0; i < word.length; ++i) {
    Node next = node;
    extend(node.matches, node.word, word.sign(i), 0, target_ - 1, next.matches);
    next.word = node.word.with(word.sign(i));
    node = next;
  }
  const int least = target_ - letters_left(word);
  if (least >= target_ || (least > 0 && node.matches.of_length[static_cast<std::size_t>(least)] == 0)) {
    return decided_gap(word, false);
  }
  return search(node, side, low, high);
}

// The gap of the word with one letter more, from that letter's side, if the result is already certain. Otherwise
// returns `unknown` and sets `child`.
int UpdownSearch::child_gap(const Node& node, Letter letter, Node& child) {
  const Word word = node.word.with(letter);
  const auto has_match_that_continues = [&](int length) {
    return (node.matches.of_length[static_cast<std::size_t>(length)] & cuts_before(node.word, letter)) != 0;
  };
  if (has_match_that_continues(target_ - 1)) return decided_gap(word, true);
  const int least = target_ - letters_left(word);
  if (least >= target_ || (least > 0 && !has_match_that_continues(least - 1))) return decided_gap(word, false);
  child.word = word;
  extend(node.matches, node.word, letter, least, target_ - 1, child.matches);
  return unknown;
}

int UpdownSearch::search(const Node& node, Letter side, int low, int high) {
  count_node();
  const Letter far_side = other(side);
  const int u = unused(node.word);
  Node near;
  Node far;
  const int near_gap = child_gap(node, side, near);
  int far_gap = child_gap(node, far_side, far);

  // True if lost(w) holds anything from this place on. The near child decides that.
  const auto holds = [&](int place) {
    return (near_gap != unknown ? near_gap : search(near, side, place - 1, place)) >= place;
  };
  if (far_gap == unknown) {
    if (near_gap == 0) return search(far, far_side, u - 1, u) >= u ? 0 : u + 1;
    far_gap = search(far, far_side, u - high, u - low);
    if (near_gap == u) return u - far_gap;
    const bool at_most_low = low > below_all_gaps && far_gap >= u - low;
    if (at_most_low) {
      // The gap is at most `low`, or lost(w) is empty: the near child's gap is the end of lost(w).
      const int end = search(near, side, below_all_gaps, low);
      if (end >= low) return low;
      return search(far, far_side, u - end - 1, u - end) >= u - end ? low : u + 1;
    }
  }
  const int place = u - far_gap;
  if (place >= high) return u + 1;
  return holds(place) ? place : u + 1;
}

bool UpdownSearch::reached_by_mover(const Word& word, int b) {
  const int u = unused(word);
  if (b > 0 && gap(word.with(Letter::down), Letter::down, b - 1, b) < b) return true;
  return b < u && gap(word.with(Letter::up), Letter::up, u - b - 1, u - b) < u - b;
}

bool UpdownSearch::reached_by_first() {
  const Word empty;
  const int u = unused(empty);
  if (u == 0 || target_ <= 0) return decided_gap(empty, target_ <= 0) == 0;
  // Taking the complement exchanges D and U, and so the least with the greatest b: g and h are equal. The first player
  // reaches the aim exactly if lost(empty) is not empty, that is if 2 g >= u.
  const int half = (u + 1) / 2;
  return gap(Word{}.with(Letter::up), Letter::up, half - 1, half) >= half;
}

void UpdownSearch::count_node() {
  if (++nodes_ % nodes_between_reports != 0) return;
  if (options_.stop.stop_requested()) throw engines::Interrupted{};
  if (options_.observer) options_.observer(engines::Progress{.unit = "score", .grade = target_, .worked = nodes_});
}

}  // namespace quadrille::enumerate
