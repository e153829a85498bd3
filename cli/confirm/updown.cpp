// The results of Up's & Down's that quadrille_confirm can confirm: the number of permutations with each score, modulo
// 2^64, and the score under best play.
#include <fmt/format.h>

#include "cli/confirm/subject.hpp"
#include "enumerate/confirm/updown/words.hpp"

namespace quadrille::cli {

namespace {

std::string scores(int n) {
  std::string csv;
  const std::vector<std::uint64_t> residues = confirm::updown_scores_mod_2_64(n);
  for (std::size_t score = 0; score < residues.size(); ++score) {
    csv += fmt::format("{},18446744073709551616,{}\n", score, residues[score]);
  }
  return csv;
}

std::string best_play(int n) {
  const confirm::UpdownValues values = confirm::updown_values_plain(n);
  return fmt::format("{0},offense,{1}\n{0},defense,{2}\n", n, values.offense_first, values.defense_first);
}

}  // namespace

std::vector<Subject> updown_subjects() {
  Subject by_score = sized_subject("updown:", "permutations by score, modulo 2^64", "score,modulus,residue",
                                   confirm::most_word_numbers, scores);
  by_score.counted_as = {{"residue", {"permutations"}}};
  return {by_score, sized_subject("updown-values:", "scores under best play", "n,first,score",
                                  confirm::most_word_numbers, best_play)};
}

}  // namespace quadrille::cli
