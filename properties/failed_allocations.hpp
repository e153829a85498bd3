// Allocations that fail unseen: inside a library that catches std::bad_alloc and goes on.
#pragma once

#include <cstdint>

namespace quadrille::properties {

/// Notices every `operator new` of this process that fails while this object lives, on any thread. It does so as the
/// process's new-handler (std::set_new_handler), and calls the handler that was there before, which may still find
/// memory. Once another handler is set it notices nothing, until the next object of this class is made.
///
/// RapidCheck catches what a case throws, its own std::bad_alloc included, as a failure of the property; and it drops
/// what fails while it makes a case smaller, so that it shows another case. Only who looks for it can tell.
class FailedAllocations {
 public:
  FailedAllocations();

  /// Whether one has failed since this object was made.
  bool any() const;

 private:
  std::uint64_t before_;
};

}  // namespace quadrille::properties
