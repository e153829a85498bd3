// The ledger: the list of all claims about the games. For each game, this file also provides a generator of random
// cases, and functions that show a witness (an example against a claim).
//
// The part of one game is an object of type GameClaims. The member `claims` of the game's object of type Game
// (game.hpp) contains this part.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "proofs/claim.hpp"
#include "properties/property.hpp"

namespace quadrille::cli {

/// A started game in the form that the page to play on takes (`Begun` of web/page/module.ts).
struct PageGame {
  std::string setup;
  std::vector<std::string> moves;
};

/// A game's part of the ledger.
struct GameClaims {
  std::vector<proofs::Claim> (*claims)();  ///< in the ledger's order
  properties::CaseGenerator generate;      ///< generates cases of the game's questions
  /// The whole lines in which `check` shows a witness to people; its text alone if empty.
  std::function<std::string(const proofs::Witness&)> lines{};
  /// Its pictures for the report: SVG without declaration and shared stylesheet; none if empty.
  std::function<std::vector<std::string>(const proofs::Witness&)> pictures{};
  std::string example{};  ///< the identifier of a claim, for the help of `check`
  /// The games that show a witness on the page to play on; none if empty.
  std::function<std::vector<PageGame>(const proofs::Witness&)> page_games{};
  /// The name of the board that `check --pitch` gives, as the game's questions take it; empty if it has no pitches.
  /// \throws Error (unusable_input) if it is no pitch, or none that can be walked
  std::function<std::string(const std::string&)> pitch{};
};

/// All claims, game by game, in the ledger's order.
std::vector<proofs::Claim> ledger();

/// The part of the ledger that contains the claim.
/// \throws std::logic_error if its game has none: a mistake in the program
GameClaims claims_of_its_game(const proofs::Claim& claim);

/// The generator of the claim's game. \throws as claims_of_its_game
properties::CaseGenerator case_generator(const proofs::Claim& claim);

/// The identifier of a claim, as an example: of the first game that gives one.
std::string example_claim();

}  // namespace quadrille::cli
