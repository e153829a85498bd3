//
// The rules as people read them say what the code does: every example is played by the rules and ends as its text says,
// and what the texts state of pitches, bids and scores is asked of the code.
#include "games/rules_text.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "games/plusminus/record.hpp"
#include "games/plusminus/score.hpp"
#include "games/soccer/history.hpp"
#include "games/soccer/record.hpp"
#include "games/tennis/record.hpp"
#include "games/tennis/rules.hpp"
#include "games/updown/record.hpp"
#include "games/updown/round.hpp"

namespace quadrille::games::rules_text_test {

std::vector<RulesText> all_texts() {
  return {soccer::rules_text(), updown::rules_text(), plusminus::rules_text(),
          tennis::rules_text(tennis::Variant::tennis), tennis::rules_text(tennis::Variant::footsteps)};
}

std::vector<std::string> sentences_of(const RulesText& text) {
  std::vector<std::string> sentences{text.summary};
  for (const RulesSection& section : text.sections) {
    for (const RulesBlock& block : section.blocks) {
      if (const auto* const paragraph = std::get_if<RulesParagraph>(&block)) sentences.push_back(paragraph->text);
      if (const auto* const list = std::get_if<RulesList>(&block)) {
        sentences.insert(sentences.end(), list->items.begin(), list->items.end());
      }
      if (const auto* const diagram = std::get_if<RulesDiagram>(&block)) sentences.push_back(diagram->caption);
    }
  }
  sentences.insert(sentences.end(), text.choices.begin(), text.choices.end());
  return sentences;
}

// The record of the diagram of that name; empty if there is none.
std::string record_of(const RulesText& text, const std::string& name) {
  for (const RulesSection& section : text.sections) {
    for (const RulesBlock& block : section.blocks) {
      const auto* const diagram = std::get_if<RulesDiagram>(&block);
      if (diagram != nullptr && diagram->name == name) return diagram->record;
    }
  }
  ADD_FAILURE() << text.title << " has no diagram " << name;
  return {};
}

TEST(RulesText, IsComplete) {
  std::set<std::string> diagrams;
  for (const RulesText& text : all_texts()) {
    SCOPED_TRACE(text.title);
    EXPECT_FALSE(text.title.empty());
    EXPECT_GE(text.sections.size(), 4U);
    EXPECT_FALSE(text.choices.empty());
    EXPECT_FALSE(text.sources.empty());
    for (const RulesSource& source : text.sources) {
      EXPECT_FALSE(source.title.empty() || source.author.empty() || source.published.empty());
    }
    for (const std::string& sentence : sentences_of(text)) {
      EXPECT_TRUE(sentence.ends_with('.') || sentence.ends_with(".)")) << sentence;
      EXPECT_EQ(sentence.find("  "), std::string::npos) << sentence;
      EXPECT_EQ(std::count(sentence.begin(), sentence.end(), '`') % 2, 0) << sentence;
    }
    std::size_t of_this_game = 0;
    for (const RulesSection& section : text.sections) {
      for (const RulesBlock& block : section.blocks) {
        const auto* const diagram = std::get_if<RulesDiagram>(&block);
        if (diagram == nullptr) continue;
        EXPECT_TRUE(diagrams.insert(diagram->name).second) << diagram->name;
        ++of_this_game;
      }
    }
    EXPECT_GE(of_this_game, 1U);
  }
}

soccer::Replay replay_of(const std::string& record) {
  const soccer::Record read = soccer::parse_record(record);
  return soccer::replay(soccer::Pitch(read.pitch), read.histories.at(0).points);
}

soccer::Outcome outcome_of(const soccer::Replay& replayed, const std::string& pitch) {
  return soccer::outcome(soccer::Pitch(soccer::parse_pitch_name(pitch)), replayed.end);
}

TEST(SoccerRulesText, ItsGamesEndAsTheTextSays) {
  const RulesText text = soccer::rules_text();
  const soccer::Replay won = replay_of(record_of(text, "soccer-example"));
  ASSERT_FALSE(won.fault);
  ASSERT_EQ(won.plies.size(), 7U);
  for (const soccer::PlayedPly& ply : won.plies) EXPECT_EQ(ply.bounce, ply.number == 3 || ply.number == 6);
  EXPECT_EQ(won.plies.back().mover, soccer::Player::one);
  EXPECT_EQ(outcome_of(won, "paper:3x3"), soccer::Outcome::goal_2);

  const soccer::Replay stuck = replay_of(record_of(text, "soccer-stuck"));
  ASSERT_FALSE(stuck.fault);
  ASSERT_EQ(stuck.plies.size(), 5U);
  EXPECT_TRUE(stuck.plies.back().bounce);
  EXPECT_EQ(outcome_of(stuck, "paper:3x3"), soccer::Outcome::blocked);
  EXPECT_EQ(soccer::winner(soccer::Outcome::blocked, stuck.end.mover), soccer::Player::two);

  EXPECT_FALSE(replay_of(record_of(text, "soccer-classic")).fault);
}

TEST(SoccerRulesText, ThePitchesAreAsTheTextSays) {
  const soccer::Pitch flat(soccer::parse_pitch_name("paper:3x1"));
  EXPECT_EQ(flat.goal(flat.start()), soccer::Goal::g1);
  EXPECT_EQ(soccer::winner(soccer::Outcome::goal_1, soccer::Player::one), soccer::Player::two);

  const soccer::Pitch classic(soccer::parse_pitch_name("classic:8x10"));
  const auto at = [&](int x, int y) { return *classic.lattice().find({x, y}); };
  const auto neighbours = [&](int x, int y) { return classic.lattice().incident(at(x, y)); };
  EXPECT_EQ(classic.start(), at(4, 5));
  EXPECT_FALSE(classic.wall(at(4, 10)));
  EXPECT_TRUE(classic.wall(at(3, 10)));
  EXPECT_TRUE(classic.wall(at(0, 1)));
  const auto nets = [&](int x, int y) {
    return std::ranges::count_if(neighbours(x, y),
                                 [&](const auto& ply) { return classic.goal(ply.to) == soccer::Goal::g1; });
  };
  EXPECT_EQ(nets(4, 10), 3);
  EXPECT_EQ(nets(3, 10), 1);
  EXPECT_TRUE(std::ranges::any_of(neighbours(0, 1), [&](const auto& ply) { return ply.to == at(1, 0); }));
  EXPECT_TRUE(std::ranges::none_of(neighbours(0, 1), [&](const auto& ply) { return ply.to == at(0, 2); }));
  EXPECT_TRUE(std::ranges::any_of(neighbours(3, 10), [&](const auto& ply) { return ply.to == at(4, 10); }));
}

TEST(UpdownRulesText, ItsRoundScoresWhatTheTextSays) {
  const updown::Round round = updown::parse_record(record_of(updown::rules_text(), "updown-example")).at(0).round;
  EXPECT_FALSE(updown::fault_of(round.numbers));
  const updown::PlayedRound played = updown::play(round);
  EXPECT_EQ(played.score(), 4);
  EXPECT_EQ(updown::to_string(played.word).substr(static_cast<std::size_t>(played.repetition.first), 4), "UDUU");
  EXPECT_EQ(played.repetition.second, played.repetition.first + 3);
  EXPECT_EQ(updown::play({updown::Player::one, updown::Player::one, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}}).score(), 8);
  EXPECT_EQ(updown::play({updown::Player::one, updown::Player::one, {1, 3, 2}}).score(), 0);
}

TEST(PlusminusRulesText, ItsGameScoresWhatTheTextSays) {
  const plusminus::WrittenGame game =
      plusminus::parse_record(record_of(plusminus::rules_text(), "plusminus-example")).at(0);
  const plusminus::Permutation p = plusminus::filled(game);
  EXPECT_EQ(plusminus::to_string(p), "1 8 4 2 3 5 6 7");
  EXPECT_EQ(plusminus::to_string(plusminus::inverse(p)), "1 4 5 3 6 7 8 2");
  const plusminus::Score score = plusminus::score(game.predictions, p);
  EXPECT_EQ(plusminus::to_string(score.truth[0], " "), "+ - - + + + +");
  EXPECT_EQ(plusminus::to_string(score.truth[1], " "), "+ + - + + + -");
  EXPECT_EQ(score.points[0], 4);
  EXPECT_EQ(score.points[1], 5);
  EXPECT_EQ(score.outcome, plusminus::Outcome::player_2);
}

tennis::Outcome whole_game(tennis::Variant variant, const std::string& name) {
  const tennis::Rules rules{variant};
  const auto record = tennis::parse_record(record_of(tennis::rules_text(variant), name));
  EXPECT_FALSE(tennis::first_fault(rules, record));
  return tennis::outcome(rules, tennis::play(rules, record).last());
}

TEST(TennisRulesText, ItsGamesEndAsTheTextSays) {
  EXPECT_EQ(whole_game(tennis::Variant::tennis, "tennis-example"), tennis::Outcome::win_1);
  EXPECT_EQ(whole_game(tennis::Variant::footsteps, "footsteps-example"), tennis::Outcome::win_2);
}

TEST(TennisRulesText, BidsAndTheBallAreAsTheTextSays) {
  EXPECT_FALSE(tennis::legal_bids(5).holds(0));
  EXPECT_TRUE(tennis::legal_bids(5).holds(5));
  EXPECT_FALSE(tennis::legal_bids(5).holds(6));
  EXPECT_TRUE(tennis::legal_bids(0).holds(0));
  const tennis::Rules tennis{tennis::Variant::tennis};
  const tennis::Rules footsteps{tennis::Variant::footsteps};
  EXPECT_EQ(tennis::ball_after(tennis, -2, {2, 1}), 1);
  EXPECT_EQ(tennis::ball_after(tennis, 2, {1, 2}), -1);
  EXPECT_EQ(tennis::ball_after(tennis, 2, {2, 1}), 3);
  EXPECT_EQ(tennis::ball_after(tennis, 1, {2, 2}), 1);
  EXPECT_EQ(tennis::ball_after(footsteps, -2, {2, 1}), -1);
  EXPECT_EQ(tennis::outcome(tennis, {0, 0, 0}), tennis::Outcome::tie);
  EXPECT_EQ(tennis::outcome(tennis, {0, 1, 1}), tennis::Outcome::none);
  EXPECT_EQ(tennis::outcome(tennis, {0, 0, -1}), tennis::Outcome::win_2);
  EXPECT_EQ(tennis::outcome(tennis, {4, 0, 3}), tennis::Outcome::win_1);
}

}  // namespace quadrille::games::rules_text_test
