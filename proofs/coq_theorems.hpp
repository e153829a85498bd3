// The machine-checked theorems of this build.
//
// The program's source names no theorem: the build compiles proofs/coq, asks Coq for the assumptions of each theorem of
// the headline files, and lists those without any (evidence.sh). Without Coq it lists those of proofs/coq/theorems.txt,
// which a build with Coq has checked.
#pragma once

#include <string>
#include <vector>

namespace quadrille::proofs {

struct CoqTheorem {
  std::string claim;      ///< the ledger's identifier: GAME/NAME
  std::string name;       ///< the theorem in proofs/coq/headline*.v
  bool rechecked = true;  ///< true if Coq checked it in this build
};

/// The text after the name of a theorem that this build has not checked.
inline constexpr const char* not_rechecked = " (not rechecked in this build)";

/// The claims that Coq proves without any assumption, in the order of the headline files.
std::vector<CoqTheorem> coq_theorems();

}  // namespace quadrille::proofs
