// The header of a certificate: eight lines of text, in one order and one spelling (docs/certificates.md).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "enumerate/confirm/soccer/certificate_reader.hpp"
#include "games/soccer/pitch.hpp"

namespace quadrille::confirm::certificate {

struct HistoryPoint {
  int x = 0;
  int y = 0;
};

/// The points, each with a space behind it: `(2,2) (2,1) `.
std::string to_string(const std::vector<HistoryPoint>& history);

struct Header {
  soccer::PitchName pitch;
  std::vector<HistoryPoint> history;  ///< of the ball, b0 first; not yet checked by the rules
  int winner = 0;                     ///< 1 or 2
  std::uint64_t positions = 0;
  std::uint64_t bytes = 0;  ///< of the walk
  std::uint64_t checksum = 0;
};

/// The line of a header that says what its file's history is.
constexpr int history_line = 4;

/// Reads the header's lines and no more.
/// \throws Error (unusable_input) naming the line, what it should be, and the remedy
Header read_header(Reader& reader);

}  // namespace quadrille::confirm::certificate
