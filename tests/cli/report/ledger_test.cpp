// The report's section on theorems: the ledger's table, its cards, and the tiles that count its rows.
#include "cli/ledger.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "cli/interrupt.hpp"
#include "cli/output/ledger_table.hpp"
#include "cli/report/parts.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli::report_ledger_test {

LedgerRow row_with(const std::string& verdict, std::optional<std::string> machine_proof = {}) {
  LedgerRow row;
  row.statement = verdict;
  row.machine_proof = std::move(machine_proof);
  return row;
}

TEST(ReportTiles, CountTheRowsOfTheLedger) {
  std::vector<LedgerRow> ledger{row_with("holds", "coq:a"), row_with("refuted"), row_with("holds")};
  const std::vector<exports::Tile> tiles = ledger_tiles(ledger);
  ASSERT_EQ(tiles.size(), 3U);
  EXPECT_EQ(tiles[0].label, "claims proved by machine");
  EXPECT_EQ(tiles[0].value, "1 of 3");
  EXPECT_EQ(tiles[1].label, "claims that hold");
  EXPECT_EQ(tiles[1].value, "2");
  EXPECT_EQ(tiles[2].label, "claims refuted");
  EXPECT_EQ(tiles[2].value, "1");
  ledger.erase(ledger.begin());
  EXPECT_EQ(ledger_tiles(ledger)[0].value, "0 of 2");
  EXPECT_EQ(ledger_tiles(ledger)[0].label, "claims proved by machine");
  ledger.push_back(row_with("holds", "coq:a (not rechecked in this build)"));
  EXPECT_EQ(ledger_tiles(ledger)[0].value, "1 of 3");
  EXPECT_NE(ledger_tiles(ledger)[0].label.find("without Coq"), std::string::npos);
}

TEST(ReportTiles, CallVerdictsByWordsThatSayWhatTheyMean) {
  std::set<std::string> labels;
  for (const char* const verdict : {"holds", "refuted", "not-reached", "reading", "remark", "open"}) {
    labels.insert(ledger_tiles({row_with(verdict)}).at(1).label);
  }
  EXPECT_EQ(labels, (std::set<std::string>{"claims refuted", "claims that hold", "claims true under a stated reading",
                                           "claims with a counterexample beyond the plies allowed", "conjectures, open",
                                           "remarks on points that a source's definitions leave open"}));
  EXPECT_THROW(ledger_tiles({row_with("maybe")}), std::logic_error);
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

}  // namespace quadrille::cli::report_ledger_test
