// The machine-checked theorems of this build.
//
// No theorem is named in the program's source: the build compiles proofs/coq, asks Coq what each theorem of the
// headline files assumes, and lists those that assume nothing (evidence.sh). Without Coq it compiles an empty list.
#pragma once

#include <string>
#include <vector>

namespace quadrille::proofs {

struct CoqTheorem {
  std::string claim;  ///< the ledger's identifier: GAME/NAME
  std::string name;   ///< the theorem in proofs/coq/headline*.v
};

/// The claims that this build proved by Coq without any assumption, in the order of the headline files; none if it was
/// built without Coq.
std::vector<CoqTheorem> coq_theorems();

}  // namespace quadrille::proofs
