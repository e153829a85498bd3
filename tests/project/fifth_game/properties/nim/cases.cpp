#include "properties/nim/cases.hpp"

#include <rapidcheck.h>

namespace quadrille::nim {

void ask_generated_case(const proofs::Question& question, const std::string& text) {
  const auto& about = dynamic_cast<const HeapQuestion&>(question);
  const bool holds = about.holds(*rc::gen::inRange(0, about.generated() + 1));
  if (!holds) RC_FAIL(text);
}

}  // namespace quadrille::nim
