// The parts of the report that have the same form for all games. These parts are the claims with their verdicts, the
// number of claims with each verdict, and a summary of the rules of each game.
#pragma once

#include <string>
#include <vector>

#include "cli/exit.hpp"
#include "cli/output/ledger_table.hpp"
#include "cli/output/progress.hpp"
#include "cli/rules/game_rules.hpp"
#include "cli/session.hpp"
#include "export/report/page.hpp"
#include "properties/examine.hpp"

namespace quadrille::cli {

struct LedgerPart {
  std::vector<LedgerRow> rows;  ///< as `check` prints them
  Table table;                  ///< the table of these rows, once it has all
  std::vector<exports::ClaimCard> claims;
  std::string prose;
  Exit exit = Exit::done;  ///< the reason if it is not whole; standard error names the departures from the ledger
};

LedgerPart examine_ledger(properties::ExamineOptions options, const Session& session, ProgressLine& progress);

// The numbers at the top of the report that are about all games: the findings about the claims.

/// The number of claims for each verdict, and of claims that a machine has proved, counted in the rows that `check`
/// prints.
/// \throws std::logic_error if a row has an unknown verdict
std::vector<exports::Tile> ledger_tiles(const std::vector<LedgerRow>& ledger);

// The rules at the beginning of a game's section of the report: a summary, and a picture of a game.

/// A card for each variant that has rules of its own, with the picture NAME-example, or the first one if there is none
/// of that name.
std::vector<exports::RulesCard> rules_cards(const std::vector<GameRules>& all);

}  // namespace quadrille::cli
