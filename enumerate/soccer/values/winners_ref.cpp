// The reference implementation of count_soccer_winners: minimax by the rules over all histories, one by one.

#include <map>
#include <stdexcept>
#include <utility>

#include "enumerate/soccer/values/winners.hpp"
#include "games/soccer/position.hpp"
#include "games/soccer/symmetry.hpp"

namespace quadrille::enumerate {

namespace {

using graphs::WideEdgeSet;
using soccer::Player;

class Minimax {
 public:
  explicit Minimax(const soccer::Pitch& pitch) : pitch_(pitch) {}

  /// The winner from here, by every history that continues from here.
  Player winner(const soccer::WidePosition& position) {
    const auto ended = soccer::winner(outcome(pitch_, position), position.mover);
    Player best = ended.value_or(other(position.mover));
    for_each_ply(pitch_, position, [&](const soccer::Ply& ply) {
      if (winner(play(pitch_, position, ply)) == position.mover) best = position.mover;
    });
    const auto [known, is_new] = winners_.emplace(position.drawing, best);
    if (!is_new && known->second != best) {
      throw std::logic_error("count_soccer_winners_ref: two histories of one drawing differ in the winner");
    }
    return best;
  }

  const std::map<WideEdgeSet, Player>& winners() const { return winners_; }

 private:
  const soccer::Pitch& pitch_;
  std::map<WideEdgeSet, Player> winners_;
};

}  // namespace

std::vector<CountRow> count_soccer_winners_ref(const soccer::Pitch& pitch, Symmetry symmetry,
                                               std::optional<int> last_ply) {
  soccer::require_drawable(pitch.name());
  std::vector<soccer::Automorphism> symmetries;
  if (symmetry == Symmetry::mirror) symmetries = soccer::symmetries_of(pitch);
  Minimax minimax(pitch);
  minimax.winner(soccer::start_position<WideEdgeSet::words>(pitch));
  std::vector<CountRow> rows;
  for (const auto& [drawing, winner] : minimax.winners()) {
    const bool is_least = std::all_of(symmetries.begin(), symmetries.end(),
                                      [&](const auto& automorphism) { return drawing <= automorphism.image(drawing); });
    if (!is_least) continue;
    const std::size_t ply = drawing.size();
    if (last_ply && ply > static_cast<std::size_t>(*last_ply)) continue;
    while (ply >= rows.size()) rows.push_back({.ply = static_cast<int>(rows.size()), .wins_1 = 0, .wins_2 = 0});
    *(winner == Player::one ? rows[ply].wins_1 : rows[ply].wins_2) += 1;
  }
  return rows;
}

}  // namespace quadrille::enumerate
