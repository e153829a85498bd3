#include "enumerate/soccer/opponent.hpp"

#include <tbb/task_arena.h>

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

// Positions that take a small part of a second.
constexpr std::uint64_t nodes_without_a_thread = 50'000;

// Forgets the clock of a thinking that ends.
struct Forgotten {
  const Deadline*& clock;
  explicit Forgotten(const Deadline*& known) : clock(known) {}
  ~Forgotten() { clock = nullptr; }
  Forgotten(const Forgotten&) = delete;
  Forgotten& operator=(const Forgotten&) = delete;
};

// On one thread the proof search does the same from run to run.
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
    : pitch_(pitch), seed_(seed) {
  engines::RunOptions options;
  options.memory = memory;
  options.observer = [this](const Progress& /*at*/) {
    if (clock_ != nullptr) clock_->look();
  };
  if (!soccer::is_board(pitch.name()))
    solver_ = enumerate::SoccerSolver::make(pitch, options);  // until it takes boards
}

SoccerOpponent::~SoccerOpponent() = default;

SoccerOpponent::Searched SoccerOpponent::search(const WidePosition& position, std::optional<std::uint64_t> nodes) {
  // Set as soon as the mover is known to win: no better turn can be found then.
  std::stop_source settled;
  const std::stop_callback on_stop(clock_->token(), [&] { settled.request_stop(); });
  if (solver_) {
    solver_->set_stop(settled.get_token());
    solver_->set_limit(nodes);
  }
  enumerate::SearchLimits limits{settled.get_token()};
  limits.nodes = nodes.value_or(limits.nodes);
  Searched found;
  const auto prove = [&] {
    if (!solver_) return;
    found.winner = on_one_thread([&] { return solver_->winner(position); });
    if (found.winner == position.mover) settled.request_stop();
  };
  const auto look_ahead = [&] {
    enumerate::FoundTurn turn = enumerate::find_turn(pitch_, position, seed_, limits);
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
      // The system allows no thread more: first a look that leaves time for the proof.
      limits.nodes = nodes_without_a_thread;
      found.turn = look_ahead();
    }
    prove();
    if (turn.valid()) found.turn = turn.get();
  }
  if (!found.winner) found.winner = found.turn.winner;
  return found;
}

// A turn each of whose plies keeps a proved win; none if the search is ended before.
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

SoccerTurn SoccerOpponent::choose(const WidePosition& position, const SoccerThinking& thinking) {
  const Deadline clock(thinking.options.deadline, thinking.options.stop);
  clock_ = &clock;
  const Forgotten forgotten{clock_};
  const Searched found = search(position, thinking.nodes);
  SoccerTurn turn;
  turn.depth = found.turn.depth;
  turn.winner = found.winner;
  for (const soccer::Ply& ply : found.turn.plies) turn.to.push_back(ply.to);
  if (found.winner != position.mover || found.turn.winner) return turn;
  std::vector<soccer::Vertex> winning = winning_turn(position, thinking.nodes);
  // Where the time ends before the plies are proved, nothing is said of the turn that is played instead.
  if (winning.empty()) {
    turn.winner.reset();
  } else {
    turn.to = std::move(winning);
  }
  return turn;
}

std::optional<Player> SoccerOpponent::winner(const WidePosition& position, const SoccerThinking& thinking) {
  const Deadline clock(thinking.options.deadline, thinking.options.stop);
  clock_ = &clock;
  const Forgotten forgotten{clock_};
  return search(position, thinking.nodes).winner;
}

}  // namespace quadrille::running
