// Examining a claim, on claims made for the test: the verdict on a remark, and the boards on which an assertion should
// fail and does not.
#include "properties/examine.hpp"

#include <gtest/gtest.h>

#include "proofs/soccer/question.hpp"
#include "properties/soccer/cases.hpp"

namespace quadrille::properties::examine_test {

using proofs::Role;
using proofs::StatementVerdict;
using soccer::State;

Finding found(const proofs::Claim& claim, std::optional<int> plies = std::nullopt) {
  return examine(claim, soccer::ask_generated_case, {{5, 1}, plies});
}

// A remark: the pitch has at most `most` rows of cells. It is expected to fail on the board, if one is given.
proofs::Claim remark_on_height(int most, std::string fails_on) {
  proofs::Claim claim;
  claim.id = "test/remark";
  claim.expected_statement = StatementVerdict::remark;
  claim.assertions = {soccer::state_assertion(
      Role::remark, soccer::Subject::pitch, soccer::Scope::paper_pitches, "few rows",
      soccer::holds_of_each([most](const State& s) { return s.pitch->name().height <= most; }), std::move(fails_on))};
  return claim;
}

TEST(ExamineRemark, HoldsIfAllThatItRemarksIsSo) {
  EXPECT_EQ(found(remark_on_height(100, "")).statement, StatementVerdict::remark);
  const Finding shown = found(remark_on_height(2, "paper:1x3"));
  EXPECT_EQ(shown.statement, StatementVerdict::remark);
  EXPECT_TRUE(shown.departures.empty());
  ASSERT_EQ(shown.refutations.size(), 1U);
  EXPECT_EQ(shown.refutations[0].role, Role::remark);
  EXPECT_EQ(shown.refutations[0].witness.text, "paper:1x3 (1,2)");
}

TEST(ExamineRemark, IsRefutedAndADepartureIfSomeOfItIsNotSo) {
  const Finding false_of_a_board = found(remark_on_height(2, ""));
  EXPECT_EQ(false_of_a_board.statement, StatementVerdict::refuted);
  EXPECT_FALSE(false_of_a_board.departures.empty());
  // The remark should fail on that board, but holds there: a question about a pitch has one state only.
  const Finding true_after_all = found(remark_on_height(100, "paper:1x3"));
  EXPECT_EQ(true_after_all.statement, StatementVerdict::refuted);
  EXPECT_FALSE(true_after_all.departures.empty());
}

TEST(ExamineConjecture, IsOpenUntilAWalkRefutesIt) {
  const auto conjecture = [](int most) {
    proofs::Claim claim;
    claim.id = "test/conjecture";
    claim.expected_statement = StatementVerdict::open;
    claim.assertions = {soccer::state_assertion(
        Role::statement, soccer::Subject::pitch, soccer::Scope::paper_pitches, "few rows",
        soccer::holds_of_each([most](const State& state) { return state.pitch->name().height <= most; }))};
    return claim;
  };
  const Finding open = found(conjecture(100));
  EXPECT_EQ(open.statement, StatementVerdict::open);
  EXPECT_TRUE(open.departures.empty());
  EXPECT_FALSE(open.evidence.empty());
  const Finding refuted = found(conjecture(2));
  EXPECT_EQ(refuted.statement, StatementVerdict::refuted);
  EXPECT_FALSE(refuted.departures.empty());
  ASSERT_EQ(refuted.refutations.size(), 1U);
  EXPECT_EQ(refuted.refutations[0].witness.text, "paper:1x3 (1,2)");
}

TEST(ExamineStatement, MustFailOnEachOfItsBoards) {
  const auto refuted_on = [](std::vector<std::string> further) {
    proofs::Claim claim;
    claim.id = "test/boards";
    claim.expected_statement = StatementVerdict::refuted;
    claim.assertions = {soccer::state_assertion(
        Role::statement, soccer::Subject::state, soccer::Scope::paper_pitches, "one ply or none",
        soccer::holds_of_each([](const State& state) { return state.plies() < 2; }), "paper:1x3")};
    claim.assertions.front().fails_too_on = std::move(further);
    return claim;
  };
  const Finding both = found(refuted_on({"paper:1x2"}));
  EXPECT_TRUE(both.departures.empty());
  ASSERT_EQ(both.refutations.size(), 2U);
  EXPECT_EQ(both.refutations[0].witness.text, "paper:1x3 (1,2) (0,1) (0,0)");
  EXPECT_EQ(both.refutations[1].witness.text.find("paper:1x2 (1,1) "), 0U);
  EXPECT_TRUE(both.refutations[0].counterexample);
  EXPECT_FALSE(both.refutations[1].counterexample);
  // On paper:1x1 the game is over at ply 0.
  const Finding one = found(refuted_on({"paper:1x1"}));
  EXPECT_EQ(one.statement, StatementVerdict::refuted);
  ASSERT_EQ(one.departures.size(), 1U);
  EXPECT_NE(one.departures[0].find("should fail on paper:1x1"), std::string::npos);
}

TEST(ExamineStatement, ThatAWalkDoesNotReachIsADepartureUnlessThePliesAreLimited) {
  proofs::Claim claim;
  claim.id = "test/far";
  claim.expected_statement = StatementVerdict::refuted;
  claim.assertions = {soccer::state_assertion(
      Role::statement, soccer::Subject::states, soccer::Scope::paper_pitches, "fewer than eight plies",
      soccer::holds_of_each([](const State& state) { return state.plies() < 8; }), "paper:3x3")};
  EXPECT_TRUE(found(claim, 2).departures.empty());
  EXPECT_EQ(found(claim, 2).statement, StatementVerdict::not_reached);
  // A question about all states of a pitch together is bounded by memory: on paper:3x3 by ply 4.
  const Finding unlimited = found(claim);
  EXPECT_EQ(unlimited.statement, StatementVerdict::not_reached);
  ASSERT_EQ(unlimited.departures.size(), 1U);
  EXPECT_NE(unlimited.departures[0].find("in 4 plies"), std::string::npos) << unlimited.departures[0];
}

// The walks end after two plies and find no fault. Only generated games are long enough to break the assertion.
TEST(ExamineSupport, ThatFailsOnGeneratedCasesAloneIsADeparture) {
  const auto claim_of = [](std::size_t fewer_than) {
    proofs::Claim claim;
    claim.id = "test/support";
    claim.expected_statement = StatementVerdict::holds;
    claim.assertions = {
        soccer::state_assertion(Role::statement, soccer::Subject::state, soccer::Scope::paper_pitches, "always",
                                soccer::holds_of_each([](const State&) { return true; }), ""),
        soccer::state_assertion(
            Role::support, soccer::Subject::state, soccer::Scope::paper_pitches, "few plies",
            soccer::holds_of_each([fewer_than](const State& state) { return state.plies() < fewer_than; }), "")};
    return claim;
  };
  const auto examined = [&](std::size_t fewer_than) {
    return examine(claim_of(fewer_than), soccer::ask_generated_case, {{200, 1}, 2});
  };
  EXPECT_TRUE(examined(1000).departures.empty());
  const Finding broken = examined(4);
  EXPECT_EQ(broken.statement, StatementVerdict::holds);
  ASSERT_EQ(broken.departures.size(), 1U);
  EXPECT_EQ(broken.departures[0].find("test/support: 'few plies' fails: "), 0U) << broken.departures[0];
}

// On a single board an assertion that is false elsewhere may hold, and no cases are generated.
TEST(ExamineOnABoard, WalksItAndMindsOnlyWhatMustHold) {
  const auto claim_of = [](std::size_t fewer_than, const std::string& fails_on, proofs::ProofVerdict proof) {
    proofs::Claim claim;
    claim.id = "test/board";
    claim.expected_statement = fails_on.empty() ? StatementVerdict::holds : StatementVerdict::refuted;
    claim.expected_source_proof = proof;
    for (const Role role : {Role::statement, Role::step}) {
      if (role == Role::step && fails_on.empty()) break;  // the ledger has a step only if it is false
      claim.assertions.push_back(soccer::state_assertion(
          role, soccer::Subject::state, soccer::Scope::paper_pitches, "few plies",
          soccer::holds_of_each([fewer_than](const State& s) { return s.plies() < fewer_than; }), fails_on));
    }
    return claim;
  };
  const auto on_triangle = [](const proofs::Claim& claim, std::optional<int> plies = std::nullopt) {
    return examine(claim, soccer::ask_generated_case, {{5, 1}, plies, "board:start a;edge a b;edge b c;edge c a"});
  };
  using proofs::ProofVerdict;
  const Finding false_elsewhere = on_triangle(claim_of(4, "paper:1x3", ProofVerdict::false_step));
  EXPECT_EQ(false_elsewhere.statement, StatementVerdict::holds);
  EXPECT_EQ(false_elsewhere.source_proof, ProofVerdict::false_step);
  EXPECT_FALSE(false_elsewhere.source_proof_checked);
  EXPECT_TRUE(false_elsewhere.departures.empty());
  ASSERT_EQ(false_elsewhere.evidence.size(), 1U);
  EXPECT_TRUE(false_elsewhere.evidence[0].starts_with("exhaustive:board@") &&
              false_elsewhere.evidence[0].ends_with("/3/6"));

  const Finding false_here = on_triangle(claim_of(3, "paper:1x3", ProofVerdict::false_step));
  EXPECT_EQ(false_here.statement, StatementVerdict::refuted);
  EXPECT_TRUE(false_here.source_proof_checked);
  EXPECT_TRUE(false_here.departures.empty());
  EXPECT_EQ(on_triangle(claim_of(3, "paper:1x3", ProofVerdict::false_step), 2).statement,
            StatementVerdict::not_reached);

  const Finding must_hold = on_triangle(claim_of(3, "", ProofVerdict::none));
  EXPECT_EQ(must_hold.statement, StatementVerdict::refuted);
  ASSERT_FALSE(must_hold.departures.empty());
  EXPECT_EQ(must_hold.departures[0],
            "test/board: 'few plies' fails: board:start a;edge a b;edge a c;edge b c: a b c a");
}

TEST(ExamineOnABoard, LeavesOutWhatDoesNotSpeakOfIt) {
  proofs::Claim claim = remark_on_height(0, "paper:1x3");
  claim.assertions.front().question = std::make_shared<soccer::StateQuestion>(
      soccer::Subject::pitch, soccer::Scope::rectangles, soccer::holds_of_each([](const State&) { return false; }));
  EXPECT_EQ(why_not_on(claim, "board:start a;edge a b"), "it is about rectangles alone, paper:MxN");
  EXPECT_EQ(why_not_on(claim, "paper:2x2"), "");
  claim.assertions.push_back(soccer::state_assertion(Role::remark, soccer::Subject::pitch, soccer::Scope::all_pitches,
                                                     "any", soccer::holds_of_each([](const State&) { return true; })));
  EXPECT_EQ(why_not_on(claim, "board:start a;edge a b"), "");
  const Finding finding = examine(claim, soccer::ask_generated_case, {{5, 1}, std::nullopt, "board:start a;edge a b"});
  EXPECT_EQ(finding.statement, StatementVerdict::remark);
  EXPECT_TRUE(finding.refutations.empty());
}

// A question about a board with `cases` cases, none of which breaks it.
class Asked : public proofs::Question {
 public:
  Asked(std::uint64_t cases, bool whole) : cases_(cases), whole_(whole) {}
  std::vector<proofs::Exhaustion> exhaust(const proofs::WalkOptions& /*options*/) const override {
    proofs::Exhaustion walk;
    walk.board = "made up";
    walk.whole = whole_;
    walk.positions = cases_;
    return {walk};
  }
  bool has_cases_to_generate() const override { return false; }

 private:
  std::uint64_t cases_;
  bool whole_;
};

TEST(ExamineStatement, ThatIsAskedOfNoCaseIsADeparture) {
  const auto departures = [](std::uint64_t cases, bool whole) {
    proofs::Claim claim;
    claim.id = "test/nothing";
    claim.expected_statement = StatementVerdict::holds;
    claim.assertions = {proofs::make_assertion(Role::statement, "anything", Asked(cases, whole))};
    return found(claim).departures;
  };
  EXPECT_EQ(departures(0, true), std::vector<std::string>{"test/nothing: 'anything' was tested on no case"});
  EXPECT_TRUE(departures(1, true).empty());
  EXPECT_TRUE(departures(0, false).empty());  // --plies ended the walk
}

}  // namespace quadrille::properties::examine_test
