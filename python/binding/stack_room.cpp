#include "python/binding/stack_room.hpp"

#include <pthread.h>

#include <algorithm>

namespace quadrille::python {

StackRoom::StackRoom() {
  constexpr std::size_t kept_for_python = std::size_t{256} << 10U;
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;  // nothing is known, and nothing refused
  void* lowest = nullptr;
  if (pthread_attr_getstack(&attributes, &lowest, &size_) == 0) {
    low_ = reinterpret_cast<std::uintptr_t>(lowest) + std::min(kept_for_python, size_ / 2);
  }
  pthread_attr_destroy(&attributes);
}

}  // namespace quadrille::python
