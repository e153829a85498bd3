// The alpha-beta search for a turn of Paper Soccer, the memory that all searches of one game share, and two simple
// players to which the search is compared.
#include "enumerate/soccer/play/turn_search.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <deque>
#include <limits>
#include <utility>

#include "enumerate/engines/random/splitmix.hpp"
#include "enumerate/soccer/play/board.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::Vertex;

// Values are the mover's. A win that takes k turns is worth win - k. A likely win is worth `likely`, less one for each
// turn that leads to it, and so less than any proved one.
constexpr int win = 1'000'000;
constexpr int likely = 500'000;
constexpr int most_turns = 1'000;

// No line is looked ahead so far that its win is worth less than this. No window of the search reaches beyond it, so a
// value beyond it is never an unproved bound.
constexpr int proved = win - most_turns / 2;

constexpr bool is_proved(int value) { return std::abs(value) > proved; }
constexpr bool is_decided(int value) { return std::abs(value) > likely - most_turns; }
/// The same value, seen from one turn before.
constexpr int one_turn_before(int value) { return !is_decided(value) ? value : value > 0 ? value - 1 : value + 1; }

// The most positions within a turn that are looked at, at the root and below it, and the most turns followed below it.
constexpr std::size_t root_steps = 4'000;
constexpr std::size_t inner_steps = 96;
constexpr std::size_t inner_turns = 24;

using Bound = TurnMemory::Bound;
using Entry = TurnMemory::Entry;

class TurnSearch {
 public:
  TurnSearch(const soccer::Pitch& pitch, const soccer::WidePosition& position, std::uint64_t seed,
             const SearchLimits& limits, TurnMemory& memory)
      : limits_(limits), start_(pitch, position), board_(start_), memory_(memory), seed_(seed) {}

  FoundTurn find();

 private:
  struct Child {
    std::size_t turn = 0;
    int value = 0;  // for the mover of the position before it
  };
  struct Level {
    TurnList list;
    std::vector<Child> children;
  };

  int estimate();  // the value of the position to its mover, before any turn is played
  // The children of the board's position with their estimates, the best first.
  void expand(Level& level, std::size_t steps);
  int search(int depth, int alpha, int beta, std::size_t height);
  int search_child(Level& level, const Child& child, int depth, int alpha, int beta, std::size_t height);
  void expand_root(Level& root);
  void search_root(int depth, Level& root);
  std::optional<FoundTurn> remembered();
  std::vector<soccer::Ply> losing_plies();
  std::vector<soccer::Ply> plies_of(const std::vector<std::uint8_t>& exits) const;

  Level& level(std::size_t height) {
    while (levels_.size() <= height) levels_.emplace_back();
    return levels_[height];
  }
  const Entry* known(const PositionKey& key) const;
  static void bring_forward(Level& level, const PositionKey& key);
  static void sort(std::vector<Child>& children);
  const SearchLimits& limits_;
  const PlayBoard start_;
  PlayBoard board_;  // as start_ whenever no turn is being searched
  TurnReach reach_;
  std::deque<Level> levels_;
  TurnMemory& memory_;
  std::uint64_t seed_;
  std::uint64_t nodes_ = 0;
  bool may_stop_ = false;  // once there is a turn to play
  bool stopped_ = false;   // not thrown: the page's module has no exceptions. The search that it ends is dropped
};

int TurnSearch::estimate() {
  ++nodes_;
  if (may_stop_ && (nodes_ >= limits_.nodes || limits_.stop.stop_requested())) stopped_ = true;
  if (stopped_) return 0;
  const TurnReach::Found found = reach_.find(board_);
  if (found.wins()) return win - 1;
  if (found.loses()) return -(win - 1);
  int ends = 10 * std::min(found.ends, 8);
  if (limits_.counts_safe_ends) {
    const TurnReach::SafeEnds safe = reach_.safe_ends(board_);
    if (safe.loses) return -(win - 2);
    ends = safe.count == 0 ? -100 : 10 * std::min(safe.count, 8);  // chosen by matches against the reference
  }
  static constexpr int far = 30;  // a goal that cannot be reached any more
  const auto nearer = [](int target, int own_goal) { return std::min(own_goal, far) - std::min(target, far); };
  return 100 * nearer(found.to_target, found.to_own_goal) + ends + nearer(found.target_steps, found.own_goal_steps);
}

// The turns are estimated from the shortest on, so a stop leaves out long ones.
void TurnSearch::expand(Level& level, std::size_t steps) {
  level.list.list(board_, steps);
  level.children.clear();
  for (std::size_t i = 0; i < level.list.turns().size(); ++i) {
    const TurnList::Turn& turn = level.list.turns()[i];
    level.list.play(board_, turn);
    const int value = one_turn_before(-estimate());
    level.list.take_back(board_, turn);
    if (stopped_) return;
    level.children.push_back({i, value});
    if (value > proved) break;
  }
  sort(level.children);
}

int TurnSearch::search_child(Level& level, const Child& child, int depth, int alpha, int beta, std::size_t height) {
  const TurnList::Turn& turn = level.list.turns()[child.turn];
  level.list.play(board_, turn);
  // The window is one wider on either side, because a decided value changes by one on its way up.
  const int value = one_turn_before(-search(depth - 1, -beta - 1, -alpha + 1, height + 1));
  level.list.take_back(board_, turn);
  return value;
}

const Entry* TurnSearch::known(const PositionKey& key) const {
  const Entry& entry = memory_.entry(key);
  return entry.bound != Bound::none && entry.key == key ? &entry : nullptr;
}

// \pre the estimate does not decide the position, and depth > 0
int TurnSearch::search(int depth, int alpha, int beta, std::size_t height) {
  const PositionKey key = board_.key();
  PositionKey best_key;
  if (const Entry* const found = known(key)) {
    best_key = found->best;
    const bool settles = found->bound == Bound::exact || (found->bound == Bound::at_least && found->value >= beta) ||
                         (found->bound == Bound::at_most && found->value <= alpha);
    if (settles && (found->depth >= depth || is_proved(found->value))) return found->value;
  }
  Level& here = level(height);
  expand(here, inner_steps);
  if (stopped_) return 0;
  if (depth > 1) bring_forward(here, best_key);
  bool whole = here.list.whole();
  int best = -win;
  int least = alpha;
  std::size_t followed = 0;
  for (const Child& child : here.children) {
    int value = child.value;
    if (depth > 1 && !is_proved(value)) {
      if (followed++ == inner_turns) {
        whole = false;
        break;
      }
      value = search_child(here, child, depth, least, beta, height);
      if (stopped_) return 0;
    }
    if (value > best) {
      best = value;
      best_key = here.list.turns()[child.turn].key;
    }
    least = std::max(least, value);
    if (least >= beta) break;
  }
  // If only some turns were looked at, a loss of all of these is a likely loss of the position.
  if (best < -proved && !whole) best = -likely;
  if (best > proved && !memory_.keep(key, board_.drawn(), best_key)) best = likely;
  Bound bound = best >= beta ? Bound::at_least : best <= alpha ? Bound::at_most : Bound::exact;
  if (is_proved(best)) bound = Bound::exact;
  memory_.entry(key) = {key, best_key, best, static_cast<std::int16_t>(depth), bound};
  return best;
}

void TurnSearch::bring_forward(Level& level, const PositionKey& key) {
  std::vector<Child>& children = level.children;
  const auto found = std::find_if(children.begin(), children.end(),
                                  [&](const Child& child) { return level.list.turns()[child.turn].key == key; });
  if (found != children.end()) std::rotate(children.begin(), found, found + 1);
}

void TurnSearch::sort(std::vector<Child>& children) {
  std::stable_sort(children.begin(), children.end(), [](const Child& a, const Child& b) { return a.value > b.value; });
}

// Estimates the turns of the root, and puts equal ones into a random order.
void TurnSearch::expand_root(Level& root) {
  root.list.list(board_, root_steps);
  std::vector<std::pair<std::uint64_t, Child>> shuffled;
  for (std::size_t i = 0; i < root.list.turns().size(); ++i) {
    may_stop_ = i > 0;
    const TurnList::Turn& turn = root.list.turns()[i];
    root.list.play(board_, turn);
    const int value = one_turn_before(-estimate());
    root.list.take_back(board_, turn);
    if (stopped_) break;
    shuffled.push_back({engines::splitmix(seed_ ^ turn.key.low), {i, value}});
  }
  std::sort(shuffled.begin(), shuffled.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (const auto& [order, child] : shuffled) root.children.push_back(child);
  sort(root.children);
}

// Looks further ahead, and brings the best turn to the front. After a stop, the turns that were not reached stay as
// they are.
void TurnSearch::search_root(int depth, Level& root) {
  std::vector<Child> found = root.children;
  std::size_t done = 0;
  int best = -win;
  for (; done < found.size(); ++done) {
    Child& child = found[done];
    if (!is_proved(child.value)) {
      const int value = search_child(root, child, depth, std::max(best, -proved), proved, 0);
      if (stopped_) break;
      child.value = value;
    }
    best = std::max(best, child.value);
    if (best > proved) {
      ++done;
      break;
    }
  }
  if (done == 0) return;
  const auto end = found.begin() + static_cast<std::ptrdiff_t>(done);
  const auto first =
      std::max_element(found.begin(), end, [](const Child& a, const Child& b) { return a.value < b.value; });
  std::rotate(found.begin(), first, first + 1);
  root.children = std::move(found);
}

std::vector<soccer::Ply> TurnSearch::plies_of(const std::vector<std::uint8_t>& exits) const {
  std::vector<soccer::Ply> plies;
  Vertex at = start_.ball();
  for (const std::uint8_t exit : exits) {
    const PlayBoard::Exit& taken = start_.exit(at, exit);
    plies.push_back({taken.edge, taken.to});
    at = taken.to;
  }
  return plies;
}

// Any turn, where all lose: the ball rolls into a goal only where no other exit is open.
std::vector<soccer::Ply> TurnSearch::losing_plies() {
  std::vector<std::uint8_t> exits;
  while (!board_.is_goal(board_.ball()) && board_.open(board_.ball()) != 0) {
    const PlayBoard::Exits all = board_.open(board_.ball());
    auto exit = static_cast<unsigned>(std::countr_zero(all));
    for (PlayBoard::Exits open = all & (all - 1); open != 0; open &= open - 1) {
      const auto next = static_cast<unsigned>(std::countr_zero(open));
      if (!board_.is_goal(board_.exit(board_.ball(), next).to)) exit = next;
    }
    exits.push_back(static_cast<std::uint8_t>(exit));
    board_.roll(exit);
  }
  board_ = start_;
  return plies_of(exits);
}

// The turn that an earlier search of the game has proved to win.
std::optional<FoundTurn> TurnSearch::remembered() {
  const PositionKey* const after = memory_.winning_turn(board_.key());
  if (after == nullptr) return std::nullopt;
  TurnList list;
  list.list(board_, root_steps);  // in the same order as when it was found, and no shorter
  for (const TurnList::Turn& turn : list.turns()) {
    if (turn.key == *after) return FoundTurn{plies_of(list.exits(turn)), board_.mover(), 1, 0};
  }
  return std::nullopt;
}

FoundTurn TurnSearch::find() {
  FoundTurn found;
  const TurnReach::Found at_once = reach_.find(board_);
  if (at_once.wins()) return {plies_of(reach_.path_to(board_, reach_.target())), board_.mover(), 1, 1};
  if (at_once.loses()) return {losing_plies(), soccer::other(board_.mover()), 1, 1};
  memory_.advance_to(board_.drawn());
  if (auto turn = remembered()) return *std::move(turn);
  Level& root = level(0);
  expand_root(root);
  found.depth = 1;
  may_stop_ = true;
  while (!stopped_ && !is_proved(root.children.front().value) && found.depth < limits_.depth) {
    search_root(found.depth + 1, root);
    if (!stopped_) ++found.depth;
  }
  const Child& best = root.children.front();
  found.plies = plies_of(root.list.exits(root.list.turns()[best.turn]));
  found.nodes = nodes_;
  if (best.value > proved) {
    found.winner = board_.mover();
    memory_.keep(board_.key(), board_.drawn(), root.list.turns()[best.turn].key);
  }
  const bool whole = root.list.whole() && root.children.size() == root.list.turns().size();
  if (best.value < -proved && whole) found.winner = soccer::other(board_.mover());
  return found;
}

}  // namespace

const PositionKey* TurnMemory::winning_turn(const PositionKey& position) const {
  const auto found = wins_.find(position);
  return found == wins_.end() ? nullptr : &found->second.after;
}

bool TurnMemory::keep(const PositionKey& position, std::size_t plies, const PositionKey& after) {
  if (wins_.size() >= most_) return wins_.contains(position);
  wins_.try_emplace(position, Win{after, plies});
  return true;
}

void TurnMemory::advance_to(std::size_t plies) {
  if (2 * wins_.size() < most_) return;
  std::erase_if(wins_, [&](const auto& kept) { return kept.second.plies < plies; });
  // If the game is taken back, it must not find values that rest on forgotten wins.
  table_.assign(table_.size(), Entry{});
}

FoundTurn find_turn(const soccer::Pitch& pitch, const soccer::WidePosition& position, std::uint64_t seed,
                    const SearchLimits& limits, TurnMemory& memory) {
  return TurnSearch(pitch, position, seed, limits, memory).find();
}

namespace {

using soccer::Vertex;

// The distance of a goal from each vertex: in king's moves to its nearest point; on a board, in segments.
std::vector<int> distances_to(const soccer::Pitch& pitch, soccer::Goal goal) {
  const graphs::Lattice& lattice = pitch.lattice();
  std::vector<Vertex> reached;
  std::vector<int> distances(lattice.vertex_count(), std::numeric_limits<int>::max());
  for (std::size_t i = 0; i < distances.size(); ++i) {
    if (pitch.goal(static_cast<Vertex>(i)) != goal) continue;
    reached.push_back(static_cast<Vertex>(i));
    distances[i] = 0;
  }
  if (!soccer::is_board(pitch.name())) {
    for (std::size_t i = 0; i < distances.size(); ++i) {
      const soccer::Point from = lattice.point(static_cast<Vertex>(i));
      for (const Vertex v : reached) {
        const soccer::Point to = lattice.point(v);
        distances[i] = std::min(distances[i], std::max(std::abs(from.x - to.x), std::abs(from.y - to.y)));
      }
    }
    return distances;
  }
  for (std::size_t i = 0; i < reached.size(); ++i) {  // NOLINT(modernize-loop-convert): it grows on the way
    for (const graphs::Incidence& incidence : lattice.incident(reached[i])) {
      int& distance = distances[incidence.to];
      if (distance != std::numeric_limits<int>::max()) continue;
      distance = distances[reached[i]] + 1;
      reached.push_back(incidence.to);
    }
  }
  return distances;
}

}  // namespace

std::uint64_t RandomChoices::next(std::uint64_t below) {
  const std::uint64_t whole = ~std::uint64_t{0} / below * below;
  while (true) {
    state_ += engines::splitmix_step;
    const std::uint64_t number = engines::splitmix(state_);
    if (number < whole) return number % below;  // the remaining numbers would favour the least
  }
}

std::vector<soccer::Ply> random_turn(const soccer::Pitch& pitch, const soccer::WidePosition& position,
                                     RandomChoices& choices) {
  std::vector<soccer::Ply> turn;
  soccer::WidePosition now = position;
  while (now.mover == position.mover && soccer::outcome(pitch, now) == soccer::Outcome::ongoing) {
    std::vector<soccer::Ply> plies;
    soccer::for_each_ply(pitch, now, [&](const soccer::Ply& ply) { plies.push_back(ply); });
    turn.push_back(plies[choices.next(plies.size())]);
    now = soccer::play(pitch, now, turn.back());
  }
  return turn;
}

std::vector<soccer::Ply> greedy_turn(const soccer::Pitch& pitch, const soccer::WidePosition& position,
                                     RandomChoices& choices) {
  const PlayBoard board(pitch, position);
  TurnReach reach;
  const TurnReach::Found found = reach.find(board);
  if (found.loses()) return random_turn(pitch, position, choices);
  std::vector<Vertex> best;
  if (found.wins()) {
    best.push_back(reach.target());
  } else {
    const soccer::Goal goal = position.mover == soccer::Player::one ? soccer::Goal::g2 : soccer::Goal::g1;
    const std::vector<int> distances = distances_to(pitch, goal);
    int least = std::numeric_limits<int>::max();
    for (const Vertex end : reach.ends()) {
      const int distance = distances[end];
      if (distance < least) best.clear();
      least = std::min(least, distance);
      if (distance == least) best.push_back(end);
    }
  }
  std::vector<soccer::Ply> turn;
  Vertex at = position.ball;
  for (const std::uint8_t exit : reach.path_to(board, best[choices.next(best.size())])) {
    const PlayBoard::Exit& taken = board.exit(at, exit);
    turn.push_back({taken.edge, taken.to});
    at = taken.to;
  }
  return turn;
}

}  // namespace quadrille::enumerate
