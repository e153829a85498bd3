// How much of a thread's stack is left: what calls itself once a ply asks before it goes deeper.
#pragma once

#include <cstddef>
#include <cstdint>

namespace quadrille::python {

/// The stack of the thread that makes this object. Its size was chosen where the thread was started
/// (`threading.stack_size`).
class StackRoom {
 public:
  /// Asks the system, which takes some tenths of a millisecond in a main thread.
  StackRoom();

  /// Whether so little is left that Python's own calls may not fit any more: a quarter of a MiB, or half of a stack
  /// that is smaller than twice that. Called on the same thread. \complexity O(1)
  bool is_low() const {
    const char here = 0;
    return reinterpret_cast<std::uintptr_t>(&here) < low_;
  }

  /// All of it, in bytes.
  std::size_t size() const { return size_; }

 private:
  std::uintptr_t low_ = 0;  // it grows downwards, to no less than this
  std::size_t size_ = 0;
};

}  // namespace quadrille::python
