// The parts of the titles of the report's figures: numbers for people, peaks, members of rows.
#include "cli/report/findings.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace quadrille::cli::findings_test {

TEST(ReportFindings, WriteNumbersForPeople) {
  EXPECT_EQ(in_groups(Natural(999)), "999");
  EXPECT_EQ(in_groups(Natural(11546908)), "11,546,908");
  EXPECT_EQ(about(Natural("999999999999999")), "999,999,999,999,999");
  EXPECT_EQ(about(Natural("5798207994240154298592")), "≈ 5.80 × 10²¹");
  EXPECT_EQ(about(Natural("201540000000000000000000000000000000000000000000000000000000000")), "≈ 2.02 × 10⁶²");
  EXPECT_EQ(about(Natural("9996000000000000")), "≈ 1.00 × 10¹⁶");
  EXPECT_EQ(percentage(1, 3), "33.3%");
  EXPECT_EQ(percentage(2, 3), "66.7%");
  EXPECT_EQ(percentage(1, 1), "100.0%");
  EXPECT_EQ(ratio(20, 3), "6.7");
  EXPECT_EQ(ratio(1, 3), "0.3");
  EXPECT_EQ(ratio(3005, 10), "301");
  EXPECT_EQ(peaks_of({Natural(1), Natural(5), Natural(5)}), (std::vector<std::size_t>{1, 2}));
  EXPECT_EQ(peaks_of({Natural(7), Natural(5), Natural(7), Natural(8)}), (std::vector<std::size_t>{3}));
  EXPECT_EQ(texts_at({"a", "b", "c", "d"}, {3}, "or"), "d");
  EXPECT_EQ(texts_at({"a", "b", "c", "d"}, {0, 1, 3}, "or"), "a, b or d");
  EXPECT_EQ(share_of_peaks({Natural(1), Natural(3)}), "75.0%");
  EXPECT_EQ(share_of_peaks({Natural(3), Natural(1), Natural(3)}), "each 42.9%");
}

struct Row {
  int n = 0;
  std::string word;
  std::optional<Natural> count;
};

TEST(ReportFindings, ReadMembersOfRows) {
  const std::vector<Row> rows{{7, "a", Natural("5798207994240154298592")}, {-2, "b", std::nullopt}};
  const std::span<const Row> all(rows);
  EXPECT_EQ(numbers_of(all, &Row::n), (std::vector<Natural>{7, -2}));
  EXPECT_EQ(numbers_of(all, &Row::count), (std::vector<Natural>{Natural("5798207994240154298592"), 0}));
  EXPECT_EQ(sum_of(numbers_of(all, [](const Row& row) { return Natural(2 * row.n); })), 10);
  EXPECT_EQ(texts_of(all, &Row::word), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(texts_of(all, &Row::n), (std::vector<std::string>{"7", "-2"}));
}

}  // namespace quadrille::cli::findings_test
