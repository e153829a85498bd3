// The parts of the report that are about all games: the ledger examined, its first numbers, the rules of each game.
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
  Table table;                  ///< of these rows, once there are all
  std::vector<exports::ClaimCard> claims;
  std::string prose;
  Exit exit = Exit::done;  ///< why it is not whole, if it is not; a departure from the ledger is said on standard error
};

LedgerPart examine_ledger(properties::ExamineOptions options, const Session& session, ProgressLine& progress);

// The report's first numbers that are about all games: what was found of the claims.

/// How many claims have each verdict, and how many a machine has proved, counted off the rows that `check` prints.
/// \throws std::logic_error if a row has a verdict that there is not
std::vector<exports::Tile> ledger_tiles(const std::vector<LedgerRow>& ledger);

// The rules of a game as its section of the report opens with them: what the game is, and a game in play.

/// A card for each variant that has rules of its own, with the picture NAME-example; the first one if none is called
/// so.
std::vector<exports::RulesCard> rules_cards(const std::vector<GameRules>& all);

}  // namespace quadrille::cli
