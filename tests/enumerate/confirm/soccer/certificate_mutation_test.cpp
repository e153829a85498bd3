// Certificates with every kind of change: the checker, without its checksum, refuses each change that leaves no proof.
//
// Another program, the judge (certificate_judge.hpp), decides if a change leaves a proof. Whatever the checker accepts,
// the judge must accept. The test prints how many changes of each kind these are.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "enumerate/confirm/soccer/certificate.hpp"
#include "enumerate/confirm/soccer/certificate_walk.hpp"
#include "games/soccer/record.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/confirm/soccer/certificate_judge.hpp"
#include "tests/enumerate/soccer/certificate/oracle.hpp"

namespace quadrille::confirm::certificate_mutation_test {

using enumerate::Certificate;
using enumerate::WholeTable;

enum class Verdict { proof, no_proof, unusable };

Verdict checked(const std::string& file, bool ignore_checksum) {
  try {
    const CertificateOptions options{.ignore_checksum = ignore_checksum, .observer = {}};
    check_certificate(std::as_bytes(std::span(file)), options);
    return Verdict::proof;
  } catch (const Error& error) {
    return error.kind() == ErrorKind::breaks_rules ? Verdict::no_proof : Verdict::unusable;
  }
}

// True if the judge finds that the file's winner wins by the file's walk.
bool judged(const std::string& file) {
  std::map<std::string, std::string> lines;
  std::size_t at = 0;
  for (int i = 0; i < 8; ++i) {
    const std::size_t end = file.find('\n', at);
    const std::string line = file.substr(at, end - at);
    const std::size_t space = line.find(' ');
    lines[line.substr(0, space)] = line.substr(space + 1);
    at = end + 1;
  }
  // For a board the line has the fingerprint first.
  const std::string name = lines["pitch"];
  const std::size_t board = name.find("board:");
  const soccer::Pitch pitch(soccer::parse_pitch_name(board == std::string::npos ? name : name.substr(board)));
  const std::string walk = file.substr(at);
  const auto winner = lines["winner"] == "1" ? soccer::Player::one : soccer::Player::two;
  return CertificateJudge(pitch, winner, walk).proves(soccer::parse_history(pitch, lines["history"]));
}

std::vector<std::uint64_t> numbers_of(const std::string& walk) {
  std::vector<std::uint64_t> numbers;
  std::uint64_t value = 0;
  unsigned shift = 0;
  for (const char c : walk) {
    const auto byte = static_cast<unsigned char>(c);
    value |= std::uint64_t{byte & 0x7fU} << shift;
    shift += 7;
    if (byte >= 0x80U) continue;
    numbers.push_back(value);
    value = shift = 0;
  }
  return numbers;
}

std::string walk_of(const std::vector<std::uint64_t>& numbers) {
  std::string walk;
  for (std::uint64_t number : numbers) {
    for (; number >= 128; number /= 128) walk += static_cast<char>(128 + number % 128);
    walk += static_cast<char>(number);
  }
  return walk;
}

// The least number that is a reference.
std::uint64_t first_reference(const Certificate& certificate) { return is_board(certificate.pitch) ? 4 : 8; }

// The certificate with another walk and a header that fits it: length, checksum, number of positions.
Certificate with_walk(Certificate certificate, const std::vector<std::uint64_t>& numbers) {
  certificate.walk = walk_of(numbers);
  const auto is_position = [least = first_reference(certificate)](std::uint64_t n) { return n < least; };
  certificate.positions = static_cast<std::uint64_t>(std::ranges::count_if(numbers, is_position));
  return certificate;
}

struct Tally {
  int changes = 0;
  int proofs = 0;        // accepted by the judge and the checker
  int strictly_not = 0;  // accepted by the judge, refused by the checker
};

class Mutations {
 public:
  explicit Mutations(const Certificate& original) : original_(original), file_(original.bytes()) {
    EXPECT_EQ(checked(file_, false), Verdict::proof);
    EXPECT_TRUE(judged(file_));
  }

  void expect_checker_as_judge(const std::string& kind, const std::string& file) {
    if (file == file_) return;
    Tally& tally = tallies_[kind];
    ++tally.changes;
    const bool proof = checked(file, true) == Verdict::proof;
    const bool wins = judged(file);
    if (proof) {
      EXPECT_TRUE(wins) << kind << ": the checker takes what is no proof";
    }
    tally.proofs += proof ? 1 : 0;
    tally.strictly_not += wins && !proof ? 1 : 0;
  }

  void all_walks() {
    const std::vector<std::uint64_t> numbers = numbers_of(original_.walk);
    const std::uint64_t exits = first_reference(original_);
    const auto with = [&](const std::string& kind, std::size_t i, const std::vector<std::uint64_t>& instead) {
      std::vector<std::uint64_t> changed = numbers;
      const auto at = changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(i));
      changed.insert(at, instead.begin(), instead.end());
      expect_checker_as_judge(kind, with_walk(original_, changed).bytes());
    };
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const bool reference = numbers[i] >= exits;
      with(reference ? "drop a reference" : "drop a position", i, {});
      with(reference ? "duplicate a reference" : "duplicate a position", i, {numbers[i], numbers[i]});
      for (std::uint64_t ply = 0; ply < exits; ++ply)
        with(reference ? "position for reference" : "another ply", i, {ply});
      for (std::uint64_t back = 0; back <= std::min<std::uint64_t>(original_.positions, 30); ++back) {
        for (const std::uint64_t mirrored : {0U, 1U})
          with(reference ? "redirect a reference" : "reference for position", i, {exits + 2 * back + mirrored});
      }
      if (i + 1 < numbers.size()) {
        std::vector<std::uint64_t> changed = numbers;
        std::swap(changed[i], changed[i + 1]);
        expect_checker_as_judge("swap neighbours", with_walk(original_, changed).bytes());
      }
    }
  }

  void all_bits_of_walk() {
    const std::size_t begin = file_.size() - original_.walk.size();
    for (std::size_t at = begin; at < file_.size(); ++at) {
      for (unsigned bit = 0; bit < 8; ++bit) {
        std::string changed = file_;
        changed[at] = static_cast<char>(static_cast<unsigned char>(changed[at]) ^ 1U << bit);
        // With the old checksum the file is damaged.
        EXPECT_EQ(checked(changed, false), Verdict::unusable);
        expect_checker_as_judge("flip a bit", changed);
      }
    }
  }

  void print(const std::string& name) const {
    for (const auto& [kind, tally] : tallies_) {
      std::cout << name << ", " << kind << ": " << tally.changes << " changes, " << tally.proofs << " still proofs, "
                << tally.strictly_not << " that win and are not in the format\n";
    }
  }

  const std::map<std::string, Tally>& tallies() const { return tallies_; }

 private:
  const Certificate original_;
  const std::string file_;
  std::map<std::string, Tally> tallies_;
};

// The certificate of the whole game on a pitch; made once.
const Certificate& certificate_of(const std::string& name) {
  static std::map<std::string, Certificate> made;
  const auto found = made.find(name);
  return found != made.end() ? found->second : made.emplace(name, WholeTable<>(name).certificate()).first->second;
}

// A board whose vertices have at most four edges.
const std::string small_board =
    "board:start s;goal 1 g;goal 2 h;wall d;edge s a;edge s b;edge a b;edge a c;edge b c;edge a d;edge c d;edge b h;"
    "edge c g";

// Pitches with a mirror and without, and a board: those whose certificates have the fewest positions, but more than a
// few.
const std::vector<std::string> small_pitches = {"paper:1x3", "paper:2x3", "paper:1x4", "classic:2x4", small_board};

TEST(CertificateMutation, EveryBitOfTheWalk_standard) {
  for (const std::string& name : small_pitches) {
    Mutations mutations(certificate_of(name));
    mutations.all_bits_of_walk();
    mutations.print(name);
  }
}

TEST(CertificateMutation, DroppedDuplicatedAndRedirectedEdgesAndOtherPlies_standard) {
  std::map<std::string, Tally> sums;
  for (const std::string& name : small_pitches) {
    Mutations mutations(certificate_of(name));
    mutations.all_walks();
    mutations.print(name);
    for (const auto& [kind, tally] : mutations.tallies()) {
      sums[kind].changes += tally.changes;
      sums[kind].proofs += tally.proofs;
    }
  }
  // Changes of every kind occur. Some leave a proof, as another ply wins as well; most do not.
  EXPECT_EQ(sums.size(), 9U);
  for (const auto& [kind, tally] : sums) {
    EXPECT_GT(tally.changes, 10) << kind;
    EXPECT_LT(2 * tally.proofs, tally.changes) << kind;
  }
  EXPECT_GT(sums["another ply"].proofs, 0);
}

// The checker refuses a change of any bit of the header, but of those that do not affect the strategy.
TEST(CertificateMutation, EveryBitOfTheHeader_standard) {
  for (const std::string& name : small_pitches) {
    const Certificate certificate = certificate_of(name);
    const std::string file = certificate.bytes();
    const std::size_t checksum = file.find("xxh3 ") + 5;
    std::set<std::string> still_proofs;
    for (std::size_t at = 0; at < certificate.header().size(); ++at) {
      for (unsigned bit = 0; bit < 8; ++bit) {
        std::string changed = file;
        changed[at] = static_cast<char>(static_cast<unsigned char>(changed[at]) ^ 1U << bit);
        const Verdict verdict = checked(changed, true);
        if (at >= checksum && at < checksum + 16) {
          EXPECT_EQ(checked(changed, false), Verdict::unusable);
          // The header stays readable only if the changed checksum has lower-case digits only.
          const bool digit = std::string("0123456789abcdef").find(changed[at]) != std::string::npos;
          EXPECT_EQ(verdict, digit ? Verdict::proof : Verdict::unusable) << name << ", byte " << at;
        } else if (verdict == Verdict::proof) {
          EXPECT_TRUE(judged(changed)) << name << ", byte " << at << ", bit " << bit;
          still_proofs.insert(changed.substr(0, certificate.header().size()));
        }
      }
    }
    EXPECT_TRUE(still_proofs.empty()) << name << ": " << *still_proofs.begin();
  }
}

TEST(CertificateMutation, TheOtherWinnerAndAnotherPitch_standard) {
  for (const std::string& name : small_pitches) {
    const Certificate certificate = certificate_of(name);
    Certificate swapped = certificate;
    swapped.winner = other(certificate.winner);
    EXPECT_EQ(checked(swapped.bytes(), false), Verdict::no_proof);
    EXPECT_FALSE(judged(swapped.bytes()));
    Certificate moved = certificate;
    for (int width = 1; width <= 4; ++width) {
      for (int height = 1; height <= 4; ++height) {
        moved.pitch = {soccer::Rules::paper, width, height};
        if (moved.pitch == certificate.pitch) continue;
        const bool proof = checked(moved.bytes(), false) == Verdict::proof;
        if (proof) {
          EXPECT_TRUE(judged(moved.bytes()));
        }
      }
    }
  }
}

TEST(CertificateMutation, ShorterAndLongerFiles_standard) {
  for (const std::string& name : small_pitches) {
    const Certificate certificate = certificate_of(name);
    const std::string file = certificate.bytes();
    for (std::size_t size = 0; size < file.size(); ++size)
      EXPECT_EQ(checked(file.substr(0, size), true), Verdict::unusable) << name << ", " << size << " bytes";
    for (unsigned last = 0; last < 256; ++last)
      EXPECT_EQ(checked(file + static_cast<char>(last), true), Verdict::unusable) << name << ", and a byte " << last;

    // The same with a header that fits: the walk itself is too short or too long.
    const std::vector<std::uint64_t> numbers = numbers_of(certificate.walk);
    for (std::size_t size = 0; size < numbers.size(); ++size) {
      const std::vector<std::uint64_t> some(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(size));
      EXPECT_EQ(checked(with_walk(certificate, some).bytes(), false), Verdict::no_proof) << name;
    }
    for (std::uint64_t last = 0; last < 32; ++last) {
      std::vector<std::uint64_t> more = numbers;
      more.push_back(last);
      EXPECT_EQ(checked(with_walk(certificate, more).bytes(), false), Verdict::no_proof) << name;
    }
  }
}

TEST(CertificateMutation, AnotherNumberOfPositions) {
  Certificate certificate = certificate_of("paper:2x3");
  for (const std::uint64_t positions : {certificate.positions - 1, certificate.positions + 1, std::uint64_t{0}}) {
    certificate.positions = positions;
    EXPECT_EQ(checked(certificate.bytes(), true), Verdict::unusable);
  }
}

// The judge can refuse: the strategy of the other player, and an empty one.
TEST(CertificateJudge, Refuses) {
  const Certificate certificate = certificate_of("paper:2x3");
  Certificate empty = certificate;
  empty.walk.clear();
  EXPECT_FALSE(judged(empty.bytes()));
  EXPECT_TRUE(judged(certificate.bytes()));
  static_assert(certificate::mirrored_direction(0) == 5 && certificate::mirrored_direction(3) == 3);
}

}  // namespace quadrille::confirm::certificate_mutation_test
