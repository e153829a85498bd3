// Every assertion of the ledger as a property under GoogleTest, one test for each assertion. Those that hold pass.
// Those that the ledger calls false are refuted, and RapidCheck shrinks the counterexample to a short legal game.
#include <gtest/gtest.h>
// (gtest comes first: RapidCheck's extensions look for it)
#include <sstream>

#include "cli/ledger.hpp"
#include "games/soccer/record.hpp"
#include "proofs/soccer/question.hpp"
#include "proofs/updown/claims.hpp"
#include "properties/examine.hpp"
#include "properties/property.hpp"
#include "properties/soccer/cases.hpp"
#include "properties/updown/cases.hpp"
#include "tests/properties/seed.hpp"

namespace quadrille::properties::claims_test {

struct Named {
  std::string claim;
  std::size_t number;  // of the assertion in its claim
};

std::vector<Named> all_assertions() {
  std::vector<Named> all;
  for (const auto& claim : cli::ledger()) {
    for (std::size_t i = 0; i < claim.assertions.size(); ++i) all.push_back({claim.id, i});
  }
  return all;
}

// soccer/lem-3.4, assertion 0: soccer_lem_3_4_0
std::string test_name(const testing::TestParamInfo<Named>& info) {
  std::string name = info.param.claim + "_" + std::to_string(info.param.number);
  for (char& c : name) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  }
  return name;
}

// Sanitizers make the cases twenty times slower. In either build these numbers of cases refute all that the ledger
// calls false.
#ifdef QUADRILLE_SANITIZED
constexpr int cases_that_hold = 50;
constexpr int cases_of_all = 10;
constexpr int plies_of_all = 4;
#else
constexpr int cases_that_hold = 1000;
constexpr int cases_of_all = 50;
constexpr int plies_of_all = 5;
#endif
constexpr int cases_to_refute = 1000;

class AssertionProperty : public testing::TestWithParam<Named> {
 protected:
  proofs::Claim claim() const {
    for (const proofs::Claim& claim : cli::ledger()) {
      if (claim.id == GetParam().claim) return claim;
    }
    throw std::logic_error("no such claim");
  }
};

// A counterexample of this length is easy to read. The smallest witnesses have at most five plies; shrinking ends near
// them with every seed, not always on them.
constexpr std::size_t readable_plies = 12;

TEST_P(AssertionProperty, HoldsOrFailsAsTheLedgerSays_extreme) {
  const proofs::Claim of = claim();
  const proofs::Assertion& asked = of.assertions.at(GetParam().number);
  SCOPED_TRACE(asked.text);
  const int cases = asked.expected_to_hold() ? cases_that_hold : cases_to_refute;
  const PropertyRun run = run_property(asked, cli::case_generator(of), {cases, seed_from_environment()});
  ASSERT_FALSE(run.error) << *run.error;
  // Questions about the sources' examples or about sizes alone have no cases to generate: the walk covers them all.
  const bool generates = asked.question->has_cases_to_generate();
  if (asked.expected_to_hold() || !generates) {
    ASSERT_FALSE(run.counterexample) << *run.counterexample;
    EXPECT_EQ(run.cases, generates ? cases : 0);
    return;
  }
  ASSERT_TRUE(run.counterexample) << cases << " cases did not break it";
  // Generated cases refute only assertions about Paper Soccer. The counterexample is a record of the game that can be
  // replayed and is short.
  const soccer::Record record = soccer::parse_record(*run.counterexample);
  const soccer::Pitch pitch(record.pitch);
  for (const auto& history : record.histories) {
    const soccer::Replay replayed = soccer::replay(pitch, history.points);
    ASSERT_FALSE(replayed.fault) << replayed.fault->message;
    if (asked.role != proofs::Role::support) {
      EXPECT_LE(replayed.plies.size(), readable_plies) << *run.counterexample;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Ledger, AssertionProperty, testing::ValuesIn(all_assertions()), test_name);

TEST(RunProperty, GivesTheSameRunForTheSameSeed) {
  const proofs::Claim claim = cli::ledger().at(2);
  const PropertyRun a = run_property(claim.assertions.front(), cli::case_generator(claim), {300, 11});
  const PropertyRun b = run_property(claim.assertions.front(), cli::case_generator(claim), {300, 11});
  EXPECT_EQ(a.cases, b.cases);
  EXPECT_EQ(a.counterexample, b.counterexample);
}

// A checker must be able to fail: both methods must refute a false assertion.
TEST(Examine, FindsAFalseAssertionThatTheLedgerBelieves) {
  proofs::Claim claim;
  claim.id = "test/false";
  claim.assertions = {soccer::state_assertion(
      proofs::Role::statement, soccer::Subject::state, soccer::Scope::paper_pitches, "no history has three plies",
      soccer::holds_of_each([](const soccer::State& state) { return state.plies() < 3; }))};
  const Finding finding = examine(claim, soccer::ask_generated_case, {{200, seed_from_environment()}, std::nullopt});
  EXPECT_EQ(finding.statement, proofs::StatementVerdict::refuted);
  ASSERT_FALSE(finding.departures.empty());
  ASSERT_EQ(finding.refutations.size(), 1U);
  const auto* example = proofs::example_of<soccer::Example>(finding.refutations[0].witness);
  ASSERT_NE(example, nullptr);
  EXPECT_EQ(example->histories[0].size(), 4U);
  EXPECT_TRUE(finding.refutations[0].counterexample);
}

TEST(Examine, FindsAFalseAssertionAboutPermutations) {
  proofs::Claim claim;
  claim.id = "test/lists";
  claim.assertions = {updown::list_assertion(
      proofs::Role::statement, {1, 6, 20}, "no list of five numbers or more ends with its least",
      [](const proofs::PermutationCase& which) { return which.n < 5 || which.numbers.back() != 1; })};
  const Finding finding = examine(claim, updown::ask_generated_case, {{500, seed_from_environment()}, std::nullopt});
  EXPECT_EQ(finding.statement, proofs::StatementVerdict::refuted);
  ASSERT_EQ(finding.refutations.size(), 1U);
  EXPECT_EQ(finding.refutations[0].witness.text, "permutations:5 2,3,4,5,1");
  EXPECT_TRUE(finding.refutations[0].counterexample);
}

TEST(Examine, FindsATrueAssertionThatTheLedgerCallsFalse) {
  proofs::Claim claim;
  claim.id = "test/true";
  claim.expected_statement = proofs::StatementVerdict::refuted;
  claim.assertions = {soccer::state_assertion(proofs::Role::statement, soccer::Subject::state,
                                              soccer::Scope::paper_pitches, "a history has no negative number of plies",
                                              soccer::holds_of_each([](const soccer::State&) { return true; }),
                                              "paper:1x3")};
  const Finding finding = examine(claim, soccer::ask_generated_case, {{50, seed_from_environment()}, std::nullopt});
  EXPECT_EQ(finding.statement, proofs::StatementVerdict::holds);
  EXPECT_FALSE(finding.departures.empty());
  // A walk cut short decides nothing, so there is no departure.
  const Finding cut = examine(claim, soccer::ask_generated_case, {{50, seed_from_environment()}, 2});
  EXPECT_EQ(cut.statement, proofs::StatementVerdict::not_reached);
  EXPECT_TRUE(cut.departures.empty());
}

TEST(Examine, EndsWhenAStopIsRequested) {
  std::stop_source source;
  int asked = 0;
  proofs::Claim claim;
  claim.id = "test/stops";
  claim.assertions = {soccer::state_assertion(proofs::Role::statement, soccer::Subject::state,
                                              soccer::Scope::paper_pitches, "every state counts",
                                              soccer::holds_of_each([&](const soccer::State&) {
                                                if (++asked == 100) source.request_stop();
                                                return true;
                                              }))};
  const ExamineOptions options{{1'000'000, 1, source.get_token()}, std::nullopt};
  EXPECT_TRUE(examine(claim, soccer::ask_generated_case, options).cut_short);
  EXPECT_EQ(asked, 100);
  EXPECT_TRUE(examine(cli::ledger().at(4), soccer::ask_generated_case, options).cut_short);
}

TEST(RunProperty, RefusesTheGeneratorOfAnotherGame) {
  const proofs::Claim claim = cli::ledger().front();
  ASSERT_EQ(claim.game(), "soccer");
  EXPECT_THROW(run_property(claim.assertions.front(), updown::ask_generated_case, {10, 1}), std::bad_cast);
}

proofs::Claim claim_of(const std::string& id) {
  for (const proofs::Claim& claim : cli::ledger()) {
    if (claim.id == id) return claim;
  }
  throw std::logic_error("no such claim");
}

// The run finds the verdict on a source's proof if the ledger calls a step false, and quotes it otherwise.
TEST(Examine, SaysWhetherTheVerdictOnTheProofWasFoundOrQuoted_standard) {
  const auto find = [](const proofs::Claim& claim, std::optional<int> plies) {
    return examine(claim, cli::case_generator(claim), {{20, seed_from_environment()}, plies});
  };
  const Finding found = find(claim_of("soccer/lem-3.2"), std::nullopt);
  EXPECT_TRUE(found.source_proof_checked);
  EXPECT_EQ(found.source_proof, proofs::ProofVerdict::false_step);
  const Finding quoted = find(claim_of("soccer/lem-3.1"), 4);
  EXPECT_FALSE(quoted.source_proof_checked);
  EXPECT_EQ(quoted.source_proof, proofs::ProofVerdict::sound);
  const Finding not_reached = find(claim_of("soccer/thm-3.5"), 1);
  EXPECT_FALSE(not_reached.source_proof_checked);
  EXPECT_EQ(not_reached.source_proof, proofs::ProofVerdict::none);

  // A verdict that the run finds is a departure if it differs from the ledger's; a quoted one cannot be.
  proofs::Claim other = claim_of("soccer/lem-3.2");
  other.expected_source_proof = proofs::ProofVerdict::sound;
  EXPECT_EQ(find(other, std::nullopt).departures.size(), 1U);
  other = claim_of("soccer/lem-3.1");
  other.expected_source_proof = proofs::ProofVerdict::gap;
  EXPECT_TRUE(find(other, 4).departures.empty());
}

TEST(Examine, ConfirmsEveryRowOfTheLedger_standard) {
  for (const proofs::Claim& claim : cli::ledger()) {
    const Finding finding =
        examine(claim, cli::case_generator(claim), {{cases_of_all, seed_from_environment()}, plies_of_all});
    EXPECT_TRUE(finding.departures.empty()) << finding.departures.front();
    EXPECT_TRUE(finding.statement == claim.expected_statement ||
                finding.statement == proofs::StatementVerdict::not_reached)
        << claim.id;
  }
}

}  // namespace quadrille::properties::claims_test
