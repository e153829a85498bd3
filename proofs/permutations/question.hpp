// Questions that are tried on all cases of a game up to a given size. A case is, for example, a list of the numbers 1
// to n, and n is its size. A question is a predicate on cases. Smaller cases are tried first.
//
// A game defines the type of its cases, and lists the cases of each size. The board `permutations:N` stands for all
// cases of the sizes 1 to N. If the game lists the cases of each size in order, the first case that breaks an assertion
// is the smallest. A predicate may call an engine of enumerate/ only to compare the result with a listing of the cases.
//
// In the results, the number of positions is the number of cases. A type `Case` of a game must have n as its first
// member, so that `Case{n}` makes a case of size n. The namespace of the type must have a `to_string` for cases.
#pragma once

#include <algorithm>
#include <functional>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "proofs/claim.hpp"

namespace quadrille::proofs {

// Cases that are lists of the numbers 1 to n, each once, and the boards on which such cases are walked.
//
// The boards are `permutations:N`: all n from 1 to N, in this order. A game whose positions are permutations uses these
// cases, or cases of its own that begin with them.
//
// Limits: n at most 64: the signs between neighbours then fit a machine word.

inline constexpr int most_case_numbers = 64;

struct PermutationCase {
  int n = 1;
  std::vector<int> numbers = {};  ///< the list; empty if the question is about n alone
};

/// `1,7,3`; without a list `n=3`.
std::string to_string(const PermutationCase& which);

/// `permutations:8`.
std::string permutation_board(int largest);

/// The N of `permutations:N`.
/// \throws Error (unusable_input) for any other text, and unless 1 <= N <= most_case_numbers
int parse_permutation_board(std::string_view text);

/// The list 1,2,...,n.
std::vector<int> rising_list(int n);

/// visit(numbers) for each list of the numbers 1 to n, in lexicographic order, until it returns false.
/// \return true if `visit` never returned false \complexity O(n!) visits
template <class Visit>
bool for_each_list(int n, Visit&& visit) {
  std::vector<int> numbers = rising_list(n);
  do {
    if (!visit(static_cast<const std::vector<int>&>(numbers))) return false;
  } while (std::next_permutation(numbers.begin(), numbers.end()));
  return true;
}

/// The n of an assertion: from `least`; walked to `walked`, generated to `generated`.
struct SizeRange {
  int least = 1;
  int walked = 1;
  int generated = 1;
};

/// A case with its board, as in a witness: `permutations:3 1,3,2`.
template <class Case>
Witness case_witness(const Case& which) {
  return {permutation_board(which.n) + " " + to_string(which), which};
}

template <class Case>
class CaseQuestion : public Question {
 public:
  using Predicate = std::function<bool(const Case&)>;
  /// Returns true to continue with the next case.
  using Visit = std::function<bool(const Case&)>;

  CaseQuestion(const SizeRange& sizes, Predicate holds) : sizes_(sizes), holds_(std::move(holds)) {}

  const SizeRange& sizes() const { return sizes_; }
  bool holds(const Case& which) const { return holds_(which); }

  /// Visits every case of size n in order, until `visit` returns false. \return true if `visit` never did
  virtual bool for_each_case(int n, const Visit& visit) const = 0;

  /// Walks permutations:N, by default to the largest n walked; a case has as many marks as numbers.
  std::vector<Exhaustion> exhaust(const WalkOptions& options) const override {
    const int largest = options.board.empty() ? sizes_.walked : parse_permutation_board(options.board);
    const int last = std::min(largest, options.last_ply.value_or(largest));
    Exhaustion found;
    found.board = permutation_board(largest);
    const Visit ask = [&](const Case& which) {
      found.cut_short = options.stop.stop_requested();
      if (found.cut_short) return false;
      ++found.positions;
      found.plies = which.n;
      if (holds_(which)) return true;
      found.witness = case_witness(which);
      return false;
    };
    bool asks_on = true;
    for (int n = sizes_.least; n <= last && asks_on; ++n) asks_on = for_each_case(n, ask);
    found.whole = asks_on && last == largest;
    return {std::move(found)};
  }

 private:
  SizeRange sizes_;
  Predicate holds_;
};

/// A question about the one case that a source gives.
template <class Case>
class GivenQuestion final : public CaseQuestion<Case> {
 public:
  GivenQuestion(Case given, typename CaseQuestion<Case>::Predicate holds)
      : CaseQuestion<Case>({given.n, given.n, given.n}, std::move(holds)), given_(std::move(given)) {}

  bool for_each_case(int, const typename CaseQuestion<Case>::Visit& visit) const override { return visit(given_); }
  /// Ignores last_ply: one case is no walk that a ply could end.
  std::vector<Exhaustion> exhaust(const WalkOptions& options) const override {
    return CaseQuestion<Case>::exhaust({options.board, std::nullopt, options.stop});
  }
  bool has_cases_to_generate() const override { return false; }

 private:
  Case given_;
};

/// A question about each n alone.
template <class Case>
class SizeQuestion final : public CaseQuestion<Case> {
 public:
  using CaseQuestion<Case>::CaseQuestion;
  bool for_each_case(int n, const typename CaseQuestion<Case>::Visit& visit) const override { return visit(Case{n}); }
  bool has_cases_to_generate() const override { return false; }
};

/// An assertion about the one case that the source gives.
template <class Case>
Assertion given_assertion(std::string text, Case given, std::function<bool(const Case&)> holds) {
  return make_assertion(Role::statement, std::move(text), GivenQuestion<Case>(std::move(given), std::move(holds)));
}

/// An assertion about each n from `least` to `most`, all of which are walked.
template <class Case>
Assertion size_assertion(Role role, int least, int most, std::string text, std::function<bool(const Case&)> holds) {
  return make_assertion(role, std::move(text), SizeQuestion<Case>({least, most, most}, std::move(holds)));
}

}  // namespace quadrille::proofs
