#include "proofs/exhaustive.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace quadrille::proofs {

namespace {

using soccer::Pitch;
using soccer::State;

Witness witness_of(const Pitch& pitch, std::span<const State> states, const Offenders& offenders) {
  Witness witness{pitch.name(), {}};
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

// The first state of the layer that breaks the sentence; layers come in order, so it is the smallest.
std::optional<Witness> ask_each(const Sentence& sentence, const std::vector<State>& layer) {
  for (const State& state : layer) {
    if (!sentence.predicate({&state, 1}).empty()) return Witness{state.pitch->name(), {state.history}};
  }
  return std::nullopt;
}

// The weak classes of one layer, which are whole: a drawing's number of edges is its histories' number of plies. (That
// is soccer/lem-3.1, which is asked about states of all plies at once, below.)
std::optional<Witness> ask_classes(const Sentence& sentence, const std::vector<State>& layer) {
  std::map<graphs::WideEdgeSet, std::vector<State>> classes;
  for (const State& state : layer) classes[state.position.drawing].push_back(state);
  std::optional<Witness> least;
  for (const auto& [drawing, members] : classes) {
    const Offenders offenders = sentence.predicate(members);
    if (offenders.empty()) continue;
    Witness witness = witness_of(*members.front().pitch, members, offenders);
    if (!least || witness.histories < least->histories) least = std::move(witness);
  }
  return least;
}

// States of all layers so far, together.
std::optional<Witness> ask_together(const Sentence& sentence, const std::vector<State>& states) {
  const Offenders offenders = sentence.predicate(states);
  if (offenders.empty()) return std::nullopt;
  return witness_of(*states.front().pitch, states, offenders);
}

}  // namespace

std::string to_string(const Witness& witness) {
  const Pitch pitch(witness.pitch);
  std::string text = to_string(witness.pitch);
  for (std::size_t i = 0; i < witness.histories.size(); ++i) {
    text += i == 0 ? " " : " | ";
    text += soccer::to_string(pitch, witness.histories[i]);
  }
  return text;
}

std::string to_string(const Exhaustion& exhaustion) {
  return fmt::format("exhaustive:{}/{}/{}", to_string(exhaustion.pitch), exhaustion.plies, exhaustion.positions);
}

Exhaustion exhaust(const Sentence& sentence, const Pitch& pitch, std::optional<int> last_ply) {
  Exhaustion found;
  found.pitch = pitch.name();
  std::vector<State> together;
  for (std::vector<State> layer{soccer::start_state(pitch)};; layer = next_layer(layer)) {
    const std::size_t most = sentence.subject == Subject::states ? most_states_at_once : most_states;
    const bool too_many = found.positions + layer.size() > most;
    found.whole = layer.empty();
    if (layer.empty() || too_many) break;
    found.plies = static_cast<int>(layer.front().plies());
    found.positions += layer.size();
    switch (sentence.subject) {
      case Subject::pitch:
      case Subject::state:
        found.witness = ask_each(sentence, layer);
        break;
      case Subject::weak_class:
        found.witness = ask_classes(sentence, layer);
        break;
      case Subject::states:
        together.insert(together.end(), layer.begin(), layer.end());
        break;
    }
    if (found.witness || sentence.subject == Subject::pitch || (last_ply && found.plies >= *last_ply)) break;
  }
  if (sentence.subject == Subject::states) found.witness = ask_together(sentence, together);
  return found;
}

}  // namespace quadrille::proofs
