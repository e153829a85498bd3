// One generated heap of an assertion about Nim.
#pragma once

#include <string>

#include "proofs/nim/claims.hpp"

namespace quadrille::nim {

/// Generates a heap and asks the question. A properties::CaseGenerator. \pre the question is a HeapQuestion
void ask_generated_case(const proofs::Question& question, const std::string& text);

}  // namespace quadrille::nim
