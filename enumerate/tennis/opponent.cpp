#include "enumerate/tennis/opponent.hpp"

#include "enumerate/engines/random/splitmix.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/tennis/intervals.hpp"
#include "games/tennis/rules.hpp"

namespace quadrille::running {

namespace {

// A random number from 0 to below - 1, all equally likely.
std::uint64_t random_below(std::uint64_t& state, std::uint64_t below) {
  const std::uint64_t whole = ~std::uint64_t{0} / below * below;
  while (true) {
    state += engines::splitmix_step;
    const std::uint64_t number = engines::splitmix(state);
    if (number < whole) return number % below;  // the rest of the range would favour the least numbers
  }
}

}  // namespace

struct TennisOpponent::Solved {
  enumerate::TennisTask task;
  enumerate::TennisSolution solution;
};

TennisOpponent::TennisOpponent(const tennis::Rules& rules, std::uint64_t seed) : rules_(rules), random_state_(seed) {}

TennisOpponent::~TennisOpponent() = default;

bool TennisOpponent::solve(const tennis::Position& position, const Options& options) {
  if (solved_ && position.points_1 <= solved_->task.points_1 && position.points_2 <= solved_->task.points_2)
    return true;
  const Runner runner(options);
  const enumerate::TennisTask task{rules_, position.points_1, position.points_2};
  const engines::RunOptions engine = runner.engine_options();
  runner.on_threads(enumerate::threads_to_solve_tennis(task, engine.memory, runner.threads()), [&] {
    auto solution = enumerate::solve_tennis(task, engine);
    if (solution.status == RunStatus::complete) solved_.reset(new Solved{task, std::move(solution)});
  });
  return solved_ && solved_->task.points_1 == position.points_1 && solved_->task.points_2 == position.points_2;
}

TennisBid TennisOpponent::choose(int player, const tennis::Position& position, const Options& options) {
  const tennis::BidRange legal = tennis::legal_bids(player == 1 ? position.points_1 : position.points_2);
  if (solve(position, options)) {
    enumerate::CertifiedStrategySolver solver(solved_->solution.values);
    if (const auto found = solver.at(position)) {
      auto share =
          static_cast<enumerate::Share>(random_below(random_state_, static_cast<std::uint64_t>(enumerate::share_one)));
      int bid = legal.least;
      for (const enumerate::Share part : player == 1 ? found->player_1 : found->player_2) {
        if (share < part) break;
        share -= part;
        ++bid;
      }
      return {bid, true};
    }
  }
  return {legal.least + static_cast<int>(random_below(random_state_, static_cast<std::uint64_t>(legal.size()))), false};
}

std::optional<tennis::Interval> TennisOpponent::value(const tennis::Position& position, const Options& options) {
  if (!solve(position, options)) return std::nullopt;
  const enumerate::Enclosure value = solved_->solution.values.at(position);
  return tennis::Interval{enumerate::decimal_of_fixed(value.lower), enumerate::decimal_of_fixed(value.upper)};
}

}  // namespace quadrille::running
