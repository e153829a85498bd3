// soccer_positions: lists the strong classes of Paper Soccer in a documented order, one row for each. A strong class is
// a drawing (a set of drawn segments) with the ball's place. `quadrille export positions` prints this stream of rows.
//
// The layered engine (layered.hpp) lists one layer after the other; a layer is all classes with the same number of
// drawn segments. soccer_positions sorts each finished layer and passes the rows on in blocks. So the rows are ordered
// by the number of drawn segments, then by the drawing as a number (edge e is bit e), then by the ball's vertex. The
// rows and their order are the same on any number of threads. The sort moves only keys, 16 bytes for each class; the
// records of the classes stay in place.
//
// Memory never holds all rows. The limit options.memory covers two layers of the engine and the keys. A fixed number
// of blocks needs some memory beyond this limit. Threads fill several blocks in parallel; the caller gets the blocks
// one after another, in order.
//
// Limits: a row holds the number of histories of its class in 128 bits. If a layer has a larger number, the stream ends
// before the first row of this layer (RunStatus::overflow).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "games/soccer/position.hpp"
#include "quadrille/detail/exact_sum.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate {

/// A strong class (Def. 2.8), and the values that its histories have in common.
struct SoccerPosition {
  graphs::WideEdgeSet drawing;
  engines::Count128 size = 0;  ///< the number of histories in the class
  int grade = 0;               ///< the number of drawn segments
  int bounces = 0;             ///< the number of them that were bounces
  soccer::Vertex ball = 0;
  soccer::Player mover = soccer::Player::one;
  soccer::Outcome outcome = soccer::Outcome::ongoing;
  friend bool operator==(const SoccerPosition&, const SoccerPosition&) = default;
};

/// Some rows of one grade, adjacent in the order of the stream.
struct PositionBlock {
  static constexpr std::size_t most_rows = 4096;

  std::vector<SoccerPosition> rows;  ///< at most most_rows
  std::string text;                  ///< the text that PositionSink::prepare makes of them; its memory is used again
};

/// The receiver of the blocks.
struct PositionSink {
  /// Makes a block ready to be taken. Called from several threads, for several blocks at once, in any order; may be
  /// empty.
  std::function<void(PositionBlock&)> prepare;
  /// Takes the next block. \returns true if it wants more
  std::function<bool(const PositionBlock&)> take;
};

/// The end of a stream.
struct PositionsEnd {
  engines::RunStatus status = engines::RunStatus::complete;
  bool enough = false;  ///< true if the sink wanted no more; then the stream ended there, whatever `status` says
  int last_finished_grade = -1;  ///< the last grade whose rows were all taken; -1 if there is none
  bool cut = false;              ///< true if some rows of the grade after it were taken
  std::uint64_t rows = 0;        ///< the number of rows that were taken
};

/// Passes every strong class to the sink, once, up to options.last_grade.
/// \param options  options.memory is for the engine and the blocks; options.checkpoint is not taken
/// \throws Error (unusable_input) if the pitch is not drawable; whatever the sink throws
/// \complexity O(classes * (plies from each + log(largest layer))) time; O(largest two layers) memory
/// Relies on: soccer/mover, soccer/bounces-are-cycles (the ledger's form for walls included)
/// Checked against: soccer_positions_ref
PositionsEnd soccer_positions(const soccer::Pitch& pitch, const PositionSink& sink,
                              const engines::RunOptions& options = {});

/// The reference implementation: plays every history by the rules, and holds the classes in a map. It assumes nothing:
/// it checks that the histories of a class agree in mover and bounces.
/// \throws std::logic_error if they do not
/// \complexity O(histories log classes) time, O(classes) memory
std::vector<SoccerPosition> soccer_positions_ref(const soccer::Pitch& pitch, std::optional<int> last_ply);

}  // namespace quadrille::enumerate
