// The report's plan: every figure has its own id, a command whose table is known, and charts of columns it has.
//
// ctest label: extreme
#include "cli/report/figures.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "cli/answer.hpp"
#include "cli/interrupt.hpp"
#include "cli/ledger.hpp"
#include "cli/output/ledger_table.hpp"
#include "cli/report/ledger.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {
namespace {

std::vector<FigurePlan> all_figures(std::optional<int> plies) {
  std::vector<FigurePlan> figures;
  for (const SectionPlan& section : report_sections({soccer::parse_pitch_name("paper:1x3")}, plies)) {
    figures.insert(figures.end(), section.figures.begin(), section.figures.end());
  }
  return figures;
}

TEST(ReportFigures, HaveIdsOfTheirOwnAndSayWhatTheyShow) {
  std::set<std::string> ids;
  for (const FigurePlan& plan : all_figures(std::nullopt)) {
    EXPECT_TRUE(ids.insert(plan.figure.id).second) << plan.figure.id;
    EXPECT_FALSE(plan.figure.title.empty());
    EXPECT_FALSE(plan.figure.caption.empty());
  }
  EXPECT_GT(ids.size(), 12U);
}

// The commands are run, as `report` does; those of Paper Soccer on the smallest pitch.
TEST(ReportFigures, DrawColumnsThatTheirCommandsHave) {
  Interrupt interrupt;
  const Session session({}, interrupt);
  for (const FigurePlan& plan : all_figures(4)) {
    const Answer found = answer(session, plan.command);
    EXPECT_EQ(found.exit, Exit::done) << plan.command;
    EXPECT_FALSE(found.table.rows.empty()) << plan.command;
    EXPECT_EQ(found.table.provenance.command.find("quadrille "), 0U);
    const auto& columns = found.table.columns;
    std::vector<std::string> drawn = plan.figure.chart.y;
    drawn.push_back(plan.figure.chart.x);
    drawn.insert(drawn.end(), plan.figure.chart.value.begin(), plan.figure.chart.value.end());
    for (const auto& [column, value] : plan.figure.chart.where) drawn.push_back(column);
    for (const std::string& column : drawn) {
      EXPECT_NE(std::find(columns.begin(), columns.end(), column), columns.end()) << plan.command << ": " << column;
    }
  }
}

TEST(Answer, OfACommandLineThatCannotBeReadIsAMistakeInTheProgram) {
  Interrupt interrupt;
  const Session session({}, interrupt);
  EXPECT_THROW(answer(session, "count chess"), std::logic_error);
}

TEST(LedgerTable, NamesWhatWasChosenAndHowItWasExamined) {
  EXPECT_EQ(chosen_claims({}).size(), ledger().size());
  EXPECT_EQ(chosen_claims({"soccer/lem-3.4", "soccer/thm-3.1", "soccer/lem-3.4"}).size(), 2U);
  EXPECT_EQ(chosen_claims({"soccer/lem-3.4", "soccer/thm-3.1"}).front().id, "soccer/thm-3.1");
  EXPECT_THROW(chosen_claims({"soccer/lem-9.9"}), Error);
  properties::ExamineOptions options;
  options.property.cases = 7;
  options.property.seed = 3;
  options.plies = 2;
  EXPECT_EQ(ledger_header({"soccer/lem-3.4"}, options).provenance.command,
            "quadrille check soccer/lem-3.4 --cases 7 --seed 3 --plies 2");
}

TEST(LedgerPart, HasACardAndARowForEachClaimAndPicturesOfWitnesses) {
  Interrupt interrupt;
  const Session session({}, interrupt);
  ProgressLine progress(true, "checking");
  properties::ExamineOptions options;
  options.property.cases = 1;
  options.plies = 3;
  const LedgerPart part = examine_ledger(options, session, progress);
  EXPECT_EQ(part.exit, Exit::done);
  EXPECT_EQ(part.claims.size(), ledger().size());
  EXPECT_EQ(part.table.rows.size(), part.claims.size());
  std::size_t pictures = 0;
  for (const exports::ClaimCard& claim : part.claims) {
    for (const exports::DrawnWitness& witness : claim.witnesses) {
      EXPECT_FALSE(witness.text.empty());
      for (const std::string& svg : witness.svgs) EXPECT_EQ(svg.find("<svg"), 0U);
      pictures += witness.svgs.size();
    }
  }
  EXPECT_GT(pictures, 4U);
}

}  // namespace
}  // namespace quadrille::cli
