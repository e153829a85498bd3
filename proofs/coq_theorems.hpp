// The machine-checked theorems of this build.
//
// No theorem is named in the program's source: the build compiles proofs/coq, asks Coq what each theorem of the
// headline files assumes, and lists those that assume nothing (evidence.sh). Without Coq it lists those of
// proofs/coq/theorems.txt, which a build with Coq has checked.
#pragma once

#include <string>
#include <vector>

namespace quadrille::proofs {

struct CoqTheorem {
  std::string claim;      ///< the ledger's identifier: GAME/NAME
  std::string name;       ///< the theorem in proofs/coq/headline*.v
  bool rechecked = true;  ///< whether this build had it checked by Coq
};

/// What follows the name of a theorem that this build has not checked.
inline constexpr const char* not_rechecked = " (not rechecked in this build)";

/// The claims that Coq proves without any assumption, in the order of the headline files.
std::vector<CoqTheorem> coq_theorems();

}  // namespace quadrille::proofs
