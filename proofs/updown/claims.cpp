// The list of claims about Up's & Down's. Some claims are about the two example lists of the game's author. The others
// are about the number of permutations with a given signature. The signature of a list is the word of its rises and
// falls.
//
// Quadrille computes this number by a recursion (de Bruijn 1970, Niven 1968). The claims compare the result with three
// other methods. The first method counts lists one by one. The second is inclusion and exclusion over the places where
// a list falls (MacMahon). The third method applies only to lists that rise and fall by turns. It is the triangle of
// Seidel and Entringer, which gives the zigzag numbers.

#include "proofs/updown/claims.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "enumerate/updown/counts.hpp"
#include "games/permutations.hpp"
#include "games/updown/score.hpp"

namespace quadrille::updown {

bool ListQuestion::for_each_case(int n, const Visit& visit) const {
  return proofs::for_each_list(n, [&](const std::vector<int>& numbers) { return visit({n, numbers}); });
}

proofs::Assertion list_assertion(proofs::Role role, const proofs::SizeRange& sizes, std::string text,
                                 ListQuestion::Predicate holds) {
  return make_assertion(role, std::move(text), ListQuestion(sizes, std::move(holds)));
}

using proofs::Claim;
using proofs::given_assertion;
using proofs::most_case_numbers;
using proofs::PermutationCase;
using proofs::ProofVerdict;
using proofs::size_assertion;
using proofs::StatementVerdict;

namespace {

bool has_the_word_and_score_of_the_source(const PermutationCase& which) {
  return to_string(word_of(which.numbers)) == "UDUDUUDUU" && score(word_of(which.numbers)) == 4;
}

bool scores_eight(const PermutationCase& which) { return score(word_of(which.numbers)) == 8; }

bool rising_list_scores_two_less(const PermutationCase& which) {
  return score(word_of(proofs::rising_list(which.n))) == which.n - 2;
}

// The letters of the word, counted from 1, at which the factor occurs.
std::vector<int> places(const std::string& factor, const std::string& word) {
  std::vector<int> found;
  for (std::size_t at = word.find(factor); at != std::string::npos; at = word.find(factor, at + 1)) {
    found.push_back(static_cast<int>(at) + 1);
  }
  return found;
}

// The letters that are in both of two factors: the number of them, and the first.
struct Overlap {
  int letters = 0;
  int first = 0;
};

Overlap overlap_of(const Repetition& pair) {
  return {std::max(pair.first + pair.length - pair.second, 0), pair.second + 1};
}

bool has_the_places_of_the_source(const PermutationCase& which) {
  const std::string word = to_string(word_of(which.numbers));
  const std::vector<int> found = places("UDUU", word);
  if (found != std::vector{3, 6}) return false;
  const Repetition pair{4, found[0] - 1, found[1] - 1};
  const auto [letters, first] = overlap_of(pair);
  return letters == 1 && first == 6 && word[5] == 'U' && longest_repetition(word_of(which.numbers)) == pair;
}

bool factors_of_the_rising_list_share_the_middle(const PermutationCase& which) {
  const int length = which.n - 2;
  const Word word = word_of(proofs::rising_list(which.n));
  const std::vector<int> found = places(std::string(static_cast<std::size_t>(length), 'U'), to_string(word));
  if (found != std::vector{1, 2}) return false;
  const Repetition pair{length, found[0] - 1, found[1] - 1};
  const auto [letters, first] = overlap_of(pair);
  // The word has as many letters before the middle as after it.
  return letters == which.n - 3 && first - 1 == word.length - (first - 1 + letters) && longest_repetition(word) == pair;
}

bool score_is_the_longest_factor_at_two_places(const PermutationCase& which) {
  const std::string word = to_string(word_of(which.numbers));
  std::size_t longest = 0;
  for (std::size_t length = 1; length < word.size(); ++length) {
    for (std::size_t at = 0; at + length <= word.size(); ++at) {
      if (places(word.substr(at, length), word).size() > 1) longest = length;
    }
  }
  return static_cast<std::size_t>(score(word_of(which.numbers))) == longest;
}

bool is_constant(const Word& word) {
  for (int i = 1; i < word.length; ++i) {
    if (word.sign(i) != word.sign(0)) return false;
  }
  return true;
}

bool only_monotone_lists_score_the_most(const PermutationCase& which) {
  const Word word = word_of(which.numbers);
  const int points = score(word);
  return points <= which.n - 2 && (points == which.n - 2) == is_constant(word);
}

bool score_is_that_of_the_reference(const PermutationCase& which) {
  return score(word_of(which.numbers)) == score_ref(word_of(which.numbers));
}

// The place of a word in enumerate::signature_counts: its letters as binary digits, the first the highest, U as 0.
std::size_t index_of(const Word& word) {
  std::size_t index = 0;
  for (int i = 0; i < word.length; ++i) index = 2 * index + (word.sign(i) == Letter::down ? 1 : 0);
  return index;
}

bool signatures_are_as_listed(const PermutationCase& which) {
  std::vector<std::uint64_t> listed(std::size_t{1} << static_cast<unsigned>(which.n - 1));
  games::for_each_permutation(which.n, 1,
                              [&](const std::vector<int>& numbers) { ++listed[index_of(word_of(numbers))]; });
  return listed == enumerate::signature_counts(which.n);
}

// E(n) by Seidel's triangle: each row is the running sum of the one before, read backwards.
std::uint64_t zigzag_number(int n) {
  std::vector<std::uint64_t> row{1};
  for (int i = 1; i <= n; ++i) {
    std::vector<std::uint64_t> next{0};
    for (std::size_t k = row.size(); k-- > 0;) next.push_back(next.back() + row[k]);
    row = std::move(next);
  }
  return row.back();
}

// True if each of the last `length` binary digits differs from the next.
bool is_alternating(std::size_t index, int length) {
  for (int i = 1; i < length; ++i, index >>= 1U) {
    if ((index & 1U) == (index >> 1U & 1U)) return false;
  }
  return true;
}

bool alternating_words_are_the_most_frequent(const PermutationCase& which) {
  const std::vector<std::uint64_t> counts = enumerate::signature_counts(which.n);
  const std::uint64_t most = zigzag_number(which.n);
  for (std::size_t index = 0; index < counts.size(); ++index) {
    const bool as_it_should = is_alternating(index, which.n - 1) ? counts[index] == most : counts[index] < most;
    if (!as_it_should) return false;
  }
  return true;
}

// MacMahon: the number of orders that fall exactly at `falls`, by inclusion and exclusion over its parts, shortest
// first. The orders of the first s numbers that fall at all given places before s are a signed sum of multinomials.
// Sums wrap; the result is below 20! < 2^64 and so exact.
std::uint64_t orders_that_fall_at(std::vector<int> falls, int n) {
  std::vector<std::vector<std::uint64_t>> binomial(static_cast<std::size_t>(n) + 1);
  for (std::size_t row = 0; row < binomial.size(); ++row) {
    binomial[row].assign(row + 1, 1);
    for (std::size_t k = 1; k < row; ++k) binomial[row][k] = binomial[row - 1][k - 1] + binomial[row - 1][k];
  }
  falls.push_back(n);
  std::vector<std::uint64_t> orders;
  for (std::size_t j = 0; j < falls.size(); ++j) {
    const auto& row = binomial[static_cast<std::size_t>(falls[j])];
    std::uint64_t sum = j % 2 == 0 ? 1 : ~std::uint64_t{0};
    for (std::size_t i = 0; i < j; ++i) {
      const std::uint64_t term = orders[i] * row[static_cast<std::size_t>(falls[i])];
      sum += (j - i) % 2 == 1 ? term : ~term + 1;
    }
    orders.push_back(sum);
  }
  return orders.back();
}

bool as_many_by_inclusion_and_exclusion(const PermutationCase& which) {
  const Word word = word_of(which.numbers);
  std::vector<int> falls;
  for (int i = 0; i < word.length; ++i) {
    if (word.sign(i) == Letter::down) falls.push_back(i + 1);
  }
  return orders_that_fall_at(falls, which.n) == enumerate::signature_counts(which.n)[index_of(word)];
}

}  // namespace

std::vector<Claim> claims() {
  return {
      {"updown/example-1",
       "the source's example",
       "1,7,3,5,2,9,10,4,6,8 has the word UDUDUUDUU and scores 4",
       StatementVerdict::holds,
       ProofVerdict::none,
       "",
       {given_assertion<PermutationCase>("1,7,3,5,2,9,10,4,6,8 has the word UDUDUUDUU and scores 4",
                                         {10, {1, 7, 3, 5, 2, 9, 10, 4, 6, 8}}, has_the_word_and_score_of_the_source),
        list_assertion(proofs::Role::support, {1, 8, most_case_numbers},
                       "a list's score is the one found by comparing all pairs of factors letter by letter",
                       score_is_that_of_the_reference)}},
      {"updown/example-2",
       "the source's second example",
       "1,2,...,10 scores 8",
       StatementVerdict::holds,
       ProofVerdict::none,
       "1,2,...,n scores n-2, the maximum, and only this list and its reversal reach it",
       {given_assertion<PermutationCase>("1,2,...,10 scores 8", {10, proofs::rising_list(10)}, scores_eight),
        size_assertion<PermutationCase>(proofs::Role::statement, 2, most_case_numbers, "1,2,...,n scores n-2",
                                        rising_list_scores_two_less),
        list_assertion(proofs::Role::support, {2, 8, most_case_numbers},
                       "no list scores more than n-2, and only a rising or a falling one scores that",
                       only_monotone_lists_score_the_most)}},
      {"updown/overlap",
       "the source, on its two examples",
       "UDUU occurs twice in the first example, the two sharing one U; in the second, two factors of 8 U's share the "
       "middle 7",
       StatementVerdict::holds,
       ProofVerdict::none,
       "UDUU occurs at letters 3 and 6, and both have letter 6; 8 U's occur at letters 1 and 2, and both have letters "
       "2 to 8. Two places may overlap, but they differ",
       {given_assertion<PermutationCase>("UDUU occurs at letters 3 and 6 alone, and the shared letter 6 is a U",
                                         {10, {1, 7, 3, 5, 2, 9, 10, 4, 6, 8}}, has_the_places_of_the_source),
        size_assertion<PermutationCase>(
            proofs::Role::statement, 3, most_case_numbers,
            "in 1,2,...,n the n-2 U's occur at letters 1 and 2 alone, and the two share the middle n-3",
            factors_of_the_rising_list_share_the_middle),
        list_assertion(proofs::Role::statement, {1, 8, most_case_numbers},
                       "a list's score is the length of the longest factor at two places, overlapping or not",
                       score_is_the_longest_factor_at_two_places)}},
      {"updown/signature-counts",
       "beyond the source",
       "permutations by signature are A060351",
       StatementVerdict::holds,
       ProofVerdict::none,
       "",
       {size_assertion<PermutationCase>(
            proofs::Role::statement, 1, 8,
            "among the lists of n numbers, listed, each word occurs as often as the count vectors say",
            signatures_are_as_listed),
        list_assertion(proofs::Role::support, {1, 7, 14},
                       "inclusion and exclusion over its falls gives the same frequency of a list's word",
                       as_many_by_inclusion_and_exclusion)}},
      {"updown/alternating",
       "beyond the source",
       "of the words of one length the alternating ones are the most frequent, and no others",
       StatementVerdict::holds,
       ProofVerdict::none,
       "each is the word of a zigzag number of permutations, A000111",
       {size_assertion<PermutationCase>(
           proofs::Role::statement, 1, 18,
           "the alternating words alone are the most frequent, each a zigzag number of times",
           alternating_words_are_the_most_frequent)}},
  };
}

}  // namespace quadrille::updown
