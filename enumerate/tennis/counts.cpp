// count_tennis_games: counts the games of Tennis and Footsteps by words and compositions. A word lists the winners of
// the turns, and a composition of a number splits it into an ordered sum of positive parts.
//
// *Both players have points.* In each turn both players pay the smaller bid, which is at least 1. The player with the
// larger bid also pays an excess of at least 1. Let P be the number of points of each player at the start, and let t
// such turns be played. Player 1 has the larger bid in k of them (ups), player 2 in m of them (downs), and in the
// others, the ties, the bids are equal. The smaller bids of all t turns add up to j. Then the smaller bids are a
// composition of j into t parts. If player 1 pays all P points, player 1's excesses add up to P - j, so they are a
// composition of P - j into k parts. In the same way player 2's excesses are a composition of P - j into m parts.
// Three such compositions, with the order of the ups, downs and ties, give a game. A tie does not move the ball. Let
// w(k, m) be the number of words of k ups and m downs that keep the ball on the court and bring it to a given place.
// Then there are
//
//     C(t, k + m) w(k, m) C(j-1, t-1) c(P-j, k) c(P-j, m)
//
// games of t turns in which both players run out of points in the last turn, with the ball at this place. Here C(t, k +
// m) counts the choices of the turns that are no ties, and c(n, k) = C(n-1, k-1) counts the compositions of n into k
// parts. All other games end with a *tail* (enumerate/tennis/tails.hpp), which is one of two kinds:
//
// - one more turn, in which the ball passes the last field while both players have points. The winner of this last turn
//   is called the striker. Only the t turns before can be ties, so the factor C(t, k + m) stays. The smaller bids have
//   t + 1 parts, and the striker's excesses have one part more. Points may remain, so C(n, k), the number of
//   compositions of n or less into k parts, replaces c(n, k);
// - u turns in which only one player has points, so the ball moves in one direction. They add u excesses and no smaller
//   bid, and their winner is fixed. So c(P-j, k) becomes c(P-j, k + u), or C(P-j, k + u) if the last turn drives the
//   ball beyond the last field.
//
// *Order of summation.* Fix n = P - j, and let v(l) be the sum of w(k, m) c(n, k + u) c(n, m) over all k and m with k +
// m = l. Then the sum of C(t, l) v(l) over l is Newton's forward formula: the value at t of the polynomial whose
// forward differences at 0 are v(0), v(1), ... So additions alone give the values for all t. The sums for different n
// share only tables that do not change, so threads compute them in parallel.
//
// Only terms with k, m <= n and k + m <= t <= P - n are not zero, so k + m <= 2P/3. So there are about P^3/18 products
// for each tail.

#include "enumerate/tennis/counts.hpp"

#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

#include <algorithm>

#include "enumerate/engines/reporter.hpp"
#include "enumerate/engines/run_status.hpp"
#include "enumerate/tennis/tails.hpp"
#include "quadrille/detail/budget.hpp"

namespace quadrille::enumerate {

namespace {

using tennis::Outcome;

std::size_t index_of(int number) { return static_cast<std::size_t>(number); }

/// Binomial coefficients up to a bound.
class Binomials {
 public:
  explicit Binomials(int most) {
    for (int n = 0; n <= most; ++n) {
      rows_.emplace_back(index_of(n) + 1, 1);
      for (std::size_t k = 1; k < index_of(n); ++k)
        rows_.back()[k] = rows_[index_of(n) - 1][k - 1] + rows_[index_of(n) - 1][k];
    }
  }
  /// C(n, k). \pre 0 <= k <= n
  const Natural& operator()(int n, int k) const { return rows_[index_of(n)][index_of(k)]; }

 private:
  std::vector<std::vector<Natural>> rows_;
};

/// Games by number of turns: player 1's wins, and drawn games.
struct Tally {
  explicit Tally(int points) : wins(index_of(points) + 1), draws(index_of(points) + 1) {}

  std::vector<Natural>& of(Outcome outcome) { return outcome == Outcome::tie ? draws : wins; }

  std::vector<Natural> wins;
  std::vector<Natural> draws;
};

class WordCount {
 public:
  // \throws OutOfBudget, Interrupted
  WordCount(const TennisStart& start, const std::stop_token& stop, engines::Budget& budget)
      : points_(start.points),
        binomials_(binomials_of(start, budget)),
        words_(words_of(start, stop, budget)),
        stop_(stop) {}

  // Adds all games whose smaller bids, while both players have points, add up to points - n.
  void add_games(int n, Tally& tally) const {
    for (auto words = words_.begin(); words != words_.end();) {
      const TennisTail tail = words->tail;
      const int most_turns = points_ - n - (tail.stroke ? 1 : 0);
      std::vector<Natural> differences(index_of(std::max(0, std::min(2 * n, most_turns))) + 1);
      for (; words != words_.end() && words->tail.sum_key() == tail.sum_key(); ++words) {
        add_compositions(n, *words, differences);
      }
      add_turns(n, tail, differences, tally);
    }
  }

 private:
  static Binomials binomials_of(const TennisStart& start, engines::Budget& budget) {
    const std::size_t rows = index_of(start.points) + 1;
    budget.charge(bytes_of(rows * (rows + 1) / 2, rows));
    return Binomials(start.points);
  }

  static std::vector<TailWords> words_of(const TennisStart& start, const std::stop_token& stop,
                                         engines::Budget& budget) {
    auto words = words_by_tail(start.rules, 2 * start.points / 3, stop, budget);
    if (stop.stop_requested()) throw engines::Interrupted{};
    return words;
  }

  // v(l) += the sum of w(k, m) c(n, k + u) c(n, m) over k + m = l.
  void add_compositions(int n, const TailWords& words, std::vector<Natural>& v) const {
    const TennisTail& tail = words.tail;
    Natural product;
    for (int length = 0; length < static_cast<int>(v.size()); ++length) {
      if (stop_.stop_requested()) throw engines::Interrupted{};
      const ByUps& by_ups = words.of_length[index_of(length)];
      const int most = std::min(by_ups.first + static_cast<int>(by_ups.words.size()) - 1, n - tail.won_1);
      for (int ups = std::max(by_ups.first, length - n + tail.won_2); ups <= most; ++ups) {
        const Natural& count = by_ups.words[index_of(ups - by_ups.first)];
        if (count == 0) continue;
        const Natural* const first = excesses(n, ups + tail.won_1, tail.spent_1);
        const Natural* const second = excesses(n, length - ups + tail.won_2, tail.spent_2);
        if (first == nullptr || second == nullptr) continue;
        product = count * *first;
        product *= *second;
        v[index_of(length)] += product;
      }
    }
  }

  // The number of ways in which `parts` excesses add up to n, or to at most n if points may remain; null if there is
  // none.
  const Natural* excesses(int n, int parts, bool spent) const {
    if (!spent) return &binomials_(n, parts);
    if (n == 0 || parts == 0) return n == parts ? &binomials_(0, 0) : nullptr;
    return &binomials_(n - 1, parts - 1);
  }

  // Turns the differences at 0 into the values at t = 0, 1, 2, ..., and multiplies these by the compositions of the
  // smaller bids.
  void add_turns(int n, const TennisTail& tail, std::vector<Natural>& differences, Tally& tally) const {
    const int smaller_draws = points_ - n;
    const int both_in_tail = tail.stroke ? 1 : 0;
    const int most_turns = smaller_draws - both_in_tail;
    auto& games = tally.of(tail.outcome);
    for (int turns = 0; turns <= most_turns; ++turns) {
      if (stop_.stop_requested()) throw engines::Interrupted{};
      const int parts = turns + both_in_tail;
      if (parts > 0 && differences[0] != 0) {
        games[index_of(turns + tail.turns())] += binomials_(smaller_draws - 1, parts - 1) * differences[0];
      }
      // Steps to the next value, and keeps only the differences that the later values need.
      const std::size_t needed = std::min(differences.size() - 1, index_of(most_turns - turns));
      for (std::size_t l = 0; l < needed; ++l) differences[l] += differences[l + 1];
    }
  }

  const int points_;
  const Binomials binomials_;
  const std::vector<TailWords> words_;
  const std::stop_token& stop_;
};

Tally count_by_words(const TennisStart& start, const engines::RunOptions& options) {
  engines::Budget budget(options.memory);
  const WordCount words(start, options.stop, budget);
  tbb::enumerable_thread_specific<Tally> tallies(start.points);
  engines::Reporter reporter("sum of bids", options.observer, static_cast<std::uint64_t>(start.points));
  tbb::parallel_for(std::size_t{0}, index_of(start.points), [&](std::size_t n) {
    words.add_games(static_cast<int>(n), tallies.local());
    reporter.one_done();
  });
  Tally sum(start.points);
  for (const Tally& tally : tallies) {
    for (std::size_t turns = 0; turns < sum.wins.size(); ++turns) {
      sum.wins[turns] += tally.wins[turns];
      sum.draws[turns] += tally.draws[turns];
    }
  }
  return sum;
}

}  // namespace

TurnCounts<tennis::GameCounts> count_tennis_games(const TennisStart& start, const engines::RunOptions& options) {
  TurnCounts<tennis::GameCounts> counts;
  counts.status = engines::status_of([&] {
    const Tally tally = count_by_words(start, options);
    for (std::size_t turns = 0; turns < tally.wins.size(); ++turns) {
      const Natural& wins = tally.wins[turns];  // of either player
      const Natural& draws = tally.draws[turns];
      if (wins != 0 || draws != 0) {
        counts.rows.push_back({static_cast<int>(turns), 2 * wins + draws, wins, wins, draws});
      }
    }
  });
  return counts;
}

}  // namespace quadrille::enumerate
