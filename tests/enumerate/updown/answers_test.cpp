// The jobs of Up's & Down's: typed queries, their limits, what stands when one is stopped, and their tables.
#include <gtest/gtest.h>

#include "quadrille/updown.hpp"

namespace quadrille::updown::answers_test {

Options stopped() {
  std::stop_source source;
  source.request_stop();
  Options options;
  options.stop = source.get_token();
  return options;
}

TEST(UpdownJobs, CountByScore) {
  std::vector<ScoreCounts> rows;
  for (const auto& row : count(CountQuery{.n = 5}).rows) rows.push_back(row);
  ASSERT_FALSE(rows.empty());
  EXPECT_EQ(rows.back(), (ScoreCounts{3, 2}));
  Natural sum = 0;
  for (const ScoreCounts& row : rows) sum += row.permutations;
  EXPECT_EQ(sum, 120);
}

TEST(UpdownJobs, CountARangeAsEachOfItsNumbers) {
  const auto range = count(CountRangeQuery{3, 6});
  std::size_t at = 0;
  for (int n = 3; n <= 6; ++n) {
    for (const ScoreCounts& row : count(CountQuery{n}).rows) {
      ASSERT_LT(at, range.rows.size());
      EXPECT_EQ(range.rows[at].n, n);
      EXPECT_EQ((ScoreCounts{range.rows[at].score, range.rows[at].permutations}), row);
      ++at;
    }
  }
  EXPECT_EQ(at, range.rows.size());
}

TEST(UpdownJobs, CountBySignatureInTheOrderOfWords) {
  const auto result = count(CountSignaturesQuery{3});
  ASSERT_EQ(result.rows.size(), 4U);
  EXPECT_EQ(result.rows[1].signature, "UD");
  EXPECT_EQ(result.rows[1].permutations, 2);
}

TEST(UpdownJobs, SolveAdviseAndPlay) {
  const auto values = solve(SolveQuery{4, 5, Role::defense});
  ASSERT_EQ(values.rows.size(), 2U);
  EXPECT_EQ(values.rows[1].n, 5);
  EXPECT_EQ(values.rows[1].first, "defense");
  EXPECT_EQ(values.rows[1].score, 2);
  const auto line = solve(LineQuery{10, Role::offense, {1, 7}});
  ASSERT_EQ(line.rows.size(), 10U);
  EXPECT_EQ(line.rows[1].player, 2);
  EXPECT_EQ(line.rows[1].number, 7);
  EXPECT_EQ(solve(AdviceQuery{3, Role::offense, {2}}).rows, (std::vector<Advice>{{1, 0}, {3, 0}}));
}

TEST(UpdownJobs, SayWhatIsMissingWhenTheyAreStopped) {
  const auto scores = count(CountQuery{20}, stopped());
  EXPECT_EQ(scores.status, RunStatus::interrupted);
  EXPECT_TRUE(scores.rows.empty());
  EXPECT_EQ(scores.missing, "all n from 20");
  // Two numbers need no search, so the range has rows before it is stopped.
  const auto range = count(CountRangeQuery{2, 9}, stopped());
  EXPECT_EQ(range.rows.size(), 1U);
  EXPECT_EQ(range.missing, "all n from 3");
  EXPECT_EQ(count(CountSignaturesQuery{4}, stopped()).status, RunStatus::interrupted);
}

TEST(UpdownJobs, NoteTheirCostBeforeLongWorkOnly) {
  std::vector<std::string> notes;
  Options options = stopped();
  options.threads = 2;
  options.note = [&](std::string_view text) { notes.emplace_back(text); };
  count(CountQuery{12}, options);
  EXPECT_TRUE(notes.empty());
  count(CountQuery{most_counted_numbers}, options);
  ASSERT_EQ(notes.size(), 1U);
  EXPECT_EQ(notes[0], "about 12 s, if 2 processors are free");
}

TEST(UpdownJobs, RefuseQueriesOutOfRange) {
  EXPECT_THROW(count(CountQuery{0}), Error);
  EXPECT_THROW(count(CountQuery{most_counted_numbers + 1}), Error);
  EXPECT_THROW(count(CountRangeQuery{5, 4}), Error);
  EXPECT_THROW(count(CountRangeQuery{0, 4}), Error);
  EXPECT_THROW(count(CountSignaturesQuery{most_signature_numbers + 1}), Error);
  EXPECT_THROW(solve(SolveQuery{2, 1, Role::offense}), Error);
  EXPECT_THROW(solve(SolveQuery{1, most_solved_numbers + 1, Role::offense}), Error);
  EXPECT_THROW(solve(LineQuery{3, Role::offense, {4}}), Error);
  EXPECT_THROW(solve(AdviceQuery{3, Role::offense, {1, 1}}), Error);
}

TEST(UpdownJobs, HaveTheTablesOfTheirRows) {
  const Table table = to_table(solve(SolveQuery{4, 4, Role::defense}).rows);
  EXPECT_EQ(table.name, "solve_updown");
  EXPECT_EQ(table.columns, (std::vector<std::string>{"n", "first", "score"}));
  ASSERT_EQ(table.rows.size(), 1U);
  EXPECT_EQ(table.rows[0], (std::vector<Cell>{Natural(4), "defense", Natural(1)}));
  EXPECT_EQ(table_schema_of<ScoreCounts>().columns[0].type, ColumnType::index);
  EXPECT_EQ(table_schema_of<ScoreCounts>().columns[1].type, ColumnType::count);
}

}  // namespace quadrille::updown::answers_test
