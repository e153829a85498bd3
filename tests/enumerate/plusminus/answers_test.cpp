// The jobs of Plusses & Minuses: typed queries, their limits, what stands when one is stopped, and their tables.
#include <gtest/gtest.h>

#include "quadrille/plusminus.hpp"

namespace quadrille::plusminus::answers_test {

Options stopped() {
  std::stop_source source;
  source.request_stop();
  Options options;
  options.stop = source.get_token();
  return options;
}

TEST(PlusminusJobs, CountMatches) {
  Natural sum = 0;
  for (const auto& row : count(MatchesQuery{.predictions = "+-+,++-"}).rows) {
    EXPECT_LE(row.matches_1, 3);
    EXPECT_LE(row.matches_2, 3);
    sum += row.permutations;
  }
  EXPECT_EQ(sum, 24);
}

TEST(PlusminusJobs, CountDescentsAndPairs) {
  EXPECT_EQ(count(DescentsQuery{2}).rows, (std::vector<DescentsCounts>{{0, 0, 1}, {1, 1, 1}}));
  EXPECT_EQ(count(PairsQuery{2, 4}).rows, (std::vector<PairsCount>{{2, 2}, {3, 6}, {4, 22}}));
}

TEST(PlusminusJobs, Solve) {
  const auto values = solve(SolveQuery{4, 5, 2});
  ASSERT_EQ(values.rows.size(), 2U);
  EXPECT_EQ(values.rows[0].n, 4);
  Natural pairs = 0;
  for (const auto& row : solve(PredictionsQuery{4, 1}).rows) pairs += row.pairs;
  EXPECT_EQ(pairs, 64);
  const auto line = solve(LineQuery{4, 2});
  ASSERT_EQ(line.rows.size(), 10U);
  EXPECT_EQ(line.rows[0].turn, 1);
  EXPECT_EQ(line.rows[5].player, 2);
  EXPECT_EQ(line.rows[6].move.front(), '(');
  for (const auto& row : line.rows) EXPECT_EQ(row.margin, values.rows[0].margin);
}

TEST(PlusminusJobs, SayWhatIsMissingWhenTheyEndEarly) {
  const auto pairs = count(PairsQuery{1, 12}, stopped());
  EXPECT_EQ(pairs.status, RunStatus::interrupted);
  EXPECT_EQ(pairs.rows, (std::vector<PairsCount>{{1, 1}}));
  EXPECT_EQ(pairs.missing, "all n from 2");
  EXPECT_EQ(solve(SolveQuery{6, 6, 2}, stopped()).missing, "all rows");
  EXPECT_EQ(solve(SolveQuery{6, 7, 2}, stopped()).missing, "all n from 6");
  Options little;
  little.memory = 1000;
  const auto matches = count(MatchesQuery{"+-+-+-+-+-+-,++-++-++-++-"}, little);
  EXPECT_EQ(matches.status, RunStatus::memory);
  EXPECT_EQ(matches.missing, "all rows");
  EXPECT_TRUE(matches.remedy.starts_with("lists of 12 signs take about ")) << matches.remedy;
}

TEST(PlusminusJobs, NoteTheirCostBeforeLongWorkOnly) {
  std::vector<std::string> notes;
  Options options = stopped();
  options.note = [&](std::string_view text) { notes.emplace_back(text); };
  count(PairsQuery{1, 20}, options);
  EXPECT_TRUE(notes.empty());
  count(PairsQuery{1, 24}, options);
  ASSERT_EQ(notes.size(), 1U);
  EXPECT_EQ(notes[0], "n = 24 takes at most about 3 min and 1.5 GiB on two processors");
}

TEST(PlusminusJobs, RefuseQueriesOutOfRange) {
  EXPECT_THROW(count(MatchesQuery{"+-"}), Error);
  EXPECT_THROW(count(MatchesQuery{"+-,+"}), Error);
  EXPECT_THROW(count(DescentsQuery{most_rows_by_descents + 1}), Error);
  EXPECT_THROW(count(PairsQuery{3, 2}), Error);
  EXPECT_THROW(solve(SolveQuery{3, 2, 2}), Error);
  EXPECT_THROW(solve(SolveQuery{1, most_solved_rows + 1, 2}), Error);
  EXPECT_THROW(solve(PredictionsQuery{3, 3}), Error);
  EXPECT_THROW(solve(LineQuery{0, 2}), Error);
}

TEST(PlusminusJobs, HaveTheTablesOfTheirRows) {
  const Table table = to_table(count(DescentsQuery{2}).rows);
  EXPECT_EQ(table.name, "count_plusminus_descents");
  EXPECT_EQ(table.columns, (std::vector<std::string>{"descents", "inverse_descents", "permutations"}));
  EXPECT_EQ(table.rows[1], (std::vector<Cell>{Natural(1), Natural(1), Natural(1)}));
  EXPECT_EQ(table_schema_of<LineTurn>().columns.size(), 3U);
}

}  // namespace quadrille::plusminus::answers_test
