// Counts the classes or histories of all pitches of one width in one sweep, from the shortest pitch to the longest.
//
// The sweep goes through a pitch row by row, from the bottom. A state describes the border between the rows already
// swept and the others. A row is called plain if it is far from the goals and from the start. All plain rows below the
// start are alike, and so are all those above it. Let v(k) be a vector with one entry for each state: the number of
// ways to draw segments in the lowest rows and k plain rows so that the sweep is then in this state. Let w(k) be the
// vector of the numbers of ways to complete each state by k plain rows and the highest rows. Let entry (a, b) of the
// matrix S be the number of ways from state b to state a through the rows at the start. Then the count for the pitch of
// height N is w(floor(N/2) - 3) S v(ceil(N/2) - 3).
//
// One product with the matrix of a plain row leads from v(k) to v(k + 1), or from w(k) to w(k + 1). So each further
// pitch takes at most three products with a matrix: that of a plain row below the start, S, and that of a plain row
// above the start. The number of products does not depend on the height of the pitch. This is the transfer-matrix
// method (Stanley, Enumerative Combinatorics 1, 4.7).
//
// Checked against: the engines `frontier` and `trails`, which sweep each pitch by itself
// (tests/enumerate/soccer/family/).
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "enumerate/engines/transfer.hpp"
#include "games/soccer/pitch.hpp"
#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/natural.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::enumerate {

// A pitch of any height, cut into rows: the sweep's work in each row, as steps of a transfer matrix.
//
// Pitches of one width differ in the number of plain rows between the rows near a goal and the rows at the start. So
// one pitch has the steps of all of them. These are the steps of its lowest rows, of a plain row below the start, of
// the start's row and the next (where the sweep is done with the start), of a plain row above, and of its highest rows.
// A plan gives different slots to the frontier of each row. Between rows the slots are renumbered from left to right,
// so that equal situations have equal keys.

/// Steps from the state at the lower end of some rows to the states at their upper end.
using RowSteps = std::vector<engines::TransferStep>;

struct FamilyRows {
  static constexpr int low_rows = 3;    ///< rows 0, 1, 2
  static constexpr int start_rows = 2;  ///< the start's row and the next
  static constexpr int high_rows = 2;   ///< rows N - 1 and N of a pitch of height N

  RowSteps low;                      ///< from first_state
  RowSteps below;                    ///< a plain row
  RowSteps start;                    ///< both rows
  RowSteps above;                    ///< a plain row
  RowSteps high;                     ///< to whole_state
  engines::TransferKey first_state;  ///< no vertex is taken in
  engines::TransferKey whole_state;  ///< the drawing is complete: no further row adds to it
};

/// The least height whose rows are those above: three below the start's, and two between its next one and row N - 1.
constexpr int least_family_height = 6;

/// The quantity counted, once for each way from first_state to whole_state.
enum class FamilyCount {
  classes,    ///< the drawings of the frontier's theorem (enumerate/soccer/frontier.hpp) without the empty one
  histories,  ///< all histories, the empty one included (enumerate/soccer/histories/)
};

/// The steps of all pitches of that width under the rules that are at least least_family_height high.
/// \throws Error (unusable_input) if the rows are too wide for the sweep
FamilyRows family_rows(soccer::Rules rules, int width, FamilyCount count);

/// The height of the pitch that is cut: its start's row has plain rows below it and above it.
constexpr int cut_height = 8;

class FamilySweep {
 public:
  /// \param budget  is charged with all that the object holds, and outlives it
  /// \param stop    ends the work
  /// \throws Error (unusable_input) if the rows are too wide; OutOfBudget, Interrupted
  /// \complexity O(states of a row * successors of each)
  FamilySweep(soccer::Rules rules, int width, FamilyCount count, engines::Budget& budget, std::stop_token stop);
  FamilySweep(FamilySweep&&) noexcept;
  ~FamilySweep();

  /// The count of the pitch of that height: its classes without the start's, or its histories. Heights may be asked for
  /// in any order. A height above the last one continues from there; a lower one begins anew.
  /// \pre height >= least_family_height, and even on a classic pitch \throws OutOfBudget, Interrupted
  Natural at(int height);

  std::size_t states() const;   ///< at the ends of rows, below and above the start
  std::size_t entries() const;  ///< of the matrices

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

// The rows of a family's pitches from one sweep, as the engines frontier and trails would count each by itself.

/// True if sweeping the family is expected to be quicker than sweeping each of its pitches.
/// \param engine   the engine that counts each of them
/// \param pitches  the number of pitches of this width that are at least least_family_height high
bool worth_a_family_sweep(soccer::Engine engine, int width, std::size_t pitches);

class FamilyCounts {
 public:
  /// Finds the matrices; those of histories too if the engine counts histories.
  /// \param engine   frontier or trails
  /// \param options  memory bounds what the object holds; the stop token ends the work \throws OutOfBudget, Interrupted
  /// \complexity as FamilySweep
  FamilyCounts(soccer::Rules rules, int width, soccer::Engine engine, const engines::RunOptions& options);

  /// The row of the pitch of the height. \pre height >= least_family_height, and even on a classic pitch
  /// \throws OutOfBudget, Interrupted
  soccer::CountRow at(int height);

 private:
  engines::Budget budget_;
  FamilySweep classes_;
  std::optional<FamilySweep> histories_;
};

}  // namespace quadrille::enumerate
