// What an assertion asks, whatever its game: a question can be asked of every case of a board, and perhaps of generated
// cases.
//
// Each game derives its own questions in proofs/GAME, which hold the predicate and know which boards there are. How
// cases are generated is not their business: properties/GAME does that, for the questions that it knows.
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "proofs/exhaustion.hpp"

namespace quadrille::proofs {

struct WalkOptions {
  std::string board = {};                      ///< the one board to walk; those that the question chooses if empty
  std::optional<int> last_ply = std::nullopt;  ///< the most marks of a case; as many as the board has if empty
  std::stop_token stop = {};                   ///< asked before each case; ends the walk
};

class Question {
 public:
  Question() = default;
  Question(const Question&) = default;
  Question& operator=(const Question&) = default;
  virtual ~Question() = default;

  /// Asks about every case of each board, the smaller cases first, and ends at the first that breaks the assertion.
  /// \return one entry a board; fewer if the walk was stopped
  /// \throws Error (unusable_input) if options.board is no board of the question's game
  virtual std::vector<Exhaustion> exhaust(const WalkOptions& options) const = 0;

  /// Whether there are cases beyond those that a walk asks about anyway.
  virtual bool has_cases_to_generate() const = 0;
};

}  // namespace quadrille::proofs
