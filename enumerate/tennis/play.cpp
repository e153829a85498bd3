#include "enumerate/tennis/play.hpp"

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <atomic>
#include <utility>
#include <vector>

#include "enumerate/engines/random/splitmix.hpp"

namespace quadrille::enumerate {

namespace {

using tennis::Position;

// A stream of random numbers for each seed and position.
class Random {
 public:
  Random(std::uint64_t seed, const Position& position) : state_(seed) {
    for (const int number : {position.points_1, position.points_2, position.ball}) {
      state_ = next() ^ static_cast<std::uint64_t>(number);
    }
  }

  // A share from 0 to share_one - 1, all equally likely.
  Share share() {
    constexpr auto one = static_cast<std::uint64_t>(share_one);
    constexpr std::uint64_t whole = ~std::uint64_t{0} / one * one;
    std::uint64_t number = next();
    while (number >= whole) number = next();  // the rest of the range would favour the least shares
    return static_cast<Share>(number % one);
  }

 private:
  std::uint64_t next() {
    state_ += engines::splitmix_step;
    return engines::splitmix(state_);
  }

  std::uint64_t state_;
};

// The bid on which a share falls, where the mix begins with the bid `least`.
int sampled(const Mix& mix, int least, Share share) {
  int bid = least;
  for (const Share part : mix) {
    if (share < part) break;
    share -= part;
    ++bid;
  }
  return bid;
}

using Crowd = std::map<Position, std::uint64_t>;  // the number of games at each position

Crowd play_turn(const TennisStrategies& strategies, const tennis::Rules& rules, const Position& position,
                std::uint64_t games, std::uint64_t seed, const std::stop_token& stop) {
  Crowd next;
  Random random(seed, position);
  const int least_1 = tennis::legal_bids(position.points_1).least;
  const int least_2 = tennis::legal_bids(position.points_2).least;
  for (std::uint64_t game = 0; game < games; ++game) {
    if (game % 100'000 == 0 && stop.stop_requested()) break;
    const int bid_1 = sampled(strategies.player_1, least_1, random.share());
    const int bid_2 = sampled(strategies.player_2, least_2, random.share());
    ++next[tennis::after(rules, position, {bid_1, bid_2})];
  }
  return next;
}

}  // namespace

TennisGames play_tennis(const TennisValues& values, const Position& start, std::uint64_t games, std::uint64_t seed,
                        const engines::RunOptions& options) {
  const tennis::Rules& rules = values.rules();
  TennisGames result;
  std::vector<Crowd> by_total(static_cast<std::size_t>(start.points_1) + static_cast<std::size_t>(start.points_2) + 1);
  const auto arrive = [&](const Position& position, std::uint64_t count) {
    if (tennis::outcome(rules, position) == tennis::Outcome::none) {
      const int total = position.points_1 + position.points_2;
      by_total[static_cast<std::size_t>(total)][position] += count;
    } else {
      result.games[{tennis::worth(rules, position), tennis::is_beyond(rules, position.ball)}] += count;
    }
  };
  arrive(start, games);
  std::atomic<bool> failed = false;
  for (std::size_t total = by_total.size(); total-- > 0;) {
    const std::vector<std::pair<Position, std::uint64_t>> crowd(by_total[total].begin(), by_total[total].end());
    std::vector<Crowd> next(crowd.size());
    tbb::parallel_for(tbb::blocked_range<std::size_t>(0, crowd.size(), 4), [&](const auto& range) {
      CertifiedStrategySolver solver(values);
      for (std::size_t i = range.begin(); i < range.end() && !options.stop.stop_requested(); ++i) {
        const auto& [position, count] = crowd[i];
        const auto strategies = solver.at(position);
        if (!strategies) {
          failed = true;
          return;
        }
        next[i] = play_turn(*strategies, rules, position, count, seed, options.stop);
      }
    });
    if (options.stop.stop_requested()) {
      result.status = engines::RunStatus::interrupted;
      return result;
    }
    if (failed) {
      result.failed = true;
      return result;
    }
    by_total[total].clear();
    for (const Crowd& arrivals : next) {
      for (const auto& [position, count] : arrivals) arrive(position, count);
    }
  }
  return result;
}

}  // namespace quadrille::enumerate
