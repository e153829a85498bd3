// How a thread of proof-number search goes down: which position next, and how far.
//
// One thread leads: it searches as one alone would. The others help: they search in advance what the leader will turn
// to next if the move that it follows comes to nothing, and the leader then finds the answer in the table. What all
// threads share: the table, the leader's offers (SearchAhead), and a flag that makes all return.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "quadrille/detail/proof_search/table.hpp"
#include "quadrille/detail/search_space.hpp"

namespace quadrille::engines::detail {

// What the leading thread of a proof-number search will turn to next, for the other threads to search before it does.
//
// The leader offers one position at each depth of its line, and takes the offer back when it leaves that depth. A
// helper takes an offer for itself, and ends when it is taken back.

/// The offers of one leader. One thread offers and withdraws; any thread may take.
template <class State>
class SearchAhead {
 public:
  /// Offers are made at so many depths from the root on.
  static constexpr std::size_t depths = 192;

  /// A position to be searched until one of its numbers reaches its bound.
  struct Offer {
    State state;
    SearchKey key;
    ProofNumbers bound;
  };

  /// An offer that one helper has taken.
  struct Taken {
    Offer offer;
    const std::atomic<std::uint64_t>* turn;  // of the offer's depth,
    std::uint64_t value;                     // and what it is as long as the offer stands

    /// Whether the leader is still where it made the offer.
    bool stands() const { return turn->load(std::memory_order_relaxed) == value; }
  };

  /// Makes an offer. \pre depth < depths, and none stands there
  void offer(std::size_t depth, const Offer& offer) {
    Place& place = places_[depth];
    const std::scoped_lock lock(place.mutex);
    place.offer.emplace(offer);
    place.turn.fetch_add(1, std::memory_order_relaxed);
  }

  /// Takes back the offer of that depth, whether or not a helper has it.
  void withdraw(std::size_t depth) {
    std::atomic<std::uint64_t>& turn = places_[depth].turn;
    turn.store((turn.load(std::memory_order_relaxed) | taken) + 1, std::memory_order_relaxed);
  }

  /// The offer of that depth, if it stands and no other helper has it.
  std::optional<Taken> take(std::size_t depth) {
    Place& place = places_[depth];
    std::uint64_t turn = place.turn.load(std::memory_order_relaxed);
    if ((turn & taken) != offered) return std::nullopt;
    const std::scoped_lock lock(place.mutex);  // so that the next offer waits until this one is copied
    if (!place.turn.compare_exchange_strong(turn, turn - offered + taken, std::memory_order_relaxed))
      return std::nullopt;
    return Taken{*place.offer, &place.turn, turn - offered + taken};
  }

  /// Takes back all offers, those too that an exception has left.
  void clear() {
    for (std::size_t depth = 0; depth < depths; ++depth) {
      if ((places_[depth].turn.load(std::memory_order_relaxed) & taken) != 0) withdraw(depth);
    }
  }

 private:
  // The last two bits of a turn: 0 if nothing is offered, or one of these. The rest counts the offers.
  static constexpr std::uint64_t offered = 1;
  static constexpr std::uint64_t taken = 3;

  struct alignas(64) Place {
    std::atomic<std::uint64_t> turn{0};
    std::mutex mutex{};
    std::optional<Offer> offer{};
  };

  std::array<Place, depths> places_{};
};

/// The numbers of a position whose mover has won his question, or has lost it.
constexpr ProofNumbers settled(bool won) {
  return won ? ProofNumbers{0, ProofNumbers::infinite} : ProofNumbers{ProofNumbers::infinite, 0};
}

template <SearchSpace Space>
class ProofDescent {
 public:
  using State = typename Space::State;
  using Move = typename Space::Move;

  struct Child {
    State state;
    Move move;
    SearchKey key;
    ProofNumbers known;  // before the table is asked, which may have lost what was found meanwhile
    bool same_mover;
  };

  /// One thread's search.
  struct Worker {
    std::deque<std::vector<Child>> children{};  // by depth; a deque, so that they stay where they are
    std::size_t depth = 0;
    std::uint64_t positions = 0;       // searched,
    std::uint64_t told_positions = 0;  // and of them, those added to the sum of all
    std::size_t taken_slots = 0;       // empty ones, not yet added to the sum
    bool is_caller = false;            // whether it runs on the thread that called the engine
    std::optional<Move> winning{};     // a move that wins where the search began, once that is known
    bool leads = false;
    const typename SearchAhead<State>::Taken* taken = nullptr;  // the offer that a helper searches, if it has one
  };

  /// \param look_around  called by each thread after every 1024 positions
  ProofDescent(const Space& space, Player player, ProofTable& table, std::function<void(Worker&)> look_around)
      : space_(space), player_(player), table_(table), look_around_(std::move(look_around)) {}

  /// Makes all threads return soon, or lets them work.
  void pause() { pause_.store(true, std::memory_order_relaxed); }
  bool paused() const { return pause_.load(std::memory_order_relaxed); }
  void begin(std::size_t threads) {
    pause_.store(false, std::memory_order_relaxed);
    has_helpers_ = threads > 1;
    has_leader_.store(false, std::memory_order_relaxed);
    ahead_->clear();
  }
  /// The first thread that calls this leads. \returns whether it is the calling one
  bool take_the_lead() { return !has_leader_.exchange(true, std::memory_order_relaxed); }

  /// Whether the mover has what he wants if this is the winner.
  bool succeeds(Player winner, Player mover) const { return (winner == player_) == (mover == player_); }

  /// The numbers of the state, searched until one of them reaches its bound.
  ProofNumbers search(Worker& worker, const State& state, const SearchKey& key, const ProofNumbers& bound) {
    if (++worker.positions % positions_between_looks == 0) look_around_(worker);
    const std::uint64_t before = worker.positions;
    if (worker.children.size() <= worker.depth) worker.children.emplace_back();
    std::vector<Child>& children = worker.children[worker.depth];
    ProofNumbers numbers;
    if (expand(state, children)) {
      numbers = settled(true);
    } else {
      ++worker.depth;
      numbers = search_children(worker, children, bound);
      --worker.depth;
    }
    if (table_.store(key, numbers, worker.positions - before + 1)) ++worker.taken_slots;
    return numbers;
  }

  /// Searches what the leader offers, until all threads are to return.
  void help(Worker& worker) {
    auto next_look = std::chrono::steady_clock::now() + time_between_looks;
    while (!paused()) {
      if (const auto taken = take_offer()) {
        worker.taken = &*taken;
        search(worker, taken->offer.state, taken->offer.key, taken->offer.bound);
        worker.taken = nullptr;
        continue;
      }
      std::this_thread::yield();  // the leader may need this processor
      if (std::chrono::steady_clock::now() < next_look) continue;
      look_around_(worker);
      next_look = std::chrono::steady_clock::now() + time_between_looks;
    }
  }

 private:
  static constexpr std::uint64_t positions_between_looks = 1024;
  static constexpr std::chrono::milliseconds time_between_looks{1};  // of a helper that has nothing to do
  // Offers nearer to the root stand long, and the leader often never comes to them; helpers leave them alone.
  static constexpr std::size_t least_depth = 6;

  // Takes the next offer that is worth a search, if there is any.
  std::optional<typename SearchAhead<State>::Taken> take_offer() {
    for (std::size_t depth = least_depth; depth < ahead_->depths; ++depth) {
      auto taken = ahead_->take(depth);
      if (!taken) continue;
      ProofNumbers numbers;
      const ProofNumbers& bound = taken->offer.bound;
      const bool known = table_.find(taken->offer.key, numbers);
      if (!known || (!numbers.settled() && numbers.win < bound.win && numbers.lose < bound.lose)) return taken;
    }
    return std::nullopt;
  }

  // Fills in the children that are not decided. \returns whether one of the moves wins at once
  bool expand(const State& state, std::vector<Child>& children) const {
    children.clear();
    const Player mover = space_.mover(state);
    bool won = false;
    [[maybe_unused]] bool has_move = false;
    space_.for_each_move(state, [&](const Move& move) {
      has_move = true;
      if (won) return;
      const State next = space_.after(state, move);
      assert(space_.grade(next) == space_.grade(state) + 1 && "rule a of graded_space.hpp");
      const Assessment assessed = assess(space_, next);
      if (assessed.decision.known) {
        won = succeeds(assessed.decision.winner, mover);
        return;
      }
      table_.prefetch(assessed.key);
      const bool same = space_.mover(next) == mover;
      for (const Child& other : children) {
        if (other.key == assessed.key && other.same_mover == same) return;
      }
      children.push_back({next, move, assessed.key, assessed.first, same});
    });
    assert(has_move && "rule c of graded_space.hpp");
    return won;
  }

  ProofNumbers search_children(Worker& worker, std::vector<Child>& children, const ProofNumbers& bound) {
    while (true) {
      const Choice choice = choose(children);
      if (choice.numbers.win == 0 && worker.depth == 1 && worker.leads) worker.winning = children[choice.child].move;
      if (choice.numbers.win >= bound.win || choice.numbers.lose >= bound.lose || paused()) return choice.numbers;
      if (worker.taken != nullptr && !worker.taken->stands()) return choice.numbers;
      Child& child = children[choice.child];
      // Stay with the child until it is worse than the next by so much, or the bound is reached.
      const std::uint32_t enough =
          choice.next_win == ProofNumbers::infinite
              ? bound.win
              : std::max(choice.next_win + margin(choice.next_win, worker.depth), choice.own_win) + 1;
      const bool offers = worker.leads && has_helpers_ && choice.next_win < bound.win && worker.depth < ahead_->depths;
      if (offers) {
        // To no bound of its own: the leader comes back to what it leaves, with larger and larger bounds.
        const Child& next = children[choice.next];
        ahead_->offer(worker.depth, {next.state, next.key, bound_below(next, bound, bound.win, choice.open)});
      }
      child.known = search(worker, child.state, child.key, bound_below(child, bound, enough, choice.open));
      if (offers) ahead_->withdraw(worker.depth);
    }
  }

  // How much worse than the next child the one that is searched may become before it is left (Pawlewicz & Lew 2007): an
  // eighth near the root, where a wrong child costs most, and up to a half further down, where leaving it and coming
  // back costs most. The depth counts from where the thread began.
  static std::uint32_t margin(std::uint32_t next_win, std::size_t depth) {
    return next_win * std::min<std::uint32_t>(2 + static_cast<std::uint32_t>(depth) / 4, 8) / 16;
  }

  // Where to end the search of the child of a parent with this bound, if so much of `win` is enough and so many
  // children are open.
  static ProofNumbers bound_below(const Child& child, const ProofNumbers& bound, std::uint32_t enough,
                                  std::uint32_t open) {
    ProofNumbers below;
    below.win = std::min(bound.win, enough);
    below.lose = bound.lose == ProofNumbers::infinite ? bound.lose : bound.lose - (open - 1);
    if (!child.same_mover) std::swap(below.win, below.lose);
    return below;
  }

  struct Choice {
    ProofNumbers numbers;        // of the parent
    std::size_t child = 0;       // to search now
    std::size_t next = 0;        // the best of the others, if next_win is not infinite
    std::uint32_t own_win = 0;   // the child's number of a win,
    std::uint32_t next_win = 0;  // and that of the next
    std::uint32_t open = 0;      // children that are not settled
  };

  // What the children make of their parent, and which of them to search if the parent is not settled.
  Choice choose(const std::vector<Child>& children) {
    Choice choice;
    std::uint32_t largest = 0;  // of lose
    std::uint64_t best = ~std::uint64_t{0};
    std::uint64_t next_best = best;
    choice.next_win = choice.own_win = ProofNumbers::infinite;
    for (std::size_t i = 0; i < children.size(); ++i) {
      const Child& child = children[i];
      ProofNumbers numbers = child.known;
      table_.find(child.key, numbers);
      if (!child.same_mover) std::swap(numbers.win, numbers.lose);
      if (numbers.win == 0) {
        choice.numbers = settled(true);
        choice.child = i;
        return choice;
      }
      if (numbers.lose == 0) continue;
      ++choice.open;
      largest = std::max(largest, numbers.lose);
      // Of those that are won as easily, the one that is lost the hardest.
      const std::uint64_t rank = std::uint64_t{numbers.win} << 32U | (ProofNumbers::infinite - numbers.lose);
      if (rank < best) {
        next_best = std::exchange(best, rank);
        choice.next = std::exchange(choice.child, i);
        choice.next_win = std::exchange(choice.own_win, numbers.win);
      } else if (rank < next_best) {
        next_best = rank;
        choice.next = i;
        choice.next_win = numbers.win;
      }
    }
    if (choice.open == 0) {
      choice.numbers = settled(false);
    } else {
      choice.numbers = {choice.own_win, std::min(largest + choice.open - 1, ProofNumbers::most)};
    }
    return choice;
  }

  const Space& space_;
  const Player player_;
  ProofTable& table_;
  const std::function<void(Worker&)> look_around_;
  const std::unique_ptr<SearchAhead<State>> ahead_ = std::make_unique<SearchAhead<State>>();
  bool has_helpers_ = false;
  std::atomic<bool> has_leader_{false};
  std::atomic<bool> pause_{false};
};

/// Makes all threads of a search return soon, when this object is destroyed.
template <class Descent>
class PauseAtTheEnd {
 public:
  explicit PauseAtTheEnd(Descent& descent) : descent_(descent) {}
  PauseAtTheEnd(const PauseAtTheEnd&) = delete;
  PauseAtTheEnd& operator=(const PauseAtTheEnd&) = delete;
  ~PauseAtTheEnd() { descent_.pause(); }

 private:
  Descent& descent_;
};

}  // namespace quadrille::engines::detail
