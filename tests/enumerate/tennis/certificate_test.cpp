// Certificates of Tennis and Footsteps. The test reads them back and checks them by the rule of docs/certificates.md
// alone, with whole numbers and with its own copy of the rules of the game.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "enumerate/run/process_memory.hpp"
#include "quadrille/error.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::tennis::certificate_test {

__extension__ using Wide = __int128;
using Place = std::tuple<int, int, int>;  // points, points, ball
constexpr std::int64_t scale = 1'000'000'000'000'000'000;

struct Line {
  Place place;
  std::int64_t lower = 0;
  std::vector<std::pair<int, std::int64_t>> mix;  // bids and shares
};

struct Certificate {
  std::string game;
  int fields = 0;
  int beyond = 0;
  int points = 0;
  std::vector<Line> lines;
};

// The value after a word; empty if the line begins with another word.
std::optional<std::string> value_of(std::istream& text, const std::string& word) {
  std::string line;
  std::getline(text, line);
  if (!line.starts_with(word + ' ')) return std::nullopt;
  return line.substr(word.size() + 1);
}

std::optional<Certificate> read(const std::string& bytes) {
  std::istringstream text(bytes);
  const auto version = value_of(text, "quadrille tennis certificate");
  const auto game = value_of(text, "game");
  const auto fields = value_of(text, "fields");
  const auto beyond = value_of(text, "beyond");
  const auto points = value_of(text, "points");
  const auto unit = value_of(text, "scale");
  if (version != "1" || !game || !fields || !beyond || !points || unit != std::to_string(scale)) return std::nullopt;
  Certificate found{*game, std::stoi(*fields), std::stoi(*beyond), std::stoi(*points), {}};
  for (std::string line; std::getline(text, line);) {
    std::istringstream words(line);
    Line read;
    words >> std::get<0>(read.place) >> std::get<1>(read.place) >> std::get<2>(read.place) >> read.lower;
    if (!words) return std::nullopt;
    char colon = 0;
    std::int64_t share = 0;
    for (int bid = 0; words >> bid >> colon >> share;) read.mix.emplace_back(bid, share);
    found.lines.push_back(std::move(read));
  }
  return found;
}

// The checker of that rule.
class Checker {
 public:
  explicit Checker(const Certificate& certificate) : certificate_(certificate) {}

  // The first wrong line, from 0; empty if all are right.
  std::optional<std::size_t> wrong_line() {
    const std::vector<Place> places = all_places();
    for (std::size_t i = 0; i < std::max(places.size(), certificate_.lines.size()); ++i) {
      if (i >= places.size() || i >= certificate_.lines.size()) return i;
      const Line& line = certificate_.lines[i];
      if (line.place != places[i] || !is_right(line)) return i;
      lower_[line.place] = line.lower;
    }
    return std::nullopt;
  }

 private:
  std::vector<Place> all_places() const {
    std::vector<Place> places;
    for (int total = 1; total <= 2 * certificate_.points; ++total) {
      for (int points_1 = 0; points_1 <= total; ++points_1) {
        if (std::max(points_1, total - points_1) > certificate_.points) continue;
        for (int ball = -certificate_.fields; ball <= certificate_.fields; ++ball) {
          places.emplace_back(points_1, total - points_1, ball);
        }
      }
    }
    return places;
  }

  static bool is_legal(int bid, int points) { return points == 0 ? bid == 0 : bid >= 1 && bid <= points; }

  bool is_right(const Line& line) const {
    const auto [points_1, points_2, ball] = line.place;
    if (points_1 == points_2 && ball == 0) return line.mix.empty() && line.lower == 0;
    Wide shares = 0;
    for (const auto& [bid, share] : line.mix) {
      if (!is_legal(bid, points_1) || share <= 0) return false;
      shares += share;
    }
    if (shares == 0) return false;
    for (int reply = 0; reply <= points_2; ++reply) {
      if (!is_legal(reply, points_2)) continue;
      Wide sum = 0;
      for (const auto& [bid, share] : line.mix) sum += Wide{share} * after(line.place, bid, reply);
      if (sum < shares * line.lower) return false;
    }
    return true;
  }

  // The lower bound of the position after the bids.
  std::int64_t after(const Place& place, int bid, int reply) const {
    auto [points_1, points_2, ball] = place;
    const int drive = bid > reply ? 1 : bid < reply ? -1 : 0;
    const bool flies = certificate_.game == "tennis" && drive * ball < 0;
    ball = flies ? drive : ball + drive;
    points_1 -= bid;
    points_2 -= reply;
    const int side = ball > 0 ? 1 : ball < 0 ? -1 : 0;
    if (side * ball > certificate_.fields) return std::int64_t{side} * certificate_.beyond * scale;
    if (points_1 == 0 && points_2 == 0) return side * scale;
    return lower_.at({points_1, points_2, ball});
  }

  const Certificate& certificate_;
  std::map<Place, std::int64_t> lower_;
};

SolveRequest request(int points, const Rules& rules = {}, double width = SolveRequest{}.width) {
  return {.points = points, .rules = rules, .width = width, .show = Show::states, .certify = true};
}

// A decimal in units of the scale.
std::int64_t units(const std::string& decimal) {
  const bool negative = decimal.starts_with('-');
  const std::string digits = decimal.substr(negative ? 1 : 0);
  const std::size_t point = std::min(digits.find('.'), digits.size());
  std::string fraction = point < digits.size() ? digits.substr(point + 1) : std::string();
  fraction.resize(18, '0');
  const std::int64_t size = std::stoll(digits.substr(0, point)) * scale + std::stoll(fraction);
  return negative ? -size : size;
}

// Each bound is proved: the checker finds the written bounds, and they lie in the printed intervals.
void expect_proved(const SolveRequest& asked, std::size_t positions) {
  const CertifiedAnswer answer = solve(asked);
  EXPECT_EQ(answer.certified_positions, positions);
  const auto certificate = read(answer.certificate);
  ASSERT_TRUE(certificate);
  EXPECT_EQ(certificate->game, asked.rules.variant == Variant::tennis ? "tennis" : "footsteps");
  EXPECT_EQ(certificate->fields, asked.rules.fields);
  EXPECT_EQ(certificate->beyond, asked.rules.beyond);
  EXPECT_EQ(certificate->points, asked.points);
  EXPECT_EQ(certificate->lines.size(), positions);
  EXPECT_EQ(Checker(*certificate).wrong_line(), std::nullopt);
  std::map<Place, std::int64_t> lower;
  for (const Line& line : certificate->lines) lower[line.place] = line.lower;
  // The intervals of a run without a certificate.
  SolveRequest plain = asked;
  plain.certify = false;
  std::size_t compared = 0;
  for (const auto& row : rows<PositionValue>(solve(plain))) {
    if (row.points_1 == 0 && row.points_2 == 0) continue;
    ++compared;
    EXPECT_GE(lower.at({row.points_1, row.points_2, row.ball}), units(row.lower));
    EXPECT_LE(-lower.at({row.points_2, row.points_1, -row.ball}), units(row.upper));
  }
  EXPECT_EQ(compared, positions);
}

TEST(TennisCertificate, ProvesThePrintedBoundsOfAllPositions) {
  expect_proved(request(12), 840);
  expect_proved(request(50), 13000);
  expect_proved(request(9, {.variant = Variant::footsteps, .beyond = 2}), 495);
  expect_proved(request(7, {.fields = 1}), 189);
  expect_proved(request(1, {.fields = most_fields}), 123);
}

// The mixes of exactly solved positions prove the printed bounds, whose width comes from the precision of shares.
TEST(TennisCertificate, ProvesTheBoundsOfAnExactRun) {
  const CertifiedAnswer answer = solve(request(10, {}, least_width));
  const auto certificate = read(answer.certificate);
  ASSERT_TRUE(certificate);
  EXPECT_EQ(Checker(*certificate).wrong_line(), std::nullopt);
  std::map<Place, std::int64_t> lower;
  for (const Line& line : certificate->lines) lower[line.place] = line.lower;
  for (const auto& row : rows<PositionValue>(answer)) {
    if (row.points_1 == 0 && row.points_2 == 0) continue;
    EXPECT_EQ(lower.at({row.points_1, row.points_2, row.ball}), units(row.lower));
    EXPECT_LT(units(row.upper) - units(row.lower), scale / 10'000'000'000'000);
  }
}

// Each bound is the highest that its mix proves: the checker refuses one unit more at that very line.
TEST(TennisCertificate, NoBoundCanBeRaised) {
  const auto certificate = read(solve(request(6)).certificate);
  ASSERT_TRUE(certificate);
  for (std::size_t i = 0; i < certificate->lines.size(); ++i) {
    Certificate changed = *certificate;
    ++changed.lines[i].lower;
    EXPECT_EQ(Checker(changed).wrong_line(), i);
  }
}

TEST(TennisCertificate, TheCheckerRefusesWhatIsChanged) {
  const auto certificate = read(solve(request(5)).certificate);
  ASSERT_TRUE(certificate);
  const auto refuses = [&](auto change) {
    Certificate changed = *certificate;
    change(changed);
    return Checker(changed).wrong_line().has_value();
  };
  EXPECT_FALSE(refuses([](Certificate&) {}));
  EXPECT_TRUE(refuses([](Certificate& c) { c.game = "footsteps"; }));
  EXPECT_TRUE(refuses([](Certificate& c) { c.fields = 1; }));
  EXPECT_TRUE(refuses([](Certificate& c) { c.beyond = 2; }));
  EXPECT_TRUE(refuses([](Certificate& c) { c.points = 4; }));
  EXPECT_TRUE(refuses([](Certificate& c) { c.lines.pop_back(); }));
  EXPECT_TRUE(refuses([](Certificate& c) { std::swap(c.lines[0], c.lines[1]); }));
  EXPECT_TRUE(refuses([](Certificate& c) { c.lines.back().mix.clear(); }));
  EXPECT_TRUE(refuses([](Certificate& c) { c.lines.back().mix.emplace_back(6, 1); }));
  EXPECT_TRUE(refuses([](Certificate& c) { c.lines.back().mix.front().second = -1; }));
}

TEST(TennisCertificate, IsOfAllStatesOfAWholeRun) {
  EXPECT_EQ(solve({.points = 5, .show = Show::states}).certificate, "");
  EXPECT_THROW(solve({.points = 5, .certify = true}), Error);
  EXPECT_THROW(solve({.points = 5, .show = Show::strategy, .certify = true}), Error);
  std::stop_source source;
  Options options;
  options.stop = source.get_token();
  options.progress = [&](const Progress& at) {
    if (at.grade == 3) source.request_stop();
  };
  const CertifiedAnswer stopped = solve(request(8), options);
  EXPECT_EQ(stopped.ending.status, RunStatus::interrupted);
  EXPECT_EQ(stopped.certificate, "");
}

// The certificate takes memory of the run, so a bound too low for both can be enough for the rows alone.
TEST(TennisCertificate, TakesMemoryOfTheRun) {
  // The rows take 8 MB, and the certificate takes as much.
  Options options;
  options.memory = running::resident_memory() + 14'000'000;
  SolveRequest asked = request(50);
  const CertifiedAnswer poor = solve(asked, options);
  EXPECT_EQ(poor.ending.status, RunStatus::memory);
  EXPECT_EQ(poor.certificate, "");
  asked.certify = false;
  EXPECT_TRUE(solve(asked, options).ending.whole());
  asked.certify = true;
  options.memory = running::resident_memory() + 28'000'000;
  EXPECT_TRUE(solve(asked, options).ending.whole());
}

}  // namespace quadrille::tennis::certificate_test
