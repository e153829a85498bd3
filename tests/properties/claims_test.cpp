// Every sentence of the ledger as a property under GoogleTest, one test a sentence: those that hold pass, those that
// the ledger calls false are refuted, and what RapidCheck shrinks them to is a legal and short game that breaks them.
//
// ctest label: extreme
#include <gtest/gtest.h>
// (gtest comes first: RapidCheck's extensions look for it)
#include <sstream>

#include "games/soccer/record.hpp"
#include "proofs/ledger.hpp"
#include "proofs/permutations/sentences.hpp"
#include "properties/examine.hpp"
#include "properties/property.hpp"
#include "tests/properties/seed.hpp"

namespace quadrille::properties {
namespace {

struct Named {
  std::string claim;
  std::size_t number;  // of the sentence in its claim
};

std::vector<Named> all_sentences() {
  std::vector<Named> all;
  for (const auto& claim : proofs::ledger()) {
    for (std::size_t i = 0; i < claim.sentences.size(); ++i) all.push_back({claim.id, i});
  }
  return all;
}

// soccer/lem-3.4, sentence 0: soccer_lem_3_4_0
std::string test_name(const testing::TestParamInfo<Named>& info) {
  std::string name = info.param.claim + "_" + std::to_string(info.param.number);
  for (char& c : name) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  }
  return name;
}

const proofs::GoOn go_on = [] { return true; };

class SentenceProperty : public testing::TestWithParam<Named> {
 protected:
  proofs::Sentence sentence() const {
    for (auto& claim : proofs::ledger()) {
      if (claim.id == GetParam().claim) return claim.sentences.at(GetParam().number);
    }
    throw std::logic_error("no such claim");
  }
};

// What a reader takes in at a glance. The smallest witnesses have at most five plies; shrinking ends near them, not
// always on them, whatever the seed.
constexpr std::size_t readable_plies = 12;

TEST_P(SentenceProperty, StandsOrFallsAsTheLedgerSays) {
  const proofs::Sentence asked = sentence();
  SCOPED_TRACE(asked.text);
  const PropertyRun run = run_property(asked, {1000, seed_from_environment(), go_on});
  ASSERT_FALSE(run.error) << *run.error;
  // The sources' own examples and the sizes alone are walked, all of them; there is nothing to generate.
  const bool generates =
      std::visit([](const auto& question) { return question.has_cases_to_generate(); }, asked.question);
  if (asked.expected_to_hold() || !generates) {
    ASSERT_FALSE(run.counterexample) << *run.counterexample;
    EXPECT_EQ(run.cases, generates ? 1000 : 0);
    return;
  }
  ASSERT_TRUE(run.counterexample) << "1000 cases did not break it";
  // Only sentences on Paper Soccer are refuted by generated cases. The counterexample is a record of the game: it can
  // be replayed, and it is not long.
  const soccer::Record record = soccer::parse_record(*run.counterexample);
  const soccer::Pitch pitch(record.pitch);
  for (const auto& history : record.histories) {
    const soccer::Replay replayed = soccer::replay(pitch, history.points);
    ASSERT_FALSE(replayed.fault) << replayed.fault->sentence;
    if (asked.role != proofs::Role::support) {
      EXPECT_LE(replayed.plies.size(), readable_plies) << *run.counterexample;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Ledger, SentenceProperty, testing::ValuesIn(all_sentences()), test_name);

TEST(RunProperty, GivesTheSameRunForTheSameSeed) {
  const proofs::Claim claim = proofs::ledger().at(2);
  const PropertyRun a = run_property(claim.sentences.front(), {300, 11, go_on});
  const PropertyRun b = run_property(claim.sentences.front(), {300, 11, go_on});
  EXPECT_EQ(a.cases, b.cases);
  EXPECT_EQ(a.counterexample, b.counterexample);
}

// A checker that cannot fail is a defect: a sentence that is false must be found out by both methods.
TEST(Examine, FindsAFalseSentenceThatTheLedgerBelieves) {
  proofs::Claim claim;
  claim.id = "test/false";
  claim.sentences = {proofs::soccer_sentence(
      proofs::Role::statement, proofs::Subject::state, proofs::Scope::paper_pitches, "no history has three plies",
      proofs::each([](const soccer::State& state) { return state.plies() < 3; }))};
  const Finding finding = examine(claim, {{200, seed_from_environment(), go_on}, std::nullopt});
  EXPECT_EQ(finding.statement, proofs::StatementVerdict::refuted);
  ASSERT_FALSE(finding.departures.empty());
  ASSERT_EQ(finding.refutations.size(), 1U);
  EXPECT_EQ(std::get<proofs::SoccerWitness>(finding.refutations[0].witness).histories[0].size(), 4U);
  EXPECT_TRUE(finding.refutations[0].counterexample);
}

TEST(Examine, FindsAFalseSentenceOnPermutations) {
  proofs::Claim claim;
  claim.id = "test/lists";
  claim.sentences = {proofs::permutation_sentence(
      proofs::Role::statement, proofs::CasesOf::list, {1, 6, 20}, "no list of five numbers or more ends with its least",
      [](const proofs::PermutationCase& which) { return which.n < 5 || which.numbers.back() != 1; })};
  const Finding finding = examine(claim, {{500, seed_from_environment(), go_on}, std::nullopt});
  EXPECT_EQ(finding.statement, proofs::StatementVerdict::refuted);
  ASSERT_EQ(finding.refutations.size(), 1U);
  EXPECT_EQ(to_string(finding.refutations[0].witness), "permutations:5 2,3,4,5,1");
  EXPECT_TRUE(finding.refutations[0].counterexample);
}

TEST(Examine, FindsATrueSentenceThatTheLedgerCallsFalse) {
  proofs::Claim claim;
  claim.id = "test/true";
  claim.expected_statement = proofs::StatementVerdict::refuted;
  claim.sentences = {proofs::soccer_sentence(proofs::Role::statement, proofs::Subject::state,
                                             proofs::Scope::paper_pitches, "a history has no negative number of plies",
                                             proofs::each([](const soccer::State&) { return true; }), "paper:1x3")};
  const Finding finding = examine(claim, {{50, seed_from_environment(), go_on}, std::nullopt});
  EXPECT_EQ(finding.statement, proofs::StatementVerdict::holds);
  EXPECT_FALSE(finding.departures.empty());
  // With the walk cut short there is no telling, and no departure.
  const Finding cut = examine(claim, {{50, seed_from_environment(), go_on}, 2});
  EXPECT_EQ(cut.statement, proofs::StatementVerdict::not_reached);
  EXPECT_TRUE(cut.departures.empty());
}

TEST(Examine, EndsEarlyWhenToldTo) {
  int asked = 0;
  const auto soon_no = [&] { return ++asked < 100; };
  const Finding finding = examine(proofs::ledger().at(4), {{1'000'000, 1, soon_no}, std::nullopt});
  EXPECT_TRUE(finding.cut_short);
  EXPECT_LT(asked, 200);
}

TEST(Examine, ConfirmsEveryRowOfTheLedger) {
  for (const proofs::Claim& claim : proofs::ledger()) {
    const Finding finding = examine(claim, {{50, seed_from_environment(), go_on}, 5});
    EXPECT_TRUE(finding.departures.empty()) << finding.departures.front();
    EXPECT_TRUE(finding.statement == claim.expected_statement ||
                finding.statement == proofs::StatementVerdict::not_reached)
        << claim.id;
  }
}

}  // namespace
}  // namespace quadrille::properties
