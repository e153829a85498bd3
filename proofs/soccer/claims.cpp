#include "proofs/soccer/claims.hpp"

#include <iterator>

namespace quadrille::soccer {

std::vector<proofs::Claim> claims() {
  std::vector<proofs::Claim> all;
  for (auto* part : {definition_claims, equivalence_claims, early_game_claims, cycle_claims, class_claims,
                     counting_claims, drawing_claims}) {
    std::vector<proofs::Claim> claims = part();
    all.insert(all.end(), std::move_iterator(claims.begin()), std::move_iterator(claims.end()));
  }
  return all;
}

}  // namespace quadrille::soccer
