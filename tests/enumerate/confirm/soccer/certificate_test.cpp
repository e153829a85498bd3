// Reading certificates: the parts of the file, the refusals and their messages, sources that give few bytes at a time.
// The checks of the strategy: certificate_mutation_test.cpp.
#include "enumerate/confirm/soccer/certificate.hpp"

#include <gtest/gtest.h>
#include <xxhash.h>

#include <cstring>
#include <functional>
#include <span>
#include <string>

#include "enumerate/confirm/soccer/certificate_reader.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/soccer/certificate/oracle.hpp"

namespace quadrille::confirm::certificate_test {

std::span<const std::byte> bytes_of(const std::string& text) { return std::as_bytes(std::span(text)); }

const std::string& example() {
  static const std::string file = enumerate::WholeTable<>("paper:2x3").certificate().bytes();
  return file;
}

std::string replaced(const std::string& from, const std::string& to) {
  std::string file = example();
  const std::size_t at = file.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return file.replace(at, from.size(), to);
}

void expect_refused(const std::string& file, ErrorKind kind, const std::string& phrase) {
  try {
    check_certificate(bytes_of(file));
    ADD_FAILURE() << "taken: " << phrase;
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), kind) << error.what();
    EXPECT_NE(std::string(error.what()).find(phrase), std::string::npos) << error.what();
  }
}

TEST(CheckCertificate, SaysWhatIsProved) {
  const CertificateProof proof = check_certificate(bytes_of(example()));
  EXPECT_EQ(proof.pitch, soccer::parse_pitch_name("paper:2x3"));
  EXPECT_EQ(proof.winner, 1);
  EXPECT_EQ(proof.history, "(1,2) ");
  EXPECT_EQ(proof.positions, 16U);
}

TEST(CheckCertificate, NamesTheLineOfTheHeader) {
  const auto refused = [](const std::string& from, const std::string& to, const std::string& phrase) {
    expect_refused(replaced(from, to), ErrorKind::unusable_input, phrase);
  };
  refused("quadrille certificate", "quadrille checkpoint", "line 1: no 'quadrille certificate 1' there");
  refused("certificate 1\n", "certificate 2\n", "line 1: version '2', and this program checks version 1");
  refused("pitch paper", "pitch polar", "line 2: pitch 'polar:2x3'");
  refused("paper:2x3", "paper:02x3", "line 2: 'paper:02x3' is not 'paper:2x3'");
  refused("paper:2x3", "paper:20x30", "line 2: paper:20x30 has more than 384 segments");
  refused("own goals lose", "own goals win", "line 3: 'own goals win, no ply loses' are other rules");
  refused("(1,2)", "1,2", "line 4: ply 0: the rules do not allow a ply to 1,2");
  refused("(1,2)", "(1,2)  (1,1)", "line 4: '(1,2)  (1,1)' is no history");
  refused("(1,2)", "(1,1)", "line 4: ply 0: the rules do not allow a ply to (1,1)");
  refused("(1,2)", "(1,2) (2,3) (0,1)", "line 4: ply 2: the rules do not allow a ply to (0,1)");
  refused("(1,2)", "(1,2) (7,7)", "line 4: ply 1: the rules do not allow a ply to (7,7)");
  refused("(1,2)", "(1,2) (1,3) (0,3)", "line 4: ply 2");  // the game is over after the first
  refused("winner 1", "winner 3", "line 5: '3' is not 1 or 2");
  refused("winner 1", "winner one", "line 5: 'one' is not 1 or 2");
  refused("positions 16", "positions 17", "line 6: the walk has 16 positions and not 17");
  refused("positions 16", "positions 016", "line 6: '016' is not a whole number");
  refused("bytes 19", "bytes 20", "the file lacks 1 of the 20 bytes of line 7");
  refused("bytes 19", "bytes 18", "the file continues after the 18 bytes of line 7");
  refused("bytes 19", "bytes -1", "line 7: '-1' is not a whole number");
  refused("bytes 19", "bytes 99999999999999999999", "line 7: ");
  const std::string checksum = example().substr(example().find("xxh3 ") + 5, 16);
  refused(checksum, "0123456789ABCDEF", "line 8: '0123456789ABCDEF' is not 16 hexadecimal digits");
  refused(checksum, "0123456789abcdef", "line 8: the checksum of the walk is " + checksum);
  expect_refused("", ErrorKind::unusable_input, "line 1: ");
  expect_refused(std::string(100'000, 'x'), ErrorKind::unusable_input, "line 1: ");
}

TEST(CheckCertificate, NamesThePositionAndTheReason) {
  // paper:2x3: the ball begins on (1,2); two points below is g2, where player 1 wins.
  const auto refuted = [](const std::string& walk, const std::string& phrase) {
    enumerate::Certificate certificate{soccer::parse_pitch_name("paper:2x3"), "(1,2)", soccer::Player::one, 0, walk};
    expect_refused(certificate.bytes(), ErrorKind::breaks_rules, phrase);
  };
  refuted("\4", "no proof: after (1,2) (1,3) with player 2 to move: player 2 has won");
  refuted("", "no proof: after (1,2) with player 1 to move: byte 0 of the walk begins no number");
  refuted("\x88", "no proof: after (1,2) with player 1 to move: byte 0 of the walk begins no number");
  refuted("\x09", "byte 0 of the walk refers to the position 0 before the last of 0");
  refuted("\3\1", "after (1,2) (1,1) with player 2 to move: byte 1 of the walk says 1, and the loser moves");
}

TEST(CheckCertificate, TakesBytesAsTheyCome) {
  for (const std::size_t piece : {1U, 2U, 7U, 100U}) {
    std::span<const std::byte> rest = bytes_of(example());
    const ByteSource few = [&](std::span<std::byte> into) {
      const std::size_t size = std::min({piece, rest.size(), into.size()});
      std::memcpy(into.data(), rest.data(), size);
      rest = rest.subspan(size);
      return size;
    };
    EXPECT_EQ(check_certificate(few).positions, 16U);
  }
}

TEST(CertificateReader, GivesLinesThenNumbersThenTheChecksum) {
  const std::string walk = "\x05\x80\x01\xff\xff\x03";
  const std::string text = "a line\nanother\n" + walk + "more";
  certificate::Reader reader(source_of(bytes_of(text)));
  EXPECT_EQ(reader.line(100), "a line");
  EXPECT_EQ(reader.line(100), "another");
  reader.begin_walk(walk.size());
  EXPECT_EQ(reader.number(), 5U);
  EXPECT_EQ(reader.offset(), 1U);
  EXPECT_EQ(reader.number(), 128U);
  EXPECT_EQ(reader.offset(), 3U);
  EXPECT_EQ(reader.number(), 65535U);
  EXPECT_EQ(reader.number(), std::nullopt);
  const certificate::Reader::End end = reader.finish();
  EXPECT_EQ(end.missing, 0U);
  EXPECT_TRUE(end.has_more);
  EXPECT_EQ(end.checksum, XXH3_64bits(walk.data(), walk.size()));

  const std::string large(1'000'000, '\1');
  certificate::Reader many(source_of(bytes_of(large)));
  many.begin_walk(large.size() + 5);
  for (std::size_t i = 0; i < large.size(); ++i) ASSERT_EQ(many.number(), 1U);
  EXPECT_EQ(many.offset(), large.size());
  EXPECT_EQ(many.number(), std::nullopt);
  EXPECT_EQ(many.finish().missing, 5U);

  const std::string endless(20, '\xff');
  certificate::Reader longest(source_of(bytes_of(endless)));
  longest.begin_walk(20);
  EXPECT_EQ(longest.number(), std::nullopt);
}

TEST(CertificateHeader, IsReadLineByLine) {
  certificate::Reader reader(source_of(bytes_of(example())));
  const certificate::Header header = certificate::read_header(reader);
  EXPECT_EQ(header.winner, 1);
  EXPECT_EQ(header.positions, 16U);
  EXPECT_EQ(header.bytes, 19U);
  EXPECT_EQ(certificate::to_string(header.history), "(1,2) ");
}

}  // namespace quadrille::confirm::certificate_test
