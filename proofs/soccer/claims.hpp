// The claims about Paper Soccer. First come those of the source ("Experiments in Paper Soccer", T. Hoivik) in its
// order: definitions, immediate results, the early game, bounces and cycles. Claims of our own follow.
#pragma once

#include <vector>

#include "proofs/claim.hpp"

namespace quadrille::soccer {

/// All claims, in the ledger's order: the parts below, one after the other.
std::vector<proofs::Claim> claims();

std::vector<proofs::Claim> definition_claims();   ///< Defs. 2.1 to 2.6
std::vector<proofs::Claim> equivalence_claims();  ///< Theorems 3.1 to 3.4, Lemma 3.1
std::vector<proofs::Claim> early_game_claims();   ///< Lemmas 3.2 and 3.3
std::vector<proofs::Claim> cycle_claims();        ///< Lemma 3.4, Theorem 3.5 and its corollary
std::vector<proofs::Claim> class_claims();        ///< beyond the paper: facts that the drawing decides
std::vector<proofs::Claim> counting_claims();     ///< beyond the paper: bounces, cycles and class sizes
std::vector<proofs::Claim> drawing_claims();      ///< beyond the paper: the sets of segments that are drawings
std::vector<proofs::Claim> winner_claims();       ///< beyond the paper: the winners

}  // namespace quadrille::soccer
