// The ledger: all of its rows exist and are well formed, and each game generates and shows its own cases.
#include "cli/ledger.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "proofs/plusminus/claims.hpp"
#include "properties/soccer/cases.hpp"
#include "properties/tennis/cases.hpp"

namespace quadrille::cli::cli_ledger_test {

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
                                         "soccer/lem-3.2-moves",
                                         "soccer/zero-plies",
                                         "soccer/lem-3.3",
                                         "soccer/lem-3.4",
                                         "soccer/thm-3.5",
                                         "soccer/acyclic-mover",
                                         "soccer/no-bounce-unique",
                                         "soccer/cor-3.5",
                                         "soccer/cor-3.5-converse",
                                         "soccer/weak-is-strong",
                                         "soccer/mover",
                                         "soccer/drawing-is-position",
                                         "soccer/class-size-even",
                                         "soccer/bounces-are-cycles",
                                         "soccer/class-size-euler",
                                         "soccer/goal-degree",
                                         "soccer/drawings",
                                         "soccer/wins",
                                         "soccer/wins-mx2",
                                         "soccer/wins-1xn",
                                         "updown/example-1",
                                         "updown/example-2",
                                         "updown/overlap",
                                         "updown/signature-counts",
                                         "updown/alternating",
                                         "plusminus/example",
                                         "plusminus/two-sided",
                                         "plusminus/inverse-symmetry",
                                         "plusminus/margin",
                                         "plusminus/fair",
                                         "plusminus/placing",
                                         "plusminus/no-deadlock",
                                         "tennis/example-1",
                                         "tennis/example-2",
                                         "tennis/symmetry",
                                         "tennis/value",
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
    const bool remark = claim.expected_statement == StatementVerdict::remark;
    const bool open = claim.expected_statement == StatementVerdict::open;
    const bool holds = claim.expected_statement == StatementVerdict::holds || open;
    EXPECT_EQ(count(Role::statement, false) > 0, !remark && !holds) << claim.id;
    EXPECT_EQ(count(Role::statement, true) > 0, holds) << claim.id;
    EXPECT_EQ(count(Role::remark, true) > 0, remark) << claim.id;
    EXPECT_EQ(count(Role::reading, true) > 0, claim.expected_statement == StatementVerdict::reading) << claim.id;
    EXPECT_EQ(count(Role::step, false) > 0, claim.expected_source_proof == ProofVerdict::false_step) << claim.id;
    EXPECT_EQ(count(Role::step, true) + count(Role::reading, false), 0) << claim.id;
    EXPECT_TRUE(!open || !claim.remark.empty()) << claim.id << " says nothing of how far it was checked";
    std::set<std::string> texts;
    for (const Assertion& assertion : claim.assertions) {
      EXPECT_NE(assertion.question, nullptr) << claim.id;
      EXPECT_TRUE(assertion.fails_too_on.empty() || !assertion.expected_to_hold()) << claim.id;
      EXPECT_TRUE(texts.insert(assertion.text).second) << claim.id << ": " << assertion.text;
    }
  }
}

// The verdicts on the statements, row by row.
TEST(Ledger, CallsRefutedOnlyWhatASourceStates) {
  const auto rows = [](StatementVerdict verdict) {
    std::vector<std::string> ids;
    for (const Claim& claim : ledger()) {
      if (claim.expected_statement == verdict) ids.push_back(claim.id);
    }
    return ids;
  };
  using Ids = std::vector<std::string>;
  EXPECT_EQ(rows(StatementVerdict::remark),
            (Ids{"soccer/def-2.1-centre", "soccer/def-2.1-degenerate", "tennis/centre"}));
  EXPECT_EQ(rows(StatementVerdict::refuted), (Ids{"soccer/def-2.5-forced", "soccer/def-2.6-draw", "soccer/ply-parity",
                                                  "plusminus/fair", "tennis/example-2"}));
  EXPECT_EQ(rows(StatementVerdict::reading), Ids{"soccer/thm-3.2"});
  EXPECT_EQ(rows(StatementVerdict::open), (Ids{"soccer/wins-1xn", "plusminus/placing"}));
}

TEST(GameClaims, AreThoseOfTheClaimsGame) {
  Claim claim;
  claim.id = "soccer/lem-3.4";
  EXPECT_EQ(case_generator(claim), &soccer::ask_generated_case);
  claim.id = "tennis/symmetry";
  EXPECT_EQ(case_generator(claim), &tennis::ask_generated_case);
  claim.id = "chess/thm-1";
  EXPECT_THROW(case_generator(claim), std::logic_error);
}

// Each game shows and draws the witnesses of its claims.
TEST(GameClaims, ShowAndDrawTheirWitnesses) {
  // The witness's lines for people, and its number of pictures.
  const auto shown = [](const char* id, const proofs::Witness& witness) {
    Claim claim;
    claim.id = id;
    const GameClaims of_game = claims_of_its_game(claim);
    return std::pair{of_game.lines ? of_game.lines(witness) : witness.text,
                     of_game.pictures ? of_game.pictures(witness).size() : 0};
  };
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:1x3"));
  const soccer::History start = soccer::start_state(pitch).history;
  const auto of_soccer = shown("soccer/a", proofs::witness_of(soccer::Example{pitch.name(), {start, start}}));
  EXPECT_EQ(of_soccer.first.find("paper:1x3: (1,2)\n"), 0U);
  EXPECT_EQ(of_soccer.second, 2U);
  using Text = std::pair<std::string, std::size_t>;
  const proofs::PermutationCase list{3, {1, 3, 2}};
  EXPECT_EQ(shown("updown/a", proofs::case_witness(list)), Text("permutations:3 1,3,2", 1));
  EXPECT_EQ(shown("updown/a", proofs::case_witness(proofs::PermutationCase{3})), Text("permutations:3 n=3", 0));
  const plusminus::GridCase grid{3, {1, 3, 2}, plusminus::parse_predictions("+-,--")};
  EXPECT_EQ(shown("plusminus/a", proofs::case_witness(grid)), Text("permutations:3 1,3,2 predictions +-,--", 0));
  EXPECT_EQ(shown("plusminus/a", proofs::case_witness(plusminus::GridCase{3})), Text("permutations:3 n=3", 0));
  const tennis::Example position{{}, 3, tennis::Position{2, 1, -1}};
  EXPECT_EQ(shown("tennis/a", proofs::witness_of(position)), Text("tennis:3 (2,1,-1)", 1));
  const tennis::Example off_court{{}, 3, tennis::Position{2, 1, 9}};
  EXPECT_EQ(shown("tennis/a", proofs::witness_of(off_court)), Text("tennis:3 (2,1,9)", 0));
}

}  // namespace quadrille::cli::cli_ledger_test
