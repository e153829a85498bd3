// Paper Soccer: families of pitches, all counted by one query.
//
//     const quadrille::soccer::CountFamilyQuery query{.pitches = "paper:3x1..4"};
//     for (const auto& row : quadrille::soccer::count(query).rows) {
//       std::cout << row.pitch << ' ' << row.weak_classes << '\n';
//     }
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/soccer.hpp"

namespace quadrille::soccer {

/// The whole games, or all plies up to a last one, of a family of pitches: each is counted in total, in the order of
/// its width and then of its height.
struct CountFamilyQuery {
  /// "paper:1..4x3", "paper:3x1..12": a size or both may be a range A..B; "paper:1..6xsame": as high as wide
  std::string pitches;
  Engine engine = Engine::automatic;  ///< how; `automatic` chooses for each pitch
  std::optional<int> plies = {};      ///< as CountBy's
  bool mirror = false;                ///< as CountBy's
};

/// All positions of one pitch of a family.
struct PitchCounts {
  std::string pitch;                 ///< "paper:3x3"
  std::optional<Natural> histories;  ///< sequences of the ball's vertices; empty if the engine cannot know them
  Natural weak_classes;              ///< drawings
  Natural strong_classes;            ///< drawings with a ball
  friend bool operator==(const PitchCounts&, const PitchCounts&) = default;
};

Schema<PitchCounts> schema_of(RowType<PitchCounts>);  ///< the columns of its table

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

/// The request that gives these rows, in its normal form. Throws nothing: the family is not read. \complexity O(1)
std::string request_of(const CountFamilyQuery& query);

/// The most pitches of a family, each of which is a count of its own.
inline constexpr int most_pitches = 1000;

/// A count of a family whose engines are chosen and can take their pitches.
struct FamilyPlan {
  CountFamilyQuery query;                         ///< what is counted
  std::vector<CountPlan<TotalCounts>> pitches{};  ///< one a pitch, in order
  std::vector<std::string> unfilled{};            ///< the columns that are empty in every row
};

/// Chooses the engine of each pitch and checks that it can take the query.
/// \throws Error (unusable_input) as pitches_of, as `plan` of each pitch does, or if Options::checkpoint is given: a
///         checkpoint is of one pitch
/// \complexity O(pitches), and a sweep of less than a second for each where `plan` of it takes one
FamilyPlan plan(const CountFamilyQuery& query, const Options& options = {});
/// The sum over the pitches of known size; nothing if none is. Throws nothing. \complexity as size_of, for each pitch
std::optional<RequestSize> size_of(const FamilyPlan& plan, const Options& options = {});

/// What is known of a family's count before it starts: for the user, who may have to agree to it.
struct FamilyOutlook {
  const FamilyPlan& plan;           ///< how it will be counted
  std::optional<RequestSize> size;  ///< as size_of
};

/// Is shown the outlook of a count once, before it starts. What it throws ends the job before any work.
using OnFamilyOutlook = std::function<void(const FamilyOutlook&)>;

/// @{
/// Counts one pitch after another; those of one width that frontier or trails count come from one sweep where that is
/// quicker, with the same rows. A count that ends early has the rows of the pitches that were finished.
/// Options::checkpoint is not taken. Without `on_outlook` nothing is found out about the size.
/// \throws Error (unusable_input) as `plan`; what on_outlook throws
/// \complexity as `count` of each pitch; one sweep for those of a width takes O(height * states of a row * ways on from
///             each) for the highest of them
Result<PitchCounts> count(const FamilyPlan& plan, const Options& options = {});
Result<PitchCounts> count(const CountFamilyQuery& query, const Options& options = {},
                          const OnFamilyOutlook& on_outlook = {});
/// @}

}  // namespace quadrille::soccer
