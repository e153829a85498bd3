#include "properties/examine.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "proofs/coq_theorems.hpp"

namespace quadrille::properties {

namespace {

using proofs::Claim;
using proofs::Exhaustion;
using proofs::ProofVerdict;
using proofs::Role;
using proofs::Sentence;
using proofs::StatementVerdict;

/// What became of one sentence.
struct Trial {
  const Sentence* sentence = nullptr;
  std::vector<Exhaustion> walks;
  PropertyRun property;

  const proofs::Witness* witness() const {
    const auto broken = std::find_if(walks.begin(), walks.end(), [](const auto& walk) { return walk.witness; });
    return broken == walks.end() ? nullptr : &*broken->witness;
  }
  bool broken() const { return witness() != nullptr || property.counterexample.has_value(); }
};

Trial try_sentence(const Sentence& sentence, const ExamineOptions& options) {
  return {&sentence, proofs::exhaust(sentence, options.plies, options.property.go_on),
          run_property(sentence, options.property)};
}

// A sentence expected to fail that was not broken because --plies ended the walk before its witness.
bool not_reached(const Trial& trial) {
  return !trial.sentence->expected_to_hold() && trial.witness() == nullptr && !trial.walks.front().whole;
}

bool any_broken(const std::vector<Trial>& trials, Role role) {
  return std::any_of(trials.begin(), trials.end(),
                     [&](const Trial& trial) { return trial.sentence->role == role && trial.broken(); });
}

bool has(const std::vector<Trial>& trials, Role role) {
  return std::any_of(trials.begin(), trials.end(), [&](const Trial& trial) { return trial.sentence->role == role; });
}

StatementVerdict statement_verdict(const std::vector<Trial>& trials) {
  const bool decisive_not_reached = std::any_of(trials.begin(), trials.end(), [](const Trial& trial) {
    return trial.sentence->role == Role::statement && not_reached(trial);
  });
  if (any_broken(trials, Role::reading)) return StatementVerdict::refuted;
  if (decisive_not_reached) return StatementVerdict::not_reached;
  if (!any_broken(trials, Role::statement)) return StatementVerdict::holds;
  return has(trials, Role::reading) ? StatementVerdict::reading : StatementVerdict::refuted;
}

ProofVerdict proof_verdict(const Claim& claim, const std::vector<Trial>& trials) {
  if (!has(trials, Role::step)) return claim.expected_proof;
  const auto any_step = [&](auto holds) {
    return std::any_of(trials.begin(), trials.end(),
                       [&](const Trial& trial) { return trial.sentence->role == Role::step && holds(trial); });
  };
  if (any_step(not_reached)) return ProofVerdict::none;
  return any_step([](const Trial& trial) { return trial.witness() == nullptr; }) ? ProofVerdict::gap
                                                                                 : ProofVerdict::false_step;
}

std::vector<std::string> departures_of(const Claim& claim, const Finding& finding, const std::vector<Trial>& trials) {
  std::vector<std::string> departures;
  if (finding.statement != claim.expected_statement && finding.statement != StatementVerdict::not_reached) {
    departures.push_back(fmt::format("{}: the statement is found '{}', the ledger says '{}'", claim.id,
                                     to_string(finding.statement), to_string(claim.expected_statement)));
  }
  if (finding.proof != claim.expected_proof && !std::any_of(trials.begin(), trials.end(), not_reached)) {
    departures.push_back(fmt::format("{}: the proof is found '{}', the ledger says '{}'", claim.id,
                                     to_string(finding.proof), to_string(claim.expected_proof)));
  }
  for (const Trial& trial : trials) {
    const Sentence& sentence = *trial.sentence;
    if (trial.property.error) {
      departures.push_back(
          fmt::format("{}: the property '{}' did not run: {}", claim.id, sentence.text, *trial.property.error));
    }
    if (sentence.expected_to_hold() && trial.broken()) {
      const std::string example = trial.witness() ? to_string(*trial.witness()) : *trial.property.counterexample;
      departures.push_back(fmt::format("{}: '{}' fails: {}", claim.id, sentence.text, example));
    }
    if (!sentence.expected_to_hold() && trial.witness() == nullptr && !not_reached(trial)) {
      departures.push_back(
          fmt::format("{}: '{}' should fail on {} and does not", claim.id, sentence.text, sentence.fails_on));
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
    // Cases that did not break a false sentence are evidence of nothing.
    if (trial.property.cases == 0 || (!trial.sentence->expected_to_hold() && !trial.property.counterexample)) continue;
    add(fmt::format("property:{}/{}", trial.property.cases, options.property.seed));
  }
  return evidence;
}

}  // namespace

Finding examine(const Claim& claim, const ExamineOptions& options) {
  std::vector<Trial> trials;
  trials.reserve(claim.sentences.size());
  for (const Sentence& sentence : claim.sentences) trials.push_back(try_sentence(sentence, options));

  Finding finding;
  finding.cut_short = std::any_of(trials.begin(), trials.end(), [](const Trial& trial) {
    return trial.property.cut_short ||
           std::any_of(trial.walks.begin(), trial.walks.end(), [](const Exhaustion& walk) { return walk.cut_short; });
  });
  if (finding.cut_short) return finding;
  finding.statement = statement_verdict(trials);
  finding.proof = proof_verdict(claim, trials);
  finding.evidence = evidence_of(claim, trials, options);
  finding.departures = departures_of(claim, finding, trials);
  for (const Trial& trial : trials) {
    if (trial.witness() != nullptr && trial.sentence->role != Role::support) {
      finding.refutations.push_back({trial.sentence->text, *trial.witness(), trial.property.counterexample});
    }
    for (const auto& [kind, count] : trial.property.reached) finding.reached[kind] += count;
  }
  return finding;
}

}  // namespace quadrille::properties
