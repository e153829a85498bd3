// What reverse search on ranks saves and goes on from, in memory and in a form that can be fuzzed (saved_counts.hpp).
//
// Behind an input's first byte, unless it says that the body stands as it is: which part of the search is finished, in
// 128ths; the states found, in eight bytes; the deepest grade; whether there are moves beyond; then the roots, ten
// bytes each: which part of the search is expected below it, in 256ths, the drawing's edges, the ball. Their number,
// and the grade of each, are made right.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tests/fuzz/readers.hpp"
#include "tests/fuzz/saved_counts.hpp"

namespace quadrille::fuzz {

/// What an input's first byte says. Bits 0 to 1: the pitch. Bit 6: raw.
struct SavedSubtrees {
  std::string pitch;
  bool raw = false;

  static SavedSubtrees of(std::uint8_t byte);
  std::uint8_t byte() const;
};

/// What a search found. Not whole: it was stopped, since it took long.
struct SubtreesFound {
  bool whole = false;
  std::uint64_t states = 0;
  int last_grade = 0;
};

/// The body that an input stands for, behind its first byte.
Body subtrees_body(const SavedSubtrees& saved, Bytes bytes);

/// Goes on from the body. \param budget  visits between two looks \returns nothing if it was refused
std::optional<SubtreesFound> subtrees_taken(const SavedSubtrees& saved, const Body& body, std::uint64_t budget);

/// Whether the body is taken, and what is saved then as well. For bodies that were saved: a forged one may be found out
/// after it was saved again.
bool subtrees_taken_again(const SavedSubtrees& saved, const Body& body, std::uint64_t budget);

/// The same search from its start.
SubtreesFound subtrees_from_start(const SavedSubtrees& saved);

/// Inputs to begin with: what searches save early and late, in parts and raw.
std::vector<std::string> subtrees_seeds();

}  // namespace quadrille::fuzz
