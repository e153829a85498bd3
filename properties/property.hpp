// One property for each sentence of the ledger: the sentence asked about generated states, until the cases are used up
// or RapidCheck has found, and shrunk, a case against it.
//
// The same run serves GoogleTest (tests/properties/) and `quadrille check`: RapidCheck is called in process with its
// parameters set, so its own configuration line stays off the terminal, and the same seed gives the same run.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "proofs/exhaustive.hpp"

namespace quadrille::properties {

struct PropertyOptions {
  int cases = 200;
  std::uint64_t seed = 0;
  proofs::GoOn go_on = [] { return true; };  ///< asked before every case
};

/// How often each kind of case came up among the cases that a property passed: "bounce", "overlap" (the header of each
/// game's cases says which there are), and "case" for all of them.
using Reached = std::map<std::string, int>;

struct PropertyRun {
  int cases = 0;  ///< the cases run, the failing one included; 0 if there is nothing to generate
  Reached reached;
  std::optional<std::string> counterexample;  ///< shrunk, as a record of the game
  std::optional<std::string> error;           ///< RapidCheck gave up or failed itself; no verdict
  bool cut_short = false;                     ///< whether `go_on` ended the run; then nothing else here is of use
};

/// Runs the sentence as a property.
/// \throws std::bad_alloc if memory ends (RapidCheck would take it for a failure of the sentence)
/// \complexity options.cases times the sentence on histories of a few dozen plies (a dozen for weak classes)
PropertyRun run_property(const proofs::Sentence& sentence, const PropertyOptions& options);

}  // namespace quadrille::properties
