// The games' parts of the report: every figure has its own id, a command, and a chart of columns that its job has; and
// the part of the theorems.
//
// ctest label: extreme
#include "cli/report/figures.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <stop_token>

#include "cli/games.hpp"
#include "cli/interrupt.hpp"
#include "cli/ledger.hpp"
#include "cli/options/parser.hpp"
#include "cli/output/ledger_table.hpp"
#include "cli/report/charts.hpp"
#include "cli/report/ledger.hpp"
#include "quadrille/error.hpp"
#include "quadrille/trails.hpp"

namespace quadrille::cli {
namespace {

// The sections that `report` with these words asks for.
std::vector<FigureSection> sections(const std::vector<const char*>& words) {
  Command report{"report", "as the program's", [](const Session&) { return Exit::done; }};
  std::vector<ReportPart> parts;
  for (const Game& game : games()) {
    if (!game.report_part) continue;
    parts.push_back(game.report_part());
    if (parts.back().add_options) parts.back().add_options(report);
  }
  std::vector<const char*> arguments{"report"};
  arguments.insert(arguments.end(), words.begin(), words.end());
  const ParsedCommandLine parsed = parse(report, static_cast<int>(arguments.size()), arguments.data());
  EXPECT_EQ(parsed.outcome, ParsedCommandLine::Outcome::command) << parsed.text;
  std::vector<FigureSection> sections;
  for (const ReportPart& part : parts) sections.push_back(part.section());
  return sections;
}

TEST(ReportFigures, HaveIdsOfTheirOwnAndSayWhatTheyShow) {
  std::set<std::string> ids;
  std::set<std::string> commands;
  for (const FigureSection& section : sections({})) {
    EXPECT_FALSE(section.section.title.empty());
    EXPECT_FALSE(section.section.prose.empty());
    EXPECT_TRUE(ids.insert(section.section.id).second) << section.section.id;
    for (const JobFigure& figure : section.figures) {
      EXPECT_TRUE(ids.insert(figure.figure.id).second) << figure.figure.id;
      EXPECT_TRUE(commands.insert(figure.command).second) << figure.command;
      EXPECT_FALSE(figure.figure.title.empty());
      EXPECT_FALSE(figure.figure.caption.empty());
    }
  }
  EXPECT_GT(ids.size(), 19U);
}

// The jobs are run, as `report` runs them; those of a pitch on the smallest one.
TEST(ReportFigures, DrawColumnsThatTheirJobsHave) {
  Interrupt interrupt;
  const Session session({}, interrupt);
  for (const FigureSection& section : sections({"--pitch", "paper:1x3", "--plies", "4"})) {
    for (const JobFigure& figure : section.figures) {
      const FigureTable found = figure.run(session.options());
      EXPECT_EQ(found.end.status == RunStatus::complete || found.end.status == RunStatus::grade_limit, true)
          << figure.command;
      EXPECT_FALSE(found.table.rows.empty()) << figure.command;
      EXPECT_EQ(found.table.provenance.command.find("quadrille " + figure.command.substr(0, figure.command.find('-'))),
                0U)
          << found.table.provenance.command;
      EXPECT_FALSE(found.table.provenance.rules.empty()) << figure.command;
      const auto& columns = found.table.columns;
      const exports::Chart& chart = figure.figure.chart;
      std::vector<std::string> drawn = chart.y;
      drawn.push_back(chart.x);
      drawn.insert(drawn.end(), chart.value.begin(), chart.value.end());
      for (const auto& [column, value] : chart.where) drawn.push_back(column);
      for (const std::string& column : drawn) {
        EXPECT_NE(std::find(columns.begin(), columns.end(), column), columns.end()) << figure.command << ": " << column;
      }
    }
  }
}

TEST(ReportFigures, FillAHeaderWithTheRowsOfOneJob) {
  const Table header = table_for<trails::TrailCounts>("quadrille count trails --plies 2", "endless lattice");
  const JobFigure trails = job_figure<trails::TrailCounts>(
      figure("trails", "Trails", "How many there are.", bars("plies", "trails", "trails", exports::Chart::Scale::log)),
      "count trails --plies 2", header,
      [](const Options& options) { return count(trails::CountQuery{.plies = 2}, options); });
  const FigureTable found = trails.run({});
  EXPECT_EQ(found.table.provenance.command, header.provenance.command);
  EXPECT_EQ(found.table.rows.size(), 3U);
  EXPECT_EQ(exit_of(found.end.status), Exit::done);

  std::stop_source stopped;
  stopped.request_stop();
  Options options;
  options.stop = stopped.get_token();
  EXPECT_EQ(trails.run(options).end.status, RunStatus::interrupted);
}

TEST(ReportFigures, AreRefusedWithTheNameOfTheOption) {
  EXPECT_THROW(sections({"--pitch", "paper:1x3", "--pitch", "paper:1x3"}), Error);
  EXPECT_THROW(sections({"--pitch", "paper:0x3"}), Error);
  EXPECT_THROW(sections({"--plies", "few"}), Error);
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
