// Paper Soccer: the laws of growth of a family in which one size varies.
//
//     const soccer::CountRequest request{.pitch = "paper:1x1..60", .by = soccer::By::total};
//     for (const auto& column : soccer::laws_of(request.pitch, soccer::rows(soccer::count(request)))) {
//       for (const auto& law : column.laws) {
//         std::cout << column.column << ": order " << law.coefficients.size() << '\n';
//       }
//     }
//
// A pitch's count is the n-th term of a sequence (index_of in soccer_family.hpp). Its law is the linear recurrence
// a(n) = c_1 a(n-s) + c_2 a(n-2s) + ... with whole c and s = 1, or one for odd n and one for even n with s = 2: the
// start's row is the middle one or the one above the middle, as the length is even or odd.
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

/// A linear recurrence that was found and verified.
struct FamilyLaw {
  int step = 1;                       ///< s: 1, or 2 for the law of every other term
  int first = 0;                      ///< the n of its sequence's first term
  int from = 0;                       ///< the least n for which a(n) follows from earlier terms
  std::vector<Natural> coefficients;  ///< c_1, c_2, ...; the last is not 0
  /// Of x^first, x^(first+s), ... in P, where the sum of a(n) x^n over the sequence is
  /// P / (1 - c_1 x^s - c_2 x^2s - ...).
  std::vector<Natural> numerator;
  int determined_by = 0;  ///< the first so many terms of its sequence determine it
  int verified_on = 0;    ///< the others, on which it holds: at least as many as its order
  /// If the law holds for every n: the upper limit of a(n)^(1/c(n)), where the n-th pitch has c(n) cells. Nothing if
  /// the sequence ends, or if the cells are not a fixed number for each n.
  std::optional<DecimalRange> growth_per_cell{};
};

/// What is known of one column.
struct ColumnLaws {
  std::string column;           ///< "weak_classes"
  int terms = 0;                ///< how many terms there are
  int most_order = 0;           ///< no law of s = 1 is missed whose order and exceptional first terms add up to this
  int most_order_of_parts = 0;  ///< the same of a law for every other term
  /// The law of all terms, and those of every other term where there is none or they are shorter; empty if there is
  /// none.
  std::vector<FamilyLaw> laws{};
};

/// The fewest pitches whose recurrence can be asked for.
inline constexpr int fewest_terms = 6;

/// Checks that a recurrence can be asked for. \complexity O(pitches)
/// \throws Error (unusable_input) naming the remedy if not: no family, one in which both sizes vary, or none, or one of
///         fewer than fewest_terms pitches; and as pitches_of
void require_laws(std::string_view family);

/// The laws of each column that no row leaves empty, in the order of the table.
/// \param rows  of the family's first pitches, in order, which are fewer where a count ended early
/// \throws Error (unusable_input) as require_laws, and for fewer rows than fewest_terms
/// \complexity a second or so for a thousand rows; O(rows^2) for each prime that the coefficients take
/// Relies on: a recurrence over the whole numbers holds modulo each prime, and Fatou's lemma
/// (enumerate/numbers/recurrence.hpp). That it holds beyond the last row is not proved. If the stop token is set, the
/// columns that were finished are returned. It runs on the calling thread; of the options it takes stop and progress.
std::vector<ColumnLaws> laws_of(std::string_view family, const std::vector<CountRow>& rows,
                                const Options& options = {});

}  // namespace quadrille::soccer
