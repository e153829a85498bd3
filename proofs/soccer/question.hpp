// What a sentence about Paper Soccer is asked about: states of a pitch, chosen one way or another.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "games/soccer/state.hpp"

namespace quadrille::proofs {

/// How the states are chosen that a predicate is asked about.
enum class Subject {
  pitch,       ///< a pitch: one state, the start
  state,       ///< any reachable state, one at a time
  weak_class,  ///< a whole weak class, its histories in lexicographic order
  states,      ///< any states of one pitch, all at once
};

enum class Scope { paper_pitches, all_pitches };

/// The indices of the states that break the sentence; empty if it holds of them.
using Offenders = std::vector<std::size_t>;
using Predicate = std::function<Offenders(std::span<const soccer::State>)>;

struct SoccerQuestion {
  Subject subject = Subject::state;
  Scope scope = Scope::paper_pitches;
  Predicate predicate;

  /// Pitches and histories there are always more of than a walk meets.
  static constexpr bool has_cases_to_generate() { return true; }
};

/// A predicate on one state, for Subject::pitch and Subject::state.
Predicate each(std::function<bool(const soccer::State&)> holds);

/// A predicate on a weak class as a whole; the first member stands for it among the offenders.
Predicate whole(std::function<bool(std::span<const soccer::State>)> holds);

/// One history that breaks a sentence, or several that only together do.
struct SoccerWitness {
  soccer::PitchName pitch;
  std::vector<soccer::History> histories;
};

/// `paper:1x3 (1,2) (0,1)`; two histories are separated by ` | `.
std::string to_string(const SoccerWitness& witness);

}  // namespace quadrille::proofs
