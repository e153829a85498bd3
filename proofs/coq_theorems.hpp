// The machine-checked theorems of this build.
//
// A build with Coq makes the list of these theorems itself. It compiles proofs/coq, and the script evidence.sh asks Coq
// on which assumptions each theorem of proofs/coq/headline*.v rests. The list has the theorems that rest on none. A
// build without Coq takes the list from proofs/coq/theorems.txt, whose theorems an earlier build with Coq has checked.
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
