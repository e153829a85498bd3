// Parts of the conformance suite (quadrille/conformance.hpp). The suite tests if a space, the description of a game for
// the engines, keeps the rules that the engines rely on. This file has the list of violations, the walk over the states
// of a space, and the checks of the further rules for reverse search and proof-number search.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <future>
#include <limits>
#include <map>
#include <random>
#include <sstream>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "quadrille/detail/backward_induction.hpp"
#include "quadrille/detail/graded_space.hpp"
#include "quadrille/detail/reverse_search/searchable.hpp"
#include "quadrille/detail/search_space.hpp"

namespace quadrille::engines {

// The report: each rule that a space breaks, with the state that shows it.

/// The extent of the examination of a space.
struct ConformanceOptions {
  int last_grade = std::numeric_limits<int>::max();  ///< states beyond it are examined in random games only
  std::size_t most_states = 20'000;                  ///< the most states examined, in order of grade
  int random_games = 100;                            ///< played to their ends
  int longest_game = 10'000;                         ///< a random game of more moves is considered endless
  std::uint64_t seed = 1;                            ///< seed of the random games
};

/// A broken rule, with the state that shows it.
struct Violation {
  std::string rule;     ///< its letter or number in graded_space.hpp or searchable.hpp, or the function's name
  std::string message;  ///< the rule, the fault and the state
};

namespace detail {

/// The state as its own to_string or operator<< writes it; otherwise its grade and hash.
template <GradedSpace Space>
std::string described(const Space& space, const typename Space::State& state) {
  std::ostringstream text;
  text.exceptions(std::ios::badbit);  // otherwise, running out of memory would silently cut the text
  if constexpr (requires { text << to_string(state); }) {
    text << to_string(state);
  } else if constexpr (requires { text << state; }) {
    text << state;
  } else {
    text << "the state of grade " << space.grade(state) << " with hash 0x" << std::hex << state.marks().hash();
  }
  return text.str();
}

/// The violations so far, the first of each rule.
class Violations {
 public:
  template <GradedSpace Space>
  void add(const std::string& rule, const std::string& what, const Space& space, const typename Space::State& state) {
    if (has(rule)) return;
    found_.push_back({rule, "rule " + rule + " is broken: " + what + ", at " + described(space, state)});
  }

  bool has(const std::string& rule) const {
    return std::any_of(found_.begin(), found_.end(), [&](const Violation& known) { return known.rule == rule; });
  }
  std::vector<Violation> take() { return std::move(found_); }

 private:
  std::vector<Violation> found_;
};

// The walk of the conformance suite: all states of a space, layer by layer, as far as the options say. Each state is
// examined when it is first reached, and compared with itself when it is reached again in another way.

/// The space's answers about a state.
template <GradedSpace Space>
struct Facts {
  std::vector<typename Space::State> successors;  ///< in the order of the moves
  bool over = false;

  Facts() = default;
  Facts(const Space& space, const typename Space::State& state) : over(is_over(space, state)) {
    space.for_each_move(state,
                        [&](const typename Space::Move& move) { successors.push_back(space.after(state, move)); });
  }

  friend bool operator==(const Facts&, const Facts&) = default;
};

template <class State>
bool is_rearranged(const std::vector<State>& a, const std::vector<State>& b) {
  return std::is_permutation(a.begin(), a.end(), b.begin(), b.end());
}

/// States, found by their hash and compared in full.
template <class State>
class StateIndex {
 public:
  /// The result of a search for a missing state.
  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  std::size_t find(const State& state) const {
    const auto bucket = places_.find(state.marks().hash());
    if (bucket == places_.end()) return none;
    for (const std::size_t place : bucket->second) {
      if (states_[place] == state) return place;
    }
    return none;
  }
  /// The place of an equal state among the first `most`, whatever their hashes.
  std::size_t find_by_comparing(const State& state, std::size_t most) const {
    for (std::size_t place = 0; place < std::min(most, states_.size()); ++place) {
      if (states_[place] == state) return place;
    }
    return none;
  }
  void add(const State& state) {
    places_[state.marks().hash()].push_back(states_.size());
    states_.push_back(state);
  }
  const std::vector<State>& states() const { return states_; }

 private:
  std::vector<State> states_;
  std::unordered_map<std::uint64_t, std::vector<std::size_t>> places_;
};

template <GradedSpace Space>
class ConformanceWalk {
 public:
  using State = typename Space::State;
  using Move = typename Space::Move;
  using Layers = std::vector<StateIndex<State>>;

  ConformanceWalk(const Space& space, const ConformanceOptions& options, Violations& violations)
      : space_(space), options_(options), violations_(violations) {}

  /// Examines the states up to the limits, then random games to their ends.
  void run() {
    const State start = space_.start();
    if (!(start == space_.start())) violate("e", "two calls of start() differ", start);
    if (space_.grade(start) != 0) violate("1", "grade(start()) is " + std::to_string(space_.grade(start)), start);
    layers_.emplace_back();
    layers_.back().add(start);
    std::size_t examined = 1;
    while (!layers_.back().states().empty() && static_cast<int>(layers_.size()) <= options_.last_grade &&
           examined < options_.most_states) {
      StateIndex<State> next;
      for (const State& state : layers_.back().states()) {
        if (examined + next.states().size() >= options_.most_states) break;
        for (const State& successor : examine(state)) reach(successor, next);
      }
      examined += next.states().size();
      layers_.push_back(std::move(next));
    }
    for (const State& state : layers_.back().states()) examine(state);
    compare_threads();
    play();
  }

  /// The states examined, by grade; the last layer may lack some.
  const Layers& layers() const { return layers_; }

 private:
  static constexpr std::size_t compared_in_full = 256;  // states of a layer, with each new one

  void violate(const std::string& rule, const std::string& what, const State& state) {
    violations_.add(rule, what, space_, state);
  }

  // Checks every rule that concerns a single state. Returns its successors.
  std::vector<State> examine(const State& state) {
    const Facts<Space> facts(space_, state);
    if (!(facts == Facts<Space>(space_, state))) violate("e", "two calls with the same state differ", state);
    if (!(State(state) == state)) violate("State", "a copy is not equal to the state", state);
    if (facts.over && !facts.successors.empty()) violate("c", "the outcome says that the game is over", state);
    if (!facts.over && facts.successors.empty()) {
      violate("c", "the outcome says that the game continues, but there is no move", state);
    }
    const int grade = space_.grade(state);
    for (const State& successor : facts.successors) {
      const int next = space_.grade(successor);
      if (next != grade + 1) {
        violate("a", "a move leads from grade " + std::to_string(grade) + " to grade " + std::to_string(next), state);
      }
      if (successor.marks() == state.marks()) violate("d", "a move leaves the marks as they are", state);
    }
    remember_marks(state, grade);
    if constexpr (std::equality_comparable<Move>) look_for_equal_moves(state);
    return facts.successors;
  }

  void look_for_equal_moves(const State& state) {
    std::vector<Move> moves;
    space_.for_each_move(state, [&](const Move& move) {
      if (std::find(moves.begin(), moves.end(), move) != moves.end()) violate("3", "a move is offered twice", state);
      moves.push_back(move);
    });
  }

  void remember_marks(const State& state, int grade) {
    for (const auto& [marks, known] : grade_of_marks_[state.marks().hash()]) {
      if (!(marks == state.marks())) continue;
      if (known != grade) {
        violate("d", "its marks are those of another state whose grade is " + std::to_string(known), state);
      }
      return;
    }
    grade_of_marks_[state.marks().hash()].emplace_back(state.marks(), grade);
  }

  // Adds a successor to its layer, or compares it with the equal state already there.
  void reach(const State& state, StateIndex<State>& layer) {
    const std::size_t place = layer.find(state);
    if (place != StateIndex<State>::none) return compare(layer.states()[place], state);
    const std::size_t equal = layer.find_by_comparing(state, compared_in_full);
    if (equal != StateIndex<State>::none) {
      violate("d", "an equal state has marks of another hash", state);
      return compare(layer.states()[equal], state);
    }
    layer.add(state);
  }

  // Checks that two equal states, reached in different ways, agree.
  void compare(const State& first, const State& second) {
    if (!(first.marks() == second.marks())) violate("d", "an equal state has other marks", second);
    if (space_.grade(first) != space_.grade(second)) violate("d", "an equal state has another grade", second);
    const Facts<Space> of_first(space_, first);
    const Facts<Space> of_second(space_, second);
    if (of_first.over != of_second.over) violate("b", "an equal state has another outcome", second);
    if (of_first.successors == of_second.successors) return;
    if (is_rearranged(of_first.successors, of_second.successors)) {
      violate("3", "an equal state has its moves in another order", second);
    } else {
      violate("b", "an equal state, reached in another way, has other moves", second);
    }
  }

  // Repeats the questions for all states, from two threads at once.
  void compare_threads() {
    const auto ask = [this] {
      std::vector<std::vector<Facts<Space>>> facts;
      for (const StateIndex<State>& layer : layers_) {
        facts.emplace_back();
        for (const State& state : layer.states()) facts.back().emplace_back(space_, state);
      }
      return facts;
    };
    const auto alone = ask();
    auto one = std::async(std::launch::async, ask);
    auto other = std::async(std::launch::async, ask);
    for (const auto& together : {one.get(), other.get()}) {
      for (std::size_t grade = 0; grade < layers_.size(); ++grade) {
        for (std::size_t i = 0; i < alone[grade].size(); ++i) {
          if (alone[grade][i] == together[grade][i]) continue;
          violate("e", "calls from several threads differ from a single one", layers_[grade].states()[i]);
        }
      }
    }
  }

  void play() {
    std::mt19937_64 random(options_.seed);
    for (int game = 0; game < options_.random_games; ++game) {
      if (!ends_by_playing(random)) return;  // one endless game suffices
    }
  }

  // Plays one game at random. Returns whether it ended.
  bool ends_by_playing(std::mt19937_64& random) {
    State state = space_.start();
    std::vector<State> successors = examine(state);
    for (int moves = 0; !successors.empty(); ++moves) {
      const int grade = space_.grade(state);
      if (moves == options_.longest_game) {
        violate("n", "a game continues after " + std::to_string(moves) + " moves (if it ends, set longest_game)",
                state);
        return false;
      }
      state = successors[random() % successors.size()];
      if (space_.grade(state) <= grade) return false;  // rule a is broken, and has been reported
      successors = examine(state);
    }
    return true;
  }

  using Marks = std::remove_cvref_t<decltype(std::declval<const State&>().marks())>;

  const Space& space_;
  const ConformanceOptions& options_;
  Violations& violations_;
  Layers layers_;
  std::unordered_map<std::uint64_t, std::vector<std::pair<Marks, int>>> grade_of_marks_;
};

// The checks for reverse search: canonical parents, search contexts, and the bound on the moves, on the states that the
// walk has examined.

/// The rules f to i, on the states of a ConformanceWalk.
template <ReverseSearchable Space>
class TreeCheck {
 public:
  using State = typename Space::State;
  using Layers = typename ConformanceWalk<Space>::Layers;

  TreeCheck(const Space& space, const Layers& layers, Violations& violations)
      : space_(space), layers_(layers), violations_(violations), tree_(space), context_(tree_.root_context()) {}

  void run() {
    for (std::size_t grade = 0; grade < layers_.size(); ++grade) {
      for (const State& state : layers_[grade].states()) {
        examine_moves(state);
        if (grade > 0) examine_parent(state, layers_[grade - 1]);
      }
    }
    if constexpr (HasSearchContext<Space>) {
      if (!violations_.has("f") && !violations_.has("h")) descend_below(space_.start(), 0);
    }
  }

 private:
  void violate(const std::string& rule, const std::string& what, const State& state) {
    violations_.add(rule, what, space_, state);
  }

  void examine_moves(const State& state) {
    const std::vector<State> successors = Facts<Space>(space_, state).successors;
    for (auto at = successors.begin(); at != successors.end(); ++at) {
      if (std::find(successors.begin(), at, *at) != at) violate("h", "two moves lead to the same state", state);
    }
    if constexpr (HasMostMoves<Space>) {
      if (successors.size() > space_.most_moves()) violate("i", "it has more moves than most_moves()", state);
    }
  }

  void examine_parent(const State& state, const StateIndex<State>& layer_before) {
    const State parent = space_.canonical_parent(state);
    if (!(parent == space_.canonical_parent(state))) violate("e", "two calls of canonical_parent differ", state);
    if (layer_before.find(parent) == StateIndex<State>::none) {
      return violate("f", "its canonical parent cannot be reached", state);
    }
    const std::vector<State> successors = Facts<Space>(space_, parent).successors;
    if (std::find(successors.begin(), successors.end(), state) == successors.end()) {
      violate("f", "no move leads to it from its canonical parent", state);
    }
  }

  // Goes depth first along canonical parents, as a search does: the context is never undone.
  void descend_below(const State& state, std::size_t grade) {
    if (grade + 1 >= layers_.size()) return;
    std::vector<State> children;
    space_.for_each_move(state, [&](const typename Space::Move& move) {
      const State successor = space_.after(state, move);
      if (layers_[grade + 1].find(successor) == StateIndex<State>::none) return;  // beyond the limits
      const bool child = space_.canonical_parent(successor) == state;
      if (tree_.is_child(state, move, successor, context_) != child) {
        violate("g",
                std::string("is_canonical says ") + (child ? "no" : "yes") + " of a move, against canonical_parent",
                state);
      }
      if (child) children.push_back(successor);
    });
    for (const State& child : children) {
      tree_.descend(context_, child, static_cast<int>(grade) + 1);
      descend_below(child, grade + 1);
    }
  }

  const Space& space_;
  const Layers& layers_;
  Violations& violations_;
  SearchTree<Space> tree_;
  typename SearchTree<Space>::Context context_;
};

// The checks for proof-number search: keys, decisions and first numbers, compared with the value of every state by
// backward induction.

/// The rules j to m, on all states of a small space.
template <SearchSpace Space>
class SearchCheck {
 public:
  using State = typename Space::State;

  SearchCheck(const Space& space, Violations& violations) : space_(space), violations_(violations) {}

  void run() {
    const auto winners = solve_winners(space_);
    winners.for_each([&](const State& state, Player winner) { examine(state, winner); });
  }

 private:
  // The first state of a key.
  struct Known {
    State state;
    Player mover;
    Player winner;
  };

  void violate(const std::string& rule, const std::string& what, const State& state) {
    violations_.add(rule, what, space_, state);
  }

  void examine(const State& state, Player winner) {
    if (winner == Player::none && !may_be_tied<Space>()) violate("m", "nobody wins, and has_ties is false", state);
    const Assessment assessed = assess(space_, state);
    if (assessed.decision.known) {
      if (assessed.decision.winner != winner) violate("k", "its decision names another winner", state);
      return;
    }
    if (is_over(space_, state)) return violate("k", "the game is over, and it is not decided", state);
    for (const std::uint32_t number : {assessed.first.win, assessed.first.lose}) {
      if (number < 1 || number > ProofNumbers::most) violate("l", "a first number is " + std::to_string(number), state);
    }
    const Known here{state, space_.mover(state), winner};
    const auto [at, is_new] = known_.try_emplace(std::pair(assessed.key.high, assessed.key.low), here);
    if (!is_new) compare(at->second, here);
  }

  void compare(const Known& first, const Known& second) {
    const std::string with = "its key is that of " + described(space_, first.state);
    const bool first_wins = first.winner == first.mover;
    const bool second_wins = second.winner == second.mover;
    if (first_wins != second_wins) violate("j", with + ", and the mover wins in only one of them", second.state);
    if (may_be_tied<Space>() && first.mover != second.mover) violate("j", with + ", with another mover", second.state);
    if (may_be_tied<Space>() && first.winner != second.winner)
      violate("j", with + ", with another value", second.state);
  }

  const Space& space_;
  Violations& violations_;
  std::map<std::pair<std::uint64_t, std::uint64_t>, Known> known_;
};

}  // namespace detail

}  // namespace quadrille::engines
