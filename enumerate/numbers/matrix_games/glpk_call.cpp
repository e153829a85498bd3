#include "enumerate/numbers/matrix_games/glpk_call.hpp"

#include <cstring>

namespace quadrille::enumerate {

void GlpkFailure::set_hooks() {
  glp_term_out(GLP_OFF);
  glp_term_hook(&GlpkFailure::read_message, this);  // an error turns the output on to print its message
  glp_error_hook(&GlpkFailure::jump, this);
}

void GlpkFailure::remove_hooks() {
  glp_error_hook(nullptr, nullptr);
  glp_term_hook(nullptr, nullptr);
  glp_term_out(GLP_OFF);
}

int GlpkFailure::read_message(void* self, const char* message) {
  auto* const failure = static_cast<GlpkFailure*>(self);
  if (std::strstr(message, "no memory available") != nullptr) failure->memory_ended_ = true;
  return failure->memory_ended_ ? 1 : 0;  // 1 suppresses the output
}

void GlpkFailure::jump(void* self) {
  auto* const failure = static_cast<GlpkFailure*>(self);
  if (failure->memory_ended_) std::longjmp(failure->place, 1);
}

}  // namespace quadrille::enumerate
