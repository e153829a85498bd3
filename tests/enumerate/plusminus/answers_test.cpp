// The jobs of Plusses & Minuses: requests, their limits, the rows of a stopped job, and their tables.
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
  for (const auto& row : rows<MatchesCounts>(count({.predictions = "+-+,++-"}))) {
    EXPECT_LE(row.matches_1, 3);
    EXPECT_LE(row.matches_2, 3);
    sum += row.permutations;
  }
  EXPECT_EQ(sum, 24);
}

TEST(PlusminusJobs, CountDescentsAndPairs) {
  EXPECT_EQ(rows<DescentsCounts>(count({.n = 2, .by = By::descents})),
            (std::vector<DescentsCounts>{{0, 0, 1}, {1, 1, 1}}));
  EXPECT_EQ(rows<PairsCount>(count({.n = {2, 4}})), (std::vector<PairsCount>{{2, 2}, {3, 6}, {4, 22}}));
}

TEST(PlusminusJobs, Solve) {
  const auto values = rows<Solution>(solve({.n = {4, 5}}));
  ASSERT_EQ(values.size(), 2U);
  EXPECT_EQ(values[0].n, 4);
  Natural pairs = 0;
  for (const auto& row : rows<MarginCounts>(solve({.n = 4, .places_first = 1, .by = SolvedBy::predictions}))) {
    pairs += row.pairs;
  }
  EXPECT_EQ(pairs, 64);
  const SolveAnswer answer = solve({.n = 4, .line = true});
  EXPECT_EQ(answer.margin, values[0].margin);
  const auto line = rows<LineTurn>(answer);
  ASSERT_EQ(line.size(), 10U);
  EXPECT_EQ(line[0].turn, 1);
  EXPECT_EQ(line[5].player, 2);
  EXPECT_EQ(line[6].move.front(), '(');
}

TEST(PlusminusJobs, BearTheirRequestInItsNormalForm) {
  const auto command = [](const auto& planned) { return planned.table.provenance.command; };
  EXPECT_EQ(command(plan(CountRequest{.predictions = "+ -, - -"})), "quadrille count plusminus --predictions +-,--");
  EXPECT_EQ(command(plan(CountRequest{.n = {2, 4}})), "quadrille count plusminus --n 2..4 --by pairs");
  EXPECT_EQ(command(plan(SolveRequest{.n = 4, .line = true})),
            "quadrille solve plusminus --n 4 --places-first 2 --line");
  EXPECT_EQ(plan(SolveRequest{.n = 4, .places_first = 1}).table.provenance.rules,
            "plusses and minuses, player 1 places first");
}

TEST(PlusminusJobs, SayWhatIsMissingWhenTheyEndEarly) {
  const Answer pairs = count({.n = {1, 12}}, stopped());
  EXPECT_EQ(pairs.ending.status, RunStatus::interrupted);
  EXPECT_EQ(rows<PairsCount>(pairs), (std::vector<PairsCount>{{1, 1}}));
  EXPECT_EQ(pairs.table.missing, "all n from 2");
  EXPECT_EQ(solve({.n = 6}, stopped()).ending.missing, "all rows");
  EXPECT_EQ(solve({.n = {6, 7}}, stopped()).ending.missing, "all n from 6");
  Options little;
  little.memory = 1000;
  const Answer matches = count({.predictions = "+-+-+-+-+-+-,++-++-++-++-"}, little);
  EXPECT_EQ(matches.ending.status, RunStatus::memory);
  EXPECT_EQ(matches.ending.missing, "all rows");
  EXPECT_TRUE(matches.ending.remedy.starts_with("lists of 12 signs take about ")) << matches.ending.remedy;
}

TEST(PlusminusJobs, NoteTheirCostBeforeLongWorkOnly) {
  std::vector<std::string> notes;
  Options options = stopped();
  options.note = [&](std::string_view text) { notes.emplace_back(text); };
  count({.n = {1, 20}}, options);
  EXPECT_TRUE(notes.empty());
  count({.n = {1, 24}}, options);
  ASSERT_EQ(notes.size(), 1U);
  EXPECT_EQ(notes[0], "n = 24 takes at most about 3 min and 1.5 GiB on two processors");
}

TEST(PlusminusJobs, RefuseRequestsOutOfRange) {
  EXPECT_THROW(plan(CountRequest{.predictions = "+-"}), Error);
  EXPECT_THROW(plan(CountRequest{.predictions = "+-,+"}), Error);
  EXPECT_THROW(plan(CountRequest{.n = most_rows_by_descents + 1, .by = By::descents}), Error);
  EXPECT_THROW(plan(CountRequest{.n = {2, 3}, .by = By::descents}), Error);
  EXPECT_THROW(plan(CountRequest{.n = {3, 2}}), Error);
  EXPECT_THROW(plan(SolveRequest{.n = {3, 2}}), Error);
  EXPECT_THROW(plan(SolveRequest{.n = {1, most_solved_rows + 1}}), Error);
  EXPECT_THROW(plan(SolveRequest{.n = 3, .places_first = 3}), Error);
  EXPECT_THROW(plan(SolveRequest{.n = 0, .line = true}), Error);
  EXPECT_THROW(plan(SolveRequest{.n = {2, 3}, .line = true}), Error);
  EXPECT_THROW(plan(SolveRequest{.n = 3, .by = SolvedBy::predictions, .line = true}), Error);
}

TEST(PlusminusJobs, HaveTheTablesOfTheirRows) {
  const Table table = count({.n = 2, .by = By::descents}).table;
  EXPECT_EQ(table.name, "count_plusminus_descents");
  EXPECT_EQ(table.columns, (std::vector<std::string>{"descents", "inverse_descents", "permutations"}));
  EXPECT_EQ(table.rows[1], (std::vector<Cell>{Natural(1), Natural(1), Natural(1)}));
  EXPECT_EQ(table_schema_of<LineTurn>().columns.size(), 3U);
}

}  // namespace quadrille::plusminus::answers_test
