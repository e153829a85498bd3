// Calls functions of the library GLPK so that they throw std::bad_alloc if memory does not suffice. GLPK itself would
// abort the process.
//
// GLPK reports an error to a hook, a function that must not return (GLPK manual, section 6.4). Our hook jumps back to
// the place before the call (longjmp). The jump leaves GLPK's own C functions, and the caller's code that call_glpk
// runs, without calling destructors. So this code must hold no object with a destructor.
#pragma once

#include <glpk.h>

#include <csetjmp>
#include <new>
#include <type_traits>

namespace quadrille::enumerate {

/// The place to which a failed call jumps back, and the cause of the failure. Errors other than lack of memory are our
/// own faults: they still abort.
class GlpkFailure {
 public:
  std::jmp_buf place;

  /// Sets GLPK's hooks to this object. \pre GLPK has its environment on this thread (glp_init_env)
  void set_hooks();
  static void remove_hooks();

 private:
  static int read_message(void* self, const char* message);
  static void jump(void* self);

  bool memory_ended_ = false;
};

/// Runs call(). After a failure, the caller may only free the problems that the call worked on, by glp_free_env.
/// \throws std::bad_alloc if GLPK finds no memory
/// \pre the call calls GLPK and nothing that throws; no object with a destructor lives in it
template <class Call>
void call_glpk(const Call& call) {
  static_assert(std::is_trivially_destructible_v<Call>);
  GlpkFailure failure;
  if (setjmp(failure.place) != 0) {
    GlpkFailure::remove_hooks();
    throw std::bad_alloc();
  }
  failure.set_hooks();
  call();
  GlpkFailure::remove_hooks();
}

}  // namespace quadrille::enumerate
