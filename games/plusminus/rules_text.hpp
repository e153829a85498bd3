// The rules of Plusses and Minuses as people read them, with their sources.
#pragma once

#include "games/rules_text.hpp"

namespace quadrille::plusminus {

/// Its diagrams are records as parse_record reads them; each holds one game.
games::RulesText rules_text();

}  // namespace quadrille::plusminus
