// Tries an assertion about Paper Soccer on one randomly generated game.
#pragma once

#include <rapidcheck.h>

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

#include "proofs/soccer/question.hpp"

namespace quadrille::soccer {

/// Generates a game (generated_games), tags it with its kinds ("bounce", "goal", "blocked", "cycle", "equivalent") and
/// asks the question about its states. A properties::CaseGenerator.
/// \pre the question is a StateQuestion
void ask_generated_case(const proofs::Question& question, const std::string& text);

// RapidCheck generators of Paper Soccer: pitches, and legal histories on them.
//
// A history is decoded from a list of choices, one a ply: an index into the legal plies in lexicographic order, and a
// preference. Preferences reach the interesting cases. One narrows the plies to those that bounce, to those that reach
// a goal, or to those after which the fewest plies remain, so that corners get used up. A preference that fits no ply
// is ignored. While it shrinks, RapidCheck changes the list (drops a choice, lowers an index, drops a preference). The
// new list decodes to a legal history again, shorter or lexicographically smaller.

enum class Preference : std::uint8_t { none, bounce, used_up_corner, goal };

struct Choice {
  Preference preference = Preference::none;
  std::uint8_t index = 0;
};

/// A pitch and histories on it. RapidCheck prints it as a record of the game when a property fails.
struct GeneratedGame {
  PitchName pitch;
  std::vector<History> histories;
};
std::ostream& operator<<(std::ostream& out, const GeneratedGame& game);

/// Small named pitches of every shape, the degenerate ones (N = 1) among them; classic ones too if the scope allows.
rc::Gen<PitchName> pitch_names(Scope scope);

/// `histories` legal histories of at most `most_plies` plies on one pitch: a named one or, from Scope::without_walls
/// on, every third time a board (properties/soccer/boards.hpp). From the second on, half of the histories are
/// independent; the other half have the first one's drawing, with a closed loop run the other way.
rc::Gen<GeneratedGame> generated_games(Scope scope, std::size_t histories, std::size_t most_plies);

/// The same on pitches from another generator.
rc::Gen<GeneratedGame> generated_games_on(const rc::Gen<PitchName>& pitches, std::size_t histories,
                                          std::size_t most_plies);

/// Plays the choices from the start until they, or the game, end.
State decode(const Pitch& pitch, const std::vector<Choice>& choices);

}  // namespace quadrille::soccer
