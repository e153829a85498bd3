// Checks assertions about Paper Soccer on all states of a pitch. The checker walks from layer to layer; a layer has all
// states after the same number of plies.
#include "proofs/soccer/question.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <unordered_set>

#include "enumerate/soccer/pitch_file.hpp"

namespace quadrille::soccer {

namespace {

struct StandardBoard {
  const char* pitch;
  std::optional<int> plies;  // to the end if empty
};

// The boards of assertions that should hold. Each board is walked to its end or far beyond every witness of the ledger;
// the last is for assertions about classic pitches too.
constexpr StandardBoard standard_boards[] = {
    {"paper:1x3", std::nullopt}, {"paper:2x2", std::nullopt}, {"paper:3x3", 8}, {"classic:2x2", std::nullopt}};

std::vector<StandardBoard> boards_for(const std::string& board, Scope scope) {
  if (!board.empty()) return {{board.c_str(), std::nullopt}};
  std::vector<StandardBoard> boards(std::begin(standard_boards), std::end(standard_boards));
  if (scope <= Scope::without_walls) boards.pop_back();
  return boards;
}

Pitch pitch_of(const std::string& board) {
  const PitchName name = enumerate::read_pitch(board);
  require_drawable(name);
  return Pitch(name);
}

template <class Holds>
bool any_vertex(const Pitch& pitch, Holds holds) {
  for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
    if (holds(static_cast<Vertex>(v))) return true;
  }
  return false;
}

std::string evidence_name(const Pitch& pitch) {
  const bool on_one_line = is_board(pitch.name()) && pitch.name().file.empty();
  return on_one_line ? fmt::format("board@{}", fingerprint(pitch.board())) : to_string(pitch.name());
}

}  // namespace

bool concerns(Scope scope, const Pitch& pitch) {
  switch (scope) {
    case Scope::rectangles:
      return pitch.name().rules == Rules::paper;
    case Scope::paper_pitches:
    case Scope::all_pitches:
      return true;
    case Scope::without_walls:
      return !any_vertex(pitch, [&](Vertex v) { return pitch.wall(v); });
    case Scope::start_off_wall:
      return !pitch.wall(pitch.start());
    case Scope::goal_with_two_edges:
      return any_vertex(
          pitch, [&](Vertex v) { return pitch.goal(v) != Goal::none && pitch.lattice().incident(v).size() >= 2; });
  }
  return false;
}

std::string StateQuestion::why_not_on(const std::string& board) const {
  if (concerns(scope_, pitch_of(board))) return {};
  switch (scope_) {
    case Scope::without_walls:
      return "it is about pitches without walls";
    case Scope::start_off_wall:
      return "it is about pitches where b0 is no wall";
    case Scope::goal_with_two_edges:
      return "it is about pitches where a goal has two edges";
    default:
      return "it is about rectangles alone, paper:MxN";
  }
}

std::vector<proofs::Exhaustion> StateQuestion::exhaust(const proofs::WalkOptions& options) const {
  std::vector<proofs::Exhaustion> walks;
  for (const StandardBoard& board : boards_for(options.board, scope_)) {
    const Pitch pitch = pitch_of(board.pitch);
    walks.push_back(walk_pitch(*this, pitch, options.last_ply ? options.last_ply : board.plies, options.stop));
  }
  return walks;
}

StatePredicate holds_of_each(std::function<bool(const State&)> holds) {
  return [holds = std::move(holds)](std::span<const State> states) {
    Violations violations;
    for (std::size_t i = 0; i < states.size(); ++i) {
      if (!holds(states[i])) violations.push_back(i);
    }
    return violations;
  };
}

StatePredicate holds_of_all(std::function<bool(std::span<const State>)> holds) {
  return [holds = std::move(holds)](std::span<const State> states) {
    return holds(states) ? Violations{} : Violations{0};
  };
}

proofs::Assertion state_assertion(proofs::Role role, Subject subject, Scope scope, std::string text,
                                  StatePredicate predicate, std::string fails_on) {
  return make_assertion(role, std::move(text), StateQuestion(subject, scope, std::move(predicate)),
                        std::move(fails_on));
}

std::string to_string(const Example& example) {
  const Pitch pitch(example.pitch);
  std::string text = to_string(example.pitch) + (is_board(example.pitch) ? ":" : "");
  for (std::size_t i = 0; i < example.histories.size(); ++i) {
    text += i == 0 ? " " : " | ";
    text += to_string(pitch, example.histories[i]);
  }
  return text;
}

namespace {

Example example_from(const Pitch& pitch, std::span<const State> states, const Violations& violations) {
  Example example{pitch.name(), {}};
  for (const std::size_t i : violations) example.histories.push_back(states[i].history);
  return example;
}

// All states one ply further; empty if no state has a ply. In lexicographic order of their histories if `layer` is.
// Incomplete if there are more than `most`.
std::vector<State> next_layer(const std::vector<State>& layer, std::size_t most) {
  std::vector<State> result;
  for (const State& state : layer) {
    if (result.size() > most) break;
    for_each_ply(*state.pitch, state.position, [&](const Ply& ply) { result.push_back(after(state, ply)); });
  }
  return result;
}

/// One walk over the layers of a pitch: asks about them and counts their positions.
class Walk {
 public:
  Walk(const StateQuestion& question, std::stop_token stop) : question_(question), stop_(std::move(stop)) {}

  // The first state of the layer that breaks the assertion; layers come in order, so it is the smallest.
  std::optional<Example> ask_each(const std::vector<State>& layer) {
    for (const State& state : layer) {
      if (stopped()) break;
      layer_positions_.insert(state.position);
      if (!question_.violations({&state, 1}).empty()) return Example{state.pitch->name(), {state.history}};
    }
    return std::nullopt;
  }

  // Asks about the weak classes of one layer. They are complete: a drawing's number of edges is its histories' number
  // of plies. (That is soccer/lem-3.1, which is asked about states of all plies at once, below.)
  std::optional<Example> ask_classes(const std::vector<State>& layer) {
    std::map<graphs::WideEdgeSet, std::vector<State>> classes;
    for (const State& state : layer) classes[state.position.drawing].push_back(state);
    std::optional<Example> least;
    for (const auto& [drawing, members] : classes) {
      if (stopped()) break;
      for (const State& member : members) layer_positions_.insert(member.position);
      const Violations violations = question_.violations(members);
      if (violations.empty()) continue;
      Example example = example_from(*members.front().pitch, members, violations);
      if (!least || example.histories < least->histories) least = std::move(example);
    }
    return least;
  }

  // Collects the states of all layers, for one question at the end.
  void gather(const std::vector<State>& layer) {
    for (const State& state : layer) layer_positions_.insert(state.position);
    together_.insert(together_.end(), layer.begin(), layer.end());
  }
  std::optional<Example> ask_together() const {
    const Violations violations = question_.violations(together_);
    if (violations.empty()) return std::nullopt;
    return example_from(*together_.front().pitch, together_, violations);
  }

  /// The positions met since the last call. Positions of different layers differ, so layers may be counted apart.
  std::size_t take_positions() {
    const std::size_t positions = layer_positions_.size();
    layer_positions_.clear();
    return positions;
  }

  bool stopped() const { return stop_.stop_requested(); }

 private:
  struct Hash {
    std::size_t operator()(const WidePosition& position) const {
      return position.drawing.hash() ^ (position.ball * std::size_t{2} + static_cast<std::size_t>(position.mover));
    }
  };

  const StateQuestion& question_;
  std::stop_token stop_;
  std::unordered_set<WidePosition, Hash> layer_positions_;
  std::vector<State> together_;
};

}  // namespace

proofs::Exhaustion walk_pitch(const StateQuestion& question, const Pitch& pitch, std::optional<int> last_ply,
                              std::stop_token stop) {
  const Subject subject = question.subject();
  proofs::Exhaustion found;
  std::optional<Example> example;
  found.board = evidence_name(pitch);
  Walk walk(question, std::move(stop));
  const std::size_t most = subject == Subject::states ? most_states_at_once : most_states;
  std::size_t states = 0;
  for (std::vector<State> layer{start_state(pitch)}; !walk.stopped(); layer = next_layer(layer, most - states)) {
    states += layer.size();
    found.whole = layer.empty();
    if (layer.empty() || states > most) break;
    found.plies = static_cast<int>(layer.front().plies());
    switch (subject) {
      case Subject::pitch:
      case Subject::state:
        example = walk.ask_each(layer);
        break;
      case Subject::weak_class:
        example = walk.ask_classes(layer);
        break;
      case Subject::states:
        walk.gather(layer);
        break;
    }
    found.positions += walk.take_positions();
    found.whole = subject == Subject::pitch;  // a pitch has one case, its start
    if (example || found.whole || (last_ply && found.plies >= *last_ply)) break;
  }
  if (subject == Subject::states && !walk.stopped()) example = walk.ask_together();
  found.cut_short = walk.stopped();
  if (example) found.witness = proofs::witness_of(std::move(*example));
  return found;
}

}  // namespace quadrille::soccer
