// All pitches of one width in one sweep: the terms of a family, one after another.
//
// Let v(k) be the numbers of ways to the states after the lowest rows and k plain ones, and w(k) the values of states
// above the start: in how many ways k plain rows and the highest ones complete them. With S for the start's rows, the
// pitch of height N has w(floor(N/2) - 3) S v(ceil(N/2) - 3) in all. So a step along the family is one product by a
// plain row below, one by S, and one by a plain row above, however long the pitch (Stanley, Enumerative Combinatorics
// 1, 4.7: the transfer-matrix method).
//
// Checked against: frontier and trails, which sweep each pitch by itself (tests/enumerate/soccer/family/).
#pragma once

#include <memory>
#include <stop_token>

#include "enumerate/soccer/family/rows.hpp"
#include "quadrille/detail/budget.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

class FamilySweep {
 public:
  /// \param budget  is charged with what is held, and outlives the object
  /// \param stop    ends the work
  /// \throws Error (unusable_input) if the rows are too wide; OutOfBudget, Interrupted
  /// \complexity O(states of a row * ways on from each)
  FamilySweep(soccer::Rules rules, int width, FamilyCount count, engines::Budget& budget, std::stop_token stop);
  FamilySweep(FamilySweep&&) noexcept;
  ~FamilySweep();

  /// The number of the pitch of the height: of its classes but the start's, or of its histories. Heights may be asked
  /// for in any order; those after the last are found step by step, earlier ones from the beginning.
  /// \pre height >= least_family_height, and even on a classic pitch \throws OutOfBudget, Interrupted
  Natural at(int height);

  std::size_t states() const;   ///< at the ends of rows, below and above the start
  std::size_t entries() const;  ///< of the matrices

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace quadrille::enumerate
