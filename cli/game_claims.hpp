// GameClaims: a game's part of the ledger, and how the program shows it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "export/pictures/svg_document.hpp"
#include "properties/property.hpp"

namespace quadrille::cli {

struct GameClaims {
  std::function<std::vector<proofs::Claim>()> claims;  ///< in the ledger's order
  properties::CaseGenerator generate_case = nullptr;   ///< for the questions of the claims
  /// A witness of the claims for a terminal, whole lines.
  std::function<std::string(const proofs::Witness&)> show;
  /// A witness of the claims as SVG documents, if a picture tells more than its text.
  std::function<std::vector<std::string>(const proofs::Witness&, const exports::SvgOptions&)> draw;
};

/// The witness's text as a line, for games that show no more of it.
inline std::string text_line(const proofs::Witness& witness) { return witness.text + "\n"; }

}  // namespace quadrille::cli
