#include "cli/ledger.hpp"

#include <iterator>
#include <stdexcept>
#include <string_view>

#include "proofs/plusminus/claims.hpp"
#include "proofs/soccer/claims.hpp"
#include "proofs/tennis/claims.hpp"
#include "proofs/updown/claims.hpp"
#include "properties/plusminus/cases.hpp"
#include "properties/soccer/cases.hpp"
#include "properties/tennis/cases.hpp"
#include "properties/updown/cases.hpp"

namespace quadrille::cli {

namespace {

struct GameClaims {
  std::string_view game;  // as the identifiers of its claims begin
  std::vector<proofs::Claim> (*claims)();
  properties::CaseGenerator generate;
};

constexpr GameClaims games[] = {{"soccer", soccer::claims, soccer::ask_generated_case},
                                {"updown", updown::claims, updown::ask_generated_case},
                                {"plusminus", plusminus::claims, plusminus::ask_generated_case},
                                {"tennis", tennis::claims, tennis::ask_generated_case}};

}  // namespace

std::vector<proofs::Claim> ledger() {
  std::vector<proofs::Claim> all;
  for (const GameClaims& game : games) {
    std::vector<proofs::Claim> claims = game.claims();
    all.insert(all.end(), std::move_iterator(claims.begin()), std::move_iterator(claims.end()));
  }
  return all;
}

properties::CaseGenerator case_generator(const proofs::Claim& claim) {
  for (const GameClaims& game : games) {
    if (game.game == claim.game()) return game.generate;
  }
  throw std::logic_error("claim of no game: " + claim.id);
}

}  // namespace quadrille::cli
