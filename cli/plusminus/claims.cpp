// The claims about Plusses and Minuses. Their witnesses are shown as texts.
#include "cli/plusminus/claims.hpp"

#include "proofs/plusminus/claims.hpp"
#include "properties/plusminus/cases.hpp"

namespace quadrille::cli::plusminus_commands {

GameClaims plusminus_claims() { return {plusminus::claims, plusminus::ask_generated_case}; }

}  // namespace quadrille::cli::plusminus_commands
