#include "enumerate/soccer/play/turns.hpp"

#include <algorithm>
#include <bit>

namespace quadrille::enumerate {

using soccer::Vertex;

void KeySet::clear(std::size_t keys) {
  const std::size_t size = std::bit_ceil(2 * keys + 2);
  if (slots_.size() < size) {
    slots_.assign(size, {});
    round_ = 0;
  }
  ++round_;
}

bool KeySet::insert(const PositionKey& key) {
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t at = key.low & mask;; at = (at + 1) & mask) {
    Slot& slot = slots_[at];
    if (slot.round != round_) {
      slot = {key, round_};
      return true;
    }
    if (slot.key == key) return false;
  }
}

void TurnList::list(PlayBoard& board, std::size_t most) {
  const PlayBoard::Spot target = PlayBoard::target(board.mover());
  steps_.assign(1, Step{});
  turns_.clear();
  seen_.clear(PlayBoard::most_exits * most);
  board.pass();  // so that keys are those of positions after the turn
  std::uint32_t at = 0;
  for (; at < steps_.size() && at < most; ++at) {
    roll_to(board, at);
    const Vertex from = board.ball();
    for (unsigned open = board.open(from); open != 0; open &= open - 1) {
      const auto exit = static_cast<std::uint8_t>(std::countr_zero(open));
      const Vertex to = board.exit(from, exit).to;
      if (board.is_goal(to) && board.spot(to) != target) continue;
      const PositionKey key = board.key_after(exit);
      if (!seen_.insert(key)) continue;
      if (board.is_goal(to) || !board.bounces_at(to)) {
        turns_.push_back({key, at, from, exit, to});
      } else {
        steps_.push_back({at, from, exit});
      }
    }
    roll_back_from(board, at);
  }
  whole_ = at == steps_.size();
  board.pass();
}

std::vector<std::uint8_t> TurnList::exits(const Turn& turn) const {
  std::vector<std::uint8_t> exits{turn.exit};
  for (std::uint32_t step = turn.before; step != 0; step = steps_[step].before) exits.push_back(steps_[step].exit);
  std::reverse(exits.begin(), exits.end());
  return exits;
}

void TurnList::play(PlayBoard& board, const Turn& turn) {
  roll_to(board, turn.before);
  board.roll(turn.exit);
  board.pass();
}

void TurnList::take_back(PlayBoard& board, const Turn& turn) const {
  board.pass();
  board.roll_back(turn.from, turn.exit);
  roll_back_from(board, turn.before);
}

void TurnList::roll_to(PlayBoard& board, std::uint32_t step) {
  way_.clear();
  for (; step != 0; step = steps_[step].before) way_.push_back(steps_[step].exit);
  for (std::size_t i = way_.size(); i-- > 0;) board.roll(way_[i]);
}

void TurnList::roll_back_from(PlayBoard& board, std::uint32_t step) const {
  for (; step != 0; step = steps_[step].before) board.roll_back(steps_[step].from, steps_[step].exit);
}

}  // namespace quadrille::enumerate
