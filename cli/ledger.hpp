// The ledger: the claims of all games, how cases of a claim's game are generated, and how its witnesses are shown.
//
// Each game gives its part (GameClaims) by its descriptor (game.hpp).
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "proofs/claim.hpp"
#include "properties/property.hpp"

namespace quadrille::cli {

/// A game that is begun, as the page to play on takes it (`Begun` of web/page/module.ts).
struct PageGame {
  std::string setup;
  std::vector<std::string> moves;
};

/// A game's part of the ledger.
struct GameClaims {
  std::vector<proofs::Claim> (*claims)();  ///< in the ledger's order
  properties::CaseGenerator generate;      ///< of cases of the game's questions
  /// A witness as `check` shows it to people, in whole lines; its text alone if empty.
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

/// The part of the ledger that the claim stands in.
/// \throws std::logic_error if its game has none: a mistake in the program
GameClaims claims_of_its_game(const proofs::Claim& claim);

/// The generator of the claim's game. \throws as claims_of_its_game
properties::CaseGenerator case_generator(const proofs::Claim& claim);

/// The identifier of a claim, as an example: of the first game that gives one.
std::string example_claim();

}  // namespace quadrille::cli
