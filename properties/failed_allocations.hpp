// Allocations that fail unseen: inside a library that catches std::bad_alloc and goes on.
#pragma once

#include <cstdint>

namespace quadrille::properties {

/// Notices every `operator new` of this process that fails while it lives, on any thread, or would without the handler
/// (std::set_new_handler) that was there before. Whoever sets another handler meanwhile takes its own away.
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
