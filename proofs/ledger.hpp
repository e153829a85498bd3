// The ledger: every claim of the sources that we have read, with our verdicts and the sentences that decide them.
//
// Paper Soccer's rows stand in proofs/soccer/, in the order of the source ("Experiments in Paper Soccer", T. Hoivik):
// its definitions, its immediate results, the early game, bounces and cycles; then what we add beyond it. Those of the
// permutation games (L. Quet's "Up's & Down's Game" and "Plusses And Minuses Grid Game") stand in proofs/permutations/,
// those of Tennis ("Tennis (paper game)") in proofs/tennis/.
#pragma once

#include <vector>

#include "proofs/claim.hpp"

namespace quadrille::proofs {

/// All claims, in the ledger's order.
std::vector<Claim> ledger();

namespace soccer_claims {

std::vector<Claim> definitions();      ///< Defs. 2.1 to 2.6
std::vector<Claim> equivalence();      ///< Theorems 3.1 to 3.4, Lemma 3.1
std::vector<Claim> early_game();       ///< Lemmas 3.2 and 3.3
std::vector<Claim> cycles();           ///< Lemma 3.4, Theorem 3.5 and its corollary
std::vector<Claim> beyond_classes();   ///< beyond the paper: what the drawing decides
std::vector<Claim> beyond_counting();  ///< beyond the paper: bounces, cycles and class sizes

}  // namespace soccer_claims

namespace permutation_claims {

std::vector<Claim> ups_and_downs();        ///< the source's two lists; permutations by signature
std::vector<Claim> plusses_and_minuses();  ///< the source's sample game; a permutation and its inverse

}  // namespace permutation_claims

namespace tennis_claims {

std::vector<Claim> tennis();  ///< the sources' two tables; values and the ball on the centre line

}  // namespace tennis_claims

}  // namespace quadrille::proofs
