// The rules of Paper Soccer, on both kinds of pitch as people read them, with their sources.
#pragma once

#include "games/rules_text.hpp"

namespace quadrille::soccer {

/// Its diagrams are records as parse_record reads them; each holds one game.
games::RulesText rules_text();

}  // namespace quadrille::soccer
