#include "proofs/soccer/question.hpp"

namespace quadrille::proofs {

Predicate each(std::function<bool(const soccer::State&)> holds) {
  return [holds = std::move(holds)](std::span<const soccer::State> states) {
    Offenders offenders;
    for (std::size_t i = 0; i < states.size(); ++i) {
      if (!holds(states[i])) offenders.push_back(i);
    }
    return offenders;
  };
}

Predicate whole(std::function<bool(std::span<const soccer::State>)> holds) {
  return [holds = std::move(holds)](std::span<const soccer::State> states) {
    return holds(states) ? Offenders{} : Offenders{0};
  };
}

std::string to_string(const SoccerWitness& witness) {
  const soccer::Pitch pitch(witness.pitch);
  std::string text = to_string(witness.pitch);
  for (std::size_t i = 0; i < witness.histories.size(); ++i) {
    text += i == 0 ? " " : " | ";
    text += soccer::to_string(pitch, witness.histories[i]);
  }
  return text;
}

}  // namespace quadrille::proofs
