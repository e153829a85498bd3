// Implements SoccerSolver on the smallest board type that holds the pitch. Also finds a winner on several ranks (MPI
// processes), and a line of best play.
#include "enumerate/soccer/search/solver.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "enumerate/engines/proof_search/on_ranks.hpp"
#include "enumerate/soccer/search/space.hpp"

namespace quadrille::enumerate {

namespace {

using engines::ProofNumbers;

template <class Board>
class SolverOf final : public SoccerSolver {
 public:
  SolverOf(const soccer::Pitch& pitch, const engines::RunOptions& options, SearchFor purpose)
      : space_(pitch, FirstNumbers::fitted, purpose), search_(space_, options) {}

  std::optional<soccer::Player> winner(const soccer::WidePosition& position) override {
    const std::optional<bool> one_wins = search_.solve(space_.state_of(position));
    if (!one_wins) return std::nullopt;
    return *one_wins ? soccer::Player::one : soccer::Player::two;
  }

  std::optional<soccer::Ply> winning_ply(const soccer::WidePosition& position) override {
    return search_.winning_move(space_.state_of(position));
  }

  std::vector<RatedPly> plies(const soccer::WidePosition& position) const override {
    std::vector<RatedPly> plies;
    for (const auto& rated : search_.moves(space_.state_of(position))) {
      RatedPly ply{rated.move, std::nullopt, rated.numbers};
      if (rated.numbers.settled()) ply.winner = rated.numbers.win == 0 ? position.mover : other(position.mover);
      plies.push_back(ply);
    }
    return plies;
  }

  std::vector<soccer::Ply> by_promise(const soccer::WidePosition& position) const override {
    struct Promise {
      ProofNumbers numbers;
      soccer::Ply ply;
    };
    const auto state = space_.state_of(position);
    std::vector<Promise> promises;
    space_.for_each_move(state, [&](const soccer::Ply& ply) {
      const auto next = space_.after(state, ply);
      const engines::Assessment assessed = space_.assess(next);
      ProofNumbers numbers = assessed.first;
      if (assessed.decision.known) {
        const bool wins = assessed.decision.winner == state.mover;
        numbers = wins ? ProofNumbers{0, ProofNumbers::infinite} : ProofNumbers{ProofNumbers::infinite, 0};
      } else if (next.mover != state.mover) {
        std::swap(numbers.win, numbers.lose);
      }
      promises.push_back({numbers, ply});
    });
    std::stable_sort(promises.begin(), promises.end(), [](const Promise& a, const Promise& b) {
      return std::tuple(a.numbers.win, b.numbers.lose) < std::tuple(b.numbers.win, a.numbers.lose);
    });
    std::vector<soccer::Ply> plies;
    plies.reserve(promises.size());
    for (const Promise& promise : promises) plies.push_back(promise.ply);
    return plies;
  }

  engines::RunStatus status() const override { return search_.status(); }
  SearchEffort effort() const override { return {search_.positions(), search_.used_slots(), search_.slots()}; }
  void set_stop(std::stop_token stop) override { search_.set_stop(std::move(stop)); }
  void set_limit(std::optional<std::uint64_t> positions) override { search_.set_limit(positions); }

 private:
  SoccerSearchSpace<Board> space_;
  engines::ProofNumberSearch<SoccerSearchSpace<Board>> search_;
};

// Calls visit.operator()<Board>() with the smallest board that holds the pitch. \throws Error (unusable_input) if none
// does
template <class Visit>
auto on_board(const soccer::Pitch& pitch, const Visit& visit) {
  soccer::require_drawable(pitch.name());
  if (is_board(pitch.name())) {
    const bool is_small = pitch.lattice().vertex_count() <= 64;
    if (is_small && pitch.lattice().edge_count() <= 128) return visit.template operator()<GraphBoard<1, 2>>();
    if (is_small) return visit.template operator()<GraphBoard<1, 6>>();
    // A board of 384 edges has 385 vertices that the ball can reach, if it is a tree.
    return visit.template operator()<GraphBoard<7, 6>>();
  }
  // No drawable rectangle has more points than paper:1x76, which has 154.
  const std::size_t points = field_points(pitch.name());
  if (points <= 64) return visit.template operator()<GridBoard<1>>();
  if (points <= 128) return visit.template operator()<GridBoard<2>>();
  return visit.template operator()<GridBoard<3>>();
}

}  // namespace

std::unique_ptr<SoccerSolver> SoccerSolver::make(const soccer::Pitch& pitch, const engines::RunOptions& options,
                                                 SearchFor purpose) {
  return on_board(pitch, [&]<class Board>() -> std::unique_ptr<SoccerSolver> {
    return std::make_unique<SolverOf<Board>>(pitch, options, purpose);
  });
}

SharedWinner winner_on_ranks(const soccer::Pitch& pitch, const soccer::WidePosition& position,
                             const engines::RunOptions& options) {
  return on_board(pitch, [&]<class Board>() {
    const SoccerSearchSpace<Board> space(pitch);
    const engines::SolvedOnRanks solved = engines::solve_on_ranks(space, space.state_of(position), options);
    SharedWinner shared{{}, solved.status, {solved.positions, solved.used_slots, solved.slots}};
    if (solved.wins) shared.winner = *solved.wins ? soccer::Player::one : soccer::Player::two;
    return shared;
  });
}

SolvedLine solved_line(const soccer::Pitch& pitch, SoccerSolver& solver, const soccer::WidePosition& from) {
  SolvedLine line;
  soccer::WidePosition position = from;
  const auto winner = solver.winner(position);
  while (winner && outcome(pitch, position) == soccer::Outcome::ongoing) {
    const std::vector<soccer::Ply> plies = solver.by_promise(position);
    std::optional<soccer::Ply> chosen;
    if (position.mover != *winner) chosen = plies.front();
    for (const soccer::Ply& ply : plies) {
      if (chosen) break;
      const auto after = solver.winner(play(pitch, position, ply));
      if (!after) break;
      if (*after == *winner) chosen = ply;
    }
    if (!chosen) break;
    line.plies.push_back(*chosen);
    position = play(pitch, position, *chosen);
  }
  line.status = solver.status();
  return line;
}

}  // namespace quadrille::enumerate
