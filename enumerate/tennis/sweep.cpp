// The sweep with numbers of games, and with bits for positions.
#include "enumerate/tennis/sweep.hpp"

#include <array>
#include <cstdint>

namespace quadrille::enumerate {

namespace {

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
  // All places below the highest that is set.
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
TennisSweep<Row> begin(const tennis::CountQuery& query) {
  const Row zero(query.points);
  Row start = zero;
  start.set_highest();
  return {query, start, zero};
}

// The games that end with the turn just played.
std::array<Natural, 3> finished(const TennisSweep<NumberRow>& sweep, const tennis::Rules& rules) {
  std::array<Natural, 3> games;  // that player 1 won, that player 2 won, draws
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

TurnCounts<tennis::GameCounts> count_tennis_games_swept(const tennis::CountQuery& query) {
  TurnCounts<tennis::GameCounts> counts;
  auto sweep = begin<NumberRow>(query);
  while (sweep.turn() < query.points) {
    sweep.advance();
    const auto [wins_1, wins_2, draws] = finished(sweep, query.rules);
    const Natural games = wins_1 + wins_2 + draws;
    if (games != 0) counts.rows.push_back({sweep.turn(), games, wins_1, wins_2, draws});
  }
  return counts;
}

TurnCounts<tennis::PositionCounts> count_tennis_positions(const tennis::CountQuery& query,
                                                          const engines::RunOptions& options) {
  require_countable(query);
  TurnCounts<tennis::PositionCounts> counts;
  const auto rows = static_cast<std::size_t>(query.points) + 1;
  const std::size_t row_bytes = sizeof(BitRow) + rows / 8 + 24;
  if (2 * rows * (2 * static_cast<std::size_t>(query.rules.fields) + 3) * row_bytes > options.memory) {
    counts.status = engines::RunStatus::memory;
    return counts;
  }
  auto sweep = begin<BitRow>(query);
  std::uint64_t worked = 0;
  while (true) {
    const std::uint64_t reached = positions(sweep, query.rules);
    if (reached == 0) break;
    counts.rows.push_back({sweep.turn(), reached});
    worked += reached;
    if (sweep.turn() == query.points) break;
    if (options.stop.stop_requested()) {
      counts.status = engines::RunStatus::interrupted;
      break;
    }
    if (options.observer) {
      options.observer(engines::Progress{.unit = "turn",
                                         .grade = sweep.turn() + 1,
                                         .done = counts.rows.size(),
                                         .total = static_cast<std::uint64_t>(query.points),
                                         .found = worked,
                                         .worked = worked});
    }
    sweep.advance();
  }
  return counts;
}

}  // namespace quadrille::enumerate
