// The rules of a game as its section of the report opens with them: what the game is, and a game in play.
#pragma once

#include <vector>

#include "cli/rules/game_rules.hpp"
#include "export/report/page.hpp"

namespace quadrille::cli {

/// A card for each variant that has rules of its own, with the picture NAME-example; the first one if none is called
/// so.
std::vector<exports::RulesCard> rules_cards(const std::vector<GameRules>& all);

}  // namespace quadrille::cli
