#include "enumerate/soccer/play/turn_reach.hpp"

#include <algorithm>
#include <bit>

namespace quadrille::enumerate {

using soccer::Vertex;

TurnReach::Found TurnReach::find(const PlayBoard& board) {
  const PlayBoard::Spot target = PlayBoard::target(board.mover());
  Found found;
  ways_.assign(board.vertex_count(), Way{});
  ends_.clear();
  now_.assign(1, board.ball());
  ways_[board.ball()].turns = 0;
  for (int turns = 0; !now_.empty(); ++turns) {
    later_.clear();
    for (std::size_t i = 0; i < now_.size(); ++i) {  // NOLINT(modernize-loop-convert): it grows on the way
      const Vertex v = now_[i];
      const Way here = ways_[v];
      for (unsigned open = board.open(v); open != 0; open &= open - 1) {
        const auto number = static_cast<unsigned>(std::countr_zero(open));
        const Vertex to = board.exit(v, number).to;
        Way& way = ways_[to];
        if (way.turns != never) continue;
        if (board.is_goal(to)) {
          way = {turns, here.steps + 1, v, static_cast<std::uint8_t>(number)};
          const bool wanted = board.spot(to) == target;
          int& turns_to = wanted ? found.to_target : found.to_own_goal;
          if (turns_to != never) continue;
          turns_to = turns;
          (wanted ? found.target_steps : found.own_goal_steps) = here.steps + 1;
          if (wanted) target_ = to;
          continue;
        }
        const bool bounce = board.bounces_at(to);
        way = {bounce ? turns : turns + 1, here.steps + 1, v, static_cast<std::uint8_t>(number)};
        (bounce ? now_ : later_).push_back(to);
      }
    }
    if (turns == 0) {
      ends_ = later_;
      found.ends = static_cast<int>(ends_.size());
      if (found.to_target == 0) return found;
    }
    if (found.to_target != never && found.to_own_goal != never) return found;
    std::swap(now_, later_);
  }
  return found;
}

std::vector<std::uint8_t> TurnReach::path_to(const PlayBoard& board, Vertex v) const {
  std::vector<std::uint8_t> path;
  for (; v != board.ball(); v = ways_[v].from) path.push_back(ways_[v].exit);
  std::reverse(path.begin(), path.end());
  return path;
}

}  // namespace quadrille::enumerate
