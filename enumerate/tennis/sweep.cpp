// Counts the games and positions of Tennis and Footsteps by a sweep over positions, turn by turn. For each position the
// sweep keeps the number of games that reach the position, or only a bit that says whether any game does.
//
// The positions after the same number of turns form a layer. A layer has a *row* for each place of the ball and each
// number of points of player 1. Entry b of a row (place b in the code) belongs to the position in which player 2 has b
// points. The entries are either numbers of games, which are added, or bits, which are united.
//
// *A turn without listing its bids.* Fix a place of the ball before the turn. Let R(a, b) be the number of games that
// reach this place with a points for player 1 and b for player 2. First let both players have points. The games that
// have a and b points after the turn are counted by three sums, one for equal bids and one for each player who bids
// more. For equal bids the sum is D(a, b) = R(a+1, b+1) + R(a+2, b+2) + ... If player 1 bids more, by 1, 2 and so on,
// it is D(a+1, b) + D(a+2, b) + ...; if player 2 bids more, it is D(a, b+1) + D(a, b+2) + ... All are running sums: for
// example, D(a, b) = R(a+1, b+1) + D(a+1, b+1). So a turn costs a constant number of additions for each position, not
// one for each pair of bids.
//
// If only one player has points, that player bids 1 or more and drives the ball. Running sums over the positions in
// which the other player has no points cover these turns.
//
// A row type has four operations, whose argument is another row:
// - `add(row)` adds to each entry b the entry b of `row`;
// - `add_next(row)` adds to each entry b the entry b + 1 of `row`;
// - `add_above(row)` adds to each entry b the sum of all entries of `row` after entry b;
// - `add_lowest(row)` adds to entry 0 the entry 0 of `row`.

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "enumerate/tennis/counts.hpp"

namespace quadrille::enumerate {

namespace {

template <class Row>
class TennisSweep {
 public:
  /// The layer before the first turn. \param first  the row of the start: its highest place is set
  TennisSweep(const TennisStart& start, const Row& first, const Row& zero)
      : rules_(start.rules),
        points_(start.points),
        zero_(zero),
        layer_(balls() * (static_cast<std::size_t>(points_) + 1), zero) {
    at(layer_, 0, points_) = first;
  }

  int turn() const { return turn_; }
  /// The most points that player 1 can have now.
  int most_left() const { return points_ - turn_; }
  /// \pre 0 <= points_1 <= most_left(), and the ball is beyond by one at most
  const Row& row(int ball, int points_1) const { return layer_[index(ball, points_1)]; }

  /// Plays one more turn from every position where the game is not over. \pre turn() < points
  void advance() {
    std::vector<Row> next(layer_.size(), zero_);
    for (int ball = -rules_.fields; ball <= rules_.fields; ++ball) {
      const int up = tennis::ball_after(rules_, ball, {1, 0});
      const int down = tennis::ball_after(rules_, ball, {0, 1});
      Row diagonal = zero_;
      Row above = zero_;
      Row alone = zero_;  // player 1's sources while player 2 has no points; only place 0 counts
      for (int a = most_left() - 1; a >= 0; --a) {
        const Row& from = row(ball, a + 1);
        above.add(diagonal);
        diagonal.add(from);
        Row shifted = zero_;
        shifted.add_next(diagonal);
        diagonal = std::move(shifted);
        alone.add_lowest(from);
        at(next, ball, a).add(diagonal);
        at(next, up, a).add(above);
        at(next, up, a).add_lowest(alone);
        at(next, down, a).add_above(diagonal);
      }
      at(next, down, 0).add_above(row(ball, 0));
    }
    layer_ = std::move(next);
    ++turn_;
  }

 private:
  std::size_t balls() const { return 2 * static_cast<std::size_t>(rules_.fields) + 3; }
  std::size_t index(int ball, int points_1) const {
    return static_cast<std::size_t>(ball + rules_.fields + 1) * (static_cast<std::size_t>(points_) + 1) +
           static_cast<std::size_t>(points_1);
  }
  Row& at(std::vector<Row>& layer, int ball, int points_1) const { return layer[index(ball, points_1)]; }

  tennis::Rules rules_;
  int points_;
  Row zero_;
  std::vector<Row> layer_;
  int turn_ = 0;
};

class NumberRow {
 public:
  explicit NumberRow(int points) : numbers_(static_cast<std::size_t>(points) + 1) {}

  void set_highest() { numbers_.back() = 1; }
  void add(const NumberRow& other) {
    for (std::size_t i = 0; i < numbers_.size(); ++i) numbers_[i] += other.numbers_[i];
  }
  void add_next(const NumberRow& other) {
    for (std::size_t i = 0; i + 1 < numbers_.size(); ++i) numbers_[i] += other.numbers_[i + 1];
  }
  void add_above(const NumberRow& other) {
    Natural sum = 0;
    for (std::size_t i = numbers_.size() - 1; i > 0; --i) {
      sum += other.numbers_[i];
      numbers_[i - 1] += sum;
    }
  }
  void add_lowest(const NumberRow& other) { numbers_[0] += other.numbers_[0]; }

  const Natural& lowest() const { return numbers_[0]; }
  Natural sum() const {
    Natural sum = 0;
    for (const Natural& number : numbers_) sum += number;
    return sum;
  }

 private:
  std::vector<Natural> numbers_;
};

class BitRow {
 public:
  explicit BitRow(int points)
      : highest_(static_cast<unsigned>(points)), words_(static_cast<std::size_t>(points) / 64 + 1) {}

  void set_highest() { words_.back() |= std::uint64_t{1} << highest_ % 64U; }
  void add(const BitRow& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
  }
  void add_next(const BitRow& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      const std::uint64_t next = i + 1 < words_.size() ? other.words_[i + 1] : 0;
      words_[i] |= other.words_[i] >> 1U | next << 63U;
    }
  }
  // Sets all places below the highest place that is set.
  void add_above(const BitRow& other) {
    std::size_t i = words_.size();
    while (i > 0 && other.words_[i - 1] == 0) --i;
    if (i == 0) return;
    const auto highest = 63U - static_cast<unsigned>(__builtin_clzll(other.words_[i - 1]));
    words_[i - 1] |= (std::uint64_t{1} << highest) - 1;
    for (--i; i > 0; --i) words_[i - 1] = ~std::uint64_t{0};
  }
  void add_lowest(const BitRow& other) { words_[0] |= other.words_[0] & 1U; }

  std::uint64_t count() const {
    std::uint64_t bits = 0;
    for (const std::uint64_t word : words_) bits += static_cast<std::uint64_t>(__builtin_popcountll(word));
    return bits;
  }

 private:
  unsigned highest_;
  std::vector<std::uint64_t> words_;
};

template <class Row>
TennisSweep<Row> begin(const TennisStart& start) {
  const Row zero(start.points);
  Row first = zero;
  first.set_highest();
  return {start, first, zero};
}

// The games that the last turn finished.
std::array<Natural, 3> finished(const TennisSweep<NumberRow>& sweep, const tennis::Rules& rules) {
  std::array<Natural, 3> games;  // player 1's wins, player 2's wins, drawn games
  for (int a = 0; a <= sweep.most_left(); ++a) {
    games[0] += sweep.row(rules.fields + 1, a).sum();
    games[1] += sweep.row(-rules.fields - 1, a).sum();
  }
  for (int ball = -rules.fields; ball <= rules.fields; ++ball) {
    const auto outcome = tennis::outcome(rules, {0, 0, ball});
    games[static_cast<std::size_t>(outcome) - 1] += sweep.row(ball, 0).lowest();
  }
  return games;
}

std::uint64_t positions(const TennisSweep<BitRow>& sweep, const tennis::Rules& rules) {
  std::uint64_t count = 0;
  for (int ball = -rules.fields - 1; ball <= rules.fields + 1; ++ball) {
    for (int a = 0; a <= sweep.most_left(); ++a) count += sweep.row(ball, a).count();
  }
  return count;
}

}  // namespace

TurnCounts<tennis::GameCounts> count_tennis_games_swept(const TennisStart& start) {
  TurnCounts<tennis::GameCounts> counts;
  auto sweep = begin<NumberRow>(start);
  while (sweep.turn() < start.points) {
    sweep.advance();
    const auto [wins_1, wins_2, draws] = finished(sweep, start.rules);
    const Natural games = wins_1 + wins_2 + draws;
    if (games != 0) counts.rows.push_back({sweep.turn(), games, wins_1, wins_2, draws});
  }
  return counts;
}

TurnCounts<tennis::PositionCounts> count_tennis_positions(const TennisStart& start,
                                                          const engines::RunOptions& options) {
  TurnCounts<tennis::PositionCounts> counts;
  const auto rows = static_cast<std::size_t>(start.points) + 1;
  const std::size_t row_bytes = sizeof(BitRow) + rows / 8 + 24;
  if (2 * rows * (2 * static_cast<std::size_t>(start.rules.fields) + 3) * row_bytes > options.memory) {
    counts.status = engines::RunStatus::memory;
    return counts;
  }
  auto sweep = begin<BitRow>(start);
  std::uint64_t worked = 0;
  while (true) {
    const std::uint64_t reached = positions(sweep, start.rules);
    if (reached == 0) break;
    counts.rows.push_back({sweep.turn(), reached});
    worked += reached;
    if (sweep.turn() == start.points) break;
    if (options.stop.stop_requested()) {
      counts.status = engines::RunStatus::interrupted;
      break;
    }
    if (options.observer) {
      options.observer(engines::Progress{.unit = "turn",
                                         .grade = sweep.turn() + 1,
                                         .done = counts.rows.size(),
                                         .total = static_cast<std::uint64_t>(start.points),
                                         .found = worked,
                                         .worked = worked});
    }
    sweep.advance();
  }
  return counts;
}

}  // namespace quadrille::enumerate
