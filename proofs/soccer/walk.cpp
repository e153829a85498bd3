#include "proofs/soccer/walk.hpp"

#include <map>
#include <unordered_set>

namespace quadrille::proofs {

namespace {

using soccer::Pitch;
using soccer::State;

SoccerWitness witness_of(const Pitch& pitch, std::span<const State> states, const Offenders& offenders) {
  SoccerWitness witness{pitch.name(), {}};
  for (const std::size_t i : offenders) witness.histories.push_back(states[i].history);
  return witness;
}

// All states one ply further, in lexicographic order of their histories if the layer is; empty when no state has a ply.
std::vector<State> next_layer(const std::vector<State>& layer) {
  std::vector<State> result;
  for (const State& state : layer) {
    soccer::for_each_ply(*state.pitch, state.position,
                         [&](const soccer::Ply& ply) { result.push_back(soccer::after(state, ply)); });
  }
  return result;
}

/// One walk: what it has found, and whether it may go on.
class Walk {
 public:
  Walk(const SoccerQuestion& question, const GoOn& go_on) : question_(question), go_on_(go_on) {}

  // The first state of the layer that breaks the sentence; layers come in order, so it is the smallest.
  std::optional<SoccerWitness> ask_each(const std::vector<State>& layer) {
    for (const State& state : layer) {
      if (!goes_on()) break;
      layer_positions_.insert(state.position);
      if (!question_.predicate({&state, 1}).empty()) return SoccerWitness{state.pitch->name(), {state.history}};
    }
    return std::nullopt;
  }

  // The weak classes of one layer, which are whole: a drawing's number of edges is its histories' number of plies.
  // (That is soccer/lem-3.1, which is asked about states of all plies at once, below.)
  std::optional<SoccerWitness> ask_classes(const std::vector<State>& layer) {
    std::map<graphs::WideEdgeSet, std::vector<State>> classes;
    for (const State& state : layer) classes[state.position.drawing].push_back(state);
    std::optional<SoccerWitness> least;
    for (const auto& [drawing, members] : classes) {
      if (!goes_on()) break;
      for (const State& member : members) layer_positions_.insert(member.position);
      const Offenders offenders = question_.predicate(members);
      if (offenders.empty()) continue;
      SoccerWitness witness = witness_of(*members.front().pitch, members, offenders);
      if (!least || witness.histories < least->histories) least = std::move(witness);
    }
    return least;
  }

  // States of all layers together; asked once, at the end.
  void gather(const std::vector<State>& layer) {
    for (const State& state : layer) layer_positions_.insert(state.position);
    together_.insert(together_.end(), layer.begin(), layer.end());
  }
  std::optional<SoccerWitness> ask_together() const {
    const Offenders offenders = question_.predicate(together_);
    if (offenders.empty()) return std::nullopt;
    return witness_of(*together_.front().pitch, together_, offenders);
  }

  /// The positions met since the last call. Positions of different layers differ, so layers may be counted apart.
  std::size_t take_positions() {
    const std::size_t positions = layer_positions_.size();
    layer_positions_.clear();
    return positions;
  }

  bool goes_on() {
    stopped_ = stopped_ || !go_on_();
    return !stopped_;
  }

 private:
  struct Hash {
    std::size_t operator()(const soccer::WidePosition& position) const {
      return position.drawing.hash() ^ (position.ball * std::size_t{2} + static_cast<std::size_t>(position.mover));
    }
  };

  const SoccerQuestion& question_;
  const GoOn& go_on_;
  bool stopped_ = false;
  std::unordered_set<soccer::WidePosition, Hash> layer_positions_;
  std::vector<State> together_;
};

}  // namespace

Exhaustion exhaust(const SoccerQuestion& question, const Pitch& pitch, std::optional<int> last_ply, const GoOn& go_on) {
  Exhaustion found;
  found.board = to_string(pitch.name());
  Walk walk(question, go_on);
  std::size_t states = 0;
  for (std::vector<State> layer{soccer::start_state(pitch)}; walk.goes_on(); layer = next_layer(layer)) {
    states += layer.size();
    found.whole = layer.empty();
    if (layer.empty() || states > (question.subject == Subject::states ? most_states_at_once : most_states)) break;
    found.plies = static_cast<int>(layer.front().plies());
    switch (question.subject) {
      case Subject::pitch:
      case Subject::state:
        found.witness = walk.ask_each(layer);
        break;
      case Subject::weak_class:
        found.witness = walk.ask_classes(layer);
        break;
      case Subject::states:
        walk.gather(layer);
        break;
    }
    found.positions += walk.take_positions();
    if (found.witness || question.subject == Subject::pitch || (last_ply && found.plies >= *last_ply)) break;
  }
  if (question.subject == Subject::states && walk.goes_on()) found.witness = walk.ask_together();
  found.cut_short = !walk.goes_on();
  return found;
}

}  // namespace quadrille::proofs
