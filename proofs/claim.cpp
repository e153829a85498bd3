#include "proofs/claim.hpp"

namespace quadrille::proofs {

std::string to_string(StatementVerdict verdict) {
  switch (verdict) {
    case StatementVerdict::holds:
      return "holds";
    case StatementVerdict::refuted:
      return "refuted";
    case StatementVerdict::reading:
      return "reading";
    case StatementVerdict::not_reached:
      return "not-reached";
  }
  return {};
}

std::string to_string(ProofVerdict verdict) {
  switch (verdict) {
    case ProofVerdict::sound:
      return "sound";
    case ProofVerdict::gap:
      return "gap";
    case ProofVerdict::false_step:
      return "false-step";
    case ProofVerdict::none:
      return "none";
  }
  return {};
}

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

}  // namespace quadrille::proofs
