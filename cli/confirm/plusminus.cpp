// The results of Plusses & Minuses that quadrille_confirm can confirm. The first is the number of pairs of truth lists
// (the rises and falls of a permutation and of its inverse). The second is the margin, the difference between the
// players' points under best play.
//
// The proof of the margin uses the margins that the solver of `quadrille` computes, but only as a hint. A wrong hint
// cannot make the proof wrong (enumerate/confirm/plusminus/margin_proof.hpp). No other file of quadrille_confirm calls
// a solver of `quadrille`.
#include <fmt/format.h>

#include <limits>

#include "cli/confirm/subject.hpp"
#include "enumerate/confirm/plusminus/kostka.hpp"
#include "enumerate/confirm/plusminus/margin_proof.hpp"
#include "enumerate/plusminus/placing.hpp"

namespace quadrille::cli {

namespace {

std::string pairs(int n) { return fmt::format("{},{}\n", n, confirm::count_pairs_kostka(n)); }

std::vector<std::int8_t> solvers_margins(int n, int places_first) {
  engines::Budget unlimited(std::numeric_limits<std::size_t>::max());
  return enumerate::placing::value_placements(n, places_first, unlimited, false, {}).margins;
}

std::string margin(int n) {
  std::string csv;
  for (const int places_first : {1, 2}) {
    const std::vector<std::int8_t> hint = solvers_margins(n, places_first);
    const confirm::MarginBounds bounds = confirm::prove_plusminus_margin(n, places_first, hint);
    csv += fmt::format("{},{},{},{}\n", n, places_first, bounds.at_least, bounds.at_most);
  }
  return csv;
}

}  // namespace

std::vector<Subject> plusminus_subjects() {
  return {
      sized_subject("pairs:", "pairs of truth lists", "n,pairs", confirm::most_kostka_numbers, pairs),
      sized_subject("plusminus-margin:",
                    "bounds of the margin under best play; the solver's margins are a hint that picks the strategies",
                    "n,places_first,at_least,at_most", confirm::most_proved_side, margin,
                    {{"at_least", {"margin"}}, {"at_most", {"margin"}}})};
}

}  // namespace quadrille::cli
