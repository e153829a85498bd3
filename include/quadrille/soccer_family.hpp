// Paper Soccer: families of pitches, all counted by one request in total, in the order of width and then of height.
//
//     const quadrille::Answer answer = soccer::count({.pitch = "paper:3x1..4", .by = soccer::By::total});
//     for (const auto& row : soccer::rows(answer)) {
//       std::cout << row.pitch << ' ' << *row.weak_classes << '\n';
//     }
//
// A family is written "paper:1..4x3", "paper:3x1..12": a size or both may be a range A..B; "paper:1..6xsame": as high
// as wide.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/soccer.hpp"

namespace quadrille::soccer {

/// Whether the text names a family, if only of one pitch: "paper:3x3..3".
bool is_family(std::string_view text);

/// The names of a family's pitches, in its order; of a single pitch its own. A classic family has the even sizes of its
/// ranges.
/// \throws Error (unusable_input) naming the part: a range that cannot be read, runs backwards or holds no size that
///         the rules have; rules that there are not; or too many members
/// \complexity O(pitches)
std::vector<std::string> pitches_of(std::string_view family);

/// What numbers the pitches of a family in which one size varies, or both together.
struct FamilyIndex {
  std::string pitch;  ///< "paper:2xn", "paper:nxn", "classic:4x(2n)"
  int first = 0;      ///< the n of the first pitch; the others follow one by one
};

/// The index of a family; nothing if both sizes vary by themselves, or if it is no family. \complexity O(1)
/// \throws Error (unusable_input) as pitches_of where a range cannot be read; any number of members is taken
std::optional<FamilyIndex> index_of(std::string_view family);

/// The most pitches of a family, each of which is a count of its own.
inline constexpr int most_pitches = 1000;

}  // namespace quadrille::soccer
