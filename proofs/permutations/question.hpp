// Questions about cases of each size n, and their exhaustive checker: a predicate asked about every case, the smaller n
// first.
//
// A game says what a Case is and lists the cases of a size; here they are asked about, on boards `permutations:N`. The
// first case that breaks an assertion is the smallest if the game lists the cases of a size in order. The checker uses
// no engine of enumerate/; a predicate may call one, to compare it with a listing of its own.
//
// A position is a case. A Case begins with its n, can be made from it (`Case{n}`), and has a `to_string` in its
// namespace.
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "proofs/claim.hpp"
#include "proofs/permutations/case.hpp"

namespace quadrille::proofs {

/// The n that an assertion speaks of: from `least` on; walked to `walked`, generated to `generated`.
struct SizeRange {
  int least = 1;
  int walked = 1;
  int generated = 1;
};

/// A case with its board, as a witness has it: `permutations:3 1,3,2`.
template <class Case>
Witness case_witness(const Case& which) {
  return {permutation_board(which.n) + " " + to_string(which), which};
}

template <class Case>
class CaseQuestion : public Question {
 public:
  using Predicate = std::function<bool(const Case&)>;
  /// Returns whether there is more to ask.
  using Visit = std::function<bool(const Case&)>;

  CaseQuestion(const SizeRange& sizes, Predicate holds) : sizes_(sizes), holds_(std::move(holds)) {}

  const SizeRange& sizes() const { return sizes_; }
  bool holds(const Case& which) const { return holds_(which); }

  /// Visits every case of size n in order, until `visit` returns false. \return whether `visit` never did
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

/// About the one case that a source gives.
template <class Case>
class GivenQuestion final : public CaseQuestion<Case> {
 public:
  GivenQuestion(Case given, typename CaseQuestion<Case>::Predicate holds)
      : CaseQuestion<Case>({given.n, given.n, given.n}, std::move(holds)), given_(std::move(given)) {}

  bool for_each_case(int, const typename CaseQuestion<Case>::Visit& visit) const override { return visit(given_); }
  /// One case is no walk that a ply could end.
  std::vector<Exhaustion> exhaust(const WalkOptions& options) const override {
    return CaseQuestion<Case>::exhaust({options.board, std::nullopt, options.stop});
  }
  bool has_cases_to_generate() const override { return false; }

 private:
  Case given_;
};

/// About each n alone.
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
