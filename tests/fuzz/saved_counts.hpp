// What a count of Paper Soccer saves and goes on from, in memory and in a form that can be fuzzed.
//
// A body as it is saved is mostly redundant: sizes of shards, lengths of buckets, states in the order of their hashes.
// A change anywhere breaks these first. So the input of a fuzzer holds the rest (`Parts`), and the redundant part is
// made right here, as the checksum is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "enumerate/soccer/grouping.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

using Body = std::vector<std::byte>;

/// What an input's first byte says: which count it is a checkpoint of, and how it is written down.
struct SavedCount {
  std::string pitch;
  enumerate::By by = enumerate::By::ply;
  enumerate::Symmetry symmetry = enumerate::Symmetry::none;
  bool raw = false;     ///< the rest of the input is the body as it stands
  bool trails = false;  ///< of a sweep: over trails, by ply or in total, never up to the mirror

  /// Bits 0 to 1: the pitch. Bits 2 to 4: the grouping. Bit 5: up to the mirror. Bit 6: raw. Bit 7: over trails.
  static SavedCount of(std::uint8_t byte);
  std::uint8_t byte() const;
};

/// The pitches that checkpoints are fuzzed on: paper and classic, with and without a goal beside the start.
const std::vector<std::string>& pitches_of_saved_counts();

/// A body that is not written raw: its parts before the redundant ones, and its records.
struct Parts {
  Body front;    ///< layered: header and account; frontier: what earlier sweeps found, and the step
  Body middle;   ///< layered: the grade; frontier: the totals
  Body records;  ///< the states with their numbers, in any order
};

/// Takes the parts out of an input behind its first byte: two lengths of two bytes, then the parts.
Parts parts_of(Bytes bytes);
/// The input that holds them.
std::string input_of(const SavedCount& count, const Parts& parts);
/// The input that holds a body as it stands.
std::string raw_input_of(SavedCount count, const Body& body);

/// The body with these parts. Records go where they belong, so far as they are whole.
Body layered_body(const Parts& parts);
Body frontier_body(const Parts& parts);
/// The parts of a body that was saved.
Parts layered_parts(const Body& body);
Parts frontier_parts(const Body& body, std::size_t front, std::size_t middle);

/// What a count that is stopped after so many saves has saved.
/// \returns nothing if the count ends before, or cannot be counted by that engine
Body saved_by_layered(const SavedCount& count, int saves);
Body saved_by_frontier(const SavedCount& count, int saves);

/// Goes on from the body for some steps. \returns whether all of it was taken
/// \throws what is no refusal
bool layered_takes(const SavedCount& count, const Body& body);
bool frontier_takes(const SavedCount& count, const Body& body);

/// The same, and whether what is saved then is taken as well. For bodies that were saved: a forged one may be found out
/// after it was saved again.
bool layered_takes_again(const SavedCount& count, const Body& body);
bool frontier_takes_again(const SavedCount& count, const Body& body);

/// Inputs to begin with: what counts save early and late, in parts and raw.
std::vector<std::string> layered_seeds();
std::vector<std::string> frontier_seeds();

}  // namespace quadrille::fuzz
