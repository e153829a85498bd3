#include "properties/examine.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "proofs/coq_theorems.hpp"

namespace quadrille::properties {

namespace {

using proofs::Assertion;
using proofs::Claim;
using proofs::Exhaustion;
using proofs::ProofVerdict;
using proofs::Role;
using proofs::StatementVerdict;

/// What was found of one assertion.
struct Trial {
  const Assertion* assertion = nullptr;
  std::vector<Exhaustion> walks;
  PropertyRun property;

  const proofs::Witness* witness() const {
    const auto broken = std::find_if(walks.begin(), walks.end(), [](const auto& walk) { return walk.witness; });
    return broken == walks.end() ? nullptr : &*broken->witness;
  }
  bool broken() const { return witness() != nullptr || property.counterexample.has_value(); }
};

Trial try_assertion(const Assertion& assertion, CaseGenerator generate, const ExamineOptions& options) {
  return {&assertion, exhaust(assertion, {.last_ply = options.plies, .stop = options.property.stop}),
          run_property(assertion, generate, options.property)};
}

// Whether the assertion is expected to fail and was not broken because --plies ended the walk before its witness.
bool not_reached(const Trial& trial) {
  return !trial.assertion->expected_to_hold() && trial.witness() == nullptr && !trial.walks.front().whole;
}

bool any_broken(const std::vector<Trial>& trials, Role role) {
  return std::any_of(trials.begin(), trials.end(),
                     [&](const Trial& trial) { return trial.assertion->role == role && trial.broken(); });
}

bool has(const std::vector<Trial>& trials, Role role) {
  return std::any_of(trials.begin(), trials.end(), [&](const Trial& trial) { return trial.assertion->role == role; });
}

StatementVerdict statement_verdict(const std::vector<Trial>& trials) {
  const bool decisive_not_reached = std::any_of(trials.begin(), trials.end(), [](const Trial& trial) {
    return trial.assertion->role == Role::statement && not_reached(trial);
  });
  if (any_broken(trials, Role::reading)) return StatementVerdict::refuted;
  if (decisive_not_reached) return StatementVerdict::not_reached;
  if (!any_broken(trials, Role::statement)) return StatementVerdict::holds;
  return has(trials, Role::reading) ? StatementVerdict::reading : StatementVerdict::refuted;
}

struct FoundProofVerdict {
  ProofVerdict verdict = ProofVerdict::none;
  bool checked = false;  // false: quoted from the ledger, or the plies did not reach a witness
};

FoundProofVerdict proof_verdict(const Claim& claim, const std::vector<Trial>& trials) {
  if (!has(trials, Role::step)) return {claim.expected_proof, false};
  const auto any_step = [&](auto holds) {
    return std::any_of(trials.begin(), trials.end(),
                       [&](const Trial& trial) { return trial.assertion->role == Role::step && holds(trial); });
  };
  if (any_step(not_reached)) return {};
  const bool a_step_holds = any_step([](const Trial& trial) { return trial.witness() == nullptr; });
  return {a_step_holds ? ProofVerdict::gap : ProofVerdict::false_step, true};
}

std::vector<std::string> departures_of(const Claim& claim, const Finding& finding, const std::vector<Trial>& trials) {
  std::vector<std::string> departures;
  if (finding.statement != claim.expected_statement && finding.statement != StatementVerdict::not_reached) {
    departures.push_back(fmt::format("{}: the statement is found '{}', the ledger says '{}'", claim.id,
                                     to_string(finding.statement), to_string(claim.expected_statement)));
  }
  if (finding.proof_verdict_checked && finding.proof != claim.expected_proof) {
    departures.push_back(fmt::format("{}: the proof is found '{}', the ledger says '{}'", claim.id,
                                     to_string(finding.proof), to_string(claim.expected_proof)));
  }
  for (const Trial& trial : trials) {
    const Assertion& assertion = *trial.assertion;
    if (trial.property.error) {
      departures.push_back(
          fmt::format("{}: the property '{}' did not run: {}", claim.id, assertion.text, *trial.property.error));
    }
    if (assertion.expected_to_hold() && trial.broken()) {
      const std::string example = trial.witness() ? trial.witness()->text : *trial.property.counterexample;
      departures.push_back(fmt::format("{}: '{}' fails: {}", claim.id, assertion.text, example));
    }
    if (!assertion.expected_to_hold() && trial.witness() == nullptr && !not_reached(trial)) {
      departures.push_back(
          fmt::format("{}: '{}' should fail on {} and does not", claim.id, assertion.text, assertion.fails_on));
    }
  }
  return departures;
}

std::vector<std::string> evidence_of(const Claim& claim, const std::vector<Trial>& trials,
                                     const ExamineOptions& options) {
  std::vector<std::string> evidence;
  const auto add = [&](std::string item) {
    if (std::find(evidence.begin(), evidence.end(), item) == evidence.end()) evidence.push_back(std::move(item));
  };
  for (const proofs::CoqTheorem& theorem : proofs::coq_theorems()) {
    if (theorem.claim == claim.id) add("coq:" + theorem.name);
  }
  for (const Trial& trial : trials) {
    for (const Exhaustion& walk : trial.walks) {
      if (walk.positions > 0) add(to_string(walk));
    }
  }
  for (const Trial& trial : trials) {
    // Cases that did not break a false assertion are evidence of nothing.
    if (trial.property.cases == 0 || (!trial.assertion->expected_to_hold() && !trial.property.counterexample)) continue;
    add(fmt::format("property:{}/{}", trial.property.cases, options.property.seed));
  }
  return evidence;
}

}  // namespace

Finding examine(const Claim& claim, CaseGenerator generate, const ExamineOptions& options) {
  std::vector<Trial> trials;
  trials.reserve(claim.assertions.size());
  for (const Assertion& assertion : claim.assertions) trials.push_back(try_assertion(assertion, generate, options));

  Finding finding;
  finding.cut_short = std::any_of(trials.begin(), trials.end(), [](const Trial& trial) {
    return trial.property.cut_short ||
           std::any_of(trial.walks.begin(), trial.walks.end(), [](const Exhaustion& walk) { return walk.cut_short; });
  });
  if (finding.cut_short) return finding;
  finding.statement = statement_verdict(trials);
  const FoundProofVerdict proof = proof_verdict(claim, trials);
  finding.proof = proof.verdict;
  finding.proof_verdict_checked = proof.checked;
  finding.evidence = evidence_of(claim, trials, options);
  finding.departures = departures_of(claim, finding, trials);
  for (const Trial& trial : trials) {
    if (trial.witness() != nullptr && trial.assertion->role != Role::support) {
      finding.refutations.push_back({trial.assertion->text, *trial.witness(), trial.property.counterexample});
    }
    for (const auto& [kind, count] : trial.property.reached) finding.reached[kind] += count;
  }
  return finding;
}

}  // namespace quadrille::properties
