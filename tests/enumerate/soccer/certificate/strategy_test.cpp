// A strategy read from a certificate wins against every reply, and knows the length of the longest game.
#include "enumerate/soccer/certificate/strategy.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>

#include "quadrille/error.hpp"
#include "quadrille/soccer_explain.hpp"
#include "quadrille/soccer_solve.hpp"

namespace quadrille::enumerate::strategy_test {

std::string certificate_of(const std::string& pitch, const std::string& history = {}) {
  return soccer::solve({.pitch = pitch, .history = history, .certify = true}, {.threads = 1}).certificate;
}

// The most plies to the end over all replies; `met` gets the number of each position met.
int longest(const Strategy& strategy, const soccer::WidePosition& position,
            const std::optional<CertificatePlace>& place, std::set<std::uint64_t>& met) {
  const auto won = soccer::winner(outcome(strategy.pitch(), position), position.mover);
  EXPECT_EQ(won.has_value(), !place.has_value());
  if (won) {
    EXPECT_EQ(*won, strategy.winner());
    return 0;
  }
  // The strategy finds the position without the way that led to it.
  const auto found = strategy.find(position);
  EXPECT_TRUE(found && found->number == place->number);
  met.insert(place->number);
  int most = 0;
  const auto nexts = strategy.next(position, *place);
  std::size_t legal = 0;
  for_each_ply(strategy.pitch(), position, [&](const soccer::Ply& /*ply*/) { ++legal; });
  EXPECT_EQ(nexts.size(), position.mover == strategy.winner() ? 1 : legal);
  for (const Strategy::Next& next : nexts) most = std::max(most, 1 + longest(strategy, next.position, next.place, met));
  EXPECT_EQ(most, strategy.plies_to_end(place));
  return most;
}

TEST(Strategy, WinsAgainstEverythingAndKnowsHowLong) {
  for (const char* pitch :
       {"paper:1x2", "paper:1x3", "paper:2x3", "paper:2x4", "paper:3x4", "classic:2x4", "classic:4x4",
        "board:start (1,1);goal 1 (1,2);goal 2 (1,0);edge (1,1) (1,0);edge (1,1) (1,2)"}) {
    const std::string file = certificate_of(pitch);
    const Strategy strategy(file);
    std::set<std::uint64_t> met;
    longest(strategy, strategy.start().end, strategy.place_of_start(), met);
    EXPECT_EQ(strategy.positions_ahead(strategy.place_of_start()), parse_certificate(file).positions) << pitch;
    EXPECT_EQ(met.size(), parse_certificate(file).positions) << pitch;
  }
}

TEST(Strategy, RefusesWhatIsNoCertificateWithItsPlace) {
  const std::string whole = certificate_of("paper:1x3");
  const auto place_of = [](const std::string& file) {
    try {
      const Strategy strategy(file);
    } catch (const Error& error) {
      return error.place();
    }
    return std::string("no error");
  };
  EXPECT_EQ(place_of(whole), "no error");
  EXPECT_EQ(place_of("quadrille certificate 2" + whole.substr(whole.find('\n'))), "line 1");
  EXPECT_EQ(place_of(whole.substr(0, whole.size() - 1)), "line 7");
  std::string other = whole;
  other.back() = '\1';
  EXPECT_EQ(place_of(other), "line 8");
  // A walk that is not a strategy, with a correct checksum.
  Certificate changed = parse_certificate(whole);
  changed.walk.at(3) = '\3';
  EXPECT_EQ(place_of(changed.bytes()), "byte 4 of the walk");
  changed = parse_certificate(whole);
  changed.walk.pop_back();
  EXPECT_EQ(place_of(changed.bytes()), "byte 20 of the walk");
  changed = parse_certificate(whole);
  changed.walk.push_back('\0');
  EXPECT_EQ(place_of(changed.bytes()), "byte 21 of the walk");
}

TEST(Explain, ListsEveryReplyAndTheAnswer) {
  const std::string certificate = certificate_of("paper:3x3");
  const soccer::ExplainAnswer answer = soccer::explain({.certificate = certificate, .depth = 1});
  const auto rows = quadrille::rows<soccer::StrategyRow>(answer);
  ASSERT_GE(rows.size(), 3U);
  EXPECT_EQ(answer.winner, 1);
  EXPECT_EQ(rows[0].plies_to_end, *answer.plies_to_end);
  EXPECT_FALSE(rows[0].reply);
  // The first row's answer and the longest branch together make the longest game.
  const auto plies = 1 + std::count(rows[0].answer->begin(), rows[0].answer->end(), ' ');
  int most = 0;
  for (std::size_t i = 1; i < rows.size(); ++i) {
    EXPECT_EQ(rows[i].branch, std::to_string(i));
    EXPECT_LT(rows[i].positions, rows[0].positions);
    most = std::max(most, rows[i].plies_to_end);
  }
  EXPECT_EQ(rows[0].plies_to_end, plies + most);
  EXPECT_EQ(std::count(answer.longest_game.begin(), answer.longest_game.end(), ' '), *answer.plies_to_end);
  // From a later position of the strategy, `explain` gives the rest of the table.
  const std::string later = "(2,2) " + *rows[0].answer + ' ' + *rows[1].reply;
  const auto rest = soccer::explain({.certificate = certificate, .history = later, .depth = 0});
  EXPECT_EQ(*rest.plies_to_end, rows[1].plies_to_end - 1);
  EXPECT_EQ(quadrille::rows<soccer::StrategyRow>(rest).front().answer, rows[1].answer);
  EXPECT_THROW(soccer::explain({.certificate = certificate, .history = "(2,2) (2,3)"}), Error);
  EXPECT_THROW(soccer::explain({.certificate = certificate, .depth = -1}), Error);
}

}  // namespace quadrille::enumerate::strategy_test
