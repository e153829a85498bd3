// Certificates are written as docs/certificates.md says, and prove what the whole table of a pitch says.
#include "enumerate/soccer/certificate/certificate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <random>
#include <span>
#include <stdexcept>

#include "enumerate/confirm/soccer/certificate.hpp"
#include "enumerate/soccer/certificate/key.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/soccer/certificate/oracle.hpp"

namespace quadrille::enumerate::certificate_test {

using engines::RunStatus;

confirm::CertificateProof check(const Certificate& certificate) {
  const std::string file = certificate.bytes();
  return confirm::check_certificate(std::as_bytes(std::span(file)));
}

// The table of a pitch, made once.
const WholeTable<>& table_of(const std::string& name) {
  static std::map<std::string, std::unique_ptr<WholeTable<>>> made;
  std::unique_ptr<WholeTable<>>& table = made[name];
  if (!table) table = std::make_unique<WholeTable<>>(name);
  return *table;
}

const std::vector<std::string> pitches = {"paper:1x1", "paper:1x2", "paper:1x3",   "paper:1x4",   "paper:2x2",
                                          "paper:2x3", "paper:3x2", "classic:2x2", "classic:2x4", "classic:4x2"};

TEST(Certificate, ProvesTheWinnerOfEverySmallPitch_standard) {
  for (const std::string& name : pitches) {
    const WholeTable<>& table = table_of(name);
    for (const bool last : {false, true}) {
      const Certificate certificate = table.certificate(last);
      const confirm::CertificateProof proof = check(certificate);
      const auto start = soccer::start_position<graphs::WideEdgeSet::words>(table.pitch());
      EXPECT_EQ(soccer::to_string(proof.pitch), name);
      EXPECT_EQ(proof.winner, static_cast<int>(table.winner(start))) << name;
      EXPECT_EQ(proof.positions, certificate.positions) << name;
      EXPECT_LE(certificate.positions, certificate.walk.size()) << name;
    }
  }
}

// Random play: after each ply there is a certificate for the winner from there, and none for the other player.
TEST(Certificate, ProvesTheWinnerAfterAnyHistory_standard) {
  std::mt19937 random(16);
  for (const char* name : {"paper:1x4", "paper:2x3", "classic:2x4"}) {
    const WholeTable<>& table = table_of(name);
    for (int game = 0; game < 20; ++game) {
      soccer::History history{table.pitch().start()};
      auto position = soccer::start_position<graphs::WideEdgeSet::words>(table.pitch());
      while (true) {
        const soccer::Player winner = table.winner(position);
        Certificate certificate = write_certificate(table.pitch(), history, winner, table.winning_ply()).certificate;
        const confirm::CertificateProof proof = check(certificate);
        EXPECT_EQ(proof.winner, static_cast<int>(winner));
        EXPECT_EQ(proof.history, to_string(table.pitch(), history) + ' ');
        certificate.winner = other(winner);
        EXPECT_THROW(check(certificate), Error);
        std::vector<soccer::Ply> plies;
        for_each_ply(table.pitch(), position, [&](const soccer::Ply& ply) { plies.push_back(ply); });
        if (plies.empty()) break;
        const soccer::Ply ply = plies[random() % plies.size()];
        position = play(table.pitch(), position, ply);
        history.push_back(ply.to);
      }
    }
  }
}

// The choice among all plies that win: an end of the game first, then a bounce; and what it makes is a proof.
TEST(CertificateChoice, PrefersEndsThenBounces_standard) {
  int preferred = 0;
  for (const std::string& name : pitches) {
    const WholeTable<>& table = table_of(name);
    const soccer::Pitch& pitch = table.pitch();
    const CertificateChoice choice(pitch);
    const auto chosen = [&](const soccer::WidePosition& position) {
      std::vector<soccer::Ply> winning;
      for_each_ply(pitch, position, [&](const soccer::Ply& ply) {
        if (table.winner(play(pitch, position, ply)) == position.mover) winning.push_back(ply);
      });
      const soccer::Ply best = choice.of(position, winning);
      const auto ends = [&](const soccer::Ply& ply) {
        return outcome(pitch, play(pitch, position, ply)) != soccer::Outcome::ongoing;
      };
      const auto keeps_turn = [&](const soccer::Ply& ply) { return bounces(pitch, position, ply); };
      if (std::ranges::any_of(winning, ends)) {
        EXPECT_TRUE(ends(best));
      } else if (std::ranges::any_of(winning, keeps_turn)) {
        EXPECT_TRUE(keeps_turn(best));
        preferred += std::ranges::all_of(winning, keeps_turn) ? 0 : 1;
      }
      EXPECT_NE(std::ranges::find(winning, best), winning.end());
      return best;
    };
    const soccer::WidePosition start = soccer::start_position<graphs::WideEdgeSet::words>(pitch);
    check(write_certificate(pitch, {pitch.start()}, table.winner(start), chosen).certificate);
    table.winners().for_each([&](const SoccerState<1>& state, engines::Player winner) {
      const bool sampled = state.drawing.hash() % 29 == 0;
      if (!sampled || table.space().outcome(state) != SoccerResult{} || table.space().mover(state) != winner) return;
      const auto mover = winner == engines::Player::one ? soccer::Player::one : soccer::Player::two;
      chosen({state.drawing.resized<graphs::WideEdgeSet::words>(), state.ball, mover});
    });
  }
  EXPECT_GT(preferred, 50);
}

// The example of docs/certificates.md: every byte of it.
TEST(Certificate, IsWrittenAsItsPageSays) {
  const Certificate certificate = table_of("paper:1x3").certificate();
  EXPECT_EQ(certificate.header().substr(0, certificate.header().find("xxh3")),
            "quadrille certificate 1\n"
            "pitch paper:1x3\n"
            "rules own goals lose, no ply loses\n"
            "history (1,2)\n"
            "winner 2\n"
            "positions 19\n"
            "bytes 21\n");
  EXPECT_EQ(certificate.bytes(), certificate.header() + certificate.walk);
  EXPECT_EQ(certificate.bytes().size(), certificate.header().size() + 21);
}

// A game that is over, and one that a single ply ends.
TEST(Certificate, OfNoPositions) {
  const Certificate over = table_of("paper:1x1").certificate();
  EXPECT_EQ(over.positions, 0U);
  EXPECT_TRUE(over.walk.empty());
  const Certificate one = table_of("paper:2x2").certificate();
  EXPECT_EQ(one.walk, std::string(1, '\3'));  // down, to g2
}

TEST(Certificate, RefusesPliesThatDoNotWin) {
  const WholeTable<>& table = table_of("paper:2x3");
  const auto loses = [&](const soccer::WidePosition& position) {
    std::optional<soccer::Ply> found;
    for_each_ply(table.pitch(), position, [&](const soccer::Ply& ply) {
      if (table.winner(play(table.pitch(), position, ply)) != position.mover) found = ply;
    });
    return found ? *found : table.winning_ply()(position);
  };
  const soccer::History start{table.pitch().start()};
  EXPECT_THROW(write_certificate(table.pitch(), start, soccer::Player::one, loses), std::logic_error);
  const soccer::History twice{table.pitch().start(), table.pitch().start()};
  EXPECT_THROW(write_certificate(table.pitch(), twice, soccer::Player::one, loses), std::invalid_argument);
}

TEST(Certificate, EndsWithItsMemoryOrWhenStopped_standard) {
  const WholeTable<>& table = table_of("classic:2x4");
  const soccer::History start{table.pitch().start()};
  engines::RunOptions options;
  options.memory = 1000;
  const CertificateRun little =
      write_certificate(table.pitch(), start, soccer::Player::two, table.winning_ply(), options);
  EXPECT_EQ(little.status, RunStatus::memory);
  EXPECT_TRUE(little.certificate.walk.empty());

  std::stop_source stop;
  const auto stopping = [&](const soccer::WidePosition& position) {
    stop.request_stop();
    return table.winning_ply()(position);
  };
  options = {};
  options.stop = stop.get_token();
  EXPECT_EQ(write_certificate(table.pitch(), start, soccer::Player::two, stopping, options).status,
            RunStatus::interrupted);
}

}  // namespace quadrille::enumerate::certificate_test
