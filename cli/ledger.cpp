#include "cli/ledger.hpp"

#include <iterator>
#include <stdexcept>

#include "cli/games.hpp"

namespace quadrille::cli {

std::vector<proofs::Claim> ledger() {
  std::vector<proofs::Claim> all;
  for (const Game& game : games()) {
    if (!game.claims) continue;
    std::vector<proofs::Claim> claims = game.claims().claims();
    all.insert(all.end(), std::move_iterator(claims.begin()), std::move_iterator(claims.end()));
  }
  return all;
}

GameClaims game_claims(const proofs::Claim& claim) {
  for (const Game& game : games()) {
    if (game.claims && game.name == claim.game()) return game.claims();
  }
  throw std::logic_error("claim of no game: " + claim.id);
}

}  // namespace quadrille::cli
