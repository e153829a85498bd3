// The ledger: its rows are all there, well formed, and their illustrations in the source's own words are legal.
//
// ctest label: quick
#include "proofs/ledger.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "proofs/claim.hpp"
#include "proofs/soccer/drawings.hpp"
#include "proofs/soccer/question.hpp"

namespace quadrille::proofs {
namespace {

bool has_predicate(const Sentence& sentence) {
  if (const auto* soccer = std::get_if<SoccerQuestion>(&sentence.question)) return soccer->predicate != nullptr;
  if (const auto* lists = std::get_if<PermutationQuestion>(&sentence.question)) return lists->holds != nullptr;
  const auto& about = std::get<TennisQuestion>(sentence.question).about;
  if (const auto* record = std::get_if<RecordQuestion>(&about)) return record->broken_row != nullptr;
  return std::get<CourtQuestion>(about).broken_position != nullptr;
}

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

TEST(Ledger, EveryVerdictHasTheSentencesThatDecideIt) {
  for (const Claim& claim : ledger()) {
    const auto count = [&](Role role, bool expected_to_hold) {
      return std::count_if(claim.sentences.begin(), claim.sentences.end(), [&](const Sentence& sentence) {
        return sentence.role == role && sentence.expected_to_hold() == expected_to_hold;
      });
    };
    const bool refuted = claim.expected_statement != StatementVerdict::holds;
    EXPECT_EQ(count(Role::statement, false) > 0, refuted) << claim.id;
    EXPECT_EQ(count(Role::statement, true) > 0, !refuted) << claim.id;
    EXPECT_EQ(count(Role::reading, true) > 0, claim.expected_statement == StatementVerdict::reading) << claim.id;
    EXPECT_EQ(count(Role::step, false) > 0, claim.expected_proof == ProofVerdict::false_step) << claim.id;
    EXPECT_EQ(count(Role::step, true) + count(Role::reading, false), 0) << claim.id;
    std::set<std::string> texts;
    for (const Sentence& sentence : claim.sentences) {
      EXPECT_TRUE(has_predicate(sentence)) << claim.id;
      EXPECT_TRUE(texts.insert(sentence.text).second) << claim.id << ": " << sentence.text;
    }
  }
}

TEST(Drawings, ReversingTheFirstLoopTurnsTheTriangleRound) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:1x3"));
  const auto v = [&](int x, int y) { return *pitch.lattice().find({x, y}); };
  const soccer::History triangle{v(1, 2), v(0, 2), v(0, 1), v(1, 2), v(1, 1)};
  const soccer::History reversed{v(1, 2), v(0, 1), v(0, 2), v(1, 2), v(1, 1)};
  EXPECT_EQ(with_first_loop_reversed(triangle), reversed);
  const soccer::History path{v(1, 2), v(0, 2), v(0, 1)};
  EXPECT_EQ(with_first_loop_reversed(path), path);
}

TEST(Drawings, AClassIsEveryHistoryOfItsDrawing) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:1x3"));
  const auto v = [&](int x, int y) { return *pitch.lattice().find({x, y}); };
  const auto states = soccer::states_along(pitch, {v(1, 2), v(0, 2), v(0, 1), v(1, 2), v(1, 1)});
  const auto members = class_of(pitch, states.back().position.drawing);
  ASSERT_EQ(members.size(), 2U);
  EXPECT_TRUE(soccer::strongly_equivalent(members[0], members[1]));
  EXPECT_FALSE(soccer::equal(members[0], members[1]));
  EXPECT_EQ(class_of(pitch, {}).size(), 1U);
}

}  // namespace
}  // namespace quadrille::proofs
