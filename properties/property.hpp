// Tries an assertion of the list of claims on random cases with RapidCheck. The run ends when all cases are done, or
// when a case breaks the assertion and RapidCheck has made that case as small as it can.
//
// GoogleTest (tests/properties/) and `quadrille check` both use run_property. This function sets RapidCheck's
// parameters itself, so that RapidCheck prints no configuration line and the same seed gives the same run.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <string>

#include "proofs/claim.hpp"

namespace quadrille::properties {

/// Generates one case of the question, asks about it, and fails as RapidCheck expects, with `text`, if the assertion
/// does not hold. RapidCheck calls it. Each game has one, in properties/GAME/cases.hpp, for the questions of its
/// claims.
/// \pre question.has_cases_to_generate()
/// \throws std::bad_cast if the question is not one of the game's
using CaseGenerator = void (*)(const proofs::Question& question, const std::string& text);

struct PropertyOptions {
  int cases = 200;
  std::uint64_t seed = 0;
  std::stop_token stop = {};  ///< asked before every case
};

/// The number of cases of each kind among those that a property passed: "bounce", "overlap" (the header of each game's
/// cases lists them), and "case" for all of them.
using CaseCounts = std::map<std::string, int>;

struct PropertyRun {
  int cases = 0;  ///< the cases run, the failing one included; 0 if there is nothing to generate
  CaseCounts reached;
  std::optional<std::string> counterexample;  ///< shrunk, as a record of the game
  std::optional<std::string> error;           ///< RapidCheck gave up or failed itself; no verdict
  bool cut_short = false;                     ///< true if a stop was requested; then the other members mean nothing
};

/// Runs the assertion as a property.
/// \param generate  the generator of the assertion's game
/// \throws std::bad_alloc if an allocation of this process fails meanwhile, std::bad_cast if `generate` is another
///         game's (RapidCheck would take either for a failure of the assertion)
/// \complexity options.cases times the question on histories of a few dozen plies (a dozen for weak classes)
PropertyRun run_property(const proofs::Assertion& assertion, CaseGenerator generate, const PropertyOptions& options);

// Allocations that fail unnoticed: inside a library that catches std::bad_alloc and continues.

/// Notices every `operator new` of this process that fails while this object lives, on any thread. It does so as the
/// process's new-handler (std::set_new_handler), and calls the earlier handler, which may still find memory. Once
/// another handler is set it notices nothing, until the next object of this class is made.
///
/// RapidCheck catches every exception of a case, its own std::bad_alloc included, as a failure of the property. It also
/// ignores failures while it makes a case smaller, so that it shows another case. Only an object like this reveals
/// them.
class FailedAllocations {
 public:
  FailedAllocations();

  /// True if an allocation has failed since this object was made.
  bool any() const;

 private:
  std::uint64_t before_;
};

}  // namespace quadrille::properties
