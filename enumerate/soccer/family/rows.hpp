// A pitch of any height, cut into rows: what a sweep does in each, as steps of a transfer matrix.
//
// Pitches of one width differ in how many plain rows lie between the rows near a goal and the rows at the start. So the
// steps of all of them are those of one pitch: of its lowest rows, of a plain row below the start, of the start's row
// and the next (where the sweep is done with the start), of a plain row above, of its highest rows. The slots that a
// plan gives to what lies on the frontier differ from row to row; between rows they are renumbered from left to right,
// so that equal situations have equal keys.
#pragma once

#include <vector>

#include "enumerate/engines/transfer.hpp"
#include "games/soccer/pitch.hpp"

namespace quadrille::enumerate {

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
  engines::TransferKey first_state;  ///< nothing taken in
  engines::TransferKey whole_state;  ///< the drawing is complete: no further row adds to it
};

/// The least height whose rows are those above: three below the start's, and two between its next one and row N - 1.
constexpr int least_family_height = 6;

/// What is counted, once for each way from first_state to whole_state.
enum class FamilyCount {
  classes,    ///< the drawings of the frontier's theorem (enumerate/soccer/frontier.hpp) but the empty one
  histories,  ///< all, the empty one included (enumerate/soccer/histories/)
};

/// The steps of all pitches under the rules that are so wide and at least least_family_height high.
/// \throws Error (unusable_input) if the rows are too wide for the sweep
FamilyRows family_rows(soccer::Rules rules, int width, FamilyCount count);

/// The height of the pitch that is cut: its start's row has plain rows below it and above it.
constexpr int cut_height = 8;

}  // namespace quadrille::enumerate
