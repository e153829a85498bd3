// Searches for the answer to one question about Up's & Down's: can offense still reach a score of t against every
// defense?
//
// *The state.* The players write a list of different numbers; its word has the letter U for each rise and D for each
// fall. Let u numbers be unused, b of them less than the last one written. The rest of the round depends only on the
// word, b and u. The reason is that the relative order of the last number and the unused ones decides the later
// letters, and the letters decide the score. Since u follows from the word's length, a state is (word, b). A move
// chooses the number b' of unused numbers that are less than the new one, from 0 to u - 1. The new letter is D if b' <
// b, and U otherwise.
//
// *Intervals.* Offense aims at a score of t or more, defense at a score below t. For a word w, let lost(w) be the set
// of all b for which the side to move at (w, b) cannot reach its aim. The side to move can reach its aim exactly if it
// can move into a state that is lost for the other side. Such a move exists if there is a b' < b in lost(wD), or a b'
// >= b in lost(wU). So
//
//     lost(w) = { b : greatest of lost(wU) < b <= least of lost(wD) }.
//
// This set is an interval, whichever side is to move. (If lost(wU) or lost(wD) is empty, it sets no bound.) One search
// finds the interval, and with it the answer for every b at once.
//
// *Gaps.* Let gap(w, D) be the number of b before lost(w), from 0 up, and gap(w, U) the number of b after lost(w), from
// u down. Both are u + 1 if lost(w) is empty. Let s be a letter, r the other letter, g = gap(wr, r) and h = gap(ws, s).
// Then the formula for lost(w) says
//
//     gap(w, s) = u - g  if g + h >= u,  else u + 1.
//
// *Windows*, as in alpha-beta search: the caller gives two values. It needs the exact gap only if the gap lies between
// them; otherwise it needs only the side on which the gap lies. If u - g is not below the larger value, there is no
// search for h. Otherwise the search for h only decides whether h is at least u - g.
//
// *Termination.* Once a block of t letters occurs twice, offense has reached its aim. A match of length j is an earlier
// place where the word's last j letters also occur (matches.hpp). Each new letter makes the length of a match greater
// by at most 1. So if k letters remain and no match has the length t - k, defense has reached its aim.
//
// Checked against: the reference implementation solve_updown_ref, plain minimax over lists.
#pragma once

#include <cstdint>

#include "enumerate/updown/matches.hpp"
#include "games/updown/round.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate {

class UpdownSearch {
 public:
  /// \param n       the number of numbers in a whole round; at most updown::most_numbers
  /// \param first   the side that writes the first number
  /// \param target  t
  /// \param options outlives this object
  UpdownSearch(int n, updown::Role first, int target, const engines::RunOptions& options)
      : n_(n), first_(first), target_(target), options_(options) {}

  /// gap(word, side). The result is exact if the gap lies between `low` and `high`. Otherwise it is only on the same
  /// side as the gap: at most `low`, or at least `high`.
  /// \throws engines::Interrupted when the stop token is set
  /// \complexity far fewer nodes than the 2^(letters left) words; most when offense just misses t, or just reaches it
  int gap(const updown::Word& word, updown::Letter side, int low, int high);

  /// True if the side to move at (word, b) can reach its aim. \pre 0 <= b <= unused(word)
  bool reached_by_mover(const updown::Word& word, int b);

  /// True if the side that writes the first number can reach its aim.
  bool reached_by_first();

  /// The number of unused numbers when the word is written.
  int unused(const updown::Word& word) const { return n_ - 1 - word.length; }
  /// The side to move then.
  updown::Role mover_after(const updown::Word& word) const {
    return updown::mover(first_, static_cast<std::size_t>(word.length) + 2);
  }

 private:
  using AllMatches = Matches<updown::most_numbers>;
  struct Node {
    updown::Word word;
    AllMatches matches;  // of lengths from which t can be reached, up to t - 1
  };

  int search(const Node& node, updown::Letter side, int low, int high);
  int child_gap(const Node& node, updown::Letter letter, Node& child);
  int decided_gap(const updown::Word& word, bool offense_reaches) const;
  int letters_left(const updown::Word& word) const { return n_ - 1 - word.length; }
  void count_node();

  const int n_;
  const updown::Role first_;
  const int target_;
  const engines::RunOptions& options_;
  std::uint64_t nodes_ = 0;
};

}  // namespace quadrille::enumerate
