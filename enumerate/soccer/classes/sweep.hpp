// How many strong classes a pitch has, of the whole game and up to a last ply: one sweep, summed.
#pragma once

#include <optional>
#include <string>

#include "games/soccer/pitch.hpp"
#include "quadrille/engines.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

struct SweptClasses {
  Natural of_game = 0;
  Natural to_last_ply = 0;                                   ///< the same without a last ply
  engines::RunStatus status = engines::RunStatus::complete;  ///< if not complete, the numbers mean nothing
  std::string reached{};                                     ///< then: where the sweep ended
};

/// Counts by the frontier, and not up to a symmetry. The start is a class too.
/// \param options  without a checkpoint; a last grade, no smaller than last_ply, bounds the sweep and so both numbers
/// \pre require_engine lets the frontier count the pitch
/// \complexity a sweep; with a last ply, one that tells the plies apart
///
/// Checked against: reverse, which lists the classes (tests/enumerate/soccer/classes/sweep_test.cpp).
SweptClasses sweep_classes(const soccer::PitchName& name, const std::optional<int>& last_ply,
                           const engines::RunOptions& options = {});

}  // namespace quadrille::enumerate
