// Families of Paper Soccer pitches. One request counts on every pitch of a family. The answer has one row for each
// pitch, with totals only. The rows are sorted by width, and rows of equal width by height.
//
//     const quadrille::Answer answer = soccer::count({.pitch = "paper:3x1..4", .by = soccer::By::total});
//     for (const auto& row : soccer::rows(answer)) {
//       std::cout << row.pitch << ' ' << *row.weak_classes << '\n';
//     }
//
// A family is written "paper:1..4x3" or "paper:3x1..12": the width, the height or both may be a range A..B. In
// "paper:1..6xsame" the height equals the width.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/soccer.hpp"

namespace quadrille::soccer {

/// True if the text names a family, even of one pitch: "paper:3x3..3".
bool is_family(std::string_view text);

/// The names of a family's pitches, in its order; for a single pitch, its own name. A classic family has the even sizes
/// of its ranges.
/// \throws Error (unusable_input) naming the part: a range that cannot be read, is decreasing or holds no size that the
///         rules allow; unknown rules; or too many members
/// \complexity O(pitches)
std::vector<std::string> pitches_of(std::string_view family);

/// An index n for the pitches of a family in which one size varies, or both together.
struct FamilyIndex {
  std::string pitch;  ///< "paper:2xn", "paper:nxn", "classic:4x(2n)"
  int first = 0;      ///< the n of the first pitch; the others follow one by one
};

/// The index of a family; nothing if both sizes vary independently, or if the text is no family. \complexity O(1)
/// \throws Error (unusable_input) as pitches_of if a range cannot be read; any number of members is accepted
std::optional<FamilyIndex> index_of(std::string_view family);

/// The most pitches of a family; each is a count of its own.
inline constexpr int most_pitches = 1000;

}  // namespace quadrille::soccer
