// The rules of Tennis and of Footsteps as people read them, with their sources.
#pragma once

#include "games/rules_text.hpp"
#include "quadrille/detail/tennis_rules.hpp"

namespace quadrille::tennis {

/// Its diagrams are records as parse_record reads them, of this variant and on the sources' court.
games::RulesText rules_text(Variant variant);

}  // namespace quadrille::tennis
