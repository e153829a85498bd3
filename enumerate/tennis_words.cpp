// The games of Tennis and Footsteps by words and compositions.
//
// *Both have points.* Of each turn's draws the smaller is paid by both, at least 1, and who drew more pays an excess of
// at least 1 besides. Let t such turns be played, k of them won by player 1 (ups) and m by player 2 (downs), and let
// the smaller draws add up to j. Then the smaller draws are a composition of j into t parts, player 1's excesses one of
// what player 1 paid less j into k parts, player 2's likewise into m; any three compositions will do. Which of the t
// turns are ups, downs and ties is a word, and where the ball lies depends on its ups and downs alone. So with w(k, m)
// the number of words of k ups and m downs that keep the ball on the court and bring it where we want it, it is met
//
//     C(t, k + m) w(k, m) C(j-1, t-1) c(P-j, k) c(P-j, m)
//
// times, P being the points at the start and c(n, k) = C(n-1, k-1) the compositions of n into k parts, if all points
// are spent then. That covers games in which both run out of points in the same turn. Other games have a *tail*:
//
// - the stroke beyond the last field, with points on both sides: one turn more, won by the striker, with no tie after
//   it. The smaller draws have t + 1 parts, the striker's excesses one more; and points may be left over, so C(n, k),
//   the compositions of n or less, stands in place of c(n, k);
// - turns in which one player draws alone, and the ball goes one way. A number u of them adds u excesses, no smaller
//   draw and no choice; c(P-j, k) becomes c(P-j, k + u), and again C(P-j, k + u) if the last drives the ball beyond.
//
// *Order of summation.* With n = P - j fixed, v(l) is the sum of w(k, m) c(n, k + u) c(n, m) over k + m = l, and
// sum C(t, l) v(l) is Newton's forward formula: the value at t of the polynomial with the differences v(0), v(1), ...
// at 0. All its values come from additions. Different n share nothing but tables, and are done in parallel; integers
// have one sum in whatever order they are added.
//
// Only k, m <= n and k + m <= t <= P - n count, so k + m <= 2P/3: about P^3/18 products for each tail.

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <thread>
#include <tuple>

#include "enumerate/budget.hpp"
#include "enumerate/joined_for.hpp"
#include "enumerate/tennis_counts.hpp"

namespace quadrille::enumerate {

namespace {

using tennis::Outcome;
using tennis::Rules;

/// The run was stopped; what there is is not whole.
struct Interrupted {};

std::size_t as_size(int number) { return static_cast<std::size_t>(number); }

/// Binomial coefficients up to a bound.
class Binomials {
 public:
  explicit Binomials(int most) {
    for (int n = 0; n <= most; ++n) {
      rows_.emplace_back(as_size(n) + 1, 1);
      for (std::size_t k = 1; k < as_size(n); ++k)
        rows_.back()[k] = rows_[as_size(n) - 1][k - 1] + rows_[as_size(n) - 1][k];
    }
  }
  /// C(n, k). \pre 0 <= k <= n
  const Natural& operator()(int n, int k) const { return rows_[as_size(n)][as_size(k)]; }

 private:
  std::vector<std::vector<Natural>> rows_;
};

/// How a game goes on after a word: in turns that one player wins one after another, if in any.
struct Tail {
  Outcome outcome = Outcome::none;
  int won_1 = 0;        ///< turns that player 1 wins
  int won_2 = 0;        ///< turns that player 2 wins; one of the two is 0
  bool stroke = false;  ///< whether both have points in these turns: then it is one, the stroke beyond the last field
  bool spent_1 = true;  ///< whether player 1 has no points at the end, for sure
  bool spent_2 = true;

  int turns() const { return won_1 + won_2; }
  /// Tails that agree in this are summed up together.
  std::tuple<Outcome, int, bool> sum_key() const { return {outcome, turns(), stroke}; }
  friend auto operator<=>(const Tail&, const Tail&) = default;
};

// The tails of games whose ball lies here, on the court, if they are of use: player 1's wins, and draws.
std::vector<Tail> tails_of(const Rules& rules, int ball) {
  std::vector<Tail> tails;
  const auto add = [&](Tail tail, int place) {
    tail.outcome = tennis::outcome(rules, {0, 0, place});
    if (tail.outcome != Outcome::win_2) tails.push_back(tail);
  };
  add({}, ball);
  for (const bool first : {true, false}) {
    int place = ball;
    for (int turns = 1; !tennis::is_beyond(rules, place); ++turns) {
      place = tennis::ball_after(rules, place, first ? tennis::Draws{1, 0} : tennis::Draws{0, 1});
      Tail tail;
      (first ? tail.won_1 : tail.won_2) = turns;
      // The one who draws alone has spent all at the end, unless the ball is beyond.
      (first ? tail.spent_1 : tail.spent_2) = !tennis::is_beyond(rules, place);
      add(tail, place);
      if (turns != 1 || !tennis::is_beyond(rules, place)) continue;
      tail.stroke = true;
      tail.spent_1 = tail.spent_2 = false;
      add(tail, place);
    }
  }
  return tails;
}

/// For one tail and one length, the words after which it is what is left, by their ups from `first` on: no others are.
struct ByUps {
  int first = 0;
  std::vector<Natural> words;

  void trim() {
    const auto some = [](const Natural& count) { return count != 0; };
    const auto begin = std::find_if(words.begin(), words.end(), some);
    first += static_cast<int>(begin - words.begin());
    words.erase(words.begin(), begin);
    words.erase(std::find_if(words.rbegin(), words.rend(), some).base(), words.end());
    words.shrink_to_fit();
  }
};

/// For one tail, w(k, m): by length k + m, then by k.
struct Words {
  Tail tail;
  std::vector<ByUps> of_length;
};

// Bytes that so many numbers below 2^bits take, at most: what they need is allocated apart, and may grow by halves.
std::size_t bytes_of(std::size_t numbers, std::size_t bits) { return numbers * (sizeof(Natural) + bits / 4 + 32); }

/// Follows the ball from letter to letter on the court, and sorts all words up to a length by the tails after them.
class WordList {
 public:
  explicit WordList(const Rules& rules) : rules_(rules) {
    for (int ball = -rules.fields; ball <= rules.fields; ++ball) {
      tails_.push_back(tails_of(rules, ball));
      for (const Tail& tail : tails_.back()) words_[tail].tail = tail;
    }
    level_.front()[place(0)] = 1;
  }

  // \throws OutOfBudget, Interrupted
  void grow_to(int longest, const std::stop_token& stop, Budget& budget) {
    for (length_ = 0; length_ <= longest; ++length_) {
      if (stop.stop_requested()) throw Interrupted{};
      for (auto& [tail, words] : words_) words.of_length.push_back({0, std::vector<Natural>(as_size(length_) + 1)});
      next_.assign(as_size(length_) + 2, ByBall(tails_.size()));
      for (int ups = 0; ups <= length_; ++ups) {
        for (int ball = -rules_.fields; ball <= rules_.fields; ++ball) add_words(ups, ball);
      }
      level_.swap(next_);
      for (auto& [tail, words] : words_) {
        words.of_length.back().trim();
        budget.charge(bytes_of(words.of_length.back().words.size(), as_size(length_)));
      }
    }
  }

  // Tails that sum_key does not tell apart stand together.
  std::vector<Words> take() {
    std::vector<Words> result;
    for (auto& [tail, words] : words_) result.push_back(std::move(words));
    std::stable_sort(result.begin(), result.end(),
                     [](const Words& a, const Words& b) { return a.tail.sum_key() < b.tail.sum_key(); });
    return result;
  }

 private:
  using ByBall = std::vector<Natural>;

  std::size_t place(int ball) const { return as_size(ball + rules_.fields); }

  void add_words(int ups, int ball) {
    const Natural& count = level_[as_size(ups)][place(ball)];
    if (count == 0) return;
    for (const Tail& tail : tails_[place(ball)]) words_[tail].of_length.back().words[as_size(ups)] += count;
    const int up = tennis::ball_after(rules_, ball, {1, 0});
    if (!tennis::is_beyond(rules_, up)) next_[as_size(ups) + 1][place(up)] += count;
    const int down = tennis::ball_after(rules_, ball, {0, 1});
    if (!tennis::is_beyond(rules_, down)) next_[as_size(ups)][place(down)] += count;
  }

  const Rules rules_;
  std::vector<std::vector<Tail>> tails_;  // by ball
  std::map<Tail, Words> words_;
  int length_ = 0;
  std::vector<ByBall> level_{ByBall(as_size(2 * rules_.fields + 1))};  // by ups, then by the ball at the end
  std::vector<ByBall> next_;
};

/// Games by number of turns: those that player 1 wins, and draws.
struct Tally {
  explicit Tally(int points) : wins(as_size(points) + 1), draws(as_size(points) + 1) {}

  std::vector<Natural>& of(Outcome outcome) { return outcome == Outcome::draw ? draws : wins; }

  std::vector<Natural> wins;
  std::vector<Natural> draws;
};

class WordCount {
 public:
  // \throws OutOfBudget, Interrupted
  WordCount(const TennisQuestion& question, const std::stop_token& stop, Budget& budget)
      : points_(question.points),
        binomials_(binomials_of(question, budget)),
        words_(words_of(question, stop, budget)),
        stop_(stop) {}

  // All games whose smaller draws, while both had points, add up to points - n.
  void add_games(int n, Tally& tally) const {
    for (auto words = words_.begin(); words != words_.end();) {
      const Tail tail = words->tail;
      const int most_turns = points_ - n - (tail.stroke ? 1 : 0);
      std::vector<Natural> differences(as_size(std::max(0, std::min(2 * n, most_turns))) + 1);
      for (; words != words_.end() && words->tail.sum_key() == tail.sum_key(); ++words) {
        add_compositions(n, *words, differences);
      }
      add_turns(n, tail, differences, tally);
    }
  }

 private:
  static Binomials binomials_of(const TennisQuestion& question, Budget& budget) {
    const std::size_t rows = as_size(question.points) + 1;
    budget.charge(bytes_of(rows * (rows + 1) / 2, rows));
    return Binomials(question.points);
  }

  static std::vector<Words> words_of(const TennisQuestion& question, const std::stop_token& stop, Budget& budget) {
    WordList list(question.rules);
    list.grow_to(2 * question.points / 3, stop, budget);
    return list.take();
  }

  // v(l) += the sum of w(k, m) c(n, k + u) c(n, m) over k + m = l.
  void add_compositions(int n, const Words& words, std::vector<Natural>& v) const {
    const Tail& tail = words.tail;
    Natural product;
    for (int length = 0; length < static_cast<int>(v.size()); ++length) {
      if (stop_.stop_requested()) throw Interrupted{};
      const ByUps& by_ups = words.of_length[as_size(length)];
      const int most = std::min(by_ups.first + static_cast<int>(by_ups.words.size()) - 1, n - tail.won_1);
      for (int ups = std::max(by_ups.first, length - n + tail.won_2); ups <= most; ++ups) {
        const Natural& count = by_ups.words[as_size(ups - by_ups.first)];
        if (count == 0) continue;
        const Natural* const first = excesses(n, ups + tail.won_1, tail.spent_1);
        const Natural* const second = excesses(n, length - ups + tail.won_2, tail.spent_2);
        if (first == nullptr || second == nullptr) continue;
        product = count * *first;
        product *= *second;
        v[as_size(length)] += product;
      }
    }
  }

  // In how many ways `parts` excesses add up to n, or with points left over to n at most; null if in none.
  const Natural* excesses(int n, int parts, bool spent) const {
    if (!spent) return &binomials_(n, parts);
    if (n == 0 || parts == 0) return n == parts ? &binomials_(0, 0) : nullptr;
    return &binomials_(n - 1, parts - 1);
  }

  // From the differences at 0 to the values at t = 0, 1, 2, ..., and with the smaller draws to games.
  void add_turns(int n, const Tail& tail, std::vector<Natural>& differences, Tally& tally) const {
    const int smaller_draws = points_ - n;
    const int both_in_tail = tail.stroke ? 1 : 0;
    const int most_turns = smaller_draws - both_in_tail;
    auto& games = tally.of(tail.outcome);
    for (int turns = 0; turns <= most_turns; ++turns) {
      if (stop_.stop_requested()) throw Interrupted{};
      const int parts = turns + both_in_tail;
      if (parts > 0 && differences[0] != 0) {
        games[as_size(turns + tail.turns())] += binomials_(smaller_draws - 1, parts - 1) * differences[0];
      }
      // On to the next value; of the differences only as many as the values after it need.
      const std::size_t needed = std::min(differences.size() - 1, as_size(most_turns - turns));
      for (std::size_t l = 0; l < needed; ++l) differences[l] += differences[l + 1];
    }
  }

  const int points_;
  const Binomials binomials_;
  const std::vector<Words> words_;
  const std::stop_token& stop_;
};

/// Reports to the observer from the thread that called the engine, and from no other.
class Reporter {
 public:
  Reporter(const Observer& observer, int total) : observer_(observer), total_(static_cast<std::uint64_t>(total)) {}

  void one_done() {
    const std::uint64_t done = ++done_;
    if (!observer_ || std::this_thread::get_id() != caller_) return;
    observer_(Progress{.unit = "sum of draws",
                       .done = done,
                       .total = total_,
                       .worked = done,
                       .fraction = static_cast<double>(done) / static_cast<double>(total_)});
  }

 private:
  const Observer& observer_;
  const std::uint64_t total_;
  const std::thread::id caller_ = std::this_thread::get_id();
  std::atomic<std::uint64_t> done_{0};
};

Tally count_by_words(const TennisQuestion& question, const RunOptions& options) {
  Budget budget(options.memory);
  const WordCount words(question, options.stop, budget);
  tbb::enumerable_thread_specific<Tally> tallies(question.points);
  Reporter reporter(options.observer, question.points);
  joined_for(0, as_size(question.points), [&](std::size_t n) {
    words.add_games(static_cast<int>(n), tallies.local());
    reporter.one_done();
  });
  Tally sum(question.points);
  for (const Tally& tally : tallies) {
    for (std::size_t turns = 0; turns < sum.wins.size(); ++turns) {
      sum.wins[turns] += tally.wins[turns];
      sum.draws[turns] += tally.draws[turns];
    }
  }
  return sum;
}

}  // namespace

Counts count_tennis_games(const TennisQuestion& question, const RunOptions& options) {
  require_countable(question);
  Counts counts;
  counts.columns = tennis_columns(TennisBy::outcome);
  try {
    const Tally tally = count_by_words(question, options);
    for (std::size_t turns = 0; turns < tally.wins.size(); ++turns) {
      const Natural& wins = tally.wins[turns];  // of either player
      const Natural& draws = tally.draws[turns];
      if (wins != 0 || draws != 0) counts.rows.push_back({Natural(turns), 2 * wins + draws, wins, wins, draws});
    }
    counts.last_finished_grade = question.points;
  } catch (const Interrupted&) {
    counts.ending = Ending::interrupted;
  } catch (const OutOfBudget&) {
    counts.ending = Ending::memory;
  }
  return counts;
}

}  // namespace quadrille::enumerate
