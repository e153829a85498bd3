// A count or a solution that several ranks share: rank 0 is asked for it, tells the others the request, and has the
// rows.
//
// The others wait for that (take_part) and go through the same work. What an engine cannot share, rank 0 counts
// alone.
#pragma once

#include <string>
#include <string_view>

#include "enumerate/soccer/grouping.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_solve.hpp"

namespace quadrille::soccer {

/// Whether ranks share the engine's work.
bool is_shared(Engine engine);

/// How a shared count ended.
struct SharedCount {
  enumerate::Counted counted;
  bool resumable = false;            ///< whether the checkpoint holds work to resume
  std::string checkpoint_failure{};  ///< why its last save failed; empty if it did not
};

/// The count. Called by rank 0 alone, or by all together where `told`: by take_part.
/// \param request  its engine is shared \param pitch  the request's \param command  the request in its normal form,
/// which a checkpoint bears \param options  Options::ranks is set \throws Error (unusable_input) on every rank if on
/// any
SharedCount count_on_ranks(const CountRequest& request, const PitchName& pitch, const std::string& command,
                           const Options& options, bool told = false);

/// Who wins; called as count_on_ranks. \param plan  shows the winner, and certifies nothing
/// \throws Error (unusable_input) on every rank if on any
SolveAnswer solve_on_ranks(const Plan<SolveRequest>& plan, const Options& options, bool told = false);
/// The part of it that every rank does, all together (enumerate/soccer/solve.cpp).
SolveAnswer solve_together(const Plan<SolveRequest>& plan, const Options& options);

/// The other ranks' part. \param call  what rank 0 has told, after the line that names the game
/// \throws Error (unusable_input) on every rank if on any
void take_part(std::string_view call, const Options& options);

}  // namespace quadrille::soccer
