// Finds laws of growth: linear recurrences for the counts of a family of Paper Soccer pitches. One size of the
// family varies, the width or the height.
//
//     const soccer::CountRequest request{.pitch = "paper:1x1..60", .by = soccer::By::total};
//     for (const auto& column : soccer::laws_of(request.pitch, soccer::rows(soccer::count(request)))) {
//       for (const auto& law : column.laws) {
//         std::cout << column.column << ": order " << law.coefficients.size() << '\n';
//       }
//     }
//
// Number the pitches of a family by n (index_of in soccer_family.hpp). Each column of counts is then a sequence a(n). A
// law of this sequence is a linear recurrence
//
//     a(n) = c_1 a(n-s) + c_2 a(n-2s) + ...
//
// with whole numbers c_1, c_2, ... and a step s. If s = 1, one law serves for all n. If s = 2, there is one law for odd
// n and one for even n. The parity of a pitch's length (from goal to goal) matters because the ball's start depends on
// it: if the length is even, the ball starts in the middle row, otherwise in the row above the middle.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/natural.hpp"
#include "quadrille/soccer_family.hpp"

namespace quadrille::soccer {

/// A real number between two decimals, both included.
struct DecimalRange {
  std::string lower;  ///< "7.134510936225"
  std::string upper;  ///< "7.134510936228"
};

/// A linear recurrence, found and verified.
struct FamilyLaw {
  int step = 1;                       ///< s: 1, or 2 for a law of every other term
  int first = 0;                      ///< the n of its sequence's first term
  int from = 0;                       ///< the least n for which a(n) follows from earlier terms
  std::vector<Natural> coefficients;  ///< c_1, c_2, ...; the last is not 0
  /// Coefficients of x^first, x^(first+s), ... in P, where the sum of a(n) x^n over the sequence is
  /// P / (1 - c_1 x^s - c_2 x^2s - ...).
  std::vector<Natural> numerator;
  int determined_by = 0;  ///< the number of first terms of its sequence that determine it
  int verified_on = 0;    ///< the number of other terms, all of which obey it: at least its order
  /// If the law holds for every n: the upper limit of a(n)^(1/c(n)), where the n-th pitch has c(n) cells. Nothing if
  /// the sequence is finite, or if the number of cells is not fixed for each n.
  std::optional<DecimalRange> growth_per_cell{};
};

/// The laws found for one column.
struct ColumnLaws {
  std::string column;  ///< "weak_classes"
  int terms = 0;       ///< the number of terms
  int most_order = 0;  ///< the search finds every law of s = 1 whose order plus exceptional first terms is at most this
  int most_order_of_parts = 0;  ///< the same for a law of every other term
  /// The law of all terms; or the laws of every other term, if there is no law of all terms or they are shorter. Empty
  /// if there is no law.
  std::vector<FamilyLaw> laws{};
};

/// The fewest pitches of a family whose recurrence may be requested.
inline constexpr int fewest_terms = 6;

/// Checks that a recurrence may be requested. \complexity O(pitches)
/// \throws Error (unusable_input) naming the remedy if the text is no family, if both sizes vary or neither does, or if
///         it has fewer than fewest_terms pitches; and as pitches_of
void require_laws(std::string_view family);

/// The laws of each column that is filled in every row, in the order of the table. Takes stop and progress from the
/// options, and runs on the calling thread. If the stop token is set, it returns the finished columns.
/// \param rows  the rows of the family's first pitches, in order; fewer than all if the count ended early
/// \throws Error (unusable_input) as require_laws, and for fewer rows than fewest_terms
/// \complexity a second or so for a thousand rows; O(rows^2) for each prime that the coefficients take
/// Relies on: a recurrence over the whole numbers holds modulo each prime, and Fatou's lemma
/// (enumerate/numbers/recurrence.hpp). That a law holds beyond the last row is not proved.
std::vector<ColumnLaws> laws_of(std::string_view family, const std::vector<CountRow>& rows,
                                const Options& options = {});

}  // namespace quadrille::soccer
