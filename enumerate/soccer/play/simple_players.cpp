#include "enumerate/soccer/play/simple_players.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "enumerate/engines/random/splitmix.hpp"
#include "enumerate/soccer/play/turn_reach.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::Vertex;

// The king's moves from a vertex to the nearest point of a goal.
int king_distance(const soccer::Pitch& pitch, Vertex v, soccer::Goal goal) {
  int least = std::numeric_limits<int>::max();
  const soccer::Point from = pitch.lattice().point(v);
  for (std::size_t i = 0; i < pitch.lattice().vertex_count(); ++i) {
    if (pitch.goal(static_cast<Vertex>(i)) != goal) continue;
    const soccer::Point to = pitch.lattice().point(static_cast<Vertex>(i));
    least = std::min(least, std::max(std::abs(from.x - to.x), std::abs(from.y - to.y)));
  }
  return least;
}

}  // namespace

std::uint64_t Lots::next(std::uint64_t below) {
  const std::uint64_t whole = ~std::uint64_t{0} / below * below;
  while (true) {
    state_ += engines::splitmix_step;
    const std::uint64_t number = engines::splitmix(state_);
    if (number < whole) return number % below;  // the numbers left over would favour the least
  }
}

std::vector<soccer::Ply> random_turn(const soccer::Pitch& pitch, const soccer::WidePosition& position, Lots& lots) {
  std::vector<soccer::Ply> turn;
  soccer::WidePosition now = position;
  while (now.mover == position.mover && soccer::outcome(pitch, now) == soccer::Outcome::ongoing) {
    std::vector<soccer::Ply> plies;
    soccer::for_each_ply(pitch, now, [&](const soccer::Ply& ply) { plies.push_back(ply); });
    turn.push_back(plies[lots.next(plies.size())]);
    now = soccer::play(pitch, now, turn.back());
  }
  return turn;
}

std::vector<soccer::Ply> greedy_turn(const soccer::Pitch& pitch, const soccer::WidePosition& position, Lots& lots) {
  const PlayBoard board(pitch, position);
  TurnReach reach;
  const TurnReach::Found found = reach.find(board);
  if (found.loses()) return random_turn(pitch, position, lots);
  std::vector<Vertex> best;
  if (found.wins()) {
    best.push_back(reach.target());
  } else {
    const soccer::Goal goal = position.mover == soccer::Player::one ? soccer::Goal::g2 : soccer::Goal::g1;
    int least = std::numeric_limits<int>::max();
    for (const Vertex end : reach.ends()) {
      const int distance = king_distance(pitch, end, goal);
      if (distance < least) best.clear();
      least = std::min(least, distance);
      if (distance == least) best.push_back(end);
    }
  }
  std::vector<soccer::Ply> turn;
  Vertex at = position.ball;
  for (const std::uint8_t exit : reach.path_to(board, best[lots.next(best.size())])) {
    const PlayBoard::Exit& taken = board.exit(at, exit);
    turn.push_back({taken.edge, taken.to});
    at = taken.to;
  }
  return turn;
}

}  // namespace quadrille::enumerate
