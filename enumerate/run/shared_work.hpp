// shared_work: runs work that all ranks (processes of one run) do together. If the work fails on one rank, it ends on
// all ranks. This keeps the other ranks from waiting for the failed rank for ever.
#pragma once

#include <exception>
#include <new>

#include "quadrille/detail/ranks.hpp"
#include "quadrille/error.hpp"

namespace quadrille::running {

/// The exit status after a limit has ended the work.
inline constexpr int limit_status = 3;

/// The result of work(). Engines agree among the ranks on every status that they foresee, and an Error is thrown on all
/// ranks together. Any other exception ends all ranks: the others would wait for this one.
/// \throws Error as the work does
template <class Work>
auto shared_work(engines::Ranks& ranks, const Work& work) -> decltype(work()) {
  try {
    return work();
  } catch (const Error&) {
    throw;
  } catch (const std::bad_alloc&) {  // allocates nothing: memory may have run out
    ranks.abort("memory: used up; give more, or ask for less", limit_status);
  } catch (const std::exception& error) {
    ranks.abort(error.what(), limit_status);
  }
  return {};  // never reached; g++ 12 does not see that
}

}  // namespace quadrille::running
