// The rules of Up's & Down's as people read them, with their sources.
#pragma once

#include "games/rules_text.hpp"

namespace quadrille::updown {

/// Its diagrams are records as parse_record reads them; each holds one round.
games::RulesText rules_text();

}  // namespace quadrille::updown
