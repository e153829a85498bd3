// Reads the fuzzers' corpora, without libFuzzer and in every build, inputs found by fuzzers among them. The readers
// accept or refuse each input, each of its beginnings, and each with a changed byte, and none shows a defect. The parts
// of the fuzzers have tests beside that.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/fuzz/comparisons.hpp"
#include "tests/fuzz/query.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz::corpus_test {

std::string text_of_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

Bytes bytes_of(const std::string& input) { return {reinterpret_cast<const std::uint8_t*>(input.data()), input.size()}; }

// The defect that the reader reports for an input; empty if there is none.
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
  if (reader.name == "query") return;  // a shorter query is just another query
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

// Each kind runs at its least numbers, at its greatest, and in between.
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
