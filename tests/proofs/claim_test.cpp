// Claims and assertions, with a question of no game: the options that an assertion passes to its question, and the
// names of verdicts.
#include "proofs/claim.hpp"

#include <gtest/gtest.h>

namespace quadrille::proofs::claim_test {

/// Answers a walk with one entry that repeats the options.
class EchoQuestion final : public Question {
 public:
  std::vector<Exhaustion> exhaust(const WalkOptions& options) const override {
    Exhaustion walk;
    walk.board = options.board.empty() ? "own board" : options.board;
    walk.plies = options.last_ply.value_or(9);
    walk.cut_short = options.stop.stop_requested();
    return {walk};
  }
  bool has_cases_to_generate() const override { return false; }
};

TEST(ExhaustAssertion, WalksTheBoardOnWhichItIsExpectedToFailElseTheQuestionsOwn) {
  const Assertion holds = make_assertion(Role::statement, "it holds", EchoQuestion{});
  EXPECT_TRUE(holds.expected_to_hold());
  EXPECT_EQ(exhaust(holds).front().board, "own board");
  EXPECT_EQ(exhaust(holds, {.board = "another"}).front().board, "own board");
  const Assertion fails = make_assertion(Role::step, "it fails", EchoQuestion{}, "small:1");
  EXPECT_FALSE(fails.expected_to_hold());
  EXPECT_EQ(exhaust(fails).front().board, "small:1");
  Assertion fails_on_two = fails;
  fails_on_two.fails_too_on = {"small:2"};
  ASSERT_EQ(exhaust(fails_on_two).size(), 2U);
  EXPECT_EQ(exhaust(fails_on_two).front().board, "small:1");
  EXPECT_EQ(exhaust(fails_on_two).back().board, "small:2");
}

TEST(ExhaustAssertion, PassesOnTheLastPlyAndTheStop) {
  const Assertion assertion = make_assertion(Role::statement, "", EchoQuestion{});
  EXPECT_EQ(exhaust(assertion, {.last_ply = 3}).front().plies, 3);
  EXPECT_FALSE(exhaust(assertion).front().cut_short);
  std::stop_source source;
  source.request_stop();
  EXPECT_TRUE(exhaust(assertion, {.stop = source.get_token()}).front().cut_short);
}

TEST(Claim, IsOfTheGameThatItsIdentifierBeginsWith) {
  Claim claim;
  claim.id = "chess/thm-1";
  EXPECT_EQ(claim.game(), "chess");
  claim.id = "chess";
  EXPECT_EQ(claim.game(), "chess");
}

TEST(Verdicts, HaveTheNamesThatCheckPrints) {
  EXPECT_EQ(to_string(StatementVerdict::not_reached), "not-reached");
  EXPECT_EQ(to_string(StatementVerdict::open), "open");
  EXPECT_EQ(to_string(StatementVerdict::reading), "reading");
  EXPECT_EQ(to_string(StatementVerdict::remark), "remark");
  EXPECT_EQ(to_string(ProofVerdict::false_step), "false-step");
  EXPECT_EQ(to_string(ProofVerdict::none), "none");
}

}  // namespace quadrille::proofs::claim_test
