#include "enumerate/tennis/tails.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace quadrille::enumerate {

namespace {

using tennis::Rules;

std::size_t as_size(int number) { return static_cast<std::size_t>(number); }

// The tails of games from a ball on the court that player 1 wins or that are drawn games.
std::vector<TennisTail> tails_of(const Rules& rules, int ball) {
  std::vector<TennisTail> tails;
  const auto add = [&](TennisTail tail, int place) {
    tail.outcome = tennis::outcome(rules, {0, 0, place});
    if (tail.outcome != tennis::Outcome::win_2) tails.push_back(tail);
  };
  add({}, ball);
  for (const bool first : {true, false}) {
    int place = ball;
    for (int turns = 1; !tennis::is_beyond(rules, place); ++turns) {
      place = tennis::ball_after(rules, place, first ? tennis::Bids{1, 0} : tennis::Bids{0, 1});
      TennisTail tail;
      (first ? tail.won_1 : tail.won_2) = turns;
      // A player that bids alone has spent all points at the end, unless the ball is beyond.
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

void trim(ByUps& by_ups) {
  auto& [first, words] = by_ups;
  const auto some = [](const Natural& count) { return count != 0; };
  const auto begin = std::find_if(words.begin(), words.end(), some);
  first += static_cast<int>(begin - words.begin());
  words.erase(words.begin(), begin);
  words.erase(std::find_if(words.rbegin(), words.rend(), some).base(), words.end());
  words.shrink_to_fit();
}

/// Follows the ball on the court from letter to letter, and sorts all words up to a length by the tails after them.
class WordList {
 public:
  explicit WordList(const Rules& rules) : rules_(rules) {
    for (int ball = -rules.fields; ball <= rules.fields; ++ball) {
      tails_.push_back(tails_of(rules, ball));
      for (const TennisTail& tail : tails_.back()) words_[tail].tail = tail;
    }
    level_.front()[place(0)] = 1;
  }

  // \throws OutOfBudget
  void grow_to(int longest, const std::stop_token& stop, engines::Budget& budget) {
    for (length_ = 0; length_ <= longest; ++length_) {
      if (stop.stop_requested()) return;
      for (auto& [tail, words] : words_) words.of_length.push_back({0, std::vector<Natural>(as_size(length_) + 1)});
      next_.assign(as_size(length_) + 2, ByBall(tails_.size()));
      for (int ups = 0; ups <= length_; ++ups) {
        for (int ball = -rules_.fields; ball <= rules_.fields; ++ball) add_words(ups, ball);
      }
      level_.swap(next_);
      for (auto& [tail, words] : words_) {
        trim(words.of_length.back());
        budget.charge(bytes_of(words.of_length.back().words.size(), as_size(length_)));
      }
    }
  }

  // Words whose tails have the same sum_key are adjacent.
  std::vector<TailWords> take() {
    std::vector<TailWords> result;
    result.reserve(words_.size());
    for (auto& [tail, words] : words_) result.push_back(std::move(words));
    std::stable_sort(result.begin(), result.end(),
                     [](const TailWords& a, const TailWords& b) { return a.tail.sum_key() < b.tail.sum_key(); });
    return result;
  }

 private:
  using ByBall = std::vector<Natural>;

  std::size_t place(int ball) const { return as_size(ball + rules_.fields); }

  void add_words(int ups, int ball) {
    const Natural& count = level_[as_size(ups)][place(ball)];
    if (count == 0) return;
    for (const TennisTail& tail : tails_[place(ball)]) words_[tail].of_length.back().words[as_size(ups)] += count;
    const int up = tennis::ball_after(rules_, ball, {1, 0});
    if (!tennis::is_beyond(rules_, up)) next_[as_size(ups) + 1][place(up)] += count;
    const int down = tennis::ball_after(rules_, ball, {0, 1});
    if (!tennis::is_beyond(rules_, down)) next_[as_size(ups)][place(down)] += count;
  }

  const Rules rules_;
  std::vector<std::vector<TennisTail>> tails_;  // by ball
  std::map<TennisTail, TailWords> words_;
  int length_ = 0;
  std::vector<ByBall> level_{ByBall(as_size(2 * rules_.fields + 1))};  // by ups, then by the ball at the end
  std::vector<ByBall> next_;
};

}  // namespace

std::vector<TailWords> words_by_tail(const Rules& rules, int longest, const std::stop_token& stop,
                                     engines::Budget& budget) {
  WordList list(rules);
  list.grow_to(longest, stop, budget);
  return list.take();
}

}  // namespace quadrille::enumerate
