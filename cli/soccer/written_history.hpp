// A history of Paper Soccer as it is written on the command line, in --history: '(1,2) (0,2)', the start first.
#pragma once

#include <string>
#include <vector>

#include "games/soccer/history.hpp"

namespace quadrille::cli::soccer_commands {

/// The points of --history, whether or not the rules allow them.
/// \throws Error (unusable_input) naming the option: no points, or none at all
std::vector<soccer::Point> parse_history(const std::string& text);

/// `--history: ply 2: (0,2) (1,2) is already drawn`.
std::string fault_of_history(const soccer::Fault& fault);

/// The written history as vertices, every ply of it legal.
/// \throws as parse_history; Error (breaks_rules) at the first ply that is not
soccer::History legal_history(const soccer::Pitch& pitch, const std::string& text);

}  // namespace quadrille::cli::soccer_commands
