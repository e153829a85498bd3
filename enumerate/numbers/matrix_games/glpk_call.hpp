// A call of GLPK that ends with std::bad_alloc where memory does not suffice; GLPK itself would
// abort the process.
//
// GLPK reports an error to a hook, which must not return (GLPK manual, section 6.4); ours jumps
// back to the call. What it jumps over are GLPK's own functions, in C, and the call itself, which
// therefore holds nothing with a destructor.
#pragma once

#include <glpk.h>

#include <csetjmp>
#include <new>
#include <type_traits>

namespace quadrille::enumerate {

/// Where a failed call goes on, and whether it failed for memory. Other errors are faults of ours: they still abort.
class GlpkFailure {
 public:
  std::jmp_buf place;

  /// Tells GLPK to come here. \pre GLPK has its environment on this thread (glp_init_env)
  void listen();
  static void stop_listening();

 private:
  static int read_message(void* self, const char* message);
  static void jump(void* self);

  bool memory_ended_ = false;
};

/// call(). After a failure the problems it worked on may only be given up, by glp_free_env.
/// \throws std::bad_alloc if GLPK finds no memory
/// \pre the call calls GLPK and nothing that throws; no object with a destructor lives in it
template <class Call>
void call_glpk(const Call& call) {
  static_assert(std::is_trivially_destructible_v<Call>);
  GlpkFailure failure;
  if (setjmp(failure.place) != 0) {
    GlpkFailure::stop_listening();
    throw std::bad_alloc();
  }
  failure.listen();
  call();
  GlpkFailure::stop_listening();
}

}  // namespace quadrille::enumerate
