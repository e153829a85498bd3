// Work that all ranks do together.
#pragma once

#include <exception>
#include <new>

#include "quadrille/detail/ranks.hpp"
#include "quadrille/error.hpp"

namespace quadrille::running {

/// The exit status of work that a limit ended.
inline constexpr int limit_status = 3;

/// The result of work(). Engines agree on every end that they foresee, and an Error is thrown on all ranks if on any.
/// What else ends the work of one rank ends all: the others would wait for it.
/// \throws Error as the work does
template <class Work>
auto shared_work(engines::Ranks& ranks, const Work& work) -> decltype(work()) {
  try {
    return work();
  } catch (const Error&) {
    throw;
  } catch (const std::bad_alloc&) {  // nothing is allocated here: there may be no memory left
    ranks.abort("memory: used up; give more, or ask for less", limit_status);
  } catch (const std::exception& error) {
    ranks.abort(error.what(), limit_status);
  }
  return {};  // never; g++ 12 does not see that
}

}  // namespace quadrille::running
