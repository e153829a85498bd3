// SoccerOpponent (opponent.hpp), the program's player of Paper Soccer: it chooses a turn by two searches, within limits
// on the time and on the number of positions.
#include "enumerate/soccer/opponent.hpp"

#include <tbb/task_arena.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <future>
#include <system_error>

#include "enumerate/soccer/play/turn_search.hpp"
#include "enumerate/soccer/search/solver.hpp"

namespace quadrille::running {

namespace {

using soccer::Player;
using soccer::WidePosition;

// The positions of a search that takes a small part of a second.
constexpr std::uint64_t nodes_without_a_thread = 50'000;
// The most positions of a search of the start, which comes before the search of the asked position: some tenths of a
// second.
constexpr std::uint64_t nodes_for_the_start = 100'000;

// Clears the clock when a thinking ends.
struct Forgotten {
  const Deadline*& clock;
  explicit Forgotten(const Deadline*& known) : clock(known) {}
  ~Forgotten() { clock = nullptr; }
  Forgotten(const Forgotten&) = delete;
  Forgotten& operator=(const Forgotten&) = delete;
};

// Runs the work on one thread, where the proof search does the same from run to run.
template <class Work>
auto on_one_thread(const Work& work) {
  tbb::task_arena arena(1);
  return arena.execute(work);
}

}  // namespace

struct SoccerOpponent::Searched {
  enumerate::FoundTurn turn;
  std::optional<Player> winner;
};

SoccerOpponent::SoccerOpponent(const soccer::Pitch& pitch, std::uint64_t seed, std::size_t memory)
    : pitch_(pitch), seed_(seed), turns_(std::make_unique<enumerate::TurnMemory>()) {
  engines::RunOptions options;
  options.memory = memory;
  options.observer = [this](const Progress& /*at*/) {
    if (clock_ != nullptr) clock_->look();
  };
  solver_ = enumerate::SoccerSolver::make(pitch, options);
}

SoccerOpponent::~SoccerOpponent() = default;

SoccerOpponent::Searched SoccerOpponent::search(const WidePosition& position, std::optional<std::uint64_t> nodes) {
  // Set as soon as the mover is known to win: then no better turn exists.
  std::stop_source settled;
  const std::stop_callback on_stop(clock_->token(), [&] { settled.request_stop(); });
  solver_->set_stop(settled.get_token());
  solver_->set_limit(nodes);
  enumerate::SearchLimits limits{settled.get_token()};
  limits.nodes = nodes.value_or(limits.nodes);
  Searched found;
  const auto prove = [&] {
    found.winner = on_one_thread([&] { return solver_->winner(position); });
    if (found.winner == position.mover) settled.request_stop();
  };
  const auto look_ahead = [&] {
    enumerate::FoundTurn turn = enumerate::find_turn(pitch_, position, seed_, limits, *turns_);
    if (turn.winner) settled.request_stop();
    return turn;
  };
  if (nodes) {
    prove();
    found.turn = look_ahead();
  } else {
    std::future<enumerate::FoundTurn> turn;
    try {
      turn = std::async(std::launch::async, look_ahead);
    } catch (const std::system_error&) {
      // The system allows no further thread. So look ahead first, within a limit that leaves time for the proof.
      limits.nodes = nodes_without_a_thread;
      found.turn = look_ahead();
    }
    prove();
    if (turn.valid()) found.turn = turn.get();
  }
  if (!found.winner) found.winner = found.turn.winner;
  return found;
}

// A turn whose every ply keeps a proved win; empty if the search ends before it is found.
std::vector<soccer::Vertex> SoccerOpponent::winning_turn(WidePosition position, std::optional<std::uint64_t> nodes) {
  solver_->set_stop(clock_->token());
  solver_->set_limit(nodes);
  const Player mover = position.mover;
  std::vector<soccer::Vertex> to;
  while (position.mover == mover && soccer::outcome(pitch_, position) == soccer::Outcome::ongoing) {
    const auto ply = on_one_thread([&] { return solver_->winning_ply(position); });
    if (!ply) return {};
    to.push_back(ply->to);
    position = soccer::play(pitch_, position, *ply);
  }
  return to;
}

void SoccerOpponent::remember(const WidePosition& position, std::optional<Player> winner) {
  if (winner) proved_.emplace_back(position, *winner);
}

// The winner of the last position, without a search. The loser of a position loses whatever he plays; its winner wins
// after a ply that is proved to win.
std::optional<Player> SoccerOpponent::known_winner(std::span<const WidePosition> game) const {
  std::optional<Player> winner;
  for (std::size_t i = 0; i < game.size(); ++i) {
    if (winner && game[i - 1].mover == *winner) {
      winner.reset();
      for (const enumerate::RatedPly& rated : solver_->plies(game[i - 1])) {
        if (rated.winner && soccer::play(pitch_, game[i - 1], rated.ply) == game[i]) winner = rated.winner;
      }
    }
    const auto known = std::find_if(proved_.begin(), proved_.end(), [&](const auto& p) { return p.first == game[i]; });
    if (known != proved_.end()) winner = known->second;
  }
  return winner;
}

// The turn of the strategy; nothing if it does not cover the position, or its loser moves.
std::optional<SoccerTurn> SoccerOpponent::forced_turn(const WidePosition& position) const {
  if (!strategy_) return std::nullopt;
  SoccerTurn turn{.to = {}, .winner = strategy_->winner(), .depth = 0, .forced = true};
  for (const soccer::Ply& ply : strategy_->winning_turn(position)) turn.to.push_back(ply.to);
  return turn.to.empty() ? std::nullopt : std::optional(std::move(turn));
}

SoccerTurn SoccerOpponent::choose(const WidePosition& position, const SoccerThinking& thinking) {
  if (auto turn = forced_turn(position)) return *std::move(turn);
  const Deadline clock(thinking.options.deadline, thinking.options.stop);
  clock_ = &clock;
  const Forgotten forgotten{clock_};
  const Searched found = search(position, thinking.nodes);
  SoccerTurn turn;
  turn.depth = found.turn.depth;
  turn.winner = found.winner;
  remember(position, found.winner);
  for (const soccer::Ply& ply : found.turn.plies) turn.to.push_back(ply.to);
  if (found.winner != position.mover) return turn;
  if (!found.turn.winner) {
    std::vector<soccer::Vertex> winning = winning_turn(position, thinking.nodes);
    // If the time ends before the plies are proved, the answer claims nothing about the turn played instead.
    if (winning.empty()) {
      turn.winner.reset();
      return turn;
    }
    turn.to = std::move(winning);
  }
  WidePosition next = position;
  for (const soccer::Vertex to : turn.to) {
    next = soccer::play(pitch_, next, {*pitch_.lattice().edge_between(next.ball, to), to});
    remember(next, found.winner);
  }
  return turn;
}

std::optional<ProvedWinner> SoccerOpponent::winner(std::span<const WidePosition> game, const SoccerThinking& thinking) {
  const WidePosition& position = game.back();
  if (strategy_ && strategy_->find(position)) return ProvedWinner{strategy_->winner(), true};
  const auto proved = [](std::optional<Player> winner) {
    return winner ? std::optional(ProvedWinner{*winner}) : std::nullopt;
  };
  if (const auto known = known_winner(game)) return proved(known);
  const Deadline clock(thinking.options.deadline, thinking.options.stop);
  clock_ = &clock;
  const Forgotten forgotten{clock_};
  if (game.size() > 1 && !searched_start_) {
    searched_start_ = true;
    solver_->set_stop(clock_->token());
    solver_->set_limit(std::min(thinking.nodes.value_or(nodes_for_the_start), nodes_for_the_start));
    remember(game.front(), on_one_thread([&] { return solver_->winner(game.front()); }));
    if (const auto known = known_winner(game)) return proved(known);
  }
  const std::optional<Player> found = search(position, thinking.nodes).winner;
  remember(position, found);
  return proved(found);
}

}  // namespace quadrille::running
