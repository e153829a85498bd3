// Makes the ledger, the list of all claims about the games. Each game contributes its own claims (game.hpp).
#include "cli/ledger.hpp"

#include <iterator>
#include <stdexcept>

#include "cli/game.hpp"

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

GameClaims claims_of_its_game(const proofs::Claim& claim) {
  for (const Game& game : games()) {
    if (game.claims && game.name == claim.game()) return game.claims();
  }
  throw std::logic_error("claim of no game: " + claim.id);
}

properties::CaseGenerator case_generator(const proofs::Claim& claim) { return claims_of_its_game(claim).generate; }

std::string example_claim() {
  for (const Game& game : games()) {
    if (!game.claims) continue;
    if (std::string example = game.claims().example; !example.empty()) return example;
  }
  return {};
}

}  // namespace quadrille::cli
