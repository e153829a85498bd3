#include "proofs/claim.hpp"

#include <fmt/format.h>

namespace quadrille::proofs {

std::string to_string(StatementVerdict verdict) {
  switch (verdict) {
    case StatementVerdict::holds:
      return "holds";
    case StatementVerdict::refuted:
      return "refuted";
    case StatementVerdict::reading:
      return "reading";
    case StatementVerdict::remark:
      return "remark";
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

std::vector<Exhaustion> exhaust(const Assertion& assertion, WalkOptions options) {
  options.board = assertion.fails_on;
  std::vector<Exhaustion> walks = assertion.question->exhaust(options);
  for (const std::string& board : assertion.fails_too_on) {
    options.board = board;
    for (Exhaustion& walk : assertion.question->exhaust(options)) walks.push_back(std::move(walk));
  }
  return walks;
}

std::string to_string(const Exhaustion& exhaustion) {
  return fmt::format("exhaustive:{}/{}/{}", exhaustion.board, exhaustion.plies, exhaustion.positions);
}

}  // namespace quadrille::proofs
