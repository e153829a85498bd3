// The claims about Nim, and their form: a predicate on the number of counters of a heap.
#pragma once

#include <functional>
#include <vector>

#include "proofs/claim.hpp"

namespace quadrille::nim {

/// A question about the heaps of 0 to `walked` counters. A heap's board is `heap:COUNTERS`; its positions are heaps.
class HeapQuestion final : public proofs::Question {
 public:
  using Predicate = std::function<bool(int counters)>;
  HeapQuestion(int walked, int generated, Predicate holds)
      : walked_(walked), generated_(generated), holds_(std::move(holds)) {}

  std::vector<proofs::Exhaustion> exhaust(const proofs::WalkOptions& options) const override;
  bool has_cases_to_generate() const override { return generated_ > walked_; }

  /// The most counters of a generated case.
  int generated() const { return generated_; }
  bool holds(int counters) const { return holds_(counters); }

 private:
  int walked_;
  int generated_;
  Predicate holds_;
};

std::vector<proofs::Claim> claims();

}  // namespace quadrille::nim
