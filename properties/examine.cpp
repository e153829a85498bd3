// Examines a claim: tries its assertions, derives the verdicts, and reports every result that differs from the expected
// result in the list of claims.
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

/// The results for one assertion.
struct Trial {
  const Assertion* assertion = nullptr;
  std::vector<Exhaustion> walks;
  PropertyRun property;
  bool must_fail = false;  // the walks were on the boards where it is expected to fail

  /// The witness on the first board that has one.
  const proofs::Witness* witness() const {
    const auto broken = std::find_if(walks.begin(), walks.end(), [](const auto& walk) { return walk.witness; });
    return broken == walks.end() ? nullptr : &*broken->witness;
  }
  bool broken() const { return witness() != nullptr || property.counterexample.has_value(); }
  /// True if there was no case to ask about, although every walk was complete.
  bool asked_of_nothing() const {
    return property.cases == 0 && !property.error &&
           std::all_of(walks.begin(), walks.end(),
                       [](const Exhaustion& walk) { return walk.positions == 0 && walk.whole; });
  }
  /// True if the allowed plies end before the first case.
  bool ended_before_a_case() const {
    return property.cases == 0 && !property.error && !walks.empty() &&
           std::all_of(walks.begin(), walks.end(),
                       [](const Exhaustion& walk) { return walk.positions == 0 && !walk.whole && !walk.cut_short; });
  }
  bool as_expected() const { return assertion->expected_to_hold() ? !broken() : !must_fail || witness() != nullptr; }
};

Trial try_assertion(const Assertion& assertion, CaseGenerator generate, const ExamineOptions& options) {
  const proofs::WalkOptions walk{options.board, options.plies, options.property.stop};
  if (!options.board.empty()) return {&assertion, assertion.question->exhaust(walk), {}};
  return {&assertion, exhaust(assertion, walk), run_property(assertion, generate, options.property),
          !assertion.expected_to_hold()};
}

// True if the allowed plies end before the first case, or before a witness of an assertion that is expected to fail.
bool not_reached(const Trial& trial) {
  if (trial.ended_before_a_case()) return true;
  return !trial.assertion->expected_to_hold() && trial.witness() == nullptr &&
         std::any_of(trial.walks.begin(), trial.walks.end(), [](const Exhaustion& walk) { return !walk.whole; });
}

bool any_broken(const std::vector<Trial>& trials, Role role) {
  return std::any_of(trials.begin(), trials.end(),
                     [&](const Trial& trial) { return trial.assertion->role == role && trial.broken(); });
}

bool has(const std::vector<Trial>& trials, Role role) {
  return std::any_of(trials.begin(), trials.end(), [&](const Trial& trial) { return trial.assertion->role == role; });
}

// The verdict on a claim that is no statement of the source.
StatementVerdict remark_verdict(const std::vector<Trial>& trials) {
  const auto any_remark = [&](auto is) {
    return std::any_of(trials.begin(), trials.end(),
                       [&](const Trial& trial) { return trial.assertion->role == Role::remark && is(trial); });
  };
  if (any_remark([](const Trial& trial) { return !trial.as_expected() && !not_reached(trial); })) {
    return StatementVerdict::refuted;
  }
  return any_remark(not_reached) ? StatementVerdict::not_reached : StatementVerdict::remark;
}

StatementVerdict statement_verdict(const Claim& claim, const std::vector<Trial>& trials) {
  if (!has(trials, Role::statement)) return remark_verdict(trials);
  const bool decisive_not_reached = std::any_of(trials.begin(), trials.end(), [](const Trial& trial) {
    return trial.assertion->role == Role::statement && not_reached(trial);
  });
  if (any_broken(trials, Role::reading)) return StatementVerdict::refuted;
  if (decisive_not_reached) return StatementVerdict::not_reached;
  if (!any_broken(trials, Role::statement)) {
    const bool is_conjecture = claim.expected_statement == StatementVerdict::open;
    return is_conjecture ? StatementVerdict::open : StatementVerdict::holds;
  }
  return has(trials, Role::reading) ? StatementVerdict::reading : StatementVerdict::refuted;
}

struct FoundSourceProof {
  ProofVerdict verdict = ProofVerdict::none;
  bool checked = false;  // false: quoted from the ledger, or the plies did not reach a witness
};

FoundSourceProof source_proof(const Claim& claim, const std::vector<Trial>& trials) {
  if (!has(trials, Role::step)) return {claim.expected_source_proof, false};
  const auto any_step = [&](auto holds) {
    return std::any_of(trials.begin(), trials.end(),
                       [&](const Trial& trial) { return trial.assertion->role == Role::step && holds(trial); });
  };
  // A step that need not fail on this board, and holds there, says nothing.
  if (any_step([](const Trial& trial) { return trial.witness() == nullptr && !trial.must_fail; })) {
    return {claim.expected_source_proof, false};
  }
  if (any_step(not_reached)) return {};
  const bool a_step_holds = any_step([](const Trial& trial) { return trial.witness() == nullptr; });
  return {a_step_holds ? ProofVerdict::gap : ProofVerdict::false_step, true};
}

std::vector<std::string> departures_of(const Claim& claim, const Finding& finding, const std::vector<Trial>& trials,
                                       const ExamineOptions& options) {
  std::vector<std::string> departures;
  if (options.board.empty() && finding.statement != claim.expected_statement &&
      finding.statement != StatementVerdict::not_reached) {
    departures.push_back(fmt::format("{}: the verdict on the statement is '{}', the ledger has '{}'", claim.id,
                                     to_string(finding.statement), to_string(claim.expected_statement)));
  }
  if (finding.source_proof_checked && finding.source_proof != claim.expected_source_proof) {
    departures.push_back(fmt::format("{}: the verdict on the source's proof is '{}', the ledger has '{}'", claim.id,
                                     to_string(finding.source_proof), to_string(claim.expected_source_proof)));
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
    if (assertion.expected_to_hold() && trial.asked_of_nothing()) {
      departures.push_back(fmt::format("{}: '{}' was tested on no case", claim.id, assertion.text));
    }
    for (const Exhaustion& walk : trial.walks) {
      const bool ended_by_plies = !walk.whole && options.plies && walk.plies >= *options.plies;
      if (!trial.must_fail || walk.witness || ended_by_plies) continue;
      departures.push_back(fmt::format("{}: '{}' should fail on {} and does not{}", claim.id, assertion.text,
                                       walk.board, walk.whole ? "" : fmt::format(" in {} plies", walk.plies)));
    }
  }
  return departures;
}

std::vector<std::string> machine_proofs_of(const Claim& claim) {
  std::vector<std::string> machine_proofs;
  for (const proofs::CoqTheorem& theorem : proofs::coq_theorems()) {
    if (theorem.claim != claim.id) continue;
    machine_proofs.push_back("coq:" + theorem.name + (theorem.rechecked ? "" : proofs::not_rechecked));
  }
  return machine_proofs;
}

std::vector<std::string> evidence_of(const std::vector<Trial>& trials, const ExamineOptions& options) {
  std::vector<std::string> evidence;
  const auto add = [&](std::string item) {
    if (std::find(evidence.begin(), evidence.end(), item) == evidence.end()) evidence.push_back(std::move(item));
  };
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

std::string why_not_on(const Claim& claim, const std::string& board) {
  const auto decides = [&](Role role) {
    return std::any_of(claim.assertions.begin(), claim.assertions.end(),
                       [&](const Assertion& assertion) { return assertion.role == role; });
  };
  const Role deciding = decides(Role::statement) ? Role::statement : Role::remark;
  std::string why;
  for (const Assertion& assertion : claim.assertions) {
    if (assertion.role != deciding) continue;
    std::string of_this = assertion.question->why_not_on(board);
    if (of_this.empty()) return {};
    if (why.empty()) why = std::move(of_this);
  }
  return why;
}

Finding examine(const Claim& claim, CaseGenerator generate, const ExamineOptions& options) {
  std::vector<Trial> trials;
  trials.reserve(claim.assertions.size());
  for (const Assertion& assertion : claim.assertions) {
    if (!options.board.empty() && !assertion.question->why_not_on(options.board).empty()) continue;
    trials.push_back(try_assertion(assertion, generate, options));
  }

  Finding finding;
  finding.cut_short = std::any_of(trials.begin(), trials.end(), [](const Trial& trial) {
    return trial.property.cut_short ||
           std::any_of(trial.walks.begin(), trial.walks.end(), [](const Exhaustion& walk) { return walk.cut_short; });
  });
  if (finding.cut_short) return finding;
  finding.statement = statement_verdict(claim, trials);
  const FoundSourceProof found = source_proof(claim, trials);
  finding.source_proof = found.verdict;
  finding.source_proof_checked = found.checked;
  finding.machine_proofs = machine_proofs_of(claim);
  finding.evidence = evidence_of(trials, options);
  finding.departures = departures_of(claim, finding, trials, options);
  for (const Trial& trial : trials) {
    const Assertion& assertion = *trial.assertion;
    std::optional<std::string> counterexample = trial.property.counterexample;
    for (const Exhaustion& walk : trial.walks) {
      const bool ends_early = !walk.whole && !walk.witness && (!options.plies || walk.plies < *options.plies);
      if (!options.board.empty() && ends_early) {
        finding.walked_to = std::min(walk.plies, finding.walked_to.value_or(walk.plies));
      }
      if (!walk.witness || assertion.role == Role::support) continue;
      finding.refutations.push_back({assertion.role, assertion.text, *walk.witness, counterexample});
      counterexample.reset();
      if (assertion.expected_to_hold()) break;  // one board is enough
    }
    for (const auto& [kind, count] : trial.property.reached) finding.reached[kind] += count;
  }
  return finding;
}

}  // namespace quadrille::properties
