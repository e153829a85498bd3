// What proof-number search saves and goes on from, in memory and in a form that can be fuzzed (saved_counts.hpp).
//
// Behind an input's first byte, unless it says that the body stands as it is: how many positions were searched, in two
// bytes; then slots of the table, 18 bytes each: the key's high word, its place, both numbers in two bytes, the level
// of work, and whether the position is won, lost, open, or none of these. Their number, and what the key repeats, are
// made right.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/soccer/position.hpp"
#include "tests/fuzz/readers.hpp"
#include "tests/fuzz/saved_counts.hpp"

namespace quadrille::fuzz {

/// What an input's first byte says. Bits 0 to 1: the pitch. Bit 6: raw. Bit 7: of the question about player 2, which no
/// search of Paper Soccer asks.
struct SavedSearch {
  std::string pitch;
  bool raw = false;
  bool of_player_2 = false;

  static SavedSearch of(std::uint8_t byte);
  std::uint8_t byte() const;
};

/// The body that an input stands for, behind its first byte.
Body search_body(const SavedSearch& search, Bytes bytes);

/// Lets a table read the slots of a body, and with all checks looks at what it saves then: slots that it was given. The
/// whole table is gone through for that. \throws Defect
void table_takes(const Body& body, Checks checks);

/// What a search that went on came to know.
struct SearchFound {
  std::optional<soccer::Player> winner{};
};
/// Lets a search go on from the body, and asks it for the winner, the plies and a line: all of them legal, whatever it
/// believes. \param most_positions  for the winner \returns nothing if the body was refused
std::optional<SearchFound> search_takes(const SavedSearch& search, const Body& body,
                                        std::uint64_t most_positions = 100);

/// Inputs to begin with: what searches save early and late, in parts and raw.
std::vector<std::string> search_seeds();

}  // namespace quadrille::fuzz
