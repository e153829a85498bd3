// The implementation of PlayBoard (which makes plies and takes them back), of TurnReach (the vertices that the ball can
// reach within a turn) and of TurnList (the turns of a position).
#include "enumerate/soccer/play/board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <utility>

#include "enumerate/engines/random/splitmix.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::Edge;
using soccer::Player;
using soccer::Vertex;

// One number for each part of a key: edges from 0, balls from 2^16, player 2 as mover after those.
constexpr PositionKey part(std::uint64_t thing) {
  return {engines::splitmix((2 * thing + 1) * engines::splitmix_step),
          engines::splitmix((2 * thing + 2) * engines::splitmix_step)};
}
constexpr PositionKey of_edge(Edge e) { return part(e); }
constexpr PositionKey of_ball(Vertex v) { return part((std::uint64_t{1} << 16U) + v); }
constexpr PositionKey of_mover(Player player) {
  return player == Player::one ? PositionKey{} : part(std::uint64_t{1} << 17U);
}

PlayBoard::Spot spot_of(const soccer::Pitch& pitch, Vertex v) {
  switch (pitch.goal(v)) {
    case soccer::Goal::g1:
      return PlayBoard::Spot::g1;
    case soccer::Goal::g2:
      return PlayBoard::Spot::g2;
    case soccer::Goal::none:
      break;
  }
  return pitch.wall(v) ? PlayBoard::Spot::wall : PlayBoard::Spot::field;
}

constexpr PlayBoard::Exits bit(unsigned exit) { return PlayBoard::Exits{1} << exit; }

}  // namespace

void require_playable(const soccer::Pitch& pitch) {
  constexpr std::size_t most = 64;  // bits of PlayBoard::Exits
  for (std::size_t i = 0; i < pitch.lattice().vertex_count(); ++i) {
    const auto v = static_cast<Vertex>(i);
    const std::size_t degree = pitch.lattice().incident(v).size();
    if (degree <= most) continue;
    refuse(fmt::format("pitch '{}'", to_string(pitch.name())),
           fmt::format("the vertex {} has {} segments, and play takes at most {}", pitch.to_string(v), degree, most),
           "choose a board with fewer at each vertex");
  }
}

PlayBoard::PlayBoard(const soccer::Pitch& pitch, const soccer::WidePosition& position)
    : ball_(position.ball), mover_(position.mover) {
  const graphs::Lattice& lattice = pitch.lattice();
  const std::size_t vertices = lattice.vertex_count();
  all_.resize(vertices);
  drawn_.resize(vertices);
  for (std::size_t i = 0; i < vertices; ++i) {
    const auto v = static_cast<Vertex>(i);
    spots_.push_back(spot_of(pitch, v));
    if (is_goal(v)) targets_[spots_.back() == Spot::g2 ? 0 : 1].push_back(v);
    first_.push_back(static_cast<std::uint32_t>(exits_.size()));
    unsigned number = 0;
    for (const graphs::Incidence& incidence : lattice.incident(v)) {
      std::uint8_t back = 0;
      while (lattice.incident(incidence.to)[back].to != v) ++back;
      exits_.push_back({incidence.to, incidence.edge, back});
      all_[i] |= bit(number);
      if (position.drawing.contains(incidence.edge)) drawn_[i] |= bit(number);
      ++number;
    }
  }
  position.drawing.for_each([&](Edge e) { drawing_ ^= of_edge(e); });
}

std::size_t PlayBoard::drawn() const {
  std::size_t ends = 0;
  for (const Exits drawn : drawn_) ends += static_cast<std::size_t>(std::popcount(drawn));
  return ends / 2;
}

void PlayBoard::roll(unsigned exit) {
  const Exit& taken = this->exit(ball_, exit);
  drawn_[ball_] |= bit(exit);
  drawn_[taken.to] |= bit(taken.back);
  drawing_ ^= of_edge(taken.edge);
  ball_ = taken.to;
}

void PlayBoard::roll_back(Vertex from, unsigned exit) {
  const Exit& taken = this->exit(from, exit);
  drawn_[from] &= ~bit(exit);
  drawn_[taken.to] &= ~bit(taken.back);
  drawing_ ^= of_edge(taken.edge);
  ball_ = from;
}

PositionKey PlayBoard::key() const { return drawing_ ^ of_ball(ball_) ^ of_mover(mover_); }

PositionKey PlayBoard::key_after(unsigned exit) const {
  const Exit& taken = this->exit(ball_, exit);
  return drawing_ ^ of_edge(taken.edge) ^ of_ball(taken.to) ^ of_mover(mover_);
}

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
      for (PlayBoard::Exits open = board.open(v); open != 0; open &= open - 1) {
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

TurnReach::SafeEnds TurnReach::safe_ends(const PlayBoard& board) {
  on_way_.assign(board.vertex_count(), false);
  now_ = board.targets(soccer::other(board.mover()));
  for (std::size_t i = 0; i < now_.size(); ++i) {  // NOLINT(modernize-loop-convert): it grows on the way
    for (PlayBoard::Exits open = board.open(now_[i]); open != 0; open &= open - 1) {
      const Vertex to = board.exit(now_[i], static_cast<unsigned>(std::countr_zero(open))).to;
      if (on_way_[to] || board.is_goal(to) || (to != board.ball() && !board.bounces_at(to))) continue;
      on_way_[to] = true;
      now_.push_back(to);
    }
  }
  const int allowed = on_way_[board.ball()] ? 1 : 0;  // the segment by which the ball came
  const PlayBoard::Spot lost = PlayBoard::target(soccer::other(board.mover()));
  SafeEnds safe;
  bool all_next_to_goal = true;
  for (const Vertex end : ends_) {
    int towards = 0;
    bool next_to_goal = false;
    for (PlayBoard::Exits open = board.open(end); open != 0; open &= open - 1) {
      const Vertex to = board.exit(end, static_cast<unsigned>(std::countr_zero(open))).to;
      towards += on_way_[to] ? 1 : 0;
      next_to_goal |= board.spot(to) == lost;
    }
    if (!next_to_goal && towards <= allowed) ++safe.count;
    all_next_to_goal &= next_to_goal;
  }
  safe.loses = safe.count == 0 && (allowed == 0 || all_next_to_goal);
  return safe;
}

std::vector<std::uint8_t> TurnReach::path_to(const PlayBoard& board, Vertex v) const {
  std::vector<std::uint8_t> path;
  for (; v != board.ball(); v = ways_[v].from) path.push_back(ways_[v].exit);
  std::reverse(path.begin(), path.end());
  return path;
}

using soccer::Vertex;

void KeySet::clear() {
  used_ = 0;
  ++round_;
}

bool KeySet::insert(const PositionKey& key) {
  Slot& slot = slots_[place_of(key)];
  if (slot.round == round_) return false;
  slot = {key, round_};
  if (2 * ++used_ > slots_.size()) grow();
  return true;
}

std::size_t KeySet::place_of(const PositionKey& key) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = key.low & mask;
  while (slots_[at].round == round_ && slots_[at].key != key) at = (at + 1) & mask;
  return at;
}

void KeySet::grow() {
  const std::vector<Slot> before = std::exchange(slots_, std::vector<Slot>(2 * slots_.size()));
  for (const Slot& slot : before) {
    if (slot.round == round_) slots_[place_of(slot.key)] = slot;
  }
}

void TurnList::list(PlayBoard& board, std::size_t most) {
  const PlayBoard::Spot target = PlayBoard::target(board.mover());
  steps_.assign(1, Step{});
  turns_.clear();
  seen_.clear();
  board.pass();  // so that keys are those of positions after the turn
  std::uint32_t at = 0;
  for (; at < steps_.size() && at < most; ++at) {
    roll_to(board, at);
    const Vertex from = board.ball();
    for (PlayBoard::Exits open = board.open(from); open != 0; open &= open - 1) {
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
