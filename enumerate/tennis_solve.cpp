#include "enumerate/tennis_solve.hpp"

#include <fmt/format.h>
#include <tbb/blocked_range.h>
#include <tbb/info.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <cassert>
#include <utility>

#include "enumerate/matrix_game.hpp"
#include "graphs/error.hpp"

namespace quadrille::enumerate {

namespace {

using tennis::DrawRange;
using tennis::legal_draws;
using tennis::Position;

// What player 1 may sensibly draw: one more than the opponent has left wins the turn whatever he draws.
DrawRange sensible_draws(int points, int opponents_points) {
  const DrawRange legal = legal_draws(points);
  return {legal.least, std::min(legal.most, opponents_points + 1)};
}

std::size_t size_of(const DrawRange& draws) { return static_cast<std::size_t>(draws.size()); }

// Of each two mirrored positions the one that is valued.
bool is_valued(const Position& position) {
  if (position.points_1 != position.points_2) return position.points_1 > position.points_2;
  return position.ball >= 0;
}

bool is_its_own_mirror(const Position& position) { return position == mirrored(position); }

void require_taken(const TennisTask& task) {
  const auto refuse = [](const char* what, int value, int least, int most) {
    throw Error(ErrorKind::unusable_input, fmt::format("{} {}: give from {} to {}", what, value, least, most));
  };
  for (const int points : {task.points_1, task.points_2}) {
    if (points < 0 || points > most_solved_points) refuse("points", points, 0, most_solved_points);
  }
  if (task.rules.fields < 1 || task.rules.fields > tennis::most_fields) {
    refuse("fields", task.rules.fields, 1, tennis::most_fields);
  }
  if (task.rules.beyond < 1 || task.rules.beyond > largest_payoff) {
    refuse("beyond", task.rules.beyond, 1, largest_payoff);
  }
}

// The valued positions of one total, the longest work (most draws) last.
std::vector<Position> positions_of(const TennisTask& task, int total) {
  const int most = std::max(task.points_1, task.points_2);
  const int least = std::min(task.points_1, task.points_2);
  std::vector<Position> positions;
  for (int points_2 = std::max(0, total - most); points_2 <= std::min(total / 2, least); ++points_2) {
    for (int ball = -task.rules.fields; ball <= task.rules.fields; ++ball) {
      const Position position{total - points_2, points_2, ball};
      if (is_valued(position)) positions.push_back(position);
    }
  }
  return positions;
}

// A fast exact division would lose what is over.
Fixed share_of_width(const TennisTask& task, int total) {
  const int whole = task.points_1 + task.points_2;
  return task.width / whole * total + task.width % whole * total / whole;
}

// How much work the totals up to this one are: n draws make a program of n rows in n steps.
double work_of(const TennisTask& task, int total) {
  double work = 0;
  for (const Position& position : positions_of(task, total)) {
    work += static_cast<double>(position.points_2) * position.points_2 * position.points_2 + 100;
  }
  return work;
}

}  // namespace

TennisValues::TennisValues(const tennis::Rules& rules, int most_points)
    : rules_(rules), side_(static_cast<std::size_t>(most_points) + 1) {
  const int beyond = rules.fields + 1;
  lower_.resize((2 * static_cast<std::size_t>(beyond) + 1) * side_ * side_);
  middle_.resize(lower_.size());
  for (int points_1 = 0; points_1 <= most_points; ++points_1) {
    for (int points_2 = 0; points_2 <= most_points; ++points_2) {
      for (int ball = -beyond; ball <= beyond; ++ball) {
        const Position position{points_1, points_2, ball};
        if (tennis::outcome(rules, position) == tennis::Outcome::none) continue;
        const Fixed worth = tennis::worth(rules, position) * fixed_one;
        enter(position, {worth, worth});
      }
    }
  }
}

std::size_t TennisValues::bytes(const tennis::Rules& rules, int most_points) {
  const auto side = static_cast<std::size_t>(most_points) + 1;
  return (2 * static_cast<std::size_t>(rules.fields) + 3) * side * side * (sizeof(Fixed) + sizeof(double));
}

std::size_t TennisValues::index(const Position& position) const {
  const int from_the_lowest = position.ball + rules_.fields + 1;
  const auto ball = static_cast<std::size_t>(from_the_lowest);
  const auto points_1 = static_cast<std::size_t>(position.points_1);
  const auto points_2 = static_cast<std::size_t>(position.points_2);
  assert(points_1 < side_ && points_2 < side_);
  return (ball * side_ + points_1) * side_ + points_2;
}

void TennisValues::enter(const Position& position, const Enclosure& value) {
  assert(value.lower <= value.upper);
  const double middle =
      (static_cast<double>(value.lower) + static_cast<double>(value.upper)) / (2 * static_cast<double>(fixed_one));
  lower_[index(position)] = value.lower;
  middle_[index(position)] = middle;
  if (is_its_own_mirror(position)) return;
  lower_[index(mirrored(position))] = -value.upper;
  middle_[index(mirrored(position))] = -middle;
}

void TennisValues::write_line(const Position& position, int draw_1, std::span<Fixed> line) const {
  const DrawRange draws_2 = legal_draws(position.points_2);
  assert(line.size() == size_of(draws_2));
  for (int draw_2 = draws_2.least; draw_2 <= draws_2.most; ++draw_2) {
    line[static_cast<std::size_t>(draw_2 - draws_2.least)] = lower(tennis::after(rules_, position, {draw_1, draw_2}));
  }
}

struct TennisStrategist::Work {
  MatrixGame game;
  Payoffs payoffs;
  Proposal proposal;
  std::vector<Fixed> line;
  MixedLine sum;
};

TennisStrategist::TennisStrategist(const TennisValues& values) : values_(values), work_(std::make_unique<Work>()) {}

TennisStrategist::~TennisStrategist() = default;

// Over the sensible draws of both, by the middles of the successors' intervals.
bool TennisStrategist::propose(const Position& position) {
  const tennis::Rules& rules = values_.rules();
  const DrawRange draws_1 = sensible_draws(position.points_1, position.points_2);
  const DrawRange draws_2 = sensible_draws(position.points_2, position.points_1);
  Payoffs& payoffs = work_->payoffs;
  payoffs.rows = size_of(draws_1);
  payoffs.columns = size_of(draws_2);
  payoffs.entries.clear();
  for (int draw_1 = draws_1.least; draw_1 <= draws_1.most; ++draw_1) {
    for (int draw_2 = draws_2.least; draw_2 <= draws_2.most; ++draw_2) {
      payoffs.entries.push_back(values_.middle(tennis::after(rules, position, {draw_1, draw_2})));
    }
  }
  return work_->game.solve(payoffs, work_->proposal);
}

// What player 1's mix gets at least, whatever player 2 draws.
Fixed TennisStrategist::guaranteed(const Position& position, const Mix& mix) {
  const std::size_t replies = size_of(legal_draws(position.points_2));
  work_->line.resize(replies);
  work_->sum.reset(replies);
  const int least = legal_draws(position.points_1).least;
  for (std::size_t i = 0; i < mix.size(); ++i) {
    if (mix[i] == 0) continue;
    values_.write_line(position, least + static_cast<int>(i), work_->line);
    work_->sum.add(mix[i], work_->line);
  }
  return work_->sum.least();
}

std::optional<TennisStrategies> TennisStrategist::at_as_it_stands(const Position& position) {
  if (!propose(position)) return std::nullopt;
  TennisStrategies found;
  found.player_1 = mix_near(work_->proposal.row);
  found.player_2 = mix_near(work_->proposal.column);
  found.player_1.resize(size_of(legal_draws(position.points_1)));  // draws that are not sensible get nothing
  found.player_2.resize(size_of(legal_draws(position.points_2)));
  // In his mirrored position a player is his opponent: what is good for one of them is good for both.
  if (is_its_own_mirror(position)) found.player_2 = found.player_1;
  found.guaranteed.lower = guaranteed(position, found.player_1);
  found.guaranteed.upper = -guaranteed(mirrored(position), found.player_2);
  return found;
}

std::optional<TennisStrategies> TennisStrategist::at(const Position& position) {
  assert(tennis::outcome(values_.rules(), position) == tennis::Outcome::none);
  if (is_valued(position)) return at_as_it_stands(position);
  auto found = at_as_it_stands(mirrored(position));
  if (!found) return std::nullopt;
  std::swap(found->player_1, found->player_2);
  found->guaranteed = found->guaranteed.negated();
  return found;
}

// The value of the game whose payoffs are the bounds below, rounded down.
std::optional<Fixed> TennisStrategist::exactly_below(const Position& position) {
  const DrawRange draws_1 = legal_draws(position.points_1);
  ExactPayoffs payoffs{size_of(draws_1), size_of(legal_draws(position.points_2)), {}};
  work_->line.resize(payoffs.columns);
  const Rational one = fixed_one;
  for (int draw_1 = draws_1.least; draw_1 <= draws_1.most; ++draw_1) {
    values_.write_line(position, draw_1, work_->line);
    for (const Fixed bound : work_->line) payoffs.entries.push_back(Rational(bound) / one);
  }
  const auto solution = solve_exactly(payoffs);
  if (!solution) return std::nullopt;
  using boost::multiprecision::cpp_int;
  const Rational units = solution->value * fixed_one;
  const cpp_int dividend = numerator(units);
  const cpp_int divisor = denominator(units);
  cpp_int whole;
  cpp_int rest;
  divide_qr(dividend, divisor, whole, rest);  // towards zero
  if (rest < 0) whole -= 1;
  return static_cast<Fixed>(whole);
}

std::optional<Enclosure> TennisStrategist::exactly(const Position& position) {
  const auto below = exactly_below(position);
  const auto above = exactly_below(mirrored(position));
  if (!below || !above) return std::nullopt;
  return Enclosure{*below, -*above};
}

namespace {

// Nothing is known of a value but the rules.
Enclosure anything(const tennis::Rules& rules) { return {-rules.beyond * fixed_one, rules.beyond * fixed_one}; }

Enclosure both(const Enclosure& a, const Enclosure& b) {
  return {std::max(a.lower, b.lower), std::min(a.upper, b.upper)};
}

// Values the positions of one total, those of lesser totals being valued.
// Returns whether all are as narrow as asked, or nothing if stopped.
class Layers {
 public:
  Layers(const TennisTask& task, const RunOptions& options, TennisSolution& solution)
      : task_(task), options_(options), solution_(solution) {}

  bool value(int total) {
    positions_ = positions_of(task_, total);
    found_.assign(positions_.size(), anything(task_.rules));
    tbb::parallel_for(tbb::blocked_range<std::size_t>(0, positions_.size(), grain), [&](const auto& range) {
      TennisStrategist strategist(solution_.values);
      for (std::size_t i = range.begin(); i < range.end() && !options_.stop.stop_requested(); ++i) {
        found_[i] = propose(strategist, positions_[i]);
      }
    });
    if (options_.stop.stop_requested() || !narrow(share_of_width(task_, total))) return false;
    for (std::size_t i = 0; i < positions_.size(); ++i) solution_.values.enter(positions_[i], found_[i]);
    return true;
  }

 private:
  static constexpr std::size_t grain = 8;

  Enclosure propose(TennisStrategist& strategist, const Position& position) const {
    if (is_its_own_mirror(position)) return {0, 0};
    const auto strategies = strategist.at(position);
    return strategies ? strategies->guaranteed : anything(task_.rules);
  }

  // Solves exactly what is wider than its share; after one that stays too wide only what GLPK could not do at all, as
  // the width can only be inherited. Returns whether it was not stopped.
  bool narrow(Fixed share) {
    std::optional<TennisStrategist> strategist;
    const bool resolving = solution_.wide == 0;
    for (std::size_t i = 0; i < positions_.size(); ++i) {
      if (options_.stop.stop_requested()) return false;
      const bool nothing_found = found_[i] == anything(task_.rules);
      if (nothing_found || (resolving && found_[i].width() > share)) {
        if (!strategist) strategist.emplace(solution_.values);
        if (const auto exact = strategist->exactly(positions_[i])) found_[i] = both(found_[i], *exact);
        ++solution_.solved_exactly;
      }
      if (found_[i].width() <= task_.width) continue;
      ++solution_.wide;
      if (found_[i].width() <= widest_) continue;
      widest_ = found_[i].width();
      solution_.widest = positions_[i];
    }
    return true;
  }

  const TennisTask& task_;
  const RunOptions& options_;
  TennisSolution& solution_;
  std::vector<Position> positions_;
  std::vector<Enclosure> found_;
  Fixed widest_ = 0;
};

// What the programs of a thread may take besides the tables: GLPK holds a program several times over.
std::size_t working_bytes(const TennisTask& task) {
  const auto draws = static_cast<std::size_t>(std::min(task.points_1, task.points_2)) + 2;
  return static_cast<std::size_t>(tbb::info::default_concurrency()) * draws * draws * 200;
}

}  // namespace

TennisSolution solve_tennis(const TennisTask& task, const RunOptions& options) {
  require_taken(task);
  const int most = std::max(task.points_1, task.points_2);
  if (TennisValues::bytes(task.rules, most) + working_bytes(task) > options.memory) {
    return {Ending::memory, TennisValues(task.rules, 0)};
  }
  TennisSolution solution{Ending::complete, TennisValues(task.rules, most)};
  const int totals = task.points_1 + task.points_2;
  double work = 0;
  for (int total = 1; total <= totals; ++total) work += work_of(task, total);
  Layers layers(task, options, solution);
  solution.last_total = 0;
  double worked = 0;
  for (int total = 1; total <= totals; ++total) {
    if (!layers.value(total)) {
      solution.ending = Ending::interrupted;
      break;
    }
    solution.last_total = total;
    worked += work_of(task, total);
    if (options.observer) {
      Progress progress;
      progress.unit = "total";
      progress.grade = total;
      progress.fraction = worked / work;
      options.observer(progress);
    }
  }
  return solution;
}

}  // namespace quadrille::enumerate
