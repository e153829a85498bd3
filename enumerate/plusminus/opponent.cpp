#include "enumerate/plusminus/opponent.hpp"

#include <algorithm>
#include <limits>
#include <vector>

#include "enumerate/engines/random/splitmix.hpp"
#include "enumerate/run/runner.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::running {

namespace {

using enumerate::AppendedSign;
using enumerate::FilledSquare;
using enumerate::PlusminusTurn;

// The lists and the squares after the moves so far.
struct Marks {
  std::array<std::vector<bool>, 2> lists;
  std::vector<int> row_of;     // by column, 0 while it is empty
  std::vector<int> column_of;  // by row
};

Marks marks_of(int n, std::span<const PlusminusTurn> played) {
  Marks marks;
  marks.row_of.resize(static_cast<std::size_t>(n));
  marks.column_of.resize(static_cast<std::size_t>(n));
  for (const PlusminusTurn& turn : played) {
    if (const auto* append = std::get_if<AppendedSign>(&turn.move)) {
      marks.lists[turn.player == 1 ? 0 : 1].push_back(append->plus);
    } else {
      const auto& [column, row] = std::get<FilledSquare>(turn.move);
      marks.row_of[static_cast<std::size_t>(column - 1)] = row;
      marks.column_of[static_cast<std::size_t>(row - 1)] = column;
    }
  }
  return marks;
}

// The points of the signs between two neighbours that are both filled.
int points(const std::vector<bool>& predictions, const std::vector<int>& images) {
  int points = 0;
  for (std::size_t k = 0; k + 1 < images.size(); ++k) {
    if (images[k] != 0 && images[k + 1] != 0 && (images[k] < images[k + 1]) == predictions[k]) ++points;
  }
  return points;
}

}  // namespace

struct PlusminusOpponent::Solved {
  explicit Solved(std::size_t memory) : budget(memory) {}
  engines::Budget budget;
  enumerate::placing::PlacementValues values;
};

PlusminusOpponent::PlusminusOpponent(int n, int places_first, std::uint64_t seed)
    : n_(n), places_first_(places_first), random_state_(seed) {}

PlusminusOpponent::~PlusminusOpponent() = default;

std::optional<enumerate::PlusminusBestPlay> PlusminusOpponent::at(std::span<const PlusminusTurn> played,
                                                                  const Options& options) {
  if (n_ > plusminus::most_solved_rows) return std::nullopt;
  if (!solved_) {
    const Runner runner(options);
    const engines::RunOptions engine = runner.engine_options();
    auto solved = std::make_unique<Solved>(engine.memory);
    runner.on_threads([&] {
      solved->values = enumerate::placing::value_placements(n_, places_first_, solved->budget, true, engine);
    });
    if (solved->values.status != RunStatus::complete) return std::nullopt;
    solved_ = std::move(solved);
  }
  enumerate::PlusminusBestPlay play(n_, places_first_, solved_->values);
  for (const PlusminusTurn& turn : played) play.make(turn.move);
  return play;
}

PlusminusChoice PlusminusOpponent::choose(std::span<const PlusminusTurn> played, const Options& options) {
  const auto play = at(played, options);
  if (!play) return by_chance(played);
  return {play->best().move, play->margin()};
}

std::optional<int> PlusminusOpponent::margin(std::span<const PlusminusTurn> played, const Options& options) {
  const auto play = at(played, options);
  return play ? std::optional(play->margin()) : std::nullopt;
}

PlusminusChoice PlusminusOpponent::by_chance(std::span<const PlusminusTurn> played) {
  const auto random_below = [this](std::size_t below) {
    random_state_ += engines::splitmix_step;
    return static_cast<std::size_t>(engines::splitmix(random_state_) % below);
  };
  const auto signs = 2 * (static_cast<std::size_t>(n_) - 1);
  if (played.size() < signs) return {AppendedSign{random_below(2) == 1}, std::nullopt};
  Marks marks = marks_of(n_, played);
  const bool one = ((played.size() - signs) % 2 == 0) == (places_first_ == 1);
  std::vector<FilledSquare> best;
  int most = std::numeric_limits<int>::min();
  for (int column = 1; column <= n_; ++column) {
    int& row_of = marks.row_of[static_cast<std::size_t>(column - 1)];
    if (row_of != 0) continue;
    for (int row = 1; row <= n_; ++row) {
      int& column_of = marks.column_of[static_cast<std::size_t>(row - 1)];
      if (column_of != 0) continue;
      row_of = row;
      column_of = column;
      const int margin = points(marks.lists[0], marks.row_of) - points(marks.lists[1], marks.column_of);
      row_of = column_of = 0;
      const int mine = one ? margin : -margin;
      if (mine > most) best.clear();
      most = std::max(most, mine);
      if (mine == most) best.push_back({column, row});
    }
  }
  return {best[random_below(best.size())], std::nullopt};
}

}  // namespace quadrille::running
