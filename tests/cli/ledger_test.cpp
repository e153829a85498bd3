// The ledger: all its rows are there and well formed, and each game has a generator of its own.
//
// ctest label: quick
#include "cli/ledger.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "properties/soccer/cases.hpp"
#include "properties/tennis/cases.hpp"

namespace quadrille::cli {
namespace {

using proofs::Assertion;
using proofs::Claim;
using proofs::ProofVerdict;
using proofs::Role;
using proofs::StatementVerdict;

TEST(Ledger, HasEveryRowOnce) {
  const std::vector<std::string> rows = {"soccer/def-2.1-centre",
                                         "soccer/def-2.1-degenerate",
                                         "soccer/def-2.5-forced",
                                         "soccer/def-2.6-draw",
                                         "soccer/thm-3.1",
                                         "soccer/thm-3.2",
                                         "soccer/ply-parity",
                                         "soccer/thm-3.3",
                                         "soccer/lem-3.1",
                                         "soccer/thm-3.4",
                                         "soccer/lem-3.2",
                                         "soccer/lem-3.3",
                                         "soccer/lem-3.4",
                                         "soccer/thm-3.5",
                                         "soccer/cor-3.5",
                                         "soccer/weak-is-strong",
                                         "soccer/mover",
                                         "soccer/drawing-is-position",
                                         "soccer/cor-3.5-converse",
                                         "soccer/class-size-even",
                                         "soccer/bounces-are-cycles",
                                         "soccer/class-size-euler",
                                         "soccer/goal-degree",
                                         "updown/example-1",
                                         "updown/example-2",
                                         "updown/signature-counts",
                                         "plusminus/example",
                                         "plusminus/two-sided",
                                         "plusminus/inverse-symmetry",
                                         "tennis/example-1",
                                         "tennis/example-2",
                                         "tennis/symmetry",
                                         "tennis/centre"};
  std::vector<std::string> found;
  for (const Claim& claim : ledger()) found.push_back(claim.id);
  EXPECT_EQ(found, rows);
}

TEST(Ledger, EveryVerdictHasTheAssertionsThatDecideIt) {
  for (const Claim& claim : ledger()) {
    const auto count = [&](Role role, bool expected_to_hold) {
      return std::count_if(claim.assertions.begin(), claim.assertions.end(), [&](const Assertion& assertion) {
        return assertion.role == role && assertion.expected_to_hold() == expected_to_hold;
      });
    };
    const bool refuted = claim.expected_statement != StatementVerdict::holds;
    EXPECT_EQ(count(Role::statement, false) > 0, refuted) << claim.id;
    EXPECT_EQ(count(Role::statement, true) > 0, !refuted) << claim.id;
    EXPECT_EQ(count(Role::reading, true) > 0, claim.expected_statement == StatementVerdict::reading) << claim.id;
    EXPECT_EQ(count(Role::step, false) > 0, claim.expected_proof == ProofVerdict::false_step) << claim.id;
    EXPECT_EQ(count(Role::step, true) + count(Role::reading, false), 0) << claim.id;
    std::set<std::string> texts;
    for (const Assertion& assertion : claim.assertions) {
      EXPECT_NE(assertion.question, nullptr) << claim.id;
      EXPECT_TRUE(texts.insert(assertion.text).second) << claim.id << ": " << assertion.text;
    }
  }
}

TEST(CaseGenerator, IsThatOfTheClaimsGame) {
  Claim claim;
  claim.id = "soccer/lem-3.4";
  EXPECT_EQ(case_generator(claim), &soccer::ask_generated_case);
  claim.id = "tennis/symmetry";
  EXPECT_EQ(case_generator(claim), &tennis::ask_generated_case);
  claim.id = "chess/thm-1";
  EXPECT_THROW(case_generator(claim), std::logic_error);
}

}  // namespace
}  // namespace quadrille::cli
