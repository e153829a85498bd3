// The jobs of Up's & Down's: requests, their limits, the rows of a stopped job, and their tables.
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
  const auto scores = rows<ScoreCounts>(count({.n = 5}));
  ASSERT_FALSE(scores.empty());
  EXPECT_EQ(scores.back(), (ScoreCounts{3, 2}));
  Natural sum = 0;
  for (const ScoreCounts& row : scores) sum += row.permutations;
  EXPECT_EQ(sum, 120);
}

TEST(UpdownJobs, CountARangeAsEachOfItsNumbers) {
  const auto range = rows<RangeScoreCounts>(count({.n = {3, 6}}));
  std::size_t at = 0;
  for (int n = 3; n <= 6; ++n) {
    for (const ScoreCounts& row : rows<ScoreCounts>(count({.n = n}))) {
      ASSERT_LT(at, range.size());
      EXPECT_EQ(range[at].n, n);
      EXPECT_EQ((ScoreCounts{range[at].score, range[at].permutations}), row);
      ++at;
    }
  }
  EXPECT_EQ(at, range.size());
}

TEST(UpdownJobs, CountBySignatureInTheOrderOfWords) {
  const auto words = rows<SignatureCounts>(count({.n = 3, .by = By::signature}));
  ASSERT_EQ(words.size(), 4U);
  EXPECT_EQ(words[1].signature, "UD");
  EXPECT_EQ(words[1].permutations, 2);
}

TEST(UpdownJobs, SolveAdviseAndPlay) {
  const auto values = rows<Solution>(solve({.n = {4, 5}, .first = Role::defense}));
  ASSERT_EQ(values.size(), 2U);
  EXPECT_EQ(values[1].n, 5);
  EXPECT_EQ(values[1].first, "defense");
  EXPECT_EQ(values[1].score, 2);
  const auto line = rows<LineTurn>(solve({.n = 10, .line = true, .list = std::vector{1, 7}}));
  ASSERT_EQ(line.size(), 10U);
  EXPECT_EQ(line[1].player, 2);
  EXPECT_EQ(line[1].number, 7);
  EXPECT_EQ(rows<Advice>(solve({.n = 3, .list = std::vector{2}})), (std::vector<Advice>{{1, 0}, {3, 0}}));
}

TEST(UpdownJobs, BearTheirRequestInItsNormalForm) {
  const auto command = [](const auto& planned) { return planned.table.provenance.command; };
  EXPECT_EQ(command(plan(CountRequest{.n = {2, 4}})), "quadrille count updown --n 2..4 --by score");
  EXPECT_EQ(command(plan(SolveRequest{.n = 4, .line = true})), "quadrille solve updown --n 4 --first offense --line");
  EXPECT_EQ(command(plan(SolveRequest{.n = 4, .list = std::vector<int>()})),
            "quadrille solve updown --n 4 --first offense --list ''");
}

TEST(UpdownJobs, SayWhatIsMissingWhenTheyAreStopped) {
  const Answer scores = count({.n = 20}, stopped());
  EXPECT_EQ(scores.ending.status, RunStatus::interrupted);
  EXPECT_TRUE(scores.table.rows.empty());
  EXPECT_EQ(scores.table.missing, "all n from 20");
  // n = 2 needs no search, so the range has that row before the stop.
  const Answer range = count({.n = {2, 9}}, stopped());
  EXPECT_EQ(range.table.rows.size(), 1U);
  EXPECT_EQ(range.table.missing, "all n from 3");
  EXPECT_EQ(count({.n = 4, .by = By::signature}, stopped()).ending.status, RunStatus::interrupted);
}

TEST(UpdownJobs, NoteTheirCostBeforeLongWorkOnly) {
  std::vector<std::string> notes;
  Options options = stopped();
  options.threads = 2;
  options.note = [&](std::string_view text) { notes.emplace_back(text); };
  count({.n = 12}, options);
  EXPECT_TRUE(notes.empty());
  count({.n = most_counted_numbers}, options);
  ASSERT_EQ(notes.size(), 1U);
  EXPECT_EQ(notes[0], "about 12 s, if 2 processors are free");
}

TEST(UpdownJobs, RefuseRequestsOutOfRange) {
  EXPECT_THROW(plan(CountRequest{.n = 0}), Error);
  EXPECT_THROW(plan(CountRequest{.n = most_counted_numbers + 1}), Error);
  EXPECT_THROW(plan(CountRequest{.n = {5, 4}}), Error);
  EXPECT_THROW(plan(CountRequest{.n = {0, 4}}), Error);
  EXPECT_THROW(plan(CountRequest{.n = most_signature_numbers + 1, .by = By::signature}), Error);
  EXPECT_THROW(plan(CountRequest{.n = {2, 3}, .by = By::signature}), Error);
  EXPECT_THROW(plan(SolveRequest{.n = {2, 1}}), Error);
  EXPECT_THROW(plan(SolveRequest{.n = {1, most_solved_numbers + 1}}), Error);
  EXPECT_THROW(plan(SolveRequest{.n = {2, 3}, .line = true}), Error);
  EXPECT_THROW(plan(SolveRequest{.n = 3, .line = true, .list = std::vector{4}}), Error);
  EXPECT_THROW(plan(SolveRequest{.n = 3, .list = std::vector{1, 1}}), Error);
}

TEST(UpdownJobs, HaveTheTablesOfTheirRows) {
  const Table table = solve({.n = 4, .first = Role::defense}).table;
  EXPECT_EQ(table.name, "solve_updown");
  EXPECT_EQ(table.columns, (std::vector<std::string>{"n", "first", "score"}));
  ASSERT_EQ(table.rows.size(), 1U);
  EXPECT_EQ(table.rows[0], (std::vector<Cell>{Natural(4), "defense", Natural(1)}));
  EXPECT_EQ(table_schema_of<ScoreCounts>().columns[0].type, ColumnType::index);
  EXPECT_EQ(table_schema_of<ScoreCounts>().columns[1].type, ColumnType::count);
}

}  // namespace quadrille::updown::answers_test
