// What a library does that ends the process is made into an end of the program's own: exit 3 and a line that says why.
//
// Libraries call std::exit or abort where memory ends (QSopt_ex), or fault (dlopen, while oneTBB starts), and oneTBB's
// threads end in std::terminate where a thread cannot be created. Exit 1 would say that a verdict departs. What is done
// here allocates nothing: there may be nothing left. Faults of this program's own still abort.
#pragma once

#include <exception>

namespace quadrille::cli {

/// While it lives, ends made by libraries are taken over. \pre one at a time, unless a later one ends the process
class LastResort {
 public:
  /// \param library_at_work  whether a library is at work that aborts or faults where memory ends; asked from a signal
  ///                         handler. Elsewhere aborts and faults end as usual. Null: there is no such library
  explicit LastResort(bool (*library_at_work)());
  ~LastResort();
  LastResort(const LastResort&) = delete;
  LastResort& operator=(const LastResort&) = delete;

 private:
  std::terminate_handler earlier_;
};

}  // namespace quadrille::cli
