// The laws of families: their statements about the rows, and families without a law.
#include <gtest/gtest.h>

#include <stop_token>
#include <string>

#include "quadrille/error.hpp"
#include "quadrille/soccer_laws.hpp"

namespace quadrille::soccer::laws_test {

std::vector<CountRow> rows_of(const std::string& family, Engine engine = Engine::frontier) {
  return rows(count({.pitch = family, .by = By::total, .engine = engine}));
}

// The law gives every term from its first on, but not the term before. The generating function gives the same terms.
void expect_holds(const FamilyLaw& law, const std::vector<Natural>& terms, int first_of_all) {
  std::vector<Natural> own;
  for (int n = law.first; n < first_of_all + static_cast<int>(terms.size()); n += law.step) {
    own.push_back(terms[static_cast<std::size_t>(n - first_of_all)]);
  }
  const std::size_t order = law.coefficients.size();
  const auto follows = [&](std::size_t at) {
    Natural sum = 0;
    for (std::size_t i = 0; i < order; ++i) sum += law.coefficients[i] * own[at - 1 - i];
    return sum == own[at];
  };
  const auto from = static_cast<std::size_t>((law.from - law.first) / law.step);
  for (std::size_t at = from; at < own.size(); ++at) EXPECT_TRUE(follows(at)) << at;
  EXPECT_FALSE(from > order && follows(from - 1));
  // P = Q * (the sum of the terms).
  for (std::size_t at = 0; at < own.size(); ++at) {
    Natural coefficient = own[at];
    for (std::size_t i = 0; i < order && i < at; ++i) coefficient -= law.coefficients[i] * own[at - 1 - i];
    EXPECT_EQ(coefficient, at < law.numerator.size() ? law.numerator[at] : Natural(0)) << at;
  }
  EXPECT_EQ(law.determined_by + law.verified_on, static_cast<int>(own.size()));
  EXPECT_GE(law.verified_on, static_cast<int>(order));
}

TEST(FamilyLaws, StopWhenAsked) {
  const std::vector<CountRow> rows = rows_of("paper:1x1..30");
  std::stop_source source;
  const Options options{.stop = source.get_token(), .progress = [&](const Progress& at) {
                          if (at.grade == 2) source.request_stop();
                        }};
  // Histories are empty here, so the first column with laws is the second.
  const std::vector<ColumnLaws> columns = laws_of("paper:1x1..30", rows, options);
  EXPECT_EQ(columns.size(), 0U);
  EXPECT_EQ(laws_of("paper:1x1..30", rows).size(), 2U);
}

TEST(FamilyLaws, AreNotSaidOfAFewRows) {
  const std::vector<CountRow> rows = rows_of("paper:2x1..5");
  EXPECT_THROW(laws_of("paper:2x1..60", rows), Error);
}

TEST(FamilyLaws, OfWidthOneHoldForAllItsRows) {
  const std::vector<CountRow> rows = rows_of("paper:1x1..80", Engine::trails);
  const std::vector<ColumnLaws> columns = laws_of("paper:1x1..80", rows);
  ASSERT_EQ(columns.size(), 3U);
  for (const ColumnLaws& column : columns) {
    SCOPED_TRACE(column.column);
    std::vector<Natural> terms;
    for (const CountRow& row : rows) terms.push_back(column.column == "histories" ? *row.histories : *row.weak_classes);
    EXPECT_EQ(column.terms, 80);
    EXPECT_EQ(column.most_order, 26);
    for (const FamilyLaw& law : column.laws) expect_holds(law, terms, 1);
  }
  ASSERT_FALSE(columns[1].laws.empty());
  EXPECT_EQ(columns[1].column, "weak_classes");
  EXPECT_EQ(columns[1].laws[0].step, 1);
  EXPECT_EQ(columns[1].laws[0].coefficients.size(), 13U);
  EXPECT_EQ(columns[1].laws[0].from, 17);
  ASSERT_EQ(columns[1].laws.size(), 3U);
  EXPECT_EQ(columns[1].laws[1].coefficients.size(), 8U);
  const auto growth = columns[1].laws[0].growth_per_cell;
  ASSERT_TRUE(growth);
  // The ratio of terms two apart comes near the square of the growth.
  const double ratio =
      static_cast<double>(boost::multiprecision::cpp_rational(*rows[79].weak_classes, *rows[77].weak_classes));
  EXPECT_NEAR(std::stod(growth->lower) * std::stod(growth->lower), ratio, 1e-3 * ratio);
  EXPECT_LE(growth->lower, growth->upper);
}

TEST(FamilyLaws, OfClassicPitchesCountThemOneByOne) {
  const std::vector<CountRow> rows = rows_of("classic:2x2..120");
  const std::vector<ColumnLaws> columns = laws_of("classic:2x2..120", rows);
  ASSERT_EQ(columns.size(), 2U);
  std::vector<Natural> terms;
  for (const CountRow& row : rows) terms.push_back(*row.weak_classes);
  EXPECT_EQ(columns[0].terms, 60);
  for (const FamilyLaw& law : columns[0].laws) expect_holds(law, terms, 1);
  EXPECT_EQ(index_of("classic:2x2..120")->pitch, "classic:2x(2n)");
}

TEST(FamilyLaws, LeaveOutAColumnThatARowLeavesEmpty) {
  std::vector<CountRow> rows = rows_of("paper:1x1..12", Engine::trails);
  rows[3].histories.reset();
  EXPECT_EQ(laws_of("paper:1x1..12", rows).size(), 2U);
}

TEST(FamilyLaws, AreOfFamiliesInWhichOneSizeVaries) {
  const auto refusal = [](const char* family) {
    try {
      require_laws(family);
    } catch (const Error& error) {
      return std::string(error.what());
    }
    return std::string("none");
  };
  EXPECT_EQ(refusal("paper:2x1..6"), "none");
  EXPECT_EQ(refusal("paper:1..6xsame"), "none");
  EXPECT_EQ(refusal("paper:1..6x3"), "none");
  EXPECT_NE(refusal("paper:2x6").find("one pitch"), std::string::npos);
  EXPECT_NE(refusal("paper:2..3x1..6").find("both sizes"), std::string::npos);
  EXPECT_NE(refusal("paper:2x1..5").find("5 pitches, too few"), std::string::npos);
}

TEST(FamilyIndex, NumbersThePitches) {
  EXPECT_EQ(index_of("paper:2x3..9")->pitch, "paper:2xn");
  EXPECT_EQ(index_of("paper:2x3..9")->first, 3);
  EXPECT_EQ(index_of("paper:2..4x3")->pitch, "paper:nx3");
  EXPECT_EQ(index_of("paper:2..4x3")->first, 2);
  EXPECT_EQ(index_of("paper:2..4xsame")->pitch, "paper:nxn");
  EXPECT_EQ(index_of("classic:3..8xsame")->pitch, "classic:(2n)x(2n)");
  EXPECT_EQ(index_of("classic:3..8xsame")->first, 2);
  EXPECT_EQ(index_of("paper:3x3..3")->pitch, "paper:3xn");
  EXPECT_FALSE(index_of("paper:2..3x1..6"));
  EXPECT_FALSE(index_of("paper:2x6"));
}

}  // namespace quadrille::soccer::laws_test
