// RapidCheck generators of Paper Soccer: pitches, and legal histories on them.
//
// A history is decoded from a list of choices, one a ply: an index into the legal plies in lexicographic order, and a
// wish. The wish is how the interesting cases are reached: it narrows the plies to those that bounce, to those that
// reach a goal, or to those that land where the fewest plies are left, so that corners get used up; a wish that no ply
// grants is ignored. Whatever RapidCheck does to the list while it shrinks (drop a choice, lower an index, drop a
// wish), it decodes to a legal history again, and to a shorter or lexicographically smaller one.
#pragma once

#include <rapidcheck.h>

#include <cstdint>
#include <iosfwd>
#include <vector>

#include "games/soccer/state.hpp"
#include "proofs/claim.hpp"

namespace quadrille::properties {

enum class Wish : std::uint8_t { none, bounce, used_up_corner, goal };

struct Choice {
  Wish wish = Wish::none;
  std::uint8_t index = 0;
};

/// A pitch and histories on it, shown as a record of the game: what RapidCheck prints when a property fails.
struct GeneratedGame {
  soccer::PitchName pitch;
  std::vector<soccer::History> histories;
};
std::ostream& operator<<(std::ostream& out, const GeneratedGame& game);

/// Small pitches of every shape, the degenerate ones (N = 1) among them; classic ones too if the scope allows.
rc::Gen<soccer::PitchName> pitch_names(proofs::Scope scope);

/// `histories` legal histories of at most `most_plies` plies on one pitch. From the second on, a history is as often a
/// history of the first one's drawing (a closed loop run the other way) as one of its own.
rc::Gen<GeneratedGame> games(proofs::Scope scope, std::size_t histories, std::size_t most_plies);

/// Plays the choices from the start until they, or the game, end.
soccer::State decode(const soccer::Pitch& pitch, const std::vector<Choice>& choices);

}  // namespace quadrille::properties
