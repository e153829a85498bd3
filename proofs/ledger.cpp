#include "proofs/ledger.hpp"

#include <iterator>

namespace quadrille::proofs {

std::vector<Claim> ledger() {
  std::vector<Claim> all;
  for (auto* part :
       {soccer_claims::definitions, soccer_claims::equivalence, soccer_claims::early_game, soccer_claims::cycles,
        soccer_claims::beyond_classes, soccer_claims::beyond_counting, permutation_claims::ups_and_downs,
        permutation_claims::plusses_and_minuses, tennis_claims::tennis}) {
    std::vector<Claim> claims = part();
    all.insert(all.end(), std::move_iterator(claims.begin()), std::move_iterator(claims.end()));
  }
  return all;
}

}  // namespace quadrille::proofs
