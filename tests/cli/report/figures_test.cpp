// The games' parts of the report: every figure has its own id, a command, and a chart of columns that its job returns.
#include "cli/report/figures.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <span>
#include <stop_token>

#include "cli/game.hpp"
#include "cli/interrupt.hpp"
#include "cli/options/parser.hpp"
#include "cli/report/charts.hpp"
#include "cli/report/parts.hpp"
#include "cli/soccer/parts.hpp"
#include "export/report/page.hpp"
#include "quadrille/error.hpp"
#include "quadrille/trails.hpp"

namespace quadrille::cli::figures_test {

// The sections that `report` with these words requests.
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
      EXPECT_TRUE(figure.figure.title.empty()) << figure.command << ": the title is typed";
      EXPECT_FALSE(figure.figure.caption.empty());
    }
  }
  EXPECT_GT(ids.size(), 19U);
}

// The test runs the jobs, as `report` does; those of a pitch on the smallest one.
TEST(ReportFigures, DrawColumnsThatTheirJobsHave_standard) {
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
      const std::string& title = found.title;
      EXPECT_GT(title.size(), 20U) << figure.command;
      EXPECT_NE(title.find_first_of("0123456789"), std::string::npos) << title;
      EXPECT_NE(title.back(), '.') << title;
      const auto& columns = found.table.columns;
      const exports::Chart& chart = figure.figure.chart;
      std::vector<std::string> drawn = chart.y;
      drawn.push_back(chart.x);
      drawn.insert(drawn.end(), chart.value.begin(), chart.value.end());
      for (const auto& [column, value] : chart.where) drawn.push_back(column);
      if (!chart.group.empty()) drawn.push_back(chart.group);
      for (const std::string& column : drawn) {
        EXPECT_NE(std::find(columns.begin(), columns.end(), column), columns.end()) << figure.command << ": " << column;
      }
    }
  }
}

// The report's own record comes bundled with its charts; the test makes its own.
TEST(ReportFigures, DrawTheDrawingOfARecord) {
  const JobPicture picture = soccer_commands::drawn_soccer(
      "pitch paper:2x2\n# quadrille sample soccer --pitch paper:2x2 --of drawings --count 1 --seed 5\n"
      "# uniform among 1234567 drawings\n(1,1) (0,1) (1,0)\n");
  EXPECT_EQ(picture.command, "sample soccer --pitch paper:2x2 --of drawings --count 1 --seed 5");
  const FoundPicture found = picture.run({});
  EXPECT_EQ(found.end.status, RunStatus::complete);
  EXPECT_EQ(found.card.command, "quadrille " + picture.command);
  EXPECT_EQ(found.card.title, "One drawing of paper:2x2, chosen at random, has 2 segments");
  EXPECT_NE(found.card.caption.find("all 1,234,567 drawings"), std::string::npos) << found.card.caption;
  EXPECT_TRUE(found.card.svg.starts_with("<svg")) << found.card.svg.substr(0, 60);
}

// Titles of computed rows; tests/cli/GAME/titles_test.cpp has others.
TEST(ReportFigures, HaveTitlesOfTheirRows_standard) {
  Interrupt interrupt;
  const Session session({}, interrupt);
  std::map<std::string, std::string> titles;
  for (const FigureSection& section : sections({"--pitch", "paper:1x3"})) {
    for (const JobFigure& figure : section.figures) {
      const FigureTable found = figure.run(session.options());
      titles[figure.figure.id] = found.title;
      const bool has_tile = figure.figure.id == "soccer-paper-1x3" || figure.figure.id == "soccer-classic" ||
                            figure.figure.id == "soccer-squares" || figure.figure.id == "updown-values";
      ASSERT_EQ(found.tile.has_value(), has_tile) << figure.figure.id;
      if (has_tile) {
        EXPECT_EQ(found.tile->link, figure.figure.id);
      }
    }
  }
  EXPECT_EQ(titles["soccer-paper-1x3"], "paper:1x3: drawings peak at ply 6 of 11");
  EXPECT_EQ(titles["plusminus-matches"],
            "3 to 4 and 4 to 3 points are the commonest scores, each of 6.2% of the permutations");
  EXPECT_EQ(titles["plusminus-descents"],
            "9 descents with 9 of the inverse and 10 with 10 are the commonest: each 8.3% of the permutations");
  EXPECT_EQ(titles["tennis-values"],
            "Tennis: below 12 points the player with more points wins for certain; from there on chance can decide");
  EXPECT_EQ(titles["footsteps-values"],
            "Footsteps: below 10 points the player with more points wins for certain; from there on chance can decide");
}

TEST(ReportFigures, SayHowFarAPitchWasCounted) {
  Interrupt interrupt;
  const Session session({}, interrupt);
  std::size_t titles = 0;
  for (const FigureSection& section : sections({"--pitch", "paper:1x3", "--plies", "4"})) {
    for (const JobFigure& figure : section.figures) {
      if (!figure.figure.id.starts_with("soccer-paper-1x3")) continue;
      const std::string title = figure.run(session.options()).title;
      EXPECT_TRUE(title.find("counted") != std::string::npos || title.find("of at most 4 plies") != std::string::npos)
          << title;
      ++titles;
    }
  }
  EXPECT_EQ(titles, 3U);
}

TEST(ReportFigures, SayWhichSeriesCoincide) {
  Interrupt interrupt;
  const Session session({}, interrupt);
  for (const FigureSection& section : sections({"--pitch", "paper:1x3"})) {
    for (const JobFigure& figure : section.figures) {
      if (figure.figure.id != "soccer-paper-1x3") continue;
      Table table = figure.run(session.options()).table;
      const auto drawn = exports::drawn_series(table, figure.figure.chart);
      ASSERT_EQ(drawn.size(), 2U);
      EXPECT_EQ(exports::legend_of(drawn[1]), "drawings (weak classes) = strong classes");
      table.rows.back()[3] = Natural(2);  // one different row is enough
      EXPECT_EQ(exports::drawn_series(table, figure.figure.chart).size(), 3U);
      return;
    }
  }
  FAIL() << "the figure is not there";
}

TEST(ReportRules, OpenEachGameThatIsPlayedWithAPicture) {
  for (const Game& game : games()) {
    if (!game.is_played) continue;
    const std::vector<exports::RulesCard> cards = rules_cards(game.rules());
    EXPECT_FALSE(cards.empty()) << game.name;
    for (const exports::RulesCard& card : cards) {
      EXPECT_FALSE(card.summary.empty());
      EXPECT_EQ(card.svg.find("<svg"), 0U) << game.name;
      EXPECT_EQ(card.svg.find(".quadrille-picture "), std::string::npos)
          << game.name << ": the page has the shared sheet";
      EXPECT_EQ(card.command.find("quadrille rules "), 0U);
    }
  }
}

TEST(ReportFigures, FillAHeaderWithTheRowsOfOneAnswer) {
  const JobFigure trails = figure_of<trails::TrailCounts>(
      figure("trails", "How many there are.", dots("plies", "trails", "trails", exports::Chart::Scale::log)),
      {[](std::span<const trails::TrailCounts> rows) { return rows.back().trails.str() + " trails are the longest"; },
       [](std::span<const trails::TrailCounts> rows) {
         return exports::Tile{"trails", rows.back().trails.str(), "trails"};
       }},
      trails::CountRequest{.plies = 2});
  EXPECT_EQ(trails.command, "count trails --plies 2");
  const FigureTable found = trails.run({});
  EXPECT_EQ(found.table.provenance.command, "quadrille count trails --plies 2");
  EXPECT_EQ(found.table.rows.size(), 3U);
  EXPECT_EQ(exit_of(found.end.status), Exit::done);
  EXPECT_EQ(found.title, "56 trails are the longest");
  EXPECT_EQ(found.tile.value().value, "56");

  std::stop_source stopped;
  stopped.request_stop();
  Options options;
  options.stop = stopped.get_token();
  const FigureTable ended = trails.run(options);
  EXPECT_EQ(ended.end.status, RunStatus::interrupted);
  EXPECT_EQ(ended.title, "");
  EXPECT_FALSE(ended.tile.has_value());
}

TEST(ReportFigures, AreRefusedWithTheNameOfTheOption) {
  EXPECT_THROW(sections({"--pitch", "paper:1x3", "--pitch", "paper:1x3"}), Error);
  EXPECT_THROW(sections({"--pitch", "paper:0x3"}), Error);
  EXPECT_THROW(sections({"--plies", "few"}), Error);
}

}  // namespace quadrille::cli::figures_test
