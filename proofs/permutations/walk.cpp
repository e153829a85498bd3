#include "proofs/permutations/walk.hpp"

#include <algorithm>
#include <numeric>

namespace quadrille::proofs {

namespace {

/// Asks about one case after the other, until one breaks the sentence or the walk is told to end.
class Asker {
 public:
  Asker(const PermutationQuestion& question, const GoOn& go_on, Exhaustion& found)
      : question_(question), go_on_(go_on), found_(found) {}

  /// Whether there is more to ask.
  bool ask(const PermutationCase& which) {
    found_.cut_short = !go_on_();
    if (found_.cut_short) return false;
    ++found_.positions;
    found_.plies = which.n;
    if (question_.holds(which)) return true;
    found_.witness = PermutationWitness{which};
    return false;
  }

  bool ask_predictions(PermutationCase& which) {
    const int length = which.n - 1;
    const std::uint64_t lists = std::uint64_t{1} << static_cast<unsigned>(length);
    for (std::uint64_t pair = 0; pair < lists * lists; ++pair) {
      which.predictions = {plusminus::Signs{pair / lists, length}, plusminus::Signs{pair % lists, length}};
      if (!ask(which)) return false;
    }
    return true;
  }

  bool ask_lists(PermutationCase& which, bool with_predictions) {
    which.numbers.resize(static_cast<std::size_t>(which.n));
    std::iota(which.numbers.begin(), which.numbers.end(), 1);
    do {
      if (!(with_predictions ? ask_predictions(which) : ask(which))) return false;
    } while (std::next_permutation(which.numbers.begin(), which.numbers.end()));
    return true;
  }

 private:
  const PermutationQuestion& question_;
  const GoOn& go_on_;
  Exhaustion& found_;
};

bool ask_size(Asker& asker, const PermutationQuestion& question, int n) {
  PermutationCase which{n, {}, {}};
  switch (question.cases) {
    case CasesOf::given:
      return asker.ask(question.given);
    case CasesOf::size:
      return asker.ask(which);
    case CasesOf::list:
      return asker.ask_lists(which, false);
    case CasesOf::predictions:
      return asker.ask_predictions(which);
    case CasesOf::game:
      return asker.ask_lists(which, true);
  }
  return false;
}

}  // namespace

Exhaustion exhaust(const PermutationQuestion& question, int largest, std::optional<int> last_ply, const GoOn& go_on) {
  Exhaustion found;
  found.board = permutation_board(largest);
  // What the source gives is one case, and no walk to any ply.
  const int last = question.cases == CasesOf::given ? largest : std::min(largest, last_ply.value_or(largest));
  Asker asker(question, go_on, found);
  bool asks_on = true;
  for (int n = question.least; n <= last && asks_on; ++n) asks_on = ask_size(asker, question, n);
  found.whole = asks_on && last == largest;
  return found;
}

}  // namespace quadrille::proofs
