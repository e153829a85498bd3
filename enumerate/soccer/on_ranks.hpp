// Lets several ranks (MPI processes) share a count or a solution of Paper Soccer. Rank 0 receives the request, sends
// it to the other ranks, and returns the rows of the answer.
//
// The other ranks wait for the request and then do their part of the work (take_part). If an engine cannot share its
// work, rank 0 does all of it.
#pragma once

#include <string>
#include <string_view>

#include "enumerate/soccer/grouping.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_solve.hpp"

namespace quadrille::soccer {

/// True if ranks share the engine's work.
bool is_shared(Engine engine);

/// The result of a shared count.
struct SharedCount {
  enumerate::Counted counted;
  bool resumable = false;            ///< true if the checkpoint holds work to resume
  std::string checkpoint_failure{};  ///< the reason why its last save failed; empty if it did not
};

/// The count. Rank 0 calls it alone; take_part calls it on the other ranks, with `all_ranks_called`.
/// \param request  its engine is shared
/// \param pitch    the request's
/// \param command  the request in its normal form, which a checkpoint bears
/// \param options  Options::ranks is set
/// \throws Error (unusable_input) on every rank if on any
SharedCount count_on_ranks(const CountRequest& request, const PitchName& pitch, const std::string& command,
                           const Options& options, bool all_ranks_called = false);

/// The winner; called as count_on_ranks. \param plan  shows the winner, and certifies nothing
/// \throws Error (unusable_input) on every rank if on any
SolveAnswer solve_on_ranks(const Plan<SolveRequest>& plan, const Options& options, bool all_ranks_called = false);
/// The part of solve_on_ranks that all ranks do together (enumerate/soccer/solve.cpp).
SolveAnswer solve_together(const Plan<SolveRequest>& plan, const Options& options);

/// The other ranks' part. \param call  the message of rank 0, after the line that names the game
/// \throws Error (unusable_input) on every rank if on any
void take_part(std::string_view call, const Options& options);

}  // namespace quadrille::soccer
