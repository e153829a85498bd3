// Counts classes and histories of Paper Soccer modulo several primes, by one pass of the engine for each prime.
// Computes the exact counts from the residues.
#include "enumerate/soccer/residues.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "enumerate/numbers/prime_field.hpp"
#include "enumerate/soccer/engine.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

constexpr std::size_t bits_of_prime = 61;  // each is above 2^61

// Calls visit(number) for each number of a row that sweeps fill.
template <class Row, class Visit>
void for_each_number(Row& row, Visit&& visit) {
  for (auto* number : {&row.histories, &row.weak_classes, &row.strong_classes, &row.goal_1, &row.goal_2, &row.blocked,
                       &row.goal_wins_1, &row.goal_wins_2, &row.blocked_wins_1, &row.blocked_wins_2}) {
    if (*number) visit(**number);
  }
}

// Numbers known modulo the product of some primes; join() extends them by one more prime (Garner's method).
class Joined {
 public:
  // Finds the numbers below the new product that have these residues too.
  void join(const std::vector<Natural>& residues, const PrimeField& field) {
    if (numbers_.empty()) numbers_.assign(residues.size(), 0);
    const std::uint64_t unit = field.inverse(field.residue(product_));
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
      const std::uint64_t missing = field.difference(field.residue(residues[i]), field.residue(numbers_[i]));
      numbers_[i] += product_ * field.product(missing, unit);
    }
    product_ *= field.prime();
  }
  // True if the numbers have these residues already.
  bool agree(const std::vector<Natural>& residues, const PrimeField& field) const {
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
      if (field.residue(residues[i]) != field.residue(numbers_[i])) return false;
    }
    return true;
  }
  const std::vector<Natural>& numbers() const { return numbers_; }

 private:
  std::vector<Natural> numbers_;
  Natural product_ = 1;
};

// The number of primes whose product exceeds every number of `bits` bits, and one more.
std::size_t primes_for(std::size_t bits) { return bits / bits_of_prime + 2; }

// The rows from passes for `primes` primes.
Counted join_passes(soccer::Engine engine, const soccer::Pitch& pitch, By by, Symmetry symmetry,
                    engines::RunOptions options, std::size_t primes, const CheckpointOfPrime& checkpoint) {
  Joined joined;
  Counted counted;
  PrimeField field = PrimeField::first();
  std::size_t done = 0;
  if (const auto observer = options.observer) {
    options.observer = [&done, observer, primes](engines::Progress at) {
      if (at.fraction) at.fraction = (static_cast<double>(done) + *at.fraction) / static_cast<double>(primes);
      observer(at);
    };
  }
  for (std::size_t number = 1; number <= primes; ++number, ++done, field = field.next()) {
    options.modulus = field.prime();
    options.checkpoint = checkpoint ? checkpoint(number, field.prime()) : std::nullopt;
    counted = count_soccer(engine, pitch, by, symmetry, options);
    if (counted.status != engines::RunStatus::complete) {
      counted.rows.clear();
      counted.last_finished_grade = -1;
      counted.reached += fmt::format(", prime {} of {}", number, primes);
      return counted;
    }
    std::vector<Natural> residues;
    for (CountRow& row : counted.rows) {
      for_each_number(row, [&](const Natural& residue) { residues.push_back(residue); });
    }
    if (number < primes) {
      joined.join(residues, field);
    } else if (!joined.agree(residues, field)) {
      refuse("", "the counts differ from the residues modulo the last prime, so a pass is wrong", "count again");
    }
  }
  auto number = joined.numbers().begin();
  std::vector<CountRow> rows;
  for (CountRow& row : counted.rows) {
    bool counts = false;
    for_each_number(row, [&](Natural& value) {
      value = *number++;
      counts = counts || value != 0;
    });
    if (counts) rows.push_back(std::move(row));
  }
  counted.rows = std::move(rows);
  return counted;
}

}  // namespace

std::size_t primes_needed(soccer::Engine engine, const soccer::Pitch& pitch) {
  const std::size_t bits = engine == soccer::Engine::trails ? std::max(bits_of_trails(pitch), bits_of_frontier(pitch))
                                                            : bits_of_frontier(pitch);
  return primes_for(bits);
}

Counted count_soccer_by_residues(soccer::Engine engine, const soccer::Pitch& pitch, By by, Symmetry symmetry,
                                 engines::RunOptions options, std::size_t primes, const CheckpointOfPrime& checkpoint) {
  const std::size_t needed = primes_needed(engine, pitch);
  if (primes < needed) {
    refuse(mention("primes") + fmt::format(" {}", primes),
           fmt::format("too few; the counts of {} take {} of 61 bits and one more as a check", to_string(pitch.name()),
                       needed - 1),
           fmt::format("give {}", needed));
  }
  return join_passes(engine, pitch, by, symmetry, std::move(options), primes, checkpoint);
}

bool residues_fit_better(const CountTask& task, const engines::RunOptions& options) {
  if (task.saved || options.ranks != nullptr) return false;
  const auto fits = [&](TrailCounters counters) {
    return cost_of_trails(task.pitch, task.by, task.last_ply, counters).bytes <= static_cast<double>(options.memory);
  };
  return !fits(TrailCounters::exact) && fits(TrailCounters::residues);
}

Counted count_soccer_trails_by_residues(const soccer::Pitch& pitch, By by, const engines::RunOptions& options) {
  constexpr soccer::Engine trails = soccer::Engine::trails;
  // If memory ends a pass, the classes remain, from the frontier.
  const auto with_classes = [&](Counted counted) {
    if (counted.status == engines::RunStatus::memory && frontier_can(by)) {
      counted.rows = count_soccer_frontier(pitch, by, Symmetry::none, options).rows;
    }
    return counted;
  };
  if (by == By::total) {
    return with_classes(join_passes(trails, pitch, by, Symmetry::none, options, primes_needed(trails, pitch), {}));
  }
  // No number of a row exceeds that of all histories, and a sweep for that alone takes little.
  engines::RunOptions whole = options;
  whole.last_grade.reset();
  const Counted total = count_soccer_trails(pitch, By::total, whole);
  if (total.status != engines::RunStatus::complete) {
    return with_classes({.status = total.status, .reached = total.reached});
  }
  const std::size_t bits = msb(*total.rows.at(0).histories) + 1;
  return with_classes(join_passes(trails, pitch, by, Symmetry::none, options, primes_for(bits), {}));
}

}  // namespace quadrille::enumerate
