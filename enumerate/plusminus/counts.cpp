#include "enumerate/plusminus/counts.hpp"

namespace quadrille::enumerate {

std::vector<std::string> plusminus_columns(PlusminusBy by) {
  switch (by) {
    case PlusminusBy::matches:
      return {"matches_1", "matches_2", "permutations"};
    case PlusminusBy::descents:
      return {"descents", "inverse_descents", "permutations"};
    case PlusminusBy::pairs:
      return {"n", "pairs"};
  }
  return {};
}

}  // namespace quadrille::enumerate
