// Playing strength at Paper Soccer: matches of the program's search against a random player, a greedy player, or the
// same search with the reference of its estimate. The search plays either side in turn.
//
//   build/release/bench/soccer_matches --games 200 --seconds 1 --seed 1
//
// Prints one line for each opponent: games, wins, the share of wins, turns, the mean and the longest time of a turn.
// The seeds count up from --seed, one for each two games, so a single game can be repeated.
#include <fmt/format.h>
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <string>
#include <thread>

#include "enumerate/soccer/play/turn_search.hpp"

namespace quadrille::enumerate {
namespace {

using Clock = std::chrono::steady_clock;

struct Settings {
  std::string pitch = "classic:8x10";
  std::string against = "both";
  int games = 200;
  int threads = 1;
  double seconds = 1;
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t seed = 1;
};

struct Score {
  std::atomic<int> wins = 0;
  std::atomic<std::int64_t> turns = 0;
  std::mutex mutex;
  double seconds = 0;
  double longest = 0;
};

FoundTurn timed_turn(const soccer::Pitch& pitch, const soccer::WidePosition& position, std::uint64_t seed,
                     const Settings& settings, bool counts_safe_ends = true) {
  std::stop_source source;
  std::mutex mutex;
  std::condition_variable_any found;
  std::jthread timer([&](const std::stop_token& finished) {
    std::unique_lock lock(mutex);
    found.wait_for(lock, finished, std::chrono::duration<double>(settings.seconds), [] { return false; });
    source.request_stop();
  });
  return find_turn(pitch, position, seed,
                   {.stop = source.get_token(), .nodes = settings.nodes, .counts_safe_ends = counts_safe_ends});
}

// Plays one game, in which the search is player 1 if the game's number is even.
void play(const soccer::Pitch& pitch, const Settings& settings, const std::string& against, int game, Score& score) {
  const soccer::Player ours = game % 2 == 0 ? soccer::Player::one : soccer::Player::two;
  // Two games share a seed; the search is player 1 in one and player 2 in the other.
  const std::uint64_t seed = settings.seed + static_cast<std::uint64_t>(game / 2);
  RandomChoices choices(seed);
  auto position = soccer::start_position<graphs::WideEdgeSet::words>(pitch);
  while (soccer::outcome(pitch, position) == soccer::Outcome::ongoing) {
    std::vector<soccer::Ply> turn;
    if (position.mover == ours) {
      const auto before = Clock::now();
      turn = timed_turn(pitch, position, seed, settings).plies;
      const double seconds = std::chrono::duration<double>(Clock::now() - before).count();
      const std::lock_guard lock(score.mutex);
      score.seconds += seconds;
      score.longest = std::max(score.longest, seconds);
      ++score.turns;
    } else if (against == "reference") {
      turn = timed_turn(pitch, position, seed, settings, false).plies;
    } else {
      turn = against == "greedy" ? greedy_turn(pitch, position, choices) : random_turn(pitch, position, choices);
    }
    for (const soccer::Ply& ply : turn) position = soccer::play(pitch, position, ply);
  }
  if (soccer::winner(soccer::outcome(pitch, position), position.mover) == ours) ++score.wins;
}

void play_all(const Settings& settings, const std::string& against) {
  const soccer::Pitch pitch(soccer::parse_pitch_name(settings.pitch));
  Score score;
  tbb::parallel_for(0, settings.games, [&](int game) { play(pitch, settings, against, game, score); });
  fmt::print("{} against {}: {} games, {} wins, {:.1f}%; {} turns, {:.3f} s each, the longest {:.3f} s\n",
             settings.pitch, against, settings.games, score.wins.load(), 100.0 * score.wins / settings.games,
             score.turns.load(), score.seconds / static_cast<double>(score.turns), score.longest);
  std::fflush(stdout);
}

}  // namespace
}  // namespace quadrille::enumerate

int main(int argc, char** argv) {
  using namespace quadrille::enumerate;
  Settings settings;
  CLI::App app("matches of Paper Soccer: the program's search against a random and a greedy player, or its reference");
  app.add_option("--pitch", settings.pitch, "the pitch")->capture_default_str();
  app.add_option("--against", settings.against, "random, greedy, both, or reference")
      ->check(CLI::IsMember({"random", "greedy", "both", "reference"}))
      ->capture_default_str();
  app.add_option("--games", settings.games, "games against each, the sides in turn")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  app.add_option("--seconds", settings.seconds, "a turn may take so long")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--nodes", settings.nodes, "the most positions that a turn may search")->check(CLI::PositiveNumber);
  app.add_option("--seed", settings.seed, "of the first game")->capture_default_str();
  app.add_option("--threads", settings.threads, "games at a time")->check(CLI::Range(1, 1024))->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(settings.threads));
  if (settings.against != "both") {
    play_all(settings, settings.against);
  } else {
    for (const char* against : {"greedy", "random"}) play_all(settings, against);
  }
  return 0;
}
