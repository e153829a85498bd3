// The fuzzers' corpora read again, without libFuzzer and in every build: each input, each of its beginnings, and each
// with a byte changed is taken or refused, and none shows a defect. What a fuzzer found is among them. The parts that
// the fuzzers are made of are tested beside that.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/fuzz/comparisons.hpp"
#include "tests/fuzz/query.hpp"
#include "tests/fuzz/readers.hpp"
#include "tests/fuzz/saved_counts.hpp"
#include "tests/fuzz/saved_search.hpp"
#include "tests/fuzz/saved_subtrees.hpp"

namespace quadrille::fuzz::corpus_test {

std::string text_of_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

Bytes bytes_of(const std::string& input) { return {reinterpret_cast<const std::uint8_t*>(input.data()), input.size()}; }

Bytes rest_of(const std::string& input) { return bytes_of(input).subspan(1); }

// What a reader says of an input; empty if nothing is wrong.
std::string defect_of(const Reader& reader, const std::string& input, Checks checks) {
  try {
    reader.read(bytes_of(input), checks);
    return {};
  } catch (const std::exception& defect) {
    return defect.what();
  }
}

class Corpus : public testing::TestWithParam<Reader> {};

TEST_P(Corpus, ShowsNoDefect_standard) {
  const Reader& reader = GetParam();
  int inputs = 0;
  for (const auto& entry : std::filesystem::directory_iterator("tests/fuzz/corpus/" + std::string(reader.name))) {
    EXPECT_EQ(defect_of(reader, text_of_file(entry.path()), Checks::all), "") << entry.path();
    ++inputs;
  }
  EXPECT_GT(inputs, 5) << reader.name;
}

TEST_P(Corpus, ShowsNoDefectWhereInputsEndEarly_standard) {
  const Reader& reader = GetParam();
  EXPECT_EQ(defect_of(reader, "", Checks::all), "");
  if (reader.name == "query") return;  // a shorter query is one of many that the fuzzer asks
  int inputs = 0;
  for (const auto& entry : std::filesystem::directory_iterator("tests/fuzz/corpus/" + std::string(reader.name))) {
    const std::string input = text_of_file(entry.path());
    if (++inputs > 12) break;
    const std::size_t step = 1 + input.size() / 16;
    for (std::size_t length = 0; length < input.size(); length += step) {
      const std::string cut = input.substr(0, length);
      EXPECT_EQ(defect_of(reader, cut, sampled_checks(bytes_of(cut))), "") << entry.path() << ", its first " << length;
      std::string changed = input;
      changed[length] = static_cast<char>(changed[length] ^ 0x11);
      EXPECT_EQ(defect_of(reader, changed, sampled_checks(bytes_of(changed))), "")
          << entry.path() << ", changed at " << length;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Readers, Corpus, testing::ValuesIn(readers()),
                         [](const auto& reader) { return std::string(reader.param.name); });

TEST(SavedCounts, AreTakenAsTheyWereSavedInPartsAndRaw_standard) {
  std::size_t taken = 0;
  for (const std::string& input : layered_seeds()) {
    const SavedCount count = SavedCount::of(static_cast<std::uint8_t>(input[0]));
    const Bytes rest = rest_of(input);
    const auto raw = std::as_bytes(rest);
    const Body body = count.raw ? Body(raw.begin(), raw.end()) : layered_body(parts_of(rest));
    taken += layered_takes_again(count, body) ? 1U : 0U;
  }
  EXPECT_EQ(taken, layered_seeds().size());
  EXPECT_GT(taken, 20U);
  taken = 0;
  std::size_t over_trails = 0;
  for (const std::string& input : frontier_seeds()) {
    const SavedCount count = SavedCount::of(static_cast<std::uint8_t>(input[0]));
    over_trails += count.trails ? 1U : 0U;
    const Bytes rest = rest_of(input);
    const auto raw = std::as_bytes(rest);
    const Body body = count.raw ? Body(raw.begin(), raw.end()) : frontier_body(parts_of(rest));
    taken += frontier_takes_again(count, body) ? 1U : 0U;
  }
  EXPECT_EQ(taken, frontier_seeds().size());
  EXPECT_GT(taken - over_trails, 20U);
  EXPECT_GT(over_trails, 10U);
}

TEST(SavedSubtrees, GoOnToWhatTheWholeSearchFinds) {
  std::size_t raw = 0;
  for (const std::string& input : subtrees_seeds()) {
    const SavedSubtrees saved = SavedSubtrees::of(static_cast<std::uint8_t>(input[0]));
    const auto found = subtrees_taken(saved, subtrees_body(saved, rest_of(input)), 64);
    EXPECT_TRUE(subtrees_taken_again(saved, subtrees_body(saved, rest_of(input)), 64)) << saved.pitch;
    const SubtreesFound whole = subtrees_from_start(saved);
    ASSERT_TRUE(found && found->whole && whole.whole) << saved.pitch;
    EXPECT_EQ(found->states, whole.states) << saved.pitch;
    EXPECT_EQ(found->last_grade, whole.last_grade) << saved.pitch;
    raw += saved.raw ? 1U : 0U;
  }
  EXPECT_GT(subtrees_seeds().size() - raw, 10U);
  EXPECT_GT(raw, 2U);
}

// Whole bodies and the first slots of them; each pitch is won by the player who begins.
TEST(SavedSearch, GoesOnToTheWinner_standard) {
  std::size_t taken = 0;
  std::size_t solved = 0;
  for (const std::string& input : search_seeds()) {
    const SavedSearch search = SavedSearch::of(static_cast<std::uint8_t>(input[0]));
    const std::uint64_t enough = search.pitch == "paper:4x6" ? 1'000'000 : 1500;
    const auto found = search_takes(search, search_body(search, rest_of(input)), enough);
    if (!found) continue;  // a raw body that was cut
    ++taken;
    solved += found->winner ? 1U : 0U;
    EXPECT_EQ(found->winner.value_or(soccer::Player::one), soccer::Player::one) << search.pitch;
  }
  EXPECT_GT(taken, 3U);
  EXPECT_GT(solved, 0U);
}

TEST(Query, IsReadBackAsItIsWritten) {
  Query query;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    query = changed(kinds_of_queries(), query, seed);
    const auto again = parse_query(kinds_of_queries(), query.text());
    ASSERT_TRUE(again) << query.text();
    EXPECT_EQ(again->kind, query.kind);
    EXPECT_EQ(again->numbers, query.numbers);
    for (std::size_t i = 0; i < query.numbers.size(); ++i) {
      EXPECT_GE(query.numbers[i], query.kind->parameters[i].least);
      EXPECT_LE(query.numbers[i], query.kind->parameters[i].most);
    }
  }
  EXPECT_FALSE(parse_query(kinds_of_queries(), "count-chess n 3"));
  EXPECT_EQ((*parse_query(kinds_of_queries(), "count-updown n 99"))["n"], 7);
}

TEST(Query, IsMadeSmallerUntilEveryNumberMatters) {
  const auto query = parse_query(kinds_of_queries(), "count-soccer classic 1 width 4 height 5 plies 9 by 6 threads 3");
  ASSERT_TRUE(query);
  const auto fails = [](const Query& tried) { return tried["width"] * tried["plies"] >= 7 && tried["by"] >= 2; };
  const Query smallest = shrunk(*query, fails);
  EXPECT_TRUE(fails(smallest));
  EXPECT_EQ(smallest["height"], 1);
  EXPECT_EQ(smallest["by"], 2);
  EXPECT_EQ(smallest["threads"], 1);
  for (std::size_t i = 0; i < smallest.numbers.size(); ++i) {
    Query less = smallest;
    const bool possible = --less.numbers[i] >= less.kind->parameters[i].least;
    EXPECT_FALSE(possible && fails(less)) << smallest.text();
  }
}

// Each kind is asked at its least, at its most, and in between.
TEST(Query, HasAnswersThatAgree_standard) {
  for (const Comparison& comparison : comparisons()) {
    const QueryKind& kind = kinds_of_queries()[static_cast<std::size_t>(&comparison - comparisons().data())];
    for (const int share : {0, 1, 2}) {
      Query query{&kind, {}};
      for (const Parameter& parameter : kind.parameters) {
        query.numbers.push_back(parameter.least + (parameter.most - parameter.least) * share / 2);
      }
      EXPECT_NO_THROW(comparison.compare(query)) << query.text();
      EXPECT_TRUE(comparison.command_line(query).starts_with("quadrille ")) << query.text();
    }
  }
}

}  // namespace quadrille::fuzz::corpus_test
